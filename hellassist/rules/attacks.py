"""The attack under way in a game: begun from its declaration, carried on by its answers."""

from __future__ import annotations

from hellassist.rules import close, shot
from hellassist.rules.attack import Attack
from hellassist.rules.game import Declaration, Game, OpenAttack
from hellassist.rules.requests import Request
from hellassist.rules.steps import give, settle


def begin(game: Game, declaration: Declaration) -> Attack:
    """The declared attack before its first step."""
    return close.begin(game, declaration) if declaration.kind == "close" else shot.begin(game, declaration)


def resume(game: Game, opened: OpenAttack) -> tuple[Attack, Request | None]:
    """The attack after its answers so far, and what it asks next (None: it is over)."""
    attack = begin(game, opened.declaration)
    for answer in opened.answers:
        attack = give(attack, answer)
    return settle(attack)
