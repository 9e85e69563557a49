"""Shooting: at whom, with what, from how far, and whether the target has cover."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from hellassist.app import words
from hellassist.app.texts import Texts
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.chips import Chip
from hellassist.gui.dialogs.flow import FlowRow
from hellassist.gui.dialogs.pages import table_text
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.figures import number
from hellassist.rules import shot
from hellassist.rules.commands import DeclareShot
from hellassist.rules.profile import in_language
from hellassist.rules.refusal import Refused


class ShootPanel(SidePanel):
    """Declares a shot of *unit*. Every enemy is offered, the nearest first; the rules say which may be chosen."""

    def __init__(self, bridge: SessionBridge, texts: Texts, unit: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._texts, self._unit = bridge, texts, unit
        game = bridge.game
        shooter = game.unit(unit)
        self.title.setText(self.tr("{0} shoots").format(shooter.name(texts.language)))
        self.weapon = QComboBox(self)
        for index, weapon in enumerate(shooter.profile.weapons_for("ranged")):
            if weapon.table:
                self.weapon.addItem(in_language(weapon.names, texts.language), index)
        self.target = QComboBox(self)
        ranked = sorted(
            game.enemies_of(shooter), key=lambda enemy: shot.shooting_distance(game, shooter, enemy)
        )
        for enemy in ranked:
            distance = number(shot.shooting_distance(game, shooter, enemy))
            self.target.addItem(
                self.tr("{0} · {1} fathoms").format(enemy.name(texts.language), distance), enemy.id
            )
        for box in (self.weapon, self.target):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(8)
        self.cover = QCheckBox(self.tr("The target has cover"), self)
        self.cover.setToolTip(
            self.tr("At least half of it is hidden, and it is within a fathom of what hides it (RG-13).")
        )
        self.chips = FlowRow(self)
        self.table = self.words(dim=True)
        self.fault = self.words(danger=True)
        for text, box in ((self.tr("Weapon"), self.weapon), (self.tr("Target"), self.target)):
            self.body.addWidget(self.words(text, dim=True))
            self.body.addWidget(box)
            box.setAccessibleName(text)
        for widget in (self.cover, self.chips, self.table, self.fault):
            self.body.addWidget(widget)
        self.body.addStretch(1)
        self.cancel = self.button(self.tr("Cancel"))
        self.shoot = self.button(self.tr("Shoot"), primary=True)
        self.foot.addWidget(self.cancel)
        self.foot.addStretch(1)
        self.foot.addWidget(self.shoot)
        self.cancel.clicked.connect(self.closed)
        self.shoot.clicked.connect(self._shoot)
        for box in (self.weapon, self.target):
            box.currentIndexChanged.connect(self._show)
        self.cover.toggled.connect(self._show)
        self.setFocusProxy(self.target)
        self._show()

    @property
    def command(self) -> DeclareShot:
        """The shot as it stands."""
        return DeclareShot(
            self._unit,
            self.target.currentData() or "",
            self.weapon.currentData() or 0,
            self.cover.isChecked(),
        )

    def _show(self) -> None:
        game = self._bridge.game
        shooter = game.unit(self._unit)
        if self.target.currentData() is None or self.weapon.currentData() is None:
            self.shoot.setEnabled(False)
            self.fault.setText(self.tr("There is nothing to shoot at, or nothing to shoot with."))
            return
        target = game.unit(self.target.currentData())
        weapon = shooter.profile.weapons_for("ranged")[self.weapon.currentData()]
        distance = shot.shooting_distance(game, shooter, target)
        band = shot.band_at(game, weapon, distance)
        name = self._texts.word(words.BANDS, band.name)
        chips = [
            Chip(self.tr("Range {0}").format(number(weapon.range or 0, 0)), "base", "UN-45", self.chips),
            Chip(self.tr("{0}: {1}").format(name, band.difficulty), "base", "RG-19", self.chips),
        ]
        self.table.setText(self.tr("1 to 5 hits: {0}").format(table_text(weapon.table, self._texts)))
        refused = self._refusal()
        self.fault.setText("" if refused is None else self._bridge.sentence(refused))
        self.fault.setVisible(refused is not None)
        self.shoot.setEnabled(refused is None)
        self.chips.show_widgets(list(chips))

    def _refusal(self) -> Refused | None:
        try:
            self.command.decide(self._bridge.game)
        except Refused as refused:
            return refused
        return None

    def _shoot(self) -> None:
        if self._bridge.do(self.command):
            self.closed.emit()
