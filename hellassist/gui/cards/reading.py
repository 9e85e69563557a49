"""Where a card is read: the card itself, or the rule that was asked for, until that is closed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from hellassist.gui.cards.card_view import CardView
from hellassist.gui.dialogs.panel import Scroll, words
from hellassist.gui.dialogs.rule import RulePanel


class ReadingPlace(QStackedWidget):
    """One card at a time, and one rule over it."""

    rule_closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: CardView | None = None
        self.rule: RulePanel | None = None
        self._scroll: Scroll | None = None

    def show_card(self, view: CardView | None, instead: str = "") -> None:
        """Show a card in place of the one before, or a sentence *instead* of it. A rule over it stays."""
        inner = QWidget(self)
        inner.setMinimumSize(1, 1)  # else the longest word counts, and the height for the least width
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 8, 0)
        if view is not None:
            view.rule_wanted.connect(self.open_rule)
            column.addWidget(view, 1)
        else:
            column.addWidget(words(inner, instead, dim=True))
            column.addStretch(1)
        at = self._scroll.verticalScrollBar().value() if self._scroll is not None else 0
        if self._scroll is not None:
            self.removeWidget(self._scroll)
            self._scroll.deleteLater()
        self.view, self._scroll = view, Scroll(inner, self)
        self.insertWidget(0, self._scroll)
        self.setCurrentIndex(self.count() - 1)
        if at:
            inner.adjustSize()  # else there is nothing yet to scroll in; it takes as long as laying it out again
            self._scroll.verticalScrollBar().setValue(at)

    def to_top(self) -> None:
        """Read it from its beginning."""
        if self._scroll is not None:
            self._scroll.verticalScrollBar().setValue(0)

    def open_rule(self, rule: str) -> None:
        """Show a rule over the card."""
        self._drop_rule()
        self.rule = RulePanel(rule, self)
        self.rule.rule_wanted.connect(self.open_rule)
        self.rule.closed.connect(self.close_rule)
        self.addWidget(self.rule)
        self.setCurrentWidget(self.rule)
        self.rule.setFocus()

    def close_rule(self) -> None:
        """Back to the card."""
        self._drop_rule()
        self.rule_closed.emit()

    def _drop_rule(self) -> None:
        if self.rule is not None:
            self.removeWidget(self.rule)
            self.rule.deleteLater()
            self.rule = None
