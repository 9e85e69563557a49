"""A power table to read: one to five hits, the column that was reached and the one that is inflicted."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from hellassist.app.words import words as game_words
from hellassist.app.words.texts import Texts
from hellassist.gui.dialogs.panel import words
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import TEXT_SMALL, colour, font, tokens
from hellassist.rules.profile import Column


class PowerStrip(QWidget):
    """Five narrow columns, hits above damage. A star stands for what comes with the damage: a line below says it."""

    HIGH = 36

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self.table: tuple[Column, ...] = ()
        self.hits: int | None = None
        self.inflicted: int | None = None
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, self.HIGH, 0, 0)
        self._effects = words(self, dim=True)
        whole.addWidget(self._effects)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def show_table(self, table: tuple[Column, ...], hits: int | None, inflicted: int | None) -> None:
        """Show a table from one hit up; *table* begins with the column of no hits."""
        self.table, self.hits, self.inflicted = table[1:], hits, inflicted
        stars = [
            self.tr("{0}*: {1}").format(at, effects_text(column, self._texts))
            for at, column in enumerate(self.table, 1)
            if column.effects
        ]
        self._effects.setText(", ".join(stars))
        self._effects.setVisible(bool(stars))
        said = [
            self.tr("{0} hits: {1}").format(at, column_text(column, self._texts))
            for at, column in enumerate(self.table, 1)
        ]
        set_tip(self, "\n".join(said))
        self.setAccessibleName(self.tr("Power table"))
        self.setAccessibleDescription("; ".join(said))
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(100, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        t = tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = self.width() / max(len(self.table), 1)
        for at, column in enumerate(self.table, 1):
            box = QRectF((at - 1) * step + 1, 1, step - 3, self.HIGH - 3)
            reached, taken = at == self.hits, at == self.inflicted
            painter.setPen(QPen(colour(t.gold if reached else t.line), 2 if reached else 1))
            painter.setBrush(colour(t.accent) if taken else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 5, 5)
            painter.setPen(colour(t.on_accent if taken else t.dim))
            painter.setFont(font(11))
            painter.drawText(box.adjusted(0, 2, 0, 0), _MIDDLE | Qt.AlignmentFlag.AlignTop, str(at))
            painter.setPen(colour(t.on_accent if taken else t.text))
            painter.setFont(font(TEXT_SMALL, bold=True))
            star = "*" if column.effects else ""
            painter.drawText(
                box.adjusted(0, 0, 0, -2), _MIDDLE | Qt.AlignmentFlag.AlignBottom, f"{column.damage}{star}"
            )
        painter.end()


_MIDDLE = Qt.AlignmentFlag.AlignHCenter


MOST_LETTERS = 9


class PowerGrid(QFrame):
    """The five columns written out, as on a card."""

    def __init__(
        self,
        table: tuple[Column, ...],
        texts: Texts,
        parent: QWidget | None = None,
        doubts: Sequence[str] = ("",) * 5,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("power")
        self.setAccessibleName(self.tr("Power table"))
        grid = QGridLayout(self)
        grid.setContentsMargins(2, 2, 2, 2)
        grid.setHorizontalSpacing(2)
        grid.setVerticalSpacing(0)
        for at, column in enumerate(table):
            head = words(self, str(at + 1), dim=True)
            damage = words(self, f"{column.damage}{doubts[at]}", strong=True)
            effects = words(self, _narrow(effects_text(column, texts, between="\n")))
            effects.setWordWrap(False)
            effects.setProperty("tiny", "true")
            effects.setVisible(bool(column.effects))
            for row, label in enumerate((head, damage, effects)):
                label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
                grid.addWidget(label, row, at)
            grid.setColumnStretch(at, 1)


def _narrow(text: str) -> str:
    """In lines of few letters, parted between words alone: a table on a card is narrow."""
    lines = (textwrap.wrap(line, MOST_LETTERS, break_long_words=False) for line in text.splitlines())
    return "\n".join(part for line in lines for part in line)


def effects_text(column: Column, texts: Texts, between: str = " + ") -> str:
    """What comes with the damage: "Pain 2"."""
    parts = []
    for effect in column.effects:
        name = texts.word(game_words.STATES, effect.state)
        numbers = f" {effect.x}/{effect.y}" if effect.y else f" {effect.x}" if effect.x > 1 else ""
        parts.append(name + numbers)
    return between.join(parts)


def column_text(column: Column, texts: Texts) -> str:
    """A column of a power table: "4 + Pain 2"."""
    parts = [str(column.damage)] if column.damage or not column.effects else []
    if column.effects:
        parts.append(effects_text(column, texts))
    return " + ".join(parts)


def table_text(table: tuple[Column, ...], texts: Texts) -> str:
    """A whole power table: "2 / 3 / 5 / 6 / 8"."""
    return " / ".join(column_text(column, texts) for column in table)
