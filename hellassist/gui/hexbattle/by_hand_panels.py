"""What players write or put right by hand in a hex battle."""

from __future__ import annotations

from typing import Literal

from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from hellassist.app.hexbattle import words
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.hexbattle.bridge import HexBridge
from hellassist.gui.hexbattle.number_field import NumberField
from hellassist.gui.widgets.choice import Choice
from hellassist.hexbattle.commands import Correct, Note
from hellassist.hexbattle.commands.by_hand import LONGEST
from hellassist.hexbattle.game import Game
from hellassist.hexbattle.units import QUALITIES

What = Literal["markers", "quality", "gone", "at"]
WHAT: tuple[What, ...] = ("markers", "quality", "at", "gone")


class HexCorrectPanel(SidePanel):
    """One value of a unit, what it shall be, and why. Logged, undoable, and it sticks."""

    def __init__(self, bridge: HexBridge, unit: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.title.setText(self.tr("Correct by hand"))
        self.subject = Choice(self)
        for one in bridge.game.units.values():
            self.subject.addItem(f"{one.name} · {bridge.game.armies[one.player].name}", one.id)
        self.subject.setCurrentIndex(max(self.subject.findData(unit), 0))
        self.what, self.quality = Choice(self), Choice(self)
        for what in WHAT:
            self.what.addItem(bridge.texts.word(words.CORRECTED, what).capitalize(), what)
        for quality in QUALITIES:
            self.quality.addItem(bridge.texts.word(words.QUALITIES, quality).capitalize(), quality)
        self.markers = NumberField(self)
        self.place = QLineEdit(self)
        self.place.setPlaceholderText(self.tr("column and row, as in 0305"))
        self.reason = QLineEdit(self)
        self.reason.setMaxLength(200)
        self.reason.setPlaceholderText(self.tr("a few words for the chronicle"))
        self.fault = self.words(danger=True)
        self._arrange()
        self.what.currentIndexChanged.connect(self._offer)
        self.subject.currentIndexChanged.connect(self._offer)
        self.apply.clicked.connect(self._apply)
        self.reason.returnPressed.connect(self._apply)
        self.cancel.clicked.connect(self.closed)
        bridge.refused.connect(self._say)
        self._offer()

    def _arrange(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(8)
        rows: tuple[tuple[str, tuple[QWidget, ...]], ...] = (
            (self.tr("Unit"), (self.subject,)),
            (self.tr("What"), (self.what,)),
            (self.tr("Shall be"), (self.markers, self.quality, self.place)),
            (self.tr("Why"), (self.reason,)),
        )
        for row, (text, widgets) in enumerate(rows):
            label = self.words(text, dim=True)
            label.setWordWrap(False)
            grid.addWidget(label, row, 0)
            for widget in widgets:
                widget.setAccessibleName(text)
                grid.addWidget(widget, row, 1)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        self.body.addWidget(self.fault)
        self.body.addStretch(1)
        self.cancel = self.button(self.tr("Cancel"))
        self.apply = self.button(self.tr("Correct"), primary=True)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.apply, 1)

    def show_game(self, before: Game, game: Game) -> None:  # type: ignore[override]
        """The value may have changed meanwhile."""
        del before, game
        self._offer()

    def _offer(self) -> None:
        unit = self._bridge.game.unit(self.subject.currentData())
        what = self.what.currentData()
        self.fault.setVisible(False)
        for key, widget in (("markers", self.markers), ("quality", self.quality), ("at", self.place)):
            widget.setVisible(what == key)
        self.markers.set_range(0, self._bridge.game.hits(unit) - 1)
        self.markers.set_value(unit.markers)
        self.quality.setCurrentIndex(self.quality.findData(unit.quality))
        self.place.setText("" if unit.at is None else self._bridge.game.board.label(unit.at))

    def _apply(self) -> None:
        what: What = self.what.currentData()
        value = {
            "markers": str(self.markers.value),
            "quality": str(self.quality.currentData()),
            "at": self._place(),
            "gone": "",
        }[what]
        if self._bridge.do(Correct(self.subject.currentData(), what, value, self.reason.text())):
            self.closed.emit()

    def _place(self) -> str:
        """The hex of a label such as 0305; what is none is refused by the rules."""
        text, board = self.place.text().strip(), self._bridge.game.board
        found = next((at for at in board if board.label(at) == text), None)
        return text if found is None else f"{found.q},{found.r}"

    def _say(self, sentence: str, _rule: str) -> None:
        self.fault.setText(sentence)
        self.fault.setVisible(True)


class HexNotePanel(SidePanel):
    """One line for the chronicle."""

    def __init__(self, bridge: HexBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.title.setText(self.tr("Write a note"))
        self.text = QLineEdit(self)
        self.text.setMaxLength(LONGEST)
        self.text.setAccessibleName(self.tr("Note"))
        self.body.addWidget(self.text)
        self.body.addStretch(1)
        self.write = self.button(self.tr("Write it down"), primary=True)
        self.foot.addWidget(self.write, 1)
        self.text.returnPressed.connect(self._write)
        self.write.clicked.connect(self._write)
        self.setFocusProxy(self.text)

    def _write(self) -> None:
        if self._bridge.do(Note(self.text.text())):
            self.closed.emit()
