"""The Upkeep of a turn as it went, step by step, in the chronicle's own words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hellassist.app.battle.session import Done
from hellassist.app.words.chronicle import Chronicler
from hellassist.app.words.texts import Texts
from hellassist.app.words.told import Told
from hellassist.rules import events as e
from hellassist.rules.evolve import evolve
from hellassist.rules.game import PLAYERS, Game
from hellassist.rules.turn import dominance
from hellassist.said import QT_TRANSLATE_NOOP as N

TITLES = {
    "ends": N("upkeep", "With the old turn ends"),
    "command": N("upkeep", "Command"),
    "dominance": N("upkeep", "Dominance"),
    "damage": N("upkeep", "Damage"),
    "falls": N("upkeep", "Who falls"),
    "healing": N("upkeep", "Healing"),
    "shapes": N("upkeep", "New shapes"),
    "powers": N("upkeep", "Powers"),
}
"""The steps in their order (TD-17)."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of Upkeep and what happened in it."""

    title: str
    lines: tuple[Told, ...]


def since_the_turn_began(past: Sequence[Done]) -> Sequence[Done]:
    """The commands from the one that began this turn on; none where no turn has begun."""
    for place in range(len(past) - 1, -1, -1):
        if any(isinstance(fact, e.TurnBegan) for fact in past[place].facts):
            return past[place:]
    return ()


def steps(dones: Sequence[Done], texts: Texts) -> tuple[Step, ...]:
    """What happened in the Upkeep that *dones* began with; steps in which nothing happened are left out."""
    lines: dict[str, list[Told]] = {key: [] for key in TITLES}
    for index, done in enumerate(dones):
        if index and done.before.phase != "upkeep":
            break
        key, game = ("powers" if index else "ends"), done.before
        for fact in done.facts:
            if not index:
                key = _step_of(fact, key)
            lines[key] += _lines(fact, game, texts)
            game = evolve(game, fact)
    return tuple(
        Step(texts.translate("upkeep", title), tuple(lines[key]))
        for key, title in TITLES.items()
        if lines[key]
    )


def _step_of(fact: e.Fact, before: str) -> str:
    """The step to which a fact belongs, *before* being that of the fact before it."""
    match fact:
        case e.CommandSet(cause="upkeep" | "arrived") | e.TurnBegan():
            return "command"
        case e.DominanceSettled():
            return "dominance"
        case e.LifeGained():
            return "healing"
        case e.UnitRemoved():
            return "falls"
        case e.UnitTransformed():
            return "shapes"
        case e.LifeLost() | e.StateCounted() | e.StateEnded() if before in ("dominance", "damage"):
            return "damage"
    return before


def _lines(fact: e.Fact, game: Game, texts: Texts) -> Iterator[Told]:
    if isinstance(fact, e.TurnBegan):
        return  # the title says so
    yield from Chronicler(texts).tell((fact,), game)
    if isinstance(fact, e.DominanceSettled) and fact.by in ("score", "units", "officer", "coin"):
        yield from _first_dominance(fact, game, texts)


def _first_dominance(fact: e.DominanceSettled, game: Game, texts: Texts) -> Iterator[Told]:
    """The sums of both sides, and the ties that had to be broken, down to the coin (TD-03, TD-09 to TD-11)."""

    def say(text: str, **facts: object) -> str:
        return texts.translate("upkeep", text).format(**facts)

    for player in PLAYERS:
        score = dominance.first_score(game, player)
        text = say(
            N("upkeep", "{player}: CMD {command} + units {heads} + First Contact {contact} = {total}"),
            player=texts.player(game, player),
            command=score.command,
            heads=score.heads,
            contact=score.first_contact,
            total=score.total,
        )
        yield Told(text, player, "TD-04")
    if fact.by == "score":
        return
    ours, theirs = (dominance.company_heads(game, player) for player in PLAYERS)
    yield Told(
        say(N("upkeep", "A tie: units in the Companies, {ours} to {theirs}."), ours=ours, theirs=theirs),
        rule="TD-09",
    )
    if fact.by == "units":
        return
    ours, theirs = (max(dominance.officer_command(game, player), 0) for player in PLAYERS)
    yield Told(
        say(N("upkeep", "Still a tie: CMD of the Officers, {ours} to {theirs}."), ours=ours, theirs=theirs),
        rule="TD-10",
    )
    if fact.by == "coin":
        yield Told(say(N("upkeep", "Still a tie: the coin decides.")), rule="TD-11")
