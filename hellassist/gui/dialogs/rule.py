"""What a rule of the ledger says."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from hellassist.app.words import ledger
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.dialogs.rule_titles import plain_minus
from hellassist.gui.looks.spoken import language
from hellassist.gui.widgets.chips import Chip

MOST = 16
"""Rows of the same heading that are listed."""


class RulePanel(SidePanel):
    """One row: its title, what it says, its cases, and what the source leaves open."""

    for_reading = True

    def __init__(self, rule: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rule = rule
        found = ledger.rows().get(rule)
        row = ledger.translated(found, QCoreApplication.translate) if found else None
        self.title.setText(rule if row is None else plain_minus(row.title))
        if row is None:
            self.body.addWidget(self.words(self.tr("The rules reference has no entry of this name.")))
        else:
            self.body.addWidget(self.words(self.tr("{0} · {1}").format(rule, row.section), dim=True))
            self.body.addWidget(self.words(plain_minus(row.says)))
            if language() != "en" and found is not None and row.says == found.says:
                self.body.addWidget(self.words(self.tr("This text is in English only."), dim=True))
            if row.cases:
                self.body.addWidget(self.words(self.tr("For example"), strong=True))
            for case in row.cases:
                shown = plain_minus(case).replace(" -> ", " → ")
                self.body.addWidget(self.words(f"\N{BULLET} {shown}"))
            if row.unclear:
                self.body.addWidget(self.words(self.tr("Left open by the text"), strong=True))
                self.body.addWidget(self.words(plain_minus(row.unclear)))
            self._add_more(found or row)
        self.body.addStretch(1)
        self.done = self.button(self.tr("Close"), primary=True)
        self.foot.addWidget(self.done, 1)
        self.done.clicked.connect(self.closed)
        self.setFocusProxy(self.done)

    def _add_more(self, row: ledger.Row) -> None:
        """The other rows of the same heading, each a click away."""
        more = [other for other in ledger.rows().values() if other.section == row.section and other != row]
        if not more or len(more) > MOST:
            return
        self.body.addWidget(self.words(self.tr("More on this"), strong=True))
        for other in more:
            line = QHBoxLayout()
            line.setSpacing(6)
            title = ledger.title(other.id, QCoreApplication.translate)
            line.addWidget(self.words(plain_minus(title), dim=True), 1)
            line.addWidget(Chip(other.id, "base", other.id, self), 0, Qt.AlignmentFlag.AlignTop)
            self.body.addLayout(line)
