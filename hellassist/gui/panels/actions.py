"""What the active unit, or the selected one, can do now, without opening anything; and what the battle waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hellassist.geometry import Point
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.panel import Button, words
from hellassist.gui.looks.figures import allowance
from hellassist.gui.looks.theme import GAP
from hellassist.gui.panels.doing_row import DoingRow
from hellassist.gui.panels.rule_place import RulePlace
from hellassist.gui.widgets.elided import ElidedLabel
from hellassist.rules.game import Game, Unit

if TYPE_CHECKING:
    from hellassist.gui.offers.doing import Doing

ABOUT_THE_UNIT = frozenset(
    {
        "engaged_cannot_move",
        "cannot_act",
        "action_closed",
        "action_taken",
        "already_activated",
        "others_first",
        "not_your_turn",
        "another_is_active",
        "first_not_chosen",
        "stands_still",
        "not_action_phase",
    }
)
"""Refusals of a move that hold wherever it leads."""


ANNOUNCE = "announce"
MUST = ("melee", "retreat", "reload", "heal", "put_out", "raise")
"""The doings that take Mêlée, Retreat, Concentration or Focus; powers tell by their own words."""


class ActionPanel(QFrame):
    """Mirrors one unit's choices. Beside an open panel only what waits stays in sight."""

    panel_wanted = Signal(str, str)
    """Which panel, and the unit."""
    rule_wanted = Signal(str)
    announce_wanted = Signal()
    """A short move shall be meant as a Run or Charge, or no more."""
    card_wanted = Signal(str)

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("actions")
        self._bridge = bridge
        self.unit, self._selected, self._brief = "", "", False
        self._may_run = False
        self.name = ElidedLabel(self)
        self.name.setProperty("strong", "true")
        self.card = Button(self.tr("Card"), self)
        self.card.setProperty("quiet", "true")
        self.card.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.move_ = words(self, dim=True)
        self.waits = words(self)
        self.waits.setProperty("call", "true")
        self.rule = RulePlace(self)
        self.due = DoingRow(bridge, self, explained=False)
        self.row = DoingRow(bridge, self, explained=False)
        self._arrange()
        self.card.clicked.connect(lambda: self.card_wanted.emit(self.unit))
        for row in (self.due, self.row):
            row.panel_wanted.connect(self._wanted)
            row.rule_wanted.connect(self.rule_wanted)

    def _arrange(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 6, 8, 8)
        whole.setSpacing(4)
        self._head = QWidget(self)
        head = QHBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(GAP)
        said = QVBoxLayout()
        said.setSpacing(0)
        said.addWidget(self.name)
        said.addWidget(self.move_)
        head.addLayout(said, 1)
        head.addWidget(self.card)
        whole.addWidget(self._head)
        waits = QHBoxLayout()
        waits.setSpacing(GAP)
        waits.addWidget(self.waits, 1)
        waits.addWidget(self.rule, 0, Qt.AlignmentFlag.AlignTop)
        whole.addLayout(waits)
        for widget in (self.due, self.row):
            whole.addWidget(widget)

    def point_out_what_must_be_done(self) -> None:
        """Show by which buttons the active unit can do what an engaged unit has to do (AC-52)."""
        if not self._brief:
            self.row.point_out(lambda doing: doing.key.startswith(MUST))

    def show_announced(self, on: bool) -> None:
        """Mark whether a short move is meant as a Run or Charge (AC-40)."""
        self.row.mark(ANNOUNCE, on=on)

    def _wanted(self, panel: str) -> None:
        if panel == ANNOUNCE:
            self.announce_wanted.emit()
        else:
            self.panel_wanted.emit(panel, self.unit)

    # -- what is shown -------------------------------------------------------------------------------

    def show_selected(self, unit: str) -> None:
        """Another unit is selected on the board."""
        if unit != self._selected:
            self._selected = unit
            self.show_game(self._bridge.game)

    def show_brief(self, *, brief: bool) -> None:
        """A panel is open beside it, or none is any more."""
        if brief != self._brief:
            self._brief = brief
            self.show_game(self._bridge.game)

    def show_game(self, game: Game) -> None:
        """Offer what can be done now."""
        from hellassist.app.words.turn_line import what_waits

        unit = self._subject(game)
        waits = what_waits(game, self._bridge.texts)
        chosen = unit if game.phase == "action" and not self._brief else None
        shown = game.attack is None and (waits is not None or chosen is not None)
        self.setVisible(shown)
        if not shown:
            return
        from hellassist.gui.offers.doings import settling

        self.unit = "" if unit is None else unit.id
        self._show_waits(waits is not None)
        if waits is not None:
            self.waits.setText(waits.text)
            self.rule.show_rule(waits.rule)
        self.due.show_doings(() if waits is None else settling(game))
        for widget in (self._head, self.row):
            widget.setVisible(chosen is not None)
        if chosen is not None:
            self._show_choices(game, chosen)

    def _show_waits(self, on: bool) -> None:
        self.waits.setVisible(on)
        self.due.setVisible(on)
        if not on:
            self.rule.show_rule("")

    def _show_choices(self, game: Game, unit: Unit) -> None:
        from hellassist.gui.offers.doing import Doing
        from hellassist.gui.offers.doings import doings

        name = unit.name(self._bridge.language)
        self.name.show_text(self.tr("{0} is active").format(name) if unit.status == "active" else name)
        said = {doing.key for doing in self.due.doings}
        offered = [each for each in doings(game, unit, self._bridge.language) if each.key not in said]
        offered = [each for each in offered if not _goes_without_saying(each)]
        waits = self.waits.isVisibleTo(self)
        if waits:  # first things first: what is closed meanwhile need not be told
            offered = [each for each in offered if each.refused is None]
        self.move_.setVisible(not waits)
        self.move_.setText(self._moves(game, unit))
        if self._may_run and not waits:
            offered.append(Doing(ANNOUNCE, self.tr("Run (F4)"), panel=ANNOUNCE))
        self.row.show_doings(offered)
        self.row.setVisible(bool(offered))

    def _subject(self, game: Game) -> Unit | None:
        """The active unit, else the one that is selected."""
        if game.activation is not None:
            return game.unit(game.activation.unit)
        unit = game.units.get(self._selected)
        return unit if unit is not None and unit.on_table else None

    def _moves(self, game: Game, unit: Unit) -> str:
        from hellassist.rules.moves.movement import judge

        assert unit.at is not None
        self._may_run = False
        aside = Point(unit.at.x + (1.0 if unit.at.x < game.width / 2 else -1.0), unit.at.y)
        move = judge(game, unit.id, (unit.at, aside))
        if move.refusal is not None and move.refusal.reason in ABOUT_THE_UNIT:
            return self.tr("No move: {0}").format(self._bridge.sentence(move.refusal))
        self._may_run = move.run > move.walk
        if move.action == "melee":
            text = self.tr("Mêlée: drag it round its enemy, {0} fathoms at most")
            return text.format(allowance(move.walk, game.fathom))
        walk, run = (allowance(length, game.fathom) for length in (move.walk, move.run))
        if move.run <= move.walk:
            return self.tr("Drag it: {0} fathoms").format(walk)
        return self.tr("Drag it: {0}, Run or Charge {1} fathoms").format(walk, run)


def _goes_without_saying(doing: Doing) -> bool:
    """Whether it is a power closed for a reason that holds for all else as well: its card tells that."""
    closed = doing.refused is not None and doing.refused.reason in ABOUT_THE_UNIT
    return closed and doing.key.startswith("power")
