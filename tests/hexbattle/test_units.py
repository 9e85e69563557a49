"""Units as data: HX-02 to HX-15 as far as they are about types."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hellassist.hexbattle.combat import factor_against
from hellassist.hexbattle.commands import CompleteType, DeclareAttack
from hellassist.hexbattle.units import NAMED, TYPES_IN_ALL, UnitType, faults, gaps
from hellassist.refusals import Refused
from tests.hexbattle.field import Field, duel, type_of


def reasons(made: UnitType) -> set[tuple[str, str]]:
    return {(fault.reason, fault.rule) for fault in faults(made)}


@pytest.mark.rule("HX-02")
def test_seven_types_are_named_and_29_are_for_the_players() -> None:
    assert set(NAMED) == {"hordes", "blades", "skirmishers", "deity", "dragon", "airship", "monster"}
    assert TYPES_IN_ALL - len(NAMED) == 29


@pytest.mark.rule("HX-05")
@pytest.mark.parametrize(
    ("movement", "reason"), [(None, "no_movement"), (("foot", "mounted"), "wrong_movement")]
)
def test_a_unit_has_exactly_one_class(movement: object, reason: str) -> None:
    made = replace(type_of(), movement=movement)  # type: ignore[arg-type]
    assert reasons(made) == {(reason, "HX-05")}
    with pytest.raises(Refused) as refused:
        _ = Field().unit("A", made).game
    assert (refused.value.reason, refused.value.rule) == (reason, "HX-05")
    for good in ("foot", "mounted", "aerial", "water"):
        assert reasons(replace(made, movement=good)) == set()


@pytest.mark.rule("HX-06")
def test_a_unit_is_troop_character_or_lore() -> None:
    made = type_of(kind=None)
    assert reasons(made) == {("no_kind", "HX-06")}
    assert reasons(replace(made, kind="body")) == {("wrong_kind", "HX-06")}  # type: ignore[arg-type]
    assert reasons(type_of("blades", kind="character")) == {("is_troop", "HX-06")}
    with pytest.raises(Refused, match="HX-06"):
        _ = Field().unit("A", made).game
    assert reasons(type_of(kind="troop")) == reasons(type_of(kind="character")) == set()


@pytest.mark.rule("HX-07")
def test_lore_are_four_types_and_no_others() -> None:
    field = Field().unit("D", type_of("dragon", kind="lore")).enemy("E")
    assert reasons(type_of("dragon", kind="lore")) == set()
    assert field.game.hits(field["D"]) == 4
    assert reasons(type_of("blades", kind="lore")) == {("is_troop", "HX-07")}
    assert reasons(type_of("dragon", kind="troop")) == {("is_lore", "HX-07")}
    assert reasons(type_of("ghosts", kind="lore")) == {("not_lore", "HX-07")}
    with pytest.raises(Refused, match="HX-07"):
        _ = Field().unit("A", type_of("blades", kind="lore")).game


@pytest.mark.rule("HX-08")
def test_quality_is_ordinary_unless_something_is_said() -> None:
    field = Field().unit("A").unit("S", at=(2, 2), quality="superior").enemy("E")
    field.unit("I", at=(1, 1), own_quality="inferior")
    assert UnitType("x", "X").quality == "ordinary"
    assert [field[key].quality for key in "ASI"] == ["ordinary", "superior", "inferior"]
    assert reasons(replace(type_of(), quality="good")) == {("wrong_quality", "HX-08")}  # type: ignore[arg-type]


@pytest.mark.rule("HX-09")
def test_skirmishers_always_evade() -> None:
    assert reasons(type_of("skirmishers")) == {("standing_attribute", "HX-09")}
    assert reasons(type_of("skirmishers", attributes=("evade",))) == set()
    with pytest.raises(Refused, match="HX-09"):
        _ = Field().unit("A", "skirmishers").game


@pytest.mark.rule("HX-10")
def test_an_army_list_gives_attributes_to_its_own_types_alone() -> None:
    field = Field().army("A", {"blades": ("evade",)})
    field.unit("P", "blades").unit("O", "hordes", at=(3, 3)).enemy("Q", "blades")
    assert [field.game.has(field[key], "evade") for key in "POQ"] == [True, False, False]
    field.attack("P", "Q", 3)
    assert field["P"].markers == 0
    field = Field().army("A", {"blades": ("evade",)}).unit("P", "blades").enemy("Q", "blades")
    field.attack("P", "Q", 5)
    assert field["Q"].markers == 1


@pytest.mark.rule("HX-15")
@pytest.mark.parametrize(("factor", "good"), [(0, False), (1, True), (5, True), (6, False), (True, False)])
def test_combat_factors_go_from_1_to_5(factor: int, good: bool) -> None:
    made = type_of(cf={"foot": factor, "mounted": 2, "aerial": 2, "water": 2})
    assert reasons(made) == (set() if good else {("wrong_factor", "HX-15")})
    assert reasons(type_of(cf={"horse": 3})) == {("wrong_enemy", "HX-15")}


@pytest.mark.rule("HX-15")
def test_the_combat_factor_depends_on_the_class_of_the_enemy() -> None:
    field = Field().unit("B", "blades", cf={"foot": 3, "mounted": 2}).enemy("F", movement="foot")
    field.enemy("M", movement="mounted", at=(4, 5))
    assert factor_against(field["B"], field["F"]) == 3
    assert factor_against(field["B"], field["M"]) == 2


@pytest.mark.rule("HX-04")
def test_a_factor_that_nobody_entered_is_asked_for() -> None:
    field = Field().unit("B", "blades", cf={"foot": 3, "mounted": 2}).enemy("D", movement="aerial")
    assert gaps(field["B"].type) == ("factors.aerial", "factors.water")
    with pytest.raises(Refused) as refused:
        field.do(DeclareAttack("B", "D", "front"))
    assert (refused.value.reason, refused.value.rule) == ("no_factor", "HX-04")
    with pytest.raises(Refused) as refused:
        field.do(CompleteType("blades", "aerial", 6))
    assert refused.value.reason == "wrong_factor"
    field.do(CompleteType("blades", "aerial", 1)).do(DeclareAttack("B", "D", "front"))
    assert field["B"].type.own == {"factors.aerial"}
    assert gaps(field["B"].type) == ("factors.water",)
    assert field.game.attack is not None


def test_what_cannot_be_completed() -> None:
    field = duel()
    for command, reason in (
        (CompleteType("nobody", "foot", 2), "no_such_type"),
        (CompleteType("footmen", "horse", 2), "wrong_enemy"),
    ):
        with pytest.raises(Refused) as refused:
            field.do(command)
        assert refused.value.reason == reason
