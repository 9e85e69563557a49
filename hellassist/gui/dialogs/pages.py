"""One page for each thing an attack can ask. A page gives an answer; what it comes to, the rules say."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hellassist.app import dice as app_dice
from hellassist.app import words
from hellassist.app.percent import percent
from hellassist.app.texts import Texts
from hellassist.app.trail import Trail
from hellassist.gui.dialogs.dice import DiceEntry, Die
from hellassist.gui.dialogs.flow import FlowRow
from hellassist.gui.figures import number
from hellassist.rules.game import Answer
from hellassist.rules.profile import Column, in_language
from hellassist.rules.requests import BadAnswer, Choose, Pick, Roll, typed_dice


class Page(QWidget):
    """A question and the way to answer it. ``confirm`` gives the answer that stands."""

    answered = Signal(object, bool)
    """The answer, and whether dice were typed."""
    primary_changed = Signal()

    def __init__(self, trail: Trail, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.trail, self.texts = trail, texts
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(6)
        self.question = self._label(strong=True)
        self.column.addWidget(self.question)

    @property
    def primary(self) -> str:
        """What the main button says."""
        return self.tr("Go on")

    def confirm(self) -> None:
        """Give the answer that stands."""
        raise NotImplementedError

    def name(self, side: int) -> str:
        """The name of a side's unit."""
        return self.trail.sides[side].unit.name(self.texts.language)

    def _label(self, *, strong: bool = False, danger: bool = False, dim: bool = False) -> QLabel:
        label = QLabel(self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        for key, on in (("strong", strong), ("danger", danger), ("dim", dim)):
            if on:
                label.setProperty(key, "true")
        return label


class VirtualRollPage(Page):
    """The app throws at the click."""

    def __init__(
        self,
        trail: Trail,
        request: Roll,
        texts: Texts,
        thrower: app_dice.Thrower = app_dice.throw,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(trail, texts, parent)
        self._request, self._throw = request, thrower
        again = request.why == "reroll"
        text = self.tr("{0} throws again") if again else self.tr("{0} throws")
        self.question.setText(text.format(self.name(request.side)))

    @property
    def primary(self) -> str:
        dice = self._request.dice
        return self.tr("Throw 1 die") if dice == 1 else self.tr("Throw {0} dice").format(dice)

    def confirm(self) -> None:
        self.answered.emit(self._throw(self._request.dice), False)


class TypedRollPage(Page):
    """The player throws and types what lies there."""

    def __init__(self, trail: Trail, request: Roll, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(trail, texts, parent)
        self._request = request
        dice = request.dice
        one = self.tr("{0}: throw 1 die and type it")
        many = self.tr("{0}: throw {1} dice and type them")
        self.question.setText((one if dice == 1 else many).format(self.name(request.side), dice))
        self.entry = DiceEntry(dice, self)
        self.column.addWidget(self.entry)
        self.fault = self._label(danger=True)
        self.fault.setVisible(False)
        self.column.addWidget(self.fault)
        self.entry.confirmed.connect(self.confirm)
        self.entry.changed.connect(lambda: self.fault.setVisible(False))
        self.setFocusProxy(self.entry)

    @property
    def primary(self) -> str:
        return self.tr("Enter")

    def confirm(self) -> None:
        try:
            faces = typed_dice(self.entry.text, self._request.dice)
        except BadAnswer as bad:
            self.fault.setText(self.texts.bad_answer(bad))
            self.fault.setVisible(True)
            return
        self.answered.emit(faces, True)


class RerollPage(Page):
    """Misses to throw again, by clicking them; none keeps the dice as they lie."""

    def __init__(self, trail: Trail, request: Pick, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(trail, texts, parent)
        self._request = request
        view = trail.sides[request.side]
        text = (
            self.tr("{0} may throw 1 miss again")
            if request.most == 1
            else self.tr("{0} may throw {1} misses again")
        )
        self.question.setText(text.format(self.name(request.side), request.most))
        row = FlowRow(self)
        self.dice: list[Die] = []
        for place, face in enumerate(view.faces):
            again = place in view.rerolled
            die = Die(face, hit=face >= view.difficulty, again=again, parent=row)
            if face < view.difficulty and not again:
                die.may_throw_again()
                die.toggled.connect(self._picked)
            else:
                die.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.dice.append(die)
        row.show_widgets(list(self.dice))
        self.column.addWidget(row)
        for die in sorted((die for die in self.dice if die.isCheckable()), key=lambda die: die.face)[
            : request.most
        ]:
            die.setChecked(True)

    @property
    def picked(self) -> tuple[int, ...]:
        """The faces picked so far."""
        return tuple(die.face for die in self.dice if die.isChecked())

    @property
    def primary(self) -> str:
        count = len(self.picked)
        if not count:
            return self.tr("Keep the dice")
        return self.tr("Throw 1 again") if count == 1 else self.tr("Throw {0} again").format(count)

    def confirm(self) -> None:
        self.answered.emit(self.picked, False)

    def _picked(self) -> None:
        over = len(self.picked) - self._request.most
        sender = self.sender()
        for die in self.dice:
            if over > 0 and die.isChecked() and die is not sender:
                die.setChecked(False)
                break
        self.primary_changed.emit()


class OptionPage(Page):
    """A choice among buttons, one of them standing."""

    def __init__(self, trail: Trail, request: Choose, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(trail, texts, parent)
        self.request = request
        self.group = QButtonGroup(self)
        self.group.setExclusive(True)
        self.grid = QGridLayout()
        self.grid.setSpacing(6)
        self.column.addLayout(self.grid)
        self.note = self._label(dim=True)
        self.note.setVisible(False)
        self.column.addWidget(self.note)
        self.group.idToggled.connect(lambda *_: self.primary_changed.emit())

    def offer(self, option: int, text: str, row: int, column: int, tip: str = "") -> QPushButton:
        """Add a button for an option."""
        button = QPushButton(text, self)
        button.setCheckable(True)
        button.setProperty("option", "true")
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.grid.setColumnStretch(column, 1)
        button.setToolTip(tip)
        self.group.addButton(button, option + 1)
        self.grid.addWidget(button, row, column)
        return button

    def stand_on(self, option: int) -> None:
        """Let this option stand, ready for Enter."""
        button = self.group.button(option + 1)
        if button is not None:
            button.setChecked(True)
            self.setFocusProxy(button)

    @property
    def option(self) -> int:
        """The option that stands."""
        return self.group.checkedId() - 1

    def confirm(self) -> None:
        self.answered.emit(self.option, False)


class VaeVictisPage(OptionPage):
    """No, one or two points of Command for as many dice, each with what it promises."""

    def __init__(self, trail: Trail, request: Choose, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(trail, request, texts, parent)
        view = trail.sides[request.side]
        foe = trail.sides[1 - request.side]
        company = trail.game.companies[view.unit.controller]
        question = self.tr("Vae victis for {0}? {1} has {2} Command.")
        self.question.setText(question.format(self.name(request.side), company.name, company.current))
        for column, option in enumerate(request.options):
            falls = trail.forecast_with(option).falls[1 - request.side]
            label = self.tr("none") if option == 0 else self.tr("{0} CMD").format(option)
            self.offer(option, f"{label}\n{percent(falls, number)}", 0, column)
        self.note.setText(self.tr("The chance that {0} falls.").format(foe.unit.name(texts.language)))
        self.note.setVisible(True)
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
            else self.tr("{0} named no weapon: pick")
        )
        self.question.setText(text.format(self.name(owner)))
        for row, option in enumerate(request.options):
            if option < 0:
                label = self.tr("not named")
            else:
                weapon = weapons[option]
                label = f"{in_language(weapon.names, texts.language)}  {table_text(weapon.table, texts)}"
            self.offer(option, label, row, 0)
        self.stand_on(request.options[0])


class InflictPage(OptionPage):
    """The power table up to the hits rolled: fewer hits may be inflicted, down to none."""

    def __init__(self, trail: Trail, request: Choose, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(trail, request, texts, parent)
        view = trail.sides[request.side]
        strike = trail.attack.strikes[request.side]
        text = self.tr("{0} has 1 hit. Inflict:") if view.hits == 1 else self.tr("{0} has {1} hits. Inflict:")
        self.question.setText(text.format(self.name(request.side), view.hits))
        for option in request.options:
            column = view.table[option]
            loss = strike.loss_for(option)
            tip = self.tr("{0} damage less Protection: {1} LP lost").format(column.damage, loss)
            self.offer(option, f"{option}\n{column_text(column, texts)}", option // 3, option % 3, tip)
        self.stand_on(max(request.options, key=lambda hits: (strike.loss_for(hits), hits)))

    @property
    def primary(self) -> str:
        count = self.option
        return self.tr("Inflict 1 hit") if count == 1 else self.tr("Inflict {0} hits").format(count)


def column_text(column: Column, texts: Texts) -> str:
    """A column of a power table: "4 + Pain 2"."""
    parts = [str(column.damage)] if column.damage or not column.effects else []
    for effect in column.effects:
        name = texts.word(words.STATES, effect.state)
        numbers = f" {effect.x}/{effect.y}" if effect.y else f" {effect.x}" if effect.x > 1 else ""
        parts.append(name + numbers)
    return " + ".join(parts)


def table_text(table: tuple[Column, ...], texts: Texts) -> str:
    """A whole power table: "2 / 3 / 5 / 6 / 8"."""
    return " / ".join(column_text(column, texts) for column in table)


def page_for(trail: Trail, texts: Texts, answer_typed: bool, thrower: app_dice.Thrower) -> Page:
    """The page of the pending request."""
    match trail.request:
        case Roll() as roll:
            return (
                TypedRollPage(trail, roll, texts)
                if answer_typed
                else VirtualRollPage(trail, roll, texts, thrower)
            )
        case Pick() as pick:
            return RerollPage(trail, pick, texts)
        case Choose(why="vae_victis") as choose:
            return VaeVictisPage(trail, choose, texts)
        case Choose(why="inflict") as choose:
            return InflictPage(trail, choose, texts)
        case Choose() as choose:
            return WeaponPage(trail, choose, texts)
    raise AssertionError(trail.request)


__all__ = ["Answer", "Page", "column_text", "page_for", "table_text"]
