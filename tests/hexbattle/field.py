"""Builds a situation of the hex battle in a line or two: ``Field().unit("B", cf=3, at=(4, 4)).enemy("H", cf=1)``.

The first unit stands at (4, 4), the first enemy at (5, 4) beside it and looking at it. All types are made up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from hellassist.hexbattle.combat import Combat, combat
from hellassist.hexbattle.commands import Answered, Command, DeclareAttack
from hellassist.hexbattle.commands.set_up import NextTurn, SetUpBattle
from hellassist.hexbattle.events import Fact
from hellassist.hexbattle.evolve import evolve_all
from hellassist.hexbattle.game import Approach, Game, OwnFactor, Terrain
from hellassist.hexbattle.hexes import USUAL, Board, Hex
from hellassist.hexbattle.rulings import RECOMMENDED, Rulings
from hellassist.hexbattle.units import MOVEMENTS, Army, Kind, Movement, Player, Quality, Unit, UnitType

LEFT, RIGHT = 3, 0


def type_of(
    key: str = "footmen",
    *,
    cf: int | Mapping[str, int] = 2,
    movement: Movement | None = "foot",
    kind: Kind | None = "troop",
    quality: Quality = "ordinary",
    attributes: tuple[str, ...] = (),
) -> UnitType:
    """A type that is complete unless the test says otherwise."""
    factors: Mapping[str, int] = dict.fromkeys(MOVEMENTS, cf) if isinstance(cf, int) else cf
    return UnitType(key, key.capitalize(), movement, kind, quality, frozenset(attributes), factors)


class Field:
    """A battle in its first turn, and the facts of the last command."""

    def __init__(self, rulings: Rulings = RECOMMENDED, board: Board = USUAL) -> None:
        self._rulings, self._board = rulings, board
        self._units: list[Unit] = []
        self._terrain: tuple[Terrain, ...] = ()
        self._armies: dict[Player, dict[str, tuple[str, ...]]] = {"A": {}, "B": {}}
        self._game: Game | None = None
        self.facts: tuple[Fact, ...] = ()

    def unit(
        self,
        key: str,
        type_: str | UnitType = "footmen",
        *,
        at: tuple[int, int] = (4, 4),
        player: Player = "A",
        facing: int = RIGHT,
        markers: int = 0,
        leads: str = "",
        own_quality: Quality | None = None,
        **of_type: Any,
    ) -> Self:
        """One more unit of A."""
        made = type_ if isinstance(type_, UnitType) else type_of(type_, **of_type)
        self._units.append(Unit(key, player, made, 0, own_quality, Hex(*at), facing, markers, leads=leads))
        return self

    def enemy(self, key: str, type_: str | UnitType = "others", **values: Any) -> Self:
        """One more unit of B."""
        return self.unit(key, type_, **{"at": (5, 4), "facing": LEFT, "player": "B", **values})

    def army(self, player: Player, attributes: Mapping[str, tuple[str, ...]]) -> Self:
        """What the army list of a player gives."""
        self._armies[player] = dict(attributes)
        return self

    def terrain(self, *hexes: tuple[int, int]) -> Self:
        """A wood in these hexes."""
        self._terrain = (Terrain("wood", tuple(Hex(*at) for at in hexes)),)
        return self

    def set_up(self) -> SetUpBattle:
        """The command that begins it."""
        armies = tuple(Army(player, f"Army {player}", given) for player, given in self._armies.items())
        return SetUpBattle("Field", armies, tuple(self._units), self._board, self._terrain, self._rulings)

    @property
    def game(self) -> Game:
        """The battle as it stands."""
        if self._game is None:
            game = evolve_all(Game(), self.set_up().decide(Game()))
            self._game = evolve_all(game, NextTurn().decide(game))
        return self._game

    def do(self, command: Command) -> Self:
        """Carry out a command. Raises what it raises."""
        self.facts = command.decide(self.game)
        self._game = evolve_all(self.game, self.facts)
        return self

    def attack(
        self, attacker: str, target: str, face: int, approach: Approach = "front", *own: OwnFactor
    ) -> Self:
        """Declare and roll."""
        return self.do(DeclareAttack(attacker, target, approach, own)).do(Answered(face, typed=True))

    def fight(self, attacker: str, target: str, approach: Approach = "front", *own: OwnFactor) -> Combat:
        """The attack as numbers."""
        return combat(self.game, self[attacker], self[target], approach, own)

    def __getitem__(self, key: str) -> Unit:
        return self.game.unit(key)

    def stands(self, key: str) -> bool:
        """Whether it is on the board by itself."""
        return self[key].on_board


def duel(own: int = 2, enemy: int = 2, rulings: Rulings = RECOMMENDED, **own_type: Any) -> Field:
    """A of strength *own* beside B of strength *enemy*."""
    return Field(rulings).unit("A", cf=own, **own_type).enemy("B", cf=enemy)
