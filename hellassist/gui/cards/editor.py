"""The page on which a card is written: the form, the card as it will be read beside it, and Save."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from hellassist.app.cards import cards
from hellassist.app.cards.card_check import Checked, checked
from hellassist.app.cards.card_draft import Draft, blank, insert, new_part, put, remove
from hellassist.app.cards.card_draft import Path as Way
from hellassist.app.cards.card_drafts import Steps, Unfinished
from hellassist.app.cards.cards import Binder
from hellassist.gui.cards.card_view import CardView
from hellassist.gui.cards.fields import Field
from hellassist.gui.cards.form import CardForm
from hellassist.gui.cards.portrait import NoPicture, picture_of, portrait_of, read_picture
from hellassist.gui.cards.reading import ReadingPlace
from hellassist.gui.cards.summary import in_sum, same
from hellassist.gui.cards.word_field import WordField
from hellassist.gui.dialogs.panel import Button, Scroll, words
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.spoken import all_told, texts
from hellassist.gui.looks.theme import GAP
from hellassist.gui.widgets.elided import ElidedLabel
from hellassist.gui.widgets.twice import TwiceButton
from hellassist.rules.profile import in_language

if TYPE_CHECKING:
    from hellassist.catalogue.cards import Card

PREVIEW_WIDTH = 372
REST_MS, KEEP_MS = 140, 700
"""How long the keyboard rests before the preview follows, and before what was typed is kept on the disk."""


class CardEditor(QWidget):
    """Saves only what is in order, and keeps all that is typed whatever happens."""

    left = Signal(str, str)
    """The card to be shown next, and what came of it."""
    next_wanted = Signal(object)
    """Another card to write."""

    def __init__(self, binder: Binder, unfinished: Unfinished, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("column")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._texts = texts()
        self._binder, self.work = binder, unfinished
        self._resumed = unfinished.file is not None
        self._steps = Steps(unfinished.draft)
        self._factions = {
            key: in_language(names, self._texts.language) for key, names in binder.factions.items()
        }
        self._portrait: bytes | None = None
        """A portrait that is chosen and not saved yet; empty bytes for none at all."""
        self._field: Field | None = None
        self._done = False
        self.form = CardForm(unfinished.draft, self._texts, self._factions, self)
        self.title = ElidedLabel(self)
        self.title.setObjectName("title")
        self.mark = Button(self.tr("~ Not sure"), self)
        self.undo, self.redo = Button(self.tr("Undo"), self), Button(self.tr("Redo"), self)
        self.said = words(self, danger=True)
        self.told = words(self, dim=True)
        self.back = Button(self.tr("Back"), self)
        again = self.tr("{0}?\nClick again")
        self.discard = TwiceButton(self.tr("Discard"), again.format(self.tr("Discard")), self)
        self.save_new = Button(self.tr("Save and new"), self)
        self.save = Button(self.tr("Save"), self)
        self.save.setProperty("primary", "true")
        self.place = ReadingPlace(self)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._keep = QTimer(self, singleShot=True, interval=KEEP_MS)
        self._arrange()
        self._connect()
        self._check()
        self._show_portrait()
        if self._resumed:
            self.told.setText(self.tr("You go on with what you typed. Discard takes it away."))
        self.told.setVisible(self._resumed)

    # -- building ------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 14)
        whole.setSpacing(GAP)
        head = QHBoxLayout()
        head.setSpacing(GAP)
        head.addWidget(self.title, 2)
        head.addWidget(self.told, 3)
        for button in (self.mark, self.undo, self.redo):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            head.addWidget(button)
        whole.addLayout(head)
        across = QHBoxLayout()
        across.setSpacing(12)
        self.scroller = Scroll(self.form, self)
        across.addWidget(self.scroller, 1)
        self.place.setFixedWidth(PREVIEW_WIDTH)
        across.addWidget(self.place)
        whole.addLayout(across, 1)
        whole.addWidget(self.said)
        foot = QHBoxLayout()
        foot.setSpacing(GAP)
        foot.addWidget(self.back)
        foot.addWidget(self.discard)
        foot.addStretch(1)
        foot.addWidget(self.save_new)
        foot.addWidget(self.save)
        whole.addLayout(foot)
        set_tip(
            self.mark, self.tr("Marks the value you are in as a placeholder, as does ~ after it (Ctrl+M)")
        )
        set_tip(self.undo, self.tr("Undo (Ctrl+Z)"))
        set_tip(self.redo, self.tr("Redo (Ctrl+Shift+Z)"))
        set_tip(self.save, self.tr("Save (Ctrl+S)"))
        set_tip(self.save_new, self.tr("Save and begin another (Ctrl+Enter)"))
        set_tip(self.discard, self.tr("Forget what was typed since the card was saved"))

    def _connect(self) -> None:
        form = self.form
        form.edited.connect(self._edited)
        form.settled.connect(self._settled)
        form.part_wanted.connect(self._add_part)
        form.part_gone.connect(self._drop_part)
        form.portrait.chosen.connect(self.take_portrait)
        form.portrait.gone.connect(self._drop_portrait)
        self.mark.clicked.connect(self._mark)
        self.undo.clicked.connect(self._undo)
        self.redo.clicked.connect(self._redo)
        self.back.clicked.connect(self._leave)
        self.discard.meant.connect(self._discard)
        self.save.clicked.connect(self._save)
        self.save_new.clicked.connect(self._save_and_new)
        form.grew.connect(self._show_whole, Qt.ConnectionType.QueuedConnection)
        self._rest.timeout.connect(self._check)
        self._keep.timeout.connect(self.keep)
        key, held = Qt.Key, Qt.Modifier
        for keys, do in (
            (QKeySequence(QKeySequence.StandardKey.Save), self._save),
            (QKeySequence(held.CTRL | key.Key_Return), self._save_and_new),
            (QKeySequence(held.CTRL | key.Key_Enter), self._save_and_new),
            (QKeySequence(held.CTRL | key.Key_M), self._mark),
            (QKeySequence(held.CTRL | key.Key_Z), self._undo),
            (QKeySequence(held.CTRL | held.SHIFT | key.Key_Z), self._redo),
            (QKeySequence(held.CTRL | key.Key_Y), self._redo),
        ):
            QShortcut(keys, self).activated.connect(do)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus_changed)

    def take_focus(self) -> None:
        """Typing begins with the name."""
        self.form.name.stop.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    # -- typing --------------------------------------------------------------------------------------

    @property
    def draft(self) -> Draft:
        """The card as it stands in the form."""
        return self._steps.draft

    def _edited(self, path: Way, value: object) -> None:
        self._change(put(self._steps.draft, path, value), path)

    def _change(self, draft: Draft, path: Way | None = None) -> None:
        self._steps.change(draft, path)
        self.form.show_draft(draft)
        self._follow()

    def _follow(self) -> None:
        self.work.draft = self._steps.draft
        self.undo.setEnabled(self._steps.can_undo)
        self.redo.setEnabled(self._steps.can_redo)
        self._rest.start()
        self._keep.start()

    def _settled(self) -> None:
        self._steps.settle()
        if self._rest.isActive():
            self._rest.stop()
            self._check()

    def _undo(self) -> None:
        if self._steps.can_undo:
            self._steps.undo()
            self._go_back()

    def _redo(self) -> None:
        if self._steps.can_redo:
            self._steps.redo()
            self._go_back()

    def _go_back(self) -> None:
        self.form.show_draft(self._steps.draft)
        self._follow()
        self._check()

    def _add_part(self, kind: str) -> None:
        draft = insert(self._steps.draft, kind, new_part(kind, self._texts.language))
        self._change(draft)
        block = next(each for each in reversed(self.form.blocks) if each.kind == kind)
        block.fields[0].stop.setFocus()

    def _drop_part(self, kind: str, index: int) -> None:
        self._change(remove(self._steps.draft, kind, index))

    def _focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self.form.isAncestorOf(now):
            self.scroller.ensureWidgetVisible(now, 0, 60)
        while now is not None and not isinstance(now, Field):
            now = now.parentWidget()
        if isinstance(now, Field):
            self._field = now

    def _show_whole(self) -> None:
        """Scroll so that what has grown is seen to its end."""
        if self._field is not None and self._field in self.form.every_field():
            self.scroller.ensureWidgetVisible(self._field, 0, 12)

    def _mark(self) -> None:
        if self._field is not None and self._field in self.form.every_field():
            self._field.toggle_mark()

    def keep(self) -> None:
        """Write what is typed to the disk, so that nothing is lost."""
        self._keep.stop()
        if self._steps.can_undo or self._resumed:
            self.work.draft = self._steps.draft
            if not self.work.keep():
                self._say(self.tr("What you type cannot be kept: the disk refuses it."))

    def _take_typed(self) -> None:
        """Words that are typed and not chips yet count too."""
        for field in self.form.every_field():
            if isinstance(field, WordField):
                field.commit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Whatever takes its place: what is typed is kept."""
        if not self._done:
            self._take_typed()
            self.keep()
        super().hideEvent(event)

    # -- what it comes to ----------------------------------------------------------------------------

    def _key(self) -> str:
        return self.work.key or self._binder.free_id(self.work.name(self._texts.language))

    def _check(self) -> Checked:
        draft = self._steps.draft
        found = checked(draft, self._key(), self._factions)
        self.form.show_checked(found)
        self.save.setEnabled(found.card is not None)
        self.save_new.setEnabled(found.card is not None)
        self.undo.setEnabled(self._steps.can_undo)
        self.redo.setEnabled(self._steps.can_redo)
        self.discard.setEnabled(self._steps.can_undo or self._resumed)
        name = self.work.name(self._texts.language)
        self.title.show_text(name or self.tr("New card"))
        self._say(in_sum(found, self.form.every_field()))
        self._preview(found)
        return found

    def _say(self, sentence: str) -> None:
        self.said.setText(sentence)
        self.said.setVisible(bool(sentence))

    def _preview(self, found: Checked) -> None:
        profile = found.shown
        if profile is None:
            self.place.show_card(None, self.tr("The card cannot be shown yet."))
            return
        faction = self._factions.get(profile.faction, profile.faction)
        picture, blank_ = self._picture(), found.blank
        view = CardView(profile, self._texts, faction, "panel", portrait=picture, blank=blank_, parent=self)
        self.place.show_card(view)

    # -- the portrait --------------------------------------------------------------------------------

    def take_portrait(self, path: Path) -> None:
        """A portrait from a file; why it will not do is told."""
        try:
            self._portrait = read_picture(path)
        except NoPicture as wrong:
            self._say(str(wrong))
            return
        self._show_portrait()

    def _drop_portrait(self) -> None:
        self._portrait = b""
        self._show_portrait()

    def _picture(self) -> QPixmap | None:
        if self._portrait is not None:
            return picture_of(self._portrait) if self._portrait else None
        return portrait_of(self.work.key or self.work.like)

    def _show_portrait(self) -> None:
        self.form.portrait.show_picture(self._picture())
        self._check()

    def _save_portrait(self, key: str) -> None:
        """Write the portrait that was chosen, or that of the card this one began as. Raises OSError."""
        like = cards.portrait_path(self.work.like) if self.work.like else None
        if self._portrait:
            cards.write_portrait(key, self._portrait)
        elif self._portrait is not None:
            cards.portrait_path(key).unlink(missing_ok=True)
        elif like is not None and self.work.like != key and like.is_file():
            cards.write_portrait(key, like.read_bytes())

    # -- leaving -------------------------------------------------------------------------------------

    def _written(self) -> Card | None:
        """The card as it was saved; None where it was not, which is told."""
        from hellassist.catalogue import CardError

        self._take_typed()
        if not self.work.key:
            self._binder.reload()  # another window may have given the id away
        found = self._check()
        if found.card is None:
            self._to_first_fault(found)
            return None
        try:
            self._binder.save(found.card)
            self._save_portrait(found.card.id)
        except CardError as wrong:
            self._say(all_told(wrong.faults))
            return None
        except OSError as wrong:
            self._say(self.tr("The card could not be saved: {0}").format(wrong.strerror or wrong))
            return None
        self._finish()
        return found.card

    def _finish(self) -> None:
        """There is nothing left to be kept."""
        self._done = True
        self._keep.stop()
        self.work.forget()

    def _to_first_fault(self, found: Checked) -> None:
        ways = [fault.place for fault in found.faults]
        field = self.form.reveal(lambda each: any(same(each.path, way) for way in ways))
        if field is not None:
            field.stop.setFocus()

    def _save(self) -> None:
        card = self._written()
        if card is not None:
            self.left.emit(card.id, self._saved(card))

    def _saved(self, card: Card) -> str:
        file = self._binder.file_of(card.id)
        name = card.profile().name(self._texts.language)
        return self.tr("“{0}” is saved in {1}.").format(name, file.name if file else "")

    def _save_and_new(self) -> None:
        card = self._written()
        if card is not None:
            self.next_wanted.emit(Unfinished(blank(card.faction, self._texts.language)))

    def _leave(self) -> None:
        self._take_typed()
        self.keep()
        kept = self.work.file is not None
        said = self.tr("It is not saved yet; what you typed has been kept.") if kept else ""
        self.left.emit(self.work.key or self.work.like, said)

    def _discard(self) -> None:
        self._finish()
        self.left.emit(self.work.key or self.work.like, self.tr("What you typed has been discarded."))
