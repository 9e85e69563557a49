"""How often a power may be used: so many times in a battle, turn, activation or attack (FR-30)."""

from __future__ import annotations

from collections.abc import Mapping

from hellassist.rules.events import CountSet, Fact
from hellassist.rules.game import Game, Unit
from hellassist.rules.powers.power_cards import Printed
from hellassist.rules.profile import Span
from hellassist.rules.refusal import Refused


def check(game: Game, unit: Unit, what: Printed) -> None:
    """Raise Refused if this copy has used the power as often as its header allows."""
    if what.limit is not None and unit.used.get(_key(game, what), 0) >= what.limit:
        raise Refused("limit_reached", "FR-30", unit=unit.id, power=what.name, limit=what.limit)


def left(game: Game, unit: Unit, what: Printed) -> int | None:
    """How often this copy may still use the power in the span under way; None without limit (FR-30)."""
    return None if what.limit is None else max(what.limit - unit.used.get(_key(game, what), 0), 0)


def counted(game: Game, unit: Unit, what: Printed) -> tuple[Fact, ...]:
    """One use more, where it matters."""
    if what.limit is None:
        return ()
    key = _key(game, what)
    return (CountSet(unit.id, key, unit.used.get(key, 0) + 1),)


def _key(game: Game, what: Printed) -> str:
    """What ``Unit.used`` calls the uses within the span that is under way."""
    marks: Mapping[Span, str] = {
        "battle": "",
        "turn": f"{game.turn}",
        "activation": f"{game.turn}.{game.activated_this_turn}",
        "attack": f"{game.attacks}",
    }
    return f"uses:{what.name}:{what.span}:{marks[what.span]}"
