"""The rules of the battle in play, and what the players change of them by consent of both."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QStackedWidget, QVBoxLayout, QWidget

from hellassist.app.words import edition_words, questions
from hellassist.app.words.questions import Value
from hellassist.app.words.texts import Texts
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.panel import Button, Scroll, SidePanel, words
from hellassist.gui.house.question_detail import QuestionDetail
from hellassist.gui.house.question_list import QuestionList
from hellassist.gui.looks.plain import literal
from hellassist.gui.looks.theme import GAP
from hellassist.gui.offers.doing import refusal
from hellassist.gui.widgets.segments import LinesButton
from hellassist.rules.commands import AgreeToRule, ProposeRule, RejectRule
from hellassist.rules.editions import nearest
from hellassist.rules.game import PLAYERS, Game, Player

LIST, TOLD, DETAIL = range(3)


class ProposalCard(QFrame):
    """What is proposed, and a click for each player."""

    agreed = Signal(str)
    rejected = Signal()

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self.setObjectName("notice")
        self.setProperty("kind", "hint")
        self.said = words(self)
        self.buttons: dict[Player, Button] = {player: Button("", self) for player in PLAYERS}
        self.reject = Button(self.tr("No change"), self)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 10)
        column.setSpacing(GAP)
        column.addWidget(words(self, self.tr("Proposed, to hold once both agree"), strong=True))
        column.addWidget(self.said)
        for player, button in self.buttons.items():
            button.clicked.connect(lambda _=False, by=player: self.agreed.emit(by))
            column.addWidget(button)
        column.addWidget(self.reject)
        self.reject.clicked.connect(self.rejected)

    def show_game(self, game: Game) -> None:
        """Show what is proposed now, or nothing."""
        asked = game.proposal
        self.setVisible(asked is not None)
        if asked is None:
            return
        self.said.setText(edition_words.sentence(asked.switch, asked.value, self._texts))
        for player, button in self.buttons.items():
            has = player in asked.agreed
            text = self.tr("{0}: agreed") if has else self.tr("Consent of {0}")
            button.setText(literal(text.format(game.companies[player].name)))
            button.setEnabled(not has and game.attack is None)
            button.setProperty("primary", "false" if has else "true")
            button.style().unpolish(button)
            button.style().polish(button)
        self.reject.setEnabled(game.attack is None)


class RulesPanel(SidePanel):
    """A list of all questions; one of them in full, where another reading can be proposed; and what differs in all."""

    for_reading = True

    def __init__(self, bridge: SessionBridge, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._texts = bridge, texts
        self._questions = {one.id: one for one in questions.questions(texts)}
        self._wish: ProposeRule | None = None
        self.title.setText(self.tr("Rules of this battle"))
        self.proposal = ProposalCard(texts, self)
        self.name = self.words(dim=True)
        self.differs = LinesButton(parent=self)
        self.differs.setCheckable(True)
        self.differs.setProperty("fold", "true")
        self.list = QuestionList(tuple(self._questions.values()), self)
        self.told = words(self)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.detail = QuestionDetail(texts, self)
        self.fault = self.words(danger=True)
        self.pages = QStackedWidget(self)
        for page in (self.list, Scroll(self.told, self), Scroll(self.detail, self)):
            self.pages.addWidget(page)
        self.scroller.setVisible(False)  # each page scrolls by itself
        for place, widget in enumerate((self.proposal, self.name, self.differs, self.pages, self.fault), 1):
            self.whole.insertWidget(place, widget, 1 if widget is self.pages else 0)
        self.back = self.button(self.tr("Back"))
        self.propose = self.button(self.tr("Propose it to both"), primary=True)
        self.foot.addWidget(self.back)
        self.foot.addWidget(self.propose, 1)
        self._connect()
        self.setFocusProxy(self.list)
        self.show_game(bridge.game, bridge.game)
        self._turn_to(LIST)

    def _connect(self) -> None:
        self.proposal.agreed.connect(lambda by: self._bridge.do(AgreeToRule("A" if by == "A" else "B")))
        self.proposal.rejected.connect(lambda: self._bridge.do(RejectRule()))
        self.differs.toggled.connect(lambda on: self._turn_to(TOLD if on else LIST))
        self.list.opened.connect(self.open_question)
        self.detail.chosen.connect(self._wish_for)
        self.detail.rule_wanted.connect(self.rule_wanted)
        self.back.clicked.connect(self.escape)
        self.propose.clicked.connect(self._propose)

    def show_game(self, before: Game, game: Game) -> None:
        """Follow the battle."""
        del before
        self.proposal.show_game(game)
        told = edition_words.told(game.edition, self._texts)
        self.name.setText(edition_words.name_of(game.edition, self._texts))
        self.differs.show_text(self.tr("%n rule(s) differ from the core", "", len(told)))
        self.told.setText("\n\n".join(told))
        self.list.show_edition(game.edition, nearest(game.edition))
        if self.pages.currentIndex() == DETAIL and self.detail.question is not None:
            self.detail.show_question(self.detail.question, game.edition)
            self._see_wish()
        at = self.pages.currentIndex()
        self._turn_to(LIST if at == TOLD and not told else at)

    def open_question(self, question: str) -> None:
        """One question in full."""
        self._wish = None
        self.detail.show_question(self._questions[question], self._bridge.game.edition)
        self._turn_to(DETAIL)
        self.detail.take_focus()

    def escape(self) -> None:
        """Back to the list; from the list, away."""
        if self.pages.currentIndex() == LIST:
            self.closed.emit()
        else:
            self._turn_to(LIST)
            self.list.list.setFocus()

    def _turn_to(self, page: int) -> None:
        self.pages.setCurrentIndex(page)
        asked, told = self._bridge.game.proposal is not None, bool(self.told.text())
        self.proposal.setVisible(asked and page != DETAIL)
        self.name.setVisible(not asked and page != DETAIL)
        self.differs.setVisible(told and not asked and page != DETAIL)
        self.differs.blockSignals(True)
        self.differs.setChecked(page == TOLD)
        self.differs.blockSignals(False)
        self.back.setText(self.tr("Close") if page == LIST else self.tr("Back"))
        question = self.detail.question
        self.propose.setVisible(page == DETAIL and question is not None and bool(question.switch))
        self._see_wish()

    def _wish_for(self, switch: str, value: Value) -> None:
        if not isinstance(value, str):
            self._wish = ProposeRule(switch, value)
        self._see_wish()

    def _see_wish(self) -> None:
        """Offer to propose the reading that was picked, or say why it cannot be."""
        shown = self.pages.currentIndex() == DETAIL
        wish, game = self._wish if shown else None, self._bridge.game
        if wish is not None and getattr(game.edition, wish.switch) == wish.value:
            wish = None
        why = None if wish is None else refusal(game, wish)
        self.propose.setEnabled(wish is not None and why is None)
        self.fault.setText("" if why is None else self._bridge.sentence(why))
        self.fault.setVisible(why is not None)

    def _propose(self) -> None:
        if self._wish is not None and self._bridge.do(self._wish):
            self._wish = None
            self._turn_to(LIST)
            self.proposal.buttons["A"].setFocus()
