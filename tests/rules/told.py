"""What a scene tells of attacks: the dice of a side before they are thrown, and what was thrown."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hellassist.rules.commands import NextTurn
from hellassist.rules.events import AnswerGiven, AttackDeclared
from hellassist.rules.evolve import evolve
from hellassist.rules.game import Action, Declaration, Game, StateOn
from tests.scene import Scene


def dice(
    scene: Scene, attacker: str, defender: str, action: Action = "attack", **declared: Any
) -> tuple[int, ...]:
    """The dice of both sides of a sequence, re-rolls included; -1 for a side that does not strike."""
    sides = scene.sequence(attacker, defender, action, **declared).strikes
    return tuple(side.armed.dice[0] if side.arms else -1 for side in sides)


def difficulties(
    scene: Scene, attacker: str, defender: str, action: Action = "attack", **declared: Any
) -> tuple[int, ...]:
    """What the dice of both sides must show; -1 for a side that does not strike."""
    sides = scene.sequence(attacker, defender, action, **declared).strikes
    return tuple(side.armed.difficulty if side.arms else -1 for side in sides)


def protection(scene: Scene, attacker: str, defender: str) -> int | None:
    """What is taken off the attacker's damage; None where it does none."""
    return scene.sequence(attacker, defender).strikes[0].armed.protection


def thrown(scene: Scene) -> list[tuple[int, int]]:
    """Side and number of dice of each first roll so far."""
    return [
        (fact.side, len(fact.answer))
        for fact in scene.facts
        if isinstance(fact, AnswerGiven) and fact.step == "attack_roll" and isinstance(fact.answer, tuple)
    ]


def begun(scene: Scene, declared: Declaration) -> Game:
    """The game with this attack open."""
    return evolve(scene.game, AttackDeclared(declared))


def next_turn(scene: Scene) -> Scene:
    """Everybody has acted; the next Upkeep is done."""
    acted = {key: replace(unit, status="acted") for key, unit in scene.game.units.items()}
    scene.changed(units=acted, activation=None)
    scene.do(NextTurn())
    return scene


def with_states(scene: Scene, key: str, *states: StateOn) -> Scene:
    """The unit in these states and no others."""
    return scene.changed(units={**scene.game.units, key: replace(scene[key], states=states)})
