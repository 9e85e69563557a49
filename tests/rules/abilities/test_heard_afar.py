"""Who may speak of an attack: the two units, those that touch them, and what is registered to be heard from afar."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hellassist.rules import hooks, stats
from hellassist.rules.combat import strike
from hellassist.rules.game import Action, Declaration, StateOn
from hellassist.rules.hooks import Hook
from hellassist.rules.moments import Holder, StatMoment
from hellassist.rules.profile import Ability, Stat
from hellassist.rules.requests import Side
from tests.rules.ranged import blaster, bow
from tests.scene import Scene, weapon

RULES = Path(hooks.__file__).parent
ACTIONS: tuple[Action, ...] = (
    "attack",
    "charge",
    "melee",
    "retreat",
    "concentration",
    "focus",
    "shoot",
    "none",
)
WORDS = ("", "foe", "fire", "attack", "defense", "close", "ranged", "life drain")
STATS: tuple[Stat, ...] = ("mvt", "cbt", "shs", "def", "pr", "fth", "cmd")


def asked_of_speakers() -> dict[str, Hook[Any, Any]]:
    """The hooks that the rules ask of all that may speak of an attack or a stat."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))
    names = set(re.findall(r"hooks\.([A-Z_]+)\.ask\((?:[^()]|\([^()]*\))*?\bspeakers\(", sources, re.DOTALL))
    return {name: getattr(hooks, name) for name in names}


HOOKS = asked_of_speakers()
SPOKEN = [(name, key) for name, hook in sorted(HOOKS.items()) for key in sorted(hook._handlers)]


def test_the_hooks_are_found() -> None:
    assert {"STAT", "ATTACK_DICE", "DEFENCE", "PROTECTION", "TRAITS", "WAIVED", "NO_TARGET"} <= set(HOOKS)
    assert ("ATTACK_DICE", "charisma") in SPOKEN


def beside(source: random.Random, key: str) -> tuple[Scene, Holder]:
    """E fights F; Z stands near or far, touches neither, and has the ability or is in the state."""
    states = ("stunned", "knocked_down", "brave", "pain", "berserk")
    scene = Scene()
    for name, player, at in (("E", "A", (10, 10)), ("F", "B", (11.2, 10))):
        scene.unit(
            name,
            player=player,  # type: ignore[arg-type]
            at=at,
            shs=3,
            keywords=("foe",),
            states=tuple(source.sample(states, source.randint(0, 1))),
            weapons=(weapon(types=("fire",)), bow(), blaster("impact")),
            status=source.choice(("waiting", "acted")),
        )
    angle = source.choice(((0, 1), (1, 1), (-1, -1), (0, -1)))
    away = source.choice((1.6, 2.0, 3.5, 9.0))
    scene.unit(
        "Z",
        player=source.choice("AB"),  # type: ignore[arg-type]
        at=(10.6 + angle[0] * away, 10 + angle[1] * away),
        keywords=("foe",),
        life_now=source.choice((4, 1)),
    )
    return scene, Holder(scene["Z"], Ability(key, source.randint(1, 4), source.choice(WORDS)))


def said_afar(name: str, key: str) -> list[object]:
    """All that Z says in many attacks of E and F, and of the stats of both."""
    source, said = random.Random(f"{name} {key}"), list[object]()
    hook = HOOKS[name]
    for _ in range(40):
        scene, holder = beside(source, key)
        if name == "STAT":
            moments: list[Any] = [
                StatMoment(scene.game, scene[unit], stat) for unit in "EF" for stat in STATS
            ]
        else:
            close = Declaration("close", "E", "F", source.choice(ACTIONS), one_sided=source.random() < 0.3)
            far = Declaration("shot", "E", "F", "shoot", one_sided=True, weapon=0, covered=True)
            moments = []
            sides: tuple[Side, Side] = (0, 1)
            for declared in (close, far, replace(far, kind="blast", weapon=1)):
                for side in sides:
                    bare = strike.moment(scene.game, declared, side)
                    moments += [
                        replace(bare, weapon=each, damage_type="fire") for each in bare.unit.profile.weapons
                    ]
        for moment in moments:
            said += hook.ask(moment, (holder,))
    return said


@pytest.mark.parametrize(("name", "key"), SPOKEN)
def test_only_what_is_registered_so_speaks_of_units_it_does_not_touch(name: str, key: str) -> None:
    if key not in hooks.AFAR:
        assert said_afar(name, key) == []


def test_what_is_heard_from_afar_says_something() -> None:
    for key in hooks.AFAR:
        assert any(said_afar(name, key) for name, other in SPOKEN if other == key)


def crowd(*, many: bool) -> Scene:
    """E fights F, who is touched by an ally of E and a terrible one; far off stand a Charismatic one and others."""
    scene = Scene().unit("E").enemy("F", abilities=(("combat_sense", 1),), states=(StateOn("stunned"),))
    scene.unit("S").touch("S", "F", (0, 1))
    scene.enemy("T", abilities=(("terror", 2),)).touch("T", "E", (0, -1))
    scene.unit("C", at=(8, 12), abilities=(("charisma", 1),))
    for index in range(12 if many else 0):
        scene.unit(f"N{index}", at=(2 + 2 * index, 25), abilities=(("combat_sense", 1), ("fury", 1)))
    return scene


def test_a_crowd_that_has_nothing_to_say_changes_nothing() -> None:
    few, many = crowd(many=False), crowd(many=True)
    assert few.sequence("E", "F") == many.sequence("E", "F")
    for scene in (few, many):
        at = strike.moment(scene.game, scene.declared("E", "F"), 0)
        told = {(each.source, each.amount) for each in strike.dice_modifiers(at)}
        assert told == {("charisma", 1), ("terror", -2), ("support", 1)}
        assert [each.source for each in stats.modifiers(scene.game, scene["F"], "def")] == ["stunned"]
    speaking = {holder.unit.id for holder in stats.speakers(many.game, many["E"], many["F"])}
    assert speaking == {"F", "T", "C"}
