"""Correct any value by hand: the table is right, the app follows."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from hellassist.app.words import words as game_words
from hellassist.app.words.power_words import name_of
from hellassist.app.words.texts import Texts
from hellassist.geometry import Point
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.looks.figures import number, typed_number
from hellassist.gui.looks.together import Together
from hellassist.gui.widgets.choice import Choice
from hellassist.rules.commands import Command, Correct, Note, PlaceUnit
from hellassist.rules.commands.by_hand import CORRECTABLE, score_bounds
from hellassist.rules.game import Game
from hellassist.rules.refusal import Refused
from hellassist.rules.states import STATES

UNIT_VALUES = ("life", "state", "status", *CORRECTABLE, "height", "place", "gone")
COMPANY_VALUES = ("current", "current_light", "basic", "lost")
BATTLE_VALUES = ("turn", "dominant", "to_act", "effect")


class CorrectPanel(SidePanel):
    """One value, what it shall be, and why. Logged, undoable, and it sticks."""

    def __init__(
        self, bridge: SessionBridge, texts: Texts, subject: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge, self._texts = bridge, texts
        self.title.setText(self.tr("Correct by hand"))
        game = bridge.game
        self.subject = Choice(self)
        for unit in game.units.values():
            self.subject.addItem(f"{unit.name(texts.language)} · {game.companies[unit.owner].name}", unit.id)
        for company in game.companies.values():
            self.subject.addItem(company.name, company.player)
        self.subject.addItem(self.tr("The battle"), "battle")
        self.subject.setCurrentIndex(max(self.subject.findData(subject), 0))
        self.what = Choice(self)
        self.option = Choice(self)
        self.value = QLineEdit(self)
        self.reason = QLineEdit(self)
        self.reason.setMaxLength(200)
        self.reason.setPlaceholderText(self.tr("a few words for the chronicle"))
        self._arrange()
        self.cancel.clicked.connect(self.closed)
        self.apply.clicked.connect(self._apply)
        for field in (self.value, self.reason):
            field.returnPressed.connect(self._apply)
            field.textChanged.connect(lambda: self.fault.setVisible(False))
        self.subject.currentIndexChanged.connect(self._offer_values)
        self.what.currentIndexChanged.connect(self._offer_afters)
        self._offer_values()
        self.setFocusProxy(self.value)

    def _arrange(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(8)
        self.present = self.words()
        rows: tuple[tuple[str, tuple[QWidget, ...]], ...] = (
            (self.tr("Whose"), (self.subject,)),
            (self.tr("What"), (self.what,)),
            (self.tr("Is"), (self.present,)),
            (self.tr("Shall be"), (self.value, self.option)),
            (self.tr("Why"), (self.reason,)),
        )
        for row, (text, widgets) in enumerate(rows):
            label = self.words(text, dim=True)
            label.setWordWrap(False)
            grid.addWidget(label, row, 0)
            for widget in widgets:
                grid.addWidget(widget, row, 1)
                widget.setAccessibleName(text)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        self.fault = self.words(danger=True)
        self.fault.setVisible(False)
        self.body.addWidget(self.fault)
        self.body.addStretch(1)
        self.cancel = self.button(self.tr("Cancel"))
        self.apply = self.button(self.tr("Correct"), primary=True)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.apply, 1)

    def show_game(self, before: Game, game: Game) -> None:
        """The value may have changed meanwhile."""
        del before
        if self.subject.currentData() in (*game.units, "A", "B", "battle"):
            self.present.setText(self._present())

    # -- what can be corrected -----------------------------------------------------------------------

    def _offer_values(self) -> None:
        subject = self.subject.currentData()
        names = (
            BATTLE_VALUES if subject == "battle" else COMPANY_VALUES if subject in ("A", "B") else UNIT_VALUES
        )
        self.what.blockSignals(True)
        self.what.clear()
        company = self._bridge.game.companies.get(subject)
        if company is not None and not company.coloured:
            names = tuple(name for name in names if name != "current_light")
        if not self._bridge.game.running:
            names = tuple(name for name in names if name != "effect")
        for name in names:
            text = self.tr("place") if name == "place" else self._texts.word(game_words.CORRECTED, name)
            self.what.addItem(text[:1].upper() + text[1:], name)
        self.what.blockSignals(False)
        self._offer_afters()

    def _offer_afters(self) -> None:
        what = self.what.currentData()
        options = self._options(what)
        self.option.clear()
        for text, value in options:
            self.option.addItem(text, value)
        self.option.setVisible(bool(options))
        self.value.setVisible(not options)
        self.value.clear()
        hints = {
            "place": self.tr("across and down, in fathoms: 12.5 8"),
            "height": self.tr("in fathoms"),
        }
        self.value.setPlaceholderText(hints.get(what, ""))
        self.present.setText(self._present())
        self.fault.setVisible(False)

    def _options(self, what: str) -> list[tuple[str, str]]:
        game, subject = self._bridge.game, self.subject.currentData()
        if what == "state":
            on = {state.id for state in game.unit(subject).states}
            names = [(key, self._texts.word(game_words.STATES, key)) for key in STATES if key != "wounded"]
            return [
                (self.tr("no longer {0}").format(name), f"-{key}") if key in on else (name, key)
                for key, name in sorted(names, key=lambda pair: (pair[0] not in on, pair[1]))
            ]
        if what == "status":
            return [(self.tr("waiting"), "waiting"), (self.tr("has acted"), "acted")]
        if what == "gone":
            return [(self.tr("back on the table"), "back")]
        if what == "effect":
            over = self.tr("“{0}” of {1} is over")
            return [
                (
                    over.format(name_of(effect.names, self._texts), self._texts.unit(game, effect.unit)),
                    f"-{effect.number}",
                )
                for effect in game.running
            ]
        if what in ("dominant", "to_act"):
            return [(company.name, company.player) for company in game.companies.values()]
        return []

    def _present(self) -> str:
        game, subject, what = self._bridge.game, self.subject.currentData(), self.what.currentData()
        if subject in ("A", "B"):
            return str(getattr(game.companies["A" if subject == "A" else "B"], what))
        if what == "effect":
            return ", ".join(name_of(effect.names, self._texts) for effect in game.running)
        if subject == "battle":
            raw = getattr(game, what)
            return self._texts.player(game, raw) if raw in ("A", "B") else str(raw or "–")
        unit = game.unit(subject)
        match what:
            case "state":
                return ", ".join(self._texts.word(game_words.STATES, on.id) for on in unit.states) or "–"
            case "gone":
                return self.tr("on the table") if unit.on_table else self.tr("off the table")
            case "place":
                if unit.at is None:
                    return self.tr("off the table")
                across, down = (number(length / game.fathom) for length in unit.at)
                return self.tr("{0} across, {1} down").format(across, down)
            case "status":
                words = {"waiting": self.tr("waiting"), "acted": self.tr("has acted")}
                return words.get(unit.status, self.tr("active"))
            case "mvt" | "cbt" | "shs" | "def" | "pr" | "fth" as stat:
                return str(unit.profile.score(stat) or self.tr("not on the card"))
            case "life":
                return self.tr("{0} of {1}").format(max(unit.life, 0), unit.profile.life)
        return str(getattr(unit, what))

    # -- correcting ----------------------------------------------------------------------------------

    def _apply(self) -> None:
        command = self._place() if self.what.currentData() == "place" else self._correction()
        if command is None:
            self._say(self.tr("Enter two numbers in fathoms, across and down from the upper left corner."))
            return
        if not self.reason.text().strip():
            self._refuse(Refused("reason_missing", ""))
            self.reason.setFocus()
            return
        try:
            command.decide(self._bridge.game)
        except Refused as refused:
            self._refuse(refused)
            if self.value.isVisible():
                self.value.setFocus()
                self.value.selectAll()
            return
        if isinstance(command, PlaceUnit):
            name = self._texts.unit(self._bridge.game, command.unit)
            command = Together((command, Note(self.tr("{0}: {1}").format(name, self.reason.text()))))
        if self._bridge.do(command):
            self.closed.emit()

    def _correction(self) -> Correct:
        what = self.what.currentData()
        value = self.value.text().strip()
        after = str(self.option.currentData()) if self.option.count() else value
        if what == "height":
            after = after.replace(",", ".")
        return Correct(self.subject.currentData(), what, after, self.reason.text())

    def _place(self) -> Command | None:
        parts = self.value.text().replace(";", " ").split()
        spot = [typed_number(part) for part in parts]
        if len(spot) != 2 or spot[0] is None or spot[1] is None:
            return None
        fathom = self._bridge.game.fathom
        return PlaceUnit(self.subject.currentData(), Point(spot[0] * fathom, spot[1] * fathom))

    def _allowed(self) -> str:
        """What may be entered, in words; "" where the list says it."""
        game, subject, what = self._bridge.game, self.subject.currentData(), self.what.currentData()
        between, many = self.tr("Allowed: {0} to {1}."), 999
        if subject in game.units:
            unit = game.units[subject]
            if what == "status" and unit.status == "active":
                return self.tr("It is active: end its activation first.")
            if what == "gone":
                return self.tr("It is on the table already.")
            if what in CORRECTABLE:
                least, most = score_bounds(what)
                return self.tr("Allowed: {0} to {1}, or red and green as in 4/3.").format(least, most)
            ends = {"life": (0, max(unit.profile.life, unit.life)), "height": (0, 99)}
        elif subject in ("A", "B"):
            company = game.companies["A" if subject == "A" else "B"]
            ends = {"basic": (company.current, many), "current": (0, company.basic), "lost": (0, many)}
            ends["current_light"] = company.light_bounds
        elif game.phase != "action" and what in ("turn", "to_act"):
            return self.tr("Only in the Action phase.")
        elif what == "to_act":
            return self.tr("Only a Company with units waiting.")
        else:
            ends = {"turn": (1, game.turns or many)}
        return between.format(*ends[what]) if what in ends else ""

    def _refuse(self, refused: Refused) -> None:
        allowed = self._allowed() if refused.reason == "value_not_allowed" else ""
        self._say(" ".join(part for part in (self._bridge.sentence(refused), allowed) if part))

    def _say(self, sentence: str) -> None:
        self.fault.setText(sentence)
        self.fault.setVisible(True)
