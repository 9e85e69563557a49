"""What one side strikes with: dice, difficulty, table and Protection, each from the modifiers that make it so."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from math import inf

from hellassist.rules import hooks, stats
from hellassist.rules.combat.attack import NOTHING, PLAIN, Arm, Strike, Traits
from hellassist.rules.contact import holders, touching
from hellassist.rules.game import Declaration, Game, Kind, Unit
from hellassist.rules.hooks import Speakers
from hellassist.rules.modifiers import Modifier, counting, total
from hellassist.rules.moments import AttackMoment, Holder, StatMoment
from hellassist.rules.powers.vae import points_available
from hellassist.rules.profile import Column, Stat, Weapon
from hellassist.rules.remembered import by_identity
from hellassist.rules.requests import Side, other

HIGHER_GROUND = 0.5
"""Fathoms of height that give +1 CBT (CC-30)."""
TOLERANCE = 1e-9
SUFFERED = ("retreat", "focus")
"""Actions whose one-sided attack the active unit suffers (CC-34, CC-37)."""


def moment(game: Game, declaration: Declaration, side: Side, weapon: Weapon | None = None) -> AttackMoment:
    """One side's view of a declared attack; side 0 is the attacker."""
    attacker, defender = game.unit(declaration.attacker), game.unit(declaration.defender)
    return AttackMoment(
        game=game,
        kind=declaration.kind,
        unit=attacker if side == 0 else defender,
        foe=defender if side == 0 else attacker,
        role="attacker" if side == 0 else "defender",
        action=declaration.action,
        weapon=weapon,
        one_sided=declaration.one_sided or (declaration.kind == "close" and not can_fight(game, defender)),
        covered=declaration.covered,
        sequence=declaration.sequence,
        cause=declaration.cause,
        still=declaration.still,
        ignored=len(declaration.ignored),
    )


@by_identity(16)
def speakers(at: AttackMoment) -> Speakers:
    """All that may speak in an attack: abilities and states of units, and the abilities of the weapon in use.

    A weapon's abilities count only while it is used (UN-48).
    """
    known, more = stats.speakers(at.game, at.unit, at.foe), of_weapon(at)
    return Speakers(known, more) if more else known


def of_weapon(at: AttackMoment) -> tuple[Holder, ...]:
    """The abilities of the weapon in use."""
    if at.weapon is None or not at.weapon.abilities:
        return ()
    return tuple(Holder(at.unit, ability) for ability in at.weapon.abilities)


def is_active(at: AttackMoment) -> bool:
    """Whether the attack falls into the activation of the striking unit."""
    now = at.game.activation
    if now is not None:
        return now.unit == at.unit.id
    suffered = at.one_sided and at.action in SUFFERED
    return (at.role == "attacker") != suffered


def can_fight(game: Game, unit: Unit) -> bool:
    """Whether a unit can fight in close combat: it has the stat CBT and no state forbids it (CC-05, UN-15)."""
    return unit.profile.cbt is not None and not hooks.MAY_FIGHT.ask(
        StatMoment(game, unit, "cbt"), holders(unit)
    )


def supporters(game: Game, unit: Unit, foe: Unit) -> tuple[Unit, ...]:
    """The allies of *unit* that support it against *foe*: those touching the foe and able to fight (CC-38, CC-40).

    Against its own side nobody supports a unit (ST-021).
    """
    if unit.controller == foe.controller:
        return ()
    return tuple(
        ally
        for ally in touching(game, foe)
        if ally.controller == unit.controller
        and ally.id != unit.id
        and can_fight(game, ally)
        and not hooks.MAY_SUPPORT.ask(StatMoment(game, ally, "cbt"), holders(ally))
    )


def dice_modifiers(at: AttackMoment, vae_victis: int = 0) -> tuple[Modifier, ...]:
    """Every modifier on the dice of the striking unit, each with its rule: the chips on screen."""
    said = _own_dice(at)
    return counting((*said, _vae_victis(vae_victis, at.kind)) if vae_victis else said)


