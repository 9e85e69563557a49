"""The driver: runs the steps of an attack to the next thing that must be answered. Play, odds and replay use it."""

from __future__ import annotations

from collections.abc import Callable

from hellassist.rules.combat.attack import Attack
from hellassist.rules.combat.steps import STEPS, OnStrike
from hellassist.rules.requests import (
    Answer,
    BadAnswer,
    Request,
)


def settle(attack: Attack) -> tuple[Attack, Request | None]:
    """Run on until something must be answered, or the attack is over (None)."""
    while attack.todo:
        attack, request = _settled_strikes(attack)
        if request is not None or not attack.todo:
            return attack, request
        name, side = attack.todo[0]
        step = STEPS[name]
        request = step.ask(attack, side)
        if request is not None:
            return attack, request
        attack = step.take(attack.doing(attack.todo[1:]), side, None)
    return attack, None


def _settled_strikes(attack: Attack) -> tuple[Attack, Request | None]:
    """Run on through the steps that look at one strike alone: one new attack for all of them."""
    strikes, done = list(attack.strikes), 0
    request: Request | None = None
    for name, side in attack.todo:
        step = STEPS[name]
        if not isinstance(step, OnStrike):
            break
        strike = strikes[side]
        request = step.asks(strike, side)
        if request is not None:
            break
        strikes[side] = step.takes(strike, None)
        done += 1
    if not done:
        return attack, request
    todo, both = attack.todo[done:], (strikes[0], strikes[1])
    return Attack(todo, both, attack.trial, attack.pool, attack.burst), request


def give(attack: Attack, answer: Answer) -> Attack:
    """Answer the pending request and settle. Raises BadAnswer, and nothing has changed, if it does not fit."""
    attack, request = settle(attack)
    if request is None:
        raise BadAnswer("nothing_is_asked")
    fitting = request.check(answer)
    name, side = attack.todo[0]
    return settle(STEPS[name].take(attack.doing(attack.todo[1:]), side, fitting))[0]


Source = Callable[[Attack, Request], Answer]


def play(attack: Attack, source: Source) -> tuple[Attack, tuple[Answer, ...]]:
    """Play to the end, asking *source*. Returns what was answered too, for the log."""
    attack, request = settle(attack)
    given: list[Answer] = []
    while request is not None:
        given.append(source(attack, request))
        attack, request = settle(give(attack, given[-1]))
    return attack, tuple(given)
