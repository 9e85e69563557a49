"""What stands beside the board below the Companies: the open attack before all else, else the panel asked for."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QMenu

from hellassist.app import dice as app_dice
from hellassist.app.texts import Texts
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.attack import AttackPanel
from hellassist.gui.dialogs.correct import CorrectPanel
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.dialogs.rule import RulePanel
from hellassist.gui.dialogs.shoot import ShootPanel
from hellassist.gui.dialogs.unit_card import UnitCard
from hellassist.gui.window import Window
from hellassist.rules.commands import DeclareMelee
from hellassist.rules.contact import touches
from hellassist.rules.game import Game, Unit


class SidePlace(QObject):
    """Opens and closes the panels beside the board."""

    def __init__(
        self, window: Window, bridge: SessionBridge, texts: Texts, thrower: app_dice.Thrower = app_dice.throw
    ) -> None:
        super().__init__(window)
        self._window, self._bridge, self._texts, self._thrower = window, bridge, texts, thrower
        self.panel: SidePanel | None = None
        bridge.changed.connect(self._follow)
        window.unit_opened.connect(self.open_card)
        window.board.menu_wanted.connect(self._open_menu)
        if bridge.game.attack is not None:
            self._follow(bridge.game, bridge.game)

    def open_card(self, unit: str) -> None:
        """The card of a unit."""
        card = UnitCard(self._bridge, self._texts, unit)
        card.shoot_wanted.connect(self.open_shot)
        card.correct_wanted.connect(self.open_correction)
        self._open(card)

    def open_shot(self, unit: str) -> None:
        """Declare a shot."""
        self._open(ShootPanel(self._bridge, self._texts, unit))

    def open_correction(self, subject: str) -> None:
        """Correct a value of a unit, a Company or the battle."""
        self._open(CorrectPanel(self._bridge, self._texts, subject))

    def open_rule(self, rule: str) -> None:
        """What a rule says, in our words."""
        if rule:
            self._open(RulePanel(rule))

    def close(self) -> None:
        """Give the column back to the Companies."""
        if self.panel is not None:
            panel, self.panel = self.panel, None
            self._window.hide_attack()
            panel.deleteLater()
            self._window.board.setFocus()

    def _open(self, panel: SidePanel) -> None:
        if self._bridge.game.attack is not None:
            panel.deleteLater()
            return
        self._put(panel)

    def _put(self, panel: SidePanel) -> None:
        self.close()
        self.panel = panel
        panel.closed.connect(self.close)
        self._window.show_attack(panel)
        panel.setFocus()

    def _follow(self, before: Game, game: Game) -> None:
        if game.attack is not None and not isinstance(self.panel, AttackPanel):
            self._put(AttackPanel(self._bridge, self._texts, self._thrower))
        if isinstance(self.panel, AttackPanel):
            self.panel.show_game(before, game)
        elif isinstance(self.panel, UnitCard):
            self.panel.show_game(game)

    def _open_menu(self, key: str) -> None:
        game = self._bridge.game
        menu = QMenu(self._window)
        unit = game.unit(key)
        card = menu.addAction(self.tr("Card of {0}").format(unit.name(self._texts.language)))
        card.triggered.connect(lambda: self.open_card(key))
        actor = _actor(game, self._window.board.board.selected)
        if actor is not None and actor.controller != unit.controller:
            self._offer_attacks(menu, actor, unit)
        correct = menu.addAction(self.tr("Correct…"))
        correct.triggered.connect(lambda: self.open_correction(key))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(QCursor.pos())

    def _offer_attacks(self, menu: QMenu, actor: Unit, target: Unit) -> None:
        language = self._texts.language
        if touches(actor, target):
            strike = QAction(self.tr("Mêlée with {0}").format(actor.name(language)), menu)
            strike.triggered.connect(lambda: self._bridge.do(DeclareMelee(actor.id, target.id)))
            menu.addAction(strike)
        elif actor.profile.shs is not None:
            shoot = QAction(self.tr("Shoot with {0}…").format(actor.name(language)), menu)
            shoot.triggered.connect(lambda: self._shoot_at(actor.id, target.id))
            menu.addAction(shoot)

    def _shoot_at(self, actor: str, target: str) -> None:
        self.open_shot(actor)
        if isinstance(self.panel, ShootPanel):
            self.panel.target.setCurrentIndex(self.panel.target.findData(target))


def _actor(game: Game, selected: str) -> Unit | None:
    """The unit that would act: the active one, else the selected one."""
    if game.activation is not None:
        return game.unit(game.activation.unit)
    return game.units.get(selected)
