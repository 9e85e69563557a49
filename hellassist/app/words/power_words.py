"""Orders, auras and what they do, in words: for the chronicle, the buttons and the cards."""

from __future__ import annotations

from dataclasses import dataclass

from hellassist.app.words import words
from hellassist.app.words.texts import Texts
from hellassist.rules import events as e
from hellassist.rules.game import Game, Running
from hellassist.rules.powers.power_cards import printed
from hellassist.rules.profile import Act, Names, in_language
from hellassist.said import QT_TRANSLATE_NOOP as N

PowerFact = e.PowerAnnounced | e.PowerUsed | e.PowerFailed | e.EffectBegan | e.EffectEnded | e.DoneByHand


@dataclass(frozen=True, slots=True)
class Said:
    """A line about a power: the unit whose it is, and its rule."""

    text: str
    unit: str
    rule: str


def told(fact: PowerFact, game: Game, texts: Texts) -> Said | None:
    """The line for a fact; None where the effect is not known any more."""
    match fact:
        case e.PowerAnnounced(key, power):
            name = name_of(printed(game.unit(key), power).names, texts)
            text = _say(
                texts, N("powers", "{unit} announces “{name}”."), unit=texts.unit(game, key), name=name
            )
            return Said(text, key, "AC-29")
        case e.PowerUsed(key, power, targets):
            return _used(key, name_of(printed(game.unit(key), power).names, texts), targets, game, texts)
        case e.PowerFailed(key, power):
            name = name_of(printed(game.unit(key), power).names, texts)
            text = N("powers", "The fight has spoiled “{name}” of {unit}: no effect, all costs stay paid.")
            return Said(_say(texts, text, unit=texts.unit(game, key), name=name), key, "AC-33")
        case e.EffectBegan(effect):
            return Said(effect_line(effect, game, texts), effect.unit, "EF-16" if effect.asked else "EF-07")
        case e.EffectEnded(number):
            return _of_effect(number, N("powers", "“{name}” of {unit} is over."), "EF-07", game, texts)
        case e.DoneByHand(number):
            return _of_effect(number, N("powers", "“{name}” of {unit}: done by hand."), "EF-16", game, texts)


def _used(key: str, name: str, targets: tuple[str, ...], game: Game, texts: Texts) -> Said:
    alone = N("powers", "{unit} uses “{name}”.")
    text = N("powers", "{unit} uses “{name}” on {names}.") if targets else alone
    names = ", ".join(texts.unit(game, target) for target in targets)
    return Said(_say(texts, text, unit=texts.unit(game, key), name=name, names=names), key, "OR-03")


def _of_effect(number: int, text: str, rule: str, game: Game, texts: Texts) -> Said | None:
    effect = next((each for each in game.running if each.number == number), None)
    if effect is None:
        return None
    said = _say(texts, text, unit=texts.unit(game, effect.unit), name=name_of(effect.names, texts))
    return Said(said, effect.unit, rule)


def name_of(names: Names, texts: Texts) -> str:
    """The power's name on its card."""
    return in_language(names, texts.language)


def effect_line(effect: Running, game: Game, texts: Texts) -> str:
    """Name, what it does, on whom and how long: "“Blessing”: +1 CBT for E, F, until the end of the turn."."""
    does = ", ".join(act_words(act, texts) for act in effect.acts)
    facts = {"name": name_of(effect.names, texts), "does": does, "span": span_words(effect, game, texts)}
    if effect.asked:
        return _say(texts, N("powers", "“{name}”, to be done by hand: {does}"), **facts)
    if effect.lingering:
        text = N("powers", "“{name}”: {does} within {radius} fathoms of {unit}, {span}.")
        if effect.radius is None:
            text = N("powers", "“{name}”: {does} everywhere, {span}.")
        radius = "" if effect.radius is None else texts.number(effect.radius)
        return _say(texts, text, radius=radius, unit=texts.unit(game, effect.unit), **facts)
    names = ", ".join(texts.unit(game, key) for key in effect.units)
    return _say(texts, N("powers", "“{name}”: {does} for {names}, {span}."), names=names, **facts)


def span_words(effect: Running, game: Game, texts: Texts) -> str:
    """How long an effect lasts."""
    if effect.activation:
        text = N("powers", "until {unit} has been activated")
        return _say(texts, text, unit=texts.unit(game, effect.activation))
    if effect.last is None:
        return _say(texts, N("powers", "for the rest of the battle"))
    if effect.first > game.turn and effect.first == effect.last:
        return _say(texts, N("powers", "in turn {turn}"), turn=effect.first)
    if effect.last == game.turn:
        return _say(texts, N("powers", "until the end of this turn"))
    return _say(texts, N("powers", "until the end of turn {turn}"), turn=effect.last)


def act_words(act: Act, texts: Texts) -> str:
    """What one act does."""
    amount = act.amount
    match act.do:
        case "stat":
            return f"{texts.signed(amount)} {texts.word(words.STATS, act.stat)}"
        case "state":
            return texts.word(words.STATES, act.effect.state if act.effect else "")
        case "heal":
            return _say(texts, N("powers", "{amount} LP back"), amount=amount)
        case "damage":
            return _say(texts, N("powers", "{amount} LP lost"), amount=amount)
        case "move":
            return _say(texts, N("powers", "a move of {amount} fathoms"), amount=amount)
        case "attack":
            return _say(texts, N("powers", "an attack sequence"))
        case "command":
            return _say(texts, N("powers", "{amount} Command"), amount=texts.signed(amount))
        case "permit":
            return _say(texts, N("powers", "a Walk may end in contact"))
        case "manual":
            said = in_language(act.text, texts.language)
            return said or _say(texts, N("powers", "as the card says"))


def cost_words(cost: int, texts: Texts, *, permanent: bool) -> str:
    """What a power costs, "" for nothing."""
    if not cost:
        return ""
    text = N("powers", "{cost} Command for good") if permanent else N("powers", "{cost} Command")
    return _say(texts, text, cost=cost)


def _say(texts: Texts, text: str, **facts: object) -> str:
    return texts.translate("powers", text).format(**facts)
