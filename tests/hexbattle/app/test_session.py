"""Hex battles in play: log, undo, files, chronicle, texts."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hellassist.hexbattle
from hellassist.app.battle import battles, opening
from hellassist.app.battle.session import Session
from hellassist.app.hexbattle.chronicle import HexChronicler
from hellassist.app.hexbattle.demo import demo_file, demo_session
from hellassist.app.hexbattle.session import HexSession
from hellassist.app.hexbattle.texts import BAD_ANSWERS, REFUSALS, HexTexts
from hellassist.hexbattle.commands import Answered, Correct, DeclareAttack, MoveUnit, Note, TurnUnit
from hellassist.hexbattle.events import Fact
from hellassist.hexbattle.hexes import Hex
from hellassist.hexbattle.units import faults
from hellassist.refusals import BadAnswer, Refused
from hellassist.store.battle_file import OPEN, BattleFile
from hellassist.store.codec import decode_as, encode, kind_of, kinds_of
from hellassist.store.faults import StorageFault
from hellassist.store.log import Entry, MemoryLog
from hellassist.store.recovery import glance, recover
from tests.golden.make_saves import full
from tests.hexbattle.field import duel, type_of
from tests.hexbattle.player import RandomPlayer
from tests.make_demo import hex_demo_text
from tests.store.facts import any_of

RULES = Path(hellassist.hexbattle.__file__).parent
HEX = kinds_of("hex")


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA", "HOME"):
        monkeypatch.setenv(variable, str(tmp_path / "home"))
    yield
    for battle in tuple(OPEN.values()):
        battle.close()


def lines(session: HexSession) -> list[str]:
    teller = HexChronicler(HexTexts())
    return [told.text for line in session.lines for told in teller.tell(line.done.facts, line.done.before)]


def test_the_demo_is_what_the_cards_make_it() -> None:
    assert demo_file().read_text(encoding="utf-8") == hex_demo_text(), "run python -m tests.make_demo"
    game = demo_session().game
    assert [sum(1 for _ in game.of(player)) for player in ("A", "B")] == [8, 8]
    assert all(not list(faults(unit.type)) for unit in game.units.values())
    assert (game.turn, game.to_act) == (1, "A")


def test_undo_takes_an_attack_back_whole_and_back_one_answer() -> None:
    session = demo_session()
    session.do(MoveUnit("A3", Hex(3, 4)))
    before = session.game
    session.do(DeclareAttack("A3", "B3", "flank"))
    opened = session.game
    session.do(Answered(5, typed=True))
    session.back()
    assert session.game == opened
    session.do(Answered(3, typed=True))
    session.undo()
    assert session.game == before
    assert session.redo_label == "Blades 3 attacks Hordes 3 from the flank."
    session.redo()
    assert session.game.units["B3"].markers == 1
    session.cancel()
    assert session.game == before


@given(st.integers(0, 10_000))
@settings(max_examples=25, deadline=None)
def test_any_legal_battle_is_one_battle(seed: int) -> None:
    log = MemoryLog()
    session = demo_session(log)
    player = RandomPlayer(session, seed)
    for _ in range(20):
        player.act()
        taken = [unit.at for unit in session.game.on_board()]
        assert len(set(taken)) == len(taken)
        assert all(at in session.game.board for at in taken)
        assert all(unit.markers < session.game.hits(unit) for unit in session.game.on_board())
    assert HexSession.load(MemoryLog(list(log.entries))).game == session.game
    end, games = session.game, [session.game]
    while session.undoable:
        session.undo()
        games.append(session.game)
    for earlier in reversed(games[:-1]):
        session.redo()
        assert session.game == earlier
    assert session.game == end
    again = HexSession.load(MemoryLog(list(log.entries)))
    assert again.game == end
    assert lines(again) == lines(session)


COMMANDS = st.sampled_from(
    [
        MoveUnit("A3", Hex(3, 4)),
        MoveUnit("A3", Hex(99, 4)),
        MoveUnit("nobody", Hex(3, 4)),
        TurnUnit("A1", 3),
        DeclareAttack("A3", "B3", "rear"),
        DeclareAttack("B3", "A3"),
        Answered(5),
        Answered(9),
        Answered(Hex(2, 4)),
        Correct("A1", "markers", "2", "miscounted"),
        Note("a line"),
    ]
)


@given(st.lists(st.one_of(COMMANDS, st.sampled_from(["undo", "redo", "back", "cancel"])), max_size=25))
@settings(max_examples=60, deadline=None)
def test_a_refusal_changes_nothing_and_what_is_logged_is_what_is_played(steps: list[object]) -> None:
    log = MemoryLog()
    session = demo_session(log)
    for step in steps:
        before = session.game
        try:
            if isinstance(step, str):
                getattr(session, step)()
            else:
                session.do(step)  # type: ignore[arg-type]
        except (Refused, BadAnswer):
            assert session.game is before
    loaded = HexSession.load(MemoryLog(list(log.entries)))
    assert loaded.game == session.game
    assert loaded.past == session.past
    assert loaded.future == session.future


# -- files -------------------------------------------------------------------------------------------


def saved(path: Path) -> Path:
    with BattleFile.create(path, "hex") as log:
        session = demo_session(log)
        session.do(MoveUnit("A3", Hex(3, 4)))
        session.do(DeclareAttack("A3", "B3", "front"))
    return path


def test_a_hex_battle_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = saved(tmp_path / "ford.hellbattle")
    assert opening.game_in(path) == "hex"
    session = opening.open_as(HexSession, path)
    assert session.game.attack is not None
    session.do(Answered(8, typed=True))
    game = session.game
    opening.close(session)
    assert opening.look_as(HexSession, path).game == game


def test_each_game_opens_its_own_files_alone(tmp_path: Path) -> None:
    path = saved(tmp_path / "ford.hellbattle")
    for opened in (opening.open_battle, opening.look_at):
        with pytest.raises(StorageFault) as fault:
            opened(path)
        assert fault.value.reason == "other_game"
        assert str(path) in str(fault.value)
        assert not OPEN
    demo = opening.begin_demo()
    name = demo.log.path  # type: ignore[attr-defined]
    opening.close(demo)
    assert opening.game_in(name) == "hell_dorado"
    with pytest.raises(StorageFault) as fault:
        opening.open_as(HexSession, name)
    assert fault.value.reason == "other_game"
    assert opening.open_battle(name).game.name == "First blood"


def test_both_games_are_in_the_list(tmp_path: Path) -> None:
    opening.close(opening.begin_as("hex", "The ford", demo_session))
    opening.close(opening.begin_demo())
    found = {battle.name: battle.game for battle in battles.recent()}
    assert found == {"The ford": "hex", "First blood": "hell_dorado"}
    assert isinstance(opening.open_as(HexSession, battles.recent()[1].path), Session | HexSession)


def test_a_battle_that_cannot_be_set_up_leaves_no_file() -> None:
    def refuse(log: BattleFile) -> HexSession:
        session = HexSession(log)
        session.do(replace(duel().set_up(), armies=()))
        return session

    with pytest.raises(Refused, match="two_armies"):
        opening.begin_as("hex", "Nothing", refuse)
    assert battles.recent() == []
    assert not OPEN


def test_a_damaged_hex_battle_is_recovered_as_one(tmp_path: Path) -> None:
    path = saved(tmp_path / "ford.hellbattle")
    with BattleFile.open(path) as log:
        log.connection.execute("UPDATE event SET body = '{}' WHERE seq = 4")
    with pytest.raises(StorageFault) as fault:
        opening.open_as(HexSession, path)
    assert fault.value.reason == "wrong_body"
    done = recover(path, tmp_path / "saved.hellbattle")
    assert glance(done.path).game == "hex"
    assert opening.open_as(HexSession, done.path).game.turn == 1


def test_a_log_that_speaks_of_nobody_makes_no_sense() -> None:
    log = MemoryLog()
    session = demo_session(log)
    session.do(TurnUnit("A1", 3))
    strange = replace(log.entries[-1].fact, unit="nobody")
    with pytest.raises(StorageFault) as fault:
        HexSession.load(MemoryLog([*log.entries, Entry(9, strange)]))
    assert fault.value.reason == "makes_no_sense"


@pytest.mark.parametrize("kind", get_args(Fact), ids=kind_of)
def test_every_fact_comes_back_from_the_file(kind: type) -> None:
    fact = full(kind)
    assert decode_as(HEX, *encode(fact, HEX)) == fact

    @given(any_of(kind))
    @settings(max_examples=15, deadline=None)
    def comes_back(one: object) -> None:
        assert decode_as(HEX, *encode(one, HEX)) == one

    comes_back()


# -- words -------------------------------------------------------------------------------------------


def raised(name: str) -> dict[str, set[str]]:
    """Reasons raised in the rules, with the facts that come with every one."""
    found: dict[str, set[str]] = {}
    for file in sorted(RULES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and ast.unparse(node.func) == name
                and isinstance(node.args[0], ast.Constant)
            ):
                facts = {keyword.arg for keyword in node.keywords if keyword.arg}
                reason = str(node.args[0].value)
                found[reason] = found.get(reason, facts) & facts
    return found


def of_types() -> set[str]:
    """Reasons of what can be wrong with a type, from the code that tells them."""
    tree = ast.parse((RULES / "units.py").read_text(encoding="utf-8"))
    literals = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return {text for text in literals if text in REFUSALS} | {"is_troop", "is_lore"}


@pytest.mark.parametrize(("name", "sentences"), [("Refused", REFUSALS), ("BadAnswer", BAD_ANSWERS)])
def test_every_reason_has_a_sentence_with_its_facts(name: str, sentences: dict[str, str]) -> None:
    found = raised(name)
    types = of_types() if name == "Refused" else set()
    assert set(sentences) == set(found) | types
    for reason, facts in found.items():
        assert {field for _, field, _, _ in Formatter().parse(sentences[reason]) if field} <= facts, reason


def test_sentences_name_units_and_armies() -> None:
    session = demo_session()
    with pytest.raises(Refused) as refused:
        session.do(DeclareAttack("A3", "B1", "front"))
    said = HexTexts().refusal(refused.value, session.game)
    assert said == "Hordes 1 is 4 hexes away from Blades 3; attacks reach 1 (house rule)."
    with pytest.raises(Refused) as refused:
        session.do(TurnUnit("B1", 0))
    assert HexTexts().refusal(refused.value, session.game) == (
        "It is for Host of the Reeds to act, and Hordes 1 is not one of theirs."
    )
    session.do(MoveUnit("A3", Hex(3, 4)))
    session.do(DeclareAttack("A3", "B3", "front"))
    with pytest.raises(BadAnswer) as bad:
        session.do(Answered(9))
    assert HexTexts().bad_answer(bad.value, session.game) == (
        "The die has eight sides: type a digit from 1 to 8, not 9."
    )


def test_the_faults_of_a_type_read_as_sentences() -> None:
    with pytest.raises(Refused) as refused:
        _ = duel(kind="lore").game
    assert HexTexts().refusal(refused.value, duel().game) == (
        "Footmen cannot be lore: lore units are Deity, Dragon, Airship and Monster."
    )
    with pytest.raises(Refused) as refused:
        _ = duel().unit("C", type_of(movement=None), at=(1, 1)).game
    assert "has no movement class" in HexTexts().refusal(refused.value, duel().game)


def test_the_chronicle_tells_an_attack() -> None:
    session = demo_session()
    session.do(MoveUnit("A3", Hex(3, 4)))
    session.do(DeclareAttack("A3", "B3", "flank"))
    session.do(Answered(4, typed=True))
    session.do(Answered(Hex(5, 4)))
    assert lines(session) == [
        "The battle is set up: The ford.",
        "Turn 1: Host of the Reeds act.",
        "Blades 3 moves to 0605.",
        "Blades 3 attacks Hordes 3 from the flank.",
        "Rolled 4, +3 is 7: Hordes 3 damaged.",
        "Hordes 3 takes 1: 1 of 4 hits.",
        "Hordes 3 is pushed back to 0805.",
    ]


def test_every_fact_has_a_line_or_is_told_by_others() -> None:
    session = demo_session()
    teller = HexChronicler(HexTexts())
    silent = set()
    for kind in get_args(Fact):
        fact = full(kind)
        names = {"unit": "A3", "character": "A8", "attacker": "A3", "target": "B3"}
        given_names = {name: key for name, key in names.items() if name in fact.__dataclass_fields__}
        if "rule" in fact.__dataclass_fields__:
            given_names["rule"] = "HX-24"
        if kind.__name__ == "ValueCorrected":
            given_names |= {"what": "markers", "after": "2"}
        if "facing" in fact.__dataclass_fields__:
            given_names["facing"] = 1  # type: ignore[assignment]
        fact = replace(fact, **given_names)
        opened = session.game
        if kind.__name__ in {"DieRolled", "MovesDue", "UnitDriven", "AttackEnded"}:
            opened = duel().do(DeclareAttack("A", "B", "front")).game
            opened = replace(opened, units={**opened.units, **session.game.units}, attack=opened.attack)
        if not teller.tell((fact,), opened):
            silent.add(kind_of(kind))
    assert silent == {"moves_due", "attack_ended"}


def test_a_start_loads_nothing_of_the_hex_battle() -> None:
    script = (
        "import sys, hellassist.cli, hellassist.app.battle.session, hellassist.app.battle.opening, hellassist.gui.app, "
        "hellassist.gui.desk\n"
        "print(*[name for name in sys.modules if 'hexbattle' in name or 'hex_' in name])"
    )
    run = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=60
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == ""


def test_old_files_know_no_other_game(tmp_path: Path) -> None:
    played = Path(__file__).parents[2] / "golden" / "saves" / "played-1.hellbattle"
    copy = tmp_path / played.name
    shutil.copyfile(played, copy)
    assert opening.game_in(copy) == "hell_dorado"
