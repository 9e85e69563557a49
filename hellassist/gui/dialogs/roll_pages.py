"""Dice are due: thrown by the app or typed by the player, and misses thrown again."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from hellassist.app.battle import dice as app_dice
from hellassist.app.battle.trail import Trail
from hellassist.app.words.texts import Texts
from hellassist.gui.dialogs.page import Page
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.widgets.dice import DiceEntry, Die
from hellassist.gui.widgets.flow import FlowRow
from hellassist.gui.widgets.segments import SegmentButton
from hellassist.rules.odds.odds import Forecast
from hellassist.rules.requests import BadAnswer, Pick, Roll, typed_dice


class RollPage(Page):
    """Says whose dice are due, and lets him change who throws them."""

    def __init__(
        self, trail: Trail, request: Roll, texts: Texts, *, typed: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(trail, texts, parent)
        self.request = request
        self.by_app = self._source(self.tr("The app throws"), "virtual", on=not typed)
        self.by_hand = self._source(self.tr("I throw and type"), "typed", on=typed)

    def whose(self) -> str:
        """Who throws, and what for."""
        name = self.name(self.request.side)
        match self.request.why:
            case "reroll":
                return self.tr("{0} throws again").format(name)
            case "trial":
                faces = ", ".join(str(face) for face in self.trail.attack.trial.faces)
                kind = self.trail.declaration.kind
                if kind == "devoured":
                    return self.tr("{0} throws one die: {1}, and it is devoured").format(name, faces)
                if kind == "berserk":
                    return self.tr("{0} throws one die: on {1} it runs on").format(name, faces)
                return self.tr("{0} throws one die: {1} succeeds").format(name, faces)
            case "damage":
                arm = self.trail.attack.strikes[0].arm
                under = self.trail.declaration.others[arm - 1]
                struck = self.trail.game.unit(under).name(self.texts.language)
                return self.tr("{0} throws at {1}: each die of {2} or more hits").format(
                    name, struck, self.trail.attack.strikes[0].dice.difficulty
                )
        return self.tr("{0} throws").format(name)

    def add_sources(self) -> None:
        """The two ways to throw, below the dice."""
        row = QHBoxLayout()
        row.setSpacing(0)
        for button in (self.by_app, self.by_hand):
            row.addWidget(button, 1)
        self.column.addLayout(row)

    def stops(self) -> list[QWidget]:
        return [self.by_app, self.by_hand]

    def _source(self, text: str, source: str, *, on: bool) -> QPushButton:
        button = SegmentButton(text, self)
        button.setChecked(on)
        company = self.trail.game.companies[self.trail.sides[self.request.side].unit.controller]
        set_tip(button, self.tr("For all dice of {0} from now on").format(company.name))
        button.clicked.connect(lambda: self.source_wanted.emit(source))
        return button


class VirtualRollPage(RollPage):
    """The app throws at the click."""

    def __init__(
        self,
        trail: Trail,
        request: Roll,
        texts: Texts,
        thrower: app_dice.Thrower = app_dice.throw,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(trail, request, texts, typed=False, parent=parent)
        self._throw = thrower
        self.question.setText(self.whose())
        row = FlowRow(self)
        blank = [Die(0, hit=False, parent=row) for _ in range(request.dice)]
        for die in blank:
            die.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            die.clicked.connect(self.confirm)
        row.show_widgets(list(blank))
        self.column.addWidget(row)
        self.add_sources()

    @property
    def primary(self) -> str:
        dice = self.request.dice
        return self.tr("Throw 1 die") if dice == 1 else self.tr("Throw %n dice", "", dice)

    def confirm(self) -> None:
        self.answered.emit(self._throw(self.request.dice), False)


class TypedRollPage(RollPage):
    """The player throws and types what lies there."""

    def __init__(self, trail: Trail, request: Roll, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(trail, request, texts, typed=True, parent=parent)
        dice = request.dice
        typed = self.tr("type the die") if dice == 1 else self.tr("type the %n dice", "", dice)
        self.question.setText(self.tr("{0}: {1}").format(self.whose(), typed))
        self.entry = DiceEntry(dice, self)
        self.column.addWidget(self.entry)
        self.fault = self.label(danger=True)
        self.fault.setVisible(False)
        self.add_sources()
        self.entry.confirmed.connect(self.confirm)
        self.entry.changed.connect(lambda: self.fault.setVisible(False))

    @property
    def primary(self) -> str:
        return self.tr("Use this die") if self.request.dice == 1 else self.tr("Use these dice")

    def first(self) -> QWidget:
        return self.entry.fields[0]

    def stops(self) -> list[QWidget]:
        return [*self.entry.fields, *super().stops()]

    def confirm(self) -> None:
        try:
            faces = typed_dice(self.entry.text, self.request.dice)
        except BadAnswer as bad:
            self.fault.setText(self.texts.bad_answer(bad))
            self.fault.setVisible(True)
            self.entry.mark_bad()
            return
        self.answered.emit(faces, True)


class RerollPage(Page):
    """Dice to throw again, by clicking them: one's own misses, or hits of the foe. None keeps them as they lie."""

    def __init__(self, trail: Trail, request: Pick, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(trail, texts, parent)
        self.request = request
        self.shows_dice_of = request.dice_of
        view = trail.sides[request.dice_of]
        self.question.setText(self._question())
        row = FlowRow(self)
        self.dice: list[Die] = []
        for place, face in enumerate(view.faces):
            again = place in view.rerolled
            die = Die(face, hit=face >= view.difficulty, again=again, parent=row)
            if face in request.faces and (self._forced or not again):
                die.may_throw_again()
                die.toggled.connect(self._picked)
            else:
                die.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.dice.append(die)
        row.show_widgets(list(self.dice))
        self.column.addWidget(row)
        note = (
            self.tr("Click hits that shall be thrown again, or not. None is allowed.")
            if self._forced
            else self.tr("Click misses to throw them again or keep them: each die once, none is allowed.")
        )
        self.label(dim=True).setText(note)
        best = sorted(self._free(), key=lambda die: -die.face if self._forced else die.face)
        for die in best[: request.most]:
            die.setChecked(True)

    @property
    def _forced(self) -> bool:
        return self.request.side != self.request.dice_of

    def _question(self) -> str:
        most, name = self.request.most, self.name(self.request.side)
        if self._forced:
            foe = self.name(self.request.dice_of)
            if most == 1:
                return self.tr("{0} may make {1} throw 1 hit again").format(name, foe)
            return self.tr("{0} may make {1} throw %n hits again", "", most).format(name, foe)
        if most == 1:
            return self.tr("{0} may throw 1 miss again").format(name)
        return self.tr("{0} may throw %n misses again", "", most).format(name)

    def _free(self) -> list[Die]:
        return [die for die in self.dice if die.isCheckable()]

    @property
    def picked(self) -> tuple[int, ...]:
        """The faces picked so far."""
        return tuple(die.face for die in self.dice if die.isChecked())

    @property
    def primary(self) -> str:
        count = len(self.picked)
        if not count:
            return self.tr("Keep the dice")
        return self.tr("Throw {0} again").format(count)

    def forecast(self) -> Forecast:
        return self.trail.forecast_with(self.picked)

    def stops(self) -> list[QWidget]:
        return list(self._free())

    def digit(self, digit: int) -> bool:
        if digit == 0:
            for die in self._free():
                die.setChecked(False)
            return True
        same = [die for die in self._free() if die.face == digit]
        if not same:
            return False
        next((die for die in same if not die.isChecked()), same[0]).click()
        return True

    def confirm(self) -> None:
        self.answered.emit(self.picked, False)

    def _picked(self) -> None:
        over = len(self.picked) - self.request.most
        sender = self.sender()
        for die in self.dice:
            if over > 0 and die.isChecked() and die is not sender:
                die.setChecked(False)
                break
        self.changed.emit()
