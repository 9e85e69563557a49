"""The attack beside the board: both sides, one page a question, the odds, Back and Cancel at every step."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hellassist.app import dice as app_dice
from hellassist.app import words
from hellassist.app.chronicle import Chronicler
from hellassist.app.texts import Texts
from hellassist.app.trail import Trail, trail
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.odds_bars import OddsBars
from hellassist.gui.dialogs.pages import Page, page_for
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.dialogs.side_column import SideColumn
from hellassist.rules.commands import GiveAnswer, SetDiceSource
from hellassist.rules.game import Game
from hellassist.rules.requests import Roll


class AttackPanel(SidePanel):
    """Mirrors the open attack. After the last answer it shows what came of it until it is closed."""

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
        self.columns = SideColumn(texts, self), SideColumn(texts, self)
        self.odds = OddsBars(self)
        self.result = self.words()
        self.cancel = self.button(self.tr("Cancel"))
        self.back = self.button(self.tr("Back"))
        self.source = self.button("")
        self.primary = self.button("", primary=True)
        self._arrange()
        self.cancel.clicked.connect(bridge.undo)
        self.back.clicked.connect(bridge.back)
        self.source.clicked.connect(self._change_source)
        self.primary.clicked.connect(self._confirm)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shortcut = QShortcut(
                QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut
            )
            shortcut.activated.connect(self._confirm)

    def _arrange(self) -> None:
        sides = QHBoxLayout()
        sides.setSpacing(12)
        for column in self.columns:
            sides.addWidget(column, 1)
        self.body.addLayout(sides)
        self._page_place = QVBoxLayout()
        self.body.addLayout(self._page_place)
        for widget in (self.source, self.result, self.odds):
            self.body.addWidget(widget)
        self.body.addStretch(1)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.back)
        self.foot.addStretch(1)
        self.foot.addWidget(self.primary)

    def show_game(self, before: Game, game: Game) -> None:
        """Mirror the open attack, or what came of the one that has just ended."""
        shown = trail(game)
        if shown is not None and shown.request is not None:
            self._show_trail(shown)
        elif before.attack is not None and self._bridge.session.past and self._ended_now():
            self._show_result()
        else:
            self._drop_page()
            self.closed.emit()

    def _ended_now(self) -> bool:
        last = self._bridge.session.past[-1]
        return (
            last.before.attack is not None and last.after.attack is None and not self._bridge.session.future
        )

    def _show_trail(self, shown: Trail) -> None:
        attacker, defender = shown.sides
        action = self._texts.word(words.ACTIONS, shown.declaration.action)
        language = self._texts.language
        self.title.setText(
            self.tr("{0}: {1} → {2}").format(
                action, attacker.unit.name(language), defender.unit.name(language)
            )
        )
        for column, side in zip(self.columns, shown.sides, strict=True):
            column.setVisible(True)
            column.show_side(shown, side)
        self.odds.setVisible(True)
        self.odds.show_trail(shown)
        self.result.setVisible(False)
        self._show_page(shown)
        self.cancel.setVisible(True)
        self.cancel.setText(self.tr("Cancel"))
        opened = shown.game.attack
        self.back.setVisible(opened is not None and bool(opened.answers))

    def _show_page(self, shown: Trail) -> None:
        self._drop_page()
        request = shown.request
        assert request is not None
        company = shown.game.companies[shown.sides[request.side].unit.controller]
        typed = company.dice == "typed"
        self.page = page_for(shown, self._texts, typed, self._thrower)
        self.page.answered.connect(self._answer)
        self.page.primary_changed.connect(self._name_primary)
        self._page_place.addWidget(self.page)
        self.source.setVisible(isinstance(request, Roll))
        self.source.setText(self.tr("Let the app throw") if typed else self.tr("Type my dice"))
        self._name_primary()
        (self.page if self.page.focusProxy() else self.primary).setFocus()

    def _drop_page(self) -> None:
        if self.page is not None:
            self.page.hide()
            self.page.deleteLater()
            self.page = None

    def _name_primary(self) -> None:
        if self.page is not None:
            self.primary.setText(self.page.primary)

    def _show_result(self) -> None:
        self._drop_page()
        last = self._bridge.session.past[-1]
        lines = Chronicler(self._texts).tell(last.facts, last.before)
        for column in self.columns:
            column.setVisible(False)
        self.odds.setVisible(False)
        self.result.setText("\n".join(line.text for line in lines))
        self.result.setVisible(True)
        self.source.setVisible(False)
        self.back.setVisible(True)
        self.cancel.setText(self.tr("Undo it"))
        self.primary.setText(self.tr("Done"))
        self.primary.setFocus()

    def _answer(self, answer: object, typed: bool) -> None:
        self._bridge.do(GiveAnswer(answer, typed))  # type: ignore[arg-type]

    def _confirm(self) -> None:
        if self.page is not None:
            self.page.confirm()
        else:
            self.closed.emit()

    def _change_source(self) -> None:
        game = self._bridge.game
        shown = trail(game)
        if shown is None or shown.request is None:
            return
        player = shown.sides[shown.request.side].unit.controller
        typed = game.companies[player].dice == "typed"
        self._bridge.do(SetDiceSource(player, "virtual" if typed else "typed"))
