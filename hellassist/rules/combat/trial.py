"""What one die decides: slipping away from contact, running on after a kill, being devoured."""

from __future__ import annotations

from hellassist import geometry
from hellassist.rules import hooks, stats
from hellassist.rules.combat.attack import EVERY_FACE, Attack, Strike, Todo, Trial
from hellassist.rules.combat.strike import is_one_sided, moment
from hellassist.rules.contact import control_reach, feels, holders, is_helpless, touches, touching_enemies
from hellassist.rules.events import (
    AttackEnded,
    AttackQueued,
    CountSet,
    Fact,
    SequenceDue,
    SequenceFought,
    StateEnded,
    UnitDevoured,
    UnitFreed,
    UnitMoved,
)
from hellassist.rules.evolve import evolve, evolve_all
from hellassist.rules.game import Declaration, Game, Unit
from hellassist.rules.moves import control, direct
from hellassist.rules.powers import lemures
from hellassist.rules.profile import BASES_MM
from hellassist.rules.refusal import Refused
from hellassist.rules.turn import activation, command
from hellassist.rules.turn.dominance import is_significant

DODGE_FATHOMS = 3
BERSERK_FATHOMS = 2
BERSERK_FACES = (4, 5, 6)
RESISTS_FROM = 10
"""Printed Life Points from which a unit may resist being devoured (ST-038, ST-039)."""

DODGE: tuple[Todo, ...] = (("consent", 0), ("one_die", 0), ("slip_away", 0))
BERSERK: tuple[Todo, ...] = (("one_die", 0), ("lot", 0))
DEVOURED: tuple[Todo, ...] = (("one_die", 1),)


def _attack(todo: tuple[Todo, ...], trial: Trial) -> Attack:
    return Attack(todo, (Strike(), Strike()), trial=trial)


def begin_dodge(game: Game, declaration: Declaration) -> Attack:  # noqa: ARG001
    """The attempt: the player may leave it; x or less succeeds (SA-053)."""
    return _attack(DODGE, Trial(tuple(face for face in EVERY_FACE if face <= declaration.limit)))


def dodge_facts(
    game: Game, declaration: Declaration, end: Attack, moved: UnitMoved | None = None
) -> tuple[Fact, ...]:
    """The attempt is used up once the die was thrown, but not by a success that no move can follow (SA-055, SA-057)."""
    facts: list[Fact] = [AttackEnded(declaration, (0, 0), (0, 0), (0, 0))]
    opened = game.attack
    tried = opened is not None and len(opened.answers) > 1
    if tried and (moved is not None or not end.trial.passed):
        facts.append(CountSet(declaration.attacker, "dodge", game.turn))
    if moved is not None:
        facts.append(moved)
        after = evolve_all(game, facts)
        facts += [
            SequenceFought(a, b, 0) for a, b, _ in game.fought if not touches(after.unit(a), after.unit(b))
        ]
    return tuple(facts)


def dodge_possible(game: Game, declaration: Declaration) -> bool:
    """Whether the unit still stands and is touched."""
    dodger, toucher = game.unit(declaration.attacker), game.unit(declaration.defender)
    return touches(dodger, toucher) and not is_helpless(game, dodger)


def check_dodge(game: Game, unit: Unit, path: tuple[geometry.Point, ...]) -> UnitMoved:
    """The move of a Dodge. Raises Refused where it may not go so (SA-053, SA-056)."""
    if len(path) < 2 or not geometry.within(geometry.distance(path[0], unit.base.at), 0.0):
        raise Refused("path_starts_elsewhere", "MV-02", unit=unit.id)
    others = [other for other in game.on_table() if other.id != unit.id]
    length, base = geometry.path_length(path), geometry.Base(path[-1], unit.profile.radius)
    if not geometry.within(length, DODGE_FATHOMS * game.fathom):
        raise Refused(
            "too_far", "SA-053", unit=unit.id, have=length / game.fathom, limit=float(DODGE_FATHOMS)
        )
    if not geometry.inside_table(base, game.width, game.depth):
        raise Refused("off_the_table", "MV-01", unit=unit.id)
    bases = [other.base for other in others]
    if geometry.travel_to_overlap(path, unit.base, bases) is not None or not geometry.free_of_overlap(
        base, bases
    ):
        raise Refused("overlap", "MV-03", unit=unit.id)
    for other in others:
        if other.controller != unit.controller and geometry.in_contact(base, other.base):
            raise Refused("ends_in_contact", "SA-056", unit=unit.id, target=other.id)
        if enters_area(game, unit, other, path):
            raise Refused("enters_control_area", "SA-056", unit=unit.id, target=other.id)
    return UnitMoved(unit.id, path, length)


def enters_area(game: Game, unit: Unit, other: Unit, path: tuple[geometry.Point, ...]) -> bool:
    """Whether the way leads into the control area of an enemy."""
    reach = control_reach(game, other, unit) if other.controller != unit.controller else 0.0
    wide = geometry.Base(unit.base.at, unit.profile.radius + reach)
    met = geometry.travel_to_touch(path, wide, [other.base]) if reach else None
    return met is not None and met > 0


def begin_berserk(game: Game, declaration: Declaration) -> Attack:
    """The die after a kill, and the lot among the nearest (ST-017, ST-019)."""
    unit = game.unit(declaration.attacker)
    return _attack(BERSERK, Trial(BERSERK_FACES, options=max(len(nearest(game, unit)), 1)))


def nearest(game: Game, unit: Unit) -> tuple[Unit, ...]:
    """The units nearest to it, friend or foe (ST-018)."""
    others = [other for other in game.on_table() if other.id != unit.id]
    if not others:
        return ()
    gaps = {other.id: max(geometry.gap(unit.base, other.base), 0.0) for other in others}
    least = min(gaps.values())
    return tuple(other for other in others if geometry.within(gaps[other.id], least))


