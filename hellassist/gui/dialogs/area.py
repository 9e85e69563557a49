"""Areas of fire and the like: put on the table where the board is clicked, and put out again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from hellassist.geometry import Point
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.panel import Button, SidePanel, words
from hellassist.gui.looks import terms
from hellassist.gui.looks.figures import typed_number
from hellassist.gui.looks.plain import entry
from hellassist.gui.offers.doing import refusal
from hellassist.gui.table.aim_tool import AimTool
from hellassist.gui.table.area_item import AreaItem
from hellassist.gui.table.view import BoardView
from hellassist.gui.widgets.chips import Chip
from hellassist.rules.commands import EndArea, PlaceArea
from hellassist.rules.game import ConsumedArea, Game


class AreaPanel(SidePanel):
    """Kind, damage, phases, radius and turns of a new area; below it those that lie on the table."""

    def __init__(self, bridge: SessionBridge, board: BoardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._board = bridge, board
        self.title.setText(self.tr("Area of fire"))
        self.kind = self._field(self.tr("fire"), self.tr("Kind"))
        self.damage = self._field("2", self.tr("Damage in each Upkeep"))
        self.phases = self._field("3", self.tr("Upkeep phases"))
        self.radius = self._field("2", self.tr("Radius, in fathoms"))
        self.turns = self._field("0", self.tr("Turns it lasts"))
        self.lying: dict[str, Button] = {}
        self._arrange()
        game = bridge.game
        self.spot = Point(game.width / 2, game.depth / 2)
        self._plan = AreaItem(planned=True)
        self.tool = AimTool(board, game.fathom, self.spot, turns=False)
        self.tool.aimed.connect(self.aim)
        self.tool.confirmed.connect(self._place)
        self.tool.left.connect(self.closed)
        self.setFocusProxy(self.kind)
        self._list(game)

    def _field(self, value: str, name: str) -> QLineEdit:
        field = QLineEdit(value, self)
        field.setMaxLength(20)
        field.setAccessibleName(name)
        field.textChanged.connect(self._follow)
        field.returnPressed.connect(self._place)
        return field

    def _arrange(self) -> None:
        head = QHBoxLayout()
        said = self.tr("Whoever is in it is Consumed. Click the board or use its arrow keys.")
        head.addWidget(self.words(said, dim=True), 1)
        head.addWidget(Chip("ST-032", "base", "ST-032", self), 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(head)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(8)
        for row, field in enumerate((self.kind, self.damage, self.phases, self.radius, self.turns)):
            label = self.words(field.accessibleName(), dim=True)
            label.setWordWrap(False)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        self.body.addWidget(self.words(self.tr("0 turns: until it is put out by hand."), dim=True))
        self.fault = self.words(danger=True)
        self.body.addWidget(self.fault)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(6)
        self.body.addLayout(self._rows)
        self.body.addStretch(1)
        self.cancel = self.button(self.tr("Close"))
        self.put = self.button(self.tr("Put it here"), primary=True)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.put, 1)
        self.cancel.clicked.connect(self.closed)
        self.put.clicked.connect(self._place)

    def shown(self) -> None:
        """The board takes its tool, and the area lies where it would be put."""
        self._board.lend(self.tool)
        self._board.board.addItem(self._plan)
        self._follow()

    def cleared(self) -> None:
        """Nothing planned stays on the board."""
        if self._plan.scene() is not None:
            self._board.board.removeItem(self._plan)

    def typed(self) -> Any:
        return super().typed(), self.spot

    def take_up(self, typed: Any) -> None:
        fields, spot = typed
        super().take_up(fields)
        self.aim(spot)

    def aim(self, spot: Point) -> None:
        """Put its middle there."""
        self.spot = spot
        self._follow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.tool.key(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    @property
    def command(self) -> PlaceArea | None:
        """The area as it would be put down; None where a field holds no number."""
        typed = [typed_number(field.text()) for field in (self.damage, self.phases, self.radius, self.turns)]
        if any(value is None for value in typed):
            return None
        x, y, radius, turns = (value or 0.0 for value in typed)
        if x % 1 or y % 1 or turns % 1:
            return None
        return PlaceArea(self.spot, radius, int(x), int(y), self.kind.text(), turns=int(turns))

    def show_game(self, before: Game, game: Game) -> None:
        """Follow the battle."""
        if game.attack is not None:
            self.closed.emit()
        elif before.areas != game.areas:
            self._list(game)
        self._follow()

    def _follow(self) -> None:
        self.tool.spot = self.spot
        game, command = self._bridge.game, self.command
        refused = None if command is None else refusal(game, command)
        said = ""
        if command is None:
            said = self.tr("Damage, phases and turns are whole numbers, the radius any.")
        elif refused is not None:
            said = f"{self._bridge.sentence(refused)} ({refused.rule})"
        self.fault.setText(said)
        self.fault.setVisible(bool(said))
        self.put.setEnabled(not said)
        if command is not None and not said:
            planned = ConsumedArea(
                "", self.spot, command.radius * game.fathom, command.x, command.y, command.kind
            )
            self._plan.show_area(planned.at, planned.radius, terms.area(planned))
        self._plan.setVisible(not said)

    def _place(self) -> None:
        command = self.command
        if command is not None and self.put.isEnabled():
            self._bridge.do(command)

    def _list(self, game: Game) -> None:
        """Those on the table, each with the button that puts it out."""
        while (item := self._rows.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        self.lying = {}
        if game.areas:
            self._rows.addWidget(words(self, self.tr("On the table"), strong=True))
        for area in game.areas:
            row = QWidget(self)
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            line.addWidget(words(row, ", ".join(terms.area(area).split("\n"))), 1)
            button = Button(self.tr("Put out"), row)
            button.clicked.connect(lambda _=False, key=area.id: self._bridge.do(EndArea(key)))
            line.addWidget(button)
            self.lying[area.id] = button
            self._rows.addWidget(row)


def area_menu(bridge: SessionBridge, key: str, more: Callable[[], None], parent: QWidget) -> QMenu:
    """The menu of an area on the board."""
    area = next(each for each in bridge.game.areas if each.id == key)
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    end = entry(
        menu,
        QCoreApplication.translate("AreaPanel", "Put out: {0}").format(
            ", ".join(terms.area(area).split("\n"))
        ),
    )
    end.setEnabled(bridge.game.attack is None)
    end.triggered.connect(lambda: bridge.do(EndArea(key)))
    another = entry(menu, QCoreApplication.translate("AreaPanel", "Area of fire…"))
    another.triggered.connect(more)
    return menu
