"""Using a power that leaves something to be chosen: whom or where, how many points and of which colour.

What it would come to is told before it is done, in the words in which the chronicle will tell it.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPen, QShortcut
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsItem, QHBoxLayout

from hellassist.app.words import words
from hellassist.app.words.chronicle import Chronicler
from hellassist.app.words.texts import Texts
from hellassist.geometry import Mm, Point
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs import printed as card_words
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.looks.theme import colour, tokens
from hellassist.gui.offers import power_doings
from hellassist.gui.panels.price_choice import PriceChoice
from hellassist.gui.table.aim_tool import AimTool
from hellassist.gui.table.area_item import AreaItem
from hellassist.gui.table.items import PLAN_Z
from hellassist.gui.table.view import BoardView
from hellassist.gui.widgets.chips import Chip
from hellassist.gui.widgets.choice import Choice
from hellassist.rules.combat import close
from hellassist.rules.commands import ReleaseSpell, UsePower
from hellassist.rules.commands.invoking import carried_by
from hellassist.rules.game import Game, Power, Unit
from hellassist.rules.powers import costs, effects, powers
from hellassist.rules.powers.costs import Payment
from hellassist.rules.powers.power_cards import printed
from hellassist.rules.profile import in_language
from hellassist.rules.refusal import Refused

SPOT_MM = 4.0


class PowerPanel(SidePanel):
    """Asks what the power leaves open. *power* None: the unit is a lemure that releases its spell."""

    def __init__(
        self,
        bridge: SessionBridge,
        texts: Texts,
        unit: str,
        power: Power | None,
        board: BoardView,
    ) -> None:
        super().__init__()
        self._bridge, self._texts, self._unit, self._power, self._board = bridge, texts, unit, power, board
        game = bridge.game
        user = game.unit(unit)
        bearer, spell = carried_by(game, user) if power is None else (user, 0)
        self._what = printed(bearer, power or Power("spell", spell))
        self._ways: tuple[Payment, ...] = () if power is None else costs.ways(game, user, self._what)
        self.title.setText(self._title(user))
        self.targets = [self._names(role, game, user) for role in effects.roles(self._what)]
        self.enemy = Choice(self)
        self.enemy.setAccessibleName(self.tr("Who strikes first"))
        if power is not None and powers.action_for(game, user, self._what):
            for enemy in close.may_fight_against(game, user):
                self.enemy.addItem(enemy.name(texts.language), enemy.id)
        self.price = PriceChoice(self)
        self.price.show_ways(game.companies[user.controller], self._ways)
        self.preview = self.words(dim=True)
        self.fault = self.words(danger=True)
        self.spot: Point | None = None
        self.mark = _circle(SPOT_MM)
        self._drawn: tuple[QGraphicsItem, ...] = ()
        self.area = AreaItem(planned=True)
        self.reach: QGraphicsEllipseItem | None = None
        self.tool: AimTool | None = None
        if self._what.aim is not None and self._what.aim.who == "point" and user.at is not None:
            self.spot = user.at
            self.tool = AimTool(board, game.fathom, user.at, turns=False)
        self._arrange(game, user, bearer, spell)
        self._connect()

    def _title(self, user: Unit) -> str:
        name = in_language(self._what.names, self._texts.language)
        if self._power is None:
            return self.tr("Release “{0}”").format(name)
        return self.tr("{0}: {1}").format(user.name(self._texts.language), name)

    def _names(self, role: str, game: Game, user: Unit) -> Choice:
        made = Choice(self)
        made.setAccessibleName(self.tr("Enemy") if role == "enemy" else self.tr("Whom?"))
        for unit in effects.fitting(game, user, self._what, role):  # type: ignore[arg-type]
            made.addItem(unit.name(self._texts.language), unit.id)
        return made

    def _arrange(self, game: Game, user: Unit, bearer: Unit, spell: int) -> None:
        head = QHBoxLayout()
        header = (
            card_words.spell_header(bearer.profile.spells[spell])
            if self._power is None
            else power_doings.head(game, user, self._what, self._texts)
        )
        head.addWidget(self.words(header, dim=True), 1)
        rule = "LE-18" if self._power is None else "FR-23" if len(self.price.prices) > 1 else "FR-60"
        head.addWidget(Chip(rule, "base", rule, self), 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(head)
        does = in_language(self._what.text, self._texts.language)
        self.body.addWidget(self.words(does or power_doings.tip_of(self._what, self._texts)))
        if self._power is None:
            self.body.addWidget(
                self.words(card_words.spell_end(bearer.profile.spells[spell], game), dim=True)
            )
        for choice in self.targets:
            self.body.addWidget(self.words(choice.accessibleName(), strong=True))
            self.body.addWidget(choice)
        self.enemy.setVisible(self.enemy.count() > 0)
        if self.enemy.count():
            text = self.tr("{0} is engaged: who strikes first? Its player says.")
            self.body.addWidget(self.words(text.format(user.name(self._texts.language)), strong=True))
            self.body.addWidget(self.enemy)
        self.body.addWidget(self.price)
        if self.tool is not None:
            text = self.tr("Click the spot on the board, or move it by arrow keys.")
            self.body.addWidget(self.words(text, dim=True))
        self.body.addStretch(1)
        for place, widget in enumerate(
            (self.preview, self.fault), 2
        ):  # in sight, however long the list of ways
            self.whole.insertWidget(place, widget)
        self.cancel = self.button(self.tr("Cancel"))
        self.use = self.button(
            self.tr("Release it") if self._power is None else self.tr("Use it"), primary=True
        )
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.use, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _connect(self) -> None:
        for choice in (*self.targets, self.enemy):
            choice.currentIndexChanged.connect(self._follow)
        self.price.changed.connect(self._follow)
        self.cancel.clicked.connect(self.closed)
        self.use.clicked.connect(self._use)
        if self.tool is not None:
            self.tool.aimed.connect(self.aim)
            self.tool.confirmed.connect(self._use)
            self.tool.left.connect(self.closed)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            QShortcut(
                QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut
            ).activated.connect(self._use)

    def shown(self) -> None:
        """The board takes the tool, where a spot is wanted."""
        if self.tool is not None:
            self._board.lend(self.tool)
            self._drawn = self._on_the_board()
            for item in self._drawn:
                self._board.board.addItem(item)
        self._follow()
        first = next((button for button in self.price.amounts.values() if button.isChecked()), None)
        (first or self.use).setFocus()

    def _on_the_board(self) -> tuple[QGraphicsItem, ...]:
        """The spot, what the power reaches around it, and how far off it may be."""
        game = self._bridge.game
        items: list[QGraphicsItem] = [self.mark]
        if effects.spread(self._what) is not None:
            items.append(self.area)
        aim, base = self._what.aim, game.unit(self._unit).base
        if aim is not None and aim.within is not None:
            self.reach = _circle(base.radius + aim.within * game.fathom, dashed=True)
            self.reach.setPos(QPointF(*base.at))
            items.append(self.reach)
        return tuple(items)

    def cleared(self) -> None:
        """Nothing of it stays on the board."""
        for item in self._drawn:
            if item.scene() is not None:
                self._board.board.removeItem(item)
        self._drawn = ()

    # -- what is chosen ------------------------------------------------------------------------------

    @property
    def command(self) -> UsePower | ReleaseSpell:
        """The power as it would be used."""
        named = tuple(str(choice.currentData()) for choice in self.targets if choice.count())
        if self._power is None:
            return ReleaseSpell(self._unit, named, self.spot)
        enemy = str(self.enemy.currentData()) if self.enemy.count() else None
        points, light = self.price.points, self.price.light
        return UsePower(self._unit, self._power, named, enemy, points=points, light=light)

    def typed(self) -> Any:
        return super().typed(), self.spot, self.price.points, self.price.light

    def take_up(self, typed: Any) -> None:
        fields, spot, points, light = typed
        super().take_up(fields)
        self.price.choose(points, light)
        if spot is not None:
            self.aim(spot)
        self._follow()

    def aim(self, spot: Point) -> None:
        """The spell goes there."""
        self.spot = spot
        self._follow()

    def _follow(self) -> None:
        game = self._bridge.game
        if self.tool is not None and self.spot is not None:
            self.tool.spot = self.spot
            self.mark.setPos(QPointF(*self.spot))
            self.area.show_area(self.spot, (effects.spread(self._what) or 0.0) * game.fathom, "")
        try:
            facts = self._bridge.session.decided(self.command)
        except Refused as refused:
            self._say("", f"{self._bridge.sentence(refused)} ({refused.rule})")
            return
        lines = [told.text for told in Chronicler(self._texts).tell(facts, game)]
        self._say("\n".join(lines) or self._texts.word(words.ACTIONS, "none"), "")

    def _say(self, comes_to: str, fault: str) -> None:
        self.preview.setText(comes_to)
        self.preview.setVisible(bool(comes_to))
        self.fault.setText(fault)
        self.fault.setVisible(bool(fault))
        self.use.setEnabled(not fault)

    def _use(self) -> None:
        if self.use.isEnabled():
            self._bridge.do(self.command)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.tool is not None and self.tool.key(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def show_game(self, before: Game, game: Game) -> None:
        """Anything that happens makes it another question."""
        if before is not game:
            self.closed.emit()


def _circle(radius: Mm, *, dashed: bool = False) -> QGraphicsEllipseItem:
    """A circle around its own place."""
    made = QGraphicsEllipseItem(-radius, -radius, 2 * radius, 2 * radius)
    pen = QPen(colour(tokens().gold), 1.4, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine)
    pen.setCosmetic(dashed)
    made.setPen(pen)
    made.setZValue(PLAN_Z)
    made.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return made
