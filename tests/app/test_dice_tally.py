"""Every die of a battle, and what is said of luck."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from hellassist.app.battle import dice, dice_tally
from hellassist.app.battle.dice_tally import (
    FEWEST,
    Tally,
    chance_of_total,
    chance_of_unevenness,
    tallies,
    thrown,
)
from hellassist.app.battle.session import Session
from hellassist.app.words.texts import Texts
from hellassist.rules.commands import DeclareMelee, GiveAnswer
from tests.gui.battle import session_of
from tests.scene import Scene


def battle() -> Session:
    """E throws 3 dice by the app and F types 3; one of E's seven is thrown again."""
    session = session_of(Scene().unit("E", name="Edda", cbt=6, life=(20, 1)).enemy("F", life=(20, 1)).game)
    session.do(DeclareMelee("E", "F"))
    session.do(GiveAnswer((6, 5, 4, 3, 1)))
    session.do(GiveAnswer((1,)))
    session.do(GiveAnswer((2,)))
    session.do(GiveAnswer((4, 4, 1), typed=True))
    return session


def test_every_roll_as_it_lay() -> None:
    session = battle()
    found = thrown(session.lines)
    assert [(roll.player, roll.unit, roll.faces, roll.typed, roll.again) for roll in found] == [
        ("A", "E", (6, 5, 4, 3, 1), False, False),
        ("A", "E", (2,), False, True),
        ("B", "F", (4, 4, 1), True, False),
    ]
    assert {roll.turn for roll in found} == {2}


def test_a_roll_that_was_taken_back_is_marked_and_counts() -> None:
    session = battle()
    whole = tallies(thrown(session.lines))
    session.undo()
    found = thrown(session.lines)
    assert [roll.undone for roll in found] == [True, True, True]
    assert tallies(found) == whole
    session.redo()
    assert [roll.undone for roll in thrown(session.lines)] == [False, False, False]


def test_a_tally_for_each_player_and_source() -> None:
    app, typed = tallies(thrown(battle().lines))
    assert (app.player, app.typed, app.counts) == ("A", False, (1, 1, 1, 1, 1, 1))
    assert (typed.player, typed.typed, typed.counts) == ("B", True, (1, 0, 0, 2, 0, 0))
    assert (typed.dice, typed.total, typed.expected) == (3, 9, Fraction(1, 2))


@pytest.mark.parametrize("dice_", [1, 2, 4])
def test_the_chance_of_a_total_is_that_of_plain_counting(dice_: int) -> None:
    totals = Counter(sum(faces) for faces in product(range(1, 7), repeat=dice_))
    for total in range(dice_, 6 * dice_ + 1):
        more = sum(ways for each, ways in totals.items() if each >= total)
        less = sum(ways for each, ways in totals.items() if each <= total)
        assert chance_of_total(dice_, total, or_more=True) == Fraction(more, 6**dice_)
        assert chance_of_total(dice_, total, or_more=False) == Fraction(less, 6**dice_)


def test_the_chance_of_uneven_faces_is_that_of_plain_counting() -> None:
    def squares(faces: tuple[int, ...]) -> int:
        return sum(count * count for count in Counter(faces).values())

    all_ways = [squares(faces) for faces in product(range(1, 7), repeat=5)]
    for counts in ((1, 1, 1, 1, 1, 0), (2, 1, 1, 1, 0, 0), (0, 0, 5, 0, 0, 0), (0, 3, 0, 0, 2, 0)):
        least = sum(count * count for count in counts)
        expected = Fraction(sum(each >= least for each in all_ways), 6**5)
        assert chance_of_unevenness(counts) == expected


def test_chi_square_is_near_what_is_counted_out() -> None:
    counts = (4, 6, 9, 13, 14, 14)
    counted = chance_of_unevenness(counts)
    assert isinstance(counted, Fraction)
    near = dice_tally.chi_square_beyond(float(Fraction(6 * sum(n * n for n in counts), 60) - 60))
    assert near == pytest.approx(float(counted), abs=0.01)
    beyond = chance_of_unevenness((4, 6, 9, 13, 14, 15))
    assert isinstance(beyond, float)
    assert dice_tally.verdict(Tally("A", False, (9999, 0, 0, 0, 0, 0)), Texts())[2].count("<0.1 %")
    assert dice_tally.chi_square_beyond(11.0705) == pytest.approx(0.05, abs=1e-5)  # the book's 5 % point


def test_no_verdict_on_few_dice() -> None:
    few = Tally("A", False, (0, 0, 0, 0, 0, FEWEST - 1))
    assert few.luck is None
    assert few.uneven is None
    assert dice_tally.verdict(few, Texts())[1:] == (
        "Too few dice to say more: the chance of such luck is told from 30 dice on.",
    )
    enough = Tally("A", False, (0, 0, 0, 0, 0, FEWEST))
    assert enough.luck == Fraction(1, 6**FEWEST)
    assert enough.uneven == Fraction(6, 6**FEWEST)


def test_luck_in_words() -> None:
    fair = Tally("A", False, (5, 5, 5, 5, 5, 5))
    pips, luck, faces = dice_tally.verdict(fair, Texts())
    assert pips == "105 pips; as many fair dice show 105.0 on average."
    assert luck.startswith("So many pips or more: 5")
    assert faces == "Faces as uneven or more so: 100 % (counted out)."
    low = Tally("B", True, (9, 6, 5, 4, 4, 2))
    assert low.luck == chance_of_total(30, 84, or_more=False)
    assert dice_tally.verdict(low, Texts())[1].startswith("So few pips or fewer: ")
    many = Tally("B", True, (20, 20, 20, 20, 20, 20))
    assert (
        dice_tally.verdict(many, Texts())[2]
        == "Faces as uneven or more so: 100 % (chi-square, five degrees)."
    )


def test_as_text() -> None:
    session = battle()
    session.undo()
    lines = dice_tally.as_text(thrown(session.lines), session.game, Texts()).split("\n")
    assert lines[0] == "Westerners: 6 dice thrown by the app"
    assert lines[1] == "1: 1\t2: 1\t3: 1\t4: 1\t5: 1\t6: 1"
    assert lines[-2:] == ["2\tEdda\t2\tagain, taken back", "2\tF\t4 4 1\ttyped, taken back"]


def test_the_dice_of_the_app_are_fair() -> None:
    counts = Counter(dice.throw(60_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(9_500 <= count <= 10_500 for count in counts.values())
    assert float(chance_of_unevenness(tuple(counts.values()))) > 1e-7
