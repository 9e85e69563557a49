"""Facts of every kind and every shape."""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from hellassist.rules.editions import CORE, POSSIBLE, Edition
from hellassist.rules.events import BattleSetUp, Noted, PhaseBegan, TurnBegan
from hellassist.rules.game import Company
from hellassist.store.log import Logged
from tests.scene import Scene, weapon


def any_of(hint: Any) -> st.SearchStrategy[Any]:
    """Every value the annotation allows and JSON can hold."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return st.sampled_from(args)
    if origin in (Union, types.UnionType):
        return st.one_of(*(any_of(one) for one in args))
    if origin is tuple and args[1:] == (Ellipsis,):
        return st.lists(any_of(args[0]), max_size=2).map(tuple)
    if origin is tuple:
        return st.tuples(*(any_of(one) for one in args))
    if origin is frozenset:
        return st.frozensets(any_of(args[0]), max_size=3)
    if origin is not None and issubclass(origin, Mapping):
        return st.dictionaries(any_of(args[0]), any_of(args[1]), max_size=2)
    if is_dataclass(hint) or hasattr(hint, "_fields"):
        hints = get_type_hints(hint)
        names = [part.name for part in fields(hint)] if is_dataclass(hint) else hint._fields
        parts = {name: any_of(hints[name]) for name in names}
        if hint is Edition:
            low, high = POSSIBLE["highest_defence"]
            parts |= {
                "fathom_mm": st.floats(*POSSIBLE["fathom_mm"]),
                "highest_defence": st.integers(int(low), int(high)),
            }
        return st.builds(hint, **parts)
    if hint is float:
        return st.floats(allow_nan=False, allow_infinity=False)
    return st.from_type(hint)


def set_up(name: str = "Duel at the ford") -> BattleSetUp:
    """Two Companies of two units."""
    scene = Scene(command=(4, 3))
    scene.unit("captain", name="Capitaine Éloi", rank="officer", cmd=(4, 3), life=(6, 2), at=(6.5, 13.2))
    scene.unit("trooper", at=(10, 10), weapons=(weapon(types=("sword",)),), keywords=("christian", "papist"))
    scene.enemy(
        "samael", name="Самаэль", rank="officer", cmd=4, base="extra_large", life=(10, 3), at=(25, 8.5)
    )
    scene.enemy("damned", at=(17, 10.8), states=("stunned",), abilities=("fear", ("lunge", 2)))
    companies: tuple[Company, ...] = tuple(scene.game.companies.values())
    return BattleSetUp(name, CORE, 750.0, 750.0, (), companies, tuple(scene.game.units.values()), turns=6)


def opening(name: str = "Duel at the ford") -> list[tuple[Logged, ...]]:
    """The facts of the first commands of a battle."""
    return [(set_up(name),), (TurnBegan(1), PhaseBegan("upkeep")), (Noted("Début, 1,5 — начало"),)]
