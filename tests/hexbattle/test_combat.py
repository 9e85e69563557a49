"""Factors, the roll, the table and quality: HX-16 to HX-32."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from hellassist.hexbattle.combat import FACES, LINES, Combat, Factor, Fighter, adjust, look_up, read, strength
from hellassist.hexbattle.commands import Answered, DeclareAttack
from hellassist.hexbattle.events import DieRolled
from hellassist.hexbattle.game import Approach, OwnFactor
from hellassist.hexbattle.moves import approach_by_facing
from hellassist.hexbattle.odds import eighths, faces, falls
from hellassist.hexbattle.requests import Roll, asked, typed_face
from hellassist.hexbattle.rulings import RECOMMENDED, Rulings
from hellassist.hexbattle.units import QUALITIES, Quality
from hellassist.refusals import BadAnswer, Refused
from tests.hexbattle.field import Field, duel

OWN_DESTROYED, OWN_HEAVY, OWN_DAMAGED, ENEMY_DAMAGED, ENEMY_HEAVY, ENEMY_DESTROYED = LINES


def result(
    factor: int, face: int, own: Quality = "ordinary", enemy: Quality = "ordinary"
) -> tuple[int, str, str]:
    """Adjusted total, whom it hits and how."""
    reading = read(plain(factor, own, enemy), face)
    return reading.adjusted, reading.line.side, reading.line.grade


def plain(factor: int, own: Quality = "ordinary", enemy: Quality = "ordinary") -> Combat:
    """A combat with this total factor."""
    base = Factor(3, "combat_factor", "HX-15")
    return Combat((base._replace(amount=3 + factor),), (base,), Fighter(own), Fighter(enemy), RECOMMENDED)


@pytest.mark.rule("HX-16")
def test_flank_and_rear_give_the_attacker_one() -> None:
    field = duel(3, 2)
    assert [strength(field.fight("A", "B", side).own) for side in ("front", "flank", "rear")] == [3, 4, 4]
    assert [factor.rule for factor in field.fight("A", "B", "flank").own] == ["HX-15", "HX-16"]
    assert strength(field.fight("A", "B", "flank").enemy) == 2


@pytest.mark.rule("HX-16")
def test_players_state_it_and_facing_only_proposes() -> None:
    for facing, seen in ((3, "front"), (2, "front"), (4, "front"), (1, "flank"), (5, "flank"), (0, "rear")):
        field = Field().unit("A").enemy("B", facing=facing)
        assert approach_by_facing(field["A"], field["B"]) == seen
        assert field.do(DeclareAttack("A", "B")).game.attack.approach == seen  # type: ignore[union-attr]
        field = Field().unit("A").enemy("B", facing=facing)
        assert field.do(DeclareAttack("A", "B", "rear")).game.attack.approach == "rear"  # type: ignore[union-attr]
    field = Field(Rulings(flank_by_facing=True)).unit("A").enemy("B")
    with pytest.raises(Refused) as refused:
        field.do(DeclareAttack("A", "B", "rear"))
    assert (refused.value.reason, refused.value.rule) == ("facing_decides", "HX-16")


@pytest.mark.rule("HX-17")
@pytest.mark.parametrize(("markers", "more"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_a_target_with_two_markers_or_more_gives_one(markers: int, more: int) -> None:
    field = Field().unit("A", cf=3).enemy("B", cf=2, markers=markers)
    fight = field.fight("A", "B")
    assert strength(fight.own) == 3 + more
    assert [factor.rule for factor in fight.own[1:]] == ["HX-17"] * more


@pytest.mark.rule("HX-17", "HX-11")
def test_the_attackers_own_markers_change_nothing() -> None:
    fight = Field().unit("A", cf=3, markers=3).enemy("B", cf=2).fight("A", "B")
    assert (strength(fight.own), strength(fight.enemy)) == (3, 2)
    fresh = duel(3, 2).fight("A", "B")
    assert (fresh.own, fresh.enemy) == (fight.own, fight.enemy)


@pytest.mark.rule("HX-18")
def test_tactical_factors_add_up() -> None:
    field = Field().unit("A", cf=2).enemy("B", cf=2, markers=2)
    assert strength(field.fight("A", "B", "rear").own) == 4


@pytest.mark.rule("HX-18")
def test_players_add_factors_by_hand_for_either_side() -> None:
    field = duel(2, 2)
    hill, wall = OwnFactor(1, "hill"), OwnFactor(2, "wall", enemy=True)
    fight = field.fight("A", "B", "front", hill, wall)
    assert (strength(fight.own), strength(fight.enemy), fight.factor) == (3, 4, -1)
    assert fight.own[1] == Factor(1, "own", "HX-18", "hill")
    field.do(DeclareAttack("A", "B", "front", (hill, wall))).do(Answered(5))
    assert isinstance(field.facts[0], DieRolled)
    assert field.facts[0].total == 4
    for amount in (0, 6, -6):
        with pytest.raises(Refused) as refused:
            duel().do(DeclareAttack("A", "B", "front", (OwnFactor(amount, "luck"),)))
        assert (refused.value.reason, refused.value.rule) == ("own_factor", "HX-18")


@pytest.mark.rule("HX-19")
def test_the_total_factor_is_one_strength_less_the_other() -> None:
    field = Field().unit("Bl", "blades", cf={"foot": 3, "mounted": 2}).enemy("Ho", "hordes", cf=1)
    field.enemy("M", cf=2, movement="mounted", at=(4, 5))
    assert field.fight("Bl", "Ho").factor == 2
    assert field.fight("Ho", "Bl").factor == -2
    assert field.fight("Bl", "M", "flank").factor == 1


@pytest.mark.rule("HX-19")
def test_the_enemys_tactical_factors_count_unless_ruled_otherwise() -> None:
    wall = OwnFactor(2, "wall", enemy=True)
    assert duel(2, 2).fight("A", "B", "front", wall).factor == -2
    field = duel(2, 2, Rulings(enemy_tactical_counts=False))
    assert field.fight("A", "B", "front", wall).factor == 0


@pytest.mark.rule("HX-20")
def test_one_d8_and_the_total_factor() -> None:
    assert [Roll("A").check(face) for face in range(1, 9)] == list(range(1, 9))
    assert read(plain(2), 5).total == 7
    assert read(plain(-4), 1).total == -3
    field = duel().do(DeclareAttack("A", "B", "front"))
    assert asked(field.game) == Roll("A")
    field.do(Answered(5, typed=True))
    assert field.facts[0] == DieRolled(5, typed=True, factor=0, total=5, adjusted=5, rule="HX-24")


@pytest.mark.rule("HX-20")
@pytest.mark.parametrize("face", [0, 9, -1, True, None, (3, 4)])
def test_no_other_face_is_taken(face: object) -> None:
    field = duel().do(DeclareAttack("A", "B", "front"))
    with pytest.raises(BadAnswer, match="no_such_face"):
        field.do(Answered(face))  # type: ignore[arg-type]
    assert field.game.attack is not None


def test_a_die_is_typed_as_one_digit() -> None:
    assert [typed_face(f" {digit} ") for digit in "18"] == [1, 8]
    for text in ("", "9", "0", "12", "x", "\u0664"):
        with pytest.raises(BadAnswer, match="no_such_face"):
            typed_face(text)


@pytest.mark.rule("HX-21", "HX-22", "HX-23", "HX-24", "HX-25", "HX-26")
@pytest.mark.parametrize(
    ("total", "line"),
    [
        *((total, OWN_DESTROYED) for total in (-9, -3, -1)),
        *((total, OWN_HEAVY) for total in (0, 1)),
        *((total, OWN_DAMAGED) for total in (2, 3, 4)),
        *((total, ENEMY_DAMAGED) for total in (5, 6, 7)),
        *((total, ENEMY_HEAVY) for total in (8, 9)),
        *((total, ENEMY_DESTROYED) for total in (10, 11, 17)),
    ],
)
def test_the_table(total: int, line: object) -> None:
    assert look_up(total) == line


@pytest.mark.rule("HX-21")
def test_minus_one_destroys_ones_own_unit() -> None:
    field = Field().unit("H", "hordes", cf=1).enemy("B", "blades", cf={"foot": 3}).attack("H", "B", 1)
    assert isinstance(field.facts[0], DieRolled)
    assert field.facts[0].total == -1
    assert field["H"].gone
    assert result(-4, 1) == (-3, "own", "destroyed")


@pytest.mark.rule("HX-22")
def test_0_and_1_damage_ones_own_unit_heavily() -> None:
    assert result(-2, 2) == (0, "own", "heavily_damaged")
    assert result(-2, 3) == (1, "own", "heavily_damaged")
    assert result(0, 1) == (1, "own", "heavily_damaged")


@pytest.mark.rule("HX-23")
def test_2_to_4_damage_ones_own_unit() -> None:
    assert [result(0, face)[1:] for face in (2, 3, 4)] == [("own", "damaged")] * 3


@pytest.mark.rule("HX-24")
def test_5_to_7_damage_the_enemy() -> None:
    assert [result(0, face)[1:] for face in (5, 6, 7)] == [("enemy", "damaged")] * 3
    reached = {face: result(-2, face)[0] for face in FACES if result(-2, face)[1:] == ("enemy", "damaged")}
    assert reached == {7: 5, 8: 6}


@pytest.mark.rule("HX-25")
def test_8_and_9_damage_the_enemy_heavily() -> None:
    heavy = ("enemy", "heavily_damaged")
    assert result(0, 8) == (8, *heavy)
    assert result(2, 6) == (8, *heavy)
    assert result(2, 7) == (9, *heavy)


@pytest.mark.rule("HX-26")
def test_10_destroys_the_enemy() -> None:
    assert result(2, 8) == (10, "enemy", "destroyed")
    best = max(result(0, 8, own, enemy)[0] for own, enemy in product(QUALITIES, repeat=2))
    assert best == 9


@pytest.mark.rule("HX-27")
@pytest.mark.parametrize(
    ("factor", "chances"),
    [(0, (0, 1, 3, 3, 1, 0)), (2, (0, 0, 2, 3, 2, 1)), (-2, (1, 2, 3, 2, 0, 0)), (1, (0, 0, 3, 3, 2, 0))],
)
def test_check_figures(factor: int, chances: tuple[int, ...]) -> None:
    assert eighths(plain(factor)) == chances


@pytest.mark.parametrize(
    ("own", "enemy", "totals", "rule"),
    [
        pytest.param("superior", "ordinary", {4: 5, 1: 2, 5: 5}, "HX-28", marks=pytest.mark.rule("HX-28")),
        pytest.param("superior", "superior", {4: 4, 5: 5}, "", marks=pytest.mark.rule("HX-28")),
        pytest.param("inferior", "ordinary", {2: 1, 0: -1, 5: 5}, "HX-29", marks=pytest.mark.rule("HX-29")),
        pytest.param("inferior", "inferior", {2: 2, 7: 7}, "", marks=pytest.mark.rule("HX-29", "HX-31")),
        pytest.param(
            "ordinary", "superior", {5: 4, 8: 7, 10: 9, 4: 4}, "HX-30", marks=pytest.mark.rule("HX-30")
        ),
        pytest.param("ordinary", "inferior", {7: 8, 9: 10, 4: 4}, "HX-31", marks=pytest.mark.rule("HX-31")),
        pytest.param("ordinary", "ordinary", {4: 4, 5: 5}, ""),
    ],
)
def test_quality(own: Quality, enemy: Quality, totals: dict[int, int], rule: str) -> None:
    for total, adjusted in totals.items():
        value, rules = adjust(total, own, enemy, RECOMMENDED)
        assert value == adjusted
        assert rules == ((rule,) if value != total else ())


@pytest.mark.rule("HX-28", "HX-29", "HX-30", "HX-31")
def test_what_the_adjusted_totals_mean() -> None:
    assert result(0, 4, "superior") == (5, "enemy", "damaged")
    assert result(0, 1, "superior") == (2, "own", "damaged")
    assert result(0, 2, "inferior") == (1, "own", "heavily_damaged")
    assert result(-1, 1, "inferior") == (-1, "own", "destroyed")
    assert result(0, 5, "ordinary", "superior") == (4, "own", "damaged")
    assert result(0, 8, "ordinary", "superior") == (7, "enemy", "damaged")
    assert result(2, 8, "ordinary", "superior") == (9, "enemy", "heavily_damaged")
    assert result(0, 7, "ordinary", "inferior") == (8, "enemy", "heavily_damaged")
    assert result(1, 8, "ordinary", "inferior") == (10, "enemy", "destroyed")


@pytest.mark.rule("HX-32")
def test_the_table_is_read_with_the_adjusted_total() -> None:
    field = Field().unit("A", quality="superior").enemy("B").attack("A", "B", 4)
    assert (field["A"].markers, field["B"].markers) == (0, 1)
    assert adjust(4, "superior", "inferior", RECOMMENDED)[0] == 5
    assert adjust(9, "superior", "inferior", RECOMMENDED)[0] == 10


@pytest.mark.rule("HX-32")
def test_testing_in_sequence_changes_numbers_but_never_a_result() -> None:
    in_sequence = replace(RECOMMENDED, unadjusted_tested=False)
    differing = []
    for total, own, enemy in product(range(-9, 18), QUALITIES, QUALITIES):
        one, other = (adjust(total, own, enemy, rulings)[0] for rulings in (RECOMMENDED, in_sequence))
        assert look_up(one) == look_up(other)
        if one != other:
            differing.append((total, own, enemy, one, other))
    assert (4, "superior", "inferior", 5, 6) in differing


@pytest.mark.rule("HX-39")
@pytest.mark.parametrize(("face", "hurt", "spared"), [(7, "B", "A"), (3, "A", "B")])
def test_the_unit_that_the_table_names_is_hurt_and_the_other_is_not(
    face: int, hurt: str, spared: str
) -> None:
    field = duel()
    before = field[spared]
    field.attack("A", "B", face)
    assert field[hurt].markers == 1
    assert field[spared] == before


def brute(strengths: tuple[int, int], qualities: tuple[Quality, Quality]) -> tuple[int, ...]:
    """The six results in eighths, written out by hand from the text's five steps."""
    count = [0] * 6
    for face in range(1, 9):
        total = face + strengths[0] - strengths[1]
        own, enemy = qualities
        score = total
        if own == "superior" and enemy != "superior" and score <= 4:
            total += 1
        if own == "inferior" and enemy != "inferior" and score <= 4:
            total -= 1
        if enemy == "superior" and own != "superior" and score >= 5:
            total -= 1
        if enemy == "inferior" and own != "inferior" and score >= 5:
            total += 1
        if total <= -1:
            count[0] += 1
        elif total <= 1:
            count[1] += 1
        elif total <= 4:
            count[2] += 1
        elif total <= 7:
            count[3] += 1
        elif total <= 9:
            count[4] += 1
        else:
            count[5] += 1
    return tuple(count)


