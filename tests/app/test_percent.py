"""Chances as players read them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hellassist.app.words.percent import percent


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (Fraction(0), "0 %"),
        (Fraction(1), "100 %"),
        (Fraction(1, 2), "50.0 %"),
        (Fraction(617, 1000), "61.7 %"),
        (1 - Fraction(1, 16**3), ">99.9 %"),
        (Fraction(1, 16**3), "<0.1 %"),
        (1 - Fraction(1, 6**15), ">99.9 %"),
        (Fraction(1, 6**15), "<0.1 %"),
        (Fraction(1, 1000), "0.1 %"),
        (Fraction(999, 1000), "99.9 %"),
        (Fraction(9994, 10000), ">99.9 %"),
        (Fraction(9986, 10000), "99.9 %"),
    ],
)
def test_never_certain_unless_it_is(chance: Fraction, text: str) -> None:
    assert percent(chance) == text


def test_chance_and_complement_mirror_each_other() -> None:
    for parts in range(1, 6**4):
        chance = Fraction(parts, 6**4)
        here, there = percent(chance), percent(1 - chance)
        assert (here == "<0.1 %") is (there == ">99.9 %")
        assert here not in ("0 %", "100 %", "0.0 %", "100.0 %")


def test_the_sign_of_the_locale() -> None:
    def comma(value: float) -> str:
        return f"{value:.1f}".replace(".", ",")

    assert percent(Fraction(1, 3), comma) == "33,3 %"
    assert percent(Fraction(1, 6**9), comma) == "<0,1 %"
