"""The page on which a table builds its own rules: from a preset or rules kept before, switch by switch."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from hellassist.app.battle import house_rules
from hellassist.app.words import edition_words, questions
from hellassist.app.words.questions import Value
from hellassist.gui.dialogs.panel import Button, Scroll, words
from hellassist.gui.dialogs.rule import RulePanel
from hellassist.gui.house.question_detail import QuestionDetail
from hellassist.gui.house.question_list import QuestionList
from hellassist.gui.looks.spoken import all_told, texts
from hellassist.gui.looks.theme import GAP
from hellassist.gui.widgets.choice import Choice
from hellassist.gui.widgets.twice import TwiceButton
from hellassist.rules.editions import HOUSE, PRESETS, Edition, differences, nearest


class HouseRulesPage(QWidget):
    """Nothing is kept before Save. What is built can be played without being saved."""

    taken = Signal(object)
    """The edition that shall be played."""
    left = Signal()
    kept = Signal()
    """The list of rules that are kept has changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts()
        self._questions = {one.id: one for one in questions.questions(self._texts)}
        self._sources: list[Edition] = []
        self.edition: Edition = PRESETS[0]
        self.source = Choice(self)
        self.source.setAccessibleName(self.tr("Built from"))
        self.name = QLineEdit(self)
        self.name.setMaxLength(60)
        self.name.setPlaceholderText(self.tr("Name of your rules"))
        self.name.setAccessibleName(self.tr("Name of your rules"))
        self.save = Button(self.tr("Save"), self)
        self.drop = TwiceButton(self.tr("Delete"), self.tr("Delete for good?"), self)
        self.share = Button(self.tr("Share as a file…"), self)
        self.fetch = Button(self.tr("Open a file…"), self)
        self.list = QuestionList(tuple(self._questions.values()), self)
        self.detail = QuestionDetail(self._texts, self)
        self.count = words(self, strong=True)
        self.told = words(self)
        self.rule: RulePanel | None = None
        self.said = words(self, danger=True)
        self.back = Button(self.tr("Back"), self)
        self.play = Button(self.tr("Play by these rules"), self)
        self.play.setProperty("primary", "true")
        self._arrange()
        self._connect()
        self._fill_sources(self.edition)
        self.start_from(self.edition)

    def _arrange(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(GAP)
        head = QHBoxLayout()
        head.setSpacing(GAP)
        head.addWidget(words(self, self.tr("Our table's rules"), name="title"), 1)
        head.addWidget(self.fetch)
        head.addWidget(self.share)
        whole.addLayout(head)
        row = QHBoxLayout()
        row.setSpacing(GAP)
        for text, widget in ((self.tr("Built from"), self.source), (self.tr("Name"), self.name)):
            label = words(self, text, dim=True)
            label.setWordWrap(False)
            row.addWidget(label)
            row.addWidget(widget, 1)
        row.addWidget(self.save)
        row.addWidget(self.drop)
        whole.addLayout(row)
        across = QHBoxLayout()
        across.setSpacing(20)
        across.addWidget(self.list, 5)
        self._right = QVBoxLayout()
        self._right.setSpacing(GAP)
        self.question = Scroll(self.detail, self)
        self._right.addWidget(self.question, 3)
        self._right.addWidget(self.count)
        self._right.addWidget(Scroll(self.told, self), 2)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        across.addLayout(self._right, 5)
        whole.addLayout(across, 1)
        whole.addWidget(self.said)
        foot = QHBoxLayout()
        foot.addWidget(self.back)
        foot.addStretch(1)
        foot.addWidget(self.play)
        whole.addLayout(foot)

    def _connect(self) -> None:
        self.source.currentIndexChanged.connect(lambda row: self.start_from(self._sources[row]))
        self.list.moved_to.connect(self._show_question)
        self.list.opened.connect(self._open_question)
        self.detail.chosen.connect(self._set)
        self.detail.rule_wanted.connect(self.show_rule)
        self.save.clicked.connect(self._save)
        self.drop.meant.connect(self._drop)
        self.share.clicked.connect(self._share)
        self.fetch.clicked.connect(self._fetch)
        self.back.clicked.connect(self.left)
        self.play.clicked.connect(self._play)
        self.name.textChanged.connect(lambda: self.say(""))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.rule is not None:
            self._hide_rule()
        else:
            self.left.emit()

    def say(self, sentence: str) -> None:
        """Say what is wrong, or what came of a file."""
        self.said.setText(sentence)
        self.said.setVisible(bool(sentence))

    # -- what is built -------------------------------------------------------------------------------

    def start_from(self, edition: Edition) -> None:
        """Begin with these rules: a preset, or rules of a table."""
        if edition not in self._sources:
            self._fill_sources(edition)
        self.source.blockSignals(True)
        self.source.setCurrentIndex(self._sources.index(edition))
        self.source.blockSignals(False)
        self.edition = edition
        self.name.setText("" if edition.name in edition_words.NAMES else edition.name)
        self.drop.setEnabled(any(edition == kept for _, kept in house_rules.kept()))
        self.say(all_told(house_rules.spoilt()[:2]))
        self._show()
        if self.list.list.currentRow() < 0:
            self.list.list.setCurrentRow(0)

    @property
    def _base(self) -> Edition:
        """The preset that lies below: what is changed from it is marked."""
        source = self._sources[max(self.source.currentIndex(), 0)]
        return source if source in PRESETS else nearest(source)

    def built(self) -> Edition:
        """The rules as they stand, under their name: a preset where nothing is changed in it."""
        typed = self.name.text().strip()
        for edition in PRESETS:
            if not typed and not differences(self.edition, edition):
                return edition
        return replace(self.edition, name=typed or HOUSE)

    def _set(self, switch: str, value: Value) -> None:
        self.edition = replace(self.edition, **{switch: value})  # type: ignore[arg-type]
        self.say("")
        self._show()

    def _show(self) -> None:
        self.list.show_edition(self.edition, self._base)
        told = edition_words.told(self.edition, self._texts)
        self.count.setText(
            self.tr("%n rule(s) differ from the core", "", len(told))
            if told
            else self.tr("All as in the core rulebook")
        )
        self.told.setText("\n".join(f"\N{BULLET} {sentence}" for sentence in told))
        if self.detail.question is not None:
            self._show_question(self.detail.question.id)

    def _show_question(self, question: str) -> None:
        self._hide_rule()
        self.detail.show_question(self._questions[question], self.edition)

    def _open_question(self, question: str) -> None:
        self._show_question(question)
        self.detail.take_focus()

    def show_rule(self, rule: str) -> None:
        """A row of the ledger, in place of the question."""
        self._hide_rule()
        self.rule = RulePanel(rule, self)
        self.rule.closed.connect(self._hide_rule)
        self.rule.rule_wanted.connect(self.show_rule)
        self.question.setVisible(False)
        self._right.insertWidget(0, self.rule, 3)
        self.rule.show()
        self.rule.setFocus()

    def _hide_rule(self) -> None:
        if self.rule is not None:
            self.rule.hide()
            self.rule.deleteLater()
            self.rule = None
            self.question.setVisible(True)

    # -- files ---------------------------------------------------------------------------------------

    def _fill_sources(self, also: Edition) -> None:
        kept = [edition for _, edition in house_rules.kept()]
        self._sources = [*PRESETS, *kept]
        if also not in self._sources:
            self._sources.append(also)
        self.source.blockSignals(True)
        self.source.clear()
        for edition in self._sources:
            name = edition_words.name_of(edition, self._texts)
            self.source.addItem(self.tr("{0} (yours)").format(name) if edition in kept else name)
        self.source.blockSignals(False)

    def _save(self) -> None:
        from hellassist.catalogue import CardError

        edition = replace(self.edition, name=self.name.text().strip())
        if not edition.name:
            self.say(self.tr("Give your rules a name first."))
            self.name.setFocus()
            return
        try:
            house_rules.keep(edition, self._base)
        except CardError as wrong:
            self.say(all_told(wrong.faults))
        except OSError as wrong:
            self.say(self.tr("The rules could not be saved: {0}").format(wrong.strerror or wrong))
        else:
            self._fill_sources(edition)
            self.start_from(edition)
            self.kept.emit()
            self.say(self.tr("Saved as “{0}”.").format(edition.name))

    def _drop(self) -> None:
        """Delete the kept rules that this began with; what is built stays on the page."""
        name, built = self._sources[self.source.currentIndex()].name, self.edition
        try:
            house_rules.drop(name)
        except OSError as wrong:
            self.say(self.tr("The rules could not be deleted: {0}").format(wrong.strerror or wrong))
            return
        self._fill_sources(built)
        self.start_from(built)
        self.kept.emit()
        self.say(self.tr("“{0}” is deleted; it stays here until you leave.").format(name))

    def _share(self) -> None:
        name = self.name.text().strip() or self.tr("Our rules")
        start = f"{name}{house_rules.SUFFIX}"
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Share these rules as a file"), start)
        if path:
            self.share_as(Path(path))

    def share_as(self, path: Path) -> None:
        """Write the rules to this file."""
        from hellassist.catalogue import CardError

        try:
            written = house_rules.share(replace(self.edition, name=self.name.text().strip() or HOUSE), path)
        except CardError as wrong:
            self.say(all_told(wrong.faults))
        except OSError as wrong:
            self.say(self.tr("The file could not be written: {0}").format(wrong.strerror or wrong))
        else:
            self.say(self.tr("Written to “{0}”.").format(written.name))

    def _fetch(self) -> None:
        kinds = self.tr("Rules of a table (*{0})").format(house_rules.SUFFIX)
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Open rules of a table"), "", kinds)
        if path:
            self.fetch_from(Path(path))

    def fetch_from(self, path: Path) -> None:
        """Take in the rules of this file, and keep them with the players' own."""
        from hellassist.catalogue import CardError

        try:
            edition = house_rules.take_in(path)
        except CardError as wrong:
            self.say(all_told(wrong.faults))
        except OSError as wrong:
            self.say(self.tr("The rules could not be kept: {0}").format(wrong.strerror or wrong))
        else:
            self._fill_sources(edition)
            self.start_from(edition)
            self.kept.emit()
            self.say(self.tr("Taken in and kept as “{0}”.").format(edition.name))

    def _play(self) -> None:
        from hellassist.catalogue import CardError

        edition = self.built()
        try:
            house_rules.as_planned(edition)
        except CardError as wrong:
            self.say(all_told(wrong.faults))
            return
        self.taken.emit(edition)
