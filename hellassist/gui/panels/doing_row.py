"""Buttons for what a unit can do. What is refused stands greyed, and says why without being pointed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.panel import TIGHT, Button, words
from hellassist.gui.looks.plain import literal, set_tip
from hellassist.gui.widgets.chips import Chip
from hellassist.gui.widgets.flow import FlowRow
from hellassist.rules.refusal import Refused

if TYPE_CHECKING:
    from hellassist.gui.offers.doing import Doing

LONGEST = 30
"""Signs in a line of a button, so that it fits beside a scroll bar."""


class DoingRow(QWidget):
    """*explained*: the reasons stand below the buttons; else a tap on a greyed button tells its reason."""

    panel_wanted = Signal(str)
    """A panel asks further: "shoot", "raise" and the like."""
    rule_wanted = Signal(str)
    left = Signal()
    """Other doings stand here now: the button that had the keyboard is gone."""

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None, *, explained: bool) -> None:
        super().__init__(parent)
        self._bridge, self._explained = bridge, explained
        self._doings: tuple[Doing, ...] = ()
        self._asked: Doing | None = None
        self._buttons: dict[str, Button] = {}
        self.question = words(self, strong=True)
        self.row = FlowRow(self, gap=6)
        self.reasons = QVBoxLayout()
        self.reasons.setSpacing(4)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(6)
        whole.addWidget(self.question)
        whole.addWidget(self.row)
        whole.addLayout(self.reasons)
        self.question.setVisible(False)

    @property
    def doings(self) -> tuple[Doing, ...]:
        """What is offered, and what is refused."""
        return self._doings

    def button(self, key: str) -> Button:
        """The button of a doing, or of an enemy while one is asked for. Raises KeyError if there is none."""
        return self._buttons[key]

    def why(self, key: str) -> str:
        """The sentence that says why a doing is refused, "" if it is not."""
        doing = next(doing for doing in self._doings if doing.key == key)
        return "" if doing.refused is None else self._bridge.sentence(doing.refused)

    def show_doings(self, doings: Sequence[Doing]) -> None:
        """Offer these in place of the earlier ones; an enemy that was being asked for is forgotten."""
        if tuple(doings) == self._doings and self._asked is None:
            return
        self._doings, self._asked = tuple(doings), None
        held = any(button.hasFocus() for button in self._buttons.values())
        self._show()
        if held:
            self.left.emit()

    def point_out(self, wanted: Callable[[Doing], bool]) -> None:
        """Mark the buttons of the doings *wanted* that can be done, and put the keyboard on the first."""
        marked = [
            self._buttons[doing.key] for doing in self._doings if doing.refused is None and wanted(doing)
        ]
        for button in marked:
            _dress(button, "reached", on=True)
        if marked:
            marked[0].setFocus()

    def mark(self, key: str, *, on: bool) -> None:
        """Show a doing as switched on, where it stands here."""
        if key in self._buttons:
            _dress(self._buttons[key], "primary", on=on)

    def _show(self) -> None:
        self.question.setVisible(False)
        self._clear_reasons()
        self._buttons = {}
        for doing in self._doings:
            if doing.refused is None or not self._explained:
                self._buttons[doing.key] = self._made(doing)
            elif doing.refused is not None:
                self._add_reason(doing.refused, doing.text)
        self.row.show_widgets(list(self._buttons.values()))
        self.row.setVisible(bool(self._buttons))

    def _made(self, doing: Doing) -> Button:
        button = Button(_label(doing), self.row)
        button.room = TIGHT
        button.setProperty("tightly", "true")
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        if doing.tip:
            set_tip(button, doing.tip)
        if doing.refused is not None:
            said = self._bridge.sentence(doing.refused)
            button.setProperty("refused", "true")
            set_tip(button, said)
            button.setAccessibleDescription(said)
        button.clicked.connect(lambda _=False, what=doing: self._take(what))
        return button

    def _take(self, doing: Doing) -> None:
        if doing.refused is not None:
            self._clear_reasons()
            self._add_reason(doing.refused, doing.text)
        elif doing.panel:
            self.panel_wanted.emit(doing.panel)
        elif len(doing.against) > 1:
            self._ask(doing)
        else:
            self._bridge.do(doing.against[0][1] if doing.against else doing.command)  # type: ignore[arg-type]

    def _ask(self, doing: Doing) -> None:
        """Which of several enemies: in place of the buttons, until one is named or it is left."""
        self._asked = doing
        self._clear_reasons()
        self.question.setText(self._question(doing))
        self.question.setVisible(True)
        self._buttons = {}
        for enemy, command in doing.against:
            name = self._bridge.texts.unit(self._bridge.game, enemy).replace("&", "&&")
            button = Button(name, self.row)
            button.room = TIGHT
            button.setProperty("tightly", "true")
            button.clicked.connect(lambda _=False, chosen=command: self._bridge.do(chosen))
            self._buttons[enemy] = button
        leave = Button(self.tr("Back"), self.row)
        leave.setProperty("quiet", "true")
        leave.clicked.connect(self._leave)
        self._buttons["back"] = leave
        self.row.show_widgets(list(self._buttons.values()))
        next(iter(self._buttons.values())).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._asked is not None:
            self._leave()
        else:
            super().keyPressEvent(event)

    def _leave(self) -> None:
        asked, self._asked = self._asked, None
        self._show()
        if asked is not None and asked.key in self._buttons:
            self._buttons[asked.key].setFocus()

    def _question(self, doing: Doing) -> str:
        if doing.key == "vae_soli":
            return self.tr("Vae soli: who acts at once?")
        if doing.key == "free_blow":
            return self.tr("Free blow: which enemy strikes?")
        if doing.key == "retreat":
            return self.tr("Retreat: which enemy strikes at its back? Its player says.")
        if (
            doing.key == "get_up"
            or doing.key.startswith(("reload", "put_out"))
            or doing.key.endswith(":first")
        ):
            return self.tr("{0}: which enemy fights it first? Its player says.").format(doing.text)
        if doing.key.startswith(("heal", "power", "release")):
            return self.tr("{0}: whom?").format(doing.text)
        return self.tr("{0}: against whom?").format(doing.text)

    def _add_reason(self, refused: Refused, head: str) -> None:
        line = QHBoxLayout()
        line.setSpacing(6)
        said = words(
            self, self.tr("{0}: {1}").format(head.rstrip("…"), self._bridge.sentence(refused)), dim=True
        )
        line.addWidget(said, 1)
        said.show()
        if refused.rule:
            chip = Chip(refused.rule, "base", refused.rule, self)
            line.addWidget(chip, 0, Qt.AlignmentFlag.AlignTop)
            chip.show()
        self.reasons.addLayout(line)

    def _clear_reasons(self) -> None:
        while (item := self.reasons.takeAt(0)) is not None:
            line = item.layout()
            while line is not None and (part := line.takeAt(0)) is not None:
                widget = part.widget()
                if widget is not None:
                    widget.hide()
                    widget.deleteLater()
            if line is not None:
                line.deleteLater()


def _dress(button: Button, name: str, *, on: bool) -> None:
    button.setProperty(name, "true" if on else "false")
    button.style().unpolish(button)
    button.style().polish(button)


def _label(doing: Doing) -> str:
    """The text of its button; below that of a power what it does, as far as there is room."""
    if not doing.tip:
        return literal(doing.text)
    if doing.refused is not None:
        return literal("\n".join(wrap(doing.text, LONGEST)))
    does = wrap(doing.tip, LONGEST, max_lines=2, placeholder="…")
    return literal("\n".join((*wrap(doing.text, LONGEST), *does)))
