"""The odds of many sequences at a glance: what every unit of one side has in store against every enemy.

A pair is worked out again only when something has changed that bears on it: one of the two, whoever touches one of them
or would, whoever speaks from afar, or the battle beside its units.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from hellassist.geometry import Point, distance
from hellassist.rules import stats
from hellassist.rules.combat import close
from hellassist.rules.combat.attack import Attack
from hellassist.rules.combat.strike import can_fight, is_one_sided
from hellassist.rules.contact import LARGEST_RADIUS
from hellassist.rules.game import PLAYERS, Action, Declaration, Game, Player, Unit
from hellassist.rules.odds.odds import lost_by_points
from hellassist.rules.odds.policies import OneSided, most_damage
from hellassist.rules.powers.vae import MOST_IN_ONE_ATTACK, knows_vae_orders, points_available
from hellassist.rules.requests import ATTACKER, DEFENDER

Pair = tuple[str, str]
"""The ids of attacker and defender."""
NEAR_MM = 0.1
"""Who is this near may touch: more than any rounding, less than any tape shows."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What one sequence has in store for 0, 1 … points of vae victis, as many as can be spent.

    *fells* is the chance that the attacker fells the defender, *falls* that it falls itself.
    """

    fells: tuple[Fraction, ...]
    falls: tuple[Fraction, ...]


def prospect(
    game: Game, attacker: Unit, defender: Unit, action: Action = "attack", policy: OneSided = most_damage
) -> Prospect:
    """What a sequence has in store if the attacker comes straight at the defender, or fights it where it touches it."""
    spot = _meeting(attacker, defender)
    there = replace(game, units={**game.units, attacker.id: replace(attacker, at=spot)})
    return _prospect(_attack(there, attacker, defender, action), policy)


def _attack(there: Game, attacker: Unit, defender: Unit, action: Action) -> Attack:
    one_sided = is_one_sided(there, defender)
    return close.begin(there, Declaration("close", attacker.id, defender.id, action, one_sided=one_sided))


def _prospect(attack: Attack, policy: OneSided) -> Prospect:
    attacker, defender = attack.strikes
    most = min(attack.strikes[0].command, MOST_IN_ONE_ATTACK)
    lost = lost_by_points(attack, most, policy)
    return Prospect(
        fells=tuple([each.at_least(1, defender.life) for each in lost]),
        falls=tuple([each.at_least(0, attacker.life) for each in lost]),
    )


def _meeting(attacker: Unit, defender: Unit) -> Point:
    """Where the attacker touches the defender if it comes straight at it; where it stands if it touches it already."""
    start, end = attacker.base.at, defender.base.at
    whole, apart = distance(start, end), attacker.profile.radius + defender.profile.radius
    if whole <= apart:
        return start
    return Point(end.x + (start.x - end.x) * apart / whole, end.y + (start.y - end.y) * apart / whole)


@dataclass(frozen=True, slots=True)
class _Known:
    frame: tuple[object, ...]
    afar: frozenset[str]
    units: Mapping[str, Unit]
    found: Mapping[Pair, Prospect]


class OddsMap:
    """Remembers what it has worked out last: ask the same map again after a change."""

    def __init__(self, policy: OneSided = most_damage) -> None:
        self.policy = policy
        self.worked_out = 0
        """How many pairs had to be worked out the last time."""
        self._known: dict[tuple[Player, Action], _Known] = {}

    def of(self, game: Game, player: Player, action: Action = "attack") -> Mapping[Pair, Prospect]:
        """Each of the player's units that can fight against each enemy on the table, as if it came straight at it."""
        frame, known = _frame(game), self._known.get((player, action))
        old: Mapping[Pair, Prospect] = {}
        changed: Sequence[Unit] = ()
        afar = _heard_afar(game)
        if known is not None and known.frame == frame:
            changed = _changed(known.units, game.units)
            if afar.isdisjoint([unit.id for unit in changed]) and afar == known.afar:
                old = known.found
        self.worked_out = 0
        found: dict[Pair, Prospect] = {}
        about = _About(game, afar, changed)
        for attacker, defender in _pairs(game, player):
            pair = attacker.id, defender.id
            spot = _meeting(attacker, defender)
            if pair in old and not about.has_changed(attacker, defender, spot):
                found[pair] = old[pair]
                continue
            there = about.met(attacker, defender, spot)
            attack = about.commanded(_attack(there, attacker, defender, action), attacker, defender)
            found[pair] = _prospect(attack, self.policy)
            self.worked_out += 1
        self._known[player, action] = _Known(frame, afar, game.units, found)
        return found


