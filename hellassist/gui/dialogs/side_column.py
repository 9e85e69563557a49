"""One side of the attack: who it is, why so many dice, against what, and how they lie."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hellassist.app.battle.trail import SideView, Trail
from hellassist.app.words import words as game_words
from hellassist.app.words.texts import Texts
from hellassist.gui.dialogs.panel import words
from hellassist.gui.widgets.chips import Chip, modifier_chip
from hellassist.gui.widgets.dice import SMALL, Die
from hellassist.gui.widgets.flow import FlowRow
from hellassist.gui.widgets.life_bar import LifeBar
from hellassist.gui.widgets.power_table import PowerStrip
from hellassist.gui.widgets.small_sign import SmallSign
from hellassist.rules.game import Unit
from hellassist.rules.modifiers import Modifier


class SideColumn(QWidget):
    """Shows a SideView. Holds nothing of the game."""

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self._head = QHBoxLayout()
        self._head.setSpacing(5)
        self._sign: SmallSign | None = None
        self.name = words(self, strong=True)
        self.name.setProperty("small", "true")
        self._head.addWidget(self.name, 1)
        column.addLayout(self._head)
        self.life = LifeBar(self)
        self.left = words(self, dim=True)
        self.left.setWordWrap(False)
        line = QHBoxLayout()
        line.setSpacing(6)
        line.addWidget(self.life, 1)
        line.addWidget(self.left)
        column.addLayout(line)
        self.fate = words(self, strong=True)
        self.fate.setProperty("small", "true")
        self.dice_chips = FlowRow(self)
        self.sum = words(self, strong=True)
        self.sum.setProperty("small", "true")
        self.against_chips = FlowRow(self)
        self.faces = FlowRow(self, gap=3)
        self.result = words(self, strong=True)
        self.result.setProperty("small", "true")
        self.table = PowerStrip(texts, self)
        parts: tuple[QWidget, ...] = (
            self.fate,
            self.dice_chips,
            self.sum,
            self.faces,
            self.result,
            self.against_chips,
            self.table,
        )
        self._parts = parts
        self._column = column
        for part in parts:
            column.addWidget(part)
        column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def dice_first(self, *, first: bool) -> None:
        """Where there is little room, how the dice lie comes before why they are so many."""
        ahead = (self.fate, self.faces, self.result) if first else ()
        order = (*ahead, *(part for part in self._parts if part not in ahead))
        for part in order:
            self._column.removeWidget(part)
        for place, part in enumerate(order, 2):
            self._column.insertWidget(place, part)

    def without_unit(self) -> None:
        """Leave out who it is, where that is said elsewhere."""
        for widget in (self.name, self.life, self.left):
            widget.setVisible(False)

    def show_side(
        self, trail: Trail, view: SideView, after: Unit | None = None, *, dice_elsewhere: bool = False
    ) -> None:
        """Mirror one side of the attack; *after* is the unit when it is over. The page may show the dice itself."""
        if self._sign is None and not self.name.isHidden():
            self._sign = SmallSign(view.unit.controller, self)
            self._head.insertWidget(0, self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self.name.setText(view.unit.name(self._texts.language))
        self._show_life(view.unit, after)
        for widget in (self.dice_chips, self.sum, self.against_chips):
            widget.setVisible(view.strikes and after is None)
        self.table.setVisible(view.strikes)
        if not view.strikes:
            self._show_silent(trail)
            return
        self.dice_chips.show_widgets(self._dice(trail, view))
        self.sum.setText(self.summed(trail, view))
        self.against_chips.show_widgets(self._against(trail, view))
        faces = [
            Die(face, hit=face >= view.difficulty, again=place in view.rerolled, size=SMALL)
            for place, face in enumerate(view.faces)
        ]
        for die in faces:
            die.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.faces.show_widgets([] if dice_elsewhere else list(faces))
        self.faces.setVisible(bool(faces) and not dice_elsewhere)
        self.result.setText(self._hits(view))
        self.result.setVisible(bool(self.result.text()))
        self.table.show_table(view.table, view.hits, view.inflicted)

    def _show_life(self, unit: Unit, after: Unit | None) -> None:
        profile = unit.profile
        now = unit if after is None else after
        left = max(now.life, 0)
        lost = max(unit.life, 0) - left
        self.life.show_life(left, profile.life, profile.threshold, lost)
        self.left.setText(self.tr("{0} of {1} LP").format(left, profile.life))
        fate = ""
        if after is not None:
            fate = self.tr("loses {0} LP").format(lost) if lost else self.tr("unhurt")
            if now.life <= 0:
                fate = self.tr("{0}, falls").format(fate)
            elif now.wounded and not unit.wounded:
                fate = self.tr("{0}, wounded").format(fate)
        self.fate.setText(fate)
        self.fate.setVisible(bool(fate))

    def _show_silent(self, trail: Trail) -> None:
        self.faces.show_widgets([])
        self.faces.setVisible(False)
        if trail.declaration.kind not in ("close", "shot"):
            self.result.setVisible(False)  # one die decides: nobody strikes
            return
        shot = trail.declaration.kind == "shot"
        self.result.setText(
            self.tr("The target does not answer.") if shot else self.tr("Cannot strike back.")
        )
        self.result.setVisible(True)

    def _dice(self, trail: Trail, view: SideView) -> list[QWidget]:
        stat = self._texts.word(game_words.STATS, view.stat)
        printed = 0 if view.printed is None else view.printed
        rule = "UN-13" if view.stat == "cbt" else "RG-23"
        chips: list[QWidget] = [Chip(f"{stat} {printed}", "base", rule, self.dice_chips)]
        return chips + self._modifiers(trail, view.modifiers, self.dice_chips)

    def _against(self, trail: Trail, view: SideView) -> list[QWidget]:
        row = self.against_chips
        chips: list[QWidget] = []
        band = trail.band
        if band is not None:
            name = self._texts.word(game_words.BANDS, band.name)
            chips.append(Chip(self.tr("{0}: {1}").format(name, band.difficulty), "base", "RG-19", row))
        chips.append(Chip(self.tr("DEF {0}").format(view.difficulty_from), "base", "CC-12", row))
        chips += self._modifiers(trail, view.difficulty_modifiers, row, hinders=True)
        if view.protection is None:
            chips.append(Chip(self.tr("no damage"), "penalty", "CC-18", row))
        else:
            chips.append(Chip(self.tr("PR {0}").format(view.protection_from), "base", "CC-18", row))
            chips += self._modifiers(trail, view.protection_modifiers, row, hinders=True)
        return chips

    def _modifiers(
        self, trail: Trail, modifiers: tuple[Modifier, ...], row: QWidget, *, hinders: bool = False
    ) -> list[QWidget]:
        return [
            modifier_chip(modifier, trail.game, self._texts, row, hinders=hinders) for modifier in modifiers
        ]

    def summed(self, trail: Trail, view: SideView) -> str:
        """How many dice against what, as in 5 dice and 2 again against DEF 4."""
        text = self.tr("1 die") if view.rolled == 1 else self.tr("%n dice", "", view.rolled)
        if view.rerolls:
            text = self.tr("{0} and {1} again").format(text, view.rerolls)
        if view.automatic:
            text = self.tr("{0}, {1} damage for certain").format(text, view.automatic)
        if trail.declaration.kind == "shot":
            return self.tr("{0} against difficulty\xa0{1}").format(text, view.difficulty)
        return self.tr("{0} against DEF\xa0{1}").format(text, view.difficulty)

    def _hits(self, view: SideView) -> str:
        if view.hits is None:
            return ""
        text = self.tr("1 hit") if view.hits == 1 else self.tr("%n hits", "", view.hits)
        if view.inflicted is not None and view.inflicted != view.hits:
            text = self.tr("{0}, {1} inflicted").format(text, view.inflicted)
        if view.loss is not None and view.hits:
            text = self.tr("{0}: inflicts {1} LP").format(text, view.loss)
        return text
