"""Shooting: at whom, with what, from how far, and whether the target has cover."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from hellassist.app import words as game_words
from hellassist.app.texts import Texts
from hellassist.app.trail import Trail, proposed
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.chips import Chip
from hellassist.gui.dialogs.choice import Choice
from hellassist.gui.dialogs.flow import FlowRow
from hellassist.gui.dialogs.odds_bars import OddsBars
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.dialogs.side_column import SideColumn
from hellassist.gui.figures import number
from hellassist.gui.table.fire_line import FireLine
from hellassist.rules import shot, sight
from hellassist.rules.commands import DeclareShot
from hellassist.rules.game import Declaration, Game, Unit
from hellassist.rules.profile import in_language
from hellassist.rules.refusal import Refused

ROW = 40
LOW = 640
"""Pixels below which the panel is short of room."""


class ShootPanel(SidePanel):
    """Declares a shot of *unit*. Every enemy is offered, the nearest first; the rules say which may be chosen."""

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
        shooter = bridge.game.unit(unit)
        self.title.setText(self.tr("{0} shoots").format(shooter.name(texts.language)))
        self.weapon = Choice(self)
        for index, weapon in enumerate(shooter.profile.weapons_for("ranged")):
            if weapon.table:
                self.weapon.addItem(in_language(weapon.names, texts.language), index)
        self.weapon.setAccessibleName(self.tr("Weapon"))
        self.weapon.setVisible(self.weapon.count() > 1)
        self.target = QListWidget(self)
        self.target.setObjectName("targets")
        self.target.setAccessibleName(self.tr("Target"))
        self.target.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.target.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.fault = self.words(danger=True)
        self.board = self._segment(self.tr("By the board"), on=True)
        self.open = self._segment(self.tr("In the open"), on=False)
        self.cover = self._segment(self.tr("In cover"), on=False)
        self.seen = self.words()
        self.chips = FlowRow(self)
        self.column = SideColumn(texts, self)
        self.column.without_unit()
        self.odds = OddsBars(self)
        self._arrange()
        self.weapon.currentIndexChanged.connect(lambda: self._list_targets(bridge.game))
        self.target.currentRowChanged.connect(self._follow)
        for button in (self.board, self.open, self.cover):
            button.clicked.connect(self._follow)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            QShortcut(
                QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut
            ).activated.connect(self._shoot)
        self.setFocusProxy(self.target)
        self._list_targets(bridge.game)

    def _arrange(self) -> None:
        self.body.addWidget(self.weapon)
        self.body.addWidget(self.words(self.tr("Target, the nearest first"), dim=True))
        for widget in (self.target, self.fault, self.chips):
            self.body.addWidget(widget)
        row = QHBoxLayout()
        row.setSpacing(0)
        for button in (self.board, self.open, self.cover):
            row.addWidget(button, 1)
        self.body.addLayout(row)
        self.body.addWidget(self.seen)
        self.body.addWidget(self.column)
        self.body.addWidget(
            self.words(
                self.tr(
                    "In cover: at least half of the figure is hidden from the shooter's eye, and it is within a "
                    "fathom of what hides it (RG-13). Your eyes count for more than the board."
                ),
                dim=True,
            )
        )
        self.body.addStretch(1)
        self.whole.insertWidget(2, self.odds)
        self.cancel = self.button(self.tr("Cancel"))
        self.shoot = self.button(self.tr("Shoot"), primary=True)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.shoot, 1)
        self.cancel.clicked.connect(self.closed)
        self.shoot.clicked.connect(self._shoot)

    def _segment(self, text: str, *, on: bool) -> QPushButton:
        made = QPushButton(text, self)
        made.setCheckable(True)
        made.setAutoExclusive(True)
        made.setChecked(on)
        made.setProperty("segment", "true")
        return made

    # -- the shot as it stands -----------------------------------------------------------------------

    @property
    def chosen(self) -> str:
        """The id of the target, "" if there is none."""
        row = self.target.currentRow()
        return "" if row < 0 else str(self.target.item(row).data(Qt.ItemDataRole.UserRole))

    def choose(self, unit: str) -> None:
        """Aim at this one."""
        for row in range(self.target.count()):
            if self.target.item(row).data(Qt.ItemDataRole.UserRole) == unit:
                self.target.setCurrentRow(row)

    @property
    def command(self) -> DeclareShot:
        """What would be declared."""
        covered = None if self.board.isChecked() else self.cover.isChecked()
        return DeclareShot(self._unit, self.chosen, self.weapon.currentData() or 0, covered=covered)

    def show_game(self, before: Game, game: Game) -> None:
        """Follow what happens on the board meanwhile."""
        del before
        if self._unit not in game.units or not game.units[self._unit].on_table:
            self.closed.emit()
        else:
            self._list_targets(game)

    def dress(self) -> None:
        super().dress()
        self._follow()

    def _list_targets(self, game: Game) -> None:
        shooter, kept = game.unit(self._unit), self.chosen
        self.target.blockSignals(True)
        self.target.clear()
        ranked = sorted(
            game.enemies_of(shooter), key=lambda enemy: shot.shooting_distance(game, shooter, enemy)
        )
        for enemy in ranked:
            item = QListWidgetItem(self._row(game, shooter, enemy))
            item.setData(Qt.ItemDataRole.UserRole, enemy.id)
            self.target.addItem(item)
        self._fit_targets()
        self.target.blockSignals(False)
        self.target.setCurrentRow(0)
        self.choose(kept)
        self._follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_targets()

    def _fit_targets(self) -> None:
        """A few in sight, more of them where there is room."""
        most = 2 if self.height() < LOW else 4
        self.target.setFixedHeight(ROW * min(max(self.target.count(), 1), most) + 4)

    def _row(self, game: Game, shooter: Unit, enemy: Unit) -> str:
        distance = shot.shooting_distance(game, shooter, enemy)
        return self.tr("{0} · {1} fathoms").format(enemy.name(self._texts.language), number(distance))

    def _follow(self) -> None:
        game = self._bridge.game
        shooter, target = game.unit(self._unit), game.units.get(self.chosen)
        able = target is not None and self.weapon.count() > 0 and shooter.profile.shs is not None
        for widget in (self.chips, self.column, self.odds, self.board, self.open, self.cover, self.seen):
            widget.setVisible(able)
        refused = self._refusal()
        self.shoot.setEnabled(refused is None and able)
        self.fault.setText("" if refused is None else self._bridge.sentence(refused))
        self.fault.setVisible(refused is not None)
        if target is None or not able:
            if refused is None:
                self.fault.setText(self.tr("There is nothing to shoot at, or nothing to shoot with."))
                self.fault.setVisible(True)
            if self._line is not None:
                self._line.clear()
            return
        look = sight.judged(game, shooter, target)
        self.seen.setText(self._look(look))
        covered = self.cover.isChecked() or (self.board.isChecked() and look == "covered")
        weapon = self.command.weapon
        declaration = Declaration("shot", self._unit, target.id, "shoot", True, weapon, covered=covered)
        self._show_trail(proposed(game, declaration))
        if self._line is not None:
            self._line.show_line(shooter.base, target.base, bad=refused is not None)

    def _look(self, look: sight.Look) -> str:
        """What the board tells of cover, and that the players' eyes count for more (RG-14)."""
        match look:
            case "covered":
                return self.tr("The board says: in cover.")
            case "hidden":
                return self.tr("The board says: wholly hidden.")
            case "clear":
                return self.tr("The board says: in the open.")
        return self.tr("The board cannot tell: look from the shooter's eye.")

    def _show_trail(self, shown: Trail) -> None:
        weapon, band = shown.sides[0].weapon, shown.band
        assert weapon is not None
        assert band is not None
        name = self._texts.word(game_words.BANDS, band.name)
        self.chips.show_widgets(
            [
                Chip(self.tr("Range {0}").format(number(weapon.range or 0, 0)), "base", "UN-45", self.chips),
                Chip(
                    self.tr("{0}: difficulty {1}").format(name, band.difficulty), "base", "RG-19", self.chips
                ),
            ]
        )
        self.column.show_side(shown, shown.sides[0])
        self.odds.show_trail(shown)

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
