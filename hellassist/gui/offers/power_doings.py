"""Orders and auras as buttons: what each costs and does, whom it is for, and what powers have left to be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hellassist.app.words import power_words, words
from hellassist.app.words.texts import Texts
from hellassist.gui.dialogs import printed as card_words
from hellassist.gui.looks.spoken import texts
from hellassist.gui.offers.doing import Doing, refusal, said
from hellassist.rules.combat import close
from hellassist.rules.commands import Command, ConfirmByHand, EndUpkeep, OrderUpkeep, UsePower
from hellassist.rules.game import PLAYERS, Game, Power, Unit
from hellassist.rules.moves import granted
from hellassist.rules.powers import costs, effects, limits, powers, receiving
from hellassist.rules.powers.power_cards import Printed, powers_of, printed
from hellassist.rules.refusal import Refused
from hellassist.said import QT_TRANSLATE_NOOP as N

MOST = 40
"""Buttons for one power, where several units must be named for it."""


def offered(game: Game, unit: Unit) -> Iterator[Doing]:
    """A button for each order and aura that can be used; what is always in force needs none."""
    if not unit.on_table and unit.gone != "killed":
        return
    for power in powers_of(unit):
        what = printed(unit, power)
        if (what.in_force and not what.at_once) or (what.trigger and not unit.on_table):
            continue
        yield from _buttons(game, unit, power, what)


def key_of(power: Power) -> str:
    """What the button of a power is called."""
    return f"power:{power.kind}:{power.index}"


def usable(game: Game) -> tuple[tuple[str, UsePower], ...]:
    """Every use of a power that is allowed now, of both players, by the unit's name, the power's and those it names."""
    spoken, found = texts(), []
    for unit in game.on_table():
        for power in powers_of(unit):
            what = printed(unit, power)
            allowed = [way for way in _ways(game, unit, power, what) if refusal(game, way[1]) is None]
            for named, command in allowed[:MOST]:
                names = [game.unit(key).name(spoken.language) for key in named]
                own = said(
                    N("doings", "{0}: {1}"), unit.name(spoken.language), head(game, unit, what, spoken)
                )
                found.append((", ".join((own, *names)), command))
    return tuple(found)


def _buttons(game: Game, unit: Unit, power: Power, what: Printed) -> Iterator[Doing]:
    spoken = texts()
    text = head(game, unit, what, spoken)
    tip = " · ".join(part for part in (tip_of(what, spoken), *_meant(game, unit, what)) if part)
    try:
        powers.check_usable(game, unit, what)
    except Refused as refused:
        yield Doing(key_of(power), text, UsePower(unit.id, power), refused=refused, tip=tip)
        return
    ways = list(_ways(game, unit, power, what))
    allowed = [way for way in ways if refusal(game, way[1]) is None][:MOST]
    if not allowed:
        why = refusal(game, ways[0][1] if ways else UsePower(unit.id, power))
        yield Doing(key_of(power), text, UsePower(unit.id, power), refused=why, tip=tip)
        return
    if len(costs.ways(game, unit, what)) > 1:
        ask = said(N("doings", "{0}…"), text)
        yield Doing(key_of(power), ask, panel=f"pay:{power.kind}:{power.index}", tip=tip)
        return
    first = allowed[0][1].enemy is not None
    yield from by_names(game, key_of(power), text, allowed, tip, first=first)


def _meant(game: Game, unit: Unit, what: Printed) -> Iterator[str]:
    """Whom the header names, and how often it may still be used (FR-26, FR-30)."""
    if what.aim is not None and what.aim.who == "company":
        count = sum(receiving.receives(unit, each, what, game) for each in game.units_of(unit.controller))
        yield said(N("doings", "the Company: {0} of it receive it"), count)
    often = limits.left(game, unit, what)
    if often is not None:
        yield said(_LEFT[what.span], often, what.limit)


_LEFT = {
    "battle": N("doings", "{0} of {1} left in all"),
    "turn": N("doings", "{0} of {1} left this turn"),
    "activation": N("doings", "{0} of {1} left this activation"),
    "attack": N("doings", "{0} of {1} left this attack"),
}


def by_names(
    game: Game, key: str, text: str, ways: Sequence[tuple[tuple[str, ...], Command]], tip: str, *, first: bool
) -> Iterator[Doing]:
    """A button for each way to name all units but the last, which is asked for. *first*: that is who strikes first."""
    for named in dict.fromkeys(way[0][:-1] for way in ways):
        those = tuple((way[0][-1], way[1]) for way in ways if way[0] and way[0][:-1] == named)
        names = [game.unit(each).name(texts().language) for each in named]
        label = ", ".join((text, *names))
        ending = (*named, "first") if first else named
        if those:
            yield Doing(":".join((key, *ending)), label, against=those, tip=tip)
        else:
            yield Doing(key, label, ways[0][1], tip=tip)


def targets_of(game: Game, unit: Unit, what: Printed) -> list[tuple[str, ...]]:
    """All ways to name the units that the power wants named."""
    chosen: list[tuple[str, ...]] = [()]
    for role in effects.roles(what):
        fitting = [each.id for each in effects.fitting(game, unit, what, role)]
        chosen = [(*before, key) for before in chosen for key in fitting]
    return chosen


def _ways(game: Game, unit: Unit, power: Power, what: Printed) -> Iterator[tuple[tuple[str, ...], UsePower]]:
    """All ways to use the power: the units named for each, last the enemy that fights it first, and the command."""
    least = next(iter(costs.ways(game, unit, what)), None)
    points = least.points if least is not None and (what.amounts or what.variable == "named") else None
    takes_action = bool(powers.action_for(game, unit, what))
    enemies = [enemy.id for enemy in close.may_fight_against(game, unit)] if takes_action else []
    for targets in targets_of(game, unit, what):
        for enemy in enemies:
            yield (*targets, enemy), UsePower(unit.id, power, targets, enemy, points=points)
        if not enemies:
            yield targets, UsePower(unit.id, power, targets, points=points)


def head(game: Game, unit: Unit, what: Printed, spoken: Texts) -> str:
    """Its name, the action it takes and what it costs: "Rally (Concentration, 2 Command)"."""
    action = powers.action_for(game, unit, what) if unit.on_table else ""
    parts = [spoken.word(words.ACTIONS, action)] if action else []
    if what.cost or what.variable or any(what.amounts):
        parts.append(
            card_words.price(
                what.cost, what.amounts, what.colour, variable=bool(what.variable), permanent=what.permanent
            )
        )
    name = power_words.name_of(what.names, spoken)
    return f"{name} ({', '.join(parts)})" if parts else name


def tip_of(what: Printed, spoken: Texts) -> str:
    """What it does, in a line or two."""
    does = ", ".join(power_words.act_words(act, spoken) for act in what.acts)
    if what.area and what.radius is not None:
        does = said(N("doings", "{0} within {1} fathoms"), does, spoken.number(what.radius))
    return said(N("doings", "If {0}: {1}"), what.condition, does) if what.condition else does


# -- what waits ------------------------------------------------------------------------------------


def by_hand(game: Game) -> Doing | None:
    """The button that says that what a power has left to the players is done, the oldest first."""
    effect = next((each for each in game.running if each.asked), None)
    if effect is None:
        return None
    return Doing(f"by_hand:{effect.number}", said(N("doings", "Done")), ConfirmByHand(effect.number))


def upkeep(game: Game) -> tuple[Doing, ...]:
    """What can be settled in Upkeep: whose powers come first, those that can be used, and its end."""
    due = powers.due_in_upkeep(game)
    sides = {unit.controller for unit, _ in due}
    found: list[Doing] = []
    for unit, power in due:
        made = _buttons(game, unit, power, printed(unit, power))
        found += (doing for doing in made if doing.refused is None)
    for player in PLAYERS if len(sides) > 1 else ():
        if player != game.upkeep_first:
            name = said(N("doings", "{0} first"), texts().player(game, player))
            found.append(Doing(f"upkeep:{player}", name, OrderUpkeep(player)))
    found.append(Doing("end_upkeep", said(N("doings", "To the Action phase")), EndUpkeep()))
    return tuple(found)


def given_move(game: Game, unit: Unit) -> Iterator[Doing]:
    """The button for the move that a power has given the unit."""
    if not unit.on_table or game.phase != "action":
        return
    given = granted.grant(game, unit)
    if given is not None:
        effect, reach = given
        name = power_words.name_of(effect.names, texts())
        text = said(N("doings", "Move {0} fathoms ({1})…"), texts().number(reach / game.fathom), name)
        yield Doing("given_move", text, panel="given_move")