def berserk_facts(game: Game, declaration: Declaration, end: Attack) -> tuple[Fact, ...]:
    """On 1 to 3 nothing more, a second sequence is lost too; else the forced move, and a fight on contact (ST-017)."""
    facts: list[Fact] = [AttackEnded(declaration, (0, 0), (0, 0), (0, 0))]
    unit = game.unit(declaration.attacker)
    if not end.trial.passed:
        return tuple(facts)
    targets = nearest(game, unit)
    if not targets:
        return tuple(facts)
    target = targets[end.trial.drawn]
    facts += forced_move(game, unit, target)
    after = evolve_all(game, facts)
    if not after.unit(unit.id).on_table:
        return (*facts, *activation.after_losses(after))
    facts += [SequenceFought(a, b, 0) for a, b, _ in game.fought if not touches(after.unit(a), after.unit(b))]
    if touches(after.unit(unit.id), after.unit(target.id)):
        one_sided = is_one_sided(after, target)
        fight = Declaration("close", unit.id, target.id, "none", one_sided=one_sided, cause="berserk")
        facts.append(AttackQueued(fight, urgent=True))
    if declaration.sequence == 1 and has_second(after, after.unit(unit.id), declaration):
        facts.append(SequenceDue(unit.id))
    return tuple(facts)


ACTIONS_WITH_MORE = ("melee", "charge", "attack")
"""Actions in which an ability can bring a second sequence (CC-24, SA-073)."""


def has_second(game: Game, unit: Unit, declaration: Declaration) -> bool:
    """Whether a second sequence is due to the active unit, and there is somebody to fight it."""
    now = game.activation
    at = moment(game, declaration, 0)
    return (
        now is not None
        and now.unit == unit.id
        and declaration.action in ACTIONS_WITH_MORE
        and bool(hooks.SEQUENCES.ask(at, holders(unit)))
        and bool(touching_enemies(game, unit))
    )


def forced_move(game: Game, unit: Unit, target: Unit) -> tuple[Fact, ...]:
    """Two fathoms at the target, round terrain, or as far as the first base in the way; and what strikes it (ST-018).

    Control areas do not stop it; where no way leads to the target it stays.
    """
    from hellassist.rules.moves import opportunity  # it stands on the aftermath of attacks, and that on this

    through = any(passage.terrain for passage in control.passages(game, unit))
    way = direct.route(game, unit, target, game.width + game.depth, through=through)
    path = geometry.shortened(way or (unit.base.at,), BERSERK_FATHOMS * game.fathom)
    others = [other.base for other in game.on_table() if other.id not in (unit.id, target.id)]
    stopped = geometry.travel_to_touch(path, unit.base, others) if geometry.path_length(path) else None
    if stopped is not None:
        path = geometry.shortened(path, stopped)
    end = geometry.Base(path[-1], unit.profile.radius)
    touched = (enemy.id for enemy in game.enemies_of(unit) if geometry.in_contact(end, enemy.base))
    return opportunity.moving(game, unit, path, geometry.path_length(path), touched)


def berserk_possible(game: Game, declaration: Declaration) -> bool:
    """Whether the unit still stands and is Berserk."""
    unit = game.unit(declaration.attacker)
    return unit.on_table and feels(unit, "berserk")


def begin_devoured(game: Game, declaration: Declaration) -> Attack:
    """Under ten printed Life Points there is no resisting; else a die not above DEF saves it (ST-038, ST-039)."""
    victim = game.unit(declaration.defender)
    if victim.profile.life < RESISTS_FROM:
        return _attack((), Trial(EVERY_FACE, passed=True))
    defence = stats.value(game, victim, "def") or 1
    return _attack(DEVOURED, Trial(tuple(face for face in EVERY_FACE if face > defence)))


def devoured_facts(game: Game, declaration: Declaration, end: Attack) -> tuple[Fact, ...]:
    """The victim leaves the table, and its CMD the Company (ST-040, ST-044)."""
    ended = AttackEnded(declaration, (0, 0), (0, 0), (0, 0))
    if not end.trial.passed:
        return (ended,)
    return (ended, *swallowed(evolve(game, ended), game.unit(declaration.defender), declaration.attacker))


def swallowed(game: Game, unit: Unit, by: str) -> list[Fact]:
    """The facts that put a unit inside another."""
    facts: list[Fact] = [
        CountSet(unit.id, "devoured", game.turn),
        UnitDevoured(unit.id, by, counts=is_significant(game, unit)),
    ]
    if any(on.id == "controlled" for on in unit.states):
        facts.insert(0, StateEnded(unit.id, "controlled"))
    facts += lemures.vanishing(game, unit)
    lost = command.lose(game, unit)
    return [*facts, lost] if lost else facts


def freed(game: Game, unit: Unit) -> UnitFreed:
    """The fact that lets a devoured unit out; no loss if that is in the turn it was devoured (ST-042 to ST-045)."""
    same_turn = unit.used.get("devoured") == game.turn
    return UnitFreed(unit.id, game.turn, uncounts=same_turn and is_significant(game, unit))


def may_devour(game: Game, by: Unit, victim: Unit) -> bool:
    """Whether the victim's base is no larger, and no living victim is inside already (ST-037, ST-043)."""
    full = any(other.inside == by.id and not other.gone for other in game.units.values())
    return not full and BASES_MM[victim.profile.base] <= BASES_MM[by.profile.base]


def devoured_possible(game: Game, declaration: Declaration) -> bool:
    """Whether both still stand."""
    by, victim = game.unit(declaration.attacker), game.unit(declaration.defender)
    return by.on_table and victim.on_table and may_devour(game, by, victim)
