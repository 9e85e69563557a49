"""An attack beside the board: what counts on each side, the odds of all eight faces, the die, what comes of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from hellassist.app.hexbattle import words
from hellassist.app.hexbattle.chronicle import HexChronicler
from hellassist.app.told import Told
from hellassist.gui.dialogs.chips import Chip
from hellassist.gui.dialogs.dice import DieField
from hellassist.gui.dialogs.flow import FlowRow
from hellassist.gui.dialogs.panel import Button, SidePanel
from hellassist.gui.dialogs.segments import Segments
from hellassist.gui.dialogs.small_sign import SmallSign
from hellassist.gui.dialogs.story import Story
from hellassist.gui.hexbattle.bridge import HexBridge
from hellassist.gui.hexbattle.number_field import NumberField
from hellassist.gui.hexbattle.odds_picture import OddsPicture
from hellassist.gui.plain import set_tip
from hellassist.hexbattle.combat import LINES, Combat, Factor, combat, strength
from hellassist.hexbattle.commands import Answered, CompleteType, DeclareAttack
from hellassist.hexbattle.commands.attacking import fight_of
from hellassist.hexbattle.game import Approach, Game, OwnFactor
from hellassist.hexbattle.moves import approach_by_facing
from hellassist.hexbattle.odds import eighths, faces, falls
from hellassist.hexbattle.requests import ChooseHex, Roll, asked, typed_face
from hellassist.hexbattle.units import FACTORS
from hellassist.refusals import BadAnswer, Refused

APPROACHES: tuple[Approach, ...] = ("front", "flank", "rear")


class SideColumn(QWidget):
    """One unit of the attack: who it is, what it counts with, the sum."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(2)
        self._head = QHBoxLayout()
        self._head.setSpacing(5)
        self._panel: SidePanel | None = None
        self.chips = FlowRow(self)
        whole.addLayout(self._head)
        whole.addWidget(self.chips)
        self._sign: SmallSign | None = None

    def fill(self, panel: CombatPanel, key: str, factors: tuple[Factor, ...] | None) -> None:
        """Show the unit and its factors; None where one is missing."""
        game, texts = panel.bridge.game, panel.bridge.texts
        unit = game.unit(key)
        if self._sign is None:
            self._sign = SmallSign(unit.player, self)
            self.name = panel.words(strong=True)
            self._head.addWidget(self._sign)
            self._head.addWidget(self.name, 1)
        total = "" if factors is None else self.tr(" · strength {0}").format(strength(factors))
        self.name.setText(f"{unit.name}{total}")
        chips: list[QWidget] = []
        if unit.quality != "ordinary":
            rule = "HX-28" if unit.quality == "superior" else "HX-29"
            chips.append(Chip(texts.word(words.QUALITIES, unit.quality), "base", rule, self.chips))
        if game.has(unit, "evade"):
            chips.append(Chip(texts.word(words.ATTRIBUTES, "evade"), "base", "HX-09", self.chips))
        if unit.markers:
            damage = self.tr("{0} of {1} hits").format(unit.markers, game.hits(unit))
            chips.append(Chip(damage, "penalty", "HX-11", self.chips))
        chips += [factor_chip(panel, factor, self.chips) for factor in factors or ()]
        self.chips.show_widgets(chips)


def factor_chip(panel: CombatPanel, factor: Factor, parent: QWidget) -> Chip:
    """A factor with its number, its source and its rule."""
    texts = panel.bridge.texts
    name = factor.text or texts.word(words.SOURCES, factor.source)
    if factor.source == "combat_factor":
        return Chip(f"{factor.amount} {name}", "base", factor.rule, parent)
    note = panel.tr("House rule") if factor.source in {"own", "leader"} else ""
    kind = "bonus" if factor.amount > 0 else "penalty"
    return Chip(f"{texts.signed(factor.amount)} {name}", kind, factor.rule, parent, note)


