"""Explosions and blasts: the template lies on the board; who is under it, why, and what that comes to."""

from __future__ import annotations

from typing import Any, Literal

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QWidget

from hellassist.app.battle.trail import proposed
from hellassist.app.words import words as game_words
from hellassist.app.words.texts import Texts
from hellassist.geometry import Point, gap_to_spot
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.dialogs.struck import Struck, StruckList, fate_words, thrown
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.odds.fold import OddsFold
from hellassist.gui.table.aim_tool import AimTool
from hellassist.gui.table.template import Template
from hellassist.gui.table.view import BoardView
from hellassist.gui.widgets.chips import Chip
from hellassist.gui.widgets.choice import Choice
from hellassist.gui.widgets.flow import FlowRow
from hellassist.gui.widgets.segments import Segments
from hellassist.rules.combat.strike import COVER
from hellassist.rules.commands import DeclareBlast, DeclareExplosion
from hellassist.rules.game import Game, Unit
from hellassist.rules.odds.fates import Fate
from hellassist.rules.profile import Weapon, in_language
from hellassist.rules.refusal import Refused
from hellassist.rules.shots import blast, shooter, shot
from hellassist.rules.shots.blast import Under
from hellassist.rules.shots.sight import Look

PAUSE_MS = 120
"""The odds follow when the template has lain still for so long."""


