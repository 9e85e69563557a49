"""What the players can do with the turn: end an activation, pass, name who begins, go on to the next turn."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.panel import words
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import GAP
from hellassist.gui.panels.rule_place import RulePlace
from hellassist.rules.game import PLAYERS, Game, Player
from hellassist.rules.turn import deployment
from hellassist.rules.turn.activation import may_pass

WIDEST = 112
"""Pixels of a Company's name on a button."""


class TurnPanel(QWidget):
    """Shows the buttons that make sense now; those that do nothing now say why."""

    next_turn = Signal()
    rule_wanted = Signal(str)
    act_wanted = Signal()
    """The active unit has to act before it is done."""

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.end = QPushButton(self.tr("End activation"), self)
        self.end.setProperty("primary", "true")
        self.pass_on = QPushButton(self.tr("Pass"), self)
        self.turn = QPushButton(self)
        self.first = {player: QPushButton(self) for player in PLAYERS}
        self.line = words(self)
        """Whose move it is, why, and what may be done."""
        self.line.setProperty("call", "true")
        self.rule = RulePlace(self)
        said = QHBoxLayout()
        said.setSpacing(GAP)
        said.addWidget(self.line, 1)
        said.addWidget(self.rule, 0, Qt.AlignmentFlag.AlignTop)
        row = QHBoxLayout()
        row.setSpacing(GAP)
        for button in (self.end, *self.first.values(), self.pass_on, self.turn):
            row.addWidget(button, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(4, 0, 4, 0)
        whole.setSpacing(4)
        whole.addLayout(said)
        whole.addLayout(row)
        self.end.clicked.connect(self.end_activation)
        self.pass_on.clicked.connect(self._pass)
        self.turn.clicked.connect(self.next_turn)
        self.first["A"].clicked.connect(lambda: self._choose("A"))
        self.first["B"].clicked.connect(lambda: self._choose("B"))

    def show_game(self, game: Game) -> None:
        """Offer what fits the moment."""
        waiting = sum(len(game.waiting(player)) for player in PLAYERS)
        choosing = game.phase == "action" and game.to_act is None and game.activation is None and waiting > 0
        self._show_line(game)
        self.end.setVisible(game.activation is not None)
        self.end.setEnabled(game.attack is None)
        for player, button in self.first.items():
            button.setVisible(choosing)
            company = game.companies.get(player)
            if company is not None:
                name = " ".join(company.name.split())
                room = self.fontMetrics()
                button.setText(room.elidedText(name, Qt.TextElideMode.ElideRight, WIDEST).replace("&", "&&"))
                button.setAccessibleName(self.tr("{0} activate first").format(name))
                set_tip(button, self.tr("{0} activate first (TD-37)").format(name))
            button.setProperty("primary", "true" if player == game.dominant else "false")
            button.style().unpolish(button)
            button.style().polish(button)
        acting = game.phase == "action" and game.activation is None and not choosing
        self.pass_on.setVisible(acting and waiting > 0)
        allowed = game.to_act is not None and may_pass(game, game.to_act)
        self.pass_on.setEnabled(allowed)
        set_tip(
            self.pass_on,
            self.tr("Make the other player activate a unit (TD-39)")
            if allowed
            else self.tr(
                "Only with fewer units waiting than the other player, after the first activation (TD-39)"
            ),
        )
        self._show_next(game, waiting)

    def _show_line(self, game: Game) -> None:
        """The line, where nothing waits to be settled: that says so itself, with its buttons."""
        from hellassist.app.words.turn_line import turn_line, what_waits

        line = turn_line(game, self._bridge.texts)
        shown = line is not None and what_waits(game, self._bridge.texts) is None
        self.line.setVisible(shown)
        self.rule.show_rule(line.rule if line is not None and shown else "")
        if line is not None:
            self.line.setText(line.text)

    def end_activation(self) -> None:
        """The active unit is done; where it still has to act, that is pointed out."""
        from hellassist.rules.commands import EndActivation

        if not self._bridge.do(EndActivation()) and self._bridge.game.activation is not None:
            self.act_wanted.emit()

    def _pass(self) -> None:
        from hellassist.rules.commands import Pass

        self._bridge.do(Pass())

    def _choose(self, player: Player) -> None:
        from hellassist.rules.commands import ChooseFirst

        self._bridge.do(ChooseFirst(player))

    def _show_next(self, game: Game, waiting: int) -> None:
        last = game.turns is not None and game.turn >= game.turns
        missing = len(deployment.unplaced(game)) if game.phase == "setup" else 0
        choosing = bool(waiting) and game.to_act is None and game.turn > 0
        self.turn.setVisible(game.activation is None and game.phase != "over" and not choosing)
        self.turn.setEnabled(game.turn == 0 or waiting == 0)
        self.turn.setText(
            self._begin(missing)
            if game.turn == 0
            else self.tr("End the battle")
            if last
            else self.tr("Next turn")
        )
        set_tip(
            self.turn,
            "" if self.turn.isEnabled() else self.tr("%n units still wait (TD-24)", "", waiting),
        )
        ready = self.turn.isEnabled() and not missing
        self.turn.setProperty("primary", "true" if ready else "false")
        self.turn.style().unpolish(self.turn)
        self.turn.style().polish(self.turn)

    def _begin(self, missing: int) -> str:
        """Units that do not stand yet may come in a later turn (CM-13)."""
        if not missing:
            return self.tr("Begin turn 1")
        return self.tr("Begin turn 1, {0} in reserve").format(missing)
