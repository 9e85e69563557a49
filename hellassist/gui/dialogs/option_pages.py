"""Choices among buttons: Command for vae victis, the weapon, the hits that are inflicted."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QPushButton, QSizePolicy, QWidget

from hellassist.app.battle.trail import Trail
from hellassist.app.words.percent import percent
from hellassist.app.words.texts import MINUS, Texts
from hellassist.gui.dialogs.page import Page
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.widgets.dice import Die
from hellassist.gui.widgets.flow import FlowRow
from hellassist.gui.widgets.power_table import column_text, effects_text, table_text
from hellassist.rules.combat import damage
from hellassist.rules.odds.odds import Forecast
from hellassist.rules.profile import Column, in_language
from hellassist.rules.requests import Choose


class OptionPage(Page):
    """One of the buttons stands; a digit picks another."""

    def __init__(self, trail: Trail, request: Choose, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(trail, texts, parent)
        self.request = request
        self.group = QButtonGroup(self)
        self.group.setExclusive(True)
        self.grid = QGridLayout()
        self.grid.setSpacing(5)
        self.before_options()
        self.column.addLayout(self.grid)
        self.note = self.label(dim=True)
        self.note.setVisible(False)
        self.group.idToggled.connect(lambda _id, on: self.changed.emit() if on else None)

    def before_options(self) -> None:
        """What stands between the question and the buttons."""

    def offer(self, option: int | None, text: str, row: int, column: int, tip: str = "") -> QPushButton:
        """Add a button for an option; None is one that is not to be had."""
        button = QPushButton(text, self)
        button.setCheckable(True)
        button.setProperty("option", "true")
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        button.setMinimumHeight(button.fontMetrics().lineSpacing() * (text.count("\n") + 1) + 10)
        self.grid.setColumnStretch(column, 1)
        set_tip(button, tip)
        button.setAccessibleName(text.replace("\n", ", "))
        button.setAccessibleDescription(tip)
        if option is None:
            button.setEnabled(False)
        else:
            self.group.addButton(button, option + 1)
        self.grid.addWidget(button, row, column)
        return button

    def stand_on(self, option: int) -> bool:
        """Let this option stand, ready for Enter; False if there is no such option."""
        if option not in self.options:
            return False
        button = self.group.button(option + 1)
        button.setChecked(True)
        if self.isVisible():
            button.setFocus()
        return True

    @property
    def options(self) -> tuple[int, ...]:
        """All that are to be had."""
        return tuple(self.group.id(button) - 1 for button in self.group.buttons())

    @property
    def option(self) -> int:
        """The option that stands."""
        return self.group.checkedId() - 1

    def digit(self, digit: int) -> bool:
        return self.stand_on(digit)

    def first(self) -> QWidget | None:
        return self.group.checkedButton()

    def stops(self) -> list[QWidget]:
        return list(self.group.buttons())

    def forecast(self) -> Forecast:
        return self.trail.forecast_with(self.option)

    def confirm(self) -> None:
        focused = self.focusWidget()
        if isinstance(focused, QPushButton) and focused.hasFocus() and self.group.id(focused) > -1:
            focused.setChecked(True)
        self.answered.emit(self.option, False)


class VaeVictisPage(OptionPage):
    """No, one or two points of Command for as many dice, each with what it promises."""

    def __init__(self, trail: Trail, request: Choose, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(trail, request, texts, parent)
        view = trail.sides[request.side]
        foe = trail.sides[1 - request.side]
        company = trail.game.companies[view.unit.controller]
        question = self.tr("Vae victis for {0}? {1} Command left")
        self.question.setText(question.format(self.name(request.side), company.current))
        arm = trail.attack.strikes[request.side].armed
        for column, option in enumerate(request.options):
            odds = trail.forecast_with(option)
            falls = percent(odds.falls[1 - request.side], number)
            lost = number(float(odds.expected[1 - request.side]), 1)
            label = self.tr("no") if option == 0 else self.tr("{0} Command").format(option)
            dice = arm.dice[option]
            thrown = self.tr("1 die") if dice == 1 else self.tr("%n dice", "", dice)
            tip = self.tr("{0} falls: {1}; loses {2} Life Points on average")
            button = self.offer(
                option, f"{label}\n{thrown}\n{falls}", 0, column, tip.format(foe.unit.name(), falls, lost)
            )
            button.setProperty("tight", "true")
        self.note.setText(
            self.tr("Dice, and the chance that {0} falls.").format(foe.unit.name(texts.language))
        )
        self.note.setVisible(True)
        self.stand_on(0)


class LowerPage(OptionPage):
    """A unit may take dice off both sides (SA-044)."""

    def __init__(self, trail: Trail, request: Choose, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(trail, request, texts, parent)
        by = trail.attack.strikes[request.side].traits.lower
        self.question.setText(
            self.tr("{0} may take {1} off the dice of both sides").format(self.name(request.side), by)
        )
        for option in request.options:
            text = self.tr("yes, {0}{1} each").format(MINUS, by) if option else self.tr("no")
            odds = trail.forecast_with(option)
            own, foe = odds.falls[request.side], odds.falls[1 - request.side]
            tip = self.tr("{0} falls: {1}; {2} falls: {3}").format(
                self.name(1 - request.side),
                percent(foe, number),
                self.name(request.side),
                percent(own, number),
            )
            self.offer(option, text, 0, option, tip)
        self.stand_on(0)


class WeaponPage(OptionPage):
    """The weapon used is named before any die; not naming one leaves the table to the one who suffers it."""

    def __init__(self, trail: Trail, request: Choose, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(trail, request, texts, parent)
        owner = request.side if request.why == "weapon" else 1 - request.side
        weapons = trail.sides[owner].weapons
        text = (
            self.tr("Which weapon does {0} use?")
            if request.why == "weapon"
            else self.tr("{0} named no weapon: which table counts?")
        )
        self.question.setText(text.format(self.name(owner)))
        for row, option in enumerate(request.options):
            if option < 0:
                label = self.tr("not named: the foe picks the table")
                tip = self.tr("Without a name no ability of a weapon counts.")
            else:
                weapon = weapons[option]
                named = in_language(weapon.names, texts.language)
                label = self.tr("{0}. {1}").format(option + 1, named)
                tip = table_text(weapon.table, texts)
                label = f"{label}\n{tip}"
            self.offer(option, label.replace("&", "&&"), row, 0, tip).setProperty("tight", "true")
        self.stand_on(request.options[0])

    def digit(self, digit: int) -> bool:
        return self.stand_on(digit - 1)


class InflictPage(OptionPage):
    """The power table: the hits rolled and all below may be inflicted, down to none."""

    def __init__(self, trail: Trail, request: Choose, texts: Texts, parent: QWidget | None = None) -> None:
        self._with_effects = any(column.effects for column in trail.sides[request.side].table)
        super().__init__(trail, request, texts, parent)
        self.shows_dice_of = request.side
        view = trail.sides[request.side]
        strike = trail.attack.strikes[request.side]
        text = self.tr("{0}: 1 hit. Inflict:") if view.hits == 1 else self.tr("{0}: {1} hits. Inflict:")
        if request.across:
            text = self.tr("{0}: {1} hits. The other player says how many are inflicted:")
        self.question.setText(text.format(self.name(request.side), view.hits))
        wide = 3 if self._with_effects else len(view.table)
        for hits, column in enumerate(view.table):
            reachable = hits in request.options
            loss = self._loss(hits)
            tip = self.tr("{0} damage less Protection: {1} LP lost").format(column_text(column, texts), loss)
            if not reachable:
                tip = self.tr("Not reached: {0}").format(column_text(column, texts))
            button = self.offer(
                hits if reachable else None,
                f"{hits}\n{_cell(column, texts)}",
                hits // wide,
                hits % wide,
                tip,
            )
            button.setProperty("reached", "true" if hits == view.hits else "false")
            button.setProperty("tight", "true")
        self.note.setVisible(True)
        self.changed.connect(self._show_loss)
        self.stand_on(max(request.options, key=lambda hits: (strike.loss_for(hits), hits)))
        self._show_loss()

    def before_options(self) -> None:
        view = self.trail.sides[self.request.side]
        row = FlowRow(self)
        dice = [
            Die(face, hit=face >= view.difficulty, again=place in view.rerolled, parent=row)
            for place, face in enumerate(view.faces)
        ]
        for die in dice:
            die.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row.show_widgets(list(dice))
        self.column.addWidget(row)

    def _loss(self, hits: int) -> int:
        """Life Points that so many hits cost the foe, with all that abilities add."""
        strikes = self.trail.attack.strikes
        foe = strikes[1 - self.request.side]
        return damage.blow(strikes[self.request.side], hits, foe, damage.suffered_ones(foe)).loss

    def _show_loss(self) -> None:
        strike = self.trail.attack.strikes[self.request.side]
        column = strike.armed.table[self.option]
        foe = self.name(1 - self.request.side)
        loss = self._loss(self.option)
        said = self.tr("{0} damage, Protection {1}: {2} loses {3} LP.").format(
            column.damage, strike.armed.protection or 0, foe, loss
        )
        if column.effects:
            said = self.tr("{0} And {1}.").format(said, effects_text(column, self.texts))
        self.note.setText(said)

    @property
    def primary(self) -> str:
        count = self.option
        return self.tr("Inflict 1 hit") if count == 1 else self.tr("Inflict %n hits", "", count)


def _cell(column: Column, texts: Texts) -> str:
    return column_text(column, texts).replace(" + ", "+", 1)
