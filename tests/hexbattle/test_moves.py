"""Setting up, turns, moving, corrections: what the text leaves to the players (HX-01)."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from hellassist.hexbattle.commands import (
    Answered,
    Command,
    CompleteType,
    Correct,
    DeclareAttack,
    Lead,
    MoveUnit,
    NextTurn,
    Note,
    SetUpBattle,
    StandAlone,
    TurnUnit,
)
from hellassist.hexbattle.game import Game
from hellassist.hexbattle.hexes import Board, Hex
from hellassist.hexbattle.moves import open_to
from hellassist.hexbattle.rulings import HOUSE, RECOMMENDED, Rulings
from hellassist.refusals import BadAnswer, Refused
from tests.hexbattle.field import Field, duel


def refusal(field: Field, command: Command) -> str:
    """The reason of a refusal; nothing may have changed."""
    before = field.game
    with pytest.raises(Refused) as refused:
        field.do(command)
    assert field.game is before
    return refused.value.reason


@pytest.mark.rule("HX-01")
def test_what_the_text_leaves_out_is_a_setting_that_limits_nothing_by_itself() -> None:
    left_out = {
        "evade_hexes": 0,
        "rout_hexes": 0,
        "terrain_closed": False,
        "attack_hexes": 1,
        "sides_take_turns": False,
        "move_hexes": 0,
        "leader_bonus": 0,
        "flank_by_facing": False,
    }
    assert {name: getattr(RECOMMENDED, name) for name in left_out} == left_out
    assert set(left_out) <= HOUSE <= {one.name for one in fields(Rulings)}


@pytest.mark.rule("HX-01")
def test_how_far_a_unit_moves_is_the_players_affair_unless_they_set_it() -> None:
    field = duel().do(MoveUnit("A", Hex(-3, 8)))
    assert field["A"].at == Hex(-3, 8)
    field = duel(rulings=Rulings(move_hexes=2))
    assert refusal(field, MoveUnit("A", Hex(1, 4))) == "too_far"
    assert Hex(1, 4) not in open_to(field.game, field["A"])
    assert Hex(2, 4) in open_to(field.game, field["A"])
    field.do(MoveUnit("A", Hex(2, 4)))
    assert field["A"].at == Hex(2, 4)


@pytest.mark.rule("HX-01")
def test_terrain_plays_no_part_unless_it_is_closed() -> None:
    assert duel().terrain((4, 5)).do(MoveUnit("A", Hex(4, 5)))["A"].at == Hex(4, 5)
    field = duel(rulings=Rulings(terrain_closed=True)).terrain((4, 5))
    assert refusal(field, MoveUnit("A", Hex(4, 5))) == "hex_closed"


@pytest.mark.rule("HX-01")
def test_attacks_reach_the_next_hex_unless_set_otherwise() -> None:
    far = Field().unit("A").enemy("B", at=(7, 4))
    assert refusal(far, DeclareAttack("A", "B", "front")) == "out_of_reach"
    shot = Field(Rulings(attack_hexes=3, victor_advances=True)).unit("A").enemy("B", at=(7, 4))
    shot.attack("A", "B", 8).do(Answered(Hex(8, 4)))
    assert shot["B"].markers == 2
    assert shot["A"].at == Hex(4, 4)
    assert shot.game.attack is None


@pytest.mark.rule("HX-01")
def test_who_acts_is_free_unless_the_sides_take_turns() -> None:
    field = duel().do(TurnUnit("A", 1)).do(TurnUnit("B", 1)).do(NextTurn())
    assert (field.game.turn, field.game.to_act) == (2, None)
    field = duel(rulings=Rulings(sides_take_turns=True))
    assert (field.game.turn, field.game.to_act) == (1, "A")
    for command in (MoveUnit("B", Hex(6, 4)), TurnUnit("B", 1), DeclareAttack("B", "A", "front")):
        assert refusal(field, command) == "not_your_turn"
    field.do(NextTurn())
    assert (field.game.turn, field.game.to_act) == (1, "B")
    field.do(MoveUnit("B", Hex(6, 4))).do(NextTurn())
    assert (field.game.turn, field.game.to_act) == (2, "A")


@pytest.mark.rule("HX-01")
def test_the_hex_battle_knows_nothing_of_fathoms_command_or_six_sided_dice() -> None:
    names = {one.name for one in fields(Game)}
    assert not names & {"fathom", "companies", "command", "dominant"}
    assert duel().do(DeclareAttack("A", "B", "front")).do(Answered(8)).facts


def test_a_move_keeps_the_facing_unless_it_is_given() -> None:
    field = duel().do(MoveUnit("A", Hex(3, 4)))
    assert (field["A"].at, field["A"].facing) == (Hex(3, 4), 0)
    field.do(MoveUnit("A", Hex(2, 4), 5))
    assert (field["A"].at, field["A"].facing) == (Hex(2, 4), 5)
    field.do(MoveUnit("A", Hex(2, 4), 1))
    assert field["A"].facing == 1
    assert field.do(MoveUnit("A", Hex(2, 4))).facts == ()
    assert field.do(TurnUnit("A", 1)).facts == ()
    assert field.do(TurnUnit("A", 2))["A"].facing == 2


def test_what_cannot_be_done() -> None:
    field = duel()
    expected: dict[str, Command] = {
        "off_the_board": MoveUnit("A", Hex(50, 0)),
        "hex_taken": MoveUnit("A", Hex(5, 4)),
        "no_such_unit": MoveUnit("nobody", Hex(1, 1)),
        "no_such_side": TurnUnit("A", 6),
        "own_unit": DeclareAttack("A", "A", "front"),
        "already_set_up": field.set_up(),
        "no_text": Note("  "),
    }
    for reason, command in expected.items():
        assert refusal(field, command) == reason
    walled = Field(Rulings(move_hexes=9), Board(3, 1)).unit("A", at=(0, 0)).enemy("B", at=(1, 0))
    assert refusal(walled, MoveUnit("A", Hex(2, 0))) == "no_way"
    gone = duel().do(Correct("A", "gone", "", "lost the figure"))
    assert refusal(gone, MoveUnit("A", Hex(1, 1))) == "not_on_board"
    with pytest.raises(BadAnswer, match="nothing_asked"):
        field.do(Answered(3))


def test_nothing_moves_while_an_attack_is_open() -> None:
    field = Field().unit("A").enemy("B").unit("C", kind="character", at=(3, 4)).do(Lead("C", "A"))
    field.do(DeclareAttack("A", "B", "front"))
    for command in (
        MoveUnit("A", Hex(3, 4)),
        TurnUnit("A", 1),
        NextTurn(),
        DeclareAttack("B", "A", "front"),
        StandAlone("C", Hex(3, 4)),
        Correct("A", "markers", "1", "because"),
    ):
        assert refusal(field, command) == "attack_open"


def test_before_the_first_turn_nobody_acts() -> None:
    field = duel()
    field._game = replace(field.game, turn=0)
    assert refusal(field, MoveUnit("A", Hex(1, 1))) == "not_begun"
    with pytest.raises(Refused, match="nothing_set_up"):
        NextTurn().decide(Game())


def set_up_refusal(command: SetUpBattle) -> str:
    with pytest.raises(Refused) as refused:
        command.decide(Game())
    return refused.value.reason


def test_a_battle_that_cannot_be_set_up() -> None:
    good = duel().set_up()
    one, other = good.units
    assert set_up_refusal(replace(good, armies=good.armies[:1])) == "two_armies"
    assert set_up_refusal(replace(good, board=Board(0, 9))) == "board_size"
    assert set_up_refusal(replace(good, board=Board(61, 9))) == "board_size"
    assert set_up_refusal(replace(good, units=(one, one))) == "same_id_twice"
    assert set_up_refusal(replace(good, units=(one,))) == "no_units"
    assert set_up_refusal(replace(good, units=(one, replace(other, at=one.at)))) == "two_in_a_hex"
    assert set_up_refusal(replace(good, units=(one, replace(other, at=None)))) == "placed_off_the_board"
    assert set_up_refusal(replace(good, units=(one, replace(other, at=Hex(90, 0))))) == "placed_off_the_board"
    assert set_up_refusal(replace(good, units=(one, replace(other, facing=6)))) == "no_such_side"


def test_values_are_corrected_by_hand() -> None:
    field = duel()
    field.do(Correct("A", "markers", "3", "miscounted"))
    assert field["A"].markers == 3
    field.do(Correct("A", "quality", "inferior", "misread"))
    assert field["A"].quality == "inferior"
    field.do(Correct("A", "at", "2,2", "bumped"))
    assert field["A"].at == Hex(2, 2)
    field.do(Correct("A", "gone", "", "taken off"))
    assert not field.stands("A")
    field.do(Correct("A", "at", "3,3", "put back"))
    assert field.stands("A")
    assert field.do(Correct("A", "markers", "3", "again")).facts == ()
    for what, value, reason in (
        ("markers", "4", "wrong_markers"),
        ("markers", "-1", "wrong_markers"),
        ("quality", "good", "wrong_quality"),
        ("at", "5,4", "hex_taken"),
        ("at", "90,4", "off_the_board"),
        ("at", "here", "off_the_board"),
    ):
        assert refusal(field, Correct("A", what, value, "because")) == reason  # type: ignore[arg-type]
    assert refusal(field, Correct("A", "markers", "1", " ")) == "no_reason"


def test_a_note_is_kept_in_one_line() -> None:
    field = duel().do(Note("half past\n nine"))
    assert field.game.notes == ("half past nine",)
    assert refusal(field, CompleteType("nobody", "foot", 1)) == "no_such_type"
