"""Using a power that leaves something to be chosen: whom or where, how many points and of which colour.

What it would come to is told before it is done, in the words in which the chronicle will tell it.
"""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPen, QShortcut
from PySide6.QtWidgets import QButtonGroup, QGraphicsEllipseItem, QGridLayout, QHBoxLayout

from hellassist.app import words
from hellassist.app.chronicle import Chronicler
from hellassist.app.texts import Texts
from hellassist.geometry import Point
from hellassist.gui import power_doings
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs import printed as card_words
from hellassist.gui.dialogs.chips import Chip
from hellassist.gui.dialogs.choice import Choice
from hellassist.gui.dialogs.panel import Button, SidePanel
from hellassist.gui.figures import number
from hellassist.gui.panels.split_choice import SplitChoice
from hellassist.gui.table.aim_tool import AimTool
from hellassist.gui.table.items import PLAN_Z
from hellassist.gui.table.view import BoardView
from hellassist.gui.theme import colour, tokens
from hellassist.rules.combat import close
from hellassist.rules.commands import ReleaseSpell, UsePower
from hellassist.rules.commands.invoking import carried_by
from hellassist.rules.game import Game, Power, Unit
from hellassist.rules.powers import costs, effects, powers
from hellassist.rules.powers.costs import Payment
from hellassist.rules.powers.power_cards import printed
from hellassist.rules.profile import in_language
from hellassist.rules.refusal import Refused

IN_A_ROW = 6
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
        self.amounts: dict[int, Button] = {}
        self._group = QButtonGroup(self)
        self.split = SplitChoice(self)
        self.preview = self.words(dim=True)
        self.fault = self.words(danger=True)
        self.spot: Point | None = None
        self._mark: QGraphicsEllipseItem | None = None
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
        rule = "LE-18" if self._power is None else "FR-23" if len(self._prices()) > 1 else "FR-60"
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
        self._add_prices()
        self.body.addWidget(self.split)
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

    def _prices(self) -> list[int]:
        """The amounts that can be paid now, each once."""
        return [*dict.fromkeys(way.points or 0 for way in self._ways)]

    def _add_prices(self) -> None:
        prices = self._prices()
        if len(prices) < 2:
            return
        self.body.addWidget(self.words(self.tr("How many points?"), strong=True))
        grid = QGridLayout()
        grid.setSpacing(6)
        for place, points in enumerate(prices):
            button = Button(number(points, 0), self)
            button.setAccessibleName(self.tr("%n point(s) of Command", "", points))
            button.setCheckable(True)
            button.setProperty("option", "true")
            button.room = 12
            button.setChecked(place == 0)
            self._group.addButton(button, points)
            self.amounts[points] = button
            grid.addWidget(button, place // IN_A_ROW, place % IN_A_ROW)
        self.body.addLayout(grid)

    def _connect(self) -> None:
        for choice in (*self.targets, self.enemy):
            choice.currentIndexChanged.connect(self._follow)
        self._group.idClicked.connect(self._offer_colours)
        self.split.changed.connect(self._follow)
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
            self._mark = QGraphicsEllipseItem(-SPOT_MM, -SPOT_MM, 2 * SPOT_MM, 2 * SPOT_MM)
            self._mark.setZValue(PLAN_Z)
            self._mark.setPen(QPen(colour(tokens().gold), 1.4))
            self._mark.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._board.board.addItem(self._mark)
        self._offer_colours()
        first = next((button for button in self.amounts.values() if button.isChecked()), None)
        (first or self.use).setFocus()

    def cleared(self) -> None:
        """Nothing of it stays on the board."""
        if self._mark is not None and self._mark.scene() is not None:
            self._board.board.removeItem(self._mark)
        self._mark = None

    # -- what is chosen ------------------------------------------------------------------------------

    @property
    def points(self) -> int:
        """The points that are to be paid."""
        chosen = self._group.checkedId()
        return chosen if chosen >= 0 else next(iter(self._prices()), 0)

    @property
    def command(self) -> UsePower | ReleaseSpell:
        """The power as it would be used."""
        named = tuple(str(choice.currentData()) for choice in self.targets if choice.count())
        if self._power is None:
            return ReleaseSpell(self._unit, named, self.spot)
        enemy = str(self.enemy.currentData()) if self.enemy.count() else None
        points = self.points if self._ways else None
        return UsePower(self._unit, self._power, named, enemy, points=points, light=self.split.light)

    def aim(self, spot: Point) -> None:
        """The spell goes there."""
        self.spot = spot
        self._follow()

    def _offer_colours(self) -> None:
        """Another amount can be paid in other colours."""
        company = self._bridge.game.companies[self._bridge.game.unit(self._unit).controller]
        lights = [
            way.light for way in self._ways if (way.points or 0) == self.points and way.light is not None
        ]
        left = company.current_light, company.current - company.current_light
        self.split.show_ways(self.points, lights, left)
        for one, following in pairwise((*self.amounts.values(), *self.split.buttons.values())):
            self.setTabOrder(one, following)
        self._follow()

    def _follow(self) -> None:
        game = self._bridge.game
        if self.tool is not None and self.spot is not None:
            self.tool.spot = self.spot
            if self._mark is not None:
                self._mark.setPos(QPointF(*self.spot))
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
