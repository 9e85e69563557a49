"""The page on which a battle is set up: two Companies, table, edition, turns. A plan can be kept as a template."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QStackedLayout, QVBoxLayout, QWidget

from hellassist.app.battle import house_rules, new_battle, tables
from hellassist.app.words import edition_words
from hellassist.gui.dialogs.panel import Button, Scroll, words
from hellassist.gui.looks.figures import typed_number
from hellassist.gui.looks.plain import entry, set_tip
from hellassist.gui.looks.spoken import all_told, of_data, texts
from hellassist.gui.looks.theme import GAP
from hellassist.gui.pages.company_editor import CompanyEditor
from hellassist.gui.widgets.choice import Choice
from hellassist.rules.editions import CORE, PRESETS, Edition
from hellassist.rules.game import PLAYERS

if TYPE_CHECKING:
    from hellassist.catalogue import CompanyList
    from hellassist.catalogue.battle_plan import BattlePlan
    from hellassist.gui.house.page import HouseRulesPage

FIRST_FACTIONS = ("westerners", "demons")
FEW = 3
"""Differences from the core that are told on the page itself."""


class NewBattlePage(QWidget):
    """Nothing on it locks: what the rules of composition say against a Company is told, and no more."""

    begun = Signal(object)
    """The command that sets the battle up."""
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("column")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._texts = texts()
        self._catalogue = new_battle.catalogue()
        self.name = self._field(self.tr("New battle"), self.tr("Name of the battle"), 60)
        self.table, self.edition = Choice(self), Choice(self)
        self.table.setAccessibleName(self.tr("Table"))
        self.edition.setAccessibleName(self.tr("Edition"))
        self._editions: dict[str, Edition] = {}
        self.house: HouseRulesPage | None = None
        self.rules = Button(self.tr("Rules…"), self)
        set_tip(self.rules, self.tr("All open questions of the texts, and the rules of your table"))
        self.turns = self._field("6", self.tr("Turns, 0 without limit"), 2)
        self.points = self._field("200", self.tr("Army Points of each side"), 4)
        self.sides = {player: CompanyEditor(player, self._catalogue, self._texts, self) for player in PLAYERS}
        self.fault = words(self, danger=True)
        self.back = Button(self.tr("Back"), self)
        self.templates, self.keep = (
            Button(self.tr("Templates…"), self),
            Button(self.tr("Save as template"), self),
        )
        self.begin = Button(self.tr("Begin: set the units up"), self)
        self.begin.setProperty("primary", "true")
        self._fill()
        self._arrange()
        for field in (self.turns, self.points):
            field.textChanged.connect(self._follow)
        self.edition.currentIndexChanged.connect(self._follow)
        self.rules.clicked.connect(self.open_rules)
        self.back.clicked.connect(self.left)
        self.keep.clicked.connect(self._keep)
        self.begin.clicked.connect(self._begin)
        for editor, faction in zip(self.sides.values(), FIRST_FACTIONS, strict=True):
            editor.faction.setCurrentIndex(max(editor.faction.findData(faction), 0))
            editor.said.connect(self.say)
        self._follow()
        self.say(all_told(self._catalogue.faults[:3]))

    def _field(self, value: str, name: str, longest: int) -> QLineEdit:
        field = QLineEdit(value, self)
        field.setMaxLength(longest)
        field.setAccessibleName(name)
        set_tip(field, name)
        return field

    def _fill(self) -> None:
        for own, paths in ((True, tables.own()), (False, tables.shipped())):
            for path in paths:
                text = tables.title(path) if own else of_data("tables", tables.title(path))
                self.table.addItem(self.tr("{0} (yours)").format(text) if own else text, (own, path.name))
        self.table.setCurrentIndex(max(self._row_of("open-field.toml", own=False), 0))
        self._fill_editions(CORE)

    def _fill_editions(self, chosen: Edition) -> None:
        """The presets, the rules that the players have kept, and *chosen*, which stands."""
        kept = [edition for _, edition in house_rules.kept()]
        self._editions = {edition.name: edition for edition in PRESETS}
        self._editions |= {f"own {edition.name}": edition for edition in kept}
        if chosen not in self._editions.values():
            self._editions["unsaved"] = chosen
        self.edition.blockSignals(True)
        self.edition.clear()
        for key, edition in self._editions.items():
            name = edition_words.name_of(edition, self._texts)
            self.edition.addItem(self.tr("{0} (yours)").format(name) if edition in kept else name, key)
        self.edition.setCurrentIndex([*self._editions.values()].index(chosen))
        self.edition.blockSignals(False)

    @property
    def chosen_edition(self) -> Edition:
        """The edition by which the battle will be played."""
        return self._editions[str(self.edition.currentData())]

    def open_rules(self) -> None:
        """The questions of the texts, in place of the plan."""
        from hellassist.gui.house.page import HouseRulesPage

        if self.house is None:
            self.house = HouseRulesPage(self)
            self.house.taken.connect(self._take_rules)
            self.house.left.connect(self._close_rules)
            self.house.kept.connect(lambda: self._fill_editions(self.chosen_edition))
            self._pages.addWidget(self.house)
        self.house.start_from(self.chosen_edition)
        self._pages.setCurrentWidget(self.house)
        self.house.list.setFocus()

    def _take_rules(self, edition: Edition) -> None:
        self._fill_editions(edition)
        self._follow()
        self._close_rules()

    def _close_rules(self) -> None:
        self._pages.setCurrentIndex(0)
        self.rules.setFocus()

    def _arrange(self) -> None:
        margins = QVBoxLayout(self)
        margins.setContentsMargins(20, 14, 20, 14)
        self._pages = QStackedLayout()
        margins.addLayout(self._pages)
        first = QWidget(self)
        self._pages.addWidget(first)
        whole = QVBoxLayout(first)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(GAP)
        head = QHBoxLayout()
        head.setSpacing(GAP)
        head.addWidget(words(self, self.tr("New battle"), name="title"), 1)
        head.addWidget(self.templates)
        head.addWidget(self.keep)
        whole.addLayout(head)
        row = QHBoxLayout()
        row.setSpacing(GAP)
        for text, widget, wide in (
            (self.tr("Name"), self.name, 3),
            (self.tr("Table"), self.table, 3),
            (self.tr("Edition"), self.edition, 3),
            ("", self.rules, 0),
            (self.tr("Turns"), self.turns, 0),
            (self.tr("Points"), self.points, 0),
        ):
            if text:
                label = words(self, text, dim=True)
                label.setWordWrap(False)
                row.addWidget(label)
            row.addWidget(widget, wide)
        self.turns.setFixedWidth(56)
        self.points.setFixedWidth(72)
        whole.addLayout(row)
        self.differs = words(self, dim=True)
        whole.addWidget(self.differs)
        inner = QWidget(self)
        across = QHBoxLayout(inner)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(12)
        for editor in self.sides.values():
            across.addWidget(editor, 1)
        whole.addWidget(Scroll(inner, self), 1)
        whole.addWidget(self.fault)
        foot = QHBoxLayout()
        foot.addWidget(self.back)
        foot.addStretch(1)
        foot.addWidget(self.begin)
        whole.addLayout(foot)
        self.template_menu = QMenu(self.templates)
        self.template_menu.aboutToShow.connect(self._fill_templates)
        self.templates.setMenu(self.template_menu)

    def take_company(self, company: CompanyList) -> None:
        """Fill the first side in with a Company; its size and edition are those of the battle."""
        self.points.setText(str(company.points))
        self.edition.setCurrentIndex(max(self.edition.findData(company.edition), 0))
        self.sides["A"].take_company(company)

    def take_focus(self) -> None:
        """Typing begins with the name."""
        self.name.setFocus()
        self.name.selectAll()

    def say(self, sentence: str) -> None:
        """Say what is wrong, or what came of a file."""
        self.fault.setText(sentence)
        self.fault.setVisible(bool(sentence))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    # -- the plan ------------------------------------------------------------------------------------

    def plan(self) -> BattlePlan | None:
        """The battle as planned; None where a field will not do, which is told."""
        from hellassist.catalogue import CardError
        from hellassist.catalogue.battle_plan import plan_from

        turns, own_table = typed_number(self.turns.text() or "0"), self.table.currentData()
        if turns is None or turns % 1 or turns < 0:
            self.say(self.tr("The turns are a whole number, 0 for no limit."))
            return None
        try:
            sides = [self.sides[player].plan().model_dump() for player in PLAYERS]
            values = {
                "name": self.name.text().strip() or self.tr("New battle"),
                "own_table": own_table[0],
                "table": own_table[1],
                **house_rules.as_planned(self.chosen_edition),
                "turns": int(turns),
                "sides": sides,
            }
            return plan_from(values, str(values["name"]))
        except CardError as wrong:
            self.say(all_told(wrong.faults))
            return None

    def show_plan(self, plan: BattlePlan) -> None:
        """Fill the page in."""
        self.name.setText(plan.name)
        self.turns.setText(str(plan.turns))
        self.points.setText(str(plan.sides[0].company.points))
        self._fill_editions(plan.played)
        row = self._row_of(plan.table, own=plan.own_table)
        self.say("" if row >= 0 else self.tr("The table “{0}” is not there any more.").format(plan.table))
        self.table.setCurrentIndex(max(row, 0))
        for player, side in zip(PLAYERS, plan.sides, strict=True):
            self.sides[player].show_plan(side)

    def _row_of(self, table: str, *, own: bool) -> int:
        rows = range(self.table.count())
        return next((row for row in rows if tuple(self.table.itemData(row)) == (own, table)), -1)

    def _follow(self) -> None:
        """Judge both Companies by the edition and the size that are chosen."""
        edition = self.chosen_edition
        points = typed_number(self.points.text())
        for editor in self.sides.values():
            editor.judge(edition, min(max(int(points or 1), 1), 9999))
        told = edition_words.told(edition, self._texts)
        count = self.tr("%n rule(s) differ from the core:", "", len(told))
        some = self.tr("{0} {1}").format(count, " ".join(told[:FEW]))
        if len(told) > FEW:
            some = self.tr("{0} … All of them stand under Rules.").format(some)
        self.differs.setText(some)
        set_tip(self.differs, "\n".join(told))
        self.differs.setVisible(bool(told))

    def _begin(self) -> None:
        from hellassist.catalogue import CardError

        plan = self.plan()
        if plan is None:
            return
        try:
            command = new_battle.set_up(plan, self._catalogue.profiles)
        except CardError as wrong:
            self.say(all_told(wrong.faults))
            return
        for company in command.companies:
            if not any(unit.owner == company.player for unit in command.units):
                self.say(self.tr("{0} have no unit yet: add some cards first.").format(company.name))
                return
        self.begun.emit(command)

    # -- templates -----------------------------------------------------------------------------------

    def _keep(self) -> None:
        plan = self.plan()
        if plan is None:
            return
        try:
            path = new_battle.save_template(plan)
        except OSError as wrong:
            self.say(self.tr("The template could not be saved: {0}").format(wrong.strerror or wrong))
            return
        self.say(self.tr("Kept as template “{0}”.").format(path.stem))

    def _fill_templates(self) -> None:
        self.template_menu.clear()
        for path in new_battle.listed(new_battle.templates_folder()):
            action = entry(self.template_menu, path.stem)
            action.triggered.connect(lambda _=False, one=path: self.load_template(one))
        if self.template_menu.isEmpty():
            self.template_menu.addAction(self.tr("none yet")).setEnabled(False)

    def load_template(self, path: Path) -> None:
        """Fill in what was kept; what is wrong with the file is told."""
        from hellassist.catalogue import CardError
        from hellassist.catalogue.battle_plan import read_plan

        try:
            plan = read_plan(path)
        except CardError as wrong:
            self.say(all_told(wrong.faults))
            return
        self.show_plan(plan)
