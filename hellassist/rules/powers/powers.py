"""When a unit may use an order or an aura of its card, what it costs, and what a fight makes of it.

EF-10 to EF-20, OR-01 to OR-05, AC-29 to AC-37, AC-45 to AC-50.
"""

from __future__ import annotations

from hellassist.rules import hooks
from hellassist.rules.contact import holders
from hellassist.rules.events import CountSet, Fact, PowerAnnounced, PowerFailed, PowerUsed
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Action, Declaration, Game, Power, Unit
from hellassist.rules.moments import StatMoment
from hellassist.rules.powers import costs, effects, limits
from hellassist.rules.powers.costs import Payment
from hellassist.rules.powers.power_cards import Printed, powers_of, printed
from hellassist.rules.refusal import Refused
from hellassist.rules.shots.loading import undisturbed
from hellassist.rules.turn import activation
from hellassist.rules.turn.activation import check_may_act

CAUSE = "power"
"""The cause of the fight that an engaged unit brings on itself by a power."""


def action_for(game: Game, unit: Unit, what: Printed) -> Action:
    """The action by which the unit uses the power, "" where it takes none (EF-11 to EF-14, AC-50).

    An exhausting one takes Focus, but Concentration where an ability says so (SA-067).
    """
    if what.trigger == "active":
        return "concentration"
    if what.trigger != "exhausting":
        return ""
    instead: tuple[Action, ...] = hooks.LOADED_BY.ask(StatMoment(game, unit, "mvt"), holders(unit))
    return instead[0] if instead else "focus"


def check_usable(game: Game, unit: Unit, what: Printed, payment: Payment | None = None) -> None:
    """Raise Refused unless the unit may use the power now, whatever it is aimed at.

    Without a *payment* its least cost is looked at.
    """
    if (what.in_force and not what.at_once) or what.trigger == "constant":
        raise Refused("always_in_force", "EF-15", unit=unit.id, power=what.name)
    if what.by_itself:
        raise Refused("comes_by_itself", "FR-14", unit=unit.id, power=what.name)
    check_moment(game, unit, what)
    _check_free_to(game, unit, what)
    if (what.unique or unit.gone) and what.name in unit.orders_used:
        raise Refused("used_already", "EF-18", unit=unit.id, power=what.name)
    limits.check(game, unit, what)
    if (
        game.edition.orders_need_a_target
        and what.kind == "order"
        and not effects.has_target(game, unit, what)
    ):
        raise Refused("no_legal_target", "FR-29", unit=unit.id, power=what.name)
    costs.paid(game, unit, what, payment or costs.least(game, unit, what))


def check_moment(game: Game, unit: Unit, what: Printed) -> None:
    """Raise Refused unless it is the moment for its trigger: never within an attack (AC-47, AC-49)."""
    if game.attack is not None:
        raise Refused("attack_open", "EF-14" if what.trigger == "free" else "EF-13")
    if not unit.on_table and (what.trigger or unit.gone != "killed"):
        raise Refused("not_on_table", "TD-24", unit=unit.id)
    match what.trigger:
        case "free":
            if game.phase != "action":
                raise Refused("not_action_phase", "EF-14", phase=game.phase)
        case "" if what.upkeep:
            _check_upkeep(game, unit, what)
        case "":
            if game.phase not in ("upkeep", "action"):
                raise Refused("not_action_phase", "EF-16", phase=game.phase)
        case _:
            check_may_act(game, unit)


def _check_upkeep(game: Game, unit: Unit, what: Printed) -> None:
    """Whether a power of Upkeep may be used now: once, and in the order that the Dominant player has named (TD-22)."""
    if game.phase != "upkeep":
        raise Refused("not_upkeep", "TD-22", unit=unit.id)
    if unit.used.get(upkeep_key(what)) == game.turn:
        raise Refused("used_in_upkeep", "TD-22", unit=unit.id, power=what.name)
    others = {other.controller for other, _ in due_in_upkeep(game)} - {unit.controller}
    if others and game.upkeep_first != unit.controller:
        raise Refused("upkeep_in_order", "TD-22", unit=unit.id, dominant=game.dominant)


