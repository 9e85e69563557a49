"""A field for several words, abilities or keywords: a few letters and Enter make one; each is a chip."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from hellassist.app.cards.card_check import Checked
from hellassist.app.cards.card_draft import MARK, Draft, Path, at, unmarked
from hellassist.gui.cards.fields import LONGEST, Field, go_on
from hellassist.gui.looks.plain import literal, set_tip
from hellassist.gui.looks.spoken import all_told
from hellassist.gui.widgets.flow import FlowRow

Key = Qt.Key
MOST = 200
"""Chips that are shown; the catalogue allows fewer."""


class WordField(Field):
    """*offers* makes words of what is typed, *spoken* says one on the screen.

    Backspace in the empty line takes the last one back into it.
    """

    def __init__(
        self,
        path: Path,
        label: str,
        offers: Callable[[str], list[str]],
        parent: QWidget | None = None,
        *,
        hint: str = "",
        means: Callable[[str], str] | None = None,
        spoken: Callable[[str], str] = str,
        remark: Callable[[list[str]], str] | None = None,
    ) -> None:
        super().__init__(path, label, parent)
        self._offers, self._means, self._spoken, self._remark = offers, means, spoken, remark
        self.words: list[str] = []
        self.chips = FlowRow(self)
        self.line = QLineEdit(self)
        self.line.setMaxLength(LONGEST)
        self.line.setAccessibleName(label)
        self.line.setPlaceholderText(hint)
        self.offers: list[str] = []
        self._chosen = 0
        self._buttons: list[QToolButton] = []
        self._offered = FlowRow(self)
        self.column.addWidget(self.chips)
        self.column.addWidget(self.line)
        self.column.addWidget(self._offered)
        self.column.addWidget(self.note)
        self.chips.hide()
        self._offered.hide()
        self.note.hide()
        self.line.textEdited.connect(self._typed)
        self.line.installEventFilter(self)

    @property
    def stop(self) -> QWidget:
        return self.line

    # -- typing --------------------------------------------------------------------------------------

    def _typed(self, text: str) -> None:
        if text.endswith((",", ";")) and ":" not in text:
            self.line.setText(text[:-1])
            self.commit()
            return
        self._offer(self._offers(text))

    def _offer(self, offers: list[str]) -> None:
        """Show what the letters can stand for; Up and Down choose among them."""
        self.offers, self._chosen = offers, 0
        several = offers if len(offers) > 1 else []
        self._buttons = [self._offer_button(number) for number in range(len(several))]
        self._offered.show_widgets([*self._buttons])
        self._offered.setVisible(bool(several))
        self._say_best()

    def _offer_button(self, number: int) -> QToolButton:
        button = QToolButton(self._offered)
        button.setText(literal(self._shown(self.offers[number])))
        button.setProperty("word", "true")
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self._take(self.offers[number]))
        return button

    def _say_best(self) -> None:
        for number, button in enumerate(self._buttons):
            button.setChecked(number == self._chosen)
        best = self.offers[self._chosen] if self.offers else ""
        meaning = self._means(best) if best and self._means is not None else ""
        if best:
            whole = " — ".join(part for part in (self._shown(best), meaning) if part)
            self.say(self.tr("Enter: {0}").format(whole))
        else:
            self.say("")
        self.grew.emit()

    def _shown(self, word: str) -> str:
        """The word in the language of the screen, with its mark."""
        return self._spoken(unmarked(word)) + (MARK if MARK in word else "")

    def commit(self) -> bool:
        """Make a chip of what is typed; whether there was anything."""
        text = self.line.text().strip()
        if not unmarked(text):
            return False
        offers = self.offers or self._offers(text)
        self._take(offers[self._chosen] if offers else text)
        return True

    def _take(self, word: str) -> None:
        self.line.clear()
        self._offer([])
        if unmarked(word) and unmarked(word) not in map(unmarked, self.words):
            self._change([*self.words, word])

    def _change(self, made: list[str]) -> None:
        self.words = made
        self._show_chips()
        self.edited.emit(self.path, list(made))
        self.settled.emit()
        self.grew.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.line and event.type() == QEvent.Type.FocusOut:
            self.commit()
            self.settled.emit()
        if watched is self.line and isinstance(event, QKeyEvent):
            undo = event.matches(QKeySequence.StandardKey.Undo) or event.matches(
                QKeySequence.StandardKey.Redo
            )
            if undo and event.type() == QEvent.Type.ShortcutOverride:
                event.ignore()
                return True
            if event.type() == QEvent.Type.KeyPress and self._key(Key(event.key()), event.modifiers()):
                return True
        return super().eventFilter(watched, event)

    def _key(self, key: Key, held: Qt.KeyboardModifier) -> bool:
        """Enter makes a chip, and goes on where nothing is typed; Backspace and Left reach the chips."""
        if held & ~Qt.KeyboardModifier.KeypadModifier != Qt.KeyboardModifier.NoModifier:
            return False
        if key in (Key.Key_Return, Key.Key_Enter):
            if not self.commit():
                go_on(self.line)
            return True
        if key in (Key.Key_Down, Key.Key_Up) and self.offers:
            self._chosen = (self._chosen + (1 if key == Key.Key_Down else -1)) % len(self.offers)
            self._say_best()
            return True
        if self.line.cursorPosition() or not self.words:
            return False
        if key == Key.Key_Backspace and not self.line.text():
            last = self.words[-1]
            self._change(self.words[:-1])
            self.line.setText(last)
            self._typed(last)
            return True
        if key == Key.Key_Left:
            self._chip(-1).setFocus()
            return True
        return False

    # -- chips ---------------------------------------------------------------------------------------

    def show_draft(self, draft: Draft) -> None:
        value = at(draft, self.path)
        made = [str(word) for word in value] if isinstance(value, list) else []
        if made != self.words:
            self.words = made
            self._show_chips()

    def show_checked(self, checked: Checked) -> None:
        if self.line.text():
            return  # the note says what Enter does
        wrong = all_told(checked.at(self.path))
        self.say(wrong or (self._remark(self.words) if self._remark is not None else ""), bad=bool(wrong))

    def _show_chips(self) -> None:
        chips: list[QWidget] = []
        for number, word in enumerate(self.words[:MOST]):
            chip = WordChip(self._shown(word), self.chips)
            chip.gone.connect(lambda at=number: self._drop(at))
            chip.moved.connect(lambda by, at=number: self._walk(at + by))
            chips.append(chip)
        self.chips.show_widgets(chips)
        self.chips.setVisible(bool(chips))
        self._made = chips

    def _chip(self, number: int) -> QWidget:
        return self._made[number]

    def _drop(self, number: int) -> None:
        self._change([word for place, word in enumerate(self.words) if place != number])
        self.line.setFocus()

    def _walk(self, number: int) -> None:
        (self._chip(max(number, 0)) if number < len(self._made) else self.line).setFocus()

    def toggle_mark(self) -> None:
        """Mark what is typed, or else the last word."""
        if self.line.text().strip():
            text = self.line.text()
            self.line.setText(text.replace(MARK, "") if MARK in text else text.strip() + MARK)
            self._typed(self.line.text())
        elif self.words:
            last = self.words[-1]
            self._change([*self.words[:-1], last.replace(MARK, "") if MARK in last else last + MARK])


class WordChip(QToolButton):
    """A word; a click or Delete takes it out."""

    gone = Signal()
    moved = Signal(int)

    def __init__(self, word: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        shown = word if len(word) <= 48 else f"{word[:47]}\N{HORIZONTAL ELLIPSIS}"
        self.setText(literal(f"{shown}  ×"))
        self.setProperty("word", "true")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(word)
        set_tip(self, self.tr("{0}: click to take it out").format(word))
        self.clicked.connect(self.gone)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Key.Key_Left: -1, Key.Key_Right: 1}
        if event.key() in (Key.Key_Delete, Key.Key_Backspace, Key.Key_Return, Key.Key_Enter):
            self.gone.emit()
        elif event.key() in steps:
            self.moved.emit(steps[Key(event.key())])
        else:
            super().keyPressEvent(event)
