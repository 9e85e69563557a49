"""Whose turn it is and which unit may act (TD-28 to TD-45). Read by the commands and by the side panel alike."""

from __future__ import annotations

from dataclasses import replace

from hellassist.rules import hooks
from hellassist.rules.changed import with_unit
from hellassist.rules.contact import holders, is_engaged
from hellassist.rules.events import (
    ActionTaken,
    ActivationEnded,
    Fact,
    FirstChosen,
    TurnHandedOver,
    UnitActivated,
)
from hellassist.rules.game import Action, Game, Player, Unit, opponent
from hellassist.rules.moments import Price, Reason, StatMoment
from hellassist.rules.moves import attraction
from hellassist.rules.powers import lemures, running
from hellassist.rules.refusal import Refused
from hellassist.rules.shots.loading import broken_off
from hellassist.rules.states.clock import after_activation
from hellassist.rules.turn import command


def check_may_act(game: Game, unit: Unit) -> None:
    """Raise Refused unless the unit is active or may be activated now."""
    if game.attack is not None:
        raise Refused("attack_open", "CC-25")
    if game.phase != "action":
        raise Refused("not_action_phase", "TD-33", phase=game.phase)
    if not unit.on_table:
        raise Refused("not_on_table", "TD-24", unit=unit.id)
    if game.activation is not None:
        if game.activation.unit != unit.id:
            raise Refused("another_is_active", "TD-34", unit=unit.id, active=game.activation.unit)
        return
    if unit.status != "waiting":
        raise Refused("already_activated", "TD-35", unit=unit.id)
    if game.to_act is None:
        raise Refused("first_not_chosen", "TD-37", dominant=game.dominant)
    if unit.controller != game.to_act and not may_react(game, unit):
        raise Refused("not_your_turn", "TD-34", unit=unit.id, player=game.to_act)
    check_order(game, unit)


def may_react(game: Game, unit: Unit) -> bool:
    """Whether the unit may act straight after another of its Company: never three in a row (ST-013, ST-014)."""
    return (
        game.row == (unit.controller, 1)
        and unit.controller == unit.owner
        and bool(hooks.REACTS.ask(StatMoment(game, unit, "mvt"), holders(unit)))
    )


def check_order(game: Game, unit: Unit) -> None:
    """Raise Refused if others of its Company have to be activated first (ST-090 to ST-092)."""
    reasons = _acts_last(game, unit)
    first = [other for other in game.waiting(unit.controller) if not _acts_last(game, other)]
    if reasons and first:
        raise Refused("others_first", reasons[0].rule, unit=unit.id, other=first[0].id)


def _acts_last(game: Game, unit: Unit) -> tuple[Reason, ...]:
    return hooks.ACTS_LAST.ask(StatMoment(game, unit, "mvt"), holders(unit))


def check_able(game: Game, unit: Unit) -> None:
    """Raise Refused if the unit can take no action at all (ST-055, ST-074)."""
    reasons = hooks.MAY_ACT.ask(StatMoment(game, unit, "mvt"), holders(unit))
    if reasons:
        raise Refused("cannot_act", reasons[0].rule, unit=unit.id, state=reasons[0].name)


def check_open(game: Game, unit: Unit, action: Action) -> None:
    """Raise Refused if this action is closed to the unit (ST-049); lemures have one of their own (LE-14)."""
    if lemures.is_lemure(unit) and action != "lemure":
        raise Refused("action_closed", "LE-14", unit=unit.id, action=action)
    attraction.check_action(game, unit, action)
    for closed in hooks.FORBIDDEN.ask(StatMoment(game, unit, "mvt"), holders(unit)):
        if closed.action == action:
            raise Refused("action_closed", closed.rule, unit=unit.id, action=action)


def price(game: Game, unit: Unit, action: Action) -> tuple[Price, ...]:
    """What the action costs the unit now; nothing more where one that cost something has become this one (SA-155)."""
    now = game.activation
    before: Action = now.action if now is not None and now.unit == unit.id else ""
    prices = hooks.PRICE.ask(StatMoment(game, unit, "mvt"), holders(unit))
    return tuple(each for each in prices if action not in each.free and before in each.free)


