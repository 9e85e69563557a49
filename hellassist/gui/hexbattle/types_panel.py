"""Enter unit types: what the text leaves open, and types of the players' own."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from hellassist.app.hexbattle import shelf, words
from hellassist.catalogue.errors import CardError
from hellassist.catalogue.words import printed, slug
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.looks.spoken import all_told, texts
from hellassist.gui.widgets.choice import Choice
from hellassist.hexbattle.units import FACTORS, KINDS, MOVEMENTS, NAMED, QUALITIES, TYPES_IN_ALL, UnitType


class TypesPanel(SidePanel):
    """A form for one type at a time. What the text says is shown as such; the rest is the players'."""

    for_reading = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title.setText(self.tr("Unit types"))
        self.count = self.words(dim=True)
        self.which, self.name, self.attributes = Choice(self), QLineEdit(self), QLineEdit(self)
        self.movement = self._choice(words.MOVEMENTS, MOVEMENTS)
        self.kind = self._choice(words.KINDS, KINDS)
        self.quality = self._choice(words.QUALITIES, QUALITIES, empty=False)
        self.factors = {enemy: Choice(self) for enemy in MOVEMENTS}
        for choice in self.factors.values():
            choice.addItem(self.tr("open"), None)
            for factor in FACTORS:
                choice.addItem(str(factor), factor)
        self.attributes.setPlaceholderText(self.tr("such as Evade, Long spears"))
        self.fault, self.said = self.words(danger=True), self.words(dim=True)
        self._arrange()
        self.save = self.button(self.tr("Keep this type"), primary=True)
        self.foot.addWidget(self.save, 1)
        self.which.currentIndexChanged.connect(self._fill)
        self.save.clicked.connect(self._save)
        self._list("")

    def _choice(self, table: Any, keys: tuple[str, ...], *, empty: bool = True) -> Choice:
        choice, said = Choice(self), texts()
        if empty:
            choice.addItem(self.tr("not said"), None)
        for key in keys:
            choice.addItem(said.word(table, key).capitalize(), key)
        return choice

    def _arrange(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(6)
        rows: tuple[tuple[str, QWidget], ...] = (
            (self.tr("Type"), self.which),
            (self.tr("Name"), self.name),
            (self.tr("Class"), self.movement),
            (self.tr("Kind"), self.kind),
            (self.tr("Quality"), self.quality),
            (self.tr("Attributes"), self.attributes),
            (self.tr("Factor: foot"), self.factors["foot"]),
            (self.tr("mounted"), self.factors["mounted"]),
            (self.tr("aerial"), self.factors["aerial"]),
            (self.tr("water-born"), self.factors["water"]),
        )
        self.body.addWidget(self.count)
        for row, (text, widget) in enumerate(rows):
            label = self.words(text, dim=True)
            label.setWordWrap(False)
            widget.setAccessibleName(text)
            grid.addWidget(label, row, 0)
            grid.addWidget(widget, row, 1)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        for widget in (self.said, self.fault):
            self.body.addWidget(widget)
        self.body.addStretch(1)

    def _list(self, chosen: str) -> None:
        """All types, and an empty line for a new one."""
        self._shelf = shelf.types()
        entered = sum(key not in NAMED for key in self._shelf.types)
        self.count.setText(
            self.tr("{0} of {1} types are named by the text; you have entered {2} of your own.").format(
                len(NAMED), TYPES_IN_ALL, entered
            )
        )
        self.which.blockSignals(True)
        self.which.clear()
        for key, made in self._shelf.types.items():
            self.which.addItem(made.name, key)
        self.which.addItem(self.tr("New type…"), "")
        self.which.setCurrentIndex(max(self.which.findData(chosen), 0))
        self.which.blockSignals(False)
        self._fill()
        self._complain(self._shelf.faults)

    def _fill(self) -> None:
        made = self._shelf.types.get(self.which.currentData()) or UnitType("", "")
        self.name.setText(made.name)
        self.movement.setCurrentIndex(max(self.movement.findData(made.movement), 0))
        self.kind.setCurrentIndex(max(self.kind.findData(made.kind), 0))
        self.quality.setCurrentIndex(self.quality.findData(made.quality))
        self.attributes.setText(", ".join(sorted(printed(attribute) for attribute in made.attributes)))
        for enemy, choice in self.factors.items():
            choice.setCurrentIndex(choice.findData(made.factors.get(enemy)))
        self._complain(())
        said = texts()
        own = ", ".join(said.word(words.FIELDS, name) for name in sorted(made.own))
        self.said.setText(self.tr("Entered by you: {0}.").format(own) if own else "")

    def entries(self, key: str) -> dict[str, Any]:
        """What the form says beyond the text, as the file has it."""
        text = shelf.text_types().get(key)
        given: dict[str, Any] = {"name": self.name.text().strip()}
        for name, choice in (("movement", self.movement), ("kind", self.kind), ("quality", self.quality)):
            if choice.currentData() is not None and (
                text is None or choice.currentData() != getattr(text, name)
            ):
                given[name] = choice.currentData()
        attributes = [part.strip() for part in self.attributes.text().split(",") if part.strip()]
        if text is None or {slug(part) for part in attributes} != text.attributes:
            given["attributes"] = attributes
        factors = {
            enemy: choice.currentData()
            for enemy, choice in self.factors.items()
            if choice.currentData() is not None
            and (text is None or text.factors.get(enemy) != choice.currentData())
        }
        return given | ({"factor": factors} if factors else {})

    def _save(self) -> None:
        key = self.which.currentData() or slug(self.name.text())
        if not self.which.currentData() and key in self._shelf.types:
            self._complain((self.tr("There is a type of this name already: choose it above."),))
            return
        try:
            shelf.enter_type(key or "type", self.entries(key))
        except CardError as wrong:
            self._complain(wrong.faults)
            return
        except OSError as wrong:
            self._complain((str(wrong),))
            return
        self._list(key)
        self.said.setText(self.tr("Kept. {0}").format(self.said.text()))

    def _complain(self, faults: tuple[str, ...]) -> None:
        self.fault.setText(all_told(faults, "\n"))
        self.fault.setVisible(bool(faults))
