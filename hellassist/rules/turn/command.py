"""Command points: the pool that pays for orders, and how it rises and falls (CM-01 to CM-14, FR-45 to FR-61)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hellassist.rules import stats
from hellassist.rules.events import CommandSet
from hellassist.rules.game import Company, Game, Player, Unit
from hellassist.rules.profile import Colour
from hellassist.rules.refusal import Refused


def printed_command(unit: Unit) -> int:
    """The CMD on the card, light and dark points together; a unit without the stat gives none."""
    split = unit.profile.binary
    return (unit.profile.cmd.red if unit.profile.cmd else 0) + (
        split.light + split.dark + split.either if split else 0
    )


def modified(game: Game, unit: Unit) -> int:
    """What bonuses and penalties make of its CMD, where the edition lets them count, less the CMD itself (FR-56)."""
    printed = printed_command(unit)
    if not game.edition.command_modifiers_count or not printed or not unit.on_table:
        return 0
    return max(sum(each.amount for each in stats.modifiers(game, unit, "cmd")), -printed)


def free_points(unit: Unit) -> int:
    """Its points that are light or dark as its player says (FR-58)."""
    split = unit.profile.binary
    return (unit.profile.cmd.red if unit.profile.cmd else 0) + (split.either if split else 0)


def light_points(unit: Unit) -> int:
    """How many of its points are light: those with the symbol, and of the others what its player says."""
    free, split = free_points(unit), unit.profile.binary
    return (split.light if split else 0) + (free if unit.light is None else min(unit.light, free))


def check_colours(unit: Unit) -> None:
    """Raise Refused unless its player makes no more points light than are free (FR-58)."""
    if unit.light is not None and not 0 <= unit.light <= free_points(unit):
        raise Refused("too_many_light", "FR-58", unit=unit.id, found=unit.light, limit=free_points(unit))


def is_coloured(game: Game, player: Player) -> bool:
    """Whether the Command of the Company is split in two: by the edition, and by a card of it (FR-57)."""
    return game.edition.binary_command and any(
        unit.profile.binary is not None for unit in game.units.values() if unit.owner == player
    )


@dataclass(frozen=True, slots=True)
class Points:
    """So many points, and how many of them are light."""

    total: int
    light: int

    def and_more(self, more: Points) -> Points:
        return Points(self.total + more.total, self.light + more.light)

    def less(self, lost: Points) -> Points:
        """What is left: points of the same colour go first, then those of the other; never below 0 (FR-61)."""
        light, dark = self.light - lost.light, self.total - self.light - (lost.total - lost.light)
        light, dark = light + min(dark, 0), dark + min(light, 0)
        return Points(max(light, 0) + max(dark, 0), max(light, 0))

    def within(self, most: Points) -> Points:
        """No more of either colour than *most* has."""
        light, dark = min(self.light, most.light), min(self.total - self.light, most.total - most.light)
        return Points(light + dark, light)

    def filled(self, most: Points, more: int) -> Points:
        """Up to *more* points back, so that as few as can be of either colour are missing from *most*."""
        missing = Points(most.total - self.total, most.light - self.light)
        if more >= missing.total:
            return most
        return self.and_more(Points(more, _evenly(missing, more)))


def basic(company: Company) -> Points:
    """The basic score."""
    return Points(company.basic, company.basic_light)


def current(company: Company) -> Points:
    """The current score."""
    return Points(company.current, company.current_light)


def points_of(unit: Unit) -> Points:
    """What the unit brings."""
    return Points(printed_command(unit), light_points(unit))


def booked(
    company: Company,
    basic: Points,
    current: Points,
    cause: str,
    unit: str = "",
    *,
    evenly: int = 0,
    for_good: bool = False,
) -> CommandSet:
    """The fact that the scores stand so; colours are told where the Company has them."""
    light = (basic.light, current.light) if company.coloured else None
    return CommandSet(
        company.player,
        basic.total,
        current.total,
        cause,
        unit=unit,
        light=light,
        evenly=evenly,
        for_good=for_good,
    )


def initial(game: Game, player: Player) -> int:
    """The sum of the CMD of his units at the start; units off the table come later (CM-03)."""
    return initial_points(game, player).total


def initial_points(game: Game, player: Player) -> Points:
    """The same with its colours (FR-57, FR-58)."""
    found = Points(0, 0)
    for unit in game.units.values():
        if unit.owner == player and (unit.on_table or (game.edition.absent_add_command and not unit.gone)):
            found = found.and_more(points_of(unit))
    return found


def at_start(before: Game, after: Game, player: Player) -> tuple[CommandSet, ...]:
    """What a change of who stands on the table before the first turn does to both scores (CM-03)."""
    was, now = initial_points(before, player), initial_points(after, player)
    if was == now:
        return ()
    company = after.companies[player]
    left, ready = (score.and_more(now).less(was) for score in (basic(company), current(company)))
    return (booked(company, left, ready, "start"),)


def spend(
    company: Company,
    points: int,
    *,
    permanent: bool = False,
    cause: str = "spent",
    colour: Colour = "",
    light: int | None = None,
) -> CommandSet:
    """Pay *points*, from the current score alone or permanently from both (CM-07, CM-08).

    Of a *colour*, where one is asked for (FR-59); else *light* of them are light, by default so that as many of either
    are left as can be, and then the player may still say otherwise (FR-60). Raises Refused if the current score is
    lower (CM-11).
    """
    if points < 0:
        raise Refused("negative_cost", "CM-05", points=points)
    if points > company.current:
        raise Refused("too_little_command", "CM-11", player=company.player, have=company.current, need=points)
    paid = Points(points, _light_paid(company, points, colour, light) if company.coloured else 0)
    left = basic(company).less(paid) if permanent else basic(company)
    now = Points(company.current - points, company.current_light - paid.light)
    open_to_choice = light is None and len(light_choices(company, points, colour)) > 1
    return booked(
        company,
        left,
        now,
        cause if not permanent else f"{cause}_permanent",
        evenly=points if open_to_choice else 0,
        for_good=permanent and open_to_choice,
    )


def before_payment(company: Company) -> Company:
    """The Company as it was before it paid what its player has not spoken about yet (FR-60)."""
    unsaid = company.unsaid
    if unsaid is None:
        return company
    paid = Points(unsaid.points, unsaid.light)
    left = basic(company).and_more(paid) if unsaid.for_good else basic(company)
    had = current(company).and_more(paid)
    return replace(
        company,
        basic=left.total,
        basic_light=left.light,
        current=had.total,
        current_light=had.light,
        unsaid=None,
    )


def paid_otherwise(company: Company, light: int) -> CommandSet:
    """What was paid evenly is paid with so many *light* points instead (FR-60).

    Raises Refused where nothing is open, or there are too few points of a colour.
    """
    unsaid = company.unsaid
    if unsaid is None:
        raise Refused("nothing_unsaid", "FR-60", player=company.player)
    again = spend(before_payment(company), unsaid.points, permanent=unsaid.for_good, light=light)
    return replace(again, cause="colours_said")


def light_choices(company: Company, points: int, colour: Colour = "") -> tuple[int, ...]:
    """How many of the points to be paid can be light: all ways that the colours at hand allow (FR-59, FR-60).

    Empty where the points cannot be paid; 0 alone for a Company without colours.
    """
    if not 0 <= points <= company.current:
        return ()
    if not company.coloured:
        return (0,)
    light, dark = company.current_light, company.current - company.current_light
    if colour:
        enough = points <= (light if colour == "light" else dark)
        return (points if colour == "light" else 0,) if enough else ()
    return tuple(range(max(points - dark, 0), min(points, light) + 1))


def _light_paid(company: Company, points: int, colour: Colour, light: int | None) -> int:
    """How many of the points paid are light. Raises Refused where there are too few of a colour."""
    have = company.current_light, company.current - company.current_light
    if colour:
        light = points if colour == "light" else 0
    elif light is None:
        light = _evenly(current(company), points)
    for name, paid, left in (("light", light, have[0]), ("dark", points - light, have[1])):
        if not 0 <= paid <= left:
            raise Refused(
                "too_little_of_colour", "FR-59", player=company.player, have=left, need=paid, colour=name
            )
    return light


def _evenly(score: Points, points: int) -> int:
    """How many of the points to take are light, so that as many of either colour as can be are left (FR-60)."""
    dark = score.total - score.light
    return min(max((score.light - dark + points + 1) // 2, points - dark, 0), points, score.light)


def by_effect(company: Company, unit: Unit, more: int, *, for_good: bool) -> CommandSet | None:
    """What a power gives the Company or takes from it: current, and basic as well *for_good* (CM-07, CM-08).

    Current never passes basic, in either colour. None where nothing changes.
    """
    was = basic(company), current(company)
    left = _by_effect(was[0], unit, more) if for_good else was[0]
    now = _by_effect(was[1], unit, more) if more < 0 or for_good else was[1].filled(left, more)
    now = now.within(left)
    return booked(company, left, now, "power_effect", unit.id) if (left, now) != was else None


def _by_effect(score: Points, unit: Unit, more: int) -> Points:
    if more > 0:
        return score.and_more(Points(more, more if light_points(unit) else 0))
    lost = min(-more, score.total)
    return score.less(Points(lost, _evenly(score, lost)))


def lose(game: Game, unit: Unit, *, times: int = 1, cause: str = "lost") -> CommandSet | None:
    """A unit is lost: its CMD leaves both scores at once, each no lower than 0 (CM-09, CM-10, CM-14, UN-36, FR-51).

    More than once over where its killer is such that it does (SA-049). None where nothing changes: no CMD, or one that
    had not joined yet (CM-13).
    """
    each = points_of(unit)
    change = modified(game, unit)
    lost = Points((each.total + change) * times, max(each.light + change, 0) * times)
    not_joined = game.edition.late_command_waits and unit.entered > 0 and game.turn <= unit.entered
    if lost.total == 0 or not_joined:
        return None
    company = game.companies[unit.owner]
    return booked(company, basic(company).less(lost), current(company).less(lost), cause, unit.id)


def refill(company: Company) -> CommandSet:
    """Upkeep: current is basic again; nothing is saved up (CM-06)."""
    return booked(company, basic(company), basic(company), "upkeep")


def late_arrivals(game: Game, player: Player, turn: int) -> tuple[Unit, ...]:
    """The units whose CMD joins in the Upkeep of *turn*: those that entered in the turn before (CM-13)."""
    if not game.edition.late_command_waits:
        return ()
    return tuple(
        unit for unit in game.on_table() if unit.owner == player and unit.entered and unit.entered == turn - 1
    )


def join(company: Company, units: tuple[Unit, ...]) -> CommandSet | None:
    """Late arrivals add their CMD to the basic score, before the refill (CM-13)."""
    more = _sum(units)
    if not more.total:
        return None
    return booked(company, basic(company).and_more(more), current(company), "arrived")


def join_now(game: Game, unit: Unit) -> CommandSet | None:
    """A unit that enters adds its CMD to both scores at once, where the edition says so (FR-55)."""
    more = points_of(unit)
    if game.edition.late_command_waits or not more.total:
        return None
    company = game.companies[unit.owner]
    return booked(
        company, basic(company).and_more(more), current(company).and_more(more), "reinforced", unit.id
    )


def changed(company: Company, unit: Unit, more: int, cause: str) -> CommandSet:
    """Both scores rise or fall by *more*, neither below 0: light points if the unit has any (UN-69, FR-56)."""
    change = Points(abs(more), abs(more) if light_points(unit) else 0)

    def after(score: Points) -> Points:
        return score.and_more(change) if more > 0 else score.less(change)

    return booked(company, after(basic(company)), after(current(company)), cause, unit.id)


def _sum(units: tuple[Unit, ...]) -> Points:
    found = Points(0, 0)
    for unit in units:
        found = found.and_more(points_of(unit))
    return found
