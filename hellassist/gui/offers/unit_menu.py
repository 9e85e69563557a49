"""The menu of a unit on the board: its card, what it can do now, and what the active unit can do to it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QMenu, QWidget

from hellassist.gui.bridge import SessionBridge
from hellassist.gui.looks.plain import entry, literal, set_tip
from hellassist.gui.offers.doing import Doing
from hellassist.gui.offers.doings import doings
from hellassist.rules.commands import Command
from hellassist.rules.game import Game, Unit

LONGEST = 72
"""Signs of a reason in a menu."""


class UnitMenu(QObject):
    """Fills and opens menus."""

    card_wanted = Signal(str)
    correct_wanted = Signal(str)
    panel_wanted = Signal(str, str, str)
    """Which panel, the unit, and the target ("" for none)."""

    def __init__(self, bridge: SessionBridge, window: QWidget) -> None:
        super().__init__(window)
        self._bridge, self._window = bridge, window

    def open(self, key: str, selected: str) -> None:
        """The menu of the unit *key*, where the pointer is."""
        menu = self.made(key, selected)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(QCursor.pos())

    def made(self, key: str, selected: str) -> QMenu:
        """The menu, not yet shown."""
        game = self._bridge.game
        unit = game.unit(key)
        menu = QMenu(self._window)
        card = entry(menu, self.tr("Card of {0}").format(self._name(unit)))
        card.triggered.connect(lambda: self.card_wanted.emit(key))
        actor = _actor(game, selected)
        if game.attack is None:
            menu.addSeparator()
            if actor is not None and actor.controller != unit.controller:
                for doing in doings(game, actor, self._bridge.language):
                    self._offer_at(menu, doing, actor, unit)
            else:
                for doing in doings(game, unit, self._bridge.language):
                    self._offer(menu, doing, unit)
            menu.addSeparator()
        correct = entry(menu, self.tr("Correct…"))
        correct.triggered.connect(lambda: self.correct_wanted.emit(key))
        return menu

    def _name(self, unit: Unit) -> str:
        return unit.name(self._bridge.language)

    def _offer(self, menu: QMenu, doing: Doing, unit: Unit) -> None:
        """A unit's own doing; one that is refused says why."""
        text = doing.text
        if doing.refused is not None:
            why = self._bridge.sentence(doing.refused)
            short = why if len(why) <= LONGEST else f"{why[: LONGEST - 1]}…"
            entry(menu, self.tr("{0}: {1}").format(text.rstrip("…"), short)).setEnabled(False)
            return
        if len(doing.against) > 1:
            sub = menu.addMenu(literal(text))
            set_tip(sub.menuAction(), text)
            for enemy, command in doing.against:
                action = entry(sub, self._name(self._bridge.game.unit(enemy)))
                action.triggered.connect(lambda _=False, chosen=command: self._bridge.do(chosen))
            return
        action = entry(menu, text)
        if doing.tip:
            set_tip(action, doing.tip)
        if doing.panel:
            action.triggered.connect(lambda: self.panel_wanted.emit(doing.panel, unit.id, ""))
        else:
            self._connect(action, doing.against[0][1] if doing.against else doing.command)

    def _connect(self, action: QAction, command: Command | None) -> None:
        if command is not None:
            action.triggered.connect(lambda: self._bridge.do(command))

    def _offer_at(self, menu: QMenu, doing: Doing, actor: Unit, target: Unit) -> None:
        """What the actor can do to this enemy."""
        name = self._name(actor)
        text = doing.text.rstrip("…")
        if doing.panel:
            action = entry(menu, self.tr("{0} with {1}…").format(text, name))
            action.setEnabled(doing.refused is None)
            action.triggered.connect(lambda: self.panel_wanted.emit(doing.panel, actor.id, target.id))
            return
        for enemy, command in doing.against:
            if enemy == target.id:
                action = entry(menu, self.tr("{0} with {1}").format(text, name))
                action.triggered.connect(lambda _=False, chosen=command: self._bridge.do(chosen))


def _actor(game: Game, selected: str) -> Unit | None:
    """The unit that would act: the active one, else the selected one."""
    if game.activation is not None:
        return game.unit(game.activation.unit)
    return game.units.get(selected)
