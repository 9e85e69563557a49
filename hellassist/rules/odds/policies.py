"""What players are taken to choose where odds are asked for. Every policy has a name, which the screen can show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hellassist.rules.combat.attack import Attack, Dice, Strike
from hellassist.rules.requests import Answer, Choose, Pick, Side, common, other

Policy = Callable[[Attack, Choose | Pick], Answer]
"""What the players are taken to choose."""


class OneSided:
    """A policy whose choices look at the dice or the strike in question alone: odds run each side by itself.

    What it chooses is always among what it is offered: the odds do not check it again.
    """

    name: str

    def again(self, dice: Dice, request: Pick) -> tuple[int, ...]:
        """Which of the *dice* are thrown again."""
        raise NotImplementedError

    def chosen(self, strike: Strike, request: Choose) -> int:
        """The option taken; *strike* is the one it bears on."""
        raise NotImplementedError

    def of(self, side: Side) -> OneSided:  # noqa: ARG002
        """The policy that is as good for this side alone."""
        return self

    def __call__(self, attack: Attack, request: Choose | Pick) -> Answer:
        if isinstance(request, Pick):
            return self.again(attack.strikes[request.dice_of].dice, request)
        return self.chosen(attack.strikes[_borne_on(request)], request)


def _borne_on(request: Choose) -> Side:
    """Whose strike a choice bears on: one's own, but for the table of a weapon that was not declared."""
    return other(request.side) if request.why == "table" else request.side


class MostDamage(OneSided):
    """Re-roll every miss, the lowest first; inflict what costs most Life Points; spend no Command, lower no dice.

    Odd dice go before even ones where odd dice divert the shot; what may be tried is tried. An undeclared weapon is met
    with the table that hurts least. The policy of the odds on screen.
    """

    name = "most_damage"

    def again(self, dice: Dice, request: Pick) -> tuple[int, ...]:
        if dice.tells != "parity":
            return request.faces[len(request.faces) - request.most :]
        odd_first = sorted(request.faces, key=lambda face: (face % 2 == 0, face))
        return common(odd_first[: request.most])

    def chosen(self, strike: Strike, request: Choose) -> int:
        match request.why:
            case "inflict":
                return strike.armed.costliest[request.options[-1]]
            case "weapon":
                return max(
                    (arm for arm in request.options if arm >= 0), key=lambda arm: _promise(strike, arm)
                )
            case "table":
                return min(request.options, key=lambda arm: _worst(strike, arm))
            case "try":
                return 1
        return 0


most_damage = MostDamage()


@dataclass(frozen=True)
class Spending(OneSided):
    """Like *base*, but side *side* spends so many *points* of vae victis, or as many as it can."""

    base: OneSided
    side: Side
    points: int

    @property
    def name(self) -> str:  # type: ignore[override]
        return self.base.name

    @property
    def again(self) -> Callable[[Dice, Pick], tuple[int, ...]]:
        """Of *base*: what was worked out for its dice serves here too."""
        return self.base.again

    def of(self, side: Side) -> OneSided:
        return self if side == self.side else self.base

    def chosen(self, strike: Strike, request: Choose) -> int:
        if request.why == "vae_victis" and request.side == self.side:
            return min(self.points, max(request.options))
        return self.base.chosen(strike, request)


def _worst(strike: Strike, arm: int) -> int:
    """What the hits cost the foe at most with this weapon."""
    armed = strike._replace(arm=arm)
    return max(armed.loss_for(hits) for hits in range(strike.hits + 1))


def _promise(strike: Strike, arm: int) -> tuple[int, int]:
    """A rough promise of a weapon: what up to three hits cost the foe, and its dice."""
    armed = strike._replace(arm=arm)
    return max(armed.loss_for(hits) for hits in range(4)), armed.armed.dice[0]
