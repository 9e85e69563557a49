"""One side of the attack: who it is, why so many dice, against what, and how they lie."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from hellassist.app import words
from hellassist.app.texts import Texts
from hellassist.app.trail import SideView, Trail
from hellassist.gui.dialogs.chips import Chip, modifier_chip
from hellassist.gui.dialogs.dice import Die
from hellassist.gui.dialogs.flow import FlowRow
from hellassist.gui.panels.pips import SideSign
from hellassist.rules.modifiers import Modifier


class SideColumn(QWidget):
    """Shows a SideView. Holds nothing of the game."""

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        self._head = QHBoxLayout()
        self._sign: SideSign | None = None
        self._name = _label(self, strong=True)
        self._head.addWidget(self._name, 1)
        column.addLayout(self._head)
        self._dice_chips = FlowRow(self)
        self._sum = _label(self, strong=True)
        self._against_chips = FlowRow(self)
        self._faces = FlowRow(self)
        self._result = _label(self, dim=True)
        for widget in (self._dice_chips, self._sum, self._against_chips, self._faces, self._result):
            column.addWidget(widget)
        column.addStretch(1)

    def show_side(self, trail: Trail, view: SideView) -> None:
        """Mirror one side of the attack."""
        if self._sign is None:
            self._sign = SideSign(view.unit.controller, self)
            self._head.insertWidget(0, self._sign)
        self._name.setText(view.unit.name(self._texts.language))
        self._name.setToolTip(self.tr("{0} of {1} LP").format(view.unit.life, view.unit.profile.life))
        if not view.strikes:
            self._show_silent(trail)
            return
        self._dice_chips.show_widgets(self._dice(trail, view))
        self._sum.setText(self._summed(view))
        self._against_chips.show_widgets(self._against(trail, view))
        faces = [
            Die(face, hit=face >= view.difficulty, again=place in view.rerolled, parent=self._faces)
            for place, face in enumerate(view.faces)
        ]
        for die in faces:
            die.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._faces.show_widgets(list(faces))
        self._faces.setVisible(bool(faces))
        self._result.setText(self._hits(view))
        self._result.setVisible(bool(self._result.text()))

    def _show_silent(self, trail: Trail) -> None:
        for widget in (self._dice_chips, self._against_chips, self._faces):
            widget.show_widgets([])
        self._sum.setText("")
        shot = trail.declaration.kind == "shot"
        self._result.setText(
            self.tr("The target does not answer.") if shot else self.tr("Cannot strike back.")
        )
        self._result.setVisible(True)

    def _dice(self, trail: Trail, view: SideView) -> list[QWidget]:
        stat = self._texts.word(words.STATS, view.stat)
        chips: list[QWidget] = [Chip(f"{stat} {view.printed}", "base", "UN-13", self._dice_chips)]
        return chips + self._modifiers(trail, view.modifiers)

    def _against(self, trail: Trail, view: SideView) -> list[QWidget]:
        chips: list[QWidget] = []
        band = trail.band
        if band is not None:
            name = self._texts.word(words.BANDS, band.name)
            text = self.tr("{0}: {1}").format(name, band.difficulty)
            chips.append(Chip(text, "base", "RG-19", self._against_chips))
        chips.append(
            Chip(self.tr("DEF {0}").format(view.difficulty_from), "base", "CC-12", self._against_chips)
        )
        chips += self._modifiers(trail, view.difficulty_modifiers)
        chips.append(
            Chip(self.tr("PR {0}").format(view.protection_from), "base", "CC-18", self._against_chips)
        )
        return chips + self._modifiers(trail, view.protection_modifiers)

    def _modifiers(self, trail: Trail, modifiers: tuple[Modifier, ...]) -> list[QWidget]:
        return [modifier_chip(modifier, trail.game, self._texts) for modifier in modifiers]

    def _summed(self, view: SideView) -> str:
        text = self.tr("1 die") if view.rolled == 1 else self.tr("{0} dice").format(view.rolled)
        if view.rerolls:
            text = self.tr("{0} and {1} again").format(text, view.rerolls)
        if view.automatic:
            text = self.tr("{0}, {1} damage for certain").format(text, view.automatic)
        return self.tr("{0} against {1}").format(text, view.difficulty)

    def _hits(self, view: SideView) -> str:
        if view.hits is None:
            return ""
        if view.inflicted is not None and view.inflicted != view.hits:
            return self.tr("{0} hits, {1} inflicted").format(view.hits, view.inflicted)
        return self.tr("1 hit") if view.hits == 1 else self.tr("{0} hits").format(view.hits)


def _label(parent: QWidget, *, strong: bool = False, dim: bool = False) -> QLabel:
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    if strong:
        label.setProperty("strong", "true")
    if dim:
        label.setProperty("dim", "true")
        label.setProperty("small", "true")
    return label
