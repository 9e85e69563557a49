"""An authority duel at one screen: each player stakes Command unseen, then both stakes are laid open together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.panel import SidePanel, words
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.plain import literal
from hellassist.gui.looks.theme import GAP, TOUCH
from hellassist.gui.widgets.chips import Chip
from hellassist.gui.widgets.pips import SideSign
from hellassist.gui.widgets.segments import Segments
from hellassist.rules.commands import AuthorityDuel
from hellassist.rules.events import DuelFought
from hellassist.rules.game import PLAYERS, Company, Game, Player

MOST_DIGITS = 3


class HiddenNumber(QLineEdit):
    """A number that nobody can read off the screen, not even how many digits it has; nor can a screen reader."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEchoMode(QLineEdit.EchoMode.NoEcho)
        self.setMaxLength(MOST_DIGITS)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setDragEnabled(False)

    def forget(self) -> None:
        """Be empty, and let no undo bring back what was typed."""
        self.setText("")

    @property
    def value(self) -> int | None:
        """The number, None for anything else."""
        text = self.text().strip()
        return int(text) if text.isascii() and text.isdigit() else None


class Stake(QWidget):
    """Asks one player: by keys, or by a pad for fingers.

    Where the Command has two colours, both are asked for, whatever is staked: a question that came for some stakes
    alone would tell of them (FR-60).
    """

    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._company = Company("A", "", "")
        self.signs = {player: SideSign(player, self) for player in PLAYERS}
        self.ask = words(self, strong=True)
        head = QHBoxLayout()
        head.setSpacing(GAP)
        for widget in (*self.signs.values(), self.ask):
            head.addWidget(widget, 1 if widget is self.ask else 0)
        self.field, self.dark = HiddenNumber(self), HiddenNumber(self)
        self.colours = {field: words(self, dim=True) for field in (self.field, self.dark)}
        self.state = words(self, dim=True)
        self.fault = words(self, danger=True)
        self.pad = {digit: self._key(str(digit), self._adder(digit)) for digit in range(10)}
        self.clear = self._key(self.tr("Clear"), lambda: self._in_hand().clear())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        for field, label in self.colours.items():
            field.setPlaceholderText(self.tr("nothing yet"))
            field.textChanged.connect(self._tell)
            column.addWidget(label)
            column.addWidget(field)
        for label in (self.state, self.fault):
            column.addWidget(label)
        column.insertLayout(0, head)
        grid = QGridLayout()
        grid.setSpacing(6)
        for digit in range(1, 10):
            grid.addWidget(self.pad[digit], (digit - 1) // 3, (digit - 1) % 3)
        grid.addWidget(self.pad[0], 3, 1)
        grid.addWidget(self.clear, 3, 2)
        column.addLayout(grid)
        self.field.returnPressed.connect(self._next)
        self.dark.returnPressed.connect(self.entered)
        self.setFocusProxy(self.field)

    def _key(self, text: str, do: Callable[[], object]) -> QPushButton:
        made = QPushButton(text, self)
        made.setMinimumHeight(TOUCH)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.clicked.connect(lambda _=False: do())
        return made

    def _adder(self, digit: int) -> Callable[[], None]:
        return lambda: self._in_hand().insert(str(digit))

    def _in_hand(self) -> HiddenNumber:
        """The field that the pad types into."""
        return self.dark if self.dark.hasFocus() else self.field

    def _next(self) -> None:
        """Enter in the first of two fields leads to the other."""
        if self._company.coloured:
            self.dark.setFocus()
        else:
            self.entered.emit()

    def open(self, company: Company) -> None:
        """Ask the player of this Company."""
        self._company = company
        for each, sign in self.signs.items():
            sign.setVisible(each == company.player)
        self.ask.setText(self.tr("{0}: your stake, 0 to {1}").format(company.name, company.current))
        self.field.setAccessibleName(self.tr("Stake of {0}, hidden").format(company.name))
        if company.coloured:
            self.field.setAccessibleName(self.tr("Light points of {0}, hidden").format(company.name))
            self.dark.setAccessibleName(self.tr("Dark points of {0}, hidden").format(company.name))
        light, dark = company.current_light, company.current - company.current_light
        self.colours[self.field].setText(self.tr("Light points, 0 to {0}").format(light))
        self.colours[self.dark].setText(self.tr("Dark points, 0 to {0}").format(dark))
        for widget in (*self.colours.values(), self.dark):
            widget.setVisible(company.coloured)
        self.forget()
        self._tell()

    def forget(self) -> None:
        """Nothing is entered."""
        self.field.forget()
        self.dark.forget()

    def _tell(self) -> None:
        self.fault.setVisible(False)
        self.state.setText(
            self.tr("A stake is entered. It is not shown.")
            if self.field.text() or self.dark.text()
            else self.tr("Nothing is entered yet.")
        )

    def taken(self) -> tuple[int, int | None] | None:
        """The stake and its light points, which leave the fields; None where it will not do, told without its value."""
        first, second = self.field, self.dark
        empty = not (first.text() or second.text())
        light, dark = (
            0 if self._company.coloured and not field.text() else field.value for field in (first, second)
        )
        self.forget()
        self.field.setFocus()
        if not self._company.coloured:
            if light is not None and light <= self._company.current:
                return light, None
            fault = self.tr("Enter a whole number from 0 to {0}.").format(self._company.current)
        else:
            most = self._company.current_light, self._company.current - self._company.current_light
            if not empty and light is not None and dark is not None and light <= most[0] and dark <= most[1]:
                return light + dark, light
            fault = self.tr("Enter up to {0} light points and up to {1} dark ones.").format(*most)
        self.fault.setText(fault)
        self.fault.setVisible(True)
        return None


class DuelPanel(SidePanel):
    """What it is about; the stake of A; the hand-over; the stake of B; then both together. Back until they lie open."""

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._stakes: list[tuple[int, int | None]] = []
        self._step = 0
        self.title.setText(self.tr("Authority duel"))
        head = QHBoxLayout()
        self.told = self.words(
            self.tr("Both stake Command in secret. The higher stake wins and is paid; the other is kept.")
        )
        head.addWidget(self.told, 1)
        self.chip = Chip("FR-62", "base", "FR-62", self)
        head.addWidget(self.chip, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(head)
        self.kind = Segments(((self.tr("temporary"), ""), (self.tr("permanent"), "permanent")), self)
        self.reason = QLineEdit(self)
        self.reason.setPlaceholderText(self.tr("What is it about?"))
        self.reason.setAccessibleName(self.tr("What is it about?"))
        self.reason.setMaxLength(200)
        self.stake = Stake(self)
        self.hand = self.words(strong=True)
        self.figures = {player: self.words(name="app_title") for player in PLAYERS}
        self.names = {player: self.words(dim=True) for player in PLAYERS}
        self.colours = {player: self.words(dim=True) for player in PLAYERS}
        self.open = QWidget(self)
        self.outcome = self.words(strong=True)
        self._arrange()
        self.back = self.button(self.tr("Cancel"))
        self.go = self.button("", primary=True)
        self.foot.addWidget(self.back)
        self.foot.addWidget(self.go, 1)
        self.back.clicked.connect(self.escape)
        self.go.clicked.connect(self._go_on)
        self.reason.returnPressed.connect(self._go_on)
        self.stake.entered.connect(self._go_on)
        self.setFocusProxy(self.reason)
        self._show()

    def _arrange(self) -> None:
        across = QGridLayout(self.open)
        for column, player in enumerate(PLAYERS):
            across.setColumnStretch(column, 1)
            across.addWidget(self.names[player], 0, column)
            across.addWidget(self.figures[player], 1, column)
            across.addWidget(self.colours[player], 2, column)
            for label in (self.names[player], self.figures[player], self.colours[player]):
                label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for widget in (self.kind, self.reason, self.stake, self.hand, self.open, self.outcome):
            self.body.addWidget(widget)
        self.body.addStretch(1)

    # -- the steps: 0 what, 1 the stake of A, 2 handed over, 3 that of B, 4 both are in, 5 both lie open ---------

    def _name(self, player: Player) -> str:
        return self._bridge.game.companies[player].name

    def _show(self) -> None:
        step = self._step
        for widget, steps in (
            (self.kind, (0,)),
            (self.reason, (0,)),
            (self.stake, (1, 3)),
            (self.hand, (2, 4)),
            (self.open, (5,)),
            (self.outcome, (5,)),
        ):
            widget.setVisible(step in steps)
        first, second = (self._name(player) for player in PLAYERS)
        for widget in (self.told, self.chip):
            widget.setVisible(step == 0)
        if step in (1, 3):
            self.stake.open(self._bridge.game.companies[PLAYERS[step // 2]])
        self.hand.setText(
            self.tr("The stake of {0} is in. Hand over to {1}.").format(first, second)
            if step == 2
            else self.tr("Both stakes are in.")
        )
        go = (
            self.tr("Stake of {0}…").format(first),
            self.tr("Stake it"),
            self.tr("Stake of {0}…").format(second),
            self.tr("Stake it"),
            self.tr("Lay both open"),
            self.tr("Close"),
        )
        self.go.setText(literal(go[step]))
        self.back.setText(self.tr("Cancel") if step == 0 else self.tr("Back"))
        self.back.setVisible(step < 5)
        {0: self.reason, 1: self.stake.field, 3: self.stake.field}.get(step, self.go).setFocus()

    def _go_on(self) -> None:
        if self._step == 5:
            self.closed.emit()
            return
        if self._step in (1, 3):
            stake = self.stake.taken()
            if stake is None:
                return
            self._stakes.append(stake)
        if self._step == 4:
            self._lay_open()
            return
        self._step += 1
        self._show()

    def escape(self) -> None:
        """One step back, and a stake that was given is forgotten; from the first, away."""
        if self._step in (0, 5):
            self._stakes = []
            self.closed.emit()
            return
        self._step -= 1
        if self._step in (1, 3):
            self._stakes = self._stakes[: self._step // 2]
        self._show()

    def _lay_open(self) -> None:
        """Both at once: only now are they written anywhere."""
        (first, light), (second, other_light) = self._stakes
        command = AuthorityDuel(
            (first, second),
            permanent=bool(self.kind.value),
            reason=self.reason.text().strip(),
            light=(light, other_light),
        )
        if not self._bridge.do(command):
            return
        lights, self._stakes = (light, other_light), []
        self._step = 5
        facts = self._bridge.session.past[-1].facts
        fought = next(fact for fact in facts if isinstance(fact, DuelFought))
        for player, stake, lit in zip(PLAYERS, fought.stakes, lights, strict=True):
            self.colours[player].setText(
                "" if lit is None else self.tr("{0} light, {1} dark").format(lit, stake - lit)
            )
            self.names[player].setText(self._name(player))
            self.figures[player].setText(number(stake, 0))
            self.figures[player].setAccessibleName(
                self.tr("{0} staked {1}").format(self._name(player), stake)
            )
        self.outcome.setText(
            self.tr("A tie: nobody wins, and nobody pays.")
            if fought.winner is None
            else self.tr("Won by {0}: the stake is paid.").format(self._name(fought.winner))
        )
        self._show()

    def typed(self) -> Any:
        """With the stakes that are in: kept, not shown."""
        return super().typed(), self._step, tuple(self._stakes)

    def take_up(self, typed: Any) -> None:
        fields, step, stakes = typed
        super().take_up(fields)
        if step < 5:  # what lies open is in the chronicle
            self._step, self._stakes = step, [*stakes]
            self._show()

    def show_game(self, before: Game, game: Game) -> None:
        """What changes the pools makes it another duel."""
        if self._step not in (0, 5) and before.companies != game.companies:
            self._stakes = []
            self._step = 0
            self._show()
