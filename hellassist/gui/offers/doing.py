"""One thing a unit might do, for a button or a line of a menu."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from hellassist.rules.commands import Command
from hellassist.rules.game import Game
from hellassist.rules.refusal import Refused


@dataclass(frozen=True, slots=True)
class Doing:
    """A *command*, one of several *against* units, or a *panel* that asks further.

    *refused* tells why it cannot be done now, *tip* what it does where the text does not say it.
    """

    key: str
    text: str
    command: Command | None = None
    against: tuple[tuple[str, Command], ...] = ()
    panel: str = ""
    refused: Refused | None = None
    tip: str = ""


def said(text: str, *facts: object) -> str:
    """A text of a button, translated."""
    return QCoreApplication.translate("doings", text).format(*facts)


def refusal(game: Game, command: Command) -> Refused | None:
    """Why the command cannot be carried out now; None where it can."""
    try:
        command.decide(game)
    except Refused as refused:
        return refused
    return None
