"""The current value of a stat, with what made it so. The one place where stats are worked out."""

from __future__ import annotations

from hellassist.rules import hooks
from hellassist.rules.contact import feels, felt, holders, touching
from hellassist.rules.game import Game, Unit
from hellassist.rules.hooks import Speakers
from hellassist.rules.modifiers import Modifier, counting, total
from hellassist.rules.moments import StatMoment
from hellassist.rules.powers import running
from hellassist.rules.profile import Score, Stat
from hellassist.rules.remembered import by_identity

FLOORS: dict[Stat, int] = {"def": 1}
"""Stats stop at 0 (ST-004), DEF at 1 (ST-005)."""


def speakers(game: Game, unit: Unit, foe: Unit | None = None) -> Speakers:
    """The abilities and states that can speak of the two, or of the one alone, in the order of the units.

    Their own, those of whoever touches them, and all that speak from afar.
    """
    known = _speakers_in(game)
    pair = (unit.id, "" if foe is None else foe.id) if len(game.units) > FEW else ("", "")
    found = known.get(pair)
    if found is None:
        standing = [each for each in game.units.values() if each.on_table]
        if len(game.units) > FEW:
            near = {each.id for one in (unit, foe) if one is not None for each in (one, *touching(game, one))}
            near |= _afar(game)
            standing = [each for each in standing if each.id in near]
        found = Speakers([holder for each in standing for holder in holders(each)])
        known[pair] = found
        if foe is not None:
            known[pair[1], pair[0]] = found
    return found


FEW = 6
"""Among so many units it is quicker to ask all of them."""


@by_identity(4)
def _speakers_in(game: Game) -> dict[tuple[str, str], Speakers]:  # noqa: ARG001
    """Who speaks of whom in the battle, as far as it was asked: one attack asks dozens of times."""
    return {}


@by_identity(4)
def _afar(game: Game) -> frozenset[str]:
    return frozenset([unit.id for unit in game.units.values() if speaks_afar(unit) and unit.on_table])


def speaks_afar(unit: Unit) -> bool:
    """Whether abilities or states of the unit may speak of units that it does not touch."""
    heard = hooks.AFAR
    for ability in unit.profile.abilities:
        if ability.id in heard:
            return True
    return (
        any(holder.ability.id in heard for holder in felt(unit)) if unit.all_states or unit.wounded else False
    )


def printed(game: Game, unit: Unit, score: Score) -> int:
    """The red value, or the green one of a Wounded unit that has one (UN-22)."""
    if score.green is None or not game.edition.green_replaces_wounded or not feels(unit, "wounded"):
        return score.red
    return score.green


def modifiers(game: Game, unit: Unit, stat: Stat) -> tuple[Modifier, ...]:
    """Every modifier on the stat now, each with its source and rule."""
    said: tuple[Modifier, ...] = ()
    if hooks.STAT.is_heard(speakers(game, unit)):
        said = hooks.STAT.ask(StatMoment(game, unit, stat), speakers(game, unit))
    by_powers = running.modifiers(game, unit, stat)
    return counting((*said, *by_powers)) if said or by_powers else ()


def cap(game: Game, stat: Stat) -> int | None:
    """DEF is capped, nothing else (UN-20)."""
    return game.edition.highest_defence if stat == "def" else None


def value(game: Game, unit: Unit, stat: Stat) -> int | None:
    """The stat as it counts now; None if the card does not print it: no bonus makes up for that (UN-15)."""
    score = unit.profile.score(stat)
    if score is None:
        return None
    return total(
        printed(game, unit, score), modifiers(game, unit, stat), FLOORS.get(stat, 0), cap(game, stat)
    )
