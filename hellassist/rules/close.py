"""Close combat: one attack sequence between two fighters (CC-01 to CC-48)."""

from __future__ import annotations

from hellassist.rules.attack import Attack, Todo
from hellassist.rules.contact import touches
from hellassist.rules.game import Action, Declaration, Game, Unit
from hellassist.rules.refusal import Refused
from hellassist.rules.strike import can_fight, close_strike, is_one_sided

ATTACKER_FIRST: tuple[Todo, ...] = (
    ("weapon", 0),
    ("weapon", 1),
    ("vae_victis", 0),
    ("vae_victis", 1),
    ("count_dice", 0),
    ("count_dice", 1),
    ("attack_roll", 0),
    ("pick_rerolls", 0),
    ("count_hits", 0),
    ("attack_roll", 1),
    ("pick_rerolls", 1),
    ("count_hits", 1),
    ("table", 0),
    ("table", 1),
    ("inflict", 0),
    ("inflict", 1),
    ("apply", 0),
)
"""The steps of every sequence: A count dice, B roll and re-roll, C apply (CC-06). The active unit's player first."""


def declare(game: Game, attacker: Unit, defender: Unit, action: Action) -> Declaration:
    """A sequence of *attacker* against *defender*, both touching. Raises Refused where no attack is allowed."""
    if attacker.controller == defender.controller:
        raise Refused("own_unit", "CC-03", unit=attacker.id, target=defender.id)
    if not can_fight(game, attacker):
        raise Refused("cannot_fight", "CC-05", unit=attacker.id)
    if not touches(attacker, defender):
        raise Refused("not_in_contact", "CC-02", unit=attacker.id, target=defender.id)
    return Declaration("close", attacker.id, defender.id, action, one_sided=is_one_sided(game, defender))


def begin(game: Game, declaration: Declaration) -> Attack:
    """The sequence before its first step."""
    first, second = close_strike(game, declaration, 0), close_strike(game, declaration, 1)
    return Attack(ATTACKER_FIRST, (first, second))
