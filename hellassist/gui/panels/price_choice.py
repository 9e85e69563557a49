"""What is paid for a power: how many points, where it leaves a choice, and of which colour (FR-23, FR-60)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QVBoxLayout, QWidget

from hellassist.gui.dialogs.panel import Button, words
from hellassist.gui.looks.figures import number
from hellassist.gui.panels.split_choice import SplitChoice
from hellassist.rules.game import Company
from hellassist.rules.powers.costs import Payment

IN_A_ROW = 6


class PriceChoice(QWidget):
    """A button for each amount, the least at first, and for each way to pay it. Hidden where there is no choice."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ways: Sequence[Payment] = ()
        self._left = 0, 0
        self.amounts: dict[int, Button] = {}
        self._group = QButtonGroup(self)
        self._ask = words(self, self.tr("How many points?"), strong=True)
        self._grid = QGridLayout()
        self._grid.setSpacing(6)
        self.split = SplitChoice(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._ask)
        column.addLayout(self._grid)
        column.addWidget(self.split)
        self._group.idClicked.connect(self._choose)
        self.split.changed.connect(self.changed)

    @property
    def prices(self) -> list[int]:
        """The amounts that can be paid, each once."""
        return [*dict.fromkeys(way.points or 0 for way in self._ways)]

    @property
    def points(self) -> int | None:
        """The points that are to be paid; None where there is no way to pay."""
        chosen = self._group.checkedId()
        return chosen if chosen >= 0 else next(iter(self.prices), None)

    @property
    def light(self) -> int | None:
        """How many of them are light; None where nothing is to be chosen."""
        return self.split.light

    def show_ways(self, company: Company, ways: Sequence[Payment]) -> None:
        """Offer these ways of paying to the player of the Company."""
        self._ways = ways
        self._left = company.current_light, company.current - company.current_light
        for button in self.amounts.values():
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self.amounts = {}
        prices = self.prices
        for place, points in enumerate(prices if len(prices) > 1 else ()):
            button = Button(number(points, 0), self)
            button.setAccessibleName(self.tr("%n point(s) of Command", "", points))
            button.setCheckable(True)
            button.setProperty("option", "true")
            button.room = 12
            button.setChecked(place == 0)
            self._group.addButton(button, points)
            self.amounts[points] = button
            self._grid.addWidget(button, place // IN_A_ROW, place % IN_A_ROW)
        self._ask.setVisible(bool(self.amounts))
        self._offer_colours()
        self.setVisible(bool(self.amounts or self.split.buttons))

    def choose(self, points: int | None, light: int | None) -> None:
        """Choose this amount and this way to pay it, where they are offered."""
        if points in self.amounts:
            self.amounts[points].setChecked(True)
            self._offer_colours()
        if light in self.split.buttons:
            self.split.buttons[light].setChecked(True)

    def _choose(self) -> None:
        self._offer_colours()
        self.changed.emit()

    def _offer_colours(self) -> None:
        """Another amount can be paid in other colours."""
        points = self.points or 0
        lights = [way.light for way in self._ways if (way.points or 0) == points and way.light is not None]
        self.split.show_ways(points, lights, self._left)
        for one, following in pairwise((*self.amounts.values(), *self.split.buttons.values())):
            self.setTabOrder(one, following)
