"""What all parts of the chronicle have in common: a text with the names of units and players put in."""

from __future__ import annotations

from dataclasses import dataclass

from hellassist.app.words.texts import Texts
from hellassist.app.words.told import Told
from hellassist.rules.game import Game, Player


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells in words. *texts* gives language and number signs."""

    texts: Texts

    def _say(self, text: str, **facts: object) -> str:
        return self.texts.translate("chronicle", text).format(**facts)

    def _told(self, key: str, game: Game, text: str, rule: str = "", **facts: object) -> Told:
        unit = game.unit(key)
        return Told(self._say(text, unit=self.texts.unit(game, key), **facts), unit.controller, rule, key)

    def _of(self, key: str, game: Game, text: str, points: int, left: int) -> Told:
        return self._told(key, game, text, rule="CC-18", points=points, left=max(left, 0))

    def _by(self, player: Player, game: Game, text: str, rule: str = "") -> Told:
        return Told(self._say(text, player=self.texts.player(game, player)), player, rule)
