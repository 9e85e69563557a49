"""Correct any value by hand: the table is right, the app follows."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QWidget

from hellassist.app import words
from hellassist.app.texts import Texts
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.rules.commands import Correct
from hellassist.rules.refusal import Refused
from hellassist.rules.states import STATES

UNIT_VALUES = ("life", "state", "status", "height", "gone")
COMPANY_VALUES = ("current", "basic", "lost")
BATTLE_VALUES = ("turn", "dominant", "to_act")


class CorrectPanel(SidePanel):
    """One value, what it shall be, and why. Logged, undoable, and it sticks."""

    def __init__(
        self, bridge: SessionBridge, texts: Texts, subject: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge, self._texts = bridge, texts
        self.title.setText(self.tr("Correct by hand"))
        game = bridge.game
        self.subject = QComboBox(self)
        for unit in game.units.values():
            self.subject.addItem(f"{unit.name(texts.language)} · {game.companies[unit.owner].name}", unit.id)
        for company in game.companies.values():
            self.subject.addItem(company.name, company.player)
        self.subject.addItem(self.tr("The battle"), "battle")
        self.subject.setCurrentIndex(max(self.subject.findData(subject), 0))
        self.what = QComboBox(self)
        self.after = QComboBox(self)
        self.after.setEditable(True)
        self.reason = QLineEdit(self)
        self.reason.setMaxLength(200)
        self.reason.setPlaceholderText(self.tr("Why?"))
        for box in (self.subject, self.what, self.after):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(8)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        for row, (text, widget) in enumerate(
            (
                (self.tr("Whose"), self.subject),
                (self.tr("What"), self.what),
                (self.tr("Now"), self.after),
                (self.tr("Why"), self.reason),
            )
        ):
            grid.addWidget(self.words(text, dim=True), row, 0)
            grid.addWidget(widget, row, 1)
            widget.setAccessibleName(text)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        self.before = self.words(dim=True)
        self.fault = self.words(danger=True)
        self.fault.setVisible(False)
        self.body.addWidget(self.before)
        self.body.addWidget(self.fault)
        self.body.addStretch(1)
        self.cancel = self.button(self.tr("Cancel"))
        self.apply = self.button(self.tr("Correct"), primary=True)
        self.foot.addWidget(self.cancel)
        self.foot.addStretch(1)
        self.foot.addWidget(self.apply)
        self.cancel.clicked.connect(self.closed)
        self.apply.clicked.connect(self._apply)
        self.reason.returnPressed.connect(self._apply)
        self.subject.currentIndexChanged.connect(self._offer_values)
        self.what.currentIndexChanged.connect(self._offer_afters)
        self.setFocusProxy(self.after)
        self._offer_values()

    def _offer_values(self) -> None:
        subject = self.subject.currentData()
        names = (
            BATTLE_VALUES if subject == "battle" else COMPANY_VALUES if subject in ("A", "B") else UNIT_VALUES
        )
        self.what.blockSignals(True)
        self.what.clear()
        for name in names:
            self.what.addItem(self._texts.word(words.CORRECTED, name), name)
        self.what.blockSignals(False)
        self._offer_afters()

    def _offer_afters(self) -> None:
        game, subject, what = self._bridge.game, self.subject.currentData(), self.what.currentData()
        self.after.clear()
        options: list[tuple[str, str]] = []
        if what == "state":
            on = {state.id for state in game.unit(subject).states}
            for key in STATES:
                if key != "wounded":
                    name = self._texts.word(words.STATES, key)
                    options.append(
                        (self.tr("no longer {0}").format(name), f"-{key}") if key in on else (name, key)
                    )
        elif what == "status":
            options = [(self.tr("waiting"), "waiting"), (self.tr("has acted"), "acted")]
        elif what == "gone":
            options = [(self.tr("back on the table"), "back")]
        elif what in ("dominant", "to_act"):
            options = [(company.name, company.player) for company in game.companies.values()]
        for text, value in options:
            self.after.addItem(text, value)
        self.after.setEditable(not options)
        if not options:
            self.after.setEditText("")
        self.before.setText(self._before(subject, what))

    def _before(self, subject: str, what: str) -> str:
        game = self._bridge.game
        if subject in ("A", "B"):
            value = str(getattr(game.companies["A" if subject == "A" else "B"], what))
        elif subject == "battle":
            raw = getattr(game, what)
            value = self._texts.player(game, raw) if raw in ("A", "B") else str(raw or "–")
        elif what == "state":
            value = (
                ", ".join(self._texts.word(words.STATES, on.id) for on in game.unit(subject).states) or "–"
            )
        elif what == "gone":
            value = self.tr("on the table") if game.unit(subject).on_table else self.tr("off the table")
        else:
            value = str(getattr(game.unit(subject), what))
        return self.tr("At present: {0}").format(value)

    def _apply(self) -> None:
        chosen = self.after.currentData()
        after = self.after.currentText().strip() if self.after.isEditable() or chosen is None else str(chosen)
        command = Correct(self.subject.currentData(), self.what.currentData(), after, self.reason.text())
        try:
            command.decide(self._bridge.game)
        except Refused as refused:
            self.fault.setText(self._bridge.sentence(refused))
            self.fault.setVisible(True)
            return
        if self._bridge.do(command):
            self.closed.emit()
