"""The attack beside the board: both sides, one page a question, the odds, Back and Cancel at every step."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from hellassist.app.battle import dice as app_dice
from hellassist.app.battle.session import Done
from hellassist.app.battle.trail import Trail, ended, trail
from hellassist.app.words import abilities
from hellassist.app.words import words as game_words
from hellassist.app.words.chronicle import Chronicler
from hellassist.app.words.texts import Texts
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.odds_bars import OddsBars
from hellassist.gui.dialogs.page import Page
from hellassist.gui.dialogs.pages import page_for
from hellassist.gui.dialogs.panel import TIGHT, SidePanel
from hellassist.gui.dialogs.side_column import SideColumn
from hellassist.gui.dialogs.story import Story
from hellassist.gui.dialogs.struck import StruckList, expected, suffered, thrown
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.odds.fold import OddsFold
from hellassist.rules.commands import GiveAnswer, SetDiceSource
from hellassist.rules.events import AnswerGiven
from hellassist.rules.game import Declaration, Game
from hellassist.rules.odds.fates import concerned
from hellassist.rules.profile import in_language

ONE_DIE = ("dodge", "berserk", "devoured")
"""Kinds of attack in which nobody strikes: one die decides."""
LOW = 520
"""Pixels of height below which the dice come first."""


class AttackPanel(SidePanel):
    """Mirrors the open attack. After the last answer it shows what came of it until it is closed.

    Title, page, odds and buttons stay in sight; where there is little room the two columns scroll.
    """

    said = Signal(str)
    """A sentence for the players."""

    def __init__(
        self,
        bridge: SessionBridge,
        texts: Texts,
        thrower: app_dice.Thrower = app_dice.throw,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge, self._texts, self._thrower = bridge, texts, thrower
        self.page: Page | None = None
        self._shown: object = None
        self._low = False
        self.columns = SideColumn(texts, self), SideColumn(texts, self)
        self.story = Story(self)
        self.odds = OddsBars(self)
        self.struck = StruckList(texts, self)
        self.thrown = self.words(dim=True)
        self.cancel = self.button(self.tr("Cancel"))
        self.cancel.setProperty("quiet", "true")
        self.back = self.button(self.tr("Back"))
        set_tip(self.back, self.tr("Take the last answer back (Alt+Left)"))
        self.primary = self.button("", primary=True)
        self.fold = OddsFold(self, texts)
        self._arrange()
        self.cancel.clicked.connect(self._cancel)
        self.back.clicked.connect(bridge.back)
        self.primary.clicked.connect(self._confirm)
        for key, do in (
            (Qt.Key.Key_Return, self._enter),
            (Qt.Key.Key_Enter, self._enter),
            (Qt.Modifier.ALT | Qt.Key.Key_Left, self._back),
        ):
            shortcut = QShortcut(
                QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut
            )
            shortcut.activated.connect(do)

    def _arrange(self) -> None:
        self.close_.setVisible(False)
        self.head.addWidget(self.cancel, 0, Qt.AlignmentFlag.AlignTop)
        sides = QHBoxLayout()
        sides.setSpacing(12)
        for column in self.columns:
            sides.addWidget(column, 1)
        self.body.addLayout(sides)
        for widget in (self.thrown, self.struck, self.story):
            self.body.addWidget(widget)
        self.scroller.hug()
        self.scroller.setMinimumHeight(60)
        self.whole.setStretchFactor(self.scroller, 0)
        place = QFrame(self)
        place.setObjectName("question")
        self._page_place = QVBoxLayout(place)
        self._page_place.setContentsMargins(0, 4, 0, 0)
        self._page_place.setSpacing(0)
        self.whole.insertWidget(2, place)
        self.whole.insertStretch(3, 1)
        self.whole.insertWidget(4, self.odds)
        for button in (self.back, self.fold.button, self.primary):
            button.room = TIGHT
            button.setProperty("tightly", "true")
        self.foot.addWidget(self.back)
        self.foot.addWidget(self.fold.button)
        self.foot.addWidget(self.primary, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        low = self.height() < LOW
        if low != self._low:
            self._low = low
            for column in self.columns:
                column.dice_first(first=low)
            self.odds.show_brief(brief=low)

    # -- what is shown -------------------------------------------------------------------------------

    def show_game(self, before: Game, game: Game) -> None:
        """Mirror the open attack, or what came of the one that has just ended."""
        shown = trail(game)
        if shown is not None and shown.request is not None:
            self._show_trail(shown)
        elif before.attack is not None and (last := self._last_ended()) is not None:
            self._show_result(last)
        elif self._shown != "result" or before != game:
            self._drop_page()
            self.closed.emit()

    def _last_ended(self) -> Done | None:
        """The command that ended an attack just now."""
        session = self._bridge.session
        if session.future or not session.past:
            return None
        last = session.past[-1]
        return last if last.before.attack is not None and last.after.attack is None else None

    def _show_trail(self, shown: Trail) -> None:
        request = shown.request
        assert request is not None
        company = shown.game.companies[shown.sides[request.side].unit.controller]
        key = (shown.declaration, shown.game.attack, company.dice)
        if key == self._shown:
            return  # a note, or the other side's dice: what was typed stays
        title = self._title(shown)
        self.title.setText(title[:1].upper() + title[1:])
        self._show_page(shown, typed=company.dice == "typed")
        self._shown = key
        assert self.page is not None
        self._show_sides(shown)
        self._show_before(shown)
        self.cancel.setText(self.tr("Cancel"))
        set_tip(self.cancel, self.tr("Take the whole attack back, with the move that began it"))
        opened = shown.game.attack
        self.back.setEnabled(opened is not None and bool(opened.answers))
        self._follow_page()
        self._set_tab_order()
        self.take_focus()

    def _show_sides(self, shown: Trail) -> None:
        """Attacker and defender; of a template all the units under it, and of a shot whom chance may hit."""
        assert self.page is not None
        template = shown.declaration.kind == "blast"
        for column, side in zip(self.columns, shown.sides, strict=True):
            alone = side.side == 1 and side.unit.id == shown.declaration.attacker
            column.setVisible(not template and not alone)
            if not template:
                column.show_side(shown, side, dice_elsewhere=self.page.shows_dice_of == side.side)
        one_die = shown.declaration.kind in ONE_DIE
        many = _hits_many(shown.declaration)
        self.odds.setVisible(not many and not one_die)
        self.struck.setVisible(many)
        self.thrown.setVisible(many)
        if many:
            chance = self.tr("More odd than even dice hit another of these by chance (RG-36).")
            self.thrown.setText(thrown(shown) if template else chance)
            self.struck.show_rows(expected(shown, self.tr("{0} · {1} of {2}")))

    def take_focus(self) -> None:
        """Put the keyboard where the answer is given."""
        first = None if self.page is None else self.page.first()
        (first or self.primary).setFocus()

    def _title(self, shown: Trail) -> str:
        declared = shown.declaration
        if declared.cause:
            causes = {
                "healing": self.tr("Healing provokes a blow"),
                "put_out": self.tr("Putting out provokes a blow"),
                "loading": self.tr("Loading provokes a blow"),
                "immobilized": self.tr("Free blow"),
            }
            name = abilities.name(declared.cause, self._texts.language)
            return causes.get(declared.cause, name)
        if declared.kind == "blast":
            weapon = shown.sides[0].weapon
            name = "" if weapon is None else in_language(weapon.names, self._texts.language)
            shape = "" if weapon is None or weapon.blast is None else weapon.blast.shape
            return (
                self.tr("Explosion: {0}").format(name)
                if shape == "explosion"
                else self.tr("Blast: {0}").format(name)
            )
        action = self._texts.word(game_words.ACTIONS, declared.action)
        return self.tr("{0}, once more").format(action) if declared.sequence > 1 else action

    def _show_before(self, shown: Trail) -> None:
        """What came of the attack that this one follows."""
        session = self._bridge.session
        last = session.past[-1] if session.past else None
        earlier = None if last is None else last.before.attack
        follows = earlier is not None and earlier.declaration != shown.declaration
        self.story.setVisible(follows)
        if last is not None and follows:
            self.story.show_lines(Chronicler(self._texts).tell(last.facts, last.before))

    def _show_page(self, shown: Trail, *, typed: bool) -> None:
        self._drop_page()
        self.page = page_for(shown, self._texts, self._thrower, typed=typed)
        self.page.answered.connect(self._answer)
        self.page.changed.connect(self._follow_page)
        self.page.source_wanted.connect(self._change_source)
        self.page.commanded.connect(self._bridge.do)
        self._page_place.addWidget(self.page)
        self.page.show()

    def _drop_page(self) -> None:
        self._shown = None
        if self.page is not None:
            self.page.hide()
            self._page_place.removeWidget(self.page)
            self.page.deleteLater()
            self.page = None

    def _follow_page(self) -> None:
        if self.page is not None:
            self.primary.setText(self.page.primary)
            if self.page.trail.declaration.kind in ONE_DIE:
                self.fold.clear()
                return
            alone = self.odds.isVisibleTo(self)
            seen = self.page.forecast() if alone else None
            if alone:
                self.odds.show_trail(self.page.trail, seen)
            self.fold.show_trail(self.page.trail, seen)

    def _set_tab_order(self) -> None:
        stops = [
            *(self.page.stops() if self.page else []),
            self.primary,
            self.fold.button,
            self.back,
            self.cancel,
        ]
        for one, following in pairwise(stops):
            QWidget.setTabOrder(one, following)

    def _show_result(self, last: Done) -> None:
        self._drop_page()
        self.fold.clear()
        self._shown = "result"
        given = next((fact for fact in last.facts if isinstance(fact, AnswerGiven)), None)
        self._show_ended(last, None if given is None else ended(last.before, given.answer))
        self.story.show_lines(Chronicler(self._texts).tell(last.facts, last.before))
        self.story.setVisible(True)
        for widget in (self.odds, self.thrown):
            widget.setVisible(False)
        self.back.setEnabled(True)
        self.cancel.setText(self.tr("Undo"))
        set_tip(self.cancel, self.tr("Take the whole attack back, with the move that began it"))
        self.primary.setText(self.tr("Done"))
        self._set_tab_order()
        self.take_focus()

    def _show_ended(self, last: Done, over: Trail | None) -> None:
        """Both sides as they are now, or all the units that it could hit; neither where a move ended it."""
        template = over is None or over.declaration.kind == "blast"
        for column in self.columns:
            column.setVisible(not template)
        if over is not None and not template:
            for column, side in zip(self.columns, over.sides, strict=True):
                column.show_side(over, side, last.after.units.get(side.unit.id))
        keys = concerned(over.declaration) if over is not None and _hits_many(over.declaration) else ()
        self.struck.setVisible(bool(keys))
        self.struck.show_rows(suffered(last.before, last.after, keys), odds=False)

    # -- what is done --------------------------------------------------------------------------------

    def _answer(self, answer: object, typed: bool) -> None:
        self._bridge.do(GiveAnswer(answer, typed))  # type: ignore[arg-type]

    def _enter(self) -> None:
        """Enter presses the button it stands on; anywhere else it goes on."""
        focused = self.focusWidget()
        if isinstance(focused, QPushButton) and (not focused.isCheckable() or _is_source(focused)):
            focused.click()
        else:
            self._confirm()

    def _confirm(self) -> None:
        if self.page is not None:
            self.page.confirm()
        else:
            self.closed.emit()

    def _back(self) -> None:
        if self.back.isEnabled():
            self._bridge.back()

    def _cancel(self) -> None:
        opened = self._bridge.game.attack
        if self._bridge.undo() and opened is not None:
            self.said.emit(self.tr("The attack was taken back. Redo brings it again, with its dice."))

    def escape(self) -> None:
        """Escape loses no attack: it leaves the panel for the board, or closes what came of the attack."""
        if self.page is None:
            self.closed.emit()
        else:
            self.said.emit(
                self.tr("The attack stays open. Back takes one answer back, Cancel the whole attack.")
            )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        digit = event.text()
        if (
            self.page is not None
            and len(digit) == 1
            and digit in "0123456789"
            and self.page.digit(int(digit))
        ):
            event.accept()
            return
        super().keyPressEvent(event)

    def _change_source(self, source: str) -> None:
        shown = trail(self._bridge.game)
        if shown is None or shown.request is None:
            return
        player = shown.sides[shown.request.side].unit.controller
        if self._bridge.game.companies[player].dice != source:
            self._bridge.do(SetDiceSource(player, "typed" if source == "typed" else "virtual"))


def _hits_many(declared: Declaration) -> bool:
    """Whether it may hit several units: a template, or a shot into a fight."""
    return declared.kind == "blast" or (declared.kind == "shot" and bool(declared.others))


def _is_source(button: QPushButton) -> bool:
    return bool(button.property("segment") == "true")
