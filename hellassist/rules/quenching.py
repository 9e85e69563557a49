"""A unit that is attacked while it puts out what burns it (ST-027)."""

from __future__ import annotations

from hellassist.rules.events import Fact
from hellassist.rules.game import Declaration, Game
from hellassist.rules.loading import undisturbed
from hellassist.rules.states.clock import put_out

CAUSE = "put_out"
"""The cause of the attack that an engaged unit brings on itself by it."""


def after_attack(game: Game, declaration: Declaration, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """All of it is out, unless the attack changed the unit's state or felled it (AC-37)."""
    unit = undisturbed(game, declaration, facts) if declaration.cause == CAUSE else None
    return () if unit is None else tuple(put_out(unit))
