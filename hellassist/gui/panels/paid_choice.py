"""Which points have been paid, where a cost without colour was paid evenly of a Command in two colours (FR-60)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hellassist.gui.dialogs.panel import words
from hellassist.gui.panels.split_choice import SplitButton
from hellassist.gui.widgets.flow import FlowRow
from hellassist.rules.game import Company


class PaidChoice(QWidget):
    """A button for each way to have paid it; the one that was taken is marked. Hidden where nothing is open."""

    chosen = Signal(int)
    """So many of the points are to be light."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[int, SplitButton] = {}
        self.ask = words(self, dim=True)
        self.row = FlowRow(self, gap=6)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.ask)
        column.addWidget(self.row)
        self.setVisible(False)

    def show_company(self, company: Company) -> None:
        """Offer the ways that its colours allow."""
        from hellassist.rules.turn.command import before_payment, light_choices

        unsaid, self.buttons = company.unsaid, {}
        ways = light_choices(before_payment(company), unsaid.points) if unsaid is not None else ()
        if unsaid is not None and len(ways) > 1:
            self.ask.setText(self.tr("%n point(s) paid: of which colours?", "", unsaid.points))
            for light in ways:
                button = SplitButton(light, unsaid.points - light, self.row, brief=True)
                button.setChecked(light == unsaid.light)
                button.clicked.connect(lambda _=False, light=light: self.chosen.emit(light))
                self.buttons[light] = button
        self.row.show_widgets(list(self.buttons.values()))
        self.setVisible(bool(self.buttons))
