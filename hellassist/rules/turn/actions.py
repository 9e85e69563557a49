"""Which actions are open to a unit, by the chart of actions (AC-42, AC-43), and who has to take one (AC-52)."""

from __future__ import annotations

from hellassist.rules import hooks
from hellassist.rules.combat import close
from hellassist.rules.combat.strike import can_fight
from hellassist.rules.contact import holders, is_engaged, touching_enemies
from hellassist.rules.game import Action, Game, Unit
from hellassist.rules.moments import StatMoment
from hellassist.rules.refusal import Refused
from hellassist.rules.states.register import ENDED_BY_FIGHTING
from hellassist.rules.turn import activation


def check_has_acted(game: Game) -> None:
    """Raise Refused if the active unit is engaged, could act and has not (AC-52), or lies and has not got up (ST-074).

    The move that Mêlée allows is not yet the Mêlée. A unit that has to pay for what it does may do nothing (SA-156).
    """
    now = game.activation
    if now is None or now.attacked or now.struck or now.action not in ("", "melee"):
        return
    unit = game.unit(now.unit)
    if any(on.id in ENDED_BY_FIGHTING for on in unit.states) and not now.action:
        raise Refused("must_get_up", "ST-074", unit=unit.id)
    if not is_engaged(game, unit) or any(activation.price(game, unit, action) for action in MUST_TAKE_ONE):
        return
    if may_fight_on(game, unit) or may_retreat(game, unit):
        raise Refused("must_act", "AC-52", unit=unit.id)


MUST_TAKE_ONE: tuple[Action, ...] = ("melee", "retreat", "concentration", "focus")
"""One of these an engaged unit has to take (AC-43)."""


def may_fight_on(game: Game, unit: Unit) -> bool:
    """Whether Mêlée is open to the unit, what it has done so far left aside (AC-38, AC-43)."""
    return bool(touching_enemies(game, unit)) and can_fight(game, unit) and _is_able(game, unit, "melee")


def may_retreat(game: Game, unit: Unit) -> bool:
    """Whether Retreat is open to the unit, what it has done so far left aside (AC-23, AC-43)."""
    if not is_engaged(game, unit) or not _is_able(game, unit, "retreat"):
        return False
    try:
        close.check_may_retreat(game, unit)
    except Refused:
        return False
    return True


def _is_able(game: Game, unit: Unit, action: Action) -> bool:
    if hooks.MAY_ACT.ask(StatMoment(game, unit, "mvt"), holders(unit)):
        return False
    try:
        activation.check_open(game, unit, action)
    except Refused:
        return False
    return True
