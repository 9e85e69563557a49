"""What a power does when it is used: act by act, as facts (EF-07 to EF-09, OR-05 to OR-07, AU-06, AU-10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from hellassist import geometry
from hellassist.geometry import Base, Point
from hellassist.rules.combat import close
from hellassist.rules.combat.aftermath import fallen, states_laid
from hellassist.rules.combat.strike import can_fight, is_one_sided
from hellassist.rules.contact import touches
from hellassist.rules.events import AttackQueued, EffectBegan, Fact, LifeGained, LifeLost
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import POWER_STRIKE, Declaration, Game, Running, Unit, opponent
from hellassist.rules.powers.power_cards import Printed
from hellassist.rules.powers.receiving import ROLES, Role, is_aimed, receives
from hellassist.rules.powers.running import aimed_at, concerns, in_aim, inside, lingering, near, open_to
from hellassist.rules.profile import Act, Aim
from hellassist.rules.refusal import Refused
from hellassist.rules.turn import command
from hellassist.rules.turn.associates import associates_of


def roles(what: Printed) -> tuple[Role, ...]:
    """Whom the power wants named, in this order: each once, and an enemy for a sequence it brings about."""
    found: list[Role] = [role for role in ROLES if what.aim is not None and what.aim.who == role]
    acts = what.at_once if what.lingering else what.acts
    for act in acts:
        found += (role for role in ROLES if act.on == role)
        if act.do == "attack":
            found.append("enemy")
    return tuple(dict.fromkeys(found))


def has_target(game: Game, bearer: Unit, what: Printed) -> bool:
    """Whether there is a legal target, where the header wants one (FR-29)."""
    aim = what.aim
    if aim is None or aim.who in ("none", "company", "point"):
        return True
    if aim.who in ROLES:
        return bool(fitting(game, bearer, what, aim.who))
    return any(_is_legal(game, bearer, what, aim, unit) for unit in game.on_table())


def _is_legal(game: Game, bearer: Unit, what: Printed, aim: Aim, unit: Unit) -> bool:
    """Whether the header means the unit, it is near enough, and may receive (FR-26)."""
    return in_aim(game, aim, bearer, unit) and receives(bearer, unit, what, game)


def check_targets(game: Game, bearer: Unit, what: Printed, targets: tuple[str, ...]) -> None:
    """Raise Refused unless *targets* are the units that the power wants named, each one that it can affect."""
    wanted = roles(what)
    if len(targets) < len(wanted):
        raise Refused("target_missing", "EF-16", unit=bearer.id, role=wanted[len(targets)])
    if len(targets) > len(wanted):
        raise Refused("too_many_targets", "EF-16", unit=bearer.id, limit=len(wanted), found=len(targets))
    named = dict(zip(wanted, (game.units.get(key) for key in targets), strict=True))
    for role, unit in named.items():
        if unit is None or not unit.on_table:
            raise Refused("not_on_table", "TD-24", unit=targets[wanted.index(role)])
        _check_role(game, bearer, what, role, unit)
    for act in what.at_once:
        if act.do == "attack":
            _check_strike(game, _striker(act, bearer, named), named["enemy"])


def spread(what: Printed) -> float | None:
    """How many fathoms from the spot it is aimed at the power reaches (FR-07, FR-72); None where it says nothing."""
    if what.aim is None or what.aim.who != "point":
        return None
    return max(
        (act.within for act in what.acts if act.around == "target" and act.within is not None), default=None
    )


def check_spot(game: Game, bearer: Unit, what: Printed, spot: Point | None) -> None:
    """Raise Refused unless the spot is one at which the power can be aimed, where it wants one (FR-72)."""
    aim = what.aim
    if aim is None or aim.who != "point":
        return
    on_table = spot is not None and 0 <= spot.x <= game.width and 0 <= spot.y <= game.depth
    if spot is None or not on_table:
        raise Refused("spot_missing", "FR-72", unit=bearer.id)
    gap = geometry.gap(bearer.base, Base(spot, 0.0))
    if aim.within is not None and not geometry.within(gap, aim.within * game.fathom):
        raise Refused("spot_too_far", "FR-72", unit=bearer.id, have=gap / game.fathom, limit=aim.within)


def fitting(game: Game, bearer: Unit, what: Printed, role: Role) -> tuple[Unit, ...]:
    """The units on the table that can be named for it."""
    found = []
    for unit in game.on_table():
        try:
            _check_role(game, bearer, what, role, unit)
        except Refused:
            continue
        found.append(unit)
    return tuple(found)


def _check_role(game: Game, bearer: Unit, what: Printed, role: Role, unit: Unit) -> None:
    if what.aim is not None and what.aim.who == role:
        _check_aim(game, bearer, what, what.aim, unit)
    for act in what.acts:
        if act.on == role:
            _check_target(game, bearer, what, act, unit)
    if any(act.do == "attack" for act in what.at_once) and role == "enemy":
        close.check_enemy(bearer, unit)


def _check_target(game: Game, bearer: Unit, what: Printed, act: Act, unit: Unit) -> None:
    if not concerns(act, bearer, unit) or (what.area and not open_to(what, unit)):
        raise Refused("not_meant", "EF-05", unit=bearer.id, target=unit.id)
    if what.area and not inside(game, what, bearer, unit):
        have = geometry.gap(bearer.base, unit.base) / game.fathom if bearer.on_table else 0.0
        raise Refused(
            "out_of_area", "EF-01", unit=bearer.id, target=unit.id, have=have, limit=what.radius or 0.0
        )
    if act.around == "source":
        _check_near(game, bearer, unit, act.within)
    if not receives(bearer, unit, what, game):
        raise Refused("takes_no_orders", "OR-05", unit=unit.id)


def _check_aim(game: Game, bearer: Unit, what: Printed, aim: Aim, unit: Unit) -> None:
    if not aimed_at(aim, bearer, unit):
        raise Refused("not_meant", "FR-26", unit=bearer.id, target=unit.id)
    _check_near(game, bearer, unit, aim.within)
    if not receives(bearer, unit, what, game):
        raise Refused("takes_no_orders", "FR-26", unit=unit.id)


def _check_near(game: Game, bearer: Unit, unit: Unit, fathoms: float | None) -> None:
    if fathoms is not None and not near(game, bearer.base, unit, fathoms):
        have = geometry.gap(bearer.base, unit.base) / game.fathom
        raise Refused("out_of_area", "FR-07", unit=bearer.id, target=unit.id, have=have, limit=fathoms)


def _striker(act: Act, bearer: Unit, named: Mapping[Role, Unit | None]) -> Unit:
    """Who fights the sequence of an attack act: the bearer, or the ally named for it."""
    return named.get("ally") or bearer if act.on == "ally" else bearer


def _check_strike(game: Game, unit: Unit, enemy: Unit | None) -> None:
    assert enemy is not None
    if not touches(unit, enemy):
        raise Refused("not_in_contact", "CC-02", unit=unit.id, target=enemy.id)
    if not can_fight(game, unit):
        raise Refused("cannot_fight", "CC-05", unit=unit.id)


# -- carrying out ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Named:
    """What was named when a power was used: units by their role, and a spot (FR-72)."""

    units: Mapping[Role, Unit]
    spot: Point | None = None

    def source(self, act: Act, bearer: Unit) -> Base | None:
        """Where the distances of the act are measured from: the bearer, or what the power is aimed at (FR-07)."""
        if act.around == "source":
            return Base(bearer.at, bearer.profile.radius) if bearer.at is not None else None
        if self.spot is not None:
            return Base(self.spot, 0.0)
        target = next(iter(self.units.values()), None)
        return None if target is None or target.at is None else target.base


def reached(game: Game, bearer: Unit, what: Printed, act: Act, named: Named) -> tuple[Unit, ...]:
    """The units that the act works on when the power is used."""
    source = named.source(act, bearer)
    within = act.within
    units = (
        [unit for role, unit in named.units.items() if role == act.on]
        if act.on in ROLES
        else list(associates_of(game, bearer) if act.on == "associate" else game.on_table())
    )
    return tuple(
        unit
        for unit in units
        if unit.on_table
        and concerns(act, bearer, unit)
        and receives(bearer, unit, what, game, act)
        and (not is_aimed(what, act) or in_aim(game, what.aim, bearer, unit))
        and (within is None or (source is not None and near(game, source, unit, within)))
        and (act.on == "self" or not what.area or (inside(game, what, bearer, unit) and open_to(what, unit)))
    )


def carried_out(
    game: Game, bearer: Unit, what: Printed, targets: tuple[str, ...] = (), spot: Point | None = None
) -> tuple[Fact, ...]:
    """All that the power does now. *bearer* is the unit it starts from: the user, or the lemure that carries a spell.

    First what lasts, then the rest in the order of the card; heal, damage, move, attack and command are done once, with
    whom it reaches at that moment, also where the aura lingers. A sequence it brings about waits in ``Game.upcoming``.
    """
    pairs = zip(roles(what), targets, strict=False)
    named = Named({role: game.unit(key) for role, key in pairs if key in game.units}, spot)
    facts: list[Fact] = [] if what.in_force else _begun(game, bearer, what, named)
    for act in what.at_once:
        there = evolve_all(game, facts)
        now = Named({role: there.unit(unit.id) for role, unit in named.units.items()}, spot)
        facts += _done(there, there.unit(bearer.id), what, act, now)
    return tuple(facts)


def on_arrival(game: Game, bearer: Unit, what: Printed) -> tuple[Fact, ...]:
    """What a power that is always in force does once, as its bearer comes: with whom it reaches then (FR-71).

    Nobody names units for it: where an act wants one, the players carry it out by hand.
    """
    acts = tuple(act for act in what.at_once if act.on not in ROLES and act.do != "attack")
    if len(acts) < len(what.at_once):
        acts = (*acts, Act("manual", text=what.text))
    return carried_out(game, bearer, replace(what, acts=acts))


def _begun(game: Game, bearer: Unit, what: Printed, named: Named) -> list[Fact]:
    """The effects in force from now on: acts of one time and on the same units are one effect."""
    grouped: list[tuple[Running, list[Act]]] = []
    for act in what.lasting:
        effect = _spanned(game, bearer, what, act)
        if what.lingering:
            effect = replace(
                lingering(0, bearer, what, (), first=effect.first, last=effect.last),
                activation=effect.activation,
            )
        else:
            units = tuple(unit.id for unit in reached(game, bearer, what, act, named))
            effect = replace(effect, units=units)
            if not units:
                continue
        same = next((acts for known, acts in grouped if known == effect), None)
        if same is None:
            grouped.append((effect, [act]))
        else:
            same.append(act)
    number = next_number(game)
    return [
        EffectBegan(replace(effect, number=number + step, acts=tuple(acts)))
        for step, (effect, acts) in enumerate(grouped)
    ]


def next_number(game: Game) -> int:
    """The number of the next effect."""
    return max((effect.number for effect in game.running), default=0) + 1


def _spanned(game: Game, bearer: Unit, what: Printed, act: Act) -> Running:
    """The effect of one act with its time, on nobody yet (EF-07, EF-09, AU-08, AU-11)."""
    turn = game.turn
    effect = Running(0, bearer.id, what.names, what.kind, (), first=turn, last=turn + act.turns - 1)
    match act.until:
        case "game":
            return replace(effect, last=None)
        case "next_turn":
            return replace(effect, first=turn + 1, last=turn + act.turns)
        case "activation" | "now":
            return replace(effect, last=turn, activation=_ends_with(game, bearer))
    if act.turns == 1 and what.kind == "aura":
        return replace(effect, last=None if what.always else turn + what.turns - 1)
    return effect


def _ends_with(game: Game, bearer: Unit) -> str:
    """The unit whose activation ends an effect that lasts so long: the user, or the active unit if he has acted."""
    if bearer.status != "acted" or game.activation is None:
        return bearer.id
    return game.activation.unit


def _done(game: Game, bearer: Unit, what: Printed, act: Act, named: Named) -> list[Fact]:
    units = reached(game, bearer, what, act, named)
    match act.do:
        case "state":
            return [
                fact
                for unit in units
                for fact in states_laid(game, unit, [act.effect] if act.effect else [], bearer)
            ]
        case "heal":
            return [
                LifeGained(unit.id, won, unit.life + won)
                for unit in units
                if (won := min(act.amount, unit.profile.life - unit.life)) > 0
            ]
        case "damage":
            lost: list[Fact] = [LifeLost(unit.id, act.amount, unit.life - act.amount) for unit in units]
            return [*lost, *fallen(evolve_all(game, lost), [unit.id for unit in units])]
        case "move" | "manual":
            return _left_to_players(game, bearer, what, act, tuple(unit.id for unit in units))
        case "attack":
            return _strikes(game, act, bearer, named.units)
        case "command":
            return _command(game, bearer, act)
        case "stat" | "permit":
            return []


def _left_to_players(game: Game, bearer: Unit, what: Printed, act: Act, units: tuple[str, ...]) -> list[Fact]:
    """A move that each of the units may make, or what they do by hand, until its time is over."""
    if act.do == "move" and not units:
        return []
    effect = _spanned(game, bearer, what, act)
    return [
        EffectBegan(
            replace(
                effect,
                number=next_number(game) + step,
                acts=(act,),
                units=those,
                asked=act.do == "manual",
            )
        )
        for step, those in enumerate([(unit,) for unit in units] if act.do == "move" else [units])
    ]


def _strikes(game: Game, act: Act, bearer: Unit, named: Mapping[Role, Unit]) -> list[Fact]:
    """The sequences against the enemy named, where one can still be fought."""
    enemy, unit = named.get("enemy"), _striker(act, bearer, named)
    if enemy is None or not touches(unit, enemy) or not can_fight(game, unit):
        return []
    strike = Declaration(
        "close", unit.id, enemy.id, "none", one_sided=is_one_sided(game, enemy), cause=POWER_STRIKE
    )
    return [AttackQueued(replace(strike, sequence=turn + 1)) for turn in range(max(act.amount, 1))]


def _command(game: Game, bearer: Unit, act: Act) -> list[Fact]:
    """Command of the bearer's Company, or the enemy's."""
    theirs = act.on in ("enemy", "enemies")
    company = game.companies[opponent(bearer.controller) if theirs else bearer.controller]
    fact = command.by_effect(company, bearer, act.amount, for_good=act.until == "game")
    return [] if fact is None else [fact]
