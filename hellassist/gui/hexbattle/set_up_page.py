"""A new hex battle: both armies, the board, the readings and house rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from hellassist.app.battle import opening
from hellassist.app.battle.course import Log
from hellassist.app.battle.opening import StorageFault
from hellassist.app.hexbattle import shelf
from hellassist.app.hexbattle.muster import army_of, mustered
from hellassist.app.hexbattle.session import HexSession
from hellassist.app.hexbattle.texts import HexTexts
from hellassist.catalogue.errors import CardError
from hellassist.catalogue.words import slug
from hellassist.gui.dialogs.panel import Button, Scroll, words
from hellassist.gui.hexbattle.army_form import ArmyForm
from hellassist.gui.hexbattle.number_field import NumberField
from hellassist.gui.hexbattle.rulings_panel import all_rulings
from hellassist.gui.hexbattle.types_panel import TypesPanel
from hellassist.gui.looks.spoken import all_told, of_data, told
from hellassist.gui.widgets.choice import Choice
from hellassist.hexbattle.commands import SetUpBattle
from hellassist.hexbattle.commands.set_up import LARGEST
from hellassist.hexbattle.game import Game
from hellassist.hexbattle.hexes import USUAL, Board
from hellassist.hexbattle.rulings import RECOMMENDED, Rulings
from hellassist.hexbattle.units import PLAYERS
from hellassist.refusals import Refused


class SetUpPage(QWidget):
    """Three columns; Begin sets the battle up in a file of its own."""

    begun = Signal(object)
    """The session of the new battle."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("column")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.name = QLineEdit(self.tr("Hex battle"), self)
        self.columns, self.rows = NumberField(self), NumberField(self)
        self.armies = [ArmyForm(player, self) for player in PLAYERS]
        self.switches: dict[str, Choice] = {}
        self.types = TypesPanel(self)
        self.pages = QStackedWidget(self)
        self.fault = words(self, danger=True)
        self.begin, self.back = Button(self.tr("Begin the battle"), self), Button(self.tr("Back"), self)
        self.enter = Button(self.tr("Unit types…"), self)
        self._arrange()
        self.begin.clicked.connect(self._begin)
        self.back.clicked.connect(self.closed)
        self.enter.clicked.connect(lambda: self.pages.setCurrentIndex(1))
        self.types.closed.connect(self._types_entered)

    def take_focus(self) -> None:
        """To the name."""
        self.name.setFocus()

    def _arrange(self) -> None:
        self.begin.setProperty("primary", "true")
        head = QHBoxLayout()
        title = words(self, self.tr("New hex battle"), name="title")
        for field, name in (
            (self.name, self.tr("Name of the battle")),
            (self.columns, self.tr("Columns")),
            (self.rows, self.tr("Rows")),
        ):
            field.setAccessibleName(name)
        for spin, usual in ((self.columns, USUAL.columns), (self.rows, USUAL.rows)):
            spin.set_range(1, LARGEST)
            spin.set_value(usual)
        parts: tuple[tuple[QWidget, int], ...] = (
            (title, 0),
            (self.name, 1),
            (words(self, self.tr("Columns"), dim=True), 0),
            (self.columns, 0),
            (words(self, self.tr("Rows"), dim=True), 0),
            (self.rows, 0),
        )
        for widget, stretch in parts:
            head.addWidget(widget, stretch)
        self.pages.addWidget(self._rulings())
        self.pages.addWidget(self.types)
        middle, foot, whole = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        for column in (*self.armies, self.pages):
            middle.addWidget(column, 1)
        for button in (self.back, self.enter):
            foot.addWidget(button)
        foot.addWidget(self.fault, 1)
        foot.addWidget(self.begin)
        whole.setContentsMargins(16, 12, 16, 12)
        for row in (head, middle, foot):
            row.setSpacing(8)
            whole.addLayout(row, 1 if row is middle else 0)

    def _rulings(self) -> QWidget:
        """Each switch with its readings; what the text leaves out is marked."""
        inner = QWidget(self)
        column = QVBoxLayout(inner)
        for ruling in all_rulings():
            if not ruling.switch:
                continue
            question = of_data("rulings", ruling.question["en"])
            shown = self.tr("{0} (house rule)").format(question) if ruling.house else question
            column.addWidget(words(inner, shown, dim=True))
            choice = Choice(inner)
            choice.setAccessibleName(question)
            for reading in ruling.readings:
                choice.addItem(of_data("rulings", reading.text["en"]), reading.value)
            values = [reading.value for reading in ruling.readings]
            choice.setCurrentIndex(values.index(ruling.default))
            column.addWidget(choice)
            self.switches[ruling.switch] = choice
        column.addStretch(1)
        return Scroll(inner, self)

    def _types_entered(self) -> None:
        self.pages.setCurrentIndex(0)
        for form in self.armies:
            form.show_types()

    @property
    def rulings(self) -> Rulings:
        """The readings chosen."""
        chosen: dict[str, Any] = {key: choice.currentData() for key, choice in self.switches.items()}
        return replace(RECOMMENDED, **chosen)

    def _begin(self) -> None:
        self.fault.setVisible(False)
        if not all(form.name.text().strip() for form in self.armies):
            self._say(self.tr("Give each army a name."))
            return
        try:
            self.begun.emit(self._session())
        except CardError as wrong:
            self._say(all_told(wrong.faults, "\n"))
        except Refused as refused:
            self._say(HexTexts().refusal(refused, Game()))
        except (StorageFault, OSError) as fault:
            self._say(told(fault))

    def _session(self) -> HexSession:
        """The battle in its file. Raises what is wrong with it."""
        board = Board(self.columns.value, self.rows.value)
        cards, types = [form.card for form in self.armies], shelf.types().types
        pairs = list(zip(PLAYERS, cards, strict=True))
        units = tuple(unit for player, card in pairs for unit in mustered(player, card, types, board))
        name = self.name.text().strip() or self.tr("Hex battle")
        armies = tuple(army_of(player, card) for player, card in pairs)
        command = SetUpBattle(name, armies, units, board, (), self.rulings)
        facts = command.decide(Game())
        for card in cards:
            shelf.keep_army(slug(card.name) or "army", card)

        def begin(log: Log) -> HexSession:
            session = HexSession(log)
            session.begin(facts)
            return session

        return opening.begin_as("hex", name, begin)

    def _say(self, sentence: str) -> None:
        self.fault.setText(sentence)
        self.fault.setVisible(True)
