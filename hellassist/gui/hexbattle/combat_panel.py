"""An attack beside the board: what counts on each side, the odds of all eight faces, the die, what comes of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from hellassist.app.hexbattle import words
from hellassist.app.hexbattle.chronicle import HexChronicler
from hellassist.app.words.told import Told
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.dialogs.story import Story
from hellassist.gui.hexbattle.attack_parts import DieRow, MissingFactor, OwnFactors, SideColumn
from hellassist.gui.hexbattle.bridge import HexBridge
from hellassist.gui.hexbattle.odds_picture import OddsPicture
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.widgets.segments import Segments
from hellassist.hexbattle.combat import LINES, Combat, combat
from hellassist.hexbattle.commands import Answered, CompleteType, DeclareAttack
from hellassist.hexbattle.commands.attacking import MOST, fight_of
from hellassist.hexbattle.game import Approach, Game, OwnFactor
from hellassist.hexbattle.moves import approach_by_facing
from hellassist.hexbattle.odds import eighths, faces, falls
from hellassist.hexbattle.requests import ChooseHex, Roll, asked, typed_face
from hellassist.refusals import BadAnswer, Refused

APPROACHES: tuple[Approach, ...] = ("front", "flank", "rear")


class CombatPanel(SidePanel):
    """Declares an attack, takes the die and the hexes, and shows what came of it."""

    board_wanted = Signal()
    """A hex is asked for: the board takes the keyboard."""

    def __init__(
        self,
        bridge: HexBridge,
        thrower: Callable[[], int],
        sides: tuple[str, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.bridge, self._thrower = bridge, thrower
        self.sides = sides
        self.own: tuple[OwnFactor, ...] = ()
        self._number = -1
        self._refused = Refused("", "")
        self._build()
        attack = bridge.game.attack
        if attack is None:
            units = tuple(bridge.game.unit(key) for key in sides)
            self.approach.choose(approach_by_facing(*units))
        self.show_game(bridge.game, bridge.game)

    # -- building ------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.attacker, self.target = SideColumn(self), SideColumn(self)
        self.facing = self.words(dim=True)
        texts = self.bridge.texts
        self.approach = Segments(
            [(texts.word(words.APPROACHES, side).capitalize(), side) for side in APPROACHES], self
        )
        self.approach.setAccessibleName(self.tr("From where the enemy is attacked"))
        self.approach.changed.connect(self._refresh)
        self.total = self.words(strong=True)
        self.picture = OddsPicture(self)
        self.legend = self.words(dim=True)
        self.story = Story(self)
        self.fault = self.words(danger=True)
        self.ask = self.words(strong=True)
        self.own_row, self.missing_row, self.die_row = OwnFactors(self), MissingFactor(self), DieRow(self)
        self.own_row.added.connect(self._add)
        self.missing_row.entered.connect(self._complete)
        self.die_row.typed.connect(self._typed)
        self.die_row.edited.connect(lambda: self.fault.setVisible(False))
        self.die_row.roll_wanted.connect(lambda: self.bridge.do(Answered(self._thrower())))
        parts: tuple[QWidget, ...] = (
            self.ask,
            self.die_row,
            self.fault,
            self.missing_row,
            self.story,
            self.attacker,
            self.target,
            self.approach,
            self.total,
            self.picture,
            self.legend,
            self.facing,
            self.own_row,
        )
        for part in parts:
            self.body.addWidget(part)
        self.body.setSpacing(5)
        self.body.addStretch(1)
        self.cancel = self.button(self.tr("Cancel"))
        self.back = self.button(self.tr("Back"))
        set_tip(self.back, self.tr("Take the last answer back (Alt+Left)"))
        self.attack = self.button(self.tr("Attack"), primary=True)
        self.close_up = self.button(self.tr("Done"), primary=True)
        self.stay = self.button(self.tr("Stay"), primary=True)
        self.stay.clicked.connect(lambda: self.bridge.do(Answered(None)))
        for button in (self.cancel, self.back, self.stay, self.attack, self.close_up):
            self.foot.addWidget(button, 1)
        self.cancel.clicked.connect(self._cancel)
        self.back.clicked.connect(self.bridge.back)
        self.attack.clicked.connect(self._declare)
        self.close_up.clicked.connect(self.closed)

    # -- what is shown -------------------------------------------------------------------------------

    @property
    def declaring(self) -> bool:
        """Whether the attack is still to be declared."""
        return self.bridge.game.attack is None and self._number < 0

    def show_game(self, before: Game, game: Game) -> None:  # type: ignore[override]
        """Follow the attack: declared, rolled, over."""
        del before
        if game.attack is not None:
            self.sides = (game.attack.attacker, game.attack.target)
            self._number = self.bridge.course.past[-1].number
        elif self._number >= 0 and self._undone():
            self._number = -1
        self._refresh()
        self.take_focus()

    def _undone(self) -> bool:
        """Whether the attack that was open was taken back."""
        return all(done.number < self._number for done in self.bridge.course.past)

    def take_focus(self) -> None:
        """To what is asked next."""
        request = asked(self.bridge.game)
        if isinstance(request, Roll):
            self.die_row.die.clear()
            self.setFocusProxy(self.die_row.die)
            self.die_row.die.setFocus()
        elif isinstance(request, ChooseHex):
            self.board_wanted.emit()
        else:
            first = self.attack if self.declaring else self.close_up
            self.setFocusProxy(first)
            first.setFocus()

    def _refresh(self) -> None:
        game, request = self.bridge.game, asked(self.bridge.game)
        over = request is None and not self.declaring
        units = [game.unit(key) for key in self.sides]
        self.title.setText(self.tr("{0} attacks {1}").format(*(unit.name for unit in units)))
        rolled = over or isinstance(request, ChooseHex)
        fight = None if rolled else self._fight()
        for part in (self.attacker, self.target, self.total, self.picture, self.legend):
            part.setVisible(not rolled)
        for field in (self.own_row, self.approach, self.facing):
            field.setVisible(self.declaring)
        self.die_row.setVisible(isinstance(request, Roll))
        self.story.setVisible(rolled)
        self.ask.setVisible(request is not None)
        self.missing_row.setVisible(self.declaring and fight is None and self._refused.reason == "no_factor")
        self.attack.setVisible(self.declaring)
        self.attack.setEnabled(fight is not None)
        self.cancel.setVisible(not over)
        self.back.setVisible(request is not None or over)
        self.close_up.setVisible(over)
        self.close_.setVisible(request is None)
        self.stay.setVisible(isinstance(request, ChooseHex) and request.how == "advance")
        if rolled:
            self.story.show_lines(self._told())
        else:
            self._show_fight(fight)
        self._ask(request)

    def _fight(self) -> Combat | None:
        """The numbers; None where a combat factor is missing, which is said."""
        game = self.bridge.game
        self.fault.setVisible(False)
        try:
            if game.attack is not None:
                return fight_of(game, game.attack)
            command = DeclareAttack(*self.sides, self._approach(), self.own)
            command.decide(game)
            return combat(game, *command.sides(game), self._approach(), self.own)
        except Refused as refused:
            self._refused = refused
            self.fault.setText(self.bridge.sentence(refused))
            self.fault.setVisible(True)
            return None

    def _approach(self) -> Approach:
        return next(side for side in APPROACHES if side == self.approach.value)

    def _show_fight(self, fight: Combat | None) -> None:
        game, texts = self.bridge.game, self.bridge.texts
        self.attacker.fill(self.bridge, self.sides[0], fight.own if fight else None)
        self.target.fill(self.bridge, self.sides[1], fight.subtracted if fight else None)
        attacker, target = (game.unit(key) for key in self.sides)
        seen = texts.word(words.APPROACHES, approach_by_facing(attacker, target))
        decides = game.rulings.flank_by_facing
        said = (
            self.tr("By its facing: {0} (house rule).")
            if decides
            else self.tr("The facing suggests {0}; the players say.")
        )
        self.facing.setText(said.format(seen))
        for widget in (self.total, self.picture, self.legend):
            widget.setVisible(fight is not None)
        if fight is None:
            return
        self.total.setText(self.tr("Total factor {0}").format(texts.signed(fight.factor)))
        legend = self._legend(fight)
        self.legend.setText(legend)
        self.picture.show_readings(faces(fight), (attacker.player, target.player), legend)

    def _legend(self, fight: Combat) -> str:
        """The six results in eighths, and who may be lost."""
        names = [self.bridge.game.unit(key).name for key in self.sides]
        said = [
            self.tr("{0}/8 {1}").format(count, self.bridge.texts.result(line.side, line.grade, *names))
            for line, count in zip(LINES, eighths(fight), strict=True)
            if count
        ]
        lost = falls(fight)
        ends = [
            self.tr("{0} is lost on {1} of 8").format(name, int(chance * 8))
            for name, chance in zip(names, (lost["own"], lost["enemy"]), strict=True)
            if chance
        ]
        return " · ".join(said) + (". " + "; ".join(ends) if ends else "") + "."

    def _told(self) -> tuple[Told, ...]:
        teller = HexChronicler(self.bridge.texts)
        past = self.bridge.course.past
        start = len(past) - 1
        while start > 0 and past[start].before.attack is not None:
            start -= 1
        return tuple(line for done in past[start:] for line in teller.tell(done.facts, done.before))

    def _ask(self, request: Roll | ChooseHex | None) -> None:
        game = self.bridge.game
        if isinstance(request, Roll):
            self.ask.setText(
                self.tr("{0}: roll one d8, or type it.").format(game.armies[request.player].name)
            )
        elif isinstance(request, ChooseHex):
            said = {
                "push": self.tr("{0}: click the hex to which {1} goes back."),
                "evade": self.tr("{0}: click the hex to which {1} evades."),
                "rout": self.tr("{0}: click the hex to which {1} routs."),
                "advance": self.tr("{0}: click the hex if {1} advances."),
            }[request.how]
            self.ask.setText(said.format(game.armies[request.player].name, game.unit(request.unit).name))

    # -- what players do -----------------------------------------------------------------------------

    def _add(self, by: int, text: str, enemy: bool) -> None:
        """One more or less for a reason; a factor of 0 goes away."""
        sums = {(one.text, one.enemy): one.amount for one in self.own}
        sums[text, enemy] = max(-MOST, min(MOST, sums.get((text, enemy), 0) + by))
        self.own = tuple(OwnFactor(amount, *key) for key, amount in sums.items() if amount)
        self._refresh()

    def _complete(self, factor: int) -> None:
        facts = self._refused.facts
        unit = self.bridge.game.unit(str(facts["unit"]))
        self.bridge.do(CompleteType(unit.type.id, str(facts["movement"]), factor))

    def _declare(self) -> None:
        self.bridge.do(DeclareAttack(*self.sides, self._approach(), self.own))

    def _typed(self, text: str) -> None:
        try:
            face = typed_face(text)
        except BadAnswer as bad:
            self.fault.setText(self.bridge.bad_answer(bad))
            self.fault.setVisible(True)
            self.die_row.point_out()
            return
        self.bridge.do(Answered(face, typed=True))

    def _cancel(self) -> None:
        if self.bridge.game.attack is not None:
            self.bridge.attempt(self.bridge.course.cancel)
        self.closed.emit()

    def escape(self) -> None:
        """Escape leaves what is not declared or is over, but not an open attack."""
        if self.bridge.game.attack is None:
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Left and event.modifiers() == Qt.KeyboardModifier.AltModifier:
            self.bridge.back()
        else:
            super().keyPressEvent(event)
