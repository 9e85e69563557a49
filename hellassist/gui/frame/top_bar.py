"""The line above the board: menus, tools, and where the battle stands."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QMenuBar, QSizePolicy, QToolButton, QWidget

from hellassist.gui.looks import terms
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.icons import SIZE
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import TOUCH
from hellassist.rules.game import Game

HEIGHT = 48


class ToolBar(QWidget):
    """Menus and tools in one row, to leave the height to the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("top_bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedHeight(HEIGHT)
        self.menus = QMenuBar(self)
        self.menus.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.moment = QLabel(self)
        self.moment.setObjectName("title")
        self.moment.setTextFormat(Qt.TextFormat.PlainText)
        self.turns = QLabel(self)
        self.turns.setProperty("dim", "true")
        self.turns.setTextFormat(Qt.TextFormat.PlainText)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(6, 3, 14, 3)
        self._row.setSpacing(6)
        self._row.addWidget(self.menus)
        self._row.addSpacing(6)
        self._row.addStretch(1)
        self._row.addWidget(self.moment)
        self._row.addWidget(self.turns)
        self._worded: list[QToolButton] = []
        self._moment = self._of = ""

    def menu(self, title: str) -> QMenu:
        """A new menu."""
        return self.menus.addMenu(title)

    def tool(self, action: QAction, *, words: bool) -> QToolButton:
        """A button for *action*, with its words or its symbol alone."""
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setIconSize(QSize(SIZE, SIZE))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setToolButtonStyle(
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon if words else Qt.ToolButtonStyle.ToolButtonIconOnly
        )
        button.setMinimumWidth(TOUCH + 2)
        if words:
            self._worded.append(button)
        self._row.insertWidget(self._row.count() - 3, button)
        return button

    def gap(self) -> None:
        """Some room before the next tool."""
        self._row.insertSpacing(self._row.count() - 3, 10)

    def show_moment(self, moment: str, of: str = "") -> None:
        """Say where the battle stands: *moment* in parts, of which the first is the last to be given up."""
        self._moment, self._of = moment, of
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give up words where there is too little room: those of the tools, the last turn, the phase; never a menu."""
        self.menus.setMinimumWidth(self.menus.sizeHint().width())
        more = self.menus.findChild(QToolButton, "qt_menubar_ext_button")
        if more is not None:
            more.setAccessibleName(self.tr("More menus"))
            set_tip(more, self.tr("More menus"))
        for given_up in range(4):
            self._show(given_up)
            self._row.invalidate()
            if self._row.sizeHint().width() <= self.width():
                break

    def _show(self, given_up: int) -> None:
        style = Qt.ToolButtonStyle
        for button in self._worded:
            button.setToolButtonStyle(
                style.ToolButtonIconOnly if given_up else style.ToolButtonTextBesideIcon
            )
        self.turns.setVisible(given_up < 2)
        self.moment.setText(self._moment.split(" · ")[0] if given_up > 2 else self._moment)
        self.moment.setAccessibleName(self._moment)
        self.turns.setText(self._of)


class TopBar(ToolBar):
    """The bar of a Hell Dorado battle."""

    def show_game(self, game: Game) -> None:
        """Say where the battle stands."""
        counted = game.turns if game.turn and game.phase != "over" else None
        self.show_moment(self.words(game), self.tr("of {0}").format(number(counted, 0)) if counted else "")

    def words(self, game: Game) -> str:
        """Turn and phase: "Turn 2 · Action phase"."""
        if game.turn == 0 or game.phase == "over":
            return terms.phase(game.phase)
        return self.tr("Turn {0} · {1}").format(game.turn, terms.phase(game.phase))
