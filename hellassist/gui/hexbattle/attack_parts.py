"""The parts of an attack's panel: a side with its chips, own factors, the die, a factor that is missing."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from hellassist.app.hexbattle import words as game_words
from hellassist.gui.dialogs.panel import Button, words
from hellassist.gui.hexbattle.bridge import HexBridge
from hellassist.gui.hexbattle.number_field import NumberField
from hellassist.gui.widgets.chips import Chip
from hellassist.gui.widgets.dice import DieField
from hellassist.gui.widgets.flow import FlowRow
from hellassist.gui.widgets.segments import Segments
from hellassist.gui.widgets.small_sign import SmallSign
from hellassist.hexbattle.combat import Factor, strength
from hellassist.hexbattle.units import FACTORS


class SideColumn(QWidget):
    """One unit of the attack: who it is, what it counts with, the sum."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(2)
        self._head = QHBoxLayout()
        self._head.setSpacing(5)
        self.name = words(self, strong=True)
        self._head.addWidget(self.name, 1)
        self.chips = FlowRow(self)
        whole.addLayout(self._head)
        whole.addWidget(self.chips)
        self._sign: SmallSign | None = None

    def fill(self, bridge: HexBridge, key: str, factors: tuple[Factor, ...] | None) -> None:
        """Show the unit and its factors; None where one is missing."""
        game, texts = bridge.game, bridge.texts
        unit = game.unit(key)
        if self._sign is None:
            self._sign = SmallSign(unit.player, self)
            self._head.insertWidget(0, self._sign)
        total = "" if factors is None else self.tr(" · strength {0}").format(strength(factors))
        self.name.setText(f"{unit.name}{total}")
        chips: list[QWidget] = []
        if unit.quality != "ordinary":
            rule = "HX-28" if unit.quality == "superior" else "HX-29"
            chips.append(Chip(texts.word(game_words.QUALITIES, unit.quality), "base", rule, self.chips))
        if game.has(unit, "evade"):
            chips.append(Chip(texts.word(game_words.ATTRIBUTES, "evade"), "base", "HX-09", self.chips))
        if unit.markers:
            damage = self.tr("{0} of {1} hits").format(unit.markers, game.hits(unit))
            chips.append(Chip(damage, "penalty", "HX-11", self.chips))
        chips += [factor_chip(bridge, factor, self.chips) for factor in factors or ()]
        self.chips.show_widgets(chips)


def factor_chip(bridge: HexBridge, factor: Factor, parent: QWidget) -> Chip:
    """A factor with its number, its source and its rule."""
    texts = bridge.texts
    name = factor.text or texts.word(game_words.SOURCES, factor.source)
    if factor.source == "combat_factor":
        return Chip(f"{factor.amount} {name}", "base", factor.rule, parent)
    note = (
        QCoreApplication.translate("OwnFactors", "House rule") if factor.source in {"own", "leader"} else ""
    )
    kind = "bonus" if factor.amount > 0 else "penalty"
    return Chip(f"{texts.signed(factor.amount)} {name}", kind, factor.rule, parent, note)


class OwnFactors(QWidget):
    """A factor of the players' own: why, for whom, one up or down (HX-18)."""

    added = Signal(int, str, bool)
    """By how much, why, and whether it is the enemy's."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.why = QLineEdit(self)
        self.why.setMaxLength(40)
        self.why.setPlaceholderText(self.tr("own factor: why"))
        self.why.setAccessibleName(self.tr("Why a factor of your own counts"))
        self.whose = Segments([(self.tr("Attacker"), "own"), (self.tr("Enemy"), "enemy")], self)
        self.less, self.more = Button("\N{MINUS SIGN}1", self), Button("+1", self)
        self.less.clicked.connect(lambda: self._add(-1))
        self.more.clicked.connect(lambda: self._add(1))
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(self.whose, 1)
        row.addWidget(self.less)
        row.addWidget(self.more)
        column.addWidget(self.why)
        column.addLayout(row)

    def _add(self, by: int) -> None:
        text = " ".join(self.why.text().split()) or self.tr("own factor")
        self.added.emit(by, text, self.whose.value == "enemy")


class MissingFactor(QWidget):
    """A combat factor that the text does not give: entered here, and shown as the players' (HX-04)."""

    entered = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.factor = NumberField(self)
        self.factor.set_range(min(FACTORS), max(FACTORS))
        self.factor.setAccessibleName(self.tr("Combat factor"))
        self.enter = Button(self.tr("Enter it"), self)
        row.addWidget(self.factor)
        row.addWidget(self.enter)
        row.addStretch(1)
        self.enter.clicked.connect(lambda: self.entered.emit(self.factor.value))


class DieRow(QWidget):
    """The eight-sided die: typed as it lies, or rolled by the app."""

    typed = Signal(str)
    roll_wanted = Signal()
    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.die = DieField(self)
        self.die.setMaxLength(1)
        self.die.setAccessibleName(self.tr("The eight-sided die as it lies"))
        self.take, self.roll = Button(self.tr("Take it"), self), Button(self.tr("Roll"), self)
        row.addWidget(self.die)
        row.addWidget(self.take)
        row.addWidget(self.roll, 1)
        self.die.confirmed.connect(lambda: self.typed.emit(self.die.text()))
        self.take.clicked.connect(lambda: self.typed.emit(self.die.text()))
        self.die.textEdited.connect(lambda _text: self.edited.emit())
        self.roll.clicked.connect(self.roll_wanted)

    def point_out(self) -> None:
        """Go to what was typed, to mend it."""
        self.die.setFocus()
        self.die.selectAll()
