"""Companies as text and TOML, there and back; bad ones get a sentence each."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hellassist.app.companies.companies_text import as_text, from_file, from_text
from hellassist.app.words.texts import Texts
from hellassist.catalogue import CardError, Catalogue, CompanyEntry, CompanyList
from hellassist.catalogue.company import company_toml
from hellassist.places import cards_folder

CARDS = Catalogue.load(cards_folder())
UNSEEN = {"Cc", "Cf", "Cs", "Zl", "Zp"}

names = st.text(min_size=1, max_size=120).filter(
    lambda text: bool(text.strip()) and not any(unicodedata.category(sign) in UNSEEN for sign in text)
)
ids = st.one_of(
    st.sampled_from(sorted(CARDS.cards)), st.from_regex(r"[a-z][a-z0-9_]{0,20}[a-z]", fullmatch=True)
)
companies = st.builds(
    CompanyList,
    name=names,
    faction=st.one_of(st.sampled_from(sorted(CARDS.factions)), st.sampled_from(["elves", "орки"])),
    points=st.integers(1, 9999),
    edition=st.sampled_from(["core", "french", "russian"]),
    entries=st.lists(st.builds(CompanyEntry, card=ids, count=st.integers(1, 99)), max_size=12).map(tuple),
)


@given(companies, st.sampled_from(["en", "fr", "ru"]))
def test_text_leads_back_to_the_same(company: CompanyList, language: str) -> None:
    text = as_text(company, CARDS, Texts(language=language))
    imported = from_text(text, CARDS, "pasted")
    assert (imported.company, imported.remarks) == (company, ())


@given(companies)
def test_toml_leads_back_to_the_same(company: CompanyList) -> None:
    assert from_text(company_toml(company), CARDS, "pasted").company == company


def text_of(*entries: tuple[str, int]) -> str:
    company = CompanyList(
        name="Iron Guard",
        faction="westerners",
        entries=tuple(CompanyEntry(card=card, count=count) for card, count in entries),
    )
    return as_text(company, CARDS, Texts())


def test_the_text_is_plain_and_readable() -> None:
    assert text_of(("frank_captain", 1), ("average_soldier", 3), ("ghost", 2)).split("\n") == [
        "Iron Guard",
        "Westerners · 100~ of 200 points · Command 4 · Core rulebook",
        "",
        "1 × Frank-Captain · Officer · 25~ points [frank_captain]",
        "3 × Average soldier · Trooper~ · 75~ points [average_soldier]",
        "2 × ghost [ghost]",
        "",
        "[hellassist company 1: westerners, 200, core, 6]",
        "",
    ]


def test_what_a_forum_makes_of_it() -> None:
    text = "\n\n" + text_of(("frank_captain", 1), ("average_soldier", 3)).replace("\n", "\r\n") + "  \n\n"
    assert from_text(text.replace("×", "x"), CARDS, "pasted").company.counts() == {
        "frank_captain": 1,
        "average_soldier": 3,
    }


def test_a_list_typed_by_hand() -> None:
    imported = from_text(
        "My men\nhello\n1x Franc-capitaine\n2 × average SOLDIER (50)\n3 * Nobody", CARDS, "pasted"
    )
    company = imported.company
    assert (company.name, company.faction, company.points) == ("My men", "westerners", 200)
    assert company.counts() == {"frank_captain": 1, "average_soldier": 2, "nobody": 3}
    assert imported.remarks == ("pasted, line 2: it was passed over; allowed is a line as 3 × Damned.",)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "there is no text in it"),
        ("hello there", "no line of it names a card"),
        (text_of(("damned", 1)).replace("company 1:", "company 2:"), "written by a newer hellassist"),
        (
            text_of(("damned", 3)).replace("3 × D", "-3 × D"),
            "entries.0.count: found -3; the least allowed is 1",
        ),
        (text_of(("damned", 3), ("knave", 1)).replace("1 × knave [knave]\n", ""), "a part is missing"),
        (text_of(("damned", 3)).replace("Iron", "Ir\x07on"), "line 1: it holds the control character U+0007"),
        (text_of(("damned", 3)).replace("Iron", "Ir\u202eon"), "name: found"),
        (text_of(("damned", 3)).replace("core,", "elvish,"), "edition: found"),
        (
            "\n".join(
                [
                    "Many",
                    "",
                    *["1 × Damned [damned]"] * 10_000,
                    "[hellassist company 1: lost, 200, core, 10000]",
                ]
            ),
            "at most 200 entries",
        ),
        ("x" * 1_000_001, "longer than 1000000 characters"),
        ('name = "a"\nfaction = "lost"\n[[entries]]\ncard = "x"\ncount = -4', "entries.0.count: found -4"),
        ('name = "a"\nfaction = "lost"\n[[entries]]\ncard = "x', "no well-formed TOML"),
        ('version = 9\nname = "a"\nfaction = "lost"\nmount = "horse"', "of version 9, written by a newer"),
        ('name = "a\\u0007"\nfaction = "lost"', "control character U+0007"),
        ('name = "a"\nfaction = "lost"\npoints = -5', "points: found -5; the least allowed is 1"),
        ('name = "a"\nfaction = "!"', "faction: found"),
        ('name = "a"\nfaction = "lost"\n' + '[[entries]]\ncard = "damned"\n' * 10_000, "at most 200 entries"),
    ],
)
def test_bad_input_gets_its_sentence(text: str, said: str) -> None:
    with pytest.raises(CardError) as wrong:
        from_text(text, CARDS, "pasted")
    assert said in str(wrong.value)
    assert all(sentence.startswith("pasted") for sentence in wrong.value.faults)


def test_a_text_without_its_last_line_comes_in_and_is_told() -> None:
    text = text_of(("frank_captain", 1), ("ghost", 3)).split("[hellassist")[0]
    imported = from_text(text, CARDS, "pasted")
    assert imported.company.counts() == {"frank_captain": 1, "ghost": 3}
    assert "it may be cut off" in imported.remarks[0]


def test_files_of_both_forms_and_one_in_utf_16(tmp_path: Path) -> None:
    text = text_of(("frank_captain", 1))
    for name, body in (
        ("a.txt", text),
        ("a.toml", 'name = "Iron Guard"\nfaction = "westerners"\n[[entries]]\ncard = "frank_captain"'),
    ):
        (tmp_path / name).write_text(body, encoding="utf-8")
        assert from_file(tmp_path / name, CARDS).company.counts() == {"frank_captain": 1}
    (tmp_path / "b.txt").write_bytes(text.encode("utf-16"))
    with pytest.raises(CardError, match=r"b\.txt: it is UTF-16"):
        from_file(tmp_path / "b.txt", CARDS)
    with pytest.raises(CardError, match="no such file"):
        from_file(tmp_path / "none.txt", CARDS)
