"""One question in full: its readings, which is recommended and why, and the rows of the ledger it comes from."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from hellassist.app.words import edition_words
from hellassist.app.words.questions import Question, Value, reason
from hellassist.app.words.texts import Texts
from hellassist.gui.dialogs.panel import words
from hellassist.gui.dialogs.rule_titles import plain_minus
from hellassist.gui.looks.theme import GAP
from hellassist.gui.widgets.chips import Chip
from hellassist.rules.editions import PRESETS, Edition


class Reading(QFrame):
    """A reading as a radio button; the whole of it can be clicked."""

    def __init__(self, text: str, note: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("power")
        self.button = QRadioButton(self)
        self.button.setAccessibleName(text)
        self.button.setAccessibleDescription(note)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 10, 6)
        row.setSpacing(6)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        said = QVBoxLayout()
        said.setSpacing(2)
        said.setContentsMargins(0, 9, 0, 4)
        said.addWidget(words(self, text))
        if note:
            said.addWidget(words(self, note, dim=True))
        row.addLayout(said, 1)
        self.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self and event.type() == QEvent.Type.MouseButtonRelease and self.button.isEnabled():
            self.button.setFocus()
            self.button.click()
        return super().eventFilter(watched, event)


class QuestionDetail(QWidget):
    """Shows a question. Whoever shows it says whether another reading may be chosen now."""

    chosen = Signal(str, object)
    """Another reading: the switch and its value."""
    rule_wanted = Signal(str)

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self.question: Question | None = None
        self.readings: dict[Value, Reading] = {}
        self._group = QButtonGroup(self)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._shown = QWidget(self)
        self._whole.addWidget(self._shown)

    def show_question(self, question: Question, edition: Edition, *, open_to_choice: bool = True) -> None:
        """Show it as *edition* reads it."""
        if question == self.question:
            for value, reading in self.readings.items():
                reading.button.setChecked(value == question.held(edition))
                reading.button.setEnabled(bool(question.switch) and open_to_choice)
            return
        self.question, self.readings = question, {}
        old, self._shown = self._shown, QWidget(self)
        self._whole.replaceWidget(old, self._shown)
        old.hide()
        old.deleteLater()
        self._group = QButtonGroup(self._shown)
        column = QVBoxLayout(self._shown)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        title = words(self._shown, question.text, strong=True)
        column.addWidget(title)
        for value, text in question.readings:
            reading = Reading(text, self._note(question, value), self._shown)
            reading.button.setChecked(value == question.held(edition))
            reading.button.setEnabled(bool(question.switch) and open_to_choice)
            reading.button.clicked.connect(lambda _=False, one=value: self._choose(one))
            self._group.addButton(reading.button)
            self.readings[value] = reading
            column.addWidget(reading)
        if not question.switch:
            said = self.tr(
                "The app plays this reading alone. What your table reads otherwise, correct by hand."
            )
            column.addWidget(words(self._shown, said, dim=True))
        why = plain_minus(reason(question, self._texts))
        if why:
            column.addWidget(words(self._shown, self.tr("Why"), strong=True))
            column.addWidget(words(self._shown, why, dim=True))
        column.addLayout(self._rows(question))
        column.addStretch(1)
        self._shown.show()

    def take_focus(self) -> None:
        """The keyboard goes to the reading that holds."""
        standing = self._group.checkedButton()
        if standing is not None and standing.isEnabled():
            standing.setFocus()

    def _note(self, question: Question, value: Value) -> str:
        """Who reads it so: the editions where they differ, else whether it is recommended."""
        if question.texts_differ:
            names = [
                edition_words.name_of(edition, self._texts)
                for edition in PRESETS
                if question.held(edition) == value
            ]
            return " · ".join(names)
        return self.tr("recommended") if value == question.default else ""

    def _rows(self, question: Question) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        for rule in question.rows[:5]:
            row.addWidget(Chip(rule, "base", rule, self._shown))
        row.addStretch(1)
        return row

    def _choose(self, value: Value) -> None:
        if self.question is not None and self.question.switch:
            self.chosen.emit(self.question.switch, value)