def _own_dice(at: AttackMoment) -> list[Modifier]:
    """Every modifier on the dice before any Command is spent."""
    stat: Stat = "cbt" if at.kind == "close" else "shs"
    said = [*stats.modifiers(at.game, at.unit, stat), *hooks.ATTACK_DICE.ask(at, speakers(at))]
    if at.kind == "close":
        said += _close_modifiers(at)
    if at.ignored and at.role == "attacker":
        said.append(Modifier(-at.ignored, "vae_distanti", "FR-34"))
    return _not_waived(at, said)


@lru_cache(maxsize=16)
def _vae_victis(points: int, kind: Kind) -> Modifier:
    return Modifier(points, "vae_victis", "CC-26" if kind == "close" else "RG-22")


def _not_waived(at: AttackMoment, said: list[Modifier]) -> list[Modifier]:
    waived = hooks.WAIVED.ask(at, speakers(at)) if said else ()
    return [modifier for modifier in said if modifier.source not in waived]


def _close_modifiers(at: AttackMoment) -> list[Modifier]:
    said: list[Modifier] = []
    if at.role == "attacker" and at.action == "charge" and at.sequence == 1 and not at.cause:
        said.append(Modifier(-1, "charge", "CC-27"))
    if at.role == "attacker" and at.action == "concentration":
        said.append(Modifier(-1, "concentration", "CC-32"))
    if at.unit.height - at.foe.height >= HIGHER_GROUND - TOLERANCE and (
        at.role == "attacker" or at.game.edition.higher_ground_for_defender
    ):
        said.append(Modifier(1, "higher_ground", "CC-30"))
    said += [Modifier(1, "support", "CC-38", by=ally.id) for ally in supporting(at)]
    return said


def supporting(at: AttackMoment) -> tuple[Unit, ...]:
    """The allies from which the striking unit has a support bonus."""
    if at.role == "attacker" or at.game.edition.defender_has_support:
        return supporters(at.game, at.unit, at.foe)
    return ()


def dice_count(at: AttackMoment, vae_victis: int = 0) -> int:
    """The dice of the striking unit, re-rolls and automatic damage included; 0 without the stat (UN-15)."""
    return dice_counts(at)[vae_victis]


def dice_counts(at: AttackMoment) -> tuple[int, int, int]:
    """The dice of the striking unit for 0, 1 and 2 points of vae victis."""
    score = at.unit.profile.score("cbt" if at.kind == "close" else "shs")
    if score is None:
        return 0, 0, 0
    printed, said = stats.printed(at.game, at.unit, score), _own_dice(at)
    one, two = (total(printed, (*said, _vae_victis(points, at.kind))) for points in (1, 2))
    return total(printed, said), one, two


def defence_modifiers(at: AttackMoment) -> tuple[Modifier, ...]:
    """Every modifier on the Defense that the striking unit must reach."""
    said = [*stats.modifiers(at.game, at.foe, "def"), *hooks.DEFENCE.ask(at, speakers(at))]
    if at.kind == "close":
        if at.role == "defender" and at.action == "concentration":
            said.append(Modifier(-1, "concentration", "CC-32"))
        if at.role == "attacker" and at.action == "focus" and at.one_sided:
            said.append(Modifier(-1, "focus", "CC-37"))
    return counting(_not_waived(at, said))


def defence(at: AttackMoment) -> int:
    """The Defense of the foe in this attack: never below 1, capped (ST-005, UN-20), unless fixed (SA-098)."""
    fixed = hooks.FIXED_DEFENCE.ask(at, speakers(at))
    if fixed:
        return fixed[0].value
    printed = stats.printed(at.game, at.foe, at.foe.profile.defence)
    return total(printed, defence_modifiers(at), stats.FLOORS["def"], stats.cap(at.game, "def"))


def protection_modifiers(at: AttackMoment) -> tuple[Modifier, ...]:
    """Every modifier on the foe's Protection against the weapon and damage type of the moment."""
    instead = _stat_against(at)
    if instead is not None:
        return stats.modifiers(at.game, at.foe, instead) if at.foe.profile.score(instead) else ()
    said = [*stats.modifiers(at.game, at.foe, "pr"), *hooks.PROTECTION.ask(at, speakers(at))]
    if at.kind != "close" and at.covered:
        said.append(Modifier(COVER[at.foe.profile.base], "cover", "RG-15"))
    return counting(said)


COVER = {"regular": 3, "large": 2, "extra_large": 1}
"""Protection that cover adds, by base size (RG-15)."""


