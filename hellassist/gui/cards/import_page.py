"""The page on which cards come in: each beside one's own, and nothing is written before all is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from hellassist.app.cards.card_import import SUFFIXES, Arrival, Choice, carry_out, look
from hellassist.app.cards.cards import Binder
from hellassist.gui.cards.arrival_list import STATES, ArrivalList, say
from hellassist.gui.cards.both_cards import BothCards
from hellassist.gui.cards.card_view import CardView
from hellassist.gui.cards.portrait import picture_in, picture_of
from hellassist.gui.cards.problems import Problems
from hellassist.gui.cards.reading import ReadingPlace
from hellassist.gui.dialogs.panel import Button, Scroll, words
from hellassist.gui.looks.spoken import all_told, texts
from hellassist.gui.looks.theme import GAP
from hellassist.gui.widgets.segments import Segments
from hellassist.rules.profile import in_language

LIST_WIDTH = 360
LARGE = 40
"""Pixels of the least height of what is chosen from."""


class ImportPage(QWidget):
    """*choices* are those made on the page before, where the same is laid out anew."""

    left = Signal()
    taken = Signal(object)
    """What came in."""
    more_wanted = Signal(object)
    """Paths of the files, further ones among them."""

    def __init__(
        self,
        binder: Binder,
        paths: Sequence[Path],
        choices: Sequence[Choice] = (),
        current: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("column")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._texts = texts()
        self.binder, self.paths = binder, tuple(paths)
        self.arrivals, remarks = look(self.paths, binder, picture_in)
        usual = [arrival.usual for arrival in self.arrivals]
        self.choices: list[Choice] = list(choices) if len(choices) == len(usual) else usual
        self.list = ArrivalList(self.arrivals, self._texts.language, self)
        self.problems = Problems(self)
        self.sums = words(self, self._sums(), dim=True)
        self.name = words(self, name="title")
        self.conflict = Segments(
            [
                (self.tr("Keep mine"), "mine"),
                (self.tr("Take theirs"), "theirs"),
                (self.tr("Keep both"), "both"),
            ],
            self,
        )
        self.fresh = Segments([(self.tr("Take it"), "theirs"), (self.tr("Leave it out"), "mine")], self)
        self.note = words(self, dim=True)
        self.both = BothCards(binder.factions, self)
        self.place = ReadingPlace(self)
        inner = QWidget(self)
        self.wrong = words(inner)
        sentences = QVBoxLayout(inner)
        sentences.setContentsMargins(0, 0, 8, 0)
        sentences.addWidget(self.wrong)
        sentences.addStretch(1)
        self.unread = Scroll(inner, self)
        self.stack = QStackedWidget(self)
        self.all_mine = Button(self.tr("Keep all mine"), self)
        self.all_theirs = Button(self.tr("Take all theirs"), self)
        self.back = Button(self.tr("Back"), self)
        self.more = Button(self.tr("More files…"), self)
        self.go = Button("", self)
        self.said = words(self, danger=True)
        self._arrange()
        self._connect()
        self.problems.show_sentences(remarks, self.tr("%n remark(s) on the files", "", len(remarks)))
        self.problems.button.setChecked(not self.arrivals)
        self.list.setCurrentRow(current if current < len(self.arrivals) else 0)
        self._show_choices()

    def _arrange(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 14)
        whole.setSpacing(GAP)
        head = QHBoxLayout()
        head.setSpacing(16)
        title = words(self, self.tr("Import cards"), name="title")
        title.setWordWrap(False)
        head.addWidget(title)
        head.addWidget(self.sums, 1)
        whole.addLayout(head)
        whole.addWidget(self.problems)
        across = QHBoxLayout()
        across.setSpacing(16)
        column = QVBoxLayout()
        column.setSpacing(6)
        column.addWidget(self.list, 1)
        pair = QHBoxLayout()
        pair.setSpacing(GAP)
        for button in (self.all_mine, self.all_theirs):
            pair.addWidget(button, 1)
            button.setVisible(sum(arrival.state == "differs" for arrival in self.arrivals) > 1)
        column.addLayout(pair)
        self.list.setFixedWidth(LIST_WIDTH)
        across.addLayout(column)
        right = QVBoxLayout()
        right.setSpacing(GAP)
        right.addWidget(self.name)
        for choice, name in (
            (self.conflict, self.tr("Which card to keep")),
            (self.fresh, self.tr("Take it")),
        ):
            choice.setAccessibleName(name)
            choice.setMaximumWidth(560)
            choice.setMinimumHeight(LARGE)
            right.addWidget(choice)
        right.addWidget(self.note)
        self.stack.addWidget(self.place)
        self.stack.addWidget(self.both)
        self.stack.addWidget(self.unread)
        right.addWidget(self.stack, 1)
        across.addLayout(right, 1)
        whole.addLayout(across, 1)
        foot = QHBoxLayout()
        foot.setSpacing(GAP)
        foot.addWidget(self.back)
        foot.addWidget(self.more)
        foot.addWidget(self.said, 1)
        foot.addWidget(self.go)
        self.go.setProperty("primary", "true")
        whole.addLayout(foot)

    def _connect(self) -> None:
        self.list.picked.connect(self._pick)
        self.conflict.changed.connect(lambda: self._choose(self.conflict))
        self.fresh.changed.connect(lambda: self._choose(self.fresh))
        self.all_mine.clicked.connect(lambda: self._choose_all("mine"))
        self.all_theirs.clicked.connect(lambda: self._choose_all("theirs"))
        self.back.clicked.connect(self.left)
        self.more.clicked.connect(self._ask)
        self.go.clicked.connect(self._carry_out)

    def take_focus(self) -> None:
        """The keyboard goes through the cards; Enter takes them in."""
        (self.list if self.arrivals else self.more).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.go.isEnabled():
            self.go.click()
        else:
            super().keyPressEvent(event)

    # -- what is shown -------------------------------------------------------------------------------

    def _sums(self) -> str:
        if not self.arrivals:
            return self.tr("There is no card in what was chosen.")
        states = [arrival.state for arrival in self.arrivals]
        counted = self.tr("{0}: {1}")
        parts = (
            counted.format(say(text), states.count(state))
            for state, text in STATES.items()
            if state in states
        )
        return " · ".join(parts)

    @property
    def current(self) -> int:
        """The row that is looked at."""
        return max(self.list.currentRow(), 0)

    def _pick(self, row: int) -> None:
        arrival = self.arrivals[row] if 0 <= row < len(self.arrivals) else None
        self.conflict.setVisible(arrival is not None and arrival.state == "differs")
        self.fresh.setVisible(arrival is not None and arrival.state == "new")
        self.note.hide()
        self.name.setText("")
        if arrival is None:
            self.place.show_card(None)
            return
        card = arrival.card
        self.name.setText(in_language(card.name, self._texts.language) if card is not None else arrival.key)
        note = all_told(arrival.faults, "\n") if card is not None else ""
        if arrival.state == "same":
            note = self.tr("You have this card as it is here; there is nothing to take in.")
        self.note.setText(note)
        self.note.setVisible(bool(note))
        choice = self.conflict if arrival.state == "differs" else self.fresh
        if self.choices[row] in choice.buttons:
            choice.choose(self.choices[row])
        if arrival.state == "differs":
            self.both.show_cards(arrival)
            self.stack.setCurrentWidget(self.both)
        elif card is None:
            self.wrong.setText(all_told(arrival.faults, "\n\n"))
            self.stack.setCurrentWidget(self.unread)
        else:
            self.place.show_card(self._view(arrival))
            self.place.to_top()
            self.stack.setCurrentWidget(self.place)

    def _view(self, arrival: Arrival) -> CardView:
        assert arrival.card is not None
        profile = arrival.card.profile()
        faction = in_language(self.binder.factions[profile.faction], self._texts.language)
        picture = picture_of(arrival.portrait) if arrival.portrait is not None else None
        return CardView(profile, self._texts, faction, "full", portrait=picture, parent=self)

    def _show_choices(self) -> None:
        self.list.show_choices(self.choices)
        coming = sum(choice != "mine" for choice in self.choices)
        self.go.setText(self.tr("Import %n card(s)", "", coming))
        self.go.setEnabled(coming > 0)

    # -- what is done --------------------------------------------------------------------------------

    def _choose(self, among: Segments) -> None:
        choices: dict[str, Choice] = {"mine": "mine", "theirs": "theirs", "both": "both"}
        if self.arrivals:
            self.choices[self.current] = choices[among.value]
            self._show_choices()

    def _choose_all(self, choice: Choice) -> None:
        for row, arrival in enumerate(self.arrivals):
            if arrival.state == "differs":
                self.choices[row] = choice
        self._show_choices()
        self._pick(self.list.currentRow())

    def _carry_out(self) -> None:
        try:
            taken = carry_out(self.binder, zip(self.arrivals, self.choices, strict=True))
        except OSError as wrong:
            self.said.setText(
                self.tr("Nothing came in, all is as it was: {0}").format(wrong.strerror or wrong)
            )
            return
        self.taken.emit(taken)

    def _ask(self) -> None:
        paths = ask_for_cards(self)
        if paths:
            self.more_wanted.emit((*self.paths, *(path for path in paths if path not in self.paths)))


def ask_for_cards(parent: QWidget) -> tuple[Path, ...]:
    """Let the player pick files with cards."""
    kinds = QCoreApplication.translate("ImportPage", "Cards ({0})")
    title = QCoreApplication.translate("ImportPage", "Import cards")
    endings = " ".join(f"*{suffix}" for suffix in SUFFIXES)
    names, _ = QFileDialog.getOpenFileNames(parent, title, str(Path.home()), kinds.format(endings))
    return tuple(Path(name) for name in names)
