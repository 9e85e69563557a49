"""Two effects wanted at the same moment: whose is applied first is told before both are used (FR-03, AC-48)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from hellassist.app.words.chronicle import Chronicler
from hellassist.app.words.texts import Texts
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.offers import power_doings
from hellassist.gui.panels.price_choice import PriceChoice
from hellassist.gui.widgets.chips import Chip
from hellassist.gui.widgets.choice import Choice
from hellassist.rules.commands import UseAtOnce, UsePower
from hellassist.rules.game import Game
from hellassist.rules.powers import clashes, costs
from hellassist.rules.powers.power_cards import printed
from hellassist.rules.refusal import Refused


class ClashPanel(SidePanel):
    """Two lists of all that can be used now. The second effect follows if it still can."""

    def __init__(self, bridge: SessionBridge, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._texts = bridge, texts
        self.title.setText(self.tr("Two effects at once"))
        head = QHBoxLayout()
        said = self.tr("Name the two effects that are wanted at the same moment.")
        head.addWidget(self.words(said), 1)
        head.addWidget(Chip("FR-03", "base", "FR-03", self), 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(head)
        self._usable = power_doings.usable(bridge.game)
        self.choices = (Choice(self), Choice(self))
        self.prices = (PriceChoice(self), PriceChoice(self))
        names = self.tr("One effect"), self.tr("The other")
        for choice, price, name in zip(self.choices, self.prices, names, strict=True):
            choice.setAccessibleName(name)
            for label, _ in self._usable:
                choice.addItem(label)
            self.body.addWidget(self.words(name, strong=True))
            self.body.addWidget(choice)
            self.body.addWidget(price)
        self.choices[1].setCurrentIndex(self._other_side())
        for place in (0, 1):
            self._offer_ways(place)
        self.order = self.words(strong=True)
        self.preview = self.words(dim=True)
        self.fault = self.words(danger=True)
        self.body.addStretch(1)
        for place, widget in enumerate((self.order, self.preview, self.fault), 2):
            self.whole.insertWidget(place, widget)  # in sight, however many ways there are to pay
        self.cancel = self.button(self.tr("Cancel"))
        self.use = self.button(self.tr("Use both"), primary=True)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.use, 1)
        for place, choice in enumerate(self.choices):
            choice.currentIndexChanged.connect(partial(self._choose, place))
            self.prices[place].changed.connect(self._follow)
        self.cancel.clicked.connect(self.closed)
        self.use.clicked.connect(self._use)
        self.setFocusProxy(self.choices[0])
        self._follow()

    def _other_side(self) -> int:
        """The first effect of the other player, where there is one."""
        game = self._bridge.game
        sides = [game.unit(command.unit).controller for _, command in self._usable]
        return next((row for row, side in enumerate(sides) if side != sides[0]), min(1, len(sides) - 1))

    def _choose(self, place: int, _row: int) -> None:
        self._offer_ways(place)
        self._follow()

    def _offer_ways(self, place: int) -> None:
        """How the effect picked there can be paid for."""
        row = self.choices[place].currentIndex()
        if row < 0:
            self.prices[place].hide()
            return
        game, command = self._bridge.game, self._usable[row][1]
        unit = game.unit(command.unit)
        ways = costs.ways(game, unit, printed(unit, command.power))
        self.prices[place].show_ways(game.companies[unit.controller], ways)

    def _picked(self) -> tuple[UsePower, UsePower] | None:
        rows = [choice.currentIndex() for choice in self.choices]
        if min(rows) < 0:
            return None
        first, second = (
            replace(self._usable[row][1], points=price.points, light=price.light)
            for row, price in zip(rows, self.prices, strict=True)
        )
        return None if (first.unit, first.power) == (second.unit, second.power) else (first, second)

    def _follow(self) -> None:
        game, picked = self._bridge.game, self._picked()
        if picked is None:
            self._say("", "", self.tr("There have to be two effects that can be used now."))
            return
        unit = clashes.comes_first(game, *(game.unit(command.unit) for command in picked))
        order = self.tr("First that of {0}; the other follows if it still can.")
        try:
            facts = self._bridge.session.decided(UseAtOnce(*picked))
        except Refused as refused:
            self._say("", "", f"{self._bridge.sentence(refused)} ({refused.rule})")
            return
        lines = [told.text for told in Chronicler(self._texts).tell(facts, game)]
        self._say(order.format(unit.name(self._texts.language)), "\n".join(lines), "")

    def _say(self, order: str, preview: str, fault: str) -> None:
        for label, text in ((self.order, order), (self.preview, preview), (self.fault, fault)):
            label.setText(text)
            label.setVisible(bool(text))
        self.use.setEnabled(not fault)

    def _use(self) -> None:
        picked = self._picked()
        if picked is not None:
            self._bridge.do(UseAtOnce(*picked))

    def show_game(self, before: Game, game: Game) -> None:
        """Anything that happens makes it another question."""
        if before is not game:
            self.closed.emit()
