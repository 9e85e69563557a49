"""Changing the rules in the midst of a battle: one proposes, both consent, and it is so from here on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from hellassist.rules.editions import (
    SETTLED_AT_THE_START,
    SETTLED_BEFOREHAND,
    SWITCHES,
    fits,
    switched,
)
from hellassist.rules.events import (
    ColoursDropped,
    Fact,
    RuleAgreed,
    RuleChanged,
    RuleProposed,
    RuleRejected,
)
from hellassist.rules.evolve import evolve, evolve_all
from hellassist.rules.game import PLAYERS, Game, Player, Proposal
from hellassist.rules.known import company_of
from hellassist.rules.refusal import Refused
from hellassist.rules.turn import command


@dataclass(frozen=True, slots=True)
class ProposeRule:
    """A switch of the edition shall stand otherwise. It takes the place of what was proposed before."""

    switch: str
    value: bool | int | float

    def decide(self, game: Game) -> tuple[Fact, ...]:
        _check_moment(game)
        if not fits(self.switch, self.value):
            raise Refused("no_such_value", "", what=self.switch, known=SWITCHES)
        if getattr(game.edition, self.switch) == self.value:
            raise Refused("reads_so_already", "")
        _check_open(game, self.switch)
        return (RuleProposed(self.switch, self.value),)


@dataclass(frozen=True, slots=True)
class AgreeToRule:
    """A player consents to what is proposed. With the consent of both it is done."""

    player: Player

    def decide(self, game: Game) -> tuple[Fact, ...]:
        _check_moment(game)
        asked = _proposed(game)
        company_of(game, self.player)
        if self.player in asked.agreed:
            raise Refused("agreed_already", "", player=self.player)
        agreed = RuleAgreed(self.player)
        if {*asked.agreed, self.player} != {*PLAYERS}:
            return (agreed,)
        _check_open(game, asked.switch)
        edition = switched(game.edition, asked.switch, asked.value)
        before = getattr(game.edition, asked.switch)
        changed = RuleChanged(asked.switch, before, asked.value, edition.name)
        return (agreed, changed, *_consequences(game, evolve_all(game, (agreed, changed))))


@dataclass(frozen=True, slots=True)
class RejectRule:
    """One does not consent: what was proposed is off the table."""

    def decide(self, game: Game) -> tuple[Fact, ...]:
        _check_moment(game)
        _proposed(game)
        return (RuleRejected(),)


def _check_moment(game: Game) -> None:
    """Nobody changes the rules under dice that are rolling."""
    if not game.companies:
        raise Refused("no_battle", "TD-16")
    if game.attack is not None:
        raise Refused("attack_open", "CC-25")
    if game.phase == "over":
        raise Refused("battle_over", "TD-25")


def _proposed(game: Game) -> Proposal:
    if game.proposal is None:
        raise Refused("nothing_proposed", "")
    return game.proposal


def _check_open(game: Game, switch: str) -> None:
    """Raise Refused where a change would come too late, or count the Command of a late arrival twice or never."""
    if switch in SETTLED_BEFOREHAND or (game.turn > 0 and switch in SETTLED_AT_THE_START):
        raise Refused("settled_already", "")
    late = next((unit for unit in game.on_table() if unit.entered and unit.entered == game.turn), None)
    if switch == "late_command_waits" and late is not None:
        raise Refused("late_arrival_waits", "CM-13", unit=late.id)


def _consequences(before: Game, after: Game) -> Iterator[Fact]:
    """What a changed switch makes of the pools of Command at once."""
    if before.edition.binary_command != after.edition.binary_command:
        yield from _coloured_anew(after)
    there = after
    if before.edition.command_modifiers_count and not after.edition.command_modifiers_count:
        for unit in after.on_table():
            more = command.modified(before, unit)
            if more:
                fact = command.changed(there.companies[unit.owner], unit, -more, "modifier")
                there = evolve(there, fact)
                yield fact
    for player in PLAYERS:
        yield from command.at_start(before, after, player) if before.turn == 0 else ()


def _coloured_anew(game: Game) -> Iterator[Fact]:
    """Colours come to the pools, as even as they can be, or go from them (FR-57, FR-60)."""
    for player in PLAYERS:
        company = game.companies[player]
        if not command.is_coloured(game, player):
            if company.coloured:
                yield ColoursDropped(player)
            continue
        light = min(command.initial_points(game, player).light, company.basic)
        full = replace(company, coloured=True, current=company.basic, basic_light=light, current_light=light)
        spent = command.spend(full, company.basic - company.current, cause="coloured")
        yield replace(spent, evenly=0, for_good=False)  # long paid: what is not so is corrected by hand