class TemplatePanel(SidePanel):
    """Places a template of *unit* with a weapon of this *shape*. Placing is free; declaring is the rules' affair."""

    def __init__(  # noqa: PLR0917 -- a panel and its place on the board
        self,
        bridge: SessionBridge,
        texts: Texts,
        unit: str,
        shape: Literal["explosion", "blast"],
        board: BoardView,
        template: Template,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge, self._texts, self._unit, self._shape = bridge, texts, unit, shape
        self._template, self._looks = template, dict[str, Look]()
        self._fates: dict[str, Fate] = {}
        shooter_ = bridge.game.unit(unit)
        self.spot = self._first_spot(bridge.game, shooter_)
        self.weapon = Choice(self)
        for index in blast.weapons_with(shooter_, shape):
            self.weapon.addItem(in_language(shooter.ranged(shooter_)[index].names, texts.language), index)
        self.weapon.setVisible(self.weapon.count() > 1)
        self.weapon.setAccessibleName(self.tr("Weapon"))
        self.aim_at = Choice(self)
        self.aim_at.setAccessibleName(self.tr("Aim at"))
        self.chips = FlowRow(self)
        self.roll = self.words(strong=True)
        self.roll.setProperty("small", "true")
        self.fault = self.words(danger=True)
        self.line = Segments(
            (
                (self.tr("Line: board"), ""),
                (self.tr("free"), "free"),
                (self.tr("blocked"), "blocked"),
            ),
            self,
        )
        set_tip(self.line, self.tr("What your eyes see of the line of fire to the spot counts (EX-03)"))
        self.still = QPushButton(self.tr("Stands still"), self)
        self.still.setCheckable(True)
        self.still.setChecked(True)
        self.still.setProperty("segment", "true")
        self.under = StruckList(texts, self)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self.fold = OddsFold(self, texts)
        self._arrange()
        assert shooter_.at is not None
        self.tool = AimTool(board, bridge.game.fathom, shooter_.at, turns=shape == "blast")
        board.lend(self.tool)
        self._connect()
        self._list_aims(bridge.game)
        self._follow()
        self.count_odds()

    def _arrange(self) -> None:
        name = self._bridge.game.unit(self._unit).name(self._texts.language)
        title = self.tr("{0}: explosion") if self._shape == "explosion" else self.tr("{0}: blast")
        self.title.setText(title.format(name))
        hint = (
            self.tr("Click the board, drag, or use the arrow keys.")
            if self._shape == "explosion"
            else self.tr("Click where it points, drag, or turn it by arrow keys.")
        )
        for widget in (
            self.weapon,
            self.words(hint, dim=True),
            self.aim_at,
            self.chips,
            self.roll,
            self.fault,
        ):
            self.body.addWidget(widget)
        self.line.setVisible(self._shape == "explosion")
        self.body.addWidget(self.line)
        self.body.addWidget(self.still)
        self.body.addWidget(self.words(self.tr("Under the template"), strong=True))
        self.body.addWidget(self.under)
        self.body.addStretch(1)
        self.cancel = self.button(self.tr("Cancel"))
        self.fire = self.button(self.tr("Shoot"), primary=True)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.fold.button)
        self.foot.addWidget(self.fire, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _connect(self) -> None:
        self.weapon.currentIndexChanged.connect(self._judge_again)
        self.aim_at.activated.connect(self._aim_at)
        self.line.changed.connect(self._judge_again)
        self.still.clicked.connect(self._judge_again)
        self.tool.aimed.connect(self.aim)
        self.tool.confirmed.connect(self._fire)
        self.tool.left.connect(self.closed)
        self.cancel.clicked.connect(self.closed)
        self.fire.clicked.connect(self._fire)
        self._pause.timeout.connect(self.count_odds)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            QShortcut(
                QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut
            ).activated.connect(self._fire)

    # -- aiming --------------------------------------------------------------------------------------

    def typed(self) -> Any:
        return super().typed(), self.spot

    def take_up(self, typed: Any) -> None:
        fields, spot = typed
        super().take_up(fields)
        self.aim(spot)

    def aim(self, spot: Point) -> None:
        """Put the middle of the explosion there, or point the blast there."""
        self.spot = spot
        self._judge_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.tool.key(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    @staticmethod
    def _first_spot(game: Game, unit: Unit) -> Point:
        """At the nearest enemy; ahead of the unit where there is none."""
        enemies = sorted(game.enemies_of(unit), key=lambda enemy: shot.shooting_distance(game, unit, enemy))
        spot = enemies[0].at if enemies else None
        assert unit.at is not None
        return spot or Point(unit.at.x + 3 * game.fathom, unit.at.y)

    def _list_aims(self, game: Game) -> None:
        unit = game.unit(self._unit)
        self.aim_at.addItem(self.tr("Aim at…"), "")
        for other in sorted(game.enemies_of(unit), key=lambda each: shot.shooting_distance(game, unit, each)):
            far = number(shot.shooting_distance(game, unit, other))
            name = other.name(self._texts.language)
            self.aim_at.addItem(self.tr("{0}, {1} fathoms").format(name, far), other.id)

    def _aim_at(self, row: int) -> None:
        found = self._bridge.game.units.get(str(self.aim_at.itemData(row)))
        if found is not None and found.at is not None:
            self.aim(found.at)
        self.aim_at.setCurrentIndex(0)

    # -- what lies under it --------------------------------------------------------------------------

    @property
    def command(self) -> DeclareExplosion | DeclareBlast:
        """The attack as it would be declared."""
        weapon, looks = int(self.weapon.currentData() or 0), tuple(self._looks.items())
        standing = self.still.isChecked()
        if self._shape == "blast":
            return DeclareBlast(self._unit, weapon, self.spot, looks, standing)
        free = {"free": True, "blocked": False}.get(self.line.value)
        return DeclareExplosion(self._unit, weapon, self.spot, looks, free, standing)

    def show_game(self, before: Game, game: Game) -> None:
        """Follow the battle; an attack that is open now is another panel's."""
        if before is game:
            return
        unit = game.units.get(self._unit)
        if unit is None or not unit.on_table or game.attack is not None:
            self.closed.emit()
            return
        self._judge_again()

    def _judge_again(self) -> None:
        self._fates = {}
        self.fold.clear()
        self._follow()
        self._pause.start()

    def _weapon(self, unit: Unit) -> Weapon:
        return shooter.ranged(unit)[int(self.weapon.currentData() or 0)]

    def _follow(self) -> None:
        game = self._bridge.game
        unit = game.unit(self._unit)
        weapon = self._weapon(unit)
        self.tool.spot = self.spot
        self._show_still(game, unit)
        entries = blast.under(game, unit, weapon, self.spot, tuple(self._looks.items()))
        hit = [game.unit(entry.unit).base for entry in entries if entry.hit]
        spared = [game.unit(entry.unit).base for entry in entries if not entry.hit]
        self._template.show_template(game, unit, weapon, self.spot, hit, spared)
        refused = self._refusal()
        self._template.mark(bad=refused is not None)
        self.fire.setEnabled(refused is None)
        said = "" if refused is None else self._bridge.sentence(refused)
        self.fault.setText(said if refused is None else f"{said} ({refused.rule})")
        self.fault.setVisible(refused is not None)
        self._show_chips(game, unit, weapon)
        self._show_under(game, weapon, entries)

    def _refusal(self) -> Refused | None:
        try:
            self.command.decide(self._bridge.game)
        except Refused as refused:
            return refused
        return None

    def _show_still(self, game: Game, unit: Unit) -> None:
        """Standing still is a choice only where it brings something."""
        index = int(self.weapon.currentData() or 0)
        try:
            rules = [shooter.stillness(game, unit, index, standing=standing) for standing in (True, False)]
        except Refused:
            rules = ["", ""]
        self.still.setVisible(rules[0] != rules[1])
        set_tip(self.still, rules[0])

    def _show_chips(self, game: Game, unit: Unit, weapon: Weapon) -> None:
        assert weapon.blast is not None
        power = "–" if weapon.blast.power is None else weapon.blast.power
        chips = [
            Chip(self.tr("{0}+: power {1} a hit").format(weapon.blast.difficulty, power), "base", "EX-10")
        ]
        if self._shape == "explosion":
            far = number(blast.spot_distance(game, unit, self.spot))
            band = blast.spot_band(game, unit, weapon, self.spot)
            word = self._texts.word(game_words.BANDS, band.name)
            chips.insert(0, Chip(self.tr("{0} fathoms").format(far), "base", "EX-01"))
            chips.insert(
                1, Chip(self.tr("{0}: difficulty {1}").format(word, band.difficulty), "base", "EX-05")
            )
        for chip in chips:
            chip.setParent(self.chips)
        self.chips.show_widgets(list(chips))

    def _show_under(self, game: Game, weapon: Weapon, entries: tuple[Under, ...]) -> None:
        self.entries = entries
        rows = []
        buttons = {}
        for entry in entries:
            unit = game.unit(entry.unit)
            fate = self._fates.get(unit.id)
            figures = fate_words(fate, unit, self.tr("{0} · {1} of {2}")) if fate and entry.hit else ""
            rows.append(Struck(unit, figures, self._why(game, weapon, entry), spared=not entry.hit))
            if weapon.blast is not None and weapon.blast.shape != "cloud":
                buttons[unit.id] = self._eyes(unit.id, covers=weapon.blast.shape == "impact")
        self.under.show_rows(rows, buttons)
        if not entries:
            self.fault.setText(self.fault.text() or self.tr("Nobody lies under the template."))
            self.fault.setVisible(True)

    def _why(self, game: Game, weapon: Weapon, entry: Under) -> str:
        unit = game.unit(entry.unit)
        assert weapon.blast is not None
        if weapon.blast.shape == "explosion":
            apart = number(max(gap_to_spot(unit.base, self.spot), 0.0) / game.fathom)
            said = self.tr("touched: {0} of {1} fathoms").format(apart, number(weapon.blast.radius, 0))
        else:
            said = self.tr("under it, {0} fathoms away").format(number(entry.distance))
        if entry.shield:
            said = self.tr("full cover from where it starts: not hit (BL-23)")
        elif entry.covered:
            said = self.tr("{0}; in cover: +{1} PR (BL-11)").format(said, COVER[unit.profile.base])
        if unit.controller == game.unit(self._unit).controller:
            said = self.tr("{0}; one of its own").format(said)
        return said

    def _eyes(self, key: str, *, covers: bool) -> QPushButton:
        """What the players see, in place of the board: one after the other at each click."""
        names: dict[str, str] = {
            "": self.tr("by board"),
            "hidden": self.tr("full cover"),
            "covered": self.tr("in cover"),
            "clear": self.tr("in sight"),
        }
        order: list[Look | Literal[""]] = ["", "hidden", *(["covered"] if covers else []), "clear"]  # type: ignore[list-item]
        now = self._looks.get(key, "")
        following = order[(order.index(now) + 1) % len(order)] if now in order else ""
        button = QPushButton(names[now], self.under)
        button.setProperty("segment", "true")
        button.setProperty("tight", "true")
        set_tip(button, self.tr("What your eyes see counts before the board (RG-14). Click to change it"))
        button.clicked.connect(lambda: self._see(key, following))
        return button

    def _see(self, key: str, look: Look | Literal[""]) -> None:
        if look:
            self._looks[key] = look
        else:
            self._looks.pop(key, None)
        self._judge_again()

    # -- what it comes to ----------------------------------------------------------------------------

    def count_odds(self) -> None:
        """What each unit has to expect, exactly."""
        game, command = self._bridge.game, self.command
        free = command.free_line if isinstance(command, DeclareExplosion) else None
        try:
            declaration = blast.declare(
                game,
                game.unit(self._unit),
                command.weapon,
                self.spot,
                shape=self._shape,
                looks=command.looks,
                free_line=free,
                standing=command.standing,
            )
        except Refused:
            return
        opened = proposed(game, declaration)
        self._fates = dict(opened.fates())
        if self._fates:
            self.fold.show_trail(opened)
        self.roll.setText(thrown(opened))
        self._show_under(game, self._weapon(game.unit(self._unit)), self.entries)

    def _fire(self) -> None:
        if self.fire.isEnabled():
            self._bridge.do(self.command)
