"""A unit's living card: current values with their reasons, states, what it can do now, and what is printed on it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hellassist.app.words import words as game_words
from hellassist.app.words.texts import Texts
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs import printed
from hellassist.gui.dialogs.card_parts import CardParts
from hellassist.gui.dialogs.effects_in_force import EffectsInForce
from hellassist.gui.dialogs.panel import Button, SidePanel, words
from hellassist.gui.looks import terms
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.offers.doing import refusal
from hellassist.gui.offers.doings import doings
from hellassist.gui.panels.doing_row import DoingRow
from hellassist.gui.widgets.chips import Chip
from hellassist.gui.widgets.life_bar import LifeBar
from hellassist.gui.widgets.pips import SideSign
from hellassist.gui.widgets.stat_cell import StatCell
from hellassist.gui.widgets.twice import TwiceButton
from hellassist.rules import stats
from hellassist.rules.commands import Command, RemoveUnit
from hellassist.rules.game import Game, Unit
from hellassist.rules.profile import Stat
from hellassist.rules.refusal import Refused

STATS: tuple[Stat, ...] = ("mvt", "cbt", "shs", "def", "pr", "fth", "cmd")
FIELDS = {"def": ("def", "defence"), "pr": ("pr", "protection")}


class UnitCard(SidePanel):
    """Mirrors one unit."""

    for_reading = True

    panel_wanted = Signal(str, str)
    """A panel that asks further, and the unit."""
    correct_wanted = Signal(str)
    board_wanted = Signal()
    """The keyboard shall go to the board."""

    def __init__(self, bridge: SessionBridge, texts: Texts, unit: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._texts, self._unit = bridge, texts, unit
        self.head.insertWidget(0, SideSign(bridge.game.unit(unit).controller, self))
        self.kind = self.words(dim=True)
        self.body.addWidget(self.kind)
        self.life = LifeBar(self)
        self.left = self.words(strong=True)
        self.left.setWordWrap(False)
        self.body.addWidget(self.left)
        self.body.addWidget(self.life)
        self.stats = QHBoxLayout()
        self.stats.setSpacing(3)
        self.body.addLayout(self.stats)
        self.spell = self.words()
        self.body.addWidget(self.spell)
        self.states = QVBoxLayout()
        self.states.setSpacing(6)
        self.body.addLayout(self.states)
        self.doings = DoingRow(bridge, self, explained=True)
        self.effects = EffectsInForce(texts, self)
        self.body.addWidget(self.effects)
        self.body.addWidget(self.doings)
        self.body.addWidget(CardParts(bridge.game.unit(unit).profile, texts, self))
        self.body.addStretch(1)
        self._fill_foot()
        self.doings.panel_wanted.connect(lambda panel: self.panel_wanted.emit(panel, self._unit))
        self.doings.rule_wanted.connect(self.rule_wanted)
        self.doings.left.connect(self.board_wanted)
        self.show_game(bridge.game, bridge.game)

    def _fill_foot(self) -> None:
        """Correct… comes first: what takes the unit off the table is next to nothing that is pressed in play."""
        self.correct = self.button(self.tr("Correct…"))
        self.correct.clicked.connect(lambda: self.correct_wanted.emit(self._unit))
        again = self.tr("{0}?\nClick again")
        self.leaves = TwiceButton(self.tr("Leaves"), again.format(self.tr("Leaves")), self)
        self.killed = TwiceButton(self.tr("Killed"), again.format(self.tr("Killed")), self)
        self.leaves.meant.connect(lambda: self._remove(killed=False))
        self.killed.meant.connect(lambda: self._remove(killed=True))
        self.leaves.setAccessibleName(self.tr("Leaves the table"))
        for button in (self.correct, self.leaves, self.killed):
            self.foot.addWidget(button, 1)

    def _do(self, command: Command) -> bool:
        return self._bridge.do(command)

    def _remove(self, *, killed: bool) -> None:
        if self._do(RemoveUnit(self._unit, killed=killed)):
            self.closed.emit()

    def _offer(self, button: Button, why_not: Refused | None, tip: str) -> None:
        button.setEnabled(why_not is None)
        set_tip(button, tip if why_not is None else self._bridge.sentence(why_not))

    # -- what the card says --------------------------------------------------------------------------

    def show_game(self, before: Game, game: Game) -> None:
        """Mirror the unit as it stands."""
        del before
        unit = game.units.get(self._unit)
        if unit is None:
            self.closed.emit()
            return
        profile = unit.profile
        self.title.setText(unit.name(self._texts.language))
        self.kind.setText(printed.head(profile, game.companies[unit.owner].name))
        self.life.show_life(unit.life, profile.life, profile.threshold)
        doubt = printed.doubtful(profile, "life")
        text = self.tr("{0} of {1}{2} LP").format(max(unit.life, 0), profile.life, doubt)
        if profile.threshold is not None:
            text = self.tr("{0}, wounded at {1}{2}").format(
                text, profile.threshold, printed.doubtful(profile, "threshold")
            )
        self.left.setText(text)
        self._show_spell(game, unit)
        self._show_stats(game, unit)
        self._show_states(game, unit)
        self.effects.show_effects(game, unit)
        self.doings.show_doings(doings(game, unit, self._texts.language) if game.attack is None else ())
        for twice in (self.killed, self.leaves):
            twice.forget()
        falls = self.tr("It falls: its base leaves the table and counts as lost")
        self._offer(self.killed, refusal(game, RemoveUnit(unit.id)), falls)
        leaves = self.tr("It leaves the table alive")
        self._offer(self.leaves, refusal(game, RemoveUnit(unit.id, killed=False)), leaves)
        busy = Refused("attack_open", "CC-25") if game.attack is not None else None
        self._offer(self.correct, busy, self.correct.text())

    def _show_spell(self, game: Game, unit: Unit) -> None:
        """Of a lemure: what it carries, and how many of its activations it has had."""
        carried = terms.carried(game, unit)
        text = self.tr("It {0}. In this turn: {1}.").format(carried, terms.status_of(unit))
        self.spell.setText(text)
        self.spell.setVisible(bool(carried))

    def _show_states(self, game: Game, unit: Unit) -> None:
        """Each state by its name and number, with what it does, how long it lasts, and its rule."""
        while (item := self.states.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for said in terms.state_words(game, unit):
            row = QWidget(self)
            lines = QVBoxLayout(row)
            lines.setContentsMargins(0, 0, 0, 0)
            lines.setSpacing(2)
            head = QHBoxLayout()
            head.addWidget(Chip(said.name, "penalty", said.rule, row))
            head.addStretch(1)
            if said.rule:
                head.addWidget(Chip(said.rule, "base", said.rule, row))
            lines.addLayout(head)
            lines.addWidget(words(row, said.meaning, dim=True))
            self.states.addWidget(row)

    def _show_stats(self, game: Game, unit: Unit) -> None:
        while (item := self.stats.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for stat in STATS:
            score = unit.profile.score(stat)
            if score is None:
                continue
            said = stats.modifiers(game, unit, stat)
            reasons = [f"{self._texts.modifier(modifier, game)} ({modifier.rule})" for modifier in said]
            cell = StatCell(
                self._texts.word(game_words.STATS, stat),
                stats.value(game, unit, stat) or 0,
                score,
                reasons,
                doubt=printed.doubtful(unit.profile, *FIELDS.get(stat, (stat,))),
                wounded=unit.has("wounded") and game.edition.green_replaces_wounded,
                parent=self,
            )
            self.stats.addWidget(cell, 1)
