"""What players set by hand, and what no command lets through however odd it is."""

from __future__ import annotations

from dataclasses import replace
from math import inf, nan
from typing import Any

import pytest

from hellassist.geometry import Point
from hellassist.rules.commands import (
    Activate,
    CallTap,
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
    SetDiceSource,
    SetUpBattle,
    SpendCommand,
    TossCoin,
)
from hellassist.rules.commands.words import LONGEST_TEXT
from hellassist.rules.events import CoinTossed, Noted, TapCalled, UnitPlaced, ValueCorrected
from hellassist.rules.game import Company, Game
from hellassist.rules.moves.movement import judge
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import BadAnswer
from tests.scene import Scene

HERE = Point(250.0, 250.0)


def refused(scene: Scene, command: Command) -> str:
    """The reason; nothing has changed."""
    before = scene.game
    with pytest.raises(Refused) as no:
        scene.do(command)
    assert scene.game is before
    return no.value.reason


@pytest.mark.parametrize(
    "answer",
    [True, False, -1, 7, 1.0, None, "6 6 6", "", [6, 6, 6], (6, 6), (6, 6, 6, 6), (6, 6, 0), (6, 6, 7), (6, 6, -1),
     (True, True, True), (6, 6, 6.0), ((6,), 6, 6), (None, 6, 6), {6}, ()],
)  # fmt: skip
def test_only_dice_answer_a_roll(answer: Any) -> None:
    scene = Scene().unit("E").enemy("F")
    scene.do(DeclareMelee("E", "F"))
    before = scene.game
    with pytest.raises(BadAnswer):
        scene.do(GiveAnswer(answer))
    assert scene.game is before


@pytest.mark.parametrize("answer", [True, False, -1, 4, 1.0, "1", None, (1,), ()])
def test_only_an_option_answers_a_choice(answer: Any) -> None:
    scene = Scene().unit("E").enemy("F")
    scene.do(DeclareMelee("E", "F"))
    for dice in ((6, 6, 6), (1, 1, 1)):
        scene.do(GiveAnswer(dice))
    with pytest.raises(BadAnswer):
        scene.do(GiveAnswer(answer))


@pytest.mark.parametrize("answer", [True, 1, None, [1], (True,), (1, 1, 1), (6,), (2, 2), (0,), "1"])
def test_only_misses_answer_a_re_roll(answer: Any) -> None:
    scene = Scene().unit("E", cbt=7).enemy("F")
    scene.do(DeclareMelee("E", "F"))
    scene.do(GiveAnswer((1, 1, 2, 6, 6)))
    with pytest.raises(BadAnswer):
        scene.do(GiveAnswer(answer))


def test_an_answer_without_a_question() -> None:
    with pytest.raises(BadAnswer, match="nothing_is_asked"):
        Scene().unit("E").do(GiveAnswer((6,)))


@pytest.mark.parametrize(
    "command",
    [
        Activate("X"),
        MoveUnit("X", (HERE,)),
        Engage("X", (HERE,), "F"),
        Engage("E", (HERE,), "X"),
        DeclareMelee("X", "F"),
        DeclareMelee("E", "X"),
        DeclareShot("X", "F"),
        DeclareShot("E", "X"),
        PlaceUnit("X", HERE),
        RemoveUnit("X"),
        Correct("X", "life", "1", "why"),
        Correct("", "life", "1", "why"),
    ],
)
def test_an_unknown_unit_is_refused(command: Command) -> None:
    assert refused(Scene().unit("E").enemy("F"), command) == "no_such_unit"


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ((), "no_path"),
        ((HERE, Point(nan, 250.0)), "no_path"),
        ((HERE, Point(inf, 250.0), Point(300.0, 250.0)), "no_path"),
        ((Point(255.0, 250.0), Point(300.0, 250.0)), "path_starts_elsewhere"),
        ((Point(300.0, 250.0),), "path_starts_elsewhere"),
        ((HERE, Point(-100.0, 250.0)), "too_far"),
        ((HERE, Point(5.0, 250.0)), "off_the_table"),
    ],
)
def test_no_way_but_from_where_the_unit_stands(path: tuple[Point, ...], reason: str) -> None:
    scene = Scene().unit("E", at=(10, 10)).enemy("F", at=(20, 20))
    assert refused(scene, MoveUnit("E", path)) == reason
    if reason != "off_the_table":
        assert refused(scene, Engage("E", path, "F")) == reason


