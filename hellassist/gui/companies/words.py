"""What rows of units have in common: the sign of a rank and the small line below a name."""

from __future__ import annotations

from hellassist.gui.cards.badge import RANK_ICONS
from hellassist.gui.dialogs.printed import availability, say, word
from hellassist.rules.profile import Profile
from hellassist.said import QT_TRANSLATE_NOOP as N


def sign_of(profile: Profile | None) -> str:
    """The symbol of its rank; a lemure and a card that nobody knows have their own."""
    if profile is None:
        return "unknown"
    return RANK_ICONS[profile.rank]


def note_of(profile: Profile, faction: str) -> str:
    """Rank, availability, Command and Faction."""
    command = (
        say(N("card", "Command {0}"), profile.cmd.red) if profile.cmd is not None and profile.cmd.red else ""
    )
    parts = (word(profile.rank), availability(profile.availability), command, faction)
    return " · ".join(part for part in parts if part)
