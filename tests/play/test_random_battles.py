"""Battles of ten against ten to their end, by chance. ``python -m tests.play 200`` plays more of them."""

from __future__ import annotations

import pytest

from hellassist.rules.editions import FRENCH_EFFECTS, RUSSIAN, Edition
from tests.play.__main__ import battle


@pytest.mark.parametrize("seed", range(6))
def test_a_battle_is_sound_to_its_end(seed: int) -> None:
    played = battle(seed)
    assert played.commands > 100
    assert played.turn == 4


@pytest.mark.parametrize("edition", [FRENCH_EFFECTS, RUSSIAN], ids=lambda edition: edition.name)
@pytest.mark.parametrize("seed", range(4))
def test_a_battle_by_another_edition_is_sound_to_its_end(seed: int, edition: Edition) -> None:
    played = battle(seed, edition)
    assert played.commands > 100
    assert played.turn == 4


def test_a_drawn_unit_comes_round_an_ally_into_contact_with_both() -> None:
    """The last bit of its way cut into the ally by a hundredth of a millimetre, and no way was left to it."""
    assert battle(1153).turn == 4
