"""A unit's living card: current values with their reasons, weapons, abilities, and what can be done with it now."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from hellassist.app import abilities
from hellassist.app import words as game_words
from hellassist.app.texts import Texts
from hellassist.gui import terms
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs import printed
from hellassist.gui.dialogs.chips import Chip
from hellassist.gui.dialogs.flow import FlowRow
from hellassist.gui.dialogs.life_bar import LifeBar
from hellassist.gui.dialogs.panel import Button, SidePanel, words
from hellassist.gui.dialogs.power_table import PowerGrid
from hellassist.gui.dialogs.stat_cell import StatCell
from hellassist.gui.figures import number
from hellassist.gui.panels.pips import SideSign
from hellassist.rules import shot, stats
from hellassist.rules.commands import Activate, Command, DeclareFurther, DeclareMelee, DeclareShot, RemoveUnit
from hellassist.rules.contact import touching_enemies
from hellassist.rules.game import Game, Unit
from hellassist.rules.profile import Stat, Weapon, in_language
from hellassist.rules.refusal import Refused

STATS: tuple[Stat, ...] = ("mvt", "cbt", "shs", "def", "pr", "fth", "cmd")
FIELDS = {"def": ("def", "defence"), "pr": ("pr", "protection")}


class UnitCard(SidePanel):
    """Mirrors one unit. Placeholders, which no source attests, are marked with a tilde and said to be so."""

    shoot_wanted = Signal(str)
    correct_wanted = Signal(str)

    def __init__(self, bridge: SessionBridge, texts: Texts, unit: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._texts, self._unit = bridge, texts, unit
        self.head.insertWidget(0, SideSign(bridge.game.unit(unit).controller, self))
        self.kind = self.words(dim=True)
        self.body.addWidget(self.kind)
        self.life = LifeBar(self)
        self.left = self.words(strong=True)
        self.left.setWordWrap(False)
        self.body.addWidget(self.left)
        self.body.addWidget(self.life)
        self.stats = QHBoxLayout()
        self.stats.setSpacing(3)
        self.body.addLayout(self.stats)
        self.states = FlowRow(self)
        self.body.addWidget(self.states)
        self.parts = QVBoxLayout()
        self.parts.setSpacing(8)
        self.body.addLayout(self.parts)
        self.body.addStretch(1)
        self._fill_foot()
        self._fill_parts()
        self.show_game(bridge.game, bridge.game)

    # -- what can be done ----------------------------------------------------------------------------

    def _fill_foot(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(6)
        self.foot.addLayout(grid, 1)
        self.activate = self._doing(self.tr("Activate"), lambda: self._do(Activate(self._unit)))
        self.melee = self._doing(self.tr("Mêlée"), self._strike)
        self.shoot = self._doing(self.tr("Shoot…"), lambda: self.shoot_wanted.emit(self._unit))
        self.killed = self._doing(self.tr("Killed"), lambda: self._remove(killed=True))
        self.leaves = self._doing(self.tr("Leaves"), lambda: self._remove(killed=False))
        self.correct = self._doing(self.tr("Correct…"), lambda: self.correct_wanted.emit(self._unit))
        self.leaves.setAccessibleName(self.tr("Leaves the table"))
        self.killed.setToolTip(self.tr("It falls: its base leaves the table and counts as lost"))
        self.leaves.setToolTip(self.tr("It leaves the table alive"))
        for place, button in enumerate(
            (self.activate, self.melee, self.shoot, self.killed, self.leaves, self.correct)
        ):
            grid.addWidget(button, place // 3, place % 3)
            grid.setColumnStretch(place % 3, 1)

    def _doing(self, text: str, do: Callable[[], object]) -> Button:
        made = self.button(text)
        made.setProperty("tip", "")
        made.clicked.connect(lambda _=False: do())
        return made

    def _do(self, command: Command) -> bool:
        return self._bridge.do(command)

    def _remove(self, *, killed: bool) -> None:
        if self._do(RemoveUnit(self._unit, killed=killed)):
            self.closed.emit()

    def _strike(self) -> None:
        game = self._bridge.game
        enemies = touching_enemies(game, game.unit(self._unit))
        if len(enemies) == 1:
            self._do(_strike(game, self._unit, enemies[0].id))
            return
        menu = QMenu(self)
        for enemy in enemies:
            action = menu.addAction(enemy.name(self._texts.language).replace("&", "&&"))
            action.triggered.connect(
                lambda _=False, target=enemy.id: self._do(_strike(game, self._unit, target))
            )
        menu.popup(self.melee.mapToGlobal(QPoint(0, self.melee.height())))

    def _offer(self, button: Button, why_not: Refused | None) -> None:
        if not button.property("tip"):
            button.setProperty("tip", button.toolTip() or button.text())
        button.setEnabled(why_not is None)
        tip = str(button.property("tip")) if why_not is None else self._bridge.sentence(why_not)
        button.setToolTip(tip)
        button.setAccessibleDescription(tip)

    def _show_doings(self, game: Game, unit: Unit) -> None:
        enemies = touching_enemies(game, unit) if unit.on_table else ()
        other = enemies[0] if enemies else next(iter(game.enemies_of(unit)), unit)
        self._offer(self.activate, _refusal(game, Activate(unit.id)))
        self._offer(self.melee, _refusal(game, _strike(game, unit.id, other.id)))
        self._offer(self.shoot, _cannot_shoot(game, unit))
        self._offer(self.killed, _refusal(game, RemoveUnit(unit.id)))
        self._offer(self.leaves, _refusal(game, RemoveUnit(unit.id, killed=False)))
        self._offer(self.correct, Refused("attack_open", "CC-25") if game.attack is not None else None)

    # -- what the card says --------------------------------------------------------------------------

    def show_game(self, before: Game, game: Game) -> None:
        """Mirror the unit as it stands."""
        del before
        unit = game.units.get(self._unit)
        if unit is None:
            self.closed.emit()
            return
        profile = unit.profile
        self.title.setText(unit.name(self._texts.language))
        self.kind.setText(printed.head(profile, game.companies[unit.owner].name))
        self.life.show_life(unit.life, profile.life, profile.threshold)
        doubt = printed.doubtful(profile, "life")
        text = self.tr("{0} of {1}{2} LP").format(max(unit.life, 0), profile.life, doubt)
        if profile.threshold is not None:
            text = self.tr("{0}, wounded at {1}{2}").format(
                text, profile.threshold, printed.doubtful(profile, "threshold")
            )
        self.left.setText(text)
        self._show_stats(game, unit)
        on = terms.states(game, unit)
        self.states.show_widgets([Chip(word, "penalty", "", self.states) for word in on])
        self.states.setVisible(bool(on))
        self._show_doings(game, unit)

    def _show_stats(self, game: Game, unit: Unit) -> None:
        while (item := self.stats.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for stat in STATS:
            score = unit.profile.score(stat)
            if score is None:
                continue
            said = stats.modifiers(game, unit, stat)
            reasons = [f"{self._texts.modifier(modifier, game)} ({modifier.rule})" for modifier in said]
            cell = StatCell(
                self._texts.word(game_words.STATS, stat),
                stats.value(game, unit, stat) or 0,
                score,
                reasons,
                doubt=printed.doubtful(unit.profile, *FIELDS.get(stat, (stat,))),
                wounded=unit.has("wounded") and game.edition.green_replaces_wounded,
                parent=self,
            )
            self.stats.addWidget(cell, 1)

    def _fill_parts(self) -> None:
        profile, language = self._bridge.game.unit(self._unit).profile, self._texts.language
        for index, weapon in enumerate(profile.weapons):
            self._add_weapon(weapon, f"weapons.{index}")
        known = [abilities.printed(ability, language) for ability in profile.abilities if not ability.text]
        if known:
            self._add_text(self.tr("Abilities"), "", ", ".join(known))
        for ability in profile.abilities:
            if ability.text:
                self._add_text(abilities.printed(ability, language), "", ability.text)
        for index, order in enumerate(profile.orders):
            doubt = printed.doubtful(profile, f"orders.{index}.cost", f"orders.{index}.trigger")
            acts = [in_language(act.text, language) for act in order.acts if act.text]
            body = "\n".join(part for part in (in_language(order.text, language), *acts) if part)
            self._add_text(in_language(order.names, language), printed.order_header(order) + doubt, body)
        for aura in profile.auras:
            body = in_language(aura.text, language)
            self._add_text(in_language(aura.names, language), printed.aura_header(aura), body)
        for spell in profile.spells:
            self._add_text(
                in_language(spell.names, language), spell.target, in_language(spell.text, language)
            )
        if profile.transformation is not None:
            change = profile.transformation
            text = in_language(change.text, language) or change.condition
            self._add_text(self.tr("Transformation"), "", text)
        if profile.special:
            self._add_text(self.tr("Special"), "", in_language(profile.special, language))
        if profile.keywords:
            marks = [
                printed.word(key).capitalize() + printed.doubtful(profile, f"keywords.{key}")
                for key in sorted(profile.keywords)
            ]
            self._add_text(self.tr("Keywords"), "", ", ".join(marks))
        if profile.placeholders:
            self.parts.addWidget(
                self.words(
                    self.tr("~ A placeholder: no source attests this. Set it from your own card."), dim=True
                )
            )

    def _add_text(self, name: str, header: str, text: str) -> None:
        part = QVBoxLayout()
        part.setSpacing(0)
        part.addWidget(self.words(name, strong=True))
        if header:
            part.addWidget(self.words(header, dim=True))
        if text:
            part.addWidget(self.words(text))
        self.parts.addLayout(part)

    def _add_weapon(self, weapon: Weapon, field: str) -> None:
        profile = self._bridge.game.unit(self._unit).profile
        language = self._texts.language
        part = QVBoxLayout()
        part.setSpacing(2)
        named = in_language(weapon.names, language) + printed.doubtful(profile, f"{field}.name")
        part.addWidget(self.words(named, strong=True))
        facts = []
        if weapon.types:
            types = ", ".join(printed.word(kind) for kind in weapon.types)
            facts.append(types + printed.doubtful(profile, f"{field}.types"))
        if weapon.range is not None:
            far = number(weapon.range, 0 if weapon.range % 1 == 0 else 1)
            facts.append(
                self.tr("Range {0} fathoms").format(far) + printed.doubtful(profile, f"{field}.range")
            )
        facts += [abilities.printed(ability, language) for ability in weapon.abilities]
        if weapon.blast is not None:
            blast = weapon.blast
            power = "–" if blast.power is None else str(blast.power)
            facts.append(self.tr("{0} {1}/{2}").format(printed.word(blast.shape), blast.difficulty, power))
        if facts:
            part.addWidget(words(self, " · ".join(facts), dim=True))
        if weapon.table:
            doubts = tuple(
                printed.doubtful(profile, f"{field}.table.{hits}", f"{field}.table_") for hits in range(1, 6)
            )
            part.addWidget(PowerGrid(weapon.table, self._texts, self, doubts))
        self.parts.addLayout(part)


def _strike(game: Game, unit: str, target: str) -> Command:
    """Mêlée, or the further sequence that is due to the unit (SA-073)."""
    now = game.activation
    if now is not None and now.unit == unit and now.due:
        return DeclareFurther(unit, target)
    return DeclareMelee(unit, target)


def _refusal(game: Game, command: Command) -> Refused | None:
    try:
        command.decide(game)
    except Refused as refused:
        return refused
    return None


def _cannot_shoot(game: Game, unit: Unit) -> Refused | None:
    """Why it can shoot at nobody; None if it can at somebody."""
    if not unit.on_table:
        return Refused("not_on_table", "TD-24", unit=unit.id)
    weapons = [index for index, weapon in enumerate(unit.profile.weapons_for("ranged")) if weapon.table]
    if unit.profile.shs is None or not weapons:
        return Refused("no_ranged_weapon", "UN-18", unit=unit.id)
    why_not: Refused | None = None
    enemies = sorted(game.enemies_of(unit), key=lambda enemy: shot.shooting_distance(game, unit, enemy))
    for enemy in enemies:
        refused = _refusal(game, DeclareShot(unit.id, enemy.id, weapons[0]))
        if refused is None:
            return None
        why_not = why_not or refused
    return why_not or Refused("no_ranged_weapon", "UN-18", unit=unit.id)
