"""What a rule of the ledger says."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from hellassist.app import ledger
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.dialogs.rule_titles import plain_minus


class RulePanel(SidePanel):
    """One row: its title, what it says, its cases, and what the source leaves open."""

    def __init__(self, rule: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rule = rule
        row = ledger.rows().get(rule)
        self.title.setText(rule if row is None else plain_minus(row.title))
        if row is None:
            self.body.addWidget(self.words(self.tr("The rules reference has no entry of this name.")))
        else:
            self.body.addWidget(self.words(self.tr("{0} · {1}").format(rule, row.section), dim=True))
            self.body.addWidget(self.words(plain_minus(row.says)))
            if row.cases:
                self.body.addWidget(self.words(self.tr("For example"), strong=True))
            for case in row.cases:
                shown = plain_minus(case).replace(" -> ", " → ")
                self.body.addWidget(self.words(f"\N{BULLET} {shown}"))
            if row.unclear:
                self.body.addWidget(self.words(self.tr("Left open by the text"), strong=True))
                self.body.addWidget(self.words(plain_minus(row.unclear)))
        self.body.addStretch(1)
        self.done = self.button(self.tr("Close"), primary=True)
        self.foot.addWidget(self.done, 1)
        self.done.clicked.connect(self.closed)
        self.setFocusProxy(self.done)
