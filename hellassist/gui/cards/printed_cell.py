"""One stat as a card prints it: the red value, and the green one of a Wounded unit."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from hellassist.gui.dialogs.panel import words
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import TEXT_LARGE, font
from hellassist.rules.profile import Profile, Score

NOTHING = "\N{EN DASH}"
ASIDE = 2
"""Pixels at the left and right of a value."""
SIZES = {"full": TEXT_LARGE, "less": 14, "little": 12, "least": 10}
"""Pixels of the type of a value; the theme has the same."""


class PrintedCell(QFrame):
    """A value that is not printed is a dash, which is not 0 (UN-16). *blank*: nothing is known of it yet."""

    def __init__(
        self,
        name: str,
        score: Score | None,
        doubts: tuple[str, str] = ("", ""),
        parent: QWidget | None = None,
        *,
        blank: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("stat")
        column = QVBoxLayout(self)
        column.setContentsMargins(ASIDE, 3, ASIDE, 4)
        column.setSpacing(0)
        top = words(self, name, dim=True)
        top.setWordWrap(False)
        top.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(top)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addStretch(1)
        self.shown: list[str] = []
        self._labels: list[QLabel] = []
        for text, kind in self._parts(score, doubts, blank=blank):
            label = words(self, text, name="printed_value")
            label.setProperty("kind", kind)
            label.setWordWrap(False)
            label.setMinimumWidth(1)
            row.addWidget(label)
            self._labels.append(label)
            self.shown.append(text)
        row.addStretch(1)
        column.addLayout(row)
        said = self._said(name, score, doubts, blank=blank)
        set_tip(self, said)
        self.setAccessibleName(said)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow cell the value is written smaller, so that nothing of it is cut."""
        super().resizeEvent(event)
        room, text = self.width() - 2 * ASIDE, "".join(self.shown)
        sizes = {
            name: QFontMetrics(font(size, bold=True)).horizontalAdvance(text) for name, size in SIZES.items()
        }
        size = next((name for name, wide in sizes.items() if wide <= room), "least")
        for label in self._labels:
            if label.property("fits") != size:
                label.setProperty("fits", size)
                label.style().unpolish(label)
                label.style().polish(label)

    def _parts(self, score: Score | None, doubts: tuple[str, str], *, blank: bool) -> list[tuple[str, str]]:
        if blank:
            return [("?", "none")]
        if score is None:
            return [(NOTHING, "none")]
        parts = [(f"{score.red}{doubts[0]}", "red")]
        if score.green is not None:
            parts += [("/", "none"), (f"{score.green}{doubts[1]}", "green")]
        return parts

    def _said(self, name: str, score: Score | None, doubts: tuple[str, str], *, blank: bool) -> str:
        if blank:
            return self.tr("{0}: not filled in yet").format(name)
        if score is None:
            return self.tr("{0}: not on this card").format(name)
        text = self.tr("{0}: {1}").format(name, score.red)
        if score.green is not None:
            text = self.tr("{0}: {1}, wounded {2}").format(name, score.red, score.green)
        return "\n".join(
            [text, *([self.tr("A placeholder: no source attests this figure.")] if any(doubts) else [])]
        )


def doubts_of(profile: Profile, stat: str) -> tuple[str, str]:
    """The tildes of the red and of the green value."""
    return (
        "~" if stat in profile.placeholders else "",
        "~" if f"{stat}.green" in profile.placeholders else "",
    )