def test_the_odds_of_every_pair_equal_enumeration() -> None:
    pairs = product(range(1, 9), range(1, 9), QUALITIES, QUALITIES)
    for one, other, own, enemy in pairs:
        base = Factor(0, "combat_factor", "HX-15")
        fight = Combat(
            (base._replace(amount=one),),
            (base._replace(amount=other),),
            Fighter(own),
            Fighter(enemy),
            RECOMMENDED,
        )
        assert eighths(fight) == brute((one, other), (own, enemy))
        assert sum(eighths(fight)) == 8


def odds_field(markers: int, attributes: tuple[str, ...]) -> Field:
    field = Field().unit("A", cf=3, markers=markers, attributes=attributes, quality="superior")
    return field.enemy("B", cf=2, markers=markers, attributes=attributes)


@pytest.mark.parametrize("approach", ["front", "flank"])
@pytest.mark.parametrize("markers", [0, 2, 3])
@pytest.mark.parametrize("evades", [False, True])
def test_odds_equal_what_happens_when_each_face_is_played(
    approach: Approach, markers: int, evades: bool
) -> None:
    attributes = ("evade",) if evades else ()
    gone = {"own": 0, "enemy": 0}
    chances = falls(odds_field(markers, attributes).fight("A", "B", approach))
    for face in FACES:
        field = odds_field(markers, attributes)
        reading = faces(field.fight("A", "B", approach))[face - 1]
        field.attack("A", "B", face, approach)
        hurt = field["A" if reading.line.side == "own" else "B"]
        assert hurt.gone == bool(reading.blow.removed)
        assert hurt.markers == reading.blow.markers
        for side, key in (("own", "A"), ("enemy", "B")):
            gone[side] += field[key].gone
    assert {side: chance * 8 for side, chance in chances.items()} == gone
