"""The blocks of the editor for a weapon, an order, an aura or a spell."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from hellassist.app.cards import card_typing
from hellassist.app.cards.card_check import Checked
from hellassist.app.cards.card_draft import Draft, Path, at, unmarked
from hellassist.app.words import abilities, meanings, power_words
from hellassist.app.words import words as game_words
from hellassist.app.words.texts import Texts
from hellassist.gui.cards.fields import ChoiceField, Field, LineField, TextField
from hellassist.gui.cards.word_field import WordField
from hellassist.gui.dialogs import printed
from hellassist.gui.dialogs.panel import Button, words
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.spoken import language, told
from hellassist.gui.looks.theme import GAP, TOUCH
from hellassist.gui.widgets.power_table import column_text

RANGE_WIDE = 96


class Block(QFrame):
    """One of the tables of which a card has several."""

    gone = Signal()
    """It shall be taken out."""

    def __init__(self, kind: str, index: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("part")
        self.kind, self.index = kind, index
        self.fields: list[Field] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(10, 6, 10, 10)
        self.column.setSpacing(6)
        self.remove = Button("×", self)
        self.remove.setFixedWidth(TOUCH)
        self.remove.setProperty("quiet", "true")

    def path(self, *rest: str | int) -> Path:
        """The way to one of its entries."""
        return (self.kind, self.index, *rest)

    def add(self, field: Field) -> Field:
        """Take a field over."""
        self.fields.append(field)
        return field

    def add_remove(self, row: QHBoxLayout, tip: str) -> None:
        """The button that takes the block out, at the end of a row."""
        set_tip(self.remove, tip)
        self.remove.setAccessibleName(tip)
        spot = QVBoxLayout()
        spot.setSpacing(2)
        spot.addWidget(words(self, " ", dim=True))
        spot.addWidget(self.remove)
        spot.addStretch(1)
        row.addLayout(spot)
        self.remove.clicked.connect(self.gone)

    def row(self, *fields: tuple[Field, int]) -> QHBoxLayout:
        """Fields side by side, each with its stretch."""
        line = QHBoxLayout()
        line.setSpacing(GAP)
        for field, wide in fields:
            line.addWidget(field, wide)
        self.column.addLayout(line)
        return line

    def show_draft(self, draft: Draft) -> None:
        """Follow the draft in what is not a field."""


def tongue(draft: Draft, path: Path, language: str) -> str:
    """The language in which a text of the draft is shown and typed."""
    texts = at(draft, path)
    if not isinstance(texts, dict) or not texts or language in texts:
        return language
    return "en" if "en" in texts else str(next(iter(texts)))


class ColumnField(LineField):
    """A column of the power table. What comes with the damage is said below as it was understood."""

    def __init__(self, path: Path, label: str, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(
            path, label, parent, expand=lambda typed: card_typing.states_entry(typed, self._spoken)
        )
        self._texts = texts

    def _spoken(self, state: str) -> str:
        return self._texts.word(game_words.STATES, state)

    def show_checked(self, checked: Checked) -> None:
        del checked
        from hellassist.catalogue import notation

        text = unmarked(self.line.text())
        if not text:
            self.say("")
            return
        try:
            column = notation.column(text)
        except ValueError as wrong:
            self.say(told(wrong.args[0]), bad=True)
            return
        self.say(column_text(column, self._texts) if column.effects else "")


class WeaponBlock(Block):
    """A weapon with its table, or its blast."""

    def __init__(self, index: int, draft: Draft, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__("weapons", index, parent)
        spoken = tongue(draft, self.path("name"), texts.language)
        name = self.add(LineField(self.path("name", spoken), self.tr("Weapon"), self))
        uses = [(self.tr("close combat"), "close"), (self.tr("ranged"), "ranged")]
        self.use = ChoiceField(self.path("use"), self.tr("Use"), uses, self)
        self.add(self.use)
        self.range = self.add(LineField(self.path("range"), self.tr("Range"), self, wide=RANGE_WIDE))
        types = self.add(
            WordField(
                self.path("types"),
                self.tr("Damage types"),
                _types,
                self,
                hint=self.tr("Sharp, Blunt…"),
                spoken=printed.spoken,
            )
        )
        hits = (
            self.tr("1 hit"),
            self.tr("2 hits"),
            self.tr("3 hits"),
            self.tr("4 hits"),
            self.tr("5 hits"),
        )
        columns = [
            self.add(ColumnField(self.path("table", number), label, texts, self))
            for number, label in enumerate(hits)
        ]
        blast_hint = self.tr("Explosion (power 3/1)")
        self.blast = self.add(LineField(self.path("blast"), self.tr("or a blast"), self, hint=blast_hint))
        abilities = self.add(
            WordField(
                self.path("abilities"),
                self.tr("Abilities of the weapon"),
                lambda typed: card_typing.ability_offers(typed, "weapon", texts.language),
                self,
                hint=self.tr("eager 1…"),
                means=ability_meaning,
                spoken=ability_spoken,
            )
        )
        head = self.row((name, 3), (self.use, 2), (self.range, 0), (types, 3))
        self.add_remove(head, self.tr("Take this weapon out"))
        self.row(*((column, 1) for column in columns))
        self.row((self.blast, 1), (abilities, 1))

    def show_draft(self, draft: Draft) -> None:
        ranged = unmarked(str(at(draft, self.path("use")))) == "ranged"
        for field in (self.range, self.blast):
            shown = ranged or bool(at(draft, field.path))
            if field.isVisibleTo(self) != shown:
                field.setVisible(shown)


def _types(typed: str) -> list[str]:
    """Damage types; a card may print any other."""
    offers = card_typing.word_offers(typed, card_typing.DAMAGE_TYPES, printed.spoken)
    text = typed.strip()
    return offers or ([text[:1].upper() + text[1:]] if text else [])


def ability_meaning(word: str) -> str:
    """What an ability does, in a line."""
    from hellassist.app.cards.card_draft import ability_entry
    from hellassist.catalogue import notation

    try:
        ability = notation.ability(ability_entry(unmarked(word)))
    except ValueError:
        return ""
    meaning = meanings.of_ability(ability, QCoreApplication.translate)
    return meaning.says if meaning is not None else ""


def ability_spoken(word: str) -> str:
    """An ability of the rules in the language of the screen; any other as it is."""
    from hellassist.app.cards.card_draft import ability_entry
    from hellassist.catalogue import notation
    from hellassist.catalogue.known import known_abilities

    if ":" in word or language() == "en":
        return word
    try:
        ability = notation.ability(ability_entry(word))
    except ValueError:
        return word
    return abilities.printed(ability, language()) if ability.id in known_abilities() else word


class PowerBlock(Block):
    """An order, an aura or a spell: name, header as printed, text; and what of it the app carries out."""

    def __init__(
        self, kind: str, index: int, draft: Draft, texts: Texts, parent: QWidget | None = None
    ) -> None:
        super().__init__(kind, index, parent)
        self._texts = texts
        self._kept_acts = False
        """What the power does is in the file in a way that no line can say."""
        labels = {"orders": self.tr("Order"), "auras": self.tr("Aura"), "spells": self.tr("Spell")}
        tips = {
            "orders": self.tr("Take this order out"),
            "auras": self.tr("Take this aura out"),
            "spells": self.tr("Take this spell out"),
        }
        spoken = tongue(draft, self.path("name"), texts.language)
        name = self.add(LineField(self.path("name", spoken), labels[kind], self))
        header = self.add(
            LineField(
                self.path("header"),
                self.tr("Header"),
                self,
                hint=HEADERS[kind],
                understood=lambda text: understood_header(kind, text),
            )
        )
        written = tongue(draft, self.path("text"), texts.language)
        self.text = self.add(TextField(self.path("text", written), self.tr("What it does"), self))
        does = self.add(
            LineField(
                self.path("does"),
                self.tr("What of it the app carries out"),
                self,
                hint=self.tr("DEF +2, allies, this turn"),
                understood=self._understood,
            )
        )
        row = self.row((name, 2), (header, 3))
        self.add_remove(row, tips[kind])
        self.column.addWidget(self.text)
        self.column.addWidget(does)

    def _understood(self, text: str) -> str:
        """What the app will do, or that it leaves all of it to the players."""
        from hellassist.catalogue.act_lines import acts_of

        if not text and self._kept_acts:
            return self.tr("The app carries it out as the card’s file says.")
        if not text:
            return self.tr("Nothing: the app puts the text before you, and you carry it out by hand.")
        try:
            return "; ".join(power_words.act_words(act, self._texts) for act in acts_of(text))
        except ValueError:
            return ""

    def show_draft(self, draft: Draft) -> None:
        self._kept_acts = bool(at(draft, self.path("acts")))


HEADERS = {
    "orders": "Active • 2 CMD",
    "auras": "Temporary • Active • 4 fathom radius • Lingering",
    "spells": "",
}


def understood_header(kind: str, text: str) -> str:
    """A header as it was read, where that differs from what was typed."""
    from hellassist.catalogue import headers

    readers: dict[str, Callable[[str], str]] = {
        "orders": headers.order_text,
        "auras": headers.aura_text,
        "spells": headers.spell_text,
    }
    try:
        read = readers[kind](text)
    except ValueError:
        return ""
    return read if read != text else ""
