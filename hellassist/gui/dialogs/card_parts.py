"""What is printed on a card and does not change: weapons, abilities with what they do, orders, auras, spells."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hellassist.app.words import abilities, meanings, power_words
from hellassist.app.words.texts import Texts
from hellassist.gui.dialogs import printed
from hellassist.gui.dialogs.panel import words
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.plain import breakable
from hellassist.gui.widgets.chips import Chip
from hellassist.gui.widgets.power_table import PowerGrid
from hellassist.rules.game import Power
from hellassist.rules.profile import Ability, Profile, Weapon, in_language

Face = Literal["front", "back", "both"]
"""Of the printed card: abilities stand on its front, the rest on its back (UN-10)."""

TABLE = "UN-37"
"""The rule of power tables."""
BLASTS = {"explosion": "EX-01", "impact": "BL-01", "cloud": "BL-01"}
HEADERS = {"order": "EF-17", "aura": "EF-20"}
SPELL = "LE-29"


class CardParts(QWidget):
    """Placeholders, which no source attests, are marked with a tilde and said to be so."""

    def __init__(
        self, profile: Profile, texts: Texts, parent: QWidget | None = None, face: Face = "both"
    ) -> None:
        super().__init__(parent)
        self._profile, self._texts = profile, texts
        self.parts = QVBoxLayout(self)
        self.parts.setContentsMargins(0, 0, 0, 0)
        self.parts.setSpacing(8)
        if face != "front":
            for index, weapon in enumerate(profile.weapons):
                self._add_weapon(weapon, f"weapons.{index}")
        if face != "back":
            self._add_abilities()
        if face != "front":
            self._add_powers()
            self._add_keywords()
        if face != "front" and profile.placeholders:
            legend = self.tr("~ A placeholder: no source attests this. Set it from your own card.")
            self.parts.addWidget(words(self, legend, dim=True))

    def _add_abilities(self) -> None:
        if self._profile.abilities:
            self.parts.addWidget(words(self, self.tr("Abilities"), strong=True))
        for ability in self._profile.abilities:
            self._add_ability(ability, "abilities")

    def _add_powers(self) -> None:
        """Orders, auras, spells and what else a card says in words."""
        profile, language = self._profile, self._texts.language
        for index in range(len(profile.orders)):
            self._add_power(Power("order", index))
        for index in range(len(profile.auras)):
            self._add_power(Power("aura", index))
        for effect in profile.uncategorised:
            self._add_text(in_language(effect.names, language), "", in_language(effect.text, language))
        for index, spell in enumerate(profile.spells):
            does = ", ".join(power_words.act_words(act, self._texts) for act in spell.acts)
            header = printed.spell_header(spell) + printed.header_doubt(profile, "spell", index)
            body = in_language(spell.text, language) or does
            body += printed.doubtful(profile, f"spells.{index}.acts")
            self._add_text(in_language(spell.names, language), header, body, SPELL)
        if profile.transformation is not None:
            change = profile.transformation
            text = in_language(change.text, language) or change.condition
            self._add_text(self.tr("Transformation"), "", text, "UN-67")
        if profile.special:
            self._add_text(self.tr("Special"), "", in_language(profile.special, language))

    def _add_keywords(self) -> None:
        profile = self._profile
        if profile.keywords:
            marks = [
                printed.word(key).capitalize() + printed.doubtful(profile, f"keywords.{key}")
                for key in sorted(profile.keywords)
            ]
            self._add_text(self.tr("Keywords"), "", ", ".join(marks), "UN-49")

    def _add_ability(self, ability: Ability, field: str) -> None:
        """Its name, what it does, its rule; and what the players must see to themselves."""
        language = self._texts.language
        meaning = meanings.of_ability(ability, self._texts.translate)
        says = ability.text or (meaning.says if meaning is not None else "")
        mark = meanings.left_to_players(ability)
        head = QHBoxLayout()
        doubt = printed.ability_doubt(self._profile, field, ability)
        named = abilities.printed(ability, language) + doubt
        head.addWidget(words(self, breakable(named)), 1)
        if meaning is not None:
            head.addWidget(Chip(meaning.rule, "base", meaning.rule, self))
        part = QVBoxLayout()
        part.setSpacing(0)
        part.addLayout(head)
        if says:
            part.addWidget(words(self, says, dim=True))
        if mark:
            part.addWidget(words(self, self._texts.translate("abilities", mark), danger=True))
        self.parts.addLayout(part)

    def _add_power(self, power: Power) -> None:
        """An order or an aura: its header, its text, and what of it is done by hand."""
        profile, language = self._profile, self._texts.language
        if power.kind == "order":
            order = profile.orders[power.index]
            doubt = printed.header_doubt(profile, "order", power.index)
            names, text, header, acts = (
                order.names,
                order.text,
                printed.order_header(order) + doubt,
                order.acts,
            )
        else:
            aura = profile.auras[power.index]
            doubt = printed.header_doubt(profile, "aura", power.index)
            names, text, header, acts = (
                aura.names,
                aura.text,
                printed.aura_header(aura) + doubt,
                aura.acts,
            )
        does = [power_words.act_words(act, self._texts) for act in acts]
        body = in_language(text, language) or ", ".join(does)
        if text and (by_hand := [in_language(act.text, language) for act in acts if act.text]):
            body = "\n".join((body, *by_hand))
        body += printed.doubtful(profile, f"{power.kind}s.{power.index}.acts")
        self._add_text(in_language(names, language), header, body, HEADERS[power.kind])

    def _add_text(self, name: str, header: str, text: str, rule: str = "") -> None:
        part = QVBoxLayout()
        part.setSpacing(0)
        part.addLayout(self._named(name, rule))
        if header:
            part.addWidget(words(self, header, dim=True))
        if text:
            part.addWidget(words(self, breakable(text)))
        self.parts.addLayout(part)

    def _named(self, name: str, rule: str) -> QHBoxLayout:
        """The name of a part, with the rule that it follows."""
        head = QHBoxLayout()
        head.addWidget(words(self, breakable(name), strong=True), 1)
        if rule:
            head.addWidget(Chip(rule, "base", rule, self), 0, Qt.AlignmentFlag.AlignTop)
        return head

    def _add_weapon(self, weapon: Weapon, field: str) -> None:
        profile = self._profile
        language = self._texts.language
        part = QVBoxLayout()
        part.setSpacing(2)
        named = in_language(weapon.names, language) + printed.doubtful(profile, f"{field}.name")
        part.addLayout(self._named(named, BLASTS[weapon.blast.shape] if weapon.blast else TABLE))
        facts = []
        if weapon.types:
            types = ", ".join(printed.word(kind) for kind in weapon.types)
            facts.append(types + printed.doubtful(profile, f"{field}.types"))
        if weapon.range is not None:
            far = number(weapon.range, 0 if weapon.range % 1 == 0 else 1)
            facts.append(
                self.tr("Range {0} fathoms").format(far) + printed.doubtful(profile, f"{field}.range")
            )
        if weapon.blast is not None:
            blast = weapon.blast
            power = "–" if blast.power is None else str(blast.power)
            facts.append(self.tr("{0} {1}/{2}").format(printed.word(blast.shape), blast.difficulty, power))
            if blast.shape == "explosion":
                facts.append(self.tr("radius {0}").format(number(blast.radius, 0)))
        if facts:
            part.addWidget(words(self, " · ".join(facts), dim=True))
        if weapon.table:
            doubts = tuple(
                printed.doubtful(profile, f"{field}.table.{hits}", f"{field}.table_") for hits in range(1, 6)
            )
            part.addWidget(PowerGrid(weapon.table, self._texts, self, doubts))
        self.parts.addLayout(part)
        for ability in weapon.abilities:
            self._add_ability(ability, f"{field}.abilities")
