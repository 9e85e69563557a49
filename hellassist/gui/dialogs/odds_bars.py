"""The odds of the attack: for each side the chance to fall, to be wounded, and what it stands to lose."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from hellassist.app.percent import percent
from hellassist.app.trail import Trail
from hellassist.gui.figures import number
from hellassist.gui.theme import colour, tokens
from hellassist.rules.game import Player


class Bar(QWidget):
    """A chance as a bar in the colour of a Company."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chance = Fraction(0)
        self._player: Player = "A"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(60, 16)

    def show_chance(self, chance: Fraction, player: Player) -> None:
        """Show the chance of something happening to the player's unit."""
        self._chance, self._player = chance, player
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        t = tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(0, 3, self.width(), 10)
        painter.setBrush(colour(t.line))
        painter.drawRoundedRect(whole, 5, 5)
        painter.setBrush(colour(t.side(self._player)))
        painter.drawRoundedRect(QRectF(0, 3, self.width() * float(self._chance), 10), 5, 5)
        painter.end()


class OddsBars(QWidget):
    """Both sides' odds, exact, by the steps that resolve the attack."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 6, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(0, 1)
        self._rows = [
            (self._label(strong=True), Bar(self), self._label(strong=True), self._label()) for _ in range(2)
        ]
        for row, (name, bar, chance, rest) in enumerate(self._rows):
            grid.addWidget(name, 3 * row, 0)
            grid.addWidget(chance, 3 * row, 1)
            grid.addWidget(bar, 3 * row + 1, 0, 1, 2)
            grid.addWidget(rest, 3 * row + 2, 0, 1, 2)
            chance.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            chance.setWordWrap(False)
        self._assumed = self._label()
        self._assumed.setText(
            self.tr(
                "Exact. Taken for granted: every miss is thrown again, most damage is inflicted, no more Command."
            )
        )
        grid.addWidget(self._assumed, 6, 0, 1, 2)

    def _label(self, *, strong: bool = False) -> QLabel:
        label = QLabel(self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setProperty("small", "true")
        label.setProperty("strong" if strong else "dim", "true")
        return label

    def show_trail(self, trail: Trail) -> None:
        """Work the odds out from where the attack stands."""
        forecast = trail.forecast()
        for (name, bar, chance, rest), side in zip(self._rows, (1, 0), strict=True):
            unit = trail.sides[side].unit
            struck = trail.sides[1 - side].strikes
            for widget in (name, bar, chance, rest):
                widget.setVisible(struck)
            name.setText(self.tr("{0} falls").format(unit.name()))
            bar.show_chance(forecast.falls[side], unit.controller)
            chance.setText(percent(forecast.falls[side], number))
            rest.setText(
                self.tr("wounded {0}, {1} of {2} LP lost on average").format(
                    percent(forecast.wounded[side], number),
                    number(float(forecast.expected[side]), 2),
                    unit.life,
                )
            )
