"""What an open attack asks of the table: the die, or a hex."""

from __future__ import annotations

from dataclasses import dataclass

from hellassist.hexbattle.combat import FACES
from hellassist.hexbattle.game import Game, How
from hellassist.hexbattle.hexes import Hex
from hellassist.hexbattle.moves import chooser, options
from hellassist.hexbattle.units import Player
from hellassist.refusals import BadAnswer

Answer = int | Hex | None


@dataclass(frozen=True, slots=True)
class Roll:
    """One d8 of the attacker's player (HX-20)."""

    player: Player

    def check(self, answer: object) -> int:
        """The face as it lay. Raises BadAnswer for what is none."""
        if isinstance(answer, bool) or not isinstance(answer, int) or answer not in FACES:
            raise BadAnswer("no_such_face", found=answer)
        return answer


@dataclass(frozen=True, slots=True)
class ChooseHex:
    """Where a driven unit goes. An advance may be declined by None (HX-39)."""

    player: Player
    unit: str
    how: How
    options: tuple[Hex, ...]

    def check(self, answer: object) -> Hex | None:
        """The hex. Raises BadAnswer for any other."""
        if answer is None and self.how == "advance":
            return None
        for at in self.options:
            if at == answer:
                return at
        raise BadAnswer("no_such_hex", found=answer, unit=self.unit)


Request = Roll | ChooseHex


def asked(game: Game) -> Request | None:
    """What the open attack waits for; None if none is open."""
    attack = game.attack
    if attack is None:
        return None
    if attack.face is None:
        return Roll(game.unit(attack.attacker).player)
    move = attack.due[0]
    return ChooseHex(chooser(game, move), move.unit, move.how, options(game, move))


def typed_face(text: str) -> int:
    """Read a die that a player typed. Raises BadAnswer for anything but one digit from 1 to 8."""
    sign = text.strip()
    if len(sign) != 1 or sign not in "123456789":
        raise BadAnswer("no_such_face", found=sign)
    return Roll("A").check(int(sign))
