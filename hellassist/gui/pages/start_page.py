"""The first page: go on with the battle that was open, play the demo, or open another."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from hellassist.app.battle.battles import Battle
from hellassist.gui.dialogs.panel import Button
from hellassist.gui.looks.language import NAMES
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.spoken import language, told
from hellassist.gui.looks.theme import GAP
from hellassist.gui.widgets.flow import RowsLayout
from hellassist.gui.widgets.segments import Segments

WIDTH = 600
"""Of the sheet in the middle of the window, in pixels."""
ROW = 44


class StartPage(QWidget):
    """Offers battles. *going_on* is the one that was in play when the app ended."""

    chosen = Signal(Path)
    demo_wanted = Signal()
    new_wanted = Signal()
    hex_demo_wanted = Signal()
    hex_new_wanted = Signal()
    language_chosen = Signal(str)
    companies_wanted = Signal()
    cards_wanted = Signal()

    def __init__(
        self, recent: Sequence[Battle], going_on: Path | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("hellassist")
        self.setObjectName("column")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        sheet = QWidget(self)
        sheet.setObjectName("sheet")
        sheet.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        sheet.setFixedWidth(WIDTH)
        across = QHBoxLayout(self)
        across.addWidget(sheet, 0, Qt.AlignmentFlag.AlignCenter)
        whole = QVBoxLayout(sheet)
        whole.setContentsMargins(40, 32, 40, 36)
        whole.setSpacing(GAP)
        title = self._label("hellassist")
        title.setObjectName("app_title")
        whole.addWidget(title)
        whole.addWidget(self._label(self.tr("An unofficial assistant for Hell Dorado battles."), dim=True))
        whole.addSpacing(GAP * 2)
        self.fault = self._label("")
        self.fault.setProperty("danger", "true")
        self.fault.setVisible(False)
        whole.addWidget(self.fault)
        self.go_on = Button("", self)
        self.go_on.setProperty("primary", "true")
        self.demo = Button(self.tr("Play the demo"), self)
        self.demo.setProperty("primary", "true" if going_on is None else "false")
        self.new = Button(self.tr("New battle…"), self)
        self.open = Button(self.tr("Open a battle…"), self)
        self.cards = Button(self.tr("Cards…"), self)
        self.cards.setShortcut(Qt.Modifier.CTRL | Qt.Key.Key_K)
        self.companies = Button(self.tr("Companies…"), self)
        self.companies.setShortcut(Qt.Key.Key_F12)
        self.hex_demo = Button(self.tr("Play the demo"), self)
        self.hex_new = Button(self.tr("New battle…"), self)
        self._name_going_on(recent, going_on)
        whole.addWidget(self.go_on)
        row = RowsLayout(gap=GAP)
        for button in (self.new, self.demo, self.open):
            row.addWidget(button, 1)
        whole.addLayout(row)
        own = RowsLayout(gap=GAP)
        own.addWidget(self.cards, 1)
        own.addWidget(self.companies, 1)
        whole.addLayout(own)
        whole.addWidget(
            self._label(self.tr("Another game: the hex battle, for armies on a hex board"), dim=True)
        )
        hexes = RowsLayout(gap=GAP)
        hexes.addWidget(self.hex_demo, 1)
        hexes.addWidget(self.hex_new, 1)
        whole.addLayout(hexes)
        self.hex_demo.setAccessibleName(self.tr("Play the demo of the hex battle"))
        self.hex_new.setAccessibleName(self.tr("New hex battle"))
        self.hex_demo.clicked.connect(self.hex_demo_wanted)
        self.hex_new.clicked.connect(self.hex_new_wanted)
        self.cards.clicked.connect(self.cards_wanted)
        self.list = QListWidget(self)
        self.list.setObjectName("battles")
        self.list.setAccessibleName(self.tr("Recent battles"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        for battle in recent:
            self.list.addItem(self._item(battle))
        self.list.setMinimumHeight(ROW * min(len(recent), 2) + 4)
        self.list.setMaximumHeight(ROW * min(len(recent), 6) + 4)
        heading = self._label(self.tr("Recent battles"), dim=True)
        for widget in (heading, self.list):
            widget.setVisible(bool(recent))
            whole.addWidget(widget)
        self.go_on.clicked.connect(lambda: self.chosen.emit(going_on))
        self.demo.clicked.connect(self.demo_wanted)
        self.new.clicked.connect(self.new_wanted)
        self.companies.clicked.connect(self.companies_wanted)
        self.open.clicked.connect(self._ask)
        self.list.itemClicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)
        self._gone = False
        whole.addSpacing(GAP)
        self.languages = Segments([(name, key) for key, name in NAMES.items()], self)
        self.languages.setAccessibleName(self.tr("Language"))
        self.languages.choose(language())
        self.languages.changed.connect(lambda: self.language_chosen.emit(self.languages.value))
        whole.addWidget(self.languages)

    def take_focus(self) -> None:
        """Enter begins with what is most wanted."""
        first = self.go_on if self.go_on.isVisibleTo(self) else self.demo
        first.setDefault(True)
        first.setAutoDefault(True)
        first.setFocus()

    def say(self, sentence: str) -> None:
        """Say why a battle could not be opened."""
        self._gone = False
        self.fault.setText(sentence)
        self.fault.setVisible(True)

    def _choose(self, item: QListWidgetItem) -> None:
        if not self._gone:  # a click may activate as well
            self._gone = True
            self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))
            self._gone = False

    def _name_going_on(self, recent: Sequence[Battle], going_on: Path | None) -> None:
        self.go_on.setVisible(going_on is not None)
        if going_on is None:
            return
        last = next((battle for battle in recent if battle.path == going_on), None)
        name = " ".join((last.name if last else going_on.stem).split())
        text = self.tr("Go on with “{0}”").format(name)
        shown = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, WIDTH - 140)
        self.go_on.setText(shown.replace("&", "&&"))
        set_tip(self.go_on, str(going_on))

    def _item(self, battle: Battle) -> QListWidgetItem:
        date = QDateTime.fromSecsSinceEpoch(int(battle.when.timestamp()))
        when = QLocale().toString(date, QLocale.FormatType.ShortFormat)
        turn = self.tr("turn {0}").format(battle.turn) if battle.turn else self.tr("not begun")
        text = self.tr("{0} · {1} · {2}").format(battle.name, turn, when)
        if battle.game == "hex":
            text = self.tr("{0} · hex battle · {1} · {2}").format(battle.name, turn, when)
        if battle.fault is not None:
            text = self.tr("{0} · cannot be read · {1}").format(battle.name, when)
            if battle.fault.reason == "already_open":
                text = self.tr("{0} · open in another window").format(battle.name)
        item = QListWidgetItem(" ".join(text.split()))
        set_tip(item, told(battle.fault or battle.path))
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
    from hellassist.app.battle.battles import battles_folder

    folder = battles_folder()
    title = QCoreApplication.translate("StartPage", "Open a battle")
    kinds = QCoreApplication.translate("StartPage", "Battles (*.hellbattle)")
    name, _ = QFileDialog.getOpenFileName(parent, title, str(folder), kinds)
    return Path(name) if name else None
