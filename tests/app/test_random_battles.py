"""Whatever players do, sensible or not, it is one battle: loaded, taken back, done again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from hellassist.app.battle.session import Session
from hellassist.app.battle.trail import trail
from hellassist.geometry import Point
from hellassist.rules.commands import (
    Activate,
    CallTap,
    ChooseFirst,
    Command,
    Correct,
    DeclareMelee,
    DeclareShot,
    EndActivation,
    Engage,
    GiveAnswer,
    MoveUnit,
    NextTurn,
    Note,
    Pass,
    PlaceUnit,
    RemoveUnit,
    Retreat,
    SetDiceSource,
    SpendCommand,
    TossCoin,
    VaeSoli,
)
from hellassist.rules.game import Game
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import BadAnswer, Choose, Pick, Roll
from hellassist.store.log import MemoryLog
from tests.app.battle import begun, same

IDS = ("E", "C", "F", "D", "nobody")
ANYONE = st.sampled_from(IDS)
SPOT = st.builds(Point, st.floats(-50, 800), st.floats(-50, 800))
PLAYER = st.sampled_from(("A", "B"))
FACES = st.lists(st.integers(0, 7), max_size=6).map(tuple)


def rolled(session: Session, draw: Callable[[Any], Any]) -> int | tuple[int, ...]:
    """An answer that mostly fits."""
    shown = trail(session.game)
    match shown.request if shown else None:
        case Roll(dice=dice):
            return tuple(draw(st.lists(st.integers(1, 6), min_size=dice, max_size=dice)))
        case Pick(faces=faces, most=most):
            return tuple(sorted(faces)[: draw(st.integers(0, most))])
        case Choose(options=options):
            return int(draw(st.sampled_from(options)))
    return ()


def commands(session: Session, draw: Callable[[Any], Any]) -> Command:
    """Any command, sensible or not."""
    unit = draw(ANYONE)
    place = session.game.units[unit].at if unit in session.game.units else None
    path = (place or Point(0, 0), draw(SPOT))
    foe = draw(ANYONE)
    near = session.game.units[foe].at if foe in session.game.units else None
    what = draw(
        st.sampled_from(("life", "height", "status", "state", "gone", "basic", "current", "turn", "to_act"))
    )
    after = draw(st.sampled_from(("0", "1", "3", "waiting", "stunned", "-stunned", "back", "A", "B", "")))
    kinds: tuple[Callable[[], Command], ...] = (
        lambda: GiveAnswer(rolled(session, draw), typed=True),
        lambda: GiveAnswer(draw(FACES)),
        lambda: Activate(unit),
        lambda: MoveUnit(unit, path),
        lambda: Engage(unit, (path[0], near or path[1]), foe),
        lambda: DeclareMelee(unit, foe),
        lambda: Retreat(unit, draw(st.none() | ANYONE)),
        lambda: VaeSoli(unit),
        lambda: DeclareShot(unit, foe, covered=draw(st.booleans())),
        EndActivation,
        Pass,
        lambda: NextTurn(draw(PLAYER)),
        lambda: ChooseFirst(draw(PLAYER)),
        lambda: SpendCommand(draw(PLAYER), draw(st.integers(-1, 3)), permanent=draw(st.booleans())),
        lambda: Correct(draw(st.sampled_from((*IDS, "A", "B", "battle"))), what, after, "because"),
        lambda: PlaceUnit(unit, draw(st.none() | SPOT)),
        lambda: RemoveUnit(unit, killed=draw(st.booleans())),
        lambda: SetDiceSource(draw(PLAYER), "typed"),
        lambda: TossCoin("A"),
        lambda: CallTap("B"),
        lambda: Note("a line"),
    )
    chosen: Callable[[], Command] = draw(st.sampled_from(kinds))
    return chosen()


def consistent(game: Game) -> None:
    """What must hold in every game, whatever was done."""
    for company in game.companies.values():
        assert 0 <= company.current <= company.basic
    units = tuple(game.on_table())
    active = [unit.id for unit in units if unit.status == "active"]
    assert active == ([game.activation.unit] if game.activation else [])
    assert all(unit.life > 0 for unit in units)
    if game.phase == "action" and game.activation is None and game.to_act is not None:
        assert game.waiting(game.to_act) or not any(game.waiting(player) for player in ("A", "B"))
    for index, unit in enumerate(units):
        for other in units[:index]:
            assert game.unit(unit.id).base.at != other.base.at


@given(st.data())
@settings(max_examples=120, deadline=None)
def test_any_commands_leave_one_battle(data: st.DataObject) -> None:
    log = MemoryLog()
    session = begun(log)
    for _ in range(data.draw(st.integers(1, 30))):
        step = data.draw(st.integers(0, 13))
        before = session.game
        if step in (0, 1, 2, 3):
            (session.undo, session.redo, session.back, session.cancel)[step]()
        else:
            try:
                session.do(commands(session, data.draw))
            except (Refused, BadAnswer):
                assert session.game is before
        consistent(session.game)
    same(session, Session.load(MemoryLog(list(log.entries))))
    end, taken = session.game, 0
    while session.undoable:
        session.undo()
        taken += 1
    for _ in range(taken):
        session.redo()
    assert session.game == end
