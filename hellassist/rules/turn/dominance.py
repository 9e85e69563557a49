"""Who is Dominant (TD-01 to TD-14)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hellassist.rules import hooks
from hellassist.rules.contact import holders
from hellassist.rules.events import DominanceSettled
from hellassist.rules.game import Game, Player, Unit
from hellassist.rules.moments import StatMoment
from hellassist.rules.turn.command import printed_command


def is_significant(game: Game, unit: Unit) -> bool:
    """Whether the unit counts as a head and as a loss (TD-05, TD-13)."""
    return not hooks.INSIGNIFICANT.ask(StatMoment(game, unit, "cmd"), holders(unit))


@dataclass(frozen=True, slots=True)
class FirstScore:
    """The first Dominance score of a Company in its parts (TD-03)."""

    command: int
    heads: int
    first_contact: int

    @property
    def total(self) -> int:
        return self.command + self.heads + self.first_contact


def first_score(game: Game, player: Player) -> FirstScore:
    """CMD of Officer and Independents, significant heads, First Contact (TD-04 to TD-07, RU-17, RU-18).

    Who is off the table counts as the edition says.
    """
    here = tuple(unit for unit in game.units_of(player) if unit.owner == player)
    company = tuple(unit for unit in game.units.values() if unit.owner == player and not unit.gone)
    commanding = company if game.edition.absent_count_for_dominance else here
    leaders = (unit for unit in commanding if unit.profile.rank in ("officer", "independent"))
    extra = (
        modifier.amount
        for unit in company
        for modifier in hooks.FIRST_DOMINANCE.ask(StatMoment(game, unit, "cmd"), holders(unit))
    )
    return FirstScore(
        command=sum(printed_command(unit) for unit in leaders),
        heads=len(company)
        if game.edition.all_units_are_heads
        else sum(is_significant(game, unit) for unit in here),
        first_contact=sum(extra),
    )


def settle_first(game: Game, coin: Callable[[], Player]) -> DominanceSettled:
    """The first Dominance: score, then units in the Company, then the Officer's CMD, then the coin (TD-09 to 11)."""
    scores = first_score(game, "A").total, first_score(game, "B").total
    if scores[0] != scores[1]:
        return DominanceSettled("A" if scores[0] > scores[1] else "B", scores, "score")
    heads = company_heads(game, "A"), company_heads(game, "B")
    if heads[0] != heads[1]:
        return DominanceSettled("A" if heads[0] > heads[1] else "B", scores, "units")
    officers = officer_command(game, "A"), officer_command(game, "B")
    if officers[0] != officers[1]:
        return DominanceSettled("A" if officers[0] > officers[1] else "B", scores, "officer")
    return DominanceSettled(coin(), scores, "coin")


def company_heads(game: Game, player: Player) -> int:
    """Significant units of the Company, those off the table too, that break the first tie (TD-09)."""
    return sum(
        is_significant(game, unit) for unit in game.units.values() if unit.owner == player and not unit.gone
    )


def officer_command(game: Game, player: Player) -> int:
    """CMD of the Officer, which breaks the second tie; -1 without one, on the table as a rule (TD-10, RU-19)."""
    commands = (
        printed_command(unit)
        for unit in game.units.values()
        if unit.profile.rank == "officer"
        and unit.owner == player
        and not unit.gone
        and (unit.on_table or game.edition.absent_officers_break_ties)
    )
    return max(commands, default=-1)


def settle_later(game: Game) -> DominanceSettled:
    """From turn 2: whoever lost fewer significant units in the turn before; equal losses change nothing (TD-12, 14)."""
    losses = game.companies["A"].lost_last_turn, game.companies["B"].lost_last_turn
    if losses[0] == losses[1]:
        return DominanceSettled(game.dominant or "A", losses, "kept")
    return DominanceSettled("A" if losses[0] < losses[1] else "B", losses, "losses")
