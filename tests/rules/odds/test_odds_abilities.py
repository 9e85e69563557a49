"""Odds of sequences between units with abilities equal what the wording of the rules gives, as fractions."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from hellassist.rules.combat.attack import Attack, Dice, Strike
from hellassist.rules.odds.odds import losses, lost_in, odds
from hellassist.rules.odds.policies import OneSided, most_damage
from hellassist.rules.requests import Answer, Choose, Pick
from tests.rules.brute_abilities import Bout, Fighter, joint

NUMBERED = st.integers(1, 3)
UNIT = {
    "arch_enemy": NUMBERED,
    "combat_sense": st.just(1),
    "counter_attack": st.just(1),
    "defensive_combat": st.integers(1, 2),
    "fury": st.just(1),
    "immunity": st.just(1),
    "invulnerable": st.just(1),
    "man_at_arms": NUMBERED,
    "natural_talent": NUMBERED,
    "resistance": NUMBERED,
    "ricochet": NUMBERED,
    "tenacious": NUMBERED,
    "terror": NUMBERED,
    "vicious": NUMBERED,
    "vulnerability": st.integers(0, 2),
}
ARM = {
    "cumbersome": NUMBERED,
    "eager": NUMBERED,
    "life_drain": NUMBERED,
    "piercing_strike": NUMBERED,
    "receive_charge": NUMBERED,
    "spiritual_damage": st.just(1),
}


@st.composite
def abilities(draw: st.DrawFn, known: dict[str, st.SearchStrategy[int]], most: int) -> dict[str, int]:
    """A few of them with their numbers."""
    keys = draw(st.lists(st.sampled_from(sorted(known)), max_size=most, unique=True))
    return {key: draw(known[key]) for key in keys}


@st.composite
def fighters(draw: st.DrawFn, *, defends: bool = False) -> Fighter:
    """A unit with up to five abilities and a weapon with up to two."""
    full = draw(st.integers(1, 9))
    cbt: st.SearchStrategy[Any] = st.integers(0, 12)
    return Fighter(
        cbt=draw(st.one_of(st.none(), cbt, cbt, cbt) if defends else cbt),
        defence=draw(st.integers(1, 5)),
        pr=draw(st.integers(0, 4)),
        fth=draw(st.none() | st.integers(0, 3)),
        life=draw(st.integers(1, full)),
        full=full,
        table=draw(st.tuples(*[st.integers(0, 9)] * 5)),
        fire=draw(st.booleans()),
        unit=draw(abilities(UNIT, 5)),
        arm=draw(abilities(ARM, 2)),
        rapid=draw(st.sampled_from(("", "", "attack", "defense"))),
        stunned=draw(st.booleans()),
        down=defends and draw(st.booleans()),
        waiting=draw(st.booleans()),
    )


BOUTS = st.builds(
    Bout,
    e=fighters(),
    f=fighters(defends=True),
    action=st.sampled_from(("attack", "charge", "melee")),
    fought=st.integers(0, 2),
    lower=st.booleans(),
)


def lowering(attack: Attack, request: Choose | Pick) -> Answer:
    """As on screen, but who can lowers the dice of both."""
    return 1 if request.why == "lower" else most_damage(attack, request)


class Lowering(OneSided):
    """The same, as a policy that lets each side be run by itself."""

    name = "lowering"

    def again(self, dice: Dice, request: Pick) -> tuple[int, ...]:
        return most_damage.again(dice, request)

    def chosen(self, strike: Strike, request: Choose) -> int:
        return 1 if request.why == "lower" else most_damage.chosen(strike, request)


def begun(bout: Bout) -> Attack:
    """The sequence before its first step."""
    return bout.scene().sequence("E", "F", bout.action)  # type: ignore[arg-type]


@given(BOUTS)
@settings(max_examples=200, deadline=None)
def test_odds_equal_the_wording(bout: Bout) -> None:
    found = odds(begun(bout), losses, lowering if bout.lower else most_damage)
    assert found == joint(bout)
    sides = lost_in(begun(bout), Lowering() if bout.lower else most_damage)
    assert sides.joint().chances() == found
    assert sum(found.values(), Fraction(0)) == 1


@given(BOUTS)
@settings(max_examples=60, deadline=None)
def test_dice_and_what_they_must_show(bout: Bout) -> None:
    """The numbers that go into the odds are the ones of the wording, ability by ability."""
    strikes = begun(bout).strikes
    for side in (0, 1):
        strike = strikes[side]
        fighter = (bout.e, bout.f)[side]
        assert bool(strike.arms) is (fighter.cbt is not None)
        if strike.arms:
            assert strike.armed.difficulty == bout.needed(side)
            assert strike.armed.protection == bout.stops(side)
            if not bout.lower:
                assert strike.armed.dice[0] == bout.dice(side)
