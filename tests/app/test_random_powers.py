"""However powers are used, sensibly or not: Command is never negative, and the log tells the same battle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from hellassist.app.battle.session import Session
from hellassist.geometry import Point
from hellassist.rules.commands import (
    Activate,
    ChooseFirst,
    Command,
    ConfirmByHand,
    DeclareMelee,
    EndActivation,
    EndUpkeep,
    GiveAnswer,
    MoveByPower,
    MoveUnit,
    NextTurn,
    OrderUpkeep,
    RemoveUnit,
    SetUpBattle,
    UsePower,
)
from hellassist.rules.game import Game, Power
from hellassist.rules.profile import Act, Effect
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import BadAnswer
from hellassist.store.log import MemoryLog
from tests.app.battle import same
from tests.app.test_random_battles import consistent, rolled
from tests.rules.orders import aura, order, stat
from tests.scene import Scene

ACTS = (
    stat("cbt", 1, "allies"),
    stat("def", -2, "enemies", until="activation"),
    Act("state", "enemy", effect=Effect("stunned")),
    Act("heal", "allies", amount=2),
    Act("damage", "units", amount=1),
    Act("move", "ally", amount=3),
    Act("attack"),
    Act("command", "enemies", amount=-2),
    Act("command", amount=1, until="game"),
    Act("manual", text={"en": "Look up."}),
)
HEADERS = (
    "Passive",
    "Free • 1 CMD",
    "Active • 2 permanent CMD",
    "Exhausting • Unique",
    "",
    "Free • 1 permanent CMD",
)
ORDERS = tuple(order(HEADERS[place % len(HEADERS)], act, name=f"O{place}") for place, act in enumerate(ACTS))
AURAS = (
    aura("Temporary • Free • 4 fathom radius • Lingering", stat("fth", 1, "allies")),
    aura("Temporary • Passive • 3 fathom radius • Instant", Act("damage", "enemies", amount=1)),
    aura("Permanent • No limit • Lingering", stat("mvt", -1, "enemies")),
    aura("Temporary • No limit • Instant", Act("heal", "units", amount=1), upkeep=True),
)
ANYONE = st.sampled_from(("E", "M", "F", "G"))
SPOT = st.builds(Point, st.floats(100, 500), st.floats(100, 500))
POWER = st.sampled_from(
    (*(Power("order", place) for place in range(len(ORDERS))), *(Power("aura", place) for place in range(4)))
)


def begun(log: MemoryLog) -> Session:
    """Four units, each with all these powers: E touches F."""
    scene = (
        Scene()
        .unit("E", orders=ORDERS, auras=AURAS, cmd=5, rank="officer")
        .unit("M", at=(8, 14), orders=ORDERS)
    )
    scene.enemy("F", orders=ORDERS, auras=AURAS, cmd=4, rank="officer").enemy("G", at=(14, 14), auras=AURAS)
    session = Session(log)
    companies = tuple(scene.game.companies.values())
    units = tuple(scene.game.units.values())
    for command in (SetUpBattle("b", companies, units), NextTurn(), EndUpkeep(), ChooseFirst("A")):
        session.do(command)
    return session


def commands(session: Session, draw: Callable[[Any], Any]) -> Command:
    now = session.game.activation
    unit = now.unit if now is not None and draw(st.booleans()) else draw(ANYONE)
    place = session.game.units[unit].at if unit in session.game.units else None
    path = (place or Point(0, 0), draw(SPOT))
    power, foe = draw(POWER), draw(st.none() | ANYONE)
    targets = tuple(draw(ANYONE) for _ in range(draw(st.sampled_from((0, 0, 1, 1, 2)))))
    kinds: tuple[Callable[[], Command], ...] = (
        *[lambda: UsePower(unit, power, targets, foe)] * 12,
        *[lambda: GiveAnswer(rolled(session, draw), typed=True)] * (9 if session.game.attack else 1),
        lambda: ConfirmByHand(draw(st.integers(0, 4))),
        lambda: MoveByPower(unit, path),
        lambda: MoveUnit(unit, path),
        lambda: Activate(unit),
        lambda: DeclareMelee(unit, draw(ANYONE)),
        lambda: RemoveUnit(unit),
        EndActivation,
        EndUpkeep,
        lambda: OrderUpkeep(draw(st.sampled_from(("A", "B")))),
        lambda: ChooseFirst("A"),
        NextTurn,
    )
    chosen: Callable[[], Command] = draw(st.sampled_from(kinds))
    return chosen()


def sound(game: Game) -> None:
    """What holds of powers in every game."""
    numbers = [effect.number for effect in game.running]
    assert len(set(numbers)) == len(numbers)
    assert game.announced is None or game.attack is not None
    for effect in game.running:
        assert not effect.lingering or game.units[effect.unit].on_table
        assert effect.asked or effect.last is None or effect.last >= game.turn


@given(st.data())
@settings(max_examples=100, deadline=None)
def test_any_use_of_powers_leaves_one_battle(data: st.DataObject) -> None:
    log = MemoryLog()
    session = begun(log)
    for _ in range(data.draw(st.integers(1, 40))):
        step = data.draw(st.integers(0, 11))
        before = session.game
        if step in (0, 1):
            (session.undo, session.redo)[step]()
        else:
            try:
                session.do(commands(session, data.draw))
            except (Refused, BadAnswer):
                assert session.game is before
        consistent(session.game)
        sound(session.game)
    same(session, Session.load(MemoryLog(list(log.entries))))
