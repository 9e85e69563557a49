"""The fields of the card editor: each shows one entry of the draft and says when it was changed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from hellassist.app.cards.card_check import Checked
from hellassist.app.cards.card_draft import MARK, Draft, Path, at, unmarked
from hellassist.gui.dialogs.panel import words
from hellassist.gui.looks.spoken import all_told
from hellassist.gui.widgets.choice import Choice

LONGEST = 400
"""Characters that a line takes: more than any value has."""


class Field(QWidget):
    """A label, what is typed under it, and below that a note: what was understood, or what is wrong."""

    edited = Signal(tuple, object)
    """The way to the entry and what stands there now."""
    settled = Signal()
    """The keyboard has left it."""
    grew = Signal()
    """It takes more room than before, and is still typed in."""

    def __init__(self, path: Path, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.path, self.label_text = path, label
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(2)
        self.label = words(self, label, dim=True)
        self.label.setWordWrap(False)
        self.column.addWidget(self.label)
        self.note = words(self, "")
        self.note.setProperty("tiny", "true")

    @property
    def stop(self) -> QWidget:
        """What takes the keyboard."""
        raise NotImplementedError

    def show_draft(self, draft: Draft) -> None:
        """Show what the draft holds."""
        raise NotImplementedError

    def show_checked(self, checked: Checked) -> None:
        """Say what is wrong with it."""
        self.say(all_told(checked.at(self.path)), bad=True)

    def say(self, text: str, *, bad: bool = False) -> None:
        """The note below."""
        self.note.setText(text[:1].upper() + text[1:])
        self.note.setVisible(bool(text))
        self.stop.setAccessibleDescription(text)
        for widget, wrong in ((self.note, bad), (self.stop, bad and bool(text))):
            if bool(widget.property("wrong")) != wrong:
                widget.setProperty("wrong", wrong)
                widget.style().unpolish(widget)
                widget.style().polish(widget)

    def toggle_mark(self) -> None:
        """Mark the value as a placeholder, or not any more."""


class Keys(QObject):
    """Leaves Undo and Redo to the editor, and tells when a field is left. Enter goes on to the next."""

    left = Signal()

    def __init__(self, widget: QWidget, *, enter: bool = True) -> None:
        super().__init__(widget)
        self._enter = enter
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusOut:
            self.left.emit()
        if isinstance(event, QKeyEvent):
            whole = event.matches(QKeySequence.StandardKey.Undo) or event.matches(
                QKeySequence.StandardKey.Redo
            )
            if whole and event.type() == QEvent.Type.ShortcutOverride:
                event.ignore()
                return True
            plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
            enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if self._enter and plain and enter and event.type() == QEvent.Type.KeyPress:
                assert isinstance(watched, QWidget)
                go_on(watched)
                return True
        return super().eventFilter(watched, event)


def go_on(widget: QWidget) -> None:
    """The keyboard goes on to the next field, past buttons but for the one that the page is about."""
    after = widget.nextInFocusChain()
    while after is not None and after is not widget:
        takes = after.focusPolicy() & Qt.FocusPolicy.TabFocus and after.isEnabled() and after.isVisible()
        if takes and (not isinstance(after, QAbstractButton) or after.property("primary") == "true"):
            after.setFocus(Qt.FocusReason.TabFocusReason)
            return
        after = after.nextInFocusChain()


class LineField(Field):
    """A value on one line.

    *understood* says in words what was typed, where that is worth saying; *expand* writes in full what was typed in
    short, when the field is left.
    """

    def __init__(
        self,
        path: Path,
        label: str,
        parent: QWidget | None = None,
        *,
        hint: str = "",
        wide: int = 0,
        understood: Callable[[str], str] | None = None,
        expand: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(path, label, parent)
        self._understood, self._expand = understood, expand
        self.line = QLineEdit(self)
        self.line.setMaxLength(LONGEST)
        self.line.setAccessibleName(label)
        self.line.setPlaceholderText(hint)
        if wide:
            self.setFixedWidth(wide)
        self.column.addWidget(self.line)
        self.column.addWidget(self.note)
        self.column.addStretch(1)
        self.note.hide()
        self.line.textEdited.connect(lambda text: self.edited.emit(self.path, text))
        Keys(self.line).left.connect(self._left)

    @property
    def stop(self) -> QWidget:
        return self.line

    def _left(self) -> None:
        text = self.line.text()
        made = self._expand(text) if self._expand is not None else text
        if made != text:
            self.line.setText(made)
            self.edited.emit(self.path, made)
        self.settled.emit()

    def show_draft(self, draft: Draft) -> None:
        text = at(draft, self.path)
        text = text if isinstance(text, str) else ""
        if text != self.line.text():
            self.line.setText(text)

    def show_checked(self, checked: Checked) -> None:
        wrong = all_told(checked.at(self.path))
        if wrong or self._understood is None:
            self.say(wrong, bad=True)
        else:
            text = unmarked(self.line.text())
            said = self._understood(text)
            self.say(said if said != text else "")

    def toggle_mark(self) -> None:
        text = self.line.text()
        made = text.replace(MARK, "") if MARK in text else f"{text.strip()}{MARK}"
        self.line.setText(made)
        self.edited.emit(self.path, made)


class ChoiceField(Field):
    """One of several values."""

    def __init__(
        self, path: Path, label: str, options: list[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(path, label, parent)
        self.choice = Choice(self)
        self.choice.setAccessibleName(label)
        for text, value in options:
            self.choice.addItem(text, value)
        self._mark = ""
        self.column.addWidget(self.choice)
        self.column.addWidget(self.note)
        self.column.addStretch(1)
        self.note.hide()
        self.choice.activated.connect(lambda _row: self._changed())
        Keys(self.choice).left.connect(self.settled)

    @property
    def stop(self) -> QWidget:
        return self.choice

    def _changed(self) -> None:
        self._mark = ""
        self._emit()

    def _emit(self) -> None:
        self.edited.emit(self.path, f"{self.choice.currentData()}{self._mark}")

    def show_draft(self, draft: Draft) -> None:
        text = str(at(draft, self.path))
        self._mark = MARK if MARK in text else ""
        self.label.setText(f"{self.label_text} {self._mark}".strip())
        value = unmarked(text)
        row = self.choice.findData(value)
        if row < 0 and not value:
            row = 0  # what goes without saying comes first
        if row < 0:  # a value of a newer app, or of a file that is gone: it is told, and not lost
            self.choice.addItem(value, value)
            row = self.choice.count() - 1
        self.choice.setCurrentIndex(row)

    def toggle_mark(self) -> None:
        self._mark = "" if self._mark else MARK
        self._emit()


class TextField(Field):
    """A text of several lines; Tab leaves it."""

    HIGH = 76

    def __init__(self, path: Path, label: str, parent: QWidget | None = None, *, hint: str = "") -> None:
        super().__init__(path, label, parent)
        self.text = QPlainTextEdit(self)
        self.text.setObjectName("typed")
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(label)
        self.text.setPlaceholderText(hint)
        self.text.setFixedHeight(self.HIGH)
        self.text.setUndoRedoEnabled(False)
        self.column.addWidget(self.text)
        self.column.addWidget(self.note)
        self.note.hide()
        self._shows = False
        self.text.textChanged.connect(self._changed)
        Keys(self.text, enter=False).left.connect(self.settled)

    @property
    def stop(self) -> QWidget:
        return self.text

    def _changed(self) -> None:
        if not self._shows:
            self.edited.emit(self.path, self.text.toPlainText())

    def show_draft(self, draft: Draft) -> None:
        text = at(draft, self.path)
        text = text if isinstance(text, str) else ""
        if text != self.text.toPlainText():
            self._shows = True
            self.text.setPlainText(text)
            self._shows = False

    def toggle_mark(self) -> None:
        text = self.text.toPlainText()
        self.text.setPlainText(text.replace(MARK, "") if MARK in text else f"{text.strip()}{MARK}")