def _pairs(game: Game, player: Player) -> Iterator[tuple[Unit, Unit]]:
    for attacker in game.units_of(player):
        if can_fight(game, attacker):
            for defender in game.enemies_of(attacker):
                yield attacker, defender


# -- what bears on a pair --------------------------------------------------------------------------


def _frame(game: Game) -> tuple[object, ...]:
    """What bears on every pair: all that a sequence looks at beside units, and the units that are heard afar."""
    active = game.activation.unit if game.activation else ""
    command = [(game.companies[player].current, knows_vae_orders(game, player)) for player in PLAYERS]
    return game.edition, game.turn, active, game.fought, game.running, command


def _has_constant(unit: Unit) -> bool:
    """Whether an order of the unit is in force all the time."""
    return any(order.trigger == "constant" for order in unit.profile.orders)


def _heard_afar(game: Game) -> frozenset[str]:
    """The units that bear on others wherever they stand: by abilities, auras and other powers."""
    powers = [effect.unit for effect in game.running]
    speaking = [
        key
        for key, unit in game.units.items()
        if unit.on_table
        and (unit.profile.auras or unit.invoker or _has_constant(unit) or stats.speaks_afar(unit))
    ]
    return frozenset((*powers, *speaking))


def _changed(before: Mapping[str, Unit], after: Mapping[str, Unit]) -> tuple[Unit, ...]:
    """The units that are not as they were: as they were, and as they are."""
    keys = [key for key in {**before, **after} if before.get(key) is not after.get(key)]
    pairs = [(before.get(key), after.get(key)) for key in keys]
    return tuple([unit for pair in pairs if pair[0] != pair[1] for unit in pair if unit is not None])


class _About:
    """The units that stand about each defender, as far as they can touch it or whoever meets it."""

    def __init__(self, game: Game, afar: frozenset[str], changed: Sequence[Unit]) -> None:
        self._game, self._changed = game, changed
        self._always = afar
        self._points: dict[str, int] = {}
        self._near: dict[str, tuple[Sequence[Unit], Sequence[Unit]]] = {}

    def has_changed(self, attacker: Unit, defender: Unit, spot: Point) -> bool:
        """Whether a unit has changed that bears on the two where they meet."""
        changed = self._about(defender)[1] if self._changed else ()
        return any(unit.id == attacker.id for unit in self._changed) or any(
            _bears_on(unit, attacker, defender, spot) for unit in changed
        )

    def met(self, attacker: Unit, defender: Unit, spot: Point) -> Game:
        """The battle with the attacker on the *spot*, and with none but the units that bear on the two."""
        near = {unit.id for unit in self._about(defender)[0] if _bears_on(unit, attacker, defender, spot)}
        near |= self._always | {attacker.id}
        units = {key: unit for key, unit in self._game.units.items() if key in near}
        units[attacker.id] = replace(attacker, at=spot)
        return replace(self._game, units=units)

    def commanded(self, attack: Attack, attacker: Unit, defender: Unit) -> Attack:
        """The attack with the Command that both can spend; who stands where does not matter for that."""
        for side, unit in ((ATTACKER, attacker), (DEFENDER, defender)):
            strike = attack.strikes[side]
            if unit.id not in self._points:
                self._points[unit.id] = points_available(self._game, unit)
            if strike.arms:
                attack = attack.with_strike(side, strike._replace(command=self._points[unit.id]))
        return attack

    def _about(self, defender: Unit) -> tuple[Sequence[Unit], Sequence[Unit]]:
        found = self._near.get(defender.id)
        if found is None:
            reach = defender.profile.radius + 3 * LARGEST_RADIUS + NEAR_MM
            near = [
                [
                    unit
                    for unit in units
                    if unit.at is not None and distance(unit.at, defender.base.at) <= reach
                ]
                for units in (self._game.units.values(), self._changed)
            ]
            found = self._near[defender.id] = near[0], near[1]
        return found


def _bears_on(unit: Unit, attacker: Unit, defender: Unit, spot: Point) -> bool:
    """Whether the unit is one of the two, or touches one of them where they meet: the attacker on that *spot*."""
    key, at = unit.id, unit.at
    if key in (attacker.id, defender.id):
        return True
    if at is None or defender.at is None:
        return False
    own = unit.profile.radius + NEAR_MM
    return (
        distance(at, spot) <= own + attacker.profile.radius
        or distance(at, defender.at) <= own + defender.profile.radius
    )
