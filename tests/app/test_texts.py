"""Every reason has a sentence, and every sentence has its facts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import hellassist.rules
from hellassist.app.words import words
from hellassist.app.words.texts import BAD_ANSWERS, REFUSALS, Texts, refusal
from hellassist.catalogue import CardError
from hellassist.catalogue.files import read_cards
from hellassist.catalogue.known import known_abilities
from hellassist.rules import hooks
from hellassist.rules.modifiers import Modifier
from hellassist.rules.odds.best import BestPlay, by_effect, by_felling, by_loss
from hellassist.rules.odds.policies import Spending, most_damage
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import BadAnswer
from hellassist.rules.states import STATES
from hellassist.said import Said
from tests.scene import Scene

RULES = Path(hellassist.rules.__file__).parent


def raised(name: str) -> Iterator[tuple[str, frozenset[str], str]]:
    """Reason, names of the facts and place of each *name* that the rules raise."""
    for file in sorted(RULES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                first = node.args[0]
                facts = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
                place = f"{file.name}:{node.lineno}"
                if isinstance(first, ast.Constant):
                    yield str(first.value), facts, place
                else:
                    assert ast.unparse(first) == "reasons[0].name", place
                    yield from ((key, facts, place) for key in hooks.MAY_SHOOT._handlers)


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize(("name", "sentences"), [("Refused", REFUSALS), ("BadAnswer", BAD_ANSWERS)])
def test_every_reason_raised_has_a_sentence_with_its_facts(name: str, sentences: dict[str, str]) -> None:
    found = list(raised(name))
    assert len(found) > 5
    assert {reason: place for reason, _, place in found if reason not in sentences} == {}
    lacking = {
        place: placeholders(sentences[reason]) - facts
        for reason, facts, place in found
        if placeholders(sentences[reason]) - facts
    }
    assert lacking == {}


@pytest.mark.parametrize(("name", "sentences"), [("Refused", REFUSALS), ("BadAnswer", BAD_ANSWERS)])
def test_no_sentence_is_left_over(name: str, sentences: dict[str, str]) -> None:
    assert set(sentences) == {reason for reason, _, _ in raised(name)}


def test_sentences_name_units_companies_and_numbers() -> None:
    game = Scene().unit("E", name="Ser {geant}", number=2).enemy("F").game
    texts = Texts(number=lambda value: f"{value:.1f}".replace(".", ","))
    far = Refused("too_far", "AC-07", unit="E", have=8.14, limit=8.0)
    assert texts.refusal(far, game) == "8,1 fathoms is farther than Ser {geant} 2 can go: 8,0."
    poor = Refused("too_little_command", "CM-11", player="A", have=1, need=2)
    assert refusal(poor, game) == "Westerners has 1 Command left and needs 2."
    assert refusal(Refused("no_such_unit", "", unit="nobody"), game) == "There is no unit called nobody."
    again = BadAnswer("too_many_rerolls", most=1, found=3)
    assert texts.bad_answer(again) == "At most 1 dice may be thrown again, not 3."


def test_a_reason_without_a_sentence_is_shown_as_it_is() -> None:
    assert refusal(Refused("unheard_of", ""), Scene().game) == "unheard_of"
    assert refusal(Refused("not_in_contact", ""), Scene().game) == "… does not touch …."


def test_every_source_of_a_modifier_has_a_word() -> None:
    sources = {
        str(node.args[1].value)
        for file in sorted(RULES.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Modifier"
        if isinstance(node.args[1], ast.Constant)
    }
    assert {"charge", "support", "vae_victis"} <= sources
    assert sources <= set(words.SOURCES) | set(words.STATES) | set(known_abilities())
    assert set(STATES) == set(words.STATES)


def test_a_chip_reads_as_a_chip() -> None:
    game = Scene().unit("E", name="Sergeant").game
    assert Texts().modifier(Modifier(-1, "charge", "CC-27"), game) == "\N{MINUS SIGN}1 Charge"
    assert Texts().modifier(Modifier(1, "support", "CC-38", by="E"), game) == "+1 support (Sergeant)"


def test_every_policy_of_the_odds_is_told_in_words() -> None:
    best = (BestPlay(by_loss), BestPlay(by_felling), BestPlay(by_effect))
    policies = (most_damage, Spending(most_damage, 0, 2), *best)
    assert {policy.name for policy in policies} == set(words.POLICIES)
    assert all(text.endswith(".") for text in words.POLICIES.values())


def test_a_sentence_about_a_file_is_translated_with_all_that_is_put_into_it() -> None:
    known = {"{file}: {what}": "{what} ({file})", "found {found}.": "trouvé : {found}."}
    made = Said("{file}: {what}", file="cards.toml", what=Said("found {found}.", found=3))
    assert made == "cards.toml: found 3."
    assert made.translated(lambda context, text: known[text] if context == "files" else text) == (
        "trouvé : 3. (cards.toml)"
    )


def test_every_sentence_of_the_catalogue_can_be_translated(tmp_path: Path) -> None:
    broken = tmp_path / "cards.toml"
    broken.write_text(
        '[one]\nname = "One"\nfaction = "nobody"\nrank = "trooper"\nlife = "9/9"\npoints = -1\n'
    )
    with pytest.raises(CardError) as wrong:
        read_cards(broken)
    faults = [fault for fault in wrong.value.faults if isinstance(fault, Said)]
    assert tuple(faults) == wrong.value.faults
    said = [fault.translated(lambda _context, text: f"<{text}>") for fault in faults]
    assert len(said) >= 3
    for sentence in said:
        assert re.fullmatch("<<[^<>]+>, [a-z.]+: <.+>>", sentence), sentence
