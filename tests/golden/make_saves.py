"""Makes the saves that every later version must load: python -m tests.golden.make_saves.

It overwrites none. After a new kind of fact it adds a file kinds-N for what no save holds yet.
"""

from __future__ import annotations

import json
import types
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from hellassist.app.battle.session import Session
from hellassist.geometry import Point
from hellassist.rules.combat import attacks
from hellassist.rules.commands import (
    Activate,
    ChooseFirst,
    Command,
    Correct,
    EndActivation,
    Engage,
    GiveAnswer,
    MoveUnit,
    NextTurn,
    Note,
    PlaceUnit,
    SetDiceSource,
    SetUpBattle,
)
from hellassist.rules.requests import Choose, Pick, Roll
from hellassist.store.battle_file import BattleFile
from hellassist.store.codec import KINDS
from hellassist.store.log import Logged
from tests.store.facts import set_up

SAVES = Path(__file__).parent / "saves"


def full(hint: Any, name: str = "x") -> Any:
    """A value of this type with every field filled in."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return args[-1]
    if origin in (Union, types.UnionType):
        return full(next(one for one in args if one is not types.NoneType), name)
    if origin is tuple:
        kinds = args[:1] if args[1:] == (Ellipsis,) else args
        return tuple(full(kind, name) for kind in kinds)
    if origin is frozenset:
        return frozenset({full(args[0], name)})
    if origin is not None and issubclass(origin, Mapping):
        return {"en": full(args[1], name), "ru": f"имя {name}" if args[1] is str else full(args[1], name)}
    if is_dataclass(hint) or hasattr(hint, "_fields"):
        hints = get_type_hints(hint)
        names = [part.name for part in fields(hint)] if is_dataclass(hint) else hint._fields
        return hint(**{part: full(hints[part], part) for part in names})
    return {bool: True, int: len(name), float: len(name) + 0.25, str: f"é {name}"}[hint]


def facts_of(kinds: Iterable[str]) -> tuple[Logged, ...]:
    """One fact of each kind, with every field filled in."""
    return tuple(full(KINDS[kind]) for kind in kinds)


def kinds_saved() -> set[str]:
    """The kinds of facts that the files kinds-N hold."""
    kinds = set[str]()
    for path in SAVES.glob("kinds-*.hellbattle"):
        with BattleFile.open(path) as battle:
            kinds |= {kind for (kind,) in battle.connection.execute("SELECT DISTINCT kind FROM event")}
    return kinds


def play(session: Session) -> None:
    """A turn with a move, and a charge that was taken back, done again and answered once."""
    battle = set_up("Битва у брода")
    around = (Point(250.0, 250.0), Point(300.0, 250.0), Point(300.0, 300.0))
    commands: tuple[Command, ...] = (
        SetUpBattle(battle.name, battle.companies, battle.units, turns=6),
        SetDiceSource("A", "typed"),
        NextTurn(),
        ChooseFirst("A"),
        MoveUnit("trooper", around),
        EndActivation(),
        PlaceUnit("damned", Point(350.0, 300.0)),
        Activate("damned"),
        Engage("damned", (Point(350.0, 300.0), Point(330.0, 300.0)), "trooper"),
    )
    for command in commands:
        session.do(command)
    answer(session, most=3)
    session.back()
    session.undo()
    session.redo()
    session.back()


def play_on(session: Session) -> None:
    """The charge to its end, and what the players put right by hand."""
    answer(session, most=99)
    session.do(Correct("captain", "life", "5", "miscounted: 1,5"))
    session.undo()
    session.redo()
    session.do(Note("half past nine"))
    session.undo()


def answer(session: Session, most: int) -> None:
    """Give so many answers to the open attack, or all."""
    faces = (5, 2, 6, 1, 4, 3)
    while session.game.attack is not None and most:
        most -= 1
        match attacks.resume(session.game, session.game.attack)[1]:
            case Roll(dice=dice):
                session.do(GiveAnswer((faces * 5)[:dice], typed=True))
            case Pick():
                session.do(GiveAnswer((), typed=True))
            case Choose(options=options):
                session.do(GiveAnswer(options[-1], typed=True))


def summary(session: Session) -> dict[str, Any]:
    """What must be the same in every version: the figures on the table."""
    game = session.game
    return {
        "name": game.name,
        "turn": game.turn,
        "phase": game.phase,
        "dominant": game.dominant,
        "to_act": game.to_act,
        "commands": session.next_number - 1,
        "undone": sum(line.undone for line in session.lines),
        "notes": list(game.notes),
        "open_attack": None if game.attack is None else [str(one) for one in game.attack.answers],
        "companies": {key: [one.basic, one.current, one.dice] for key, one in game.companies.items()},
        "units": {
            key: [
                unit.name(),
                unit.life,
                unit.status,
                unit.gone,
                sorted(on.id for on in unit.states),
                unit.at,
            ]
            for key, unit in game.units.items()
        },
    }


def main() -> None:
    """Make what is not there yet."""
    SAVES.mkdir(exist_ok=True)
    missing = sorted(KINDS.keys() - kinds_saved())
    if missing:
        with BattleFile.create(SAVES / f"kinds-{missing[0]}.hellbattle") as battle:
            battle.append(1, facts_of(missing))
            print(battle.path.name, *missing)
    played = SAVES / "played-1.hellbattle"
    opened = SAVES / "attack-open-1.hellbattle"
    if not played.exists():
        with BattleFile.create(played) as battle:
            session = Session(battle)
            play(session)
            play_on(session)
            written(played, session)
    if not opened.exists():
        with BattleFile.create(opened) as battle:
            session = Session(battle)
            play(session)
            written(opened, session)


def written(path: Path, session: Session) -> None:
    """Put the summary beside the save."""
    text = json.dumps(summary(session), ensure_ascii=False, indent=1)
    path.with_suffix(".json").write_text(text + "\n", encoding="utf-8")
    print(path.name)


if __name__ == "__main__":
    main()
