"""What players are told of an edition."""

from __future__ import annotations

import pytest

from hellassist.app.words.edition_words import NAMES, SENTENCES, name_of, told
from hellassist.app.words.questions import questions
from hellassist.app.words.texts import Texts
from hellassist.rules.editions import CORE, HOUSE, PRESETS, RUSSIAN, SWITCHES, own_rules

TEXTS = Texts()


def test_every_switch_and_every_preset_has_its_words() -> None:
    assert set(SENTENCES) == set(SWITCHES)
    assert set(NAMES) == {HOUSE, *(edition.name for edition in PRESETS)}


def test_the_core_differs_from_itself_in_nothing() -> None:
    assert told(CORE, TEXTS) == ()
    assert [name_of(edition, TEXTS) for edition in PRESETS] == [NAMES[edition.name] for edition in PRESETS]


def test_each_difference_is_a_sentence() -> None:
    assert "A Run or Charge goes farther than MVT; whatever is shorter is none." in told(RUSSIAN, TEXTS)
    assert len(told(RUSSIAN, TEXTS)) == 8


def test_rules_of_a_table_tell_their_values_and_what_they_leave_out() -> None:
    ours = own_rules(RUSSIAN, "At <Boris'>", fathom_mm=25.4, haste_exceeds_mvt=False)
    assert name_of(ours, TEXTS) == "At <Boris'>"
    assert "A fathom is 25.4 mm long." in told(ours, TEXTS)
    assert not any("Run or Charge" in sentence for sentence in told(ours, TEXTS))
    assert told(ours, TEXTS, RUSSIAN) == (
        "A fathom is 25.4 mm long.",
        "As in the core, not: A Run or Charge goes farther than MVT; whatever is shorter is none.",
    )


def test_no_table_calls_its_rules_like_a_preset() -> None:
    with pytest.raises(ValueError, match="russian is the name of a preset"):
        own_rules(CORE, "russian", fathom_mm=25.4)


def test_questions_are_asked_in_the_language_of_the_players() -> None:
    """The files of the rulings are in English: the app has their words in other languages."""
    spoken = Texts(translate=lambda context, text: f"{context}: {text}", language="fr")
    assert all(one.text.startswith(("rulings: ", "editions: ")) for one in questions(spoken))
    rulings = [one for one in questions(spoken) if one.text.startswith("rulings: ")]
    assert rulings
    for one in rulings:
        assert all(text.startswith("rulings: ") for _, text in one.readings)