def test_a_way_of_one_spot_is_a_walk_of_nothing() -> None:
    scene = Scene().unit("E", at=(10, 10))
    scene.do(MoveUnit("E", (HERE,)))
    assert scene["E"].at == HERE
    assert scene.game.activation is not None
    assert scene.game.activation.action == "walk"


@pytest.mark.parametrize("gone", [RemoveUnit("E"), RemoveUnit("E", killed=False), PlaceUnit("E", None)])
def test_a_unit_that_is_not_there_does_nothing(gone: Command) -> None:
    scene = Scene().unit("E", at=(10, 10)).enemy("F")
    scene.do(gone)
    commands: tuple[Command, ...] = (
        Activate("E"),
        MoveUnit("E", (HERE,)),
        Engage("E", (HERE,), "F"),
        DeclareMelee("E", "F"),
        DeclareShot("E", "F"),
    )
    for command in commands:
        assert refused(scene, command) == "not_on_table"
    with pytest.raises(Refused, match="not_on_table"):
        judge(scene.game, "E", (HERE,))
    scene.changed(to_act="B")
    assert refused(scene, DeclareMelee("F", "E")) == "melee_needs_contact"


@pytest.mark.parametrize(
    "command",
    [
        Activate("E"),
        NextTurn(),
        SpendCommand("A", 1),
        SetDiceSource("A", "typed"),
        Correct("A", "current", "1", "why"),
        Correct("battle", "turn", "3", "why"),
        Correct("battle", "to_act", "A", "why"),
        EndActivation(),
        Pass(),
    ],
)
def test_nothing_can_be_done_before_a_battle_is_set_up(command: Command) -> None:
    with pytest.raises(Refused):
        command.decide(Game())


def set_up(*keys: str, **more: Any) -> SetUpBattle:
    scene = Scene()
    for index, key in enumerate(keys):
        scene.unit(key, at=(3 + 3 * index, 3))
    units = [replace(unit) for unit in scene.game.units.values()]
    return SetUpBattle(
        "b", more.pop("companies", (Company("A", "W"), Company("B", "D"))), tuple(units), **more
    )


def test_a_battle_needs_two_companies_and_units_with_names_of_their_own() -> None:
    for companies in ((), (Company("A", "W"),), (Company("B", "D"), Company("A", "W"))):
        with pytest.raises(Refused, match="two_companies"):
            set_up("E", companies=companies).decide(Game())
    for key in ("A", "B", "battle"):
        with pytest.raises(Refused, match="id_taken"):
            set_up(key).decide(Game())
    twice = set_up("E", "F")
    with pytest.raises(Refused, match="id_taken"):
        replace(twice, units=(*twice.units, twice.units[0])).decide(Game())
    for size in (nan, 0.0, -750.0):
        with pytest.raises(Refused, match="off_the_table"):
            set_up("E", width=size).decide(Game())
    with pytest.raises(Refused, match="battle_has_begun"):
        set_up("E").decide(Scene().game)


@pytest.mark.parametrize(
    "spot", [Point(nan, 100.0), Point(inf, 100.0), Point(0.0, 0.0), Point(751.0, 100.0), Point(14.9, 100.0)]
)
def test_no_unit_is_put_off_the_table(spot: Point) -> None:
    assert refused(Scene().unit("E"), PlaceUnit("E", spot)) == "off_the_table"


