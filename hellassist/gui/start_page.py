"""The first page: go on with the battle that was open, play the demo, or open another."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hellassist.app.battles import Battle
from hellassist.gui.theme import GAP, font

WIDEST = 680
"""Of the sheet in the middle of the window, in pixels."""


class StartPage(QWidget):
    """Offers battles. *going_on* is the one that was in play when the app ended."""

    chosen = Signal(Path)
    demo_wanted = Signal()

    def __init__(
        self, recent: Sequence[Battle], going_on: Path | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("hellassist")
        self.setObjectName("column")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        sheet = QWidget(self)
        sheet.setMaximumWidth(WIDEST)
        across = QHBoxLayout(self)
        across.addWidget(sheet)
        whole = QVBoxLayout(sheet)
        whole.setContentsMargins(40, 72, 40, 40)
        whole.setSpacing(GAP * 2)
        title = self._label("hellassist")
        title.setObjectName("title")
        title.setFont(font(28, bold=True))
        whole.addWidget(title)
        whole.addWidget(self._label(self.tr("An unofficial assistant for Hell Dorado battles."), dim=True))
        self.go_on = QPushButton(self)
        self.go_on.setFont(font(bold=True))
        self.go_on.setProperty("primary", "true")
        self.demo = QPushButton(self.tr("Play the demo battle"), self)
        self.open = QPushButton(self.tr("Open a battle…"), self)
        last = next((battle for battle in recent if battle.path == going_on), None)
        self.go_on.setVisible(going_on is not None)
        if going_on is not None:
            name = last.name if last else going_on.stem
            self.go_on.setText(self.tr("Go on with “{0}”").format(name).replace("&", "&&"))
        whole.addWidget(self.go_on)
        row = QHBoxLayout()
        row.addWidget(self.demo)
        row.addWidget(self.open)
        whole.addLayout(row)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Recent battles"))
        for battle in recent:
            self.list.addItem(self._item(battle))
        heading = self._label(self.tr("Recent battles"), dim=True)
        heading.setVisible(bool(recent))
        self.list.setVisible(bool(recent))
        whole.addWidget(heading)
        whole.addWidget(self.list, 1)
        self.fault = self._label("")
        self.fault.setProperty("danger", "true")
        self.fault.setVisible(False)
        whole.addWidget(self.fault)
        if not recent:
            whole.addStretch(1)
        self.go_on.clicked.connect(lambda: self.chosen.emit(going_on))
        self.demo.clicked.connect(self.demo_wanted)
        self.open.clicked.connect(self._ask)
        self.list.itemActivated.connect(lambda item: self.chosen.emit(item.data(Qt.ItemDataRole.UserRole)))
        (self.go_on if going_on is not None else self.demo).setFocus()

    def say(self, sentence: str) -> None:
        """Say why a battle could not be opened."""
        self.fault.setText(sentence)
        self.fault.setVisible(True)

    def _item(self, battle: Battle) -> QListWidgetItem:
        date = QDateTime.fromSecsSinceEpoch(int(battle.when.timestamp()))
        when = QLocale().toString(date, QLocale.FormatType.ShortFormat)
        turn = self.tr("turn {0}").format(battle.turn) if battle.turn else self.tr("not begun")
        text = self.tr("{0} · {1} · {2}").format(battle.name, turn, when)
        if battle.fault is not None:
            text = self.tr("{0} · cannot be read · {1}").format(battle.name, when)
        item = QListWidgetItem(text)
        item.setToolTip(str(battle.fault or battle.path))
        item.setData(Qt.ItemDataRole.UserRole, battle.path)
        return item

    def _label(self, text: str, *, dim: bool = False) -> QLabel:
        label = QLabel(text, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        if dim:
            label.setProperty("dim", "true")
        return label

    def _ask(self) -> None:
        path = ask_for_battle(self)
        if path is not None:
            self.chosen.emit(path)


def ask_for_battle(parent: QWidget) -> Path | None:
    """Let the players pick a battle file."""
    from hellassist.app.battles import battles_folder

    folder = battles_folder()
    kinds = parent.tr("Battles (*.hellbattle)")
    name, _ = QFileDialog.getOpenFileName(parent, parent.tr("Open a battle"), str(folder), kinds)
    return Path(name) if name else None
