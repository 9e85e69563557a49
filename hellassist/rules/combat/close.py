"""Close combat: one attack sequence between two fighters (CC-01 to CC-48)."""

from __future__ import annotations

from hellassist.rules import hooks
from hellassist.rules.combat.attack import Attack, Todo
from hellassist.rules.combat.strike import SUFFERED, can_fight, close_strike, is_one_sided
from hellassist.rules.contact import affects, holders, opponents, touches
from hellassist.rules.game import Action, Declaration, Game, Player, Unit
from hellassist.rules.moments import StatMoment
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import Side, other
from hellassist.rules.turn.activation import check_open


def steps(first: Side) -> tuple[Todo, ...]:
    """The steps of every sequence: A count dice, B roll and re-roll, C apply (CC-06); *first* chooses first."""
    second = other(first)
    return (
        ("weapon", first),
        ("weapon", second),
        ("vae_victis", first),
        ("vae_victis", second),
        ("lower", first),
        ("lower", second),
        ("count_dice", 0),
        ("count_dice", 1),
        ("attack_roll", 0),
        ("pick_rerolls", 0),
        ("force_rerolls", 0),
        ("count_hits", 0),
        ("attack_roll", 1),
        ("pick_rerolls", 1),
        ("force_rerolls", 1),
        ("count_hits", 1),
        ("table", 0),
        ("table", 1),
        ("inflict", first),
        ("inflict", second),
        ("apply", 0),
    )


def check_enemy(unit: Unit, target: Unit) -> None:
    """Raise Refused unless another player controls the target at the moment (CC-03, CC-04)."""
    if unit.controller == target.controller:
        raise Refused("own_unit", "CC-03", unit=unit.id, target=target.id)


def declare(game: Game, attacker: Unit, defender: Unit, action: Action) -> Declaration:
    """A sequence of *attacker* against *defender*, both touching. Raises Refused where no attack is allowed."""
    check_enemy(attacker, defender)
    if not can_fight(game, attacker):
        raise Refused("cannot_fight", "CC-05", unit=attacker.id)
    if not touches(attacker, defender):
        raise Refused("not_in_contact", "CC-02", unit=attacker.id, target=defender.id)
    check_may_be_picked(game, attacker, defender)
    return Declaration("close", attacker.id, defender.id, action, one_sided=is_one_sided(game, defender))


def check_may_be_picked(game: Game, attacker: Unit, defender: Unit) -> None:
    """Raise Refused if the target evades the attacker, whom an ally of its fights that does not (SA-065)."""
    allies = [enemy for enemy in opponents(game, attacker) if enemy.controller == defender.controller]
    if evades(game, defender) and not all(evades(game, ally) for ally in allies):
        raise Refused("evades", "SA-065", unit=attacker.id, target=defender.id)


def evades(game: Game, unit: Unit) -> bool:
    """Whether a unit leaves the fight to others where it can."""
    return bool(hooks.EVADES.ask(StatMoment(game, unit, "cbt"), holders(unit)))


def picks_target(game: Game, attacker: Unit) -> Player:
    """Who names the enemy that a unit fights: its own player, but where all of them evade theirs (SA-066)."""
    enemies = opponents(game, attacker)
    if len(enemies) > 1 and all(evades(game, enemy) for enemy in enemies):
        return enemies[0].controller
    return attacker.controller


def check_may_retreat(game: Game, unit: Unit) -> None:
    """Raise Refused if an enemy that engages the unit holds it fast (SA-063)."""
    for enemy in opponents(game, unit):
        moment = StatMoment(game, unit, "mvt")
        reasons = hooks.MAY_RETREAT.ask(moment, holders(enemy)) if affects(game, enemy, unit) else ()
        if reasons:
            raise Refused("held_fast", reasons[0].rule, unit=unit.id, target=enemy.id)


def is_peaceful(game: Game, unit: Unit) -> bool:
    """Whether the unit is Harmless, which some editions hold to its favour and its enemies' (RU-47, RU-50)."""
    return bool(hooks.PEACEFUL.ask(StatMoment(game, unit, "cbt"), holders(unit)))


def may_fight_against(game: Game, unit: Unit, action: Action = "focus") -> tuple[Unit, ...]:
    """The enemies of which their player picks one when the unit takes Concentration, Retreat or Focus.

    All that engage it and can fight; none, and so no sequence, for a free unit (CC-24, CC-33, CC-35, CC-37). Harmless
    ones as the edition says (RU-50, RU-53).
    """
    spared = game.edition.harmless_disturb_nobody and action != "retreat"
    return tuple(
        enemy
        for enemy in opponents(game, unit)
        if can_fight(game, enemy) and not (spared and is_peaceful(game, enemy))
    )


def provoked(game: Game, unit: Unit, enemy: Unit, action: Action) -> Declaration:
    """The sequence that Concentration, Retreat or Focus of an engaged *unit* brings, against the picked *enemy*.

    Raises Refused where that enemy does not fight it (CC-33 to CC-37).
    """
    if enemy not in may_fight_against(game, unit, action):
        raise Refused("not_in_contact", "CC-35", unit=enemy.id, target=unit.id)
    if action == "retreat":
        check_may_retreat(game, unit)
    check_open(game, unit, action)
    steady = action == "focus" and hooks.STEADY.ask(StatMoment(game, unit, "cbt"), holders(unit))
    if steady and can_fight(game, unit):
        return Declaration("close", unit.id, enemy.id, action)
    if action in SUFFERED:
        return Declaration("close", enemy.id, unit.id, action, one_sided=True)
    return Declaration("close", unit.id, enemy.id, action)


def possible(game: Game, declaration: Declaration) -> bool:
    """Whether a sequence that was to follow can still be fought: both stand and touch, and the attacker can fight."""
    attacker, defender = game.unit(declaration.attacker), game.unit(declaration.defender)
    return touches(attacker, defender) and can_fight(game, attacker)


def begin(game: Game, declaration: Declaration) -> Attack:
    """The sequence before its first step."""
    struck, back = close_strike(game, declaration, 0), close_strike(game, declaration, 1)
    if game.unit(declaration.attacker).controller == game.unit(declaration.defender).controller:
        struck = struck._replace(judged=True)
    return Attack(steps(chooses_first(game, declaration)), (struck, back))


def chooses_first(game: Game, declaration: Declaration) -> Side:
    """Whose player makes his choice first: the active unit's, as recommended, or the other (CC-17, CC-26)."""
    active: Side = 1 if declaration.action in SUFFERED and declaration.one_sided else 0
    return active if game.edition.active_player_chooses_first else other(active)
