"""Orders and auras for tests, in a line each, and units that have them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.catalogue.power_parts import AuraCard, OrderCard
from hellassist.rules import stats
from hellassist.rules.commands import MoveUnit, NextTurn
from hellassist.rules.game import Player, Power
from hellassist.rules.profile import Act, Aura, Order, Stat
from hellassist.rules.refusal import Refused
from tests.scene import Scene

ORDER, AURA = Power("order"), Power("aura")
MUSLIMS = "Temporary • Active • 4 fathom radius • Lingering • Muslims"


def stat(name: Stat, amount: int, on: Any = "self", **more: Any) -> Act:
    """A bonus or penalty."""
    return Act("stat", on, name, amount, **more)


def order(header: str, *acts: Act, name: str = "Command", **more: Any) -> Order:
    """An order with the header as a card prints it."""
    made = OrderCard.model_validate({"name": name, "header": header, **more}).order()
    return replace(made, acts=acts)


def aura(header: str, *acts: Act, name: str = "Inspiration Aura", **more: Any) -> Aura:
    """An aura with the header as a card prints it; by default the rulebook's: +1 CBT."""
    made = AuraCard.model_validate({"name": name, "header": header, **more}).aura()
    return replace(made, acts=acts or (stat("cbt", 1, "units"),))


def now(scene: Scene, key: str, name: Stat = "cbt") -> int | None:
    """The value of a stat."""
    return stats.value(scene.game, scene[key], name)


def refusal(scene: Scene, command: Any) -> tuple[str, str]:
    """Reason and rule with which it is refused now; nothing has changed."""
    before = scene.game
    with pytest.raises(Refused) as caught:
        scene.do(command)
    assert scene.game is before
    return caught.value.reason, caught.value.rule


def pool(scene: Scene, player: Player = "A") -> tuple[int, int]:
    """Basic and current Command."""
    company = scene.game.companies[player]
    return company.basic, company.current


def officer(*headers: str, command: int = 7, **card: Any) -> Scene:
    """E with an order for each header: +1 CBT for itself until the end of the turn; F far away, to act next."""
    orders = tuple(
        order(header, stat("cbt", 1), name=f"Order {place}") for place, header in enumerate(headers)
    )
    card.setdefault("orders", orders)
    return Scene(command=(command, 7)).unit("E", **card).enemy("F", at=(25, 25))


def engaged(*headers: str, enemy: Any = None, **card: Any) -> Scene:
    """The same with F beside E."""
    scene = officer(*headers, **card)
    return scene.enemy("F", **(enemy or {}))


def next_turn(scene: Scene) -> Scene:
    """Everybody is done, and the next turn has begun with A to act."""
    for key, unit in scene.game.units.items():
        scene.game = replace(scene.game, units={**scene.game.units, key: replace(unit, status="acted")})
    scene.changed(activation=None)
    scene.do(NextTurn())
    return scene.changed(to_act="A")


def commander(*acts: Act, header: str = "Active", command: int = 7, **card: Any) -> Scene:
    """E at (10, 10) with one order; F of the other side far away."""
    return officer(command=command, orders=(order(header, *acts),), **card)


def refusal_of_move(scene: Scene, spot: tuple[float, float]) -> str:
    """Why E may not move to the spot, in fathoms."""
    return refusal(scene, MoveUnit("E", scene.path(spot, unit="E")))[0]
