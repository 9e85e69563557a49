"""The titles of rules for tool tips: read beside the window's own work, so that nobody waits for them."""

from __future__ import annotations

import re
from threading import Thread

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from hellassist.app.words import ledger


class RuleTitles(QObject):
    """Says when the titles are there."""

    arrived = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._reader: Thread | None = None
        self._look = QTimer(self, interval=100)
        self._look.timeout.connect(self._arrived)

    def read(self) -> None:
        """Begin to read them, once."""
        if self._reader is None and not ledger.is_read():
            self._reader = Thread(target=ledger.rows, name="rule titles", daemon=True)
            self._reader.start()
            self._look.start()

    def _arrived(self) -> None:
        if ledger.is_read():
            self._look.stop()
            self.arrived.emit()


TITLES: list[RuleTitles] = []


def titles() -> RuleTitles:
    """The one of the app."""
    if not TITLES:
        TITLES.append(RuleTitles())
    return TITLES[0]


def titled(rule: str) -> str:
    """A rule as "CC-27: Charge: −1 CBT"; its id alone as long as the titles are not there."""
    title = ledger.title(rule, QCoreApplication.translate) if rule and ledger.is_read() else ""
    return f"{rule}: {plain_minus(title)}" if title else rule


def plain_minus(text: str) -> str:
    """The text with a minus sign before its numbers instead of a hyphen."""
    return re.sub(r"(?<!\S)-(?=\d)", "\N{MINUS SIGN}", text)