def taken(game: Game, unit: Unit, action: Action) -> tuple[Fact, ...]:
    """The facts that the unit takes the action, and pays for it. Raises Refused where it cannot."""
    points = sum(each.points for each in price(game, unit, action))
    company = game.companies[unit.controller]
    if points > company.current:
        raise Refused("action_costs_command", "SA-155", unit=unit.id, have=company.current, need=points)
    paid = (command.spend(company, points, cause="action"),) if points else ()
    return (*paid, ActionTaken(unit.id, action))


def check_nothing_done(game: Game, unit: Unit) -> None:
    """Raise Refused if the active unit has taken its one action already (AC-01), or can take none."""
    check_able(game, unit)
    check_action_left(game, unit)


def check_action_left(game: Game, unit: Unit) -> None:
    """Raise Refused if the active unit has taken its one action already (AC-01)."""
    now = game.activation
    if now is not None and now.unit == unit.id and (now.attacked or now.action):
        raise Refused("action_taken", "AC-01", unit=unit.id, action=now.action)


def activate(game: Game, unit: Unit) -> tuple[Fact, ...]:
    """The fact that opens the unit's activation; none if it is active already."""
    if game.activation is not None:
        return ()
    return (UnitActivated(unit.id, is_engaged(game, unit), lemures.activations_at_once(game, unit)),)


def may_pass(game: Game, player: Player) -> bool:
    """Fewer units waiting than the other player, and not the first activation of the turn (TD-39 to TD-41)."""
    return (
        game.phase == "action"
        and game.to_act == player
        and game.activation is None
        and game.attack is None
        and game.activated_this_turn > 0
        and 0 < len(game.waiting(player)) < len(game.waiting(opponent(player)))
    )


def next_to_act(game: Game, after: Player) -> Player | None:
    """Who activates after a unit of *after* is done: the other, or the same if he has none left; None if nobody has.

    TD-34, TD-45, TD-24.
    """
    for player in (opponent(after), after):
        if game.waiting(player):
            return player
    return None


def ended(game: Game) -> tuple[Fact, ...]:
    """The facts that close the activation under way. Raises Refused if there is none (TD-26)."""
    now = game.activation
    if now is None:
        raise Refused("nobody_active", "TD-26")
    if game.attack is not None:
        raise Refused("attack_open", "CC-25")
    unit = game.unit(now.unit)
    attraction.check_action(game, unit, "none")
    again = lemures.acts_again(unit)
    there = with_unit(game, replace(unit, status="waiting" if again else "acted"))
    return (
        *broken_off(game, unit),
        ActivationEnded(unit.id, next_to_act(there, now.player or unit.controller), again),
        *after_activation(unit),
        *running.after_activation(game, unit),
    )


def handed_over(game: Game) -> tuple[Fact, ...]:
    """The facts that close the activation and give the table to the other player (TD-26, TD-27)."""
    now = game.activation
    facts = ended(game)
    return facts if now is None else (*facts, TurnHandedOver(now.player or game.unit(now.unit).controller))


def after_losses(game: Game) -> tuple[Fact, ...]:
    """What a loss does to the turn: a dead unit's activation is over, and a player with nobody left is passed over."""
    now = game.activation
    if now is not None:
        unit = game.unit(now.unit)
        if unit.on_table:
            return ()
        return (
            ActivationEnded(unit.id, next_to_act(game, now.player or unit.controller)),
            *running.after_activation(game, unit),
        )
    return _passed_over(game)


def _passed_over(game: Game) -> tuple[Fact, ...]:
    """Who activates next where the player whose turn it was has nobody left (TD-24, TD-45)."""
    begun = game.to_act is not None or game.activated_this_turn > 0
    if game.phase != "action" or not begun or (game.to_act is not None and game.waiting(game.to_act)):
        return ()
    following = next_to_act(game, game.to_act or "B")
    return () if following is None else (FirstChosen(following),)
