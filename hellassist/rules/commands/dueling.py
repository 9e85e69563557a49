"""Authority duels: both players stake Command in secret (FR-62, FR-63)."""

from __future__ import annotations

from dataclasses import dataclass

from hellassist.rules.commands.words import one_line
from hellassist.rules.events import DuelFought, Fact
from hellassist.rules.game import PLAYERS, Game, Player
from hellassist.rules.known import company_of
from hellassist.rules.refusal import Refused
from hellassist.rules.turn import command


@dataclass(frozen=True, slots=True)
class AuthorityDuel:
    """An effect calls for a duel: the *stakes* of A and B, laid open together.

    The higher one wins and is paid, for good where the duel is *permanent*; *light* of the stakes are light points.
    *reason* is for the chronicle.
    """

    stakes: tuple[int, int]
    permanent: bool = False
    reason: str = ""
    light: tuple[int | None, int | None] = (None, None)

    def decide(self, game: Game) -> tuple[Fact, ...]:
        if not game.edition.authority_duels:
            raise Refused("no_duels", "FR-62")
        if game.attack is not None:
            raise Refused("attack_open", "CC-25")
        paying = [
            command.spend(
                company_of(game, player), stake, permanent=self.permanent, cause="duel", light=light
            )
            for player, stake, light in zip(PLAYERS, self.stakes, self.light, strict=True)
        ]
        winner = self._winner(game)
        fought = DuelFought(self.stakes, winner, self.permanent, one_line(self.reason))
        paid = paying[PLAYERS.index(winner)] if winner is not None and max(self.stakes) else None
        return (fought, paid) if paid is not None else (fought,)

    def _winner(self, game: Game) -> Player | None:
        first, second = self.stakes
        if first == second:
            return game.dominant if game.edition.tied_duels_to_dominant else None
        return "A" if first > second else "B"
