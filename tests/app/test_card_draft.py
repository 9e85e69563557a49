"""A card while it is written: nothing is lost on the way from file to form and back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hellassist.app.battle.new_battle import catalogue
from hellassist.app.cards.card_check import Checked, checked
from hellassist.app.cards.card_draft import Draft, blank, insert, new_part, of_card, put, remove
from hellassist.app.cards.card_drafts import Steps, Unfinished, draft_of, drafts_folder, unfinished
from hellassist.app.cards.card_marks import OWN
from hellassist.app.cards.card_search import found
from hellassist.app.cards.card_typing import ability_offers, availability_entry, keyword_words, word_offers
from hellassist.catalogue.cards import Card
from hellassist.catalogue.factions import known_factions
from tests.catalogue.make import BOW, card

TYPED: dict[tuple[str | int, ...], str] = {
    ("name", "en"): "Ghazi",
    ("mvt",): "5",
    ("def",): "3",
    ("cbt",): "4/3",
    ("life",): "4/1",
    ("points",): "24",
    ("weapons", 0, "name", "en"): "Sabre",
    **{("weapons", 0, "table", hits): text for hits, text in enumerate(("2", "3", "4 + Pain 2", "6", "8"))},
}


def typed(**changes: str) -> Draft:
    """A Trooper as it is typed, field by field; fields changed by their names."""
    draft = blank("saracens")
    for path, text in (*TYPED.items(), *(((field,), text) for field, text in changes.items())):
        draft = put(draft, path, text)
    return draft


def check(draft: Draft) -> Checked:
    return checked(draft, "ghazi", known_factions())


def made(draft: Draft) -> Card:
    found_ = check(draft)
    assert found_.card is not None, found_.faults
    return found_.card


@pytest.mark.parametrize("key", list(catalogue().cards))
def test_every_shipped_card_comes_back_as_it_was(key: str) -> None:
    before = catalogue()[key]
    after = made_as(key, of_card(before))
    assert after.profile() == before.profile()
    assert {**after.text(), "attested": 0} == {**before.text(), "attested": 0}


def made_as(key: str, draft: Draft) -> Card:
    found_ = checked(draft, key, known_factions())
    assert found_.card is not None, found_.faults
    return found_.card


@pytest.mark.rule("UN-22")
def test_a_typed_trooper_is_a_card_of_the_player() -> None:
    profile = made(typed()).profile()
    assert (profile.cbt, profile.rank, profile.placeholders) == (card(cbt="4/3").cbt, "trooper", frozenset())
    assert set(made(typed()).attested.values()) == {OWN}
    assert profile.weapons[0].table[2].effects[0].x == 2


@pytest.mark.parametrize(
    ("field", "text", "unsure"),
    [
        ("mvt", "5~", {"mvt"}),
        ("cbt", "4/3~", {"cbt.green"}),
        ("cbt", "4~/3", {"cbt"}),
        ("life", "4~/1~", {"life", "threshold"}),
        ("points", "24 ~", {"points"}),
        ("faction", "saracens~", {"faction"}),
    ],
)
def test_a_tilde_marks_a_placeholder(field: str, text: str, unsure: set[str]) -> None:
    assert made(typed(**{field: text})).profile().placeholders == unsure


def test_a_column_an_ability_and_a_keyword_are_marked_one_by_one() -> None:
    draft = put(typed(), ("weapons", 0, "table", 4), "8~")
    draft = put(draft, ("abilities",), ["Vicious 2~", "Leader"])
    draft = put(draft, ("keywords",), ["Human", "Muslim~"])
    unsure = made(draft).profile().placeholders
    assert unsure == {"weapons.0.table.5", "abilities.vicious", "keywords.muslim"}
    assert of_card(made(draft))["abilities"] == ["Vicious 2~", "Leader"]


def test_what_a_source_attests_stays_so_until_it_is_changed() -> None:
    before = made(typed())
    told = dict.fromkeys(("mvt", "weapons.0.name"), "an old magazine")
    draft = {**of_card(before), "attested": told}
    assert made(draft).attested["mvt"] == "an old magazine"
    changed = made(put(draft, ("mvt",), "6"))
    assert (changed.attested["mvt"], changed.attested["weapons.0.name"]) == (OWN, "an old magazine")


def test_sources_follow_a_weapon_that_moves_up() -> None:
    draft = insert(typed(), "weapons", new_part("weapons"))
    for path, text in TYPED.items():
        if path[0] == "weapons":
            draft = put(draft, ("weapons", 1, *path[2:]), text)
    draft = {**draft, "attested": {"weapons.0.name": "first", "weapons.1.name": "second"}}
    assert remove(draft, "weapons", 0)["attested"] == {"weapons.0.name": "second"}


@pytest.mark.parametrize(
    ("field", "text", "said"),
    [
        ("points", "-5", "the least allowed is 0"),
        ("points", "many", 'found "many"; allowed is a whole number'),
        ("def", "9", "allowed are values from 1 to 6"),
        ("life", "4/4", "Wound Threshold must be"),
        ("faction", "elves", 'there is no faction "elves"'),
        ("availability", "some", 'allowed is "Unlimited"'),
        ("shs", "3", "only on a card with a ranged weapon"),
    ],
)
def test_what_is_wrong_is_said_at_its_field(field: str, text: str, said: str) -> None:
    found_ = check(typed(**{field: text}))
    assert found_.card is None
    assert said in " ".join(found_.at((field,)))
    assert found_.shown is not None


@pytest.mark.parametrize("name", ["Gh\u0007azi", "G\u200bhazi", "Gha\u202ezi", "x" * 500])
def test_a_name_is_visible_text_of_some_length(name: str) -> None:
    found_ = check(put(typed(), ("name", "en"), name))
    assert found_.card is None
    assert found_.at(("name", "en"))


def test_markup_in_a_name_is_text() -> None:
    assert made(put(typed(), ("name", "en"), "<b>Ghazi</b>")).profile().name() == "<b>Ghazi</b>"


def test_what_is_not_typed_yet_is_missing_and_not_wrong() -> None:
    found_ = check(put(blank("saracens"), ("mvt",), "5"))
    assert {("def",), ("life",), ("points",)} <= set(found_.missing)
    assert found_.at(("def",)) == ()
    assert found_.shown is not None
    assert (found_.shown.mvt.red, {"def", "life", "points"} <= found_.blank) == (5, True)


def test_ten_thousand_abilities_are_told_and_kept() -> None:
    draft = put(typed(), ("abilities",), [f"Fast {n}" for n in range(10_000)])
    found_ = check(draft)
    assert "10000 entries; allowed are 30" in " ".join(found_.at(("abilities",)))
    assert len(draft["abilities"]) == 10_000


def test_a_dash_is_a_value_that_is_not_printed() -> None:
    assert made(typed(fth="-")).fth is None
    assert made(typed(fth="0")).fth is not None


def test_an_ability_with_a_text_of_its_own() -> None:
    (ability,) = made(put(typed(), ("abilities",), ["Night eyes 2: sees in the dark"])).abilities
    assert (ability.id, ability.x, ability.text) == ("night_eyes", 2, "sees in the dark")


def test_an_order_is_carried_out_by_the_app_or_by_hand() -> None:
    draft = insert(
        typed(), "orders", {"name": {"en": "Sing"}, "header": "active, 2 CMD", "text": {"en": "They sing."}}
    )
    (act,) = made(draft).orders[0].order().acts
    assert (act.do, act.text) == ("manual", {"en": "They sing."})
    again = of_card(made(draft))["orders"][0]
    assert (again["text"], again.get("does"), again["header"]) == (
        {"en": "They sing."},
        None,
        "Active • 2 CMD",
    )
    draft = put(draft, ("orders", 0, "does"), "DEF +2, allies")
    order = made(draft).orders[0].order()
    assert (order.acts[0].do, order.text) == ("stat", {"en": "They sing."})
    wrong = check(put(draft, ("orders", 0, "does"), "DEF +2, alies"))
    assert wrong.card is None
    assert '"allies"' in " ".join(wrong.at(("orders", 0, "does")))


def test_a_ranged_weapon_needs_its_range() -> None:
    draft = put(put(typed(shs="3"), ("weapons", 0, "use"), "ranged"), ("cbt",), "-")
    assert ("weapons", 0, "range") in check(draft).missing
    assert made(put(draft, ("weapons", 0, "range"), "8,5")).weapons[0].range == 8.5


SCORES = st.integers(1, 6).flatmap(
    lambda red: st.sampled_from((str(red), f"{red}~", f"{red}/{max(red - 1, 1)}", f"{red}~/{red}~"))
)
NAMES = st.text(
    st.characters(exclude_categories=("C", "Zl", "Zp"), exclude_characters="~"), min_size=1, max_size=40
)


@given(
    name=NAMES.filter(str.strip),
    stats=st.fixed_dictionaries(dict.fromkeys(("mvt", "cbt", "def", "fth"), SCORES)),
    columns=st.lists(
        st.sampled_from(("0", "3", "7~", "4 + Pain 2", "Stunned", "1 + Slowed + Pain 3~")),
        min_size=5,
        max_size=5,
    ),
    abilities=st.sets(st.sampled_from(("Vicious 2", "Leader", "Fast 3~", "Arch-enemy (Demons) 2~"))),
)
def test_a_card_that_was_typed_is_typed_again_as_it_was(
    name: str, stats: dict[str, str], columns: list[str], abilities: set[str]
) -> None:
    draft = put(put(typed(**stats), ("name", "en"), name), ("abilities",), sorted(abilities))
    for hits, column in enumerate(columns):
        draft = put(draft, ("weapons", 0, "table", hits), column)
    once = made(draft)
    assert made(of_card(once)) == once
    assert once.profile().name() == name.strip()


def test_a_dash_is_a_name_and_no_value_that_is_not_printed() -> None:
    assert made(put(typed(fth="-"), ("name", "en"), "-")).profile().name() == "-"
    assert made(typed(fth="-")).profile().fth is None


# -- undo and drafts on the disk --------------------------------------------------------------------------


def test_undo_goes_over_whole_edits() -> None:
    steps = Steps({"name": {"en": ""}})
    for text in ("A", "An", "Anna"):
        steps.change({"name": {"en": text}}, ("name", "en"))
    steps.settle()
    steps.change({"name": {"en": "Anna"}, "mvt": "5"}, ("mvt",))
    assert steps.undo() == {"name": {"en": "Anna"}}
    assert steps.undo() == {"name": {"en": ""}}
    assert not steps.can_undo
    assert steps.redo() == {"name": {"en": "Anna"}}
    steps.change({"name": {"en": "Berta"}}, ("name", "en"))
    assert not steps.can_redo
    assert steps.undo() == {"name": {"en": "Anna"}}


def test_drafts_are_kept_and_found_again() -> None:
    for path in drafts_folder().glob("*"):
        path.unlink()
    first, second = Unfinished(typed()), Unfinished(typed(mvt="x"), "ghazi", "ghazi")
    assert first.keep()
    assert second.keep()
    assert {left.key for left in unfinished()} == {"", "ghazi"}
    left = draft_of("ghazi")
    assert left is not None
    assert left.draft == second.draft
    left.forget()
    assert draft_of("ghazi") is None
    first.forget()


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{", '{"draft": 3}', '{"draft": {"name": "x"}}', '{"draft": {"name": {}, "weapons": [3]}}'],
)
def test_a_broken_draft_is_none(text: str) -> None:
    drafts_folder().mkdir(parents=True, exist_ok=True)
    path = drafts_folder() / "new.json"
    path.write_text(text, encoding="utf-8")
    assert unfinished() == []
    path.unlink(missing_ok=True)


# -- typing and finding -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("letters", "first"),
    [
        ("vic 2", "Vicious 2"),
        ("Vicious", "Vicious 1"),
        ("arch demons 2", "Arch-enemy (Demons) 2"),
        ("arch-enemy (officer) 2", "Arch-enemy (Officer) 2"),
        ("aoo 2", "Attack of Opportunity 2"),
        ("man", "Man-at-arms 1"),
        ("lead~", "Leader~"),
    ],
)
def test_a_few_letters_stand_for_an_ability(letters: str, first: str) -> None:
    assert ability_offers(letters)[0] == first


def test_abilities_of_weapons_are_offered_to_weapons_alone() -> None:
    assert ability_offers("eag 2", "weapon") == ["Eager 2"]
    assert ability_offers("eag 2") == []
    assert ability_offers("") == []


def test_keywords_and_availability_are_written_in_full() -> None:
    assert word_offers("mu", keyword_words()) == ["Muslim"]
    assert availability_entry("lim 3/2") == "Limited 3/2"
    assert availability_entry("uni") == "Unique"
    assert availability_entry("un") == "un"
    assert availability_entry("assoc (Hunter) 2") == "Associated (Hunter) 2"


def test_cards_are_found_without_accents_and_capitals() -> None:
    cards: list[Any] = [
        card(
            "a",
            name={"en": "Archer", "fr": "Évêque"},
            points=20,
            weapons=[*card().text()["weapons"], BOW],
            shs=3,
        ),
        card("b", name="Priest", points=30, abilities=["Vicious 2"]),
    ]
    profiles = [each.profile() for each in cards]
    assert [one.id for one in found(profiles, "eveque")] == ["a"]
    assert [one.id for one in found(profiles, "VICIOUS")] == ["b"]
    assert [one.id for one in found(profiles, "bow arch")] == ["a"]
    assert [one.id for one in found(profiles, order="points")] == ["b", "a"]
    assert found(profiles, faction="demons") == []
    assert found(profiles, rank="officer") == []
