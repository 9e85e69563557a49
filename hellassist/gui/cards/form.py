"""The card as it is typed, in the order in which it is printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from hellassist.app.cards import card_typing
from hellassist.app.cards.card_check import Checked
from hellassist.app.cards.card_draft import LISTS, Draft, at, unmarked
from hellassist.app.settings import LANGUAGES
from hellassist.app.words import words as game_words
from hellassist.app.words.texts import Texts
from hellassist.gui.cards.fields import ChoiceField, Field, LineField, TextField
from hellassist.gui.cards.part_blocks import (
    Block,
    PowerBlock,
    WeaponBlock,
    ability_meaning,
    ability_spoken,
    tongue,
)
from hellassist.gui.cards.portrait_box import PortraitBox
from hellassist.gui.cards.word_field import WordField
from hellassist.gui.dialogs import printed
from hellassist.gui.dialogs.panel import Button, words
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import GAP
from hellassist.gui.widgets.life_bar import LifeBar

STAT_WIDE = 70
FRONT = ("mvt", "def", "fth", "cmd")
BACK = ("cbt", "shs", "pr")
_TAB = Qt.FocusPolicy.TabFocus
TONGUES = {"en": "English", "fr": "Français", "ru": "Русский"}


class CardForm(QWidget):
    """Emits what is typed; shows what the draft holds and what is wrong with it."""

    edited = Signal(tuple, object)
    settled = Signal()
    grew = Signal()
    part_wanted = Signal(str)
    part_gone = Signal(str, int)

    def __init__(
        self, draft: Draft, texts: Texts, factions: Mapping[str, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._texts = texts
        self._main = tongue(draft, ("name",), texts.language)
        self.fields: list[Field] = []
        self.blocks: list[Block] = []
        self.whole = QVBoxLayout(self)
        self.whole.setContentsMargins(0, 0, 8, 0)
        self.whole.setSpacing(12)
        self._front(factions)
        self._back()
        self._more()
        self.whole.addStretch(1)
        self.setMinimumHeight(1)  # else that for its least width counts
        self.show_draft(draft)

    # -- building ------------------------------------------------------------------------------------

    def _section(self) -> QVBoxLayout:
        section = QFrame(self)
        section.setObjectName("card_face")
        column = QVBoxLayout(section)
        column.setContentsMargins(14, 10, 14, 14)
        column.setSpacing(GAP)
        self.whole.addWidget(section)
        return column

    def _add(self, field: Field) -> Field:
        self.fields.append(field)
        field.edited.connect(self.edited)
        field.settled.connect(self.settled)
        field.grew.connect(self.grew)
        return field

    def _row(self, column: QVBoxLayout, *fields: tuple[QWidget, int]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(GAP)
        for field, wide in fields:
            row.addWidget(field, wide)
        column.addLayout(row)
        return row

    def _front(self, factions: Mapping[str, str]) -> None:
        outer = self._section()
        across = QHBoxLayout()
        across.setSpacing(14)
        column = QVBoxLayout()
        column.setSpacing(GAP)
        across.addLayout(column, 1)
        outer.addLayout(across)
        name = self._add(LineField(("name", self._main), self.tr("Name"), self))
        self.name = name
        options = [(text, key) for key, text in factions.items()]
        faction = self._add(ChoiceField(("faction",), self.tr("Faction"), options, self))
        ranks = [(printed.word(rank).capitalize(), rank) for rank in ("trooper", "independent", "officer")]
        rank = self._add(ChoiceField(("rank",), self.tr("Rank"), [*ranks, (self.tr("Lemure"), "")], self))
        self._row(column, (name, 4), (faction, 3), (rank, 2))
        row = self._row(column, *((self._stat(stat), 0) for stat in FRONT))
        row.addWidget(
            self._add(LineField(("points",), self.tr("Points"), self, hint="25", wide=STAT_WIDE + 6))
        )
        often = LineField(
            ("availability",),
            self.tr("Availability"),
            self,
            hint=self.tr("Unlimited"),
            understood=spoken_availability,
            expand=lambda typed: card_typing.availability_entry(typed, printed.often_spoken),
        )
        row.addWidget(self._add(often), 1)
        abilities = WordField(
            ("abilities",),
            self.tr("Abilities"),
            lambda typed: card_typing.ability_offers(typed, "unit", self._texts.language),
            self,
            hint=self.tr("vic 2, leader… or one of its own: Night eyes: sees in the dark"),
            means=ability_meaning,
            spoken=ability_spoken,
        )
        column.addWidget(self._add(abilities))
        column.addStretch(1)
        self.portrait = PortraitBox(self)
        across.addWidget(self.portrait)

    def _stat(self, stat: str) -> Field:
        name = self._texts.word(game_words.STATS, stat)
        field = self._add(LineField((stat,), name, self, wide=STAT_WIDE))
        set_tip(field.stop, self.tr("A number, red and green as in 4/3, or - for none"))
        return field

    def _back(self) -> None:
        column = self._section()
        row = self._row(column, *((self._stat(stat), 0) for stat in BACK))
        life = LineField(("life",), self.tr("LP"), self, hint="4/1", wide=STAT_WIDE + 6)
        set_tip(life.stop, self.tr("Life Points and Wound Threshold as in 4/1"))
        row.addWidget(self._add(life))
        beside = QVBoxLayout()
        beside.setSpacing(6)
        beside.addWidget(words(self, " ", dim=True))
        self.life = LifeBar(self)
        self.life_said = words(self, dim=True)
        self.life_said.setWordWrap(False)
        beside.addWidget(self.life)
        beside.addWidget(self.life_said)
        beside.addStretch(1)
        row.addLayout(beside, 1)
        self.parts: dict[str, QVBoxLayout] = {}
        self.parts["weapons"] = self._place(column)
        known = card_typing.keyword_words()
        keywords = WordField(
            ("keywords",),
            self.tr("Keywords"),
            lambda typed: card_typing.word_offers(typed, known, printed.spoken) or _own_word(typed),
            self,
            hint=self.tr("human, male, muslim…"),
            spoken=printed.spoken,
            remark=self._own_keywords,
        )
        column.addWidget(self._add(keywords))
        for kind in LISTS[1:]:
            self.parts[kind] = self._place(column)
        more = QHBoxLayout()
        more.setSpacing(GAP)
        for kind, text in (
            ("weapons", self.tr("+ Weapon")),
            ("orders", self.tr("+ Order")),
            ("auras", self.tr("+ Aura")),
            ("spells", self.tr("+ Spell")),
        ):
            button = Button(text, self)
            button.clicked.connect(lambda _=False, which=kind: self.part_wanted.emit(which))
            more.addWidget(button)
        more.addStretch(1)
        column.addLayout(more)

    def _place(self, column: QVBoxLayout) -> QVBoxLayout:
        place = QVBoxLayout()
        place.setSpacing(GAP)
        column.addLayout(place)
        return place

    def _own_keywords(self, typed: list[str]) -> str:
        known = card_typing.keyword_words()
        own = [word for word in map(unmarked, typed) if word not in known]
        return self.tr("Of its own, named by no rule: {0}").format(", ".join(own)) if own else ""

    def _more(self) -> None:
        """What few cards need, folded away."""
        self.fold = Button(self.tr("More: other languages, base, variants, Infernalist…"), self)
        self.fold.setCheckable(True)
        self.fold.setProperty("fold", "true")
        self.whole.addWidget(self.fold)
        column = self._section()
        frame = column.parentWidget()
        assert frame is not None
        frame.hide()
        self.fold.toggled.connect(frame.setVisible)
        others = [language for language in LANGUAGES if language and language != self._main]
        names = [
            self._add(LineField(("name", each), self.tr("Name: {0}").format(TONGUES[each]), self))
            for each in others
        ]
        self._row(column, *((field, 1) for field in names))
        bases = [
            (self.tr("{0} mm").format(mm), key)
            for key, mm in (("regular", 30), ("large", 40), ("extra_large", 50))
        ]
        yes_no = [(self.tr("no"), "False"), (self.tr("yes, one person"), "True")]
        self._row(
            column,
            (self._add(ChoiceField(("base",), self.tr("Base"), bases, self)), 1),
            (self._add(LineField(("tallness",), self.tr("Height"), self, hint="1")), 1),
            (self._add(ChoiceField(("named",), self.tr("A name of its own"), yes_no, self)), 1),
            (self._add(LineField(("infernalist",), self.tr("Infernalist"), self, hint="2/3")), 1),
        )
        which = [(self.tr("none"), ""), (self.tr("first"), "first"), (self.tr("second"), "second")]
        self._row(
            column,
            (self._add(ChoiceField(("variant",), self.tr("Variant"), which, self)), 1),
            (self._add(LineField(("variant_of",), self.tr("Name shared by both variants"), self)), 3),
        )
        split = (("light", self.tr("light")), ("dark", self.tr("dark")), ("either", self.tr("either")))
        self._row(
            column,
            *(
                (self._add(LineField(("binary", key), self.tr("Split CMD: {0}").format(text), self)), 1)
                for key, text in split
            ),
        )
        special = TextField(("special", self._main), self.tr("Special effect"), self)
        column.addWidget(self._add(special))

    # -- what it shows -------------------------------------------------------------------------------

    def show_draft(self, draft: Draft) -> None:
        """Show what the draft holds; blocks are laid out anew where there are more or fewer of them."""
        wanted = [(kind, index) for kind in LISTS for index in range(len(draft.get(kind, [])))]
        if wanted != [(block.kind, block.index) for block in self.blocks]:
            self._lay_blocks(wanted, draft)
        for field in self.every_field():
            field.show_draft(draft)
        for block in self.blocks:
            block.show_draft(draft)
        self._show_life(str(at(draft, ("life",))))

    def _lay_blocks(self, wanted: list[tuple[str, int]], draft: Draft) -> None:
        for block in self.blocks:
            block.hide()
            block.deleteLater()
        self.blocks = []
        for kind, index in wanted:
            block = (
                WeaponBlock(index, draft, self._texts, self)
                if kind == "weapons"
                else PowerBlock(kind, index, draft, self._texts, self)
            )
            for field in block.fields:
                field.edited.connect(self.edited)
                field.settled.connect(self.settled)
                field.grew.connect(self.grew)
            block.gone.connect(lambda which=kind, at_=index: self.part_gone.emit(which, at_))
            self.parts[kind].addWidget(block)
            self.blocks.append(block)
        self._order_stops()

    def _order_stops(self) -> None:
        """Tab goes through the form as it is seen; what is seldom wanted while one types comes last."""
        seldom = (self.portrait.button, self.portrait.remove, *(block.remove for block in self.blocks))
        stops = [widget for widget in _in_order(self.whole) if widget.focusPolicy() & _TAB]
        stops.sort(key=lambda widget: widget in seldom)
        for one, after in pairwise(stops):
            QWidget.setTabOrder(one, after)

    def show_checked(self, checked: Checked) -> None:
        """Say at each field what is wrong there."""
        for field in self.every_field():
            field.show_checked(checked)

    def _show_life(self, typed: str) -> None:
        from hellassist.catalogue import notation

        try:
            life = notation.life(unmarked(typed))
        except ValueError:
            self.life.show_life(0, 0, None)
            self.life_said.setText("")
            return
        self.life.show_life(life.points, life.points, life.threshold)
        wounded = self.tr("wounded at {0} and below").format(life.threshold)
        self.life_said.setText(wounded if life.threshold is not None else self.tr("never wounded"))

    def every_field(self) -> list[Field]:
        """All fields, those of the blocks too."""
        return [*self.fields, *(field for block in self.blocks for field in block.fields)]

    def reveal(self, first: Callable[[Field], bool]) -> Field | None:
        """The first field of which this holds, unfolded if it was folded away."""
        field = next((each for each in self.every_field() if first(each)), None)
        if field is not None and not field.isVisible():
            self.fold.setChecked(True)
        return field


def spoken_availability(text: str) -> str:
    """An Availability as a file writes it, in the language of the screen; "" for none."""
    from hellassist.catalogue import notation

    try:
        return printed.availability(notation.availability(text)) if text else ""
    except ValueError:
        return ""


def _own_word(typed: str) -> list[str]:
    text = typed.strip()
    return [text[:1].upper() + text[1:]] if text else []


def _in_order(item: object) -> list[QWidget]:
    """The widgets of a layout from top to bottom and left to right, those within them too."""
    found: list[QWidget] = []
    if isinstance(item, QLayout):
        for number in range(item.count()):
            inner = item.itemAt(number)
            if inner is not None:
                found += _in_order(inner.layout() or inner.widget())
    elif isinstance(item, QWidget):
        found.append(item)
        if item.layout() is not None:
            found += _in_order(item.layout())
    return found
