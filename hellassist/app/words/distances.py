"""How far all others stand from a unit, and what each enemy could do to it if it were its move."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hellassist import geometry
from hellassist.app.words import words
from hellassist.app.words.texts import Texts
from hellassist.rules.game import Action, Game, Unit
from hellassist.rules.moves import contacts, reach
from hellassist.rules.profile import Weapon
from hellassist.rules.refusal import Refused
from hellassist.rules.shots import shooter, shot
from hellassist.rules.shots.shot import Band
from hellassist.said import QT_TRANSLATE_NOOP as N


@dataclass(frozen=True, slots=True)
class Away:
    """Another unit, and how far off it is from edge to edge, in fathoms."""

    unit: str
    distance: float
    enemy: bool


def from_unit(game: Game, unit: Unit) -> tuple[Away, ...]:
    """All others on the table, the nearest first (BA-05)."""
    others = (other for other in game.on_table() if other.id != unit.id)
    found = [
        Away(
            other.id,
            max(geometry.gap(unit.base, other.base), 0.0) / game.fathom,
            other.controller != unit.controller,
        )
        for other in others
    ]
    return tuple(sorted(found, key=lambda away: (away.distance, away.unit)))


def on_its_move(game: Game, unit: Unit) -> Game:
    """The battle as if it were this unit's move, with nothing done yet."""
    waiting = replace(unit, status="waiting", activations=0)
    return replace(
        game,
        phase="action",
        to_act=unit.controller,
        activation=None,
        attack=None,
        units={**game.units, unit.id: waiting},
    )


def assault(game: Game, enemy: Unit, unit: Unit) -> Action | None:
    """By what action the enemy could come into contact with the unit (AC-10, AC-13); None if it could not."""
    there = on_its_move(game, enemy)
    if reach.refusal(there, there.unit(enemy.id)) is not None:
        return None
    move = contacts.contact_move(there, there.unit(enemy.id), there.unit(unit.id))
    return None if move is None else move.action


def fire(game: Game, enemy: Unit, unit: Unit) -> Band | None:
    """In which band the enemy's first weapon that is ready has the unit (RG-19); None where none has."""
    if enemy.profile.shs is None:
        return None
    for index, weapon in enumerate(shooter.ranged(enemy)):
        if weapon.table and _is_ready(game, enemy, index):
            return _band(game, enemy, unit, index, weapon)
    return None


def _is_ready(game: Game, enemy: Unit, index: int) -> bool:
    try:
        shooter.check_shooter(game, enemy, index)
    except Refused:
        return False
    return True


def _band(game: Game, enemy: Unit, unit: Unit, index: int, weapon: Weapon) -> Band | None:
    away, limit = shot.shooting_distance(game, enemy, unit), shooter.farthest(game, enemy, index)
    if limit is not None and not geometry.within(away * game.fathom, limit * game.fathom):
        return None
    return shot.band_at(game, weapon, away)


def told(game: Game, enemy: Unit, unit: Unit, texts: Texts) -> str:
    """What the enemy could do to the unit, in a line; "" if it could do nothing."""
    parts = []
    if geometry.in_contact(enemy.base, unit.base):
        parts.append(texts.translate("distances", N("distances", "in contact")))
    else:
        action = assault(game, enemy, unit)
        if action is not None:
            parts.append(texts.translate("distances", SAID.get(action, SAID["attack"])))
    band = fire(game, enemy, unit)
    if band is not None:
        text = texts.translate("distances", N("distances", "could shoot: {band}, {difficulty}"))
        name = texts.word(words.BANDS, band.name)
        parts.append(text.format(band=name, difficulty=band.difficulty))
    return " · ".join(parts)


SAID = {
    "attack": N("distances", "could attack"),
    "charge": N("distances", "could charge"),
}
