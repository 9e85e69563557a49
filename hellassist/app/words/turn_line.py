"""The one line that says whose move it is, why, and what may be done now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hellassist.app.words import power_words, words
from hellassist.app.words.texts import Texts
from hellassist.rules import hooks
from hellassist.rules.commands.command import Command
from hellassist.rules.contact import holders, is_engaged, touching_enemies
from hellassist.rules.game import PLAYERS, Activation, Game, Player, Unit, opponent
from hellassist.rules.moments import StatMoment
from hellassist.rules.powers import lemures, powers
from hellassist.rules.refusal import Refused
from hellassist.rules.states.register import ENDED_BY_FIGHTING
from hellassist.rules.turn import actions, activation, deployment
from hellassist.said import QT_TRANSLATE_NOOP as N


@dataclass(frozen=True, slots=True)
class TurnLine:
    """A sentence, the rule it stands on, and whose affair it is (None: of both)."""

    text: str
    rule: str
    player: Player | None = None


def turn_line(game: Game, texts: Texts) -> TurnLine | None:
    """The line for this moment. None while an attack is open, whose dialog leads, and where there is no battle."""
    if not game.companies or game.attack is not None:
        return None
    waits = what_waits(game, texts)
    if waits is not None:
        return waits
    if game.phase == "over":
        return TurnLine(_say(texts, N("turn", "The battle is over.")), "TD-25")
    if game.phase == "setup":
        return _setting_up(game, texts)
    if game.activation is not None:
        return _active(game, game.activation, texts)
    return _between(game, texts)


def what_waits(game: Game, texts: Texts) -> TurnLine | None:
    """What must be settled before anything else; None where nothing must, or an attack is open."""
    now = game.activation
    if game.attack is not None:
        return None
    asked = next((each for each in game.running if each.asked), None)
    if asked is not None:
        owner = game.unit(asked.unit).controller
        return TurnLine(power_words.effect_line(asked, game, texts), "EF-16", owner)
    if game.phase == "upkeep" and now is None:
        return _upkeep(game, texts)
    return None if now is None else _of_the_active(game, now, texts)


def free_blows(game: Game) -> tuple[str, ...]:
    """The enemies that may strike the active unit, which can do nothing (ST-059)."""
    from hellassist.rules.commands import FreeBlow

    now = game.activation
    if now is None:
        return ()
    enemies = touching_enemies(game, game.unit(now.unit))
    return tuple(enemy.id for enemy in enemies if _may(game, FreeBlow(enemy.id, now.unit)))


def lies(unit: Unit) -> bool:
    """Whether getting up is what the unit can do (ST-074)."""
    return any(on.id in ENDED_BY_FIGHTING for on in unit.states)


# -- what must be settled --------------------------------------------------------------------------


def _upkeep(game: Game, texts: Texts) -> TurnLine:
    sides = {unit.controller for unit, _ in powers.due_in_upkeep(game)}
    text, player = N("turn", "Upkeep: powers that are used now."), game.upkeep_first
    if len(sides) > 1:
        if game.upkeep_first is None:
            text, player = (
                N("turn", "Upkeep, {player}: say whose powers come first."),
                game.dominant,
            )
        else:
            text = N("turn", "Upkeep: the powers of {player} come first.")
    return TurnLine(_say(texts, text, player=texts.player(game, player)), "TD-22", player)


def _of_the_active(game: Game, now: Activation, texts: Texts) -> TurnLine | None:
    unit = game.unit(now.unit)

    def line(text: str, rule: str) -> TurnLine:
        said = _say(texts, text, unit=unit.name(texts.language))
        return TurnLine(said, rule, unit.controller)

    if now.due:
        return line(N("turn", "{unit} fights a second sequence: against whom?"), "SA-073")
    if now.breaks_away == "retreat":
        text = N("turn", "{unit} breaks away: drag it out of contact, up to its move. It may touch nobody.")
        return line(text, "AC-25")
    if now.breaks_away:
        text = N("turn", "{unit} breaks away: drag it out of contact. It may Walk, Run, Attack or Charge.")
        return line(text, "AC-28")
    if free_blows(game):
        text = N("turn", "{unit} can do nothing: one enemy that touches it may strike it, once.")
        return line(text, "ST-059")
    idle = hooks.MAY_ACT.ask(StatMoment(game, unit, "mvt"), holders(unit))
    if lies(unit) and not now.action:
        return line(N("turn", "{unit} lies on the ground: getting up is all it can do now."), "ST-074")
    if idle:
        return line(N("turn", "{unit} can take no action: end its activation."), idle[0].rule)
    return None


# -- the rest --------------------------------------------------------------------------------------


def _setting_up(game: Game, texts: Texts) -> TurnLine:
    missing = deployment.unplaced(game)
    first = tuple(unit for unit in missing if not deployment.comes_later(game, unit))
    if not missing:
        return TurnLine(_say(texts, N("turn", "Deployment: all units stand. Turn 1 can begin.")), "TD-16")
    text, rule = N("turn", "Deployment: drag from the lists: {counts}."), "SA-007"
    if not first:
        text, rule = N("turn", "Deployment: those in ambush come last: {counts}."), "SA-008"
    counted = _counts(game, first or missing, texts)
    return TurnLine(_say(texts, text, counts=", ".join(counted)), rule)


def _counts(game: Game, units: tuple[Unit, ...], texts: Texts) -> Iterator[str]:
    for player in PLAYERS:
        count = sum(unit.owner == player for unit in units)
        if count:
            yield f"{texts.player(game, player)} {count}"


def _active(game: Game, now: Activation, texts: Texts) -> TurnLine:
    unit = game.unit(now.unit)
    name, player = unit.name(texts.language), unit.controller
    try:
        actions.check_has_acted(game)
    except Refused as refused:
        from hellassist.rules.turn import chart  # it brings what finds ways, which takes its time to load

        able = [each for each in chart.open_to(game, unit) if each != "none"] or actions.MUST_TAKE_ONE
        named = ", ".join(texts.word(words.ACTIONS, action) for action in able)
        text = N("turn", "{unit} is active: engaged, must act ({actions}).")
        return TurnLine(_say(texts, text, unit=name, actions=named), refused.rule, player)
    if now.action or now.attacked:
        text = N("turn", "{unit} is active: {action} done. End its activation.")
        done = texts.word(words.ACTIONS, now.action)
        return TurnLine(_say(texts, text, unit=name, action=done), "TD-26", player)
    if lemures.is_lemure(unit):
        text = N("turn", "{unit} is active: it moves, releases its spell, or does nothing.")
        return TurnLine(_say(texts, text, unit=name), "LE-14", player)
    if is_engaged(game, unit):
        return TurnLine(
            _say(texts, N("turn", "{unit} is active and may do nothing."), unit=name), "AC-52", player
        )
    text = N("turn", "{unit} is active: one action, or none.")
    return TurnLine(_say(texts, text, unit=name), "AC-01", player)


def _between(game: Game, texts: Texts) -> TurnLine:
    """No unit is active: who is to activate one, or what ends."""
    counts = {player: len(game.waiting(player)) for player in PLAYERS}
    if not any(counts.values()):
        last = game.turns is not None and game.turn >= game.turns
        text = N("turn", "All have acted: the turn is over.")
        if last:
            text = N("turn", "All have acted in the last turn: the battle ends.")
        return TurnLine(_say(texts, text), "TD-25" if last else "TD-24")
    player = game.to_act
    if player is None:
        text = N("turn", "Dominance, {player}: name who activates first.")
        named = texts.player(game, game.dominant)
        return TurnLine(_say(texts, text, player=named), "TD-37", game.dominant)
    text, rule = N("turn", "{player} to activate: {own} waiting against {theirs}."), "TD-34"
    if activation.may_pass(game, player):
        text, rule = N("turn", "{player} to activate: {own} waiting against {theirs}, may pass."), "TD-39"
    elif not counts[opponent(player)]:
        text, rule = N("turn", "{player} to activate: {own} waiting, nobody on the other side."), "TD-45"
    elif not game.activated_this_turn:
        text, rule = N("turn", "{player} to begin: {own} waiting against {theirs}."), "TD-38"
    said = _say(
        texts, text, player=texts.player(game, player), own=counts[player], theirs=counts[opponent(player)]
    )
    swift = [unit for unit in game.waiting(opponent(player)) if activation.may_react(game, unit)]
    if swift:
        names = ", ".join(unit.name(texts.language) for unit in swift)
        at_once = _say(texts, N("turn", "Or at once: {names}."), names=names)
        said = f"{said} {at_once}"
        rule = "ST-013"
    return TurnLine(said, rule, player)


def _may(game: Game, command: Command) -> bool:
    try:
        command.decide(game)
    except Refused:
        return False
    return True


def _say(texts: Texts, text: str, **facts: object) -> str:
    return texts.translate("turn", text).format(**facts)
