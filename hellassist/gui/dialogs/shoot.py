"""Shooting: at whom, with what, from how far, and what is seen of the target."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPushButton, QSizePolicy, QWidget

from hellassist.app.battle.trail import Trail, proposed
from hellassist.app.words import sight_words
from hellassist.app.words.texts import Texts
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.odds_bars import OddsBars
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.dialogs.shoot_past import ShootPast
from hellassist.gui.dialogs.side_column import SideColumn
from hellassist.gui.dialogs.struck import StruckList, expected
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import tokens
from hellassist.gui.odds.fold import OddsFold
from hellassist.gui.table.fire_line import FireLine
from hellassist.gui.widgets.choice import Choice
from hellassist.gui.widgets.segments import Segments
from hellassist.rules.commands import DeclareShot
from hellassist.rules.game import Declaration, Game, Unit
from hellassist.rules.profile import in_language
from hellassist.rules.refusal import Refused
from hellassist.rules.shots import crossfire, shooter, shot, sight
from hellassist.rules.shots.shot import Eligible
from hellassist.rules.shots.sight import Look

ROW = 42
LOW = 660
"""Pixels below which the panel is short of room."""


class ShootPanel(SidePanel):
    """Declares a shot of *unit*. Every enemy is listed, the nearest first; the rules say which may be chosen."""

    def __init__(
        self,
        bridge: SessionBridge,
        texts: Texts,
        unit: str,
        line: FireLine | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge, self._texts, self._unit, self._line = bridge, texts, unit, line
        self.shooter = unit
        self._looks: dict[str, Look] = {}
        self.entries: tuple[Eligible, ...] = ()
        shooting = bridge.game.unit(unit)
        self.title.setText(self.tr("{0} shoots").format(shooting.name(texts.language)))
        self.weapon = Choice(self)
        for index, weapon in enumerate(shooter.ranged(shooting)):
            if weapon.table:
                self.weapon.addItem(in_language(weapon.names, texts.language), index)
        self.weapon.setAccessibleName(self.tr("Weapon"))
        self.weapon.setVisible(self.weapon.count() > 1)
        self.target = QListWidget(self)
        self.target.setObjectName("targets")
        self.target.setAccessibleName(self.tr("Target"))
        self.target.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.target.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.past = ShootPast(texts, self)
        self.fault = self.words(danger=True)
        self.eyes = Segments(
            (
                (self.tr("By board"), ""),
                (self.tr("Open"), "clear"),
                (self.tr("Cover"), "covered"),
                (self.tr("Hidden"), "hidden"),
            ),
            self,
        )
        self.seen = self.words(dim=True)
        self.still = QPushButton(self.tr("Stands still"), self)
        self.still.setCheckable(True)
        self.still.setChecked(True)
        self.still.setProperty("segment", "true")
        self.column = SideColumn(texts, self)
        self.column.without_unit()
        self.odds = OddsBars(self)
        self.chance = self.words(dim=True)
        self.struck = StruckList(texts, self)
        self.fold = OddsFold(self, texts)
        self._arrange()
        self.weapon.currentIndexChanged.connect(lambda: self._list_targets(bridge.game))
        self.target.currentRowChanged.connect(self._follow)
        self.past.changed.connect(lambda: self._list_targets(bridge.game))
        self.eyes.changed.connect(self._see)
        self.still.clicked.connect(self._follow)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            QShortcut(
                QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut
            ).activated.connect(self._shoot)
        self.setFocusProxy(self.target)
        self._list_targets(bridge.game)

    def _arrange(self) -> None:
        widgets = (
            self.weapon,
            self.target,
            self.past,
            self.fault,
            self.eyes,
            self.seen,
            self.still,
            self.chance,
            self.struck,
            self.column,
        )
        for widget in widgets:
            self.body.addWidget(widget)
        set_tip(
            self.eyes,
            self.tr(
                "In cover: at least half of the figure is hidden from the shooter's eye, and it is within a "
                "fathom of what hides it (RG-13). Your eyes count for more than the board."
            ),
        )
        self.body.addStretch(1)
        self.whole.insertWidget(2, self.odds)
        self.cancel = self.button(self.tr("Cancel"))
        self.shoot = self.button(self.tr("Shoot"), primary=True)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.fold.button)
        self.foot.addWidget(self.shoot, 1)
        self.cancel.clicked.connect(self.closed)
        self.shoot.clicked.connect(self._shoot)

    # -- the shot as it stands -----------------------------------------------------------------------

    @property
    def chosen(self) -> str:
        """The id of the target, "" if there is none."""
        row = self.target.currentRow()
        return "" if row < 0 else str(self.target.item(row).data(Qt.ItemDataRole.UserRole))

    @property
    def command(self) -> DeclareShot:
        """The shot as it would be declared."""
        return DeclareShot(
            self._unit,
            self.chosen,
            int(self.weapon.currentData() or 0),
            looks=tuple(self._looks.items()),
            standing=self.still.isChecked(),
            ignored=self.past.ignored,
        )

    def choose(self, unit: str) -> None:
        """Point at a target."""
        for row in range(self.target.count()):
            if self.target.item(row).data(Qt.ItemDataRole.UserRole) == unit:
                self.target.setCurrentRow(row)

    def typed(self) -> Any:
        weapon = self.weapon.currentIndex()
        return weapon, self.chosen, dict(self._looks), self.past.ignored, self.still.isChecked()

    def take_up(self, typed: Any) -> None:
        weapon, target, looks, ignored, still = typed
        self.weapon.setCurrentIndex(weapon)
        self._looks.update(looks)
        self.still.setChecked(still)
        self.choose(target)
        self.past.ignored = ignored
        self._list_targets(self._bridge.game)

    def show_game(self, before: Game, game: Game) -> None:
        """Follow the battle; an attack that is open now is another panel's."""
        del before
        unit = game.units.get(self._unit)
        if unit is None or not unit.on_table or game.attack is not None:
            self.closed.emit()
            return
        self._list_targets(game)

    def shown(self) -> None:
        self._follow()

    def _list_targets(self, game: Game) -> None:
        unit, kept = game.unit(self._unit), self.chosen
        self.target.blockSignals(True)
        self.target.clear()
        self.entries = ()
        if self.weapon.count():
            weapon = int(self.weapon.currentData() or 0)
            self.entries = shot.eligible(game, unit, weapon, tuple(self._looks.items()), self.past.ignored)
        for entry in self.entries:
            item = QListWidgetItem(self._row(game, entry))
            item.setData(Qt.ItemDataRole.UserRole, entry.unit)
            if not entry.may:
                item.setForeground(QColor(tokens().dim))
                set_tip(item, self._bridge.sentence(cast("Refused", entry.refusal)))
            self.target.addItem(item)
        self._fit_targets()
        first = next((row for row, entry in enumerate(self.entries) if entry.may), 0)
        self.target.setCurrentRow(first)
        self.choose(kept)
        self.target.blockSignals(False)
        self._follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_targets()

    def _fit_targets(self) -> None:
        """A few in sight, more of them where there is room."""
        most = 3 if self.height() < LOW else 5
        self.target.setFixedHeight(ROW * min(max(self.target.count(), 1), most) + 4)

    def _row(self, game: Game, entry: Eligible) -> str:
        """Name and distance; below, whether it may be chosen, and if not, why."""
        name = game.unit(entry.unit).name(self._texts.language)
        head = self.tr("{0} · {1} fathoms").format(name, number(entry.distance))
        return f"{head}\n{self._standing(game, entry)}"

    def _standing(self, game: Game, entry: Eligible) -> str:
        refused = entry.refusal
        if entry.unit in self.past.ignored:
            return self.tr("passed by: vae distanti (FR-34)")
        if refused is None:
            said = {
                "cover": self.tr("in cover: may be passed (RG-05)"),
                "engaged": self.tr("engaged: may be passed (RG-07)"),
            }
            first = self.entries_nearest(game) == entry.unit
            return said.get(entry.passable, self.tr("the nearest") if first else self.tr("allowed"))
        if refused.reason == "nearer_enemy":
            nearest = self._texts.unit(game, str(refused.facts["nearest"]))
            return self.tr("no: {0} first ({1})").format(nearest, refused.rule)
        why = {
            "no_line_of_fire": self.tr("no: wholly hidden ({0})"),
            "beyond_limited_range": self.tr("no: out of range ({0})"),
            "discreet": self.tr("no: Discretion ({0})"),
        }
        return why.get(refused.reason, self.tr("no ({0})")).format(refused.rule)

    def entries_nearest(self, game: Game) -> str:
        """The id of the enemy that stands nearest."""
        unit = game.unit(self._unit)
        near = sorted(game.enemies_of(unit), key=lambda enemy: shot.shooting_distance(game, unit, enemy))
        return near[0].id if near else ""

    def _see(self) -> None:
        """The players' eyes count before the board, for this target and for who is nearest."""
        if self.eyes.value:
            self._looks[self.chosen] = cast("Look", self.eyes.value)
        else:
            self._looks.pop(self.chosen, None)
        self._list_targets(self._bridge.game)

    def _follow(self) -> None:
        game = self._bridge.game
        unit, target = game.unit(self._unit), game.units.get(self.chosen)
        able = target is not None and self.weapon.count() > 0 and unit.profile.shs is not None
        for widget in (self.column, self.odds, self.eyes, self.seen):
            widget.setVisible(able)
        self.past.show_target(game, unit, self.chosen, self.entries if able else ())
        for one, following in pairwise((self.target, *self.past.buttons.values())):
            self.setTabOrder(one, following)
        refused = self._refusal()
        self.shoot.setEnabled(refused is None and able)
        self.fault.setText("" if refused is None else f"{self._bridge.sentence(refused)} ({refused.rule})")
        self.fault.setVisible(refused is not None)
        self._show_still(game, unit)
        if target is None or not able:
            self.fold.clear()
            if refused is None:
                self.fault.setText(self.tr("There is nothing to shoot at, or nothing to shoot with."))
                self.fault.setVisible(True)
            if self._line is not None:
                self._line.clear()
            return
        self.eyes.choose(self._looks.get(target.id, ""))
        self.seen.setText(
            self.tr("The board says: {0}").format(sight_words.told(game, unit, target, self._texts))
        )
        declaration = self._declaration(game, unit, target)
        self._show_trail(proposed(game, declaration))
        if self._line is not None:
            others = [game.unit(key).base for key in declaration.others]
            self._line.show_line(unit.base, target.base, bad=refused is not None, others=others)
            self._line.show_fan(game, unit, target)

    def _declaration(self, game: Game, unit: Unit, target: Unit) -> Declaration:
        """The shot, allowed or not."""
        look = self._looks.get(target.id) or sight.judged(game, unit, target)
        others = crossfire.bystanders(game, unit, target)
        weapon, looks = self.command.weapon, tuple(self._looks.items())
        try:
            still = shooter.stillness(game, unit, weapon, standing=self.still.isChecked())
        except Refused:
            still = ""
        made = Declaration("shot", self._unit, target.id, "shoot", one_sided=True, weapon=weapon)
        sheltered = shot.sheltered(game, unit, others, looks)
        return replace(
            made,
            covered=look == "covered",
            others=others,
            sheltered=sheltered,
            still=still,
            ignored=self.past.ignored,
        )

    def _show_still(self, game: Game, unit: Unit) -> None:
        """Standing still is a choice only where it brings something."""
        try:
            rules = [
                shooter.stillness(game, unit, self.command.weapon, standing=standing)
                for standing in (True, False)
            ]
        except (Refused, IndexError):
            rules = ["", ""]
        self.still.setVisible(rules[0] != rules[1])
        self.still.setText(self.tr("Does not move ({0})").format(rules[0]))

    def _show_trail(self, shown: Trail) -> None:
        self.column.show_side(shown, shown.sides[0])
        self.fold.show_trail(shown)
        many = bool(shown.declaration.others)
        self.odds.setVisible(not many)
        self.chance.setVisible(many)
        self.struck.setVisible(many)
        if not many:
            self.odds.show_trail(shown)
            return
        self.chance.setText(
            self.tr("Into a fight: more odd than even dice hit another of these by chance (RG-36).")
        )
        self.struck.show_rows(expected(shown, self.tr("{0} · {1} of {2}")))

    def _refusal(self) -> Refused | None:
        if not self.chosen:
            return None
        try:
            self.command.decide(self._bridge.game)
        except Refused as refused:
            return refused
        return None

    def _shoot(self) -> None:
        if self.shoot.isEnabled():
            self._bridge.do(self.command)
