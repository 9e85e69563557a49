"""The Upkeep phase, step by step: Command, Dominance, damage and healing, then what else is due (TD-16 to TD-23)."""

from __future__ import annotations

from hellassist.rules.combat.aftermath import fallen
from hellassist.rules.events import DominanceSettled, Fact, PhaseBegan, TurnBegan
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import PLAYERS, Game, Player
from hellassist.rules.powers import consuming, powers, running, transforming
from hellassist.rules.states import clock
from hellassist.rules.turn import command, dominance


def begun(game: Game, coin: Player) -> tuple[Fact, ...]:
    """The Upkeep of the next turn; *coin* settles the first Dominance where nothing else does (TD-17, TD-18).

    States that count turns end with the old one. Damage and then healing come to both players at once (TD-20, TD-21):
    whoever falls by them counts for the Dominance of the turn after (TD-15). It goes on until EndUpkeep where a unit
    has a power to use in it (TD-22).
    """
    turn = game.turn + 1
    facts: list[Fact] = [*clock.after_turn(game.units.values()), *running.after_turn(game)]
    facts += consuming.burnt_out(evolve_all(game, facts))
    facts.append(TurnBegan(turn))
    facts += _command(evolve_all(game, facts), turn)
    facts.append(_dominance(evolve_all(game, facts), coin))
    facts += clock.in_upkeep(evolve_all(game, facts))
    facts += fallen(evolve_all(game, facts), game.units)
    facts += clock.regained(evolve_all(game, facts))
    facts += transforming.of_the_wounded(evolve_all(game, facts))
    if not powers.due_in_upkeep(evolve_all(game, facts)):
        facts.append(PhaseBegan("action"))
    return tuple(facts)


def _command(game: Game, turn: int) -> list[Fact]:
    """Both Companies have their Command back, that of late arrivals with it (CM-06, CM-13)."""
    facts: list[Fact] = []
    for player in PLAYERS:
        company = game.companies[player]
        joined = command.join(company, command.late_arrivals(game, player, turn))
        if joined is not None:
            facts.append(joined)
        facts.append(command.refill(evolve_all(game, facts).companies[player]))
    return facts


def _dominance(game: Game, coin: Player) -> DominanceSettled:
    if game.turn == 1:
        return dominance.settle_first(game, lambda: coin)
    return dominance.settle_later(game)