def upkeep_key(what: Printed) -> str:
    """What ``Unit.used`` calls the turn in whose Upkeep the power was used."""
    return f"upkeep:{what.name}"


def due_in_upkeep(game: Game) -> tuple[tuple[Unit, Power], ...]:
    """The powers of Upkeep that can still be used in this one, by either player (TD-22)."""
    return tuple(
        (unit, power)
        for unit in game.on_table()
        for power in powers_of(unit)
        if (what := printed(unit, power)).upkeep
        and unit.used.get(upkeep_key(what)) != game.turn
        and what.name not in unit.orders_used
        and what.cost <= game.companies[unit.controller].current
    )


def _check_free_to(game: Game, unit: Unit, what: Printed) -> None:
    """Whether nothing bars the unit from giving orders, or from its auras (OR-01, OR-04, ST-050)."""
    moment = StatMoment(game, unit, "cmd")
    if what.kind == "order" and what.trigger and (barred := hooks.MAY_TAKE_ORDERS.ask(moment, holders(unit))):
        raise Refused("gives_no_orders", barred[0].rule, unit=unit.id, state=barred[0].name)
    if what.kind == "aura" and (barred := hooks.MAY_USE_AURAS.ask(moment, holders(unit))):
        raise Refused("uses_no_auras", barred[0].rule, unit=unit.id, state=barred[0].name)


def announced(
    game: Game, unit: Unit, power: Power, targets: tuple[str, ...], payment: Payment
) -> tuple[Fact, ...]:
    """The costs are paid; whether the power takes effect, the fight decides (AC-32, AC-36)."""
    what = printed(unit, power)
    paid = costs.paid(game, unit, what, payment)
    told = PowerAnnounced(unit.id, power, targets, _once(unit, what))
    return (*paid, told, *limits.counted(game, unit, what))


def used(
    game: Game, unit: Unit, power: Power, targets: tuple[str, ...] = (), payment: Payment | None = None
) -> tuple[Fact, ...]:
    """The power is paid for and takes effect."""
    what = printed(unit, power)
    payment = payment or costs.least(game, unit, what)
    taken = PowerUsed(
        unit.id, power, targets, _once(unit, what), midway=not action_for(game, unit, what) and midway(game)
    )
    facts: tuple[Fact, ...] = (
        *costs.paid(game, unit, what, payment),
        taken,
        *limits.counted(game, unit, what),
    )
    if what.upkeep:
        facts = (*facts, CountSet(unit.id, upkeep_key(what), game.turn))
    there = evolve_all(game, facts)
    return (*facts, *effects.carried_out(there, there.unit(unit.id), what, targets))


def midway(game: Game) -> bool:
    """Whether the active unit is in the midst of a move, which goes on after a power that takes no action (AC-45)."""
    now = game.activation
    return now is not None and now.action in ("walk", "run") and not now.attacked


def _once(unit: Unit, what: Printed) -> str:
    """The name of what the unit uses once: a Unique order, or what it does by its death (EF-16, EF-18)."""
    return what.name if what.unique or unit.gone else ""


def after_attack(game: Game, declaration: Declaration, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """What becomes of the announced power after its fight: nothing, if that changed the unit's state or felled it.

    AC-33, AC-37.
    """
    told = game.announced
    if told is None or declaration.cause != CAUSE:
        return ()
    unit = undisturbed(game, declaration, facts)
    if unit is None:
        return (PowerFailed(told.unit, told.power),)
    used_now = PowerUsed(told.unit, told.power, told.targets)
    there = evolve_all(game, (*facts, used_now))
    what = printed(unit, told.power)
    try:
        _check_free_to(there, unit, what)
    except Refused:  # barred by the fight (RU-51)
        return (PowerFailed(told.unit, told.power),)
    return (used_now, *effects.carried_out(there, there.unit(unit.id), what, told.targets))


def begun_by(game: Game, unit: Unit, what: Printed) -> tuple[Fact, ...]:
    """The activation that a passive power opens where its unit is not active yet (AC-45)."""
    return activation.activate(game, unit) if what.trigger == "passive" else ()
