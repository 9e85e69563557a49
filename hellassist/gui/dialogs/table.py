"""Laying the table: pieces to put, outlines to draw, and what lies there with its flags, height and name."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from hellassist.app.battle import laying, tables
from hellassist.app.battle.laying import Item, Slot
from hellassist.geometry import Point
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs import table_files
from hellassist.gui.dialogs.panel import Button, SidePanel
from hellassist.gui.looks import terms
from hellassist.gui.looks.figures import number, typed_number
from hellassist.gui.looks.plain import literal, set_tip
from hellassist.gui.looks.spoken import of_data
from hellassist.gui.looks.theme import TOUCH
from hellassist.gui.table.lay_hand import LayHand, Mode
from hellassist.gui.table.lay_mark import LayMark
from hellassist.gui.table.lay_tool import LayTool
from hellassist.gui.table.view import BoardView
from hellassist.gui.widgets.flow import RowsLayout
from hellassist.gui.widgets.piece_picture import PICTURE, picture
from hellassist.rules.game import PLAYERS, Game, Terrain, Zone

COLUMNS = 5
ROW = 42
SLOT_ROLE = Qt.ItemDataRole.UserRole
FLAGS = ("difficult", "impassable", "opaque", "awkward")


class TablePanel(SidePanel):
    """The form at its foot is of what is chosen; where nothing is, of the next outline that is drawn."""

    said = Signal(str)
    """A sentence about a file."""

    def __init__(self, bridge: SessionBridge, board: BoardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._board = bridge, board
        self.title.setText(self.tr("Table"))
        self.hand = LayHand(board, bridge, LayMark(board.board))
        self.tool = LayTool(board, bridge, self.hand)
        self.next = Terrain(self.tr("Terrain"), (), difficult=True)
        """What the next outline drawn by hand will be."""
        self.library: dict[str, QToolButton] = {}
        self.lying = QListWidget(self)
        self.lying.setObjectName("targets")
        self.lying.setAccessibleName(self.tr("On the table"))
        self.lying.setIconSize(PICTURE)
        self.lying.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lying.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.name = QLineEdit(self)
        self.name.setMaxLength(60)
        self.name.setAccessibleName(self.tr("Name"))
        self.height_ = QLineEdit(self)
        self.height_.setMaxLength(5)
        self.height_.setAccessibleName(self.tr("Height, in fathoms"))
        self.flags = {flag: self._flag(flag) for flag in FLAGS}
        self.fault = self.words(danger=True)
        self._arrange()
        self.hand.chosen.connect(self._follow)
        self.tool.left.connect(self.closed)
        self.lying.currentRowChanged.connect(self._choose_row)
        for field in (self.name, self.height_):
            field.editingFinished.connect(self._apply)
        board.viewport().installEventFilter(self.tool)
        self.lying.installEventFilter(self)
        self.setFocusProxy(self.lying)
        self._list()
        self._follow()

    # -- building ------------------------------------------------------------------------------------

    def _flag(self, flag: str) -> QPushButton:
        button = QPushButton(terms.flag(flag), self)
        button.setCheckable(True)
        button.setProperty("segment", "true")
        button.setProperty("slim", "true")
        button.setMinimumWidth(1)
        button.clicked.connect(self._apply)
        return button

    def _arrange(self) -> None:
        self.body.addLayout(self._library())
        self.hint = self.words(dim=True)
        self.body.addWidget(self.hint)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        for column, (field, text) in enumerate(
            ((self.name, self.tr("Name")), (self.height_, self.tr("Height")))
        ):
            label = self.words(text, dim=True)
            label.setWordWrap(False)
            grid.addWidget(label, 0, 2 * column)
            grid.addWidget(field, 0, 2 * column + 1)
        self.height_.setFixedWidth(58)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        flags = RowsLayout(gap=0)
        for button in self.flags.values():
            flags.addWidget(button)
        self.body.addLayout(flags)
        self.body.addWidget(self.fault)
        self.body.addLayout(self._doings())
        self.body.addWidget(self.lying)
        self.body.addStretch(1)
        self.load = self.button(self.tr("Load…"))
        self.load_menu = QMenu(self.load)
        self.load_menu.setToolTipsVisible(True)
        self.load_menu.aboutToShow.connect(self._fill_load)
        self.load.setMenu(self.load_menu)
        self.save = self.button(self.tr("Save as…"))
        self.done = self.button(self.tr("Done"), primary=True)
        for button in (self.load, self.save, self.done):
            self.foot.addWidget(button, 1 if button is self.done else 0)
        self.save.clicked.connect(self._save)
        self.done.clicked.connect(self.closed)

    def _library(self) -> QGridLayout:
        """The pieces that ship, and what is drawn by hand."""
        grid = QGridLayout()
        grid.setSpacing(1)
        fathom = self._bridge.game.fathom
        for piece in tables.pieces(fathom):
            self._tool_button(piece.name, of_data("tables", piece.name), terms.terrain(piece), picture(piece))
            self.library[piece.name].clicked.connect(lambda _=False, one=piece: self._begin("put", one))
        square = laying.box(Point(0, 0), Point(3 * fathom, 2 * fathom))
        circle = laying.round_outline(Point(0, 0), fathom)
        drawn: tuple[tuple[Mode, str, laying.Outline], ...] = (
            ("outline", self.tr("Outline"), square),
            ("circle", self.tr("Circle"), circle),
        )
        for mode, text, outline in drawn:
            self._tool_button(
                mode, text, self.tr("Draw it on the board"), picture(replace(self.next, outline=outline))
            )
            self.library[mode].clicked.connect(lambda _=False, how=mode: self._begin(how, self.next))
        for player in PLAYERS:
            company = self._bridge.game.companies[player].name
            text = self.tr("Area {0}").format(player)
            tip = self.tr("Draw a deployment area of {0}").format(company)
            self._tool_button(player, text, tip, picture(Zone(player, square)))
            self.library[player].clicked.connect(
                lambda _=False, whose=player: self._begin("outline", Zone(whose, ()))
            )
        for place, button in enumerate(self.library.values()):
            grid.addWidget(button, place // COLUMNS, place % COLUMNS)
        return grid

    def _tool_button(self, key: str, text: str, tip: str, icon: QIcon) -> None:
        button = QToolButton(self)
        button.setText(literal(text))
        button.setIcon(icon)
        button.setIconSize(PICTURE)
        button.setProperty("piece", "true")
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        button.setCheckable(True)
        set_tip(button, tip)
        button.setAccessibleName(text)
        self.library[key] = button

    def _doings(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        self.turn_left, self.turn_right = Button("⟲", self), Button("⟳", self)
        self.copy, self.take = Button(self.tr("Copy"), self), Button(self.tr("Take away"), self)
        doings = (
            (self.turn_left, self.tr("Turn left (Page up)"), lambda: self.hand.turn(-15.0)),
            (self.turn_right, self.tr("Turn right (Page down)"), lambda: self.hand.turn(15.0)),
            (self.copy, self.tr("Copy (Insert)"), self.hand.copy),
            (self.take, self.tr("Take away (Delete)"), self.hand.take),
        )
        for button, tip, do in doings:
            button.setProperty("tightly", "true")
            button.room = 18
            button.setMinimumWidth(TOUCH)
            set_tip(button, tip)
            button.clicked.connect(lambda _=False, how=do: how())
            row.addWidget(button, 0 if button in (self.turn_left, self.turn_right) else 1)
        return row

    # -- the place beside the board ------------------------------------------------------------------

    def shown(self) -> None:
        """The board takes its tool and shows the deployment areas."""
        self._board.lend(self.tool)
        self._board.board.want_zones(wanted=True)
        self.tool.redraw()

    def cleared(self) -> None:
        """Nothing planned stays on the board."""
        self.hand.choose(None)
        self._board.viewport().removeEventFilter(self.tool)
        self._board.overlay.clear()
        self._board.board.want_zones(wanted=False)

    def typed(self) -> Any:
        """Nothing: what its fields say stands on the table already."""
        return ()

    def show_game(self, before: Game, game: Game) -> None:
        """Follow the battle."""
        if game.attack is not None:
            self.closed.emit()
        elif (before.terrain, before.zones) != (game.terrain, game.zones):
            self._list()
            self._follow()

    def dress(self) -> None:
        super().dress()
        self._list()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.tool.key(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The list leaves to the tool what is not its own."""
        if watched is self.lying and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            keys = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Delete, Qt.Key.Key_Insert)
            if event.key() in keys:
                return self.tool.key(event)
        return super().eventFilter(watched, event)

    # -- what is chosen ------------------------------------------------------------------------------

    def _begin(self, mode: Mode, draft: Item) -> None:
        self.hand.begin(mode, draft)
        self._board.setFocus()

    def _list(self) -> None:
        """What lies there, and which of it is chosen."""
        game = self._bridge.game
        self.lying.blockSignals(True)
        self.lying.clear()
        for slot, item in laying.lying(game):
            row = QListWidgetItem(picture(item), self._row(game, item))
            row.setData(SLOT_ROLE, slot)
            self.lying.addItem(row)
        self.lying.setFixedHeight(ROW * min(max(self.lying.count(), 1), 4) + 4)
        self.lying.setVisible(self.lying.count() > 0)
        self.lying.blockSignals(False)

    def _row(self, game: Game, item: Item) -> str:
        if isinstance(item, Zone):
            return self.tr("Area of {0}").format(game.companies[item.player].name)
        name, *more = terms.terrain(item).split("\n")
        return "\n".join(part for part in (name, ", ".join(more)) if part)

    def _choose_row(self, row: int) -> None:
        slot = self.lying.item(row).data(SLOT_ROLE) if row >= 0 else None
        if isinstance(slot, Slot) and slot != self.hand.slot:
            self.hand.choose(slot)

    def _follow(self) -> None:
        """Mark and fill in what is chosen."""
        item, mode = self.hand.item, self.hand.mode
        self.lying.blockSignals(True)
        rows = range(self.lying.count())
        at = next((row for row in rows if self.lying.item(row).data(SLOT_ROLE) == self.hand.slot), -1)
        self.lying.setCurrentRow(at)
        self.lying.blockSignals(False)
        shown = item if item is not None else self.hand.draft or self.next
        self._fill(shown)
        for button in (self.turn_left, self.turn_right, self.copy, self.take):
            button.setEnabled(item is not None)
        drafted = self.hand.draft
        for key, tool in self.library.items():
            by_hand = key == mode and isinstance(drafted, Terrain)
            of_zone = isinstance(drafted, Zone) and key == drafted.player
            tool.setChecked(by_hand or of_zone or (mode == "put" and getattr(drafted, "name", "") == key))
        self.hint.setText(self._hint())

    def _fill(self, item: Item) -> None:
        piece = item if isinstance(item, Terrain) else None
        for field in (self.name, self.height_, *self.flags.values()):
            field.setEnabled(piece is not None)
        self.name.setText("" if piece is None else piece.name)
        self.height_.setText("" if piece is None else _height(piece.height))
        for flag, button in self.flags.items():
            button.setChecked(piece is not None and getattr(piece, flag))
        self._tell("")

    def _hint(self) -> str:
        match self.hand.mode:
            case "put":
                return self.tr(
                    "Click where it shall lie. Shift keeps to half fathoms, Shift and the wheel turn it."
                )
            case "outline":
                return self.tr(
                    "Click corner by corner, the first again to close; or drag a rectangle. Shift: half fathoms."
                )
            case "circle":
                return self.tr("Press in the middle and drag to the edge.")
        if self.hand.item is not None:
            return self.tr(
                "Drag it, a corner or the handle. A double click on its edge adds a corner, the right button takes one."
            )
        return self.tr("Choose something to put or draw, or click what lies there.")

    def _apply(self) -> None:
        """Let what is chosen, or the next outline, be as the form says."""
        shown = self.hand.item or self.hand.draft or self.next
        height = typed_number(self.height_.text() or "0")
        if not isinstance(shown, Terrain):
            return
        if height is None:
            self._tell(self.tr("The height is a number of fathoms."))
            return
        made = replace(
            shown,
            name=self.name.text().strip() or shown.name,
            height=height,
            difficult=self.flags["difficult"].isChecked(),
            impassable=self.flags["impassable"].isChecked(),
            opaque=self.flags["opaque"].isChecked(),
            awkward=self.flags["awkward"].isChecked(),
        )
        if made == shown:
            return
        if self.hand.item is not None and self.hand.slot is not None:
            self.hand.lay(laying.changed(self._bridge.game, self.hand.slot, made), self.hand.slot)
        elif self.hand.draft is not None:
            self.hand.draft = made
            self.hand.redraw()
        if self.hand.item is None and self.hand.mode != "put":
            self.next = replace(made, outline=())

    def _tell(self, sentence: str) -> None:
        self.fault.setText(sentence)
        self.fault.setVisible(bool(sentence))

    # -- files ---------------------------------------------------------------------------------------

    def _fill_load(self) -> None:
        for path, action in table_files.fill(self.load_menu).items():
            action.triggered.connect(lambda _=False, one=path: self.load_table(one))

    def load_table(self, path: Path | None) -> None:
        """Lay the table of a file; None lets the players pick one."""
        chosen = table_files.ask_for_table(self) if path is None else path
        if chosen is not None:
            self._report(table_files.load(self._bridge, chosen))

    def _save(self) -> None:
        path = table_files.ask_where(self, self._bridge.game.name)
        if path is not None:
            self._report(table_files.save(self._bridge, path))

    def _report(self, sentence: str) -> None:
        if sentence:
            self.said.emit(sentence)


def _height(value: float) -> str:
    return number(value, 0 if value == int(value) else 2)
