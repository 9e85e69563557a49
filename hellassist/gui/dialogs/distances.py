"""The distances of the selected unit to all others, what each enemy could do to it, and rings around it."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QListWidgetItem, QWidget

from hellassist.app.words import distances
from hellassist.app.words.texts import Texts
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.theme import tokens
from hellassist.gui.table.rings import typed_distances
from hellassist.gui.table.view import BoardView
from hellassist.rules.game import Game

UNIT_ROLE = Qt.ItemDataRole.UserRole


class DistancesPanel(SidePanel):
    """Follows the selection. What enemies could do is worked out one at a time: it takes the whole of reach."""

    for_reading = True

    def __init__(
        self, bridge: SessionBridge, texts: Texts, board: BoardView, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge, self._texts, self._board = bridge, texts, board
        self.ring = QLineEdit(self)
        self.ring.setMaxLength(40)
        self.ring.setAccessibleName(self.tr("Rings, in fathoms"))
        self.ring.setPlaceholderText(self.tr("for example 4; 8"))
        self.fault = self.words(danger=True)
        self.none = self.words(dim=True)
        self.list = QListWidget(self)
        self.list.setObjectName("targets")
        self.list.setAccessibleName(self.tr("Distances"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        row = QHBoxLayout()
        row.addWidget(self.words(self.tr("Rings, in fathoms"), dim=True))
        row.addWidget(self.ring, 1)
        self.body.addLayout(row)
        for widget in (self.fault, self.none, self.list):
            self.body.addWidget(widget, 1 if widget is self.list else 0)
        self._due: list[int] = []
        self._next = QTimer(self, interval=0)
        self._next.timeout.connect(self._tell_one)
        self.ring.textChanged.connect(self._draw_rings)
        board.board.selected_changed.connect(self._list)
        self.setFocusProxy(self.ring)
        self._list()
        self._draw_rings()

    def show_game(self, before: Game, game: Game) -> None:
        """Follow the battle."""
        del before, game
        self._list()

    def cleared(self) -> None:
        """The rings go with the panel."""
        self._next.stop()
        self._board.rings.clear()

    def _draw_rings(self) -> None:
        typed = typed_distances(self.ring.text())
        self.fault.setText("" if typed is not None else self.tr("Distances are numbers of fathoms: 4; 8"))
        self.fault.setVisible(typed is None)
        if typed is not None:
            self._board.rings.show_distances(typed)

    def _list(self) -> None:
        """Those around the selected unit, the nearest first."""
        game = self._bridge.game
        unit = game.units.get(self._board.board.selected)
        stands = unit is not None and unit.on_table
        self._next.stop()
        self.list.clear()
        self._due = []
        self.title.setText(
            self.tr("Distances of {0}").format(unit.name(self._texts.language))
            if stands and unit is not None
            else self.tr("Distances")
        )
        self.none.setText("" if stands else self.tr("Select a unit on the board."))
        self.none.setVisible(not stands)
        for away in distances.from_unit(game, unit) if stands and unit is not None else ():
            item = QListWidgetItem(self._row(game, away, "…" if away.enemy else self.tr("ally")))
            item.setData(UNIT_ROLE, away.unit)
            if away.enemy:
                self._due.append(self.list.count())
            else:
                item.setForeground(QColor(tokens().dim))
            self.list.addItem(item)
        if self._due:
            self._next.start()

    def _row(self, game: Game, away: distances.Away, below: str) -> str:
        name = game.unit(away.unit).name(self._texts.language)
        return self.tr("{0} · {1} fathoms").format(name, number(away.distance)) + f"\n{below}"

    def _tell_one(self) -> None:
        """What the next enemy could do."""
        game = self._bridge.game
        unit = game.units.get(self._board.board.selected)
        if not self._due or unit is None:
            self._next.stop()
            return
        item = self.list.item(self._due.pop(0))
        enemy = game.unit(str(item.data(UNIT_ROLE)))
        said = distances.told(game, enemy, unit, self._texts) or self.tr("could do nothing to it now")
        item.setText(f"{item.text().split(chr(10), maxsplit=1)[0]}\n{said}")