def test_no_unit_is_put_on_another() -> None:
    scene = Scene().unit("E", at=(10, 10)).enemy("F", at=(15, 10))
    assert refused(scene, PlaceUnit("F", scene.spot(11, 10))) == "overlap"
    assert refused(scene, PlaceUnit("F", scene.spot(10, 10))) == "overlap"
    scene.do(PlaceUnit("F", scene.spot(11.2, 10)))
    scene.do(PlaceUnit("F", None))
    scene.do(PlaceUnit("E", scene.spot(11, 10)))
    assert refused(scene, PlaceUnit("F", scene.spot(11.2, 10))) == "overlap"


@pytest.mark.parametrize(
    ("subject", "what", "after"),
    [
        ("E", "life", "-1"),
        ("E", "life", "5"),
        ("E", "life", "1.5"),
        ("E", "life", ""),
        ("E", "life", "\N{SUPERSCRIPT TWO}"),
        ("E", "life", "\N{ARABIC-INDIC DIGIT TWO}"),
        ("E", "life", "1" * 5000),
        ("E", "life", " 2"),
        ("E", "height", "nan"),
        ("E", "height", "inf"),
        ("E", "height", "-1"),
        ("E", "height", "high"),
        ("E", "status", "active"),
        ("E", "status", "dead"),
        ("E", "state", "wounded"),
        ("E", "state", "--stunned"),
        ("E", "state", "happy"),
        ("E", "state", ""),
        ("E", "gone", "back"),
        ("E", "gone", "killed"),
        ("A", "current", "4"),
        ("A", "current", "-1"),
        ("A", "basic", "1"),
        ("A", "basic", "1000"),
        ("A", "lost", "x"),
        ("battle", "turn", "0"),
        ("battle", "turn", "7"),
        ("battle", "dominant", "C"),
        ("battle", "to_act", "B"),
        ("battle", "to_act", ""),
    ],
)
def test_a_value_that_cannot_be_is_refused(subject: str, what: str, after: str) -> None:
    scene = Scene(command=(3, 3)).unit("E").changed(turns=6)
    scene.changed(companies={**scene.game.companies, "A": replace(scene.game.companies["A"], current=2)})
    assert refused(scene, Correct(subject, what, after, "why")) == "value_not_allowed"


def test_what_is_no_value_is_refused() -> None:
    for subject, what in (("E", "cmd"), ("E", "position"), ("A", "life"), ("battle", "life"), ("E", "")):
        assert refused(Scene().unit("E"), Correct(subject, what, "1", "why")) == "no_such_value"
    for reason in ("", "  \n\t"):
        assert refused(Scene().unit("E"), Correct("E", "life", "1", reason)) == "reason_missing"
        assert refused(Scene(), Note(reason)) == "reason_missing"


@pytest.mark.parametrize(
    ("subject", "what", "after", "read"),
    [
        ("E", "life", "2", lambda game: game.unit("E").life == 2),
        ("E", "height", "0.5", lambda game: game.unit("E").height == 0.5),
        ("E", "status", "acted", lambda game: game.unit("E").status == "acted"),
        ("E", "state", "stunned", lambda game: game.unit("E").has("stunned")),
        ("A", "current", "1", lambda game: game.companies["A"].current == 1),
        ("A", "basic", "9", lambda game: game.companies["A"].basic == 9),
        ("A", "lost", "2", lambda game: game.companies["A"].lost == 2),
        ("B", "current", "1", lambda game: [c.current for c in game.companies.values()] == [3, 1]),
        ("B", "basic", "4", lambda game: [c.basic for c in game.companies.values()] == [3, 4]),
        ("battle", "turn", "5", lambda game: game.turn == 5),
        ("battle", "dominant", "B", lambda game: game.dominant == "B"),
        ("battle", "to_act", "B", lambda game: game.to_act == "B"),
    ],
)
def test_any_value_can_be_corrected_and_sticks(subject: str, what: str, after: str, read: Any) -> None:
    scene = Scene(command=(3, 3)).unit("E").enemy("F", at=(20, 20))
    facts = scene.do(Correct(subject, what, after, "  as on\n the table "))
    assert isinstance(facts[0], ValueCorrected)
    assert facts[0].reason == "as on the table"
    assert read(scene.game)
    scene.do(Note("on we go"))
    assert read(scene.game)


