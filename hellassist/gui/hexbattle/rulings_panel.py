"""How this battle reads the text, and which rules are the house's."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from hellassist.catalogue.hex_rulings import HexRuling, read_hex_rulings
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.looks.spoken import of_data
from hellassist.gui.widgets.chips import Chip
from hellassist.hexbattle.rulings import Rulings
from hellassist.places import cards_folder


def all_rulings() -> tuple[HexRuling, ...]:
    """From their file."""
    return tuple(read_hex_rulings(cards_folder() / "hex" / "rulings.toml").values())


class RulingsPanel(SidePanel):
    """Each question with the reading that holds in this battle."""

    for_reading = True

    def __init__(self, rulings: Rulings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title.setText(self.tr("Readings and house rules"))
        for ruling in all_rulings():
            held = getattr(rulings, ruling.switch) if ruling.switch else ruling.default
            reading = next((one for one in ruling.readings if one.value == held), None)
            self.body.addWidget(self.words(of_data("rulings", ruling.question["en"]), strong=True))
            line = QHBoxLayout()
            line.setSpacing(6)
            line.addWidget(
                self.words(of_data("rulings", reading.text["en"]) if reading else str(held), dim=True), 1
            )
            if ruling.house:
                mark = Chip(self.tr("house rule"), "bonus", "HX-01", self)
                line.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
            line.addWidget(Chip(ruling.rows[0], "base", ruling.rows[0], self), 0, Qt.AlignmentFlag.AlignTop)
            self.body.addLayout(line)
        self.body.addStretch(1)
        self.done = self.button(self.tr("Close"), primary=True)
        self.foot.addWidget(self.done, 1)
        self.done.clicked.connect(self.closed)
        self.setFocusProxy(self.done)
