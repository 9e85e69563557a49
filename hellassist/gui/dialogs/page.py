"""What the pages of an attack have in common. A page gives an answer; what it comes to, the rules say."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from hellassist.app.battle.trail import Trail
from hellassist.app.words.texts import Texts
from hellassist.gui.dialogs.explained import line_of, rule_of
from hellassist.gui.dialogs.panel import words
from hellassist.gui.widgets.chips import Chip
from hellassist.rules.odds.odds import Forecast


class Page(QWidget):
    """A question and the way to answer it. ``confirm`` gives the answer that stands."""

    answered = Signal(object, bool)
    """The answer, and whether dice were typed."""
    changed = Signal()
    """Another answer stands: the main button and the odds follow."""
    commanded = Signal(object)
    """Another command than an answer."""
    source_wanted = Signal(str)
    """Dice shall be "typed" or "virtual"."""

    shows_dice_of: int | None = None
    """The side whose dice lie on this page, so that its column need not show them."""

    def __init__(self, trail: Trail, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.trail, self.texts = trail, texts
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 2, 4, 0)
        self.column.setSpacing(6)
        self.question = words(self, strong=True)
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self.question, 1)
        self.column.addLayout(head)
        self.rule = "" if trail.request is None else rule_of(trail, trail.request)
        if self.rule:
            head.addWidget(Chip(self.rule, "base", self.rule, self), 0, Qt.AlignmentFlag.AlignTop)
        self.about = self.label(dim=True)
        self.about.setText(line_of(self.rule))
        self.about.setVisible(bool(self.about.text()))

    @property
    def primary(self) -> str:
        """What the main button says."""
        return self.tr("Go on")

    def confirm(self) -> None:
        """Give the answer that stands."""
        raise NotImplementedError

    def forecast(self) -> Forecast:
        """The odds if the answer that stands is given."""
        return self.trail.forecast()

    def digit(self, digit: int) -> bool:
        """A digit was pressed; False if it means nothing here."""
        del digit
        return False

    def first(self) -> QWidget | None:
        """What the keyboard goes to when the page opens; None for the main button."""
        return None

    def stops(self) -> list[QWidget]:
        """What Tab goes through, in order."""
        return []

    def name(self, side: int) -> str:
        """The name of a side's unit."""
        return self.trail.sides[side].unit.name(self.texts.language)

    def label(self, *, danger: bool = False, dim: bool = False) -> QLabel:
        """A label at the end of the page."""
        made = words(self, danger=danger, dim=dim)
        self.column.addWidget(made)
        return made
