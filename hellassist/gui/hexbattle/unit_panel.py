"""The selected unit beside the board: what it is, every number with its rule, and what it can do."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from hellassist.app.hexbattle import words
from hellassist.gui.dialogs.panel import Button, SidePanel
from hellassist.gui.hexbattle.bridge import HexBridge
from hellassist.gui.hexbattle.intents import intent
from hellassist.gui.looks.plain import literal, set_tip
from hellassist.gui.widgets.chips import Chip
from hellassist.gui.widgets.flow import FlowRow
from hellassist.hexbattle.commands import Lead
from hellassist.hexbattle.game import Game
from hellassist.hexbattle.hexes import neighbours
from hellassist.hexbattle.units import MOVEMENTS, Unit
from hellassist.refusals import Refused


class UnitPanel(SidePanel):
    """Mirrors one unit; without one, says how to begin."""

    turn_wanted = Signal(int)
    attack_wanted = Signal(str, str)
    correct_wanted = Signal(str)
    leave_wanted = Signal(str)
    """A character shall stand alone: its hex is asked for."""

    def __init__(self, bridge: HexBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.unit = ""
        self.setObjectName("actions")
        self.close_.setVisible(False)
        self.kind = self.words(dim=True)
        self.state = FlowRow(self)
        self.against = self.words(self.tr("Combat factor against"), dim=True)
        self.factors = FlowRow(self)
        self.attributes = FlowRow(self)
        self.hint = self.words(dim=True)
        for part in (self.kind, self.state, self.against, self.factors, self.attributes, self.hint):
            self.body.addWidget(part)
        self.grid = QGridLayout()
        self.grid.setSpacing(6)
        self.body.addLayout(self.grid)
        self.body.addStretch(1)
        self._buttons: list[Button] = []
        self.show_unit("")

    def show_game(self, before: Game, game: Game) -> None:  # type: ignore[override]
        """The unit may have changed or gone."""
        del before, game
        self.show_unit(self.unit)

    def show_unit(self, key: str) -> None:
        """Show this unit, "" for none."""
        game = self._bridge.game
        self.unit = key if key in game.units else ""
        there = bool(self.unit)
        for widget in (self.kind, self.state, self.against, self.factors, self.attributes):
            widget.setVisible(there)
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons.clear()
        if not there:
            self.title.setText(self.tr("No unit selected"))
            self.hint.setText(
                self.tr(
                    "Click a counter, or press Tab. Drag it to a free hex to move it, to an enemy to attack, a "
                    "character to a troop unit to lead it."
                )
            )
            return
        self._show_values(game, game.unit(self.unit))
        self._offer(game, game.unit(self.unit))

    def _show_values(self, game: Game, unit: Unit) -> None:
        texts = self._bridge.texts
        self.title.setText(unit.name)
        parts = (
            texts.word(words.KINDS, unit.type.kind or ""),
            texts.word(words.MOVEMENTS, unit.type.movement or ""),
            game.armies[unit.player].name,
        )
        self.kind.setText(" · ".join(parts))
        state: list[QWidget] = [
            Chip(texts.word(words.QUALITIES, unit.quality), "base", "HX-08", self.state),
            Chip(
                self.tr("{0} of {1} hits").format(unit.markers, game.hits(unit)),
                "penalty" if unit.markers else "base",
                "HX-13" if unit.type.kind == "character" else "HX-12",
                self.state,
            ),
        ]
        leader = game.leader_of(unit.id)
        if leader is not None:
            state.append(Chip(self.tr("led by {0}").format(leader.name), "bonus", "HX-14", self.state))
        self.state.show_widgets(state)
        self.factors.show_widgets([self._factor(unit, enemy) for enemy in MOVEMENTS])
        given: list[QWidget] = [
            Chip(
                texts.word(words.ATTRIBUTES, attribute),
                "base",
                "HX-09" if attribute in unit.type.attributes else "HX-10",
                self.attributes,
            )
            for attribute in sorted(game.attributes(unit))
        ]
        self.attributes.show_widgets(given)
        self.attributes.setVisible(bool(given))
        own = bool(unit.type.own)
        self.hint.setText(self.tr("* entered by the players, not given by the text") if own else "")

    def _factor(self, unit: Unit, enemy: str) -> Chip:
        value = unit.type.factors.get(enemy)
        name = self._bridge.texts.word(words.MOVEMENTS, enemy)
        own = f"factors.{enemy}" in unit.type.own
        text = f"{name} {'?' if value is None else value}{'*' if own else ''}"
        note = self.tr("Entered by the players") if own else ""
        return Chip(text, "base", "HX-04" if value is None else "HX-15", self.factors, note)

    # -- what it can do ------------------------------------------------------------------------------

    def _offer(self, game: Game, unit: Unit) -> None:
        self._add(self.tr("Turn left"), self.tr("Page Up"), lambda: self.turn_wanted.emit(1))
        self._add(self.tr("Turn right"), self.tr("Page Down"), lambda: self.turn_wanted.emit(-1))
        if unit.at is not None:
            for at in neighbours(unit.at):
                there = game.unit_at(at)
                if there is not None and there.player != unit.player:
                    self._offer_attack(game, unit, there)
        if unit.type.kind == "character" and unit.at is not None:
            for other in game.of(unit.player):
                if other.at in neighbours(unit.at):
                    self._offer_lead(game, unit, other)
        leader = game.leader_of(unit.id)
        if leader is not None:
            key = leader.id
            self._add(
                self.tr("{0} stands alone…").format(leader.name),
                "",
                lambda: self.leave_wanted.emit(key),
                wide=True,
            )
        self._add(self.tr("Correct…"), "", lambda: self.correct_wanted.emit(unit.id), wide=True)

    def _offer_attack(self, game: Game, unit: Unit, foe: Unit) -> None:
        assert foe.at is not None
        meant = intent(game, unit.id, foe.at)
        refused = None if meant.asks_a_factor else meant.refused
        text = self.tr("Attack {0}").format(foe.name)
        self._add(text, "", lambda: self.attack_wanted.emit(unit.id, foe.id), refused, wide=True)

    def _offer_lead(self, game: Game, unit: Unit, other: Unit) -> None:
        command, refused = Lead(unit.id, other.id), None
        try:
            command.decide(game)
        except Refused as why:
            if why.reason == "leads_troops_alone":
                return
            refused = why
        self._add(
            self.tr("Lead {0}").format(other.name), "", lambda: self._bridge.do(command), refused, wide=True
        )

    def _add(
        self, text: str, tip: str, do: object, refused: Refused | None = None, *, wide: bool = False
    ) -> None:
        button = Button(literal(text), self)
        assert callable(do)
        button.clicked.connect(lambda _=False: do())
        if refused is not None:
            button.setProperty("refused", "true")
            tip = self._bridge.sentence(refused)
        set_tip(button, tip)
        row = self.grid.rowCount()
        if wide:
            self.grid.addWidget(button, row, 0, 1, 2)
        elif len(self._buttons) % 2:
            self.grid.addWidget(button, row - 1, 1)
        else:
            self.grid.addWidget(button, row, 0)
        self._buttons.append(button)
        button.show()
