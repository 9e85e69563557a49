"""A dispute that the rules do not settle: the coin does, or the Tap."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from hellassist.app.battle.dice import toss
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.panel import Button, SidePanel
from hellassist.gui.looks.plain import literal
from hellassist.gui.widgets.chips import Chip
from hellassist.rules.commands import CallTap, TossCoin
from hellassist.rules.game import PLAYERS, Player


class DisputePanel(SidePanel):
    """Open at any time, in the midst of an attack too. What it settles is written down, and nothing else changes."""

    for_reading = True

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.title.setText(self.tr("Settle a dispute"))
        self._say(
            self.tr("Where the rules leave it open, a coin decides: call opposite sides, then toss."), "BA-19"
        )
        self.toss = Button(self.tr("Toss the coin"), self)
        self.toss.setProperty("primary", "true")
        self.toss.clicked.connect(self._toss)
        self.body.addWidget(self.toss)
        self.result = self.words(name="title")
        self.result.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.result.setVisible(False)
        self.body.addWidget(self.result)
        self._say(
            self.tr(
                "Or call the Tap: the first to touch the other’s cheek or the back of the hand, gently, has won. "
                "Too hard a tap has lost. Who won it?"
            ),
            "BA-20",
        )
        self.winner: dict[Player, Button] = {}
        for player in PLAYERS:
            name = bridge.game.companies[player].name
            button = Button(literal(name), self)
            button.setAccessibleName(self.tr("{0} won the Tap").format(name))
            button.clicked.connect(lambda _=False, by=player: self._tap(by))
            self.winner[player] = button
            self.body.addWidget(button)
        self.body.addStretch(1)
        self.setFocusProxy(self.toss)

    def _say(self, text: str, rule: str) -> None:
        row = QHBoxLayout()
        row.addWidget(self.words(text), 1)
        row.addWidget(Chip(rule, "base", rule, self), 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(row)

    def _toss(self) -> None:
        winner = toss()
        if self._bridge.do(TossCoin(winner)):
            self._show(self.tr("The coin falls for {0}.").format(self._name(winner)))

    def _tap(self, winner: Player) -> None:
        if self._bridge.do(CallTap(winner)):
            self._show(self.tr("The Tap goes to {0}.").format(self._name(winner)))

    def _name(self, player: Player) -> str:
        return self._bridge.game.companies[player].name

    def _show(self, text: str) -> None:
        self.result.setText(text)
        self.result.setVisible(True)
