"""Command points: the pool that pays for orders, and how it falls (CM-01 to CM-14)."""

from __future__ import annotations

from hellassist.rules.events import CommandSet
from hellassist.rules.game import Company, Game, Player, Unit
from hellassist.rules.refusal import Refused


def printed_command(unit: Unit) -> int:
    """The CMD on the card; a unit without the stat gives none."""
    return unit.profile.cmd.red if unit.profile.cmd else 0


def initial(game: Game, player: Player) -> int:
    """The sum of the CMD of his units at the start; units off the table come later (CM-03)."""
    return sum(
        printed_command(unit)
        for unit in game.units.values()
        if unit.owner == player and (unit.on_table or (game.edition.absent_add_command and not unit.gone))
    )


def at_start(before: Game, after: Game, player: Player) -> tuple[CommandSet, ...]:
    """What a change of who stands on the table before the first turn does to both scores (CM-03)."""
    points = initial(after, player) - initial(before, player)
    if not points:
        return ()
    company = after.companies[player]
    return (CommandSet(player, max(company.basic + points, 0), max(company.current + points, 0), "start"),)


def spend(company: Company, points: int, *, permanent: bool = False, cause: str = "spent") -> CommandSet:
    """Pay *points*, from the current score alone or permanently from both (CM-07, CM-08).

    Raises Refused if the current score is lower (CM-11).
    """
    if points < 0:
        raise Refused("negative_cost", "CM-05", points=points)
    if points > company.current:
        raise Refused("too_little_command", "CM-11", player=company.player, have=company.current, need=points)
    basic = max(company.basic - points, 0) if permanent else company.basic
    return CommandSet(
        company.player, basic, company.current - points, cause if not permanent else f"{cause}_permanent"
    )


def lose(game: Game, unit: Unit, *, times: int = 1, cause: str = "lost") -> CommandSet | None:
    """A unit is lost: its CMD leaves both scores at once, each no lower than 0 (CM-09, CM-10, CM-14, UN-36).

    More than once over where its killer is such that it does (SA-049).
    None where nothing changes: no CMD, or one that had not joined yet (CM-13).
    """
    points = printed_command(unit) * times
    not_joined = game.edition.late_command_waits and unit.entered > 0 and game.turn <= unit.entered
    if points == 0 or not_joined:
        return None
    company = game.companies[unit.owner]
    return CommandSet(
        company.player, max(company.basic - points, 0), max(company.current - points, 0), cause, unit=unit.id
    )


def refill(company: Company) -> CommandSet:
    """Upkeep: current is basic again; nothing is saved up (CM-06)."""
    return CommandSet(company.player, company.basic, company.basic, "upkeep")


def late_arrivals(game: Game, player: Player, turn: int) -> tuple[Unit, ...]:
    """The units whose CMD joins in the Upkeep of *turn*: those that entered in the turn before (CM-13)."""
    return tuple(unit for unit in game.units_of(player) if unit.entered and unit.entered == turn - 1)


def join(company: Company, units: tuple[Unit, ...]) -> CommandSet | None:
    """Late arrivals add their CMD to the basic score, before the refill (CM-13)."""
    points = sum(printed_command(unit) for unit in units)
    return CommandSet(company.player, company.basic + points, company.current, "arrived") if points else None
