"""A unit's living card: current values with their reasons, weapons, abilities, and what can be done with it now."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from hellassist.app import words
from hellassist.app.texts import Texts
from hellassist.gui import terms
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.chips import Chip
from hellassist.gui.dialogs.flow import FlowRow
from hellassist.gui.dialogs.pages import table_text
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.figures import number
from hellassist.gui.panels.pips import SideSign
from hellassist.rules import activation, stats
from hellassist.rules.commands import Activate, DeclareMelee
from hellassist.rules.contact import touching_enemies
from hellassist.rules.game import Game, Unit
from hellassist.rules.profile import Ability, Stat, Weapon, in_language
from hellassist.rules.refusal import Refused

STATS: tuple[Stat, ...] = ("mvt", "cbt", "shs", "def", "pr", "fth", "cmd")


class UnitCard(SidePanel):
    """Mirrors one unit. Placeholders, which no source attests, are marked with a tilde and said to be so."""

    shoot_wanted = Signal(str)
    correct_wanted = Signal(str)

    def __init__(self, bridge: SessionBridge, texts: Texts, unit: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._texts, self._unit = bridge, texts, unit
        self._head = QHBoxLayout()
        self._head.addWidget(SideSign(bridge.game.unit(unit).controller, self))
        self.life = self.words(strong=True)
        self._head.addWidget(self.life, 1)
        self.body.addLayout(self._head)
        self.stats = FlowRow(self)
        self.body.addWidget(self.stats)
        self.lines = QGridLayout()
        self.lines.setVerticalSpacing(4)
        self.body.addLayout(self.lines)
        self.doubt = self.words(dim=True)
        self.body.addWidget(self.doubt)
        self.doings = FlowRow(self)
        self.body.addWidget(self.doings)
        self.body.addStretch(1)
        self.correct = self.button(self.tr("Correct…"))
        self.close_ = self.button(self.tr("Close"), primary=True)
        self.foot.addWidget(self.correct)
        self.foot.addStretch(1)
        self.foot.addWidget(self.close_)
        self.correct.clicked.connect(lambda: self.correct_wanted.emit(unit))
        self.close_.clicked.connect(self.closed)
        self.show_game(bridge.game)

    def show_game(self, game: Game) -> None:
        """Mirror the unit as it stands."""
        unit = game.unit(self._unit)
        profile = unit.profile
        self.title.setText(unit.name(self._texts.language))
        threshold = "" if profile.threshold is None else self.tr(", wounded at {0}").format(profile.threshold)
        mark = self._mark(unit, "life")
        self.life.setText(self.tr("{0} of {1}{2} LP{3}").format(unit.life, profile.life, mark, threshold))
        on = terms.states(game, unit)
        chips = [self._stat(game, unit, stat) for stat in STATS if profile.score(stat) is not None]
        chips += [Chip(word, "penalty", "", self.stats) for word in on]
        self.stats.show_widgets(list(chips))
        self._show_lines(unit)
        unsure = bool(profile.placeholders)
        self.doubt.setText(
            self.tr("~ marks a placeholder: no source attests this figure. Set it from your own card.")
        )
        self.doubt.setVisible(unsure)
        self.doings.show_widgets(list(self._buttons(game, unit)))

    def _mark(self, unit: Unit, field: str) -> str:
        return (
            "~"
            if any(path == field or path.startswith(field + ".") for path in unit.profile.placeholders)
            else ""
        )

    def _stat(self, game: Game, unit: Unit, stat: Stat) -> Chip:
        value, score = stats.value(game, unit, stat), unit.profile.score(stat)
        reasons = [self._texts.modifier(modifier, game) for modifier in stats.modifiers(game, unit, stat)]
        kind = (
            "base"
            if score is None or value == score.red
            else "bonus"
            if (value or 0) > score.red
            else "penalty"
        )
        field = {"def": "defence", "pr": "protection"}.get(stat, stat)
        mark = self._mark(unit, field) or self._mark(unit, stat)
        chip = Chip(f"{self._texts.word(words.STATS, stat)} {value}{mark}", kind, "", self.stats)
        if score is not None:
            printed = str(score.red) if score.green is None else f"{score.red}/{score.green}"
            chip.setToolTip("\n".join([self.tr("printed {0}").format(printed), *reasons]))
        return chip

    def _show_lines(self, unit: Unit) -> None:
        while (item := self.lines.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.deleteLater()
        for row, (name, text) in enumerate(self._lines(unit)):
            self.lines.addWidget(self.words(name, dim=True), row, 0)
            self.lines.addWidget(self.words(text), row, 1)
        self.lines.setColumnStretch(1, 1)

    def _lines(self, unit: Unit) -> list[tuple[str, str]]:
        profile, language = unit.profile, self._texts.language
        lines = [
            (in_language(weapon.names, language), self._weapon(weapon) + self._mark(unit, f"weapons.{index}"))
            for index, weapon in enumerate(profile.weapons)
        ]
        if profile.abilities:
            lines.append(
                (self.tr("Abilities"), ", ".join(_ability(ability) for ability in profile.abilities))
            )
        lines += [
            (in_language(order.names, language), in_language(order.text, language))
            for order in profile.orders
        ]
        lines += [
            (in_language(aura.names, language), in_language(aura.text, language)) for aura in profile.auras
        ]
        if profile.keywords:
            lines.append((self.tr("Keywords"), ", ".join(sorted(profile.keywords))))
        return lines

    def _weapon(self, weapon: Weapon) -> str:
        parts = [", ".join(weapon.types)] if weapon.types else []
        if weapon.range is not None:
            parts.append(self.tr("Range {0}").format(number(weapon.range, 0)))
        if weapon.table:
            parts.append(table_text(weapon.table, self._texts))
        return " · ".join(parts)

    def _buttons(self, game: Game, unit: Unit) -> list[QWidget]:
        if not _may_act(game, unit):
            return []
        found: list[QWidget] = []
        if game.activation is None:
            begin = self.button(self.tr("Activate"))
            begin.clicked.connect(lambda: self._bridge.do(Activate(unit.id)))
            found.append(begin)
        for enemy in touching_enemies(game, unit):
            strike = self.button(self.tr("Mêlée: {0}").format(enemy.name(self._texts.language)))
            strike.clicked.connect(
                lambda _=False, target=enemy.id: self._bridge.do(DeclareMelee(unit.id, target))
            )
            found.append(strike)
        if unit.profile.shs is not None and unit.profile.weapons_for("ranged"):
            shoot = self.button(self.tr("Shoot…"))
            shoot.clicked.connect(lambda: self.shoot_wanted.emit(unit.id))
            found.append(shoot)
        return found


def _may_act(game: Game, unit: Unit) -> bool:
    try:
        activation.check_may_act(game, unit)
    except Refused:
        return False
    return True


def _ability(ability: Ability) -> str:
    name = ability.id.replace("_", " ").capitalize()
    inside = f" ({ability.keyword})" if ability.keyword else ""
    return f"{name}{inside} {ability.x}" if ability.x > 1 else f"{name}{inside}"
