"""The chart of actions: which of them are open to a unit now, each with its object (AC-42, AC-43).

It asks for ways round bases and terrain, so import it where it is needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hellassist.rules import hooks
from hellassist.rules.contact import holders, is_engaged
from hellassist.rules.game import Action, Game, Unit
from hellassist.rules.moments import StatMoment
from hellassist.rules.moves import contacts, reach
from hellassist.rules.powers import invoking, lemures, powers
from hellassist.rules.powers.power_cards import powers_of, printed
from hellassist.rules.refusal import Refused
from hellassist.rules.shots import loading, shooter
from hellassist.rules.shots.shot import eligible
from hellassist.rules.states.clock import put_out
from hellassist.rules.turn import actions, activation, focus

CHART: tuple[Action, ...] = (
    "walk",
    "run",
    "attack",
    "charge",
    "shoot",
    "melee",
    "retreat",
    "concentration",
    "focus",
    "lemure",
    "get_up",
    "none",
)


def open_to(game: Game, unit: Unit) -> tuple[Action, ...]:
    """The actions that the unit may take now, "none" for doing nothing, in the order of the chart.

    Each needs its object: an enemy in reach, an eligible target, a power it can pay for.
    """
    try:
        activation.check_may_act(game, unit)
        activation.check_action_left(game, unit)
    except Refused:
        return ()
    found = set(_by_powers(game, unit))
    if not hooks.MAY_ACT.ask(StatMoment(game, unit, "mvt"), holders(unit)):
        found |= {*_moves(game, unit), *_in_contact(game, unit)}
    must = is_engaged(game, unit) and any(action in actions.MUST_TAKE_ONE for action in found)
    if not must or any(activation.price(game, unit, action) for action in actions.MUST_TAKE_ONE):
        found.add("none")
    return tuple(action for action in CHART if action in found)


def _moves(game: Game, unit: Unit) -> Iterator[Action]:
    yield from (
        stride.action for stride in reach.strides(game, unit) if not stride.contact and stride.limit > 0
    )
    for contact in contacts.contacts(game, unit.id):
        yield contact.move.action
        if _may_take(game, unit, "charge"):
            yield "charge"  # a short one may be announced (AC-40)
    if not is_engaged(game, unit) and _may_take(game, unit, "shoot") and any(_shots(game, unit)):
        yield "shoot"


def _shots(game: Game, unit: Unit) -> Iterator[bool]:
    """For each ranged weapon whether it can be used on anybody."""
    for index, weapon in enumerate(shooter.ranged(unit)):
        try:
            shooter.check_shooter(game, unit, index)
        except Refused:
            continue
        yield weapon.blast is not None or any(entry.may for entry in eligible(game, unit, index))


def _in_contact(game: Game, unit: Unit) -> Iterator[Action]:
    if not is_engaged(game, unit):
        return
    if actions.may_fight_on(game, unit):
        yield "melee"
    if actions.may_retreat(game, unit) and _may_take(game, unit, "retreat"):
        yield "retreat"


def _by_powers(game: Game, unit: Unit) -> Iterator[Action]:
    """The actions that the unit's powers take, and what else it can do by Focus (AC-29, AC-34)."""
    wanted: list[Action] = []
    for power in powers_of(unit):
        what = printed(unit, power)
        action = powers.action_for(game, unit, what)
        if action and _succeeds(powers.check_usable, game, unit, what):
            wanted.append(action)
    if unit.profile.spells and lemures.available(game, unit) and _succeeds(lemures.check_limits, game, unit):
        wanted.append(invoking.action_for(game, unit))
    instead: tuple[Action, ...] = hooks.LOADED_BY.ask(StatMoment(game, unit, "mvt"), holders(unit))
    if put_out(game, unit) or not all(_loaded(unit)):
        wanted += ("focus", *instead)
    if focus.heals(game, unit):
        wanted += instead or ("focus",)
    yield from (action for action in wanted if _may_take(game, unit, action))


def _loaded(unit: Unit) -> Iterable[bool]:
    return (loading.is_loaded(unit, index) for index, _ in enumerate(shooter.ranged(unit)))


def _may_take(game: Game, unit: Unit, action: Action) -> bool:
    """Whether the action is neither closed to the unit nor too dear."""
    return all(
        _succeeds(check, game, unit, action) for check in (activation.check_open, activation.taken)
    ) and (_succeeds(activation.check_able, game, unit))


def _succeeds(check: object, *given: object) -> bool:
    try:
        check(*given)  # type: ignore[operator]
    except Refused:
        return False
    return True
