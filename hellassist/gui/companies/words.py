"""Units as rows: the sign of a rank, the small line below a name, a line of a roster."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hellassist.app.companies.companies_view import RosterLine
from hellassist.gui.cards.badge import RANK_ICONS
from hellassist.gui.companies.unit_rows import UnitRow
from hellassist.gui.dialogs.printed import doubtful, often, ranked, say
from hellassist.rules.profile import Profile
from hellassist.said import QT_TRANSLATE_NOOP as N


def sign_of(profile: Profile | None) -> str:
    """The symbol of its rank; a lemure and a card that nobody knows have their own."""
    if profile is None:
        return "unknown"
    return RANK_ICONS[profile.rank]


def note_of(profile: Profile, faction: str) -> str:
    """Rank, Command, availability and Faction, the most telling first."""
    command = (
        say(N("card", "Command {0}"), f"{profile.cmd.red}{doubtful(profile, 'cmd')}")
        if profile.cmd is not None and profile.cmd.red
        else ""
    )
    parts = (ranked(profile), command, often(profile), faction)
    return " · ".join(part for part in parts if part)


def roster_row(
    line: RosterLine,
    factions: Mapping[str, str],
    language: str,
    *,
    invoked: bool = False,
    wrong: Sequence[str] = (),
) -> UnitRow:
    """So many of a card; *factions* names those that shall be told, *invoked* a lemure that is not hired.

    *wrong* is what the rules say against it, in sentences.
    """
    profile = line.profile
    if profile is None:
        note = say(N("card", "unknown card: it stays in the list"))
        return UnitRow(line.card, line.card, note, sign_of(None), "", line.count, warns=True)
    name, note = profile.name(language), note_of(profile, factions.get(profile.faction, ""))
    points = f"{profile.points * line.count}{doubtful(profile, 'points')}"
    if invoked:
        note, points = say(N("card", "to be invoked · {0}"), note), ""
    elif line.count > 1:
        note = say(N("card", "{0} points each · {1}"), f"{profile.points}{doubtful(profile, 'points')}", note)
    tip = "\n".join((name, note, *wrong))
    note = wrong[0] if wrong else note
    return UnitRow(line.card, name, note, sign_of(profile), points, line.count, warns=bool(wrong), tip=tip)
