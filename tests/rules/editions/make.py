"""Scenes and Companies of an edition, in a line or two."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.catalogue.cards import Card
from hellassist.catalogue.company import CompanyEntry, CompanyList, faults
from hellassist.catalogue.power_parts import AuraCard, OrderCard, SpellCard
from hellassist.catalogue.shelf import Catalogue
from hellassist.rules.commands import Activate, Command, EndActivation
from hellassist.rules.editions import FRENCH_EFFECTS, RUSSIAN, Edition
from hellassist.rules.game import Power
from hellassist.rules.moves.movement import Move, judge
from hellassist.rules.profile import Act, Aura, Order, Spell
from hellassist.rules.refusal import Refused
from tests.scene import Scene


def russian(**scene: Any) -> Scene:
    """A scene by the Russian rules."""
    return Scene(edition=RUSSIAN, **scene)


def french(**scene: Any) -> Scene:
    """A scene by the French chapter on effects."""
    return Scene(edition=FRENCH_EFFECTS, **scene)


def by(edition: Edition, **scene: Any) -> Scene:
    """A scene by another edition."""
    return Scene(edition=edition, **scene)


def refused(scene: Scene, command: Command) -> str:
    """The reason for which it is refused; nothing has changed."""
    before = scene.game
    with pytest.raises(Refused) as no:
        scene.do(command)
    assert scene.game is before
    return no.value.reason


def going(scene: Scene, *spots: tuple[float, float], unit: str = "E", announced: Any = "") -> Move:
    """The unit's move over these spots, in fathoms."""
    return judge(scene.game, unit, scene.path(*spots, unit=unit), announced)


def why(move: Move) -> str:
    """The reason for which the move may not be."""
    assert move.refusal is not None
    return move.refusal.reason


def act(scene: Scene, *units: str) -> Scene:
    """Each begins its activation, does nothing and is done."""
    for unit in units:
        scene.do(Activate(unit))
        scene.do(EndActivation())
    return scene


def broken(
    edition: Edition, faction: str, *hired: tuple[Card, int], points: int = 200
) -> list[tuple[str, str]]:
    """The rules that a Company breaks in the edition, each with the reason."""
    entries = tuple(CompanyEntry(card=card.id, count=count) for card, count in hired)
    company = CompanyList(name="test", faction=faction, points=points, entries=entries)
    found = faults(company, Catalogue(card for card, _ in hired), edition)
    return [(fault.rule, fault.reason) for fault in found]


FREE = "Libre - 1 PC - un combattant allié - Illimité"
ITSELF = Power("uncategorised")


def order(header: str, *acts: Act, name: str = "Command", **more: Any) -> Order:
    """An order with a header of four fields."""
    made = OrderCard.model_validate({"name": name, "header": header, "text": "It works.", **more}).order()
    return replace(made, acts=acts)


def aura(header: str, *acts: Act, name: str = "Light", **more: Any) -> Aura:
    """An aura with a header of three fields."""
    made = AuraCard.model_validate({"name": name, "header": header, "text": "It works.", **more}).aura()
    return replace(made, acts=acts)


def spell(header: str, *acts: Act, name: str = "Burst", **more: Any) -> Spell:
    """A spell with a header of three fields."""
    made = SpellCard.model_validate({"name": name, "header": header, "text": "It works.", **more}).spell()
    return replace(made, acts=acts)


def commanding(*orders: Order, command: int = 7, edition: Edition = FRENCH_EFFECTS, **card: Any) -> Scene:
    """E at (10, 10) with these orders; F of the other side far away."""
    scene = by(edition, command=(command, 7)).unit("E", orders=orders, **card)
    return scene.enemy("F", at=(25, 25))
