"""Using orders and auras, and what they leave to the players."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hellassist.geometry import Point
from hellassist.rules.combat.attacks import carried_on, opened
from hellassist.rules.commands.focusing import brought_about
from hellassist.rules.events import DoneByHand, EffectEnded, Fact, PhaseBegan, UpkeepOrdered
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Action, Game, Player, Power, Unit
from hellassist.rules.known import unit_of
from hellassist.rules.moves import granted
from hellassist.rules.powers import clashes, effects, powers
from hellassist.rules.powers.costs import Payment
from hellassist.rules.powers.power_cards import printed
from hellassist.rules.powers.running import is_past
from hellassist.rules.refusal import Refused
from hellassist.rules.turn import activation


@dataclass(frozen=True, slots=True)
class UsePower:
    """Use an order or an aura (AC-29, AC-34, AC-45, AC-48, EF-16). *targets* are the units it wants named, in order.

    *enemy* is the one that fights an engaged unit first, named by his player, where the power takes an action.
    *action* need not be given: Focus or Concentration follows from the power. *points* are paid where the header leaves
    a choice, *light* of them as light ones (FR-23, FR-60).
    """

    unit: str
    power: Power
    targets: tuple[str, ...] = ()
    enemy: str | None = None
    action: Action = ""
    points: int | None = None
    light: int | None = None

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit = unit_of(game, self.unit)
        if self.power.kind == "spell":
            raise Refused("no_such_power", "AU-01", unit=unit.id)
        what = printed(unit, self.power)
        powers.check_usable(game, unit, what, self._payment)
        action = powers.action_for(game, unit, what)
        if self.action not in ("", action):
            rule = "EF-12" if action == "concentration" else "EF-11"
            raise Refused("other_action_needed", rule, unit=unit.id, action=action or "none")
        effects.check_targets(game, unit, what, self.targets)
        if action:
            return self._by_action(game, unit, action)
        facts = powers.begun_by(game, unit, what)
        facts = (*facts, *powers.used(evolve_all(game, facts), unit, self.power, self.targets, self._payment))
        return (*facts, *carried_on(game, facts))

    @property
    def _payment(self) -> Payment:
        return Payment(self.points, self.light)

    def _by_action(self, game: Game, unit: Unit, action: Action) -> tuple[Fact, ...]:
        """By Focus or Concentration: an engaged unit fights first (AC-32, AC-36)."""
        facts, fight = brought_about(game, unit, action=action, enemy=self.enemy)
        there = evolve_all(game, facts)
        now = there.unit(unit.id)
        if fight is None:
            facts = (*facts, *powers.used(there, now, self.power, self.targets, self._payment))
            return (*facts, *carried_on(game, facts))
        facts = (*facts, *powers.announced(there, now, self.power, self.targets, self._payment))
        return (*facts, *opened(evolve_all(game, facts), replace(fight, cause=powers.CAUSE)))


@dataclass(frozen=True, slots=True)
class UseAtOnce:
    """Two effects that are wanted at the same moment and clash (FR-03): the second follows if it still can.

    Of one player's two, *first* is the one he wants first.
    """

    first: UsePower
    second: UsePower

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit = clashes.comes_first(game, unit_of(game, self.first.unit), unit_of(game, self.second.unit))
        ordered = (self.first, self.second) if unit.id == self.first.unit else (self.second, self.first)
        facts = ordered[0].decide(game)
        try:
            return (*facts, *ordered[1].decide(evolve_all(game, facts)))
        except Refused:
            return facts  # the first has taken from the second what it needed


@dataclass(frozen=True, slots=True)
class MoveByPower:
    """The move that a power has given the unit, along *path* from where it stands (EF-03)."""

    unit: str
    path: tuple[Point, ...]

    def decide(self, game: Game) -> tuple[Fact, ...]:
        facts = granted.moved(game, unit_of(game, self.unit), self.path)
        return (*facts, *activation.after_losses(evolve_all(game, facts)))


@dataclass(frozen=True, slots=True)
class OrderUpkeep:
    """The Dominant player says whose powers come first in this Upkeep (TD-22)."""

    first: Player

    def decide(self, game: Game) -> tuple[Fact, ...]:
        if game.phase != "upkeep":
            raise Refused("no_upkeep", "TD-22")
        return (UpkeepOrdered(self.first),)


@dataclass(frozen=True, slots=True)
class EndUpkeep:
    """Both players have used what they wanted to use in Upkeep: the Action phase begins (TD-18)."""

    def decide(self, game: Game) -> tuple[Fact, ...]:
        if game.phase != "upkeep":
            raise Refused("no_upkeep", "TD-22")
        return (PhaseBegan("action"),)


@dataclass(frozen=True, slots=True)
class ConfirmByHand:
    """The players have carried out what a power left to them; *number* is that of its effect."""

    number: int

    def decide(self, game: Game) -> tuple[Fact, ...]:
        effect = next((each for each in game.running if each.number == self.number and each.asked), None)
        if effect is None:
            raise Refused("nothing_by_hand", "EF-16")
        done = DoneByHand(effect.number)
        return (done, EffectEnded(effect.number)) if is_past(game, effect) else (done,)
