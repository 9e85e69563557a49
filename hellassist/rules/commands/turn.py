"""The turn: setting up, Upkeep, who activates, and being done."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hellassist import geometry
from hellassist.rules.editions import CORE, Edition
from hellassist.rules.events import (
    ActivationPassed,
    BattleSetUp,
    Fact,
    FirstChosen,
    PhaseBegan,
)
from hellassist.rules.evolve import evolve
from hellassist.rules.game import PLAYERS, Company, Game, Player, Terrain, Unit, Zone, opponent
from hellassist.rules.known import company_of, unit_of
from hellassist.rules.profile import Profile
from hellassist.rules.refusal import Refused
from hellassist.rules.turn import actions, activation, command, upkeep


@dataclass(frozen=True, slots=True)
class SetUpBattle:
    """Two Companies on a table. Lengths in millimetres."""

    name: str
    companies: tuple[Company, ...]
    units: tuple[Unit, ...]
    width: float = 750.0
    depth: float = 750.0
    terrain: tuple[Terrain, ...] = ()
    edition: Edition = CORE
    turns: int | None = None
    shapes: tuple[Profile, ...] = ()
    """The cards that units may become (UN-67)."""
    zones: tuple[Zone, ...] = ()

    def decide(self, game: Game) -> tuple[Fact, ...]:
        if game.companies:
            raise Refused("battle_has_begun", "TD-16")
        if [company.player for company in self.companies] != [*PLAYERS]:
            raise Refused("two_companies", "TD-01")
        taken: set[str] = {*PLAYERS, "battle"}  # corrections call the Companies and the battle so
        for unit in self.units:
            if unit.id in taken:
                raise Refused("id_taken", "UN-09", unit=unit.id)
            taken.add(unit.id)
            command.check_colours(unit)
        opened = BattleSetUp(
            self.name,
            self.edition,
            self.width,
            self.depth,
            self.terrain,
            self.companies,
            self.units,
            self.turns,
            self.shapes,
            self.zones,
        )
        after = evolve(game, opened)
        check_places(after)
        facts: list[Fact] = [opened]
        for player in PLAYERS:
            points = command.initial_points(after, player)
            company = replace(after.companies[player], coloured=command.is_coloured(after, player))
            facts.append(command.booked(company, points, points, "start"))
        return tuple(facts)


def check_places(game: Game) -> None:
    """Raise Refused unless every base stands on the table and overlaps no other (MV-03)."""
    units = tuple(game.on_table())
    for index, unit in enumerate(units):
        if not geometry.inside_table(unit.base, game.width, game.depth):
            raise Refused("off_the_table", "MV-01", unit=unit.id)
        for earlier in units[:index]:
            if geometry.overlaps(unit.base, earlier.base):
                raise Refused("overlap", "MV-03", unit=unit.id, other=earlier.id)


@dataclass(frozen=True, slots=True)
class NextTurn:
    """End the turn and do the next one's Upkeep: Command, then Dominance (TD-17). *coin* settles a tie."""

    coin: Player = "A"

    def decide(self, game: Game) -> tuple[Fact, ...]:
        if game.attack is not None:
            raise Refused("attack_open", "CC-25")
        if game.phase == "over":
            raise Refused("battle_over", "TD-25")
        company_of(game, self.coin)
        if game.activation is not None:
            raise Refused("another_is_active", "TD-24", active=game.activation.unit)
        waiting = [unit for player in PLAYERS for unit in game.waiting(player)]
        if game.turn and waiting:
            raise Refused("units_wait", "TD-24", count=len(waiting), unit=waiting[0].id)
        if game.turns is not None and game.turn >= game.turns:
            return (PhaseBegan("over"),)
        return upkeep.begun(game, self.coin)


@dataclass(frozen=True, slots=True)
class ChooseFirst:
    """The Dominant player names who activates first (TD-37); one without units lets the other begin."""

    player: Player

    def decide(self, game: Game) -> tuple[Fact, ...]:
        if game.phase != "action" or game.activated_this_turn or game.activation is not None:
            raise Refused("first_already_chosen", "TD-37")
        chosen = self.player if game.waiting(self.player) else opponent(self.player)
        return (FirstChosen(chosen),)


@dataclass(frozen=True, slots=True)
class Activate:
    """Begin a unit's activation without doing anything yet."""

    unit: str

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit = unit_of(game, self.unit)
        activation.check_may_act(game, unit)
        if game.activation is not None:
            raise Refused("another_is_active", "TD-34", unit=unit.id, active=game.activation.unit)
        return activation.activate(game, unit)


@dataclass(frozen=True, slots=True)
class EndActivation:
    """The active unit is done, and the table is the other player's (TD-26, TD-27)."""

    def decide(self, game: Game) -> tuple[Fact, ...]:
        actions.check_has_acted(game)
        return activation.handed_over(game)


@dataclass(frozen=True, slots=True)
class Pass:
    """Inferiority of numbers: make the other player activate (TD-39)."""

    def decide(self, game: Game) -> tuple[Fact, ...]:
        player = game.to_act
        if player is None:
            raise Refused("first_not_chosen", "TD-37", dominant=game.dominant)
        if not activation.may_pass(game, player):
            own, theirs = len(game.waiting(player)), len(game.waiting(opponent(player)))
            rule = "TD-41" if not game.activated_this_turn else "TD-40"
            raise Refused("may_not_pass", rule, have=own, against=theirs)
        return (ActivationPassed(player),)
