"""What lemures bring to the buttons: raising them, and releasing the spells they carry."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from hellassist.app.words import power_words
from hellassist.geometry import Point
from hellassist.gui.looks.spoken import texts
from hellassist.gui.offers import power_doings
from hellassist.gui.offers.doing import Doing, refusal, said
from hellassist.rules.combat import close
from hellassist.rules.commands import Invoke, ReleaseSpell
from hellassist.rules.commands.invoking import carried_by
from hellassist.rules.game import Game, Power, Unit
from hellassist.rules.powers import invoking, lemures
from hellassist.rules.powers.power_cards import printed
from hellassist.rules.profile import in_language
from hellassist.rules.refusal import Refused
from hellassist.said import QT_TRANSLATE_NOOP as N

STEPS = 72
"""Places around a base that are tried for a lemure."""


def around(unit: Unit, lemure: Unit) -> tuple[Point, ...]:
    """Places where the lemure's base would touch the unit's, once around it."""
    reach, at = unit.profile.radius + lemure.profile.radius, unit.base.at
    angles = (2 * pi * step / STEPS for step in range(STEPS))
    return tuple(Point(at.x + reach * cos(angle), at.y + reach * sin(angle)) for angle in angles)


def may_stand(game: Game, unit: Unit, lemure: Unit, at: Point) -> bool:
    """Whether the lemure can be put down there (LE-06)."""
    try:
        invoking.place(game, unit, lemure, at)
    except Refused:
        return False
    return True


def raising(game: Game, unit: Unit) -> Iterator[Doing]:
    """The button of an Infernalist for whom there are lemures in the battle."""
    limits = unit.profile.infernalist
    pool = [each for each in game.units.values() if lemures.may_be_invoked(game, each)]
    if limits is None or not pool or not unit.profile.spells:
        return
    tip = said(
        N("doings", "On the table {0} of {1}, raised {2} of {3}"),
        len(lemures.controlled_by(game, unit)),
        limits.at_once,
        lemures.invoked_by(unit),
        limits.in_all,
    )
    lemure = next(iter(lemures.available(game, unit)), pool[0])
    spots = around(unit, lemure)
    at = next((spot for spot in spots if may_stand(game, unit, lemure, spot)), spots[0])
    enemy = next((each.id for each in close.may_fight_against(game, unit)), None)
    refused = refusal(game, Invoke(unit.id, lemure.id, 0, at, enemy))
    yield Doing("raise", said(N("doings", "Raise a lemure…")), panel="raise", refused=refused, tip=tip)


def releasing(game: Game, unit: Unit) -> Iterator[Doing]:
    """The button of a lemure for the spell it carries, with the units it is meant for."""
    try:
        bearer, number = carried_by(game, unit)
    except Refused:
        return
    what, spoken = printed(bearer, Power("spell", number)), texts()
    text = said(N("doings", "Release “{0}”"), power_words.name_of(what.names, spoken))
    tip = power_doings.tip_of(what, spoken) or in_language(what.text, spoken.language)
    at = unit.at if what.aim is not None and what.aim.who == "point" else None
    ways = [ReleaseSpell(unit.id, targets, at) for targets in power_doings.targets_of(game, unit, what)]
    command = next((way for way in ways if refusal(game, way) is None), ways[0] if ways else None)
    why = refusal(game, command or ReleaseSpell(unit.id))
    yield Doing("release", said(N("doings", "{0}…"), text), panel="release", refused=why, tip=tip)