class CombatPanel(SidePanel):
    """Declares an attack, takes the die and the hexes, and shows what came of it."""

    done_with = Signal()

    def __init__(
        self,
        bridge: HexBridge,
        thrower: Callable[[], int],
        sides: tuple[str, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.bridge, self._thrower = bridge, thrower
        self.sides = sides
        self.own: tuple[OwnFactor, ...] = ()
        self._number = -1
        self._refused = Refused("", "")
        self._build()
        attack = bridge.game.attack
        if attack is None:
            units = tuple(bridge.game.unit(key) for key in sides)
            self.approach.choose(approach_by_facing(*units))
        self.show_game(bridge.game, bridge.game)

    # -- building ------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.attacker, self.target = SideColumn(self), SideColumn(self)
        self.facing = self.words(dim=True)
        texts = self.bridge.texts
        self.approach = Segments(
            [(texts.word(words.APPROACHES, side).capitalize(), side) for side in APPROACHES], self
        )
        self.approach.setAccessibleName(self.tr("From where the enemy is attacked"))
        self.approach.changed.connect(self._refresh)
        self.total = self.words(strong=True)
        self.picture = OddsPicture(self)
        self.legend = self.words(dim=True)
        self.story = Story(self)
        self.fault = self.words(danger=True)
        self.ask = self.words(strong=True)
        rows = self._die_row(), self._own_row(), self._missing_row()
        for part in (self.ask, rows[0], self.fault, rows[2], self.story, self.attacker, self.target):
            self.body.addWidget(part)
        for part in (self.approach, self.total, self.picture, self.legend, self.facing, rows[1]):
            self.body.addWidget(part)
        self.body.setSpacing(5)
        self.body.addStretch(1)
        self.cancel = self.button(self.tr("Cancel"))
        self.back = self.button(self.tr("Back"))
        set_tip(self.back, self.tr("Take the last answer back (Alt+Left)"))
        self.attack = self.button(self.tr("Attack"), primary=True)
        self.close_up = self.button(self.tr("Done"), primary=True)
        for button in (self.cancel, self.back, self.attack, self.close_up):
            self.foot.addWidget(button, 1)
        self.cancel.clicked.connect(self._cancel)
        self.back.clicked.connect(self.bridge.back)
        self.attack.clicked.connect(self._declare)
        self.close_up.clicked.connect(self.closed)

    def _own_row(self) -> QWidget:
        """A factor of the players' own: why, for whom, one up or down."""
        self.own_row = QWidget(self)
        column = QVBoxLayout(self.own_row)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.why = QLineEdit(self.own_row)
        self.why.setMaxLength(40)
        self.why.setPlaceholderText(self.tr("own factor: why"))
        self.why.setAccessibleName(self.tr("Why a factor of your own counts"))
        self.whose = Segments([(self.tr("Attacker"), "own"), (self.tr("Enemy"), "enemy")], self.own_row)
        self.less, self.more = Button("\N{MINUS SIGN}1", self.own_row), Button("+1", self.own_row)
        self.less.clicked.connect(lambda: self._add(-1))
        self.more.clicked.connect(lambda: self._add(1))
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(self.whose, 1)
        row.addWidget(self.less)
        row.addWidget(self.more)
        column.addWidget(self.why)
        column.addLayout(row)
        return self.own_row

    def _missing_row(self) -> QWidget:
        """A combat factor that the text does not give: entered here, and shown as the players' (HX-04)."""
        self.missing_row = QWidget(self)
        row = QHBoxLayout(self.missing_row)
        row.setContentsMargins(0, 0, 0, 0)
        self.factor = NumberField(self.missing_row)
        self.factor.set_range(min(FACTORS), max(FACTORS))
        self.factor.setAccessibleName(self.tr("Combat factor"))
        self.enter = Button(self.tr("Enter it"), self.missing_row)
        row.addWidget(self.factor, 1)
        row.addWidget(self.enter)
        self.enter.clicked.connect(self._complete)
        return self.missing_row

    def _die_row(self) -> QWidget:
        self.die_row = QWidget(self)
        row = QHBoxLayout(self.die_row)
        row.setContentsMargins(0, 0, 0, 0)
        self.die = DieField(self.die_row)
        self.die.setMaxLength(1)
        self.die.setAccessibleName(self.tr("The eight-sided die as it lies"))
        self.die.confirmed.connect(self._typed)
        self.die.textEdited.connect(lambda _text: self.fault.setVisible(False))
        self.take = Button(self.tr("Take it"), self.die_row)
        self.roll = Button(self.tr("Roll"), self.die_row)
        self.take.clicked.connect(self._typed)
        self.roll.clicked.connect(lambda: self.bridge.do(Answered(self._thrower())))
        row.addWidget(self.die)
        row.addWidget(self.take)
        row.addWidget(self.roll, 1)
        return self.die_row

    # -- what is shown -------------------------------------------------------------------------------

    @property
    def declaring(self) -> bool:
        """Whether the attack is still to be declared."""
        return self.bridge.game.attack is None and self._number < 0

    def show_game(self, before: Game, game: Game) -> None:  # type: ignore[override]
        """Follow the attack: declared, rolled, over."""
        del before
        if game.attack is not None:
            self.sides = (game.attack.attacker, game.attack.target)
            self._number = self.bridge.course.past[-1].number
        elif self._number >= 0 and self._undone():
            self._number = -1
        self._refresh()
        self.take_focus()

    def _undone(self) -> bool:
        """Whether the attack that was open was taken back."""
        return all(done.number < self._number for done in self.bridge.course.past)

    def take_focus(self) -> None:
        """To what is asked next."""
        request = asked(self.bridge.game)
        if isinstance(request, Roll):
            self.die.clear()
            self.setFocusProxy(self.die)
            self.die.setFocus()
        elif request is None:
            first = self.attack if self.declaring else self.close_up
            self.setFocusProxy(first)
            first.setFocus()

    def _refresh(self) -> None:
        game, request = self.bridge.game, asked(self.bridge.game)
        over = request is None and not self.declaring
        units = [game.unit(key) for key in self.sides]
        self.title.setText(self.tr("{0} attacks {1}").format(*(unit.name for unit in units)))
        rolled = over or isinstance(request, ChooseHex)
        fight = None if rolled else self._fight()
        for part in (self.attacker, self.target, self.total, self.picture, self.legend):
            part.setVisible(not rolled)
        for field in (self.own_row, self.approach, self.facing):
            field.setVisible(self.declaring)
        self.die_row.setVisible(isinstance(request, Roll))
        self.story.setVisible(rolled)
        self.ask.setVisible(request is not None)
        self.missing_row.setVisible(self.declaring and fight is None and self._refused.reason == "no_factor")
        self.attack.setVisible(self.declaring)
        self.attack.setEnabled(fight is not None)
        self.cancel.setVisible(not over)
        self.back.setVisible(request is not None or over)
        self.close_up.setVisible(over)
        if rolled:
            self.story.show_lines(self._told())
        else:
            self._show_fight(fight)
        self._ask(request)

    def _fight(self) -> Combat | None:
        """The numbers; None where a combat factor is missing, which is said."""
        game = self.bridge.game
        self.fault.setVisible(False)
        try:
            if game.attack is not None:
                return fight_of(game, game.attack)
            command = DeclareAttack(*self.sides, self._approach(), self.own)
            command.decide(game)
            return combat(game, *command.sides(game), self._approach(), self.own)
        except Refused as refused:
            self._refused = refused
            self.fault.setText(self.bridge.sentence(refused))
            self.fault.setVisible(True)
            return None

    def _approach(self) -> Approach:
        return next(side for side in APPROACHES if side == self.approach.value)

    def _show_fight(self, fight: Combat | None) -> None:
        game, texts = self.bridge.game, self.bridge.texts
        self.attacker.fill(self, self.sides[0], fight.own if fight else None)
        self.target.fill(self, self.sides[1], fight.subtracted if fight else None)
        attacker, target = (game.unit(key) for key in self.sides)
        seen = texts.word(words.APPROACHES, approach_by_facing(attacker, target))
        decides = game.rulings.flank_by_facing
        said = (
            self.tr("By its facing: {0} (house rule).")
            if decides
            else self.tr("The facing suggests {0}; the players say.")
        )
        self.facing.setText(said.format(seen))
        for widget in (self.total, self.picture, self.legend):
            widget.setVisible(fight is not None)
        if fight is None:
            return
        self.total.setText(self.tr("Total factor {0}").format(texts.signed(fight.factor)))
        legend = self._legend(fight)
        self.legend.setText(legend)
        self.picture.show_readings(faces(fight), (attacker.player, target.player), legend)

    def _legend(self, fight: Combat) -> str:
        """The six results in eighths, and who may be lost."""
        names = [self.bridge.game.unit(key).name for key in self.sides]
        said = [
            self.tr("{0}/8 {1}").format(count, self.bridge.texts.result(line.side, line.grade, *names))
            for line, count in zip(LINES, eighths(fight), strict=True)
            if count
        ]
        lost = falls(fight)
        ends = [
            self.tr("{0} is lost on {1} of 8").format(name, int(chance * 8))
            for name, chance in zip(names, (lost["own"], lost["enemy"]), strict=True)
            if chance
        ]
        return " · ".join(said) + (". " + "; ".join(ends) if ends else "") + "."

    def _told(self) -> tuple[Told, ...]:
        teller = HexChronicler(self.bridge.texts)
        past = self.bridge.course.past
        start = len(past) - 1
        while start > 0 and past[start].before.attack is not None:
            start -= 1
        return tuple(line for done in past[start:] for line in teller.tell(done.facts, done.before))

    def _ask(self, request: Roll | ChooseHex | None) -> None:
        game = self.bridge.game
        if isinstance(request, Roll):
            self.ask.setText(
                self.tr("{0}: roll one d8, or type it.").format(game.armies[request.player].name)
            )
        elif isinstance(request, ChooseHex):
            said = {
                "push": self.tr("{0}: click the hex to which {1} goes back."),
                "evade": self.tr("{0}: click the hex to which {1} evades."),
                "rout": self.tr("{0}: click the hex to which {1} routs."),
                "advance": self.tr("{0}: click the hex if {1} advances."),
            }[request.how]
            self.ask.setText(said.format(game.armies[request.player].name, game.unit(request.unit).name))

    # -- what players do -----------------------------------------------------------------------------

    def _add(self, by: int) -> None:
        """One more or less for a reason; a factor of 0 goes away."""
        text = " ".join(self.why.text().split()) or self.tr("own factor")
        enemy = self.whose.value == "enemy"
        sums = {(one.text, one.enemy): one.amount for one in self.own}
        sums[text, enemy] = max(-5, min(5, sums.get((text, enemy), 0) + by))
        self.own = tuple(OwnFactor(amount, *key) for key, amount in sums.items() if amount)
        self._refresh()

    def _complete(self) -> None:
        facts = self._refused.facts
        unit = self.bridge.game.unit(str(facts["unit"]))
        self.bridge.do(CompleteType(unit.type.id, str(facts["movement"]), self.factor.value))

    def _declare(self) -> None:
        self.bridge.do(DeclareAttack(*self.sides, self._approach(), self.own))

    def _typed(self) -> None:
        try:
            face = typed_face(self.die.text())
        except BadAnswer as bad:
            self.fault.setText(self.bridge.bad_answer(bad))
            self.fault.setVisible(True)
            self.die.setFocus()
            self.die.selectAll()
            return
        self.bridge.do(Answered(face, typed=True))

    def _cancel(self) -> None:
        if self.bridge.game.attack is not None:
            self.bridge.attempt(self.bridge.course.cancel)
        self.closed.emit()

    def escape(self) -> None:
        """Escape leaves what is not declared or is over, but not an open attack."""
        if self.bridge.game.attack is None:
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Left and event.modifiers() == Qt.KeyboardModifier.AltModifier:
            self.bridge.back()
        else:
            super().keyPressEvent(event)
