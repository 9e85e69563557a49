"""What the players set by hand: the table is right, the app follows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from hellassist.geometry import Base, Point, free_of_overlap, inside_table
from hellassist.rules.combat.aftermath import broken_contacts, fallen, removal
from hellassist.rules.commands.words import one_line
from hellassist.rules.events import (
    CoinTossed,
    ControlPassed,
    DiceSourceSet,
    Fact,
    Noted,
    TapCalled,
    UnitPlaced,
    ValueCorrected,
)
from hellassist.rules.evolve import evolve, evolve_all
from hellassist.rules.game import PLAYERS, DiceSource, Game, Player, Unit, opponent
from hellassist.rules.known import company_of, unit_of
from hellassist.rules.moves import opportunity
from hellassist.rules.powers import transforming
from hellassist.rules.powers.running import name_of
from hellassist.rules.profile import Stat, score_from
from hellassist.rules.refusal import Refused
from hellassist.rules.states import STATES
from hellassist.rules.turn import activation, command


@dataclass(frozen=True, slots=True)
class Correct:
    """Set a value by hand, with a reason. *subject* is a unit's id, a player, or "battle".

    Of a unit: mvt, cbt, shs, def, pr, fth (as printed, "4" or "4/3"), life, height, status, state ("stunned" lays it
    on, "-stunned" takes it off), gone ("back").
    Of a player: basic, current, lost, and where it has colours current_light: whichever have been paid (FR-60).
    Of the battle: turn, dominant, to_act, effect ("-3" ends the third).
    """

    subject: str
    what: str
    after: str
    reason: str

    def decide(self, game: Game) -> tuple[Fact, ...]:
        if game.attack is not None:
            raise Refused("attack_open", "CC-25")
        reason = one_line(self.reason)
        if not reason:
            raise Refused("reason_missing", "", what=self.what)
        known = self._known(game)
        if self.what not in known:
            raise Refused("no_such_value", "", what=self.what, known=tuple(known))
        before, allowed = known[self.what]
        if not allowed(self.after):
            raise Refused("value_not_allowed", "", what=self.what, found=self.after)
        fact = ValueCorrected(self.subject, self.what, before, self.after, reason)
        return (fact, *self._consequences(game, fact))

    def _known(self, game: Game) -> dict[str, tuple[str, Callable[[str], bool]]]:
        if self.subject in ("A", "B"):
            company = company_of(game, "A" if self.subject == "A" else "B")
            colours: dict[str, tuple[str, Callable[[str], bool]]] = {
                "current_light": (
                    str(company.current_light),
                    lambda text: _whole(text, *company.light_bounds),
                )
            }
            return {
                **(colours if company.coloured else {}),
                "basic": (str(company.basic), lambda text: _whole(text, company.current, 999)),
                "current": (str(company.current), lambda text: _whole(text, 0, company.basic)),
                "lost": (str(company.lost), lambda text: _whole(text, 0, 999)),
            }
        if self.subject == "battle":
            return _of_battle(game)
        return _of_unit(unit_of(game, self.subject))

    def _consequences(self, game: Game, fact: ValueCorrected) -> list[Fact]:
        after = evolve(game, fact)
        facts: list[Fact] = []
        if self.what == "gone":
            facts = _back(after, after.unit(self.subject), fact.reason)
        elif self.what == "state" and self.after.removeprefix("-") == "controlled":
            owner = after.unit(self.subject).owner
            player = owner if self.after.startswith("-") else opponent(owner)
            facts = [ControlPassed(self.subject, player)]
        elif self.what == "life" and not game.unit(self.subject).gone:
            facts = fallen(after, (self.subject,))
        return [*facts, *activation.after_losses(evolve_all(after, facts))]


def _back(game: Game, unit: Unit, reason: str) -> list[Fact]:
    """What a unit needs that is in play again: a Life Point, and a place that is still free."""
    facts: list[Fact] = []
    if unit.life < 1:
        facts.append(ValueCorrected(unit.id, "life", str(unit.life), "1", reason))
    others = [other.base for other in game.on_table() if other.id != unit.id]
    if unit.at is not None and not free_of_overlap(unit.base, others):
        facts.append(UnitPlaced(unit.id, None))
    return facts


def _of_battle(game: Game) -> dict[str, tuple[str, Callable[[str], bool]]]:
    acting = game.phase == "action"
    return {
        "turn": (str(game.turn), lambda text: acting and _whole(text, 1, game.turns or 999)),
        "dominant": (str(game.dominant or ""), lambda text: text in PLAYERS),
        "to_act": (
            str(game.to_act or ""),
            lambda text: acting and any(text == player and game.waiting(player) for player in PLAYERS),
        ),
        "effect": (
            ", ".join(name_of(effect) for effect in game.running),
            lambda text: text in {f"-{effect.number}" for effect in game.running},
        ),
    }


def _of_unit(unit: Unit) -> dict[str, tuple[str, Callable[[str], bool]]]:
    states = " ".join(on.id for on in unit.states)
    scores: dict[str, tuple[str, Callable[[str], bool]]] = {
        stat: (str(score), _score(*score_bounds(stat)))
        for stat in CORRECTABLE
        if (score := unit.profile.score(stat)) is not None
    }
    return {
        **scores,
        "life": (str(unit.life), lambda text: _whole(text, 0, max(unit.profile.life, unit.life))),
        "height": (str(unit.height), lambda text: _number(text, 0, 99)),
        "status": (unit.status, lambda text: text in ("waiting", "acted") and unit.status != "active"),
        "state": (
            states,
            lambda text: text.removeprefix("-") in STATES and text.removeprefix("-") != "wounded",
        ),
        "gone": (unit.gone, lambda text: text == "back" and bool(unit.gone)),
    }


CORRECTABLE: tuple[Stat, ...] = ("mvt", "cbt", "shs", "def", "pr", "fth")
"""Stats of a card that can be set in battle; what a card lacks stays absent (UN-15)."""
MOST_SCORE = 20


def score_bounds(stat: Stat) -> tuple[int, int]:
    """The least and the most that a score set by hand may be; a card prints a DEF of 1 to 6 (UN-20)."""
    return (1, 6) if stat == "def" else (0, MOST_SCORE)


def _score(least: int, most: int) -> Callable[[str], bool]:
    """Whether a text is a score with both values in these bounds."""

    def fits(text: str) -> bool:
        score = score_from(text)
        if score is None:
            return False
        values = (score.red,) if score.green is None else (score.red, score.green)
        return all(least <= value <= most for value in values)

    return fits


def _whole(text: str, least: int, most: int) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= len(str(most)) and least <= int(text) <= most


def _number(text: str, least: float, most: float) -> bool:
    try:
        return least <= float(text) <= most
    except ValueError:
        return False


@dataclass(frozen=True, slots=True)
class PlaceUnit:
    """Put a base where it stands on the table, without a move; None takes it off.

    *arrives*: a unit held back enters the battle, and its Command comes with it (CM-13, FR-55), *light* of its points
    without colour as light ones (FR-58).
    """

    unit: str
    at: Point | None
    arrives: bool = False
    light: int | None = None

    def decide(self, game: Game) -> tuple[Fact, ...]:
        if game.attack is not None:
            raise Refused("attack_open", "CC-25")
        unit = unit_of(game, self.unit)
        if unit.gone:
            raise Refused("not_on_table", "TD-24", unit=unit.id)
        if self.at is not None:
            base = Base(self.at, unit.profile.radius)
            others = [other.base for other in game.on_table() if other.id != unit.id]
            if not inside_table(base, game.width, game.depth):
                raise Refused("off_the_table", "MV-01", unit=unit.id)
            if not free_of_overlap(base, others):
                raise Refused("overlap", "MV-03", unit=unit.id)
        if self.arrives and (unit.at is not None or unit.entered or self.at is None or not game.turn):
            raise Refused("does_not_arrive", "CM-13", unit=unit.id)
        command.check_colours(replace(unit, light=self.light))
        comes = self.arrives or (self.at is not None and unit.absent and game.turn > 0)
        placed = UnitPlaced(self.unit, self.at, comes, self.light)
        facts: tuple[Fact, ...] = (placed, *broken_contacts(game, (placed,)))
        if comes:
            there = evolve_all(game, facts)
            joined = command.join_now(there, there.unit(unit.id))
            facts = facts if joined is None else (*facts, joined)
        if unit.at is None and self.at is not None and game.phase in ("upkeep", "action"):
            there = evolve_all(game, facts)
            facts = (*facts, *opportunity.appearing(there, there.unit(unit.id)))
        return (*facts, *activation.after_losses(evolve_all(game, facts)))


@dataclass(frozen=True, slots=True)
class RemoveUnit:
    """A unit is killed, or leaves the battlefield (CM-09, CM-14)."""

    unit: str
    killed: bool = True

    def decide(self, game: Game) -> tuple[Fact, ...]:
        if game.attack is not None:
            raise Refused("attack_open", "CC-25")
        unit = unit_of(game, self.unit)
        if unit.gone:
            raise Refused("not_on_table", "CM-09", unit=unit.id)
        facts = removal(game, unit, killed=self.killed)
        return (*facts, *activation.after_losses(evolve_all(game, facts)))


@dataclass(frozen=True, slots=True)
class Transform:
    """The players see that the condition is met on which the unit changes its shape (UN-67)."""

    unit: str

    def decide(self, game: Game) -> tuple[Fact, ...]:
        if game.attack is not None:
            raise Refused("attack_open", "CC-25")
        unit = unit_of(game, self.unit)
        if not unit.on_table:
            raise Refused("not_on_table", "UN-67", unit=unit.id)
        facts = transforming.transformed(game, unit)
        if not facts:
            raise Refused("no_other_shape", "UN-67", unit=unit.id)
        return facts


@dataclass(frozen=True, slots=True)
class SetDiceSource:
    """A player's own dice, typed in, or the app's."""

    player: Player
    source: DiceSource

    def decide(self, game: Game) -> tuple[Fact, ...]:
        company_of(game, self.player)
        return (DiceSourceSet(self.player, self.source),)


@dataclass(frozen=True, slots=True)
class TossCoin:
    """Settle a dispute by the coin (BA-19); *winner* is how it fell."""

    winner: Player

    def decide(self, game: Game) -> tuple[Fact, ...]:  # noqa: ARG002
        return (CoinTossed(self.winner),)


@dataclass(frozen=True, slots=True)
class CallTap:
    """Settle a dispute by the Tap (BA-20); *winner* is the one whom the players name."""

    winner: Player

    def decide(self, game: Game) -> tuple[Fact, ...]:
        company_of(game, self.winner)
        return (TapCalled(self.winner),)


@dataclass(frozen=True, slots=True)
class Note:
    """Write a line into the chronicle."""

    text: str

    def decide(self, game: Game) -> tuple[Fact, ...]:  # noqa: ARG002
        text = one_line(self.text)
        if not text:
            raise Refused("reason_missing", "", what="note")
        return (Noted(text),)
