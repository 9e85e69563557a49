"""Who touches whom, who is engaged, and how far a control area reaches (BA-10 to BA-16, TD-30)."""

from __future__ import annotations

from hellassist import geometry
from hellassist.rules import hooks
from hellassist.rules.game import Game, Unit
from hellassist.rules.moments import Holder, StatMoment, UnitMoment
from hellassist.rules.profile import BASES_MM, Ability
from hellassist.rules.remembered import by_identities, by_identity

LARGEST_RADIUS = max(BASES_MM.values()) / 2


@by_identity(1024)
def holders(unit: Unit) -> tuple[Holder, ...]:
    """What speaks for a unit: its printed abilities, then the states it feels."""
    return (*[Holder(unit, ability) for ability in unit.profile.abilities], *felt(unit))


@by_identity(1024)
def felt(unit: Unit) -> tuple[Holder, ...]:
    """The states that the unit feels: those on it, Wounded where it follows from LP, and what these bring with them.

    Left out are those that an ability or another state keeps from having any effect (ST-015, SA-096).
    """
    lying = [Ability(state.id, state.x, state.kind) for state in unit.all_states]
    if unit.wounded and not any(ability.id == "wounded" for ability in lying):
        lying.append(Ability("wounded"))
    if not lying:
        return ()
    printed = [Holder(unit, ability) for ability in unit.profile.abilities]
    lying = _left(unit, lying, printed)
    while True:
        moment = UnitMoment(unit, frozenset(ability.id for ability in lying))
        speaking = (*printed, *(Holder(unit, ability) for ability in lying))
        more = sorted({*hooks.IMPLIED.ask(moment, speaking)} - moment.states)
        if not more:
            break
        lying += [Ability(state) for state in more]
    return tuple(
        Holder(unit, ability) for ability in _left(unit, lying, [Holder(unit, ability) for ability in lying])
    )


def _left(unit: Unit, lying: list[Ability], speaking: list[Holder]) -> list[Ability]:
    moment = UnitMoment(unit, frozenset(ability.id for ability in lying))
    void = hooks.SUPPRESSED.ask(moment, speaking)
    return [ability for ability in lying if ability.id not in void]


def feels(unit: Unit, state: str) -> bool:
    """Whether the unit feels the state now."""
    return any(holder.ability.id == state for holder in felt(unit))


def touches(a: Unit, b: Unit) -> bool:
    """Whether the two bases touch on the table (BA-10). Too great a height between them: no (CC-31)."""
    return a.on_table and b.on_table and is_level(a, b) and geometry.in_contact(a.base, b.base)


def is_level(a: Unit, b: Unit) -> bool:
    """Whether no height stands between two units that would keep them from touching (CC-31)."""
    lower, higher = (a, b) if a.height <= b.height else (b, a)
    return higher.height - lower.height <= lower.profile.tallness + 1e-9


@by_identities(64)
def touching(game: Game, unit: Unit) -> tuple[Unit, ...]:
    """All other units whose bases touch the unit's, in the order of the game."""
    if not unit.on_table:
        return ()
    x, y = unit.base.at
    near = (
        unit.profile.radius + LARGEST_RADIUS + 1.0
    )  # who is farther off along one axis need not be measured
    return tuple(
        [
            other
            for other in game.units.values()
            if (at := other.at) is not None
            and -near <= at[0] - x <= near
            and -near <= at[1] - y <= near
            and other.id != unit.id
            and touches(unit, other)
        ]
    )


def touching_enemies(game: Game, unit: Unit) -> tuple[Unit, ...]:
    """The enemies whose bases touch the unit's."""
    return tuple(other for other in touching(game, unit) if other.controller != unit.controller)


def is_helpless(game: Game, unit: Unit) -> bool:
    """Whether contact with the unit is non-reciprocal: it suffers it, its enemies only benefit (ST-061)."""
    return bool(hooks.HELPLESS.ask(StatMoment(game, unit, "def"), holders(unit)))


def affects(game: Game, unit: Unit, other: Unit) -> bool:
    """Whether *other* feels what *unit* does by contact: a helpless one is in contact with nobody (ST-063, ST-064)."""
    return touches(unit, other) and not is_helpless(game, unit)


def opponents(game: Game, unit: Unit) -> tuple[Unit, ...]:
    """The enemies that engage the unit: those touching it, but for helpless ones (BA-11, ST-062, ST-066)."""
    if is_helpless(game, unit):
        return touching_enemies(game, unit)
    return tuple(enemy for enemy in touching_enemies(game, unit) if not is_helpless(game, enemy))


def is_engaged(game: Game, unit: Unit) -> bool:
    """Engaged or free: always exactly one of the two (TD-30). Touching only allies does not engage (BA-11)."""
    return bool(opponents(game, unit))


def control_reach(game: Game, unit: Unit, against: Unit | None = None) -> float:
    """How far the control area reaches from the edge of the base, in millimetres; 0 where there is none.

    One fathom (BA-12) unless an ability or state says otherwise (BA-13); none while engaged (BA-14). *against* is the
    enemy that is to heed it, where that matters (SA-091). Weapons count while they are carried (SA-002).
    """
    if not unit.on_table:
        return 0.0
    carried = (Holder(unit, ability) for weapon in unit.profile.weapons for ability in weapon.abilities)
    said = hooks.CONTROL_AREA.ask(StatMoment(game, unit, "def"), (*holders(unit), *carried))
    said = tuple(
        word for word in said if not word.keyword or (against and against.profile.has_keyword(word.keyword))
    )
    if any(word.none for word in said):
        return 0.0
    if is_engaged(game, unit) and not any(word.even_engaged for word in said):
        return 0.0
    reaches = [word.reach for word in said if word.reach is not None]
    return game.fathom * max(reaches, default=1.0)


def controllers_at(game: Game, unit: Unit) -> tuple[Unit, ...]:
    """The enemies in whose control area the unit stands (BA-12, BA-16)."""
    return tuple(
        enemy
        for enemy in game.enemies_of(unit)
        if (reach := control_reach(game, enemy, unit)) > 0
        and geometry.within(geometry.gap(enemy.base, unit.base), reach)
    )
