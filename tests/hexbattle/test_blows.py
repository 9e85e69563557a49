"""What a result does to a unit: HX-11 to HX-14 and HX-33 to HX-39."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.hexbattle.commands import Answered, Correct, DeclareAttack, Lead, MoveUnit, StandAlone
from hellassist.hexbattle.events import LeadEnded, UnitDriven, UnitRemoved
from hellassist.hexbattle.hexes import Board, Hex, distance
from hellassist.hexbattle.requests import ChooseHex, asked
from hellassist.hexbattle.rulings import RECOMMENDED, Rulings
from hellassist.refusals import BadAnswer, Refused
from tests.hexbattle.field import Field, duel

DAMAGED, HEAVY, ENEMY_DAMAGED = 3, 1, 6
"""Faces at a total factor of 0: own damaged, own heavily damaged, enemy damaged."""


def struck(grade: str, markers: int = 0, rulings: Rulings = RECOMMENDED, **of_type: Any) -> Field:
    """B, with so many markers, after an attack of its own that ended for it in *grade*."""
    cf, face = {"damaged": (5, DAMAGED), "heavily_damaged": (5, HEAVY), "destroyed": (1, HEAVY)}[grade]
    field = Field(rulings).unit("B", cf=cf, markers=markers, **of_type).enemy("E", cf=5)
    return field.attack("B", "E", face)


def goes_back(field: Field, key: str = "B") -> bool:
    """Whether the attack waits for a push of the unit."""
    request = asked(field.game)
    return isinstance(request, ChooseHex) and request.how == "push" and request.unit == key


def how(field: Field) -> str:
    """What move the attack waits for."""
    request = asked(field.game)
    return request.how if isinstance(request, ChooseHex) else ""


@pytest.mark.rule("HX-11")
def test_damage_is_marked_and_the_unit_stays_whole() -> None:
    hurt, fresh = Field().unit("A", markers=3).enemy("B"), Field().unit("A").enemy("B")
    assert hurt.fight("A", "B").own == fresh.fight("A", "B").own
    assert struck("damaged")["B"].markers == 1


@pytest.mark.rule("HX-12")
def test_the_fourth_hit_destroys_a_troop_or_a_lore_unit() -> None:
    assert struck("damaged", markers=2)["B"].markers == 3
    assert struck("damaged", markers=2).stands("B")
    fourth = struck("damaged", markers=3)
    assert fourth["B"].gone
    assert UnitRemoved("B", "hits") in fourth.facts
    fifth = struck("heavily_damaged", markers=3)
    assert fifth["B"].gone
    assert fifth["B"].markers == 4
    lore = Field().unit("B", "monster", kind="lore", markers=3).enemy("E").attack("B", "E", DAMAGED)
    assert lore["B"].gone


@pytest.mark.rule("HX-12")
def test_evade_helps_against_the_table_not_against_the_limit_of_hits() -> None:
    assert struck("heavily_damaged", markers=3, attributes=("evade",))["B"].gone
    kept = struck("heavily_damaged", 3, Rulings(limit_beats_evade=False), attributes=("evade",))
    assert not kept["B"].gone


@pytest.mark.rule("HX-13")
def test_a_lone_character_falls_at_its_first_hit() -> None:
    assert struck("damaged", kind="character")["B"].gone
    unhurt = Field().unit("B", kind="character").enemy("E").attack("B", "E", ENEMY_DAMAGED)
    assert unhurt["B"].markers == 0
    assert unhurt.stands("B")
    assert struck("damaged", rulings=Rulings(first_hit_kills=False), kind="character").stands("B")


def led(
    rulings: Rulings = RECOMMENDED, markers: int = 1, kind: str = "troop", type_: str = "footmen"
) -> Field:
    """B with the character C, which may join it, before E."""
    field = (
        Field(rulings)
        .unit("B", type_, kind=kind, markers=markers)
        .unit("C", "hero", kind="character", at=(3, 4))
    )
    return field.enemy("E")


@pytest.mark.rule("HX-14")
def test_the_character_takes_no_damage_while_it_leads() -> None:
    field = led().do(Lead("C", "B")).attack("B", "E", HEAVY)
    assert field["B"].markers == 3
    assert field["C"].markers == 0
    assert field["C"].leads == "B"
    with pytest.raises(Refused) as refused:
        led().do(Lead("C", "B")).do(DeclareAttack("E", "C", "front"))
    assert (refused.value.reason, refused.value.rule) == ("leads_a_unit", "HX-14")


@pytest.mark.rule("HX-14")
@pytest.mark.parametrize(
    ("field", "reason"),
    [
        (led(kind="lore", type_="dragon"), "leads_troops_alone"),
        (led(kind="character"), "leads_troops_alone"),
        (led().unit("D", "hero", kind="character", at=(2, 4)).do(Lead("D", "B")), "has_a_leader"),
    ],
)
def test_a_character_leads_one_troop_unit(field: Field, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        field.do(Lead("C", "B"))
    assert (refused.value.reason, refused.value.rule) == (reason, "HX-14")


def test_only_a_character_leads_and_only_its_own_side() -> None:
    for character, unit, reason in (("B", "C", "no_character"), ("C", "E", "leads_own_alone")):
        with pytest.raises(Refused) as refused:
            led().do(Lead(character, unit))
        assert refused.value.reason == reason


@pytest.mark.rule("HX-14")
def test_how_much_better_a_led_unit_fights_is_a_setting_and_0_by_itself() -> None:
    assert led().do(Lead("C", "B")).fight("B", "E").factor == 0
    field = led(Rulings(leader_bonus=1))
    assert field.fight("B", "E").factor == 0
    field.do(Lead("C", "B"))
    assert [factor.rule for factor in field.fight("B", "E").own] == ["HX-15", "HX-14"]
    assert field.fight("B", "E").factor == 1
    assert field.fight("E", "B").factor == -1


@pytest.mark.rule("HX-14")
def test_when_its_unit_is_destroyed_the_character_stands_alone_unhurt() -> None:
    field = led(markers=3).do(Lead("C", "B")).attack("B", "E", DAMAGED)
    assert field["B"].gone
    assert LeadEnded("C", "B", Hex(4, 4), unit_lost=True) in field.facts
    assert field.stands("C")
    assert (field["C"].at, field["C"].markers, field.game.hits(field["C"])) == (Hex(4, 4), 0, 1)
    field.attack("E", "C", ENEMY_DAMAGED)
    assert field["C"].gone
    fallen = led(Rulings(leader_survives=False), markers=3).do(Lead("C", "B")).attack("B", "E", DAMAGED)
    assert fallen["C"].gone
    assert UnitRemoved("C", "leader") in fallen.facts


def test_a_leader_moves_with_its_unit_and_can_leave_it() -> None:
    field = led().do(Lead("C", "B")).do(MoveUnit("B", Hex(4, 5)))
    with pytest.raises(Refused, match="leads_a_unit"):
        field.do(MoveUnit("C", Hex(1, 1)))
    with pytest.raises(Refused, match="hex_taken"):
        field.do(StandAlone("C", Hex(4, 5)))
    field.do(StandAlone("C", Hex(3, 5)))
    assert field["C"].at == Hex(3, 5)
    assert field["C"].leads == ""
    with pytest.raises(Refused, match="leads_nobody"):
        field.do(StandAlone("C", Hex(3, 6)))


def test_a_unit_taken_off_by_hand_leaves_its_leader_there() -> None:
    field = led().do(Lead("C", "B")).do(Correct("B", "gone", "", "miscounted"))
    assert field["B"].gone
    assert field["C"].at == Hex(4, 4)


@pytest.mark.rule("HX-33")
def test_damaged_is_a_marker_and_one_hex_back() -> None:
    field = struck("damaged")
    assert field["B"].markers == 1
    assert goes_back(field)
    request = asked(field.game)
    assert isinstance(request, ChooseHex)
    assert request.player == "A"
    for at in request.options:
        assert distance(at, Hex(4, 4)) == 1
        assert distance(at, Hex(5, 4)) == 2
    assert len(request.options) == 3
    field.do(Answered(Hex(3, 4)))
    assert field["B"].at == Hex(3, 4)
    assert field.game.attack is None
    assert struck("damaged", markers=3)["B"].gone


@pytest.mark.rule("HX-33")
def test_other_hexes_and_choosers_are_rulings() -> None:
    field = struck("damaged", rulings=Rulings(push_to="any", owner_chooses=False))
    assert goes_back(field)
    request = asked(field.game)
    assert isinstance(request, ChooseHex)
    assert request.player == "B"
    assert len(request.options) == 5
    with pytest.raises(BadAnswer, match="no_such_hex"):
        field.do(Answered(Hex(9, 9)))
    with pytest.raises(BadAnswer, match="no_such_hex"):
        field.do(Answered(None))


def cornered(rulings: Rulings = RECOMMENDED, markers: int = 0, **of_type: Any) -> Field:
    """B in a corner of the board, attacking E."""
    field = Field(rulings, Board(4, 3)).unit("B", at=(0, 0), markers=markers, **of_type)
    return field.enemy("E", at=(1, 0)).unit("F", at=(0, 1))


@pytest.mark.rule("HX-33")
def test_with_nowhere_to_go_it_stays_and_takes_no_more() -> None:
    field = cornered(markers=1).attack("B", "E", DAMAGED)
    assert (field["B"].markers, field["B"].at) == (2, Hex(0, 0))
    assert UnitDriven("B", "push", None) in field.facts
    assert field.game.attack is None


@pytest.mark.rule("HX-33")
def test_that_the_blocked_are_hurt_is_a_ruling() -> None:
    hurt = Rulings(blocked_hurts=True)
    assert cornered(hurt, 1).attack("B", "E", DAMAGED)["B"].markers == 3
    lost = cornered(hurt, 2).attack("B", "E", DAMAGED)
    assert lost["B"].gone
    assert lost.game.attack is None
    open_field = struck("damaged", 1, hurt).do(Answered(Hex(3, 4)))
    assert open_field["B"].markers == 2


def test_one_way_back_is_taken_without_asking() -> None:
    field = (
        Field(RECOMMENDED, Board(4, 1)).unit("B", at=(1, 0)).enemy("E", at=(2, 0)).attack("B", "E", DAMAGED)
    )
    assert field["B"].at == Hex(0, 0)
    assert field.game.attack is None


SKIRMISHERS: dict[str, Any] = {"type_": "skirmishers", "attributes": ("evade",)}


@pytest.mark.rule("HX-34")
def test_a_damaged_unit_with_evade_moves_and_is_not_hurt() -> None:
    field = struck("damaged", markers=3, **SKIRMISHERS)
    assert field["B"].markers == 3
    assert how(field) == "evade"
    field.do(Answered(Hex(0, 8)))
    assert field["B"].at == Hex(0, 8)
    assert field.game.attack is None


@pytest.mark.rule("HX-34")
def test_the_evade_move_is_a_setting_and_takes_the_place_of_the_push() -> None:
    near = struck("damaged", rulings=Rulings(evade_hexes=2), **SKIRMISHERS)
    request = asked(near.game)
    assert isinstance(request, ChooseHex)
    assert max(distance(at, Hex(4, 4)) for at in request.options) == 2
    both = struck("damaged", rulings=Rulings(evade_replaces_push=False), **SKIRMISHERS)
    assert how(both) == "push"
    both.do(Answered(Hex(3, 4)))
    assert how(both) == "evade"
    assert both["B"].markers == 0


@pytest.mark.rule("HX-34")
def test_evade_works_from_behind_and_with_nowhere_to_go() -> None:
    behind = Field().enemy("E", cf=2).unit("B", markers=3, facing=3, **SKIRMISHERS)
    behind.attack("E", "B", 5, "rear")
    assert behind["B"].markers == 3
    stuck = cornered(Rulings(evade_hexes=1), **SKIRMISHERS).attack("B", "E", DAMAGED)
    assert (stuck["B"].markers, stuck["B"].at) == (0, Hex(0, 0))
    assert UnitDriven("B", "evade", None) in stuck.facts


@pytest.mark.rule("HX-35")
def test_heavily_damaged_is_one_point_more() -> None:
    field = struck("heavily_damaged")
    assert field["B"].markers == 2
    assert goes_back(field)
    assert struck("heavily_damaged", markers=2)["B"].gone


@pytest.mark.rule("HX-36")
def test_heavily_damaged_with_evade_is_one_point_and_an_evade_move() -> None:
    field = struck("heavily_damaged", **SKIRMISHERS)
    assert field["B"].markers == 1
    assert how(field) == "evade"
    assert struck("heavily_damaged", markers=3, **SKIRMISHERS)["B"].gone
    assert struck("heavily_damaged", kind="character", attributes=("evade",))["B"].gone


@pytest.mark.rule("HX-37")
@pytest.mark.parametrize("markers", [0, 3])
def test_destroyed_is_removed_whatever_its_markers(markers: int) -> None:
    field = struck("destroyed", markers)
    assert field["B"].gone
    assert field["B"].at is None
    assert UnitRemoved("B", "table") in field.facts
    assert field["B"].markers == markers


@pytest.mark.rule("HX-38")
def test_destroyed_with_evade_routs_and_takes_a_point() -> None:
    field = struck("destroyed", **SKIRMISHERS)
    assert field["B"].markers == 1
    assert not field["B"].gone
    assert how(field) == "rout"
    near = asked(struck("destroyed", rulings=Rulings(rout_hexes=1), **SKIRMISHERS).game)
    assert isinstance(near, ChooseHex)
    assert len(near.options) == 5
    last = struck("destroyed", markers=3, **SKIRMISHERS)
    assert last["B"].gone
    assert last["B"].markers == 4
    assert UnitRemoved("B", "hits") in last.facts
    character = struck("destroyed", kind="character", attributes=("evade",))
    assert character["B"].gone
    assert UnitRemoved("B", "hits") in character.facts


@pytest.mark.rule("HX-39")
def test_the_victor_stays_unless_ruled_otherwise() -> None:
    field = duel().attack("A", "B", ENEMY_DAMAGED).do(Answered(Hex(6, 4)))
    assert field["A"].at == Hex(4, 4)
    assert field.game.attack is None
    for answer, there in ((Hex(5, 4), Hex(5, 4)), (None, Hex(4, 4))):
        field = duel(rulings=Rulings(victor_advances=True)).attack("A", "B", ENEMY_DAMAGED)
        field.do(Answered(Hex(6, 4)))
        assert how(field) == "advance"
        field.do(Answered(answer))
        assert field["A"].at == there
        assert field.game.attack is None
    own = duel(rulings=Rulings(victor_advances=True)).attack("A", "B", DAMAGED).do(Answered(Hex(3, 4)))
    assert own.game.attack is None
    stuck = Field(Rulings(victor_advances=True), Board(2, 1)).unit("A", at=(0, 0)).enemy("B", at=(1, 0))
    stuck.attack("A", "B", ENEMY_DAMAGED)
    assert stuck.game.attack is None
    assert stuck["A"].at == Hex(0, 0)
