"""The odds of the attack, always in sight: each side's chance to fall and to be wounded, and what it stands to lose."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from hellassist.app.battle.trail import Trail
from hellassist.app.words import words as game_words
from hellassist.app.words.percent import percent
from hellassist.gui.dialogs.panel import words
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import colour, tokens
from hellassist.gui.widgets.small_sign import SmallSign
from hellassist.rules.game import Player
from hellassist.rules.odds.odds import Forecast
from hellassist.rules.odds.policies import most_damage


class Bar(QWidget):
    """A chance as a bar in the colour of a Company."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chance = Fraction(0)
        self._player: Player = "A"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(24, 16)

    def show_chance(self, chance: Fraction, player: Player) -> None:
        """Show the chance of something happening to the player's unit."""
        self._chance, self._player = chance, player
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        t = tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(t.line))
        painter.drawRoundedRect(QRectF(0, 3, self.width(), 10), 5, 5)
        if self._chance:
            wide = max(self.width() * float(self._chance), 10.0)
            painter.setBrush(colour(t.side(self._player)))
            painter.drawRoundedRect(QRectF(0, 3, wide, 10), 5, 5)
        painter.end()


class OddsRow:
    """One side: its sign, a bar, and three figures."""

    def __init__(self, grid: QGridLayout, row: int, parent: QWidget) -> None:
        self._grid, self._row, self._parent = grid, row, parent
        self._sign: SmallSign | None = None
        self.bar = Bar(parent)
        self.falls, self.wounded, self.loses = (words(parent, strong=True) for _ in range(3))
        grid.addWidget(self.bar, row, 1)
        for column, label in enumerate((self.falls, self.wounded, self.loses), 2):
            label.setWordWrap(False)
            label.setProperty("small", "true")
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(label, row, column)

    def show_player(self, player: Player) -> None:
        """The sign of the Company."""
        if self._sign is None:
            self._sign = SmallSign(player, self._parent)
            self._grid.addWidget(self._sign, self._row, 0)

    def set_visible(self, visible: bool) -> None:
        """Show or hide the whole row."""
        for widget in (self._sign, self.bar, self.falls, self.wounded, self.loses):
            if widget is not None:
                widget.setVisible(visible)


class OddsBars(QWidget):
    """Both sides' odds, exact, by the steps that resolve the attack."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 4, 0)
        grid.setHorizontalSpacing(9)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        exact = self.tr("Exact, by the steps that resolve the attack. Taken for granted from here on:")
        policy = QCoreApplication.translate("words", game_words.POLICIES[most_damage.name])
        assumed = f"{exact} {policy}"
        self.head = [
            self._label(text)
            for text in (
                self.tr("Odds"),
                "",
                self.tr("falls"),
                self.tr("wounded"),
                self.tr("LP lost"),
            )
        ]
        for column, label in enumerate(self.head):
            label.setWordWrap(False)
            if column > 1:
                label.setAlignment(Qt.AlignmentFlag.AlignRight)
                grid.addWidget(label, 0, column)
        grid.addWidget(self.head[0], 0, 0, 1, 2)
        self.rows = OddsRow(grid, 1, self), OddsRow(grid, 2, self)
        self._assumed = self._label(self.tr("with all re-rolls and the most damage"))
        grid.addWidget(self._assumed, 3, 0, 1, 5)
        set_tip(self, assumed)
        self.setAccessibleDescription(assumed)

    def show_brief(self, *, brief: bool) -> None:
        """Leave out what is taken for granted: the tool tip says it."""
        self._assumed.setVisible(not brief)

    def _label(self, text: str) -> QLabel:
        label = words(self, text, dim=True)
        label.setProperty("tiny", "true")
        return label

    def show_trail(self, trail: Trail, forecast: Forecast | None = None) -> None:
        """Show the odds from where the attack stands, or those that are given."""
        odds = forecast or trail.forecast()
        said = []
        for row, side in zip(self.rows, (0, 1), strict=True):
            unit = trail.sides[side].unit
            row.show_player(unit.controller)
            row.set_visible(trail.sides[1 - side].strikes)
            row.bar.show_chance(odds.falls[side], unit.controller)
            row.falls.setText(percent(odds.falls[side], number))
            row.wounded.setText(percent(odds.wounded[side], number))
            lost = number(float(odds.expected[side]), 1)
            row.loses.setText(self.tr("{0} of {1}").format(lost, unit.life))
            whole = self.tr("{0}: falls {1}, wounded {2}, {3} of {4} Life Points lost on average")
            said.append(
                whole.format(unit.name(), row.falls.text(), row.wounded.text(), lost, max(unit.life, 0))
            )
        self.setAccessibleName("; ".join(said))