def protection(at: AttackMoment) -> int | None:
    """The foe's Protection against the weapon; None if nothing the weapon does can hurt it.

    Of several damage types the one that costs the foe most counts (CC-43).
    """
    return _against(with_worst_type(at))


def with_worst_type(at: AttackMoment) -> AttackMoment:
    """The moment with that damage type of the weapon which costs the foe most (CC-43)."""
    types = at.weapon.types if at.weapon else ()
    if len(types) < 2:
        return replace(at, damage_type=types[0]) if types else at
    moments = [replace(at, damage_type=kind) for kind in types]
    return min(moments, key=_resisted)


def _resisted(at: AttackMoment) -> float:
    against = _against(at)
    return inf if against is None else against


def _against(at: AttackMoment) -> int | None:
    if hooks.IMMUNE.ask(at, speakers(at)):
        return None
    return total(natural_protection(at), protection_modifiers(at))


def natural_protection(at: AttackMoment) -> int:
    """The foe's Protection before modifiers: as printed, or what an ability puts in its place (SA-142, SA-158)."""
    instead = _stat_against(at)
    if instead is not None:
        score = at.foe.profile.score(instead)
        return 0 if score is None else stats.printed(at.game, at.foe, score)
    replaced = hooks.NATURAL_PROTECTION.ask(at, speakers(at))
    printed = stats.printed(at.game, at.foe, at.foe.profile.protection)
    return min((word.value for word in replaced), default=printed)


def _stat_against(at: AttackMoment) -> Stat | None:
    """The stat taken off the damage in place of Protection; None where it is Protection."""
    said = hooks.AGAINST.ask(at, of_weapon(at))
    return said[0] if said else None


def table_of(weapon: Weapon) -> tuple[Column, ...]:
    """The columns for 0 to 5 hits: no hit, no damage, no effect (UN-37)."""
    return (NOTHING, *weapon.table)


def arm(at: AttackMoment, difficulty: int) -> Arm:
    """The weapon of the moment as the striking unit can use it now. It must have a table."""
    assert at.weapon is not None
    worst = with_worst_type(at)
    return Arm(
        dice=dice_counts(at),
        difficulty=difficulty,
        table=table_of(at.weapon),
        protection=_against(worst),
        traits=traits(worst),
    )


def traits(at: AttackMoment) -> Traits:
    """What abilities make of the strike beyond dice and table: of each number the greatest said."""
    said = hooks.TRAITS.ask(at, speakers(at))
    if not said:
        return PLAIN
    best: dict[str, int] = {}
    for trait in said:
        best[trait.name] = max(best.get(trait.name, 0), trait.amount)
    return Traits(**best)


def bare_strike(game: Game, declaration: Declaration, side: Side) -> Strike:
    """A side before it takes up a weapon: its Life Points, its Protection, what its abilities do all the same."""
    at = moment(game, declaration, side)
    guard = _guard(moment(game, declaration, other(side)))
    return Strike(life=at.unit.life, full=at.unit.profile.life, guard=guard, bare=traits(at))


def _guard(against: AttackMoment) -> int:
    """The Protection of the foe of the moment where no weapon is in play."""
    return total(natural_protection(against), protection_modifiers(against))


def close_strike(game: Game, declaration: Declaration, side: Side) -> Strike:
    """What a fighter strikes with in close combat: its close combat weapons (CC-46), or nothing (CC-05)."""
    bare = moment(game, declaration, side)
    arms: list[Arm] = []
    if can_fight(game, bare.unit) and not (side == 1 and declaration.one_sided):
        for weapon in bare.unit.profile.weapons_for("close"):
            at = replace(bare, weapon=weapon)
            arms.append(arm(at, defence(at)))
    own = traits(bare)
    hurts_itself = own.ones_hurt or any(each.traits.ones_hurt for each in arms)
    return Strike(
        arms=tuple(arms),
        command=points_available(game, bare.unit) if arms else 0,
        life=bare.unit.life,
        full=bare.unit.profile.life,
        guard=_guard(moment(game, declaration, other(side))) if hurts_itself else 0,
        bare=own,
    )


def is_one_sided(game: Game, defender: Unit) -> bool:
    """Whether a unit cannot answer a close attack: no CBT, or a state that forbids fighting (CC-05)."""
    return not can_fight(game, defender)
