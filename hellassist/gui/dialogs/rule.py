"""What a rule of the ledger says."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from hellassist.app import ledger
from hellassist.gui.dialogs.panel import SidePanel


class RulePanel(SidePanel):
    """One row: its title, what it says, its cases, and what the source leaves open."""

    def __init__(self, rule: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = ledger.rows().get(rule)
        self.title.setText(rule if row is None else self.tr("{0}: {1}").format(rule, row.title))
        if row is not None:
            self.body.addWidget(self.words(row.says))
            for case in row.cases:
                self.body.addWidget(self.words(f"\N{BULLET} {case}", dim=True))
            if row.unclear:
                self.body.addWidget(self.words(self.tr("Left open by the text"), strong=True))
                self.body.addWidget(self.words(row.unclear, dim=True))
        self.body.addStretch(1)
        self.close_ = self.button(self.tr("Close"), primary=True)
        self.foot.addStretch(1)
        self.foot.addWidget(self.close_)
        self.close_.clicked.connect(self.closed)
