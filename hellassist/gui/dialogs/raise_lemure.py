"""Raising a lemure: which miniature, for which spell, and where it is put down beside its Infernalist."""

from __future__ import annotations

from math import hypot
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from hellassist.app.words import words
from hellassist.app.words.texts import Texts
from hellassist.geometry import Point
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs import printed as card_words
from hellassist.gui.dialogs.panel import Button, SidePanel
from hellassist.gui.looks.plain import literal
from hellassist.gui.offers import power_doings
from hellassist.gui.offers.lemure_doings import around, may_stand
from hellassist.gui.table.lemure_ring import LemureRing, RingTool
from hellassist.gui.table.view import BoardView
from hellassist.gui.widgets.chips import Chip
from hellassist.gui.widgets.choice import Choice
from hellassist.rules.combat import close
from hellassist.rules.commands import Invoke
from hellassist.rules.game import Game, Power, Unit
from hellassist.rules.powers import invoking, lemures
from hellassist.rules.powers.power_cards import printed
from hellassist.rules.profile import in_language
from hellassist.rules.refusal import Refused


class RaisePanel(SidePanel):
    """Asks for lemure and spell; the place is pointed out on the board, or turned to by arrow keys."""

    def __init__(
        self, bridge: SessionBridge, texts: Texts, unit: str, board: BoardView, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge, self._texts, self._unit, self._board = bridge, texts, unit, board
        game = bridge.game
        invoker = game.unit(unit)
        self.title.setText(self.tr("{0} raises a lemure").format(invoker.name(texts.language)))
        self.lemure = Choice(self)
        self.lemure.setAccessibleName(self.tr("Lemure"))
        for lemure in lemures.available(game, invoker):
            self.lemure.addItem(lemure.name(texts.language), lemure.id)
        self.enemy = Choice(self)
        self.enemy.setAccessibleName(self.tr("Who strikes first"))
        for enemy in close.may_fight_against(game, invoker):
            self.enemy.addItem(enemy.name(texts.language), enemy.id)
        self.spells = QButtonGroup(self)
        self.told = self.words(dim=True)
        self.fault = self.words(danger=True)
        self._arrange(game, invoker)
        self.ring = LemureRing(board)
        self.tool = RingTool(board, game.fathom, invoker.base.at, turns=True)
        self.at = invoker.base.at
        self._connect()

    def _arrange(self, game: Game, invoker: Unit) -> None:
        action = self._texts.word(words.ACTIONS, invoking.action_for(game, invoker))
        head = QHBoxLayout()
        head.addWidget(self.words(self._limits(game, invoker, action)), 1)
        head.addWidget(Chip("LE-24", "base", "LE-24", self), 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(head)
        self.lemure.setVisible(self.lemure.count() > 1)
        self.body.addWidget(self.lemure)
        self.body.addWidget(self.words(self.tr("The spell it carries, named openly"), strong=True))
        for index, spell in enumerate(invoker.profile.spells):
            button = Button(literal(in_language(spell.names, self._texts.language)), self)
            button.setCheckable(True)
            button.setChecked(index == 0)
            button.setProperty("segment", "true")
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self.spells.addButton(button, index)
            self.body.addWidget(button)
        self.body.addWidget(self.told)
        self.enemy.setVisible(self.enemy.count() > 0)
        if self.enemy.count():
            text = self.tr("{0} is engaged: who strikes first? Its player says.")
            self.body.addWidget(self.words(text.format(invoker.name(self._texts.language)), strong=True))
            self.body.addWidget(self.enemy)
        self.body.addWidget(
            self.words(self.tr("Click a side of its base, drag, or turn it by arrow keys."), dim=True)
        )
        self.body.addWidget(self.fault)
        self.body.addStretch(1)
        self.cancel = self.button(self.tr("Cancel"))
        self.put = self.button(self.tr("Raise it here"), primary=True)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.put, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _limits(self, game: Game, invoker: Unit, action: str) -> str:
        limits = invoker.profile.infernalist
        text = self.tr("By {0}. On the table: {1} of {2}. Raised in the battle: {3} of {4}.")
        return text.format(
            action,
            len(lemures.controlled_by(game, invoker)),
            limits.at_once if limits else 0,
            lemures.invoked_by(invoker),
            limits.in_all if limits else 0,
        )

    def _connect(self) -> None:
        self.lemure.currentIndexChanged.connect(self._start)
        self.enemy.currentIndexChanged.connect(self._follow)
        self.spells.idClicked.connect(self._follow)
        self.tool.aimed.connect(self.aim)
        self.tool.confirmed.connect(self._raise)
        self.tool.left.connect(self.closed)
        self.cancel.clicked.connect(self.closed)
        self.put.clicked.connect(self._raise)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            QShortcut(
                QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut
            ).activated.connect(self._raise)

    def shown(self) -> None:
        """The board takes its tool, and the ring is drawn."""
        self._board.lend(self.tool)
        self._start()

    def cleared(self) -> None:
        """Nothing of it stays on the board."""
        self.ring.clear()

    # -- where ---------------------------------------------------------------------------------------

    @property
    def command(self) -> Invoke:
        """The invocation as it would be done."""
        enemy = self.enemy.currentData() if self.enemy.count() else None
        return Invoke(self._unit, str(self.lemure.currentData()), self.spells.checkedId(), self.at, enemy)

    def typed(self) -> Any:
        return super().typed(), self.spells.checkedId(), self.at

    def take_up(self, typed: Any) -> None:
        fields, spell, at = typed
        super().take_up(fields)
        self.spells.button(spell).setChecked(True)
        self.aim(at)

    def aim(self, spot: Point) -> None:
        """Put the lemure on the side of its Infernalist that *spot* lies on."""
        game = self._bridge.game
        invoker, lemure = game.unit(self._unit), game.unit(str(self.lemure.currentData()))
        centre, reach = invoker.base.at, invoker.profile.radius + lemure.profile.radius
        away = hypot(spot.x - centre.x, spot.y - centre.y)
        if away > 0:
            share = reach / away
            self.at = Point(centre.x + (spot.x - centre.x) * share, centre.y + (spot.y - centre.y) * share)
        self._follow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.tool.key(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _start(self) -> None:
        """The ring for this lemure, and the lemure at the first free place."""
        game = self._bridge.game
        invoker, lemure = game.unit(self._unit), game.unit(str(self.lemure.currentData()))
        spots = around(invoker, lemure)
        free = [may_stand(game, invoker, lemure, spot) for spot in spots]
        self.ring.show_places(spots, free)
        self.aim(next((spot for spot, good in zip(spots, free, strict=True) if good), spots[0]))

    def _follow(self) -> None:
        game, command = self._bridge.game, self.command
        self.tool.spot = self.at
        self.told.setText(self._what_it_does(game.unit(self._unit)))
        refused = _refused(game, command)
        said = "" if refused is None else f"{self._bridge.sentence(refused)} ({refused.rule})"
        lemure = game.unit(command.lemure)
        spell = self._texts.spell(game, self._unit, command.spell)
        head = self.tr("{0} · {1}").format(lemure.name(self._texts.language), spell)
        self.ring.show_lemure(lemure, self.at, head, said, bad=refused is not None)
        self.fault.setText(said)
        self.fault.setVisible(bool(said))
        self.put.setEnabled(refused is None)

    def _what_it_does(self, invoker: Unit) -> str:
        """The text of the spell on the card, or what its acts are."""
        index = self.spells.checkedId()
        spell = invoker.profile.spells[index]
        does = in_language(spell.text, self._texts.language) or power_doings.tip_of(
            printed(invoker, Power("spell", index)), self._texts
        )
        end = card_words.spell_end(spell, self._bridge.game)
        return "\n".join(part for part in (card_words.spell_header(spell), does, end) if part)

    def _raise(self) -> None:
        if self.put.isEnabled():
            self._bridge.do(self.command)

    def show_game(self, before: Game, game: Game) -> None:
        """Anything that happens makes it another question."""
        if before is not game:
            self.closed.emit()


def _refused(game: Game, command: Invoke) -> Refused | None:
    try:
        command.decide(game)
    except Refused as refused:
        return refused
    return None
