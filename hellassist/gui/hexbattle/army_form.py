"""An army list on screen: its name, its units, and which attribute the list gives to which type."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QListWidget, QVBoxLayout, QWidget

from hellassist.app.hexbattle import shelf, words
from hellassist.catalogue.hex_types import MOST_UNITS, ArmyCard, ArmyUnitCard, army_card
from hellassist.catalogue.words import printed, slug
from hellassist.gui.dialogs.panel import Button
from hellassist.gui.hexbattle.number_field import NumberField
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.spoken import texts
from hellassist.gui.widgets.choice import Choice
from hellassist.gui.widgets.small_sign import SmallSign
from hellassist.hexbattle.units import QUALITIES, Player


class ArmyForm(QFrame):
    """One side. Its units are entries of the list; what is selected can be taken out."""

    changed = Signal()

    def __init__(self, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("company")
        self.setProperty("player", player)
        self.player: Player = player
        self.units: list[ArmyUnitCard] = []
        self.given: dict[str, tuple[str, ...]] = {}
        self.saved, self.type_, self.quality = Choice(self), Choice(self), Choice(self)
        self.name, self.attribute = QLineEdit(self), QLineEdit(self)
        self.count = NumberField(self)
        self.list = QListWidget(self)
        self.list.setObjectName("targets")
        self.add, self.give = Button(self.tr("Add"), self), Button(self.tr("Give"), self)
        self.out = Button(self.tr("Take out"), self)
        self._arrange()
        self.add.clicked.connect(self._add)
        self.give.clicked.connect(self._give)
        self.out.clicked.connect(self._take_out)
        self.saved.currentIndexChanged.connect(self._load)
        self.show_types()

    def _arrange(self) -> None:
        self.name.setPlaceholderText(self.tr("name of the army"))
        self.attribute.setPlaceholderText(self.tr("attribute, such as Evade"))
        set_tip(self.give, self.tr("All units of the chosen type in this army have it (HX-10)"))
        self.count.set_range(1, MOST_UNITS)
        self.quality.addItem(self.tr("as its type"), None)
        for quality in QUALITIES:
            self.quality.addItem(texts().word(words.QUALITIES, quality), quality)
        for field, name in (
            (self.saved, self.tr("Army lists")),
            (self.name, self.tr("Name")),
            (self.type_, self.tr("Unit type")),
            (self.quality, self.tr("Quality")),
            (self.count, self.tr("How many")),
            (self.attribute, self.tr("Attribute")),
            (self.list, self.tr("Units of the army")),
        ):
            field.setAccessibleName(name)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(10, 10, 10, 10)
        whole.setSpacing(6)
        rows: tuple[tuple[QWidget, ...], ...] = (
            (SmallSign(self.player, self), self.saved),
            (self.name,),
            (self.type_,),
            (self.quality, self.count, self.add),
            (self.attribute, self.give),
        )
        for widgets in rows:
            row = QHBoxLayout()
            row.setSpacing(6)
            for widget in widgets:
                row.addWidget(widget, 0 if isinstance(widget, Button | SmallSign | NumberField) else 1)
            whole.addLayout(row)
        whole.addWidget(self.list, 1)
        whole.addWidget(self.out)

    def show_types(self) -> None:
        """The types and army lists as they are now."""
        held = self.type_.currentData()
        self.type_.clear()
        for key, made in shelf.types().types.items():
            self.type_.addItem(made.name, key)
        self.type_.setCurrentIndex(max(self.type_.findData(held), 0))
        self.saved.blockSignals(True)
        self.saved.clear()
        self.saved.addItem(self.tr("New army"), None)
        for key, army in shelf.armies()[0].items():
            self.saved.addItem(army.name, key)
        self.saved.blockSignals(False)

    @property
    def card(self) -> ArmyCard:
        """The army as its list has it. Raises CardError."""
        return army_card(self.name.text().strip(), self.given, self.units)

    def _load(self) -> None:
        army = shelf.armies()[0].get(self.saved.currentData())
        self.name.setText(army.name if army else "")
        self.units = list(army.units) if army else []
        self.given = dict(army.attributes) if army else {}
        self._show()

    def _add(self) -> None:
        entry = ArmyUnitCard(
            type=self.type_.currentData(), count=self.count.value, quality=self.quality.currentData()
        )
        self.units.append(entry)
        self._show()

    def _give(self) -> None:
        attribute = slug(self.attribute.text())
        if attribute:
            key = self.type_.currentData()
            self.given[key] = tuple(dict.fromkeys((*self.given.get(key, ()), attribute)))
            self.attribute.clear()
            self._show()

    def _take_out(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self.units):
            del self.units[row]
        elif row >= len(self.units):
            key = list(self.given)[row - len(self.units)]
            del self.given[key]
        self._show()

    def _show(self) -> None:
        """The list: units first, then what types are given."""
        self.list.clear()
        names = {key: made.name for key, made in shelf.types().types.items()}
        for entry in self.units:
            quality = f", {texts().word(words.QUALITIES, entry.quality)}" if entry.quality else ""
            self.list.addItem(f"{entry.count} × {names[entry.type]}{quality}")
        for key, attributes in self.given.items():
            given = ", ".join(printed(attribute) for attribute in attributes)
            self.list.addItem(self.tr("{0} have: {1}").format(names[key], given))
        self.changed.emit()