def test_a_state_is_taken_off_again() -> None:
    scene = Scene().unit("E", states=("stunned", "brave"))
    scene.do(Correct("E", "state", "-stunned", "it is over"))
    assert [on.id for on in scene["E"].states] == ["brave"]


def test_life_corrected_to_nothing_kills() -> None:
    scene = Scene(command=(4, 0)).unit("E", cmd=1).enemy("F", at=(20, 20))
    scene.do(Correct("E", "life", "0", "forgot a wound"))
    assert scene["E"].gone == "killed"
    assert scene.game.companies["A"].current == 3
    assert scene.game.companies["A"].lost == 1


def test_back_in_play_means_alive_and_on_ground_of_its_own() -> None:
    scene = Scene().unit("E", at=(10, 10)).enemy("F", at=(15, 10))
    scene.do(Correct("E", "life", "0", "dead"))
    scene.do(PlaceUnit("F", scene.spot(10.5, 10)))
    facts = scene.do(Correct("E", "gone", "back", "it was another"))
    assert [type(fact) for fact in facts] == [ValueCorrected, ValueCorrected, UnitPlaced]
    assert (scene["E"].life, scene["E"].gone, scene["E"].at) == (1, "", None)
    scene.do(PlaceUnit("E", scene.spot(3, 3)))
    left = Scene().unit("E", at=(10, 10))
    left.do(RemoveUnit("E", killed=False))
    assert refused(left, PlaceUnit("E", HERE)) == "not_on_table"
    assert refused(left, RemoveUnit("E")) == "not_on_table"
    left.do(Correct("E", "gone", "back", "it stayed"))
    assert left["E"].on_table
    assert left["E"].life == 4


def test_texts_are_one_line_and_not_without_end() -> None:
    scene = Scene(command=(3, 3))
    assert scene.do(Note(" a\n line\t ")) == (Noted("a line"),)
    (noted,) = scene.do(Note("x" * 9999))
    assert isinstance(noted, Noted)
    assert len(noted.text) == LONGEST_TEXT
    assert scene.do(SpendCommand("A", 1, reason=" an\n order "))[1:] == (Noted("an order"),)
    assert len(scene.do(SpendCommand("A", 1, reason="  "))) == 1
    for points in (0, -3):
        assert refused(scene, SpendCommand("A", points)) == "negative_cost"


@pytest.mark.rule("BA-19")
def test_the_coin_gives_each_player_half_the_chance_and_is_on_record() -> None:
    from hellassist.app.battle.dice import toss

    fallen = [toss() for _ in range(4000)]
    assert 1800 < fallen.count("A") < 2200
    assert fallen.count("A") + fallen.count("B") == 4000
    assert Scene().do(TossCoin("B")) == (CoinTossed("B"),)


@pytest.mark.rule("BA-20")
def test_the_tap_is_won_by_whom_the_players_name_and_changes_nothing_else() -> None:
    scene = Scene().unit("E")
    before = scene.game
    assert scene.do(CallTap("B")) == (TapCalled("B"),)
    assert scene.do(CallTap("A")) == (TapCalled("A"),)
    assert scene.game == before


def test_vae_victis_when_both_units_come_from_one_company() -> None:
    """A's Trooper fights for B for now: each side pays from the pool of who controls it."""
    scene = (
        Scene(command=(2, 2)).unit("E", rank="officer", cmd=4).unit("T", at=(11.2, 10), controller="B", cmd=1)
    )
    scene.enemy("O", at=(20, 20), rank="officer")
    scene.do(DeclareMelee("E", "T"))
    scene.fight((6, 6, 6, 6), (6, 6, 6, 6, 6), vae_victis=(1, 2), inflict=(4, 0))
    assert [company.current for company in scene.game.companies.values()] == [0, 0]
    assert scene["T"].gone == "killed"
    assert [company.lost for company in scene.game.companies.values()] == [1, 0]
    assert scene.game.companies["A"].basic == 1  # the Trooper's CMD was A's
    assert scene.game.companies["B"].basic == 2
