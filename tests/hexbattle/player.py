"""Plays a hex battle by chance: any legal move, attack or answer, the same for the same seed."""

from __future__ import annotations

import random

from hellassist.app.hexbattle.session import HexSession
from hellassist.hexbattle.commands import (
    Answered,
    Command,
    DeclareAttack,
    Lead,
    MoveUnit,
    NextTurn,
    StandAlone,
    TurnUnit,
)
from hellassist.hexbattle.game import Approach, OwnFactor
from hellassist.hexbattle.hexes import distance, neighbours
from hellassist.hexbattle.moves import open_to
from hellassist.hexbattle.requests import Answer, Roll, asked
from hellassist.hexbattle.units import Unit
from hellassist.refusals import Refused

PATIENCE = 50
"""So often it tries anew what was refused."""


class RandomPlayer:
    """Both players."""

    def __init__(self, session: HexSession, seed: int) -> None:
        self.session, self._random = session, random.Random(seed)

    def turns(self, count: int, acts: int = 12) -> None:
        """So many turns, each of so many acts."""
        upto = self.session.game.turn + count
        while self.session.game.turn < upto and any(self.session.game.on_board()):
            for _ in range(acts):
                self.act()
            self.session.do(NextTurn())

    def act(self) -> None:
        """One legal act, and the attack that it opens to its end; nothing where it finds none."""
        for _ in range(PATIENCE):
            able = self._able()
            if not able:
                return
            try:
                self.session.do(self._any(self._random.choice(able)))
            except Refused:
                continue
            break
        while self.session.game.attack is not None:
            self.session.do(Answered(self._answer(), typed=True))

    def _answer(self) -> Answer:
        request = asked(self.session.game)
        if isinstance(request, Roll):
            return self._random.randint(1, 8)
        assert request is not None
        return self._random.choice(request.options)

    def _able(self) -> list[Unit]:
        game = self.session.game
        return [unit for unit in game.units.values() if not unit.gone and game.to_act in {None, unit.player}]

    def _any(self, unit: Unit) -> Command:
        game, choose = self.session.game, self._random.choice
        if unit.leads or unit.at is None:
            return StandAlone(unit.id, choose(list(game.board)))
        near = neighbours(unit.at)
        foes = [foe for foe in game.on_board() if foe.player != unit.player and foe.at in near]
        if foes and self._random.random() < 0.7:
            extra = OwnFactor(choose((-1, 1)), "by chance", choose((True, False)))
            own = (extra,) if self._random.random() < 0.2 else ()
            approach: Approach | None = choose(("front", "flank", "rear", None))
            return DeclareAttack(unit.id, choose(foes).id, approach, own)
        if unit.type.kind == "character" and self._random.random() < 0.3:
            return Lead(unit.id, choose(list(game.of(unit.player))).id)
        return self._move(unit)

    def _move(self, unit: Unit) -> Command:
        if self._random.random() < 0.2:
            return TurnUnit(unit.id, self._random.randrange(6))
        game = self.session.game
        near = sorted(open_to(game, unit))
        foes = [foe.at for foe in game.on_board() if foe.player != unit.player and foe.at]
        at = self._random.choice(near)
        for other in self._random.sample(near, min(len(near), 8)):
            if foes and min(distance(other, foe) for foe in foes) < min(distance(at, foe) for foe in foes):
                at = other
        return MoveUnit(unit.id, at, self._random.randrange(6))
