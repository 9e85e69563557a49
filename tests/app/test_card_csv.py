"""Cards in a spreadsheet, as spreadsheets save them."""

from __future__ import annotations

import codecs
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hellassist.app.cards.card_csv import csv_of, read_rows, template, unsaid, write_csv
from hellassist.app.cards.cards import Binder
from hellassist.catalogue import CardError
from hellassist.catalogue.cards import Card
from hellassist.catalogue.factions import known_factions
from hellassist.catalogue.files import ReadCard
from hellassist.catalogue.toml_files import read_text
from hellassist.said import Said
from tests.catalogue.make import BOW, TABLE, card
from tests.catalogue.test_writing import COLUMNS, FULL, SCORES, TEXT

HEAD = "name;faction;rank;points;MVT;CBT;CBT wounded;DEF;LP;wound threshold;weapon 1;weapon 1 power table"
ROW = "Ghazi;saracens;trooper;9;4;3;2;3;4;1;Sabre;2 | 3 | 5 | 6 + Stunned | 8"


def read(text: str) -> list[ReadCard]:
    return list(read_rows(text, "cards.csv", known_factions()))


def one(text: str) -> Card:
    (made,) = read(text)
    assert made.faults == ()
    assert made.card is not None
    return made.card


def said(text: str) -> str:
    return "\n".join(fault for each in read(text) for fault in each.faults)


def test_a_row_is_a_card() -> None:
    made = one(f"{HEAD}\n{ROW}\n")
    assert (made.id, made.name, made.points) == ("ghazi", {"en": "Ghazi"}, 9)
    assert (made.cbt, made.life) == (card(cbt="3/2").cbt, card(life="4/1").life)
    assert (
        made.weapons[0].text() if hasattr(made.weapons[0], "text") else made.weapons[0].table[3].damage == 6
    )
    assert made.profile().placeholders == frozenset()


@pytest.mark.parametrize("between", [";", ",", "\t"])
def test_the_template_reads_as_a_card(tmp_path: Path, between: str) -> None:
    path = tmp_path / "template.csv"
    write_csv(path, template(between))
    assert path.read_bytes().startswith(codecs.BOM_UTF8)
    made = one(read_text(path))
    assert (made.id, made.rank, len(made.abilities)) == ("example", "trooper", 2)


@pytest.mark.parametrize(
    "text",
    [
        f"{HEAD}\r\n{ROW}\r\n".replace("\r\n", "\n"),
        f"sep=;\n{HEAD}\n{ROW}\n",
        f"{HEAD};;;\n{ROW};;;\n;;;;;\n\n",
        f"{HEAD.upper()}\n{ROW}\n".replace("WEAPON 1", "Weapon  1"),
        "\n".join(";".join(f'"{cell}"' for cell in line.split(";")) for line in (HEAD, ROW)),
        f"{HEAD}\n{ROW}\n".replace(";", ","),
        f"{HEAD}\n{ROW}\n".replace(";", "\t"),
        f"{HEAD}\n{ROW}\n".replace(";9;", ";9,00;").replace(";4;3;", ";4.0;3;"),
        f"{HEAD}\n{ROW}\n".replace("Ghazi", "\u00a0Ghazi "),
        f"{HEAD}\n{ROW}\n".replace("weapon 1", "weapon 4"),
        f"{HEAD}\n{ROW}\n".replace(";2;3;4;1;", ";'2;3;4;1;").replace("'2", "2"),
        f"{HEAD}\r{ROW}\r",
        f"Our Company, of 2024{';' * HEAD.count(';')}\n\n{HEAD}\n{ROW}\n",
        f"\t\t\n , ,\n{HEAD}\n{ROW}\n",
        f'"sep=;"\n{HEAD}\n{ROW}\n',
        f"sep=,\n{HEAD}\n{ROW}\n",
        f"sep=\t\n{HEAD}\n{ROW}\n".replace(";", "\t"),
        f'"a title\nof two lines"\n{HEAD}\n{ROW}\n',
    ],
)
def test_what_spreadsheets_make_of_it_reads_the_same(text: str) -> None:
    assert one(text) == one(f"{HEAD}\n{ROW}\n")


def test_a_decimal_comma_is_understood() -> None:
    text = (
        "name;faction;rank;points;MVT;SHS;DEF;LP;weapon 1;weapon 1 use;weapon 1 range;weapon 1 power table;tallness\n"
        "Archer;saracens;trooper;9;4;3;3;4;Bow;ranged;7,5;2|3|5|6|8;1,5\n"
    )
    made = one(text)
    assert (made.weapons[0].range, made.tallness) == (7.5, 1.5)


def test_decimals_go_out_as_the_spreadsheet_of_the_country_writes_them() -> None:
    bow = {"name": {"en": "No. 7.5"}, "use": "ranged", "range": 7.5, "table": [2, 3, 5, 6, 8]}
    archer = card("archer", cbt=None, shs=3, tallness=1.5, weapons=[bow])
    text = csv_of([archer], ";")
    assert ";7,5~;" in text
    assert ";1,5;" in text
    assert ";No. 7.5~;" in text
    assert ",7.5~," in csv_of([archer], ",")
    assert one(text.replace("\r\n", "\n")) == archer
    dated = text.replace(";7,5~;", ";07.май;").replace("\r\n", "\n")
    assert 'column “weapon 1 range”: found "07.май"; that looks like a date' in said(dated)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ((";9;", ";-9;"), "cards.csv, row 3, column “points”: found -9; the least allowed is 0."),
        ((";saracens;", ";martians;"), "cards.csv, row 3, column “faction”: there is no faction"),
        ((";4;3;2;", ";4;3;9x;"), 'cards.csv, row 3, column “CBT”: found "3/9x"; allowed is a whole number'),
        ((";4;3;2;", ";4;04. Mrz;;"), 'row 3, column “CBT”: found "04. Mrz"; that looks like a date'),
        ((";4;3;2;", ";4;04.03.2026;;"), "that looks like a date"),
        ((" | 8", ""), "cards.csv, row 3, column “weapon 1 power table”:"),
        (("Stunned", "Stuned"), 'there is no state "Stuned". Did you mean "Stunned"'),
        ((";Sabre;", ";Sa\x07bre;"), "row 3, column “weapon 1”: found"),
        (("Ghazi;", ";"), "row 3, column “name”: is missing."),
    ],
)
def test_what_is_wrong_names_row_and_column(change: tuple[str, str], sentence: str) -> None:
    bad = ROW.replace(*change)
    rows = read(f"{HEAD}\n{ROW}\n{bad}\n{ROW.replace('Ghazi', 'Other')}\n")
    told = "\n".join(rows[1].faults)
    assert sentence in told
    assert all(isinstance(fault, Said) for fault in rows[1].faults)
    assert [row.card is not None for row in rows] == [True, False, True]


def test_an_unknown_column_is_told_and_passed_over() -> None:
    text = f"{HEAD};colour\n{ROW};red\n"
    rows = read(text)
    assert 'cards.csv, row 1: there is no column "colour"; it was passed over.' in rows[0].faults
    assert rows[1].card is not None
    assert '"red" stands in a column without a name' in said(text)


@pytest.mark.parametrize("text", ["", "\n\n", "a;b\n1;2\n", "just some words", "\0\0", '"'])
def test_what_is_no_table_is_told(text: str) -> None:
    with pytest.raises(CardError, match="it must name the columns"):
        read(text)


@pytest.mark.parametrize("id_", ["Ghazi", "../x", "7", "a b"])
def test_an_id_is_checked(id_: str) -> None:
    assert "column “id”: found" in said(f"id;{HEAD}\n{id_};{ROW}\n")


def test_ten_thousand_abilities_are_one_sentence() -> None:
    told = said(f"{HEAD};abilities\n{ROW};{'Fast 1' * 1}\n".replace("Fast 1", '"' + "Fast 1;" * 10_000 + '"'))
    assert "column “abilities”" in told
    assert "10000 entries" in told


# -- there and back -----------------------------------------------------------------------------------


def again(made: Card, between: str = ",") -> Card | None:
    (back,) = read(csv_of([made], between).replace("\r\n", "\n"))
    return back.card


def test_a_card_that_a_player_typed_comes_back_the_same() -> None:
    made = one(f"{HEAD}\n{ROW}\n")
    assert unsaid(made, known_factions()) == ()
    assert again(made) == made
    doubtful = one(f"{HEAD}\n{ROW}\n".replace(";9;", ";9~;"))
    assert "points" in doubtful.profile().placeholders
    assert again(doubtful) == doubtful


def test_what_a_row_cannot_say_is_told() -> None:
    made = one(f"{HEAD}\n{ROW}\n")
    assert unsaid(made.model_copy(update={"attested": {"mvt": "a book"}}), known_factions()) == ("attested",)
    assert "transformation" in unsaid(FULL, known_factions())
    assert "abilities" in unsaid(
        card(abilities=[{"name": "Bees", "text": "They sting; twice"}], attested={}), known_factions()
    )


def test_of_the_cards_that_ship_only_sources_and_rare_acts_are_lost() -> None:
    binder = Binder()
    lost = {field for each in binder.catalogue for field in unsaid(each, binder.factions)}
    assert lost <= {"attested", "orders", "spells"}


@settings(max_examples=60, deadline=None)
@given(
    name=st.dictionaries(st.sampled_from(["en", "fr", "ru"]), TEXT, min_size=1),
    stats=st.fixed_dictionaries({"mvt": SCORES, "cbt": SCORES, "defence": SCORES, "fth": SCORES}),
    table=st.lists(COLUMNS, min_size=5, max_size=5),
    text=st.text(st.characters(exclude_categories=("Cs", "Cc", "Cf", "Zl", "Zp")), max_size=30),
    between=st.sampled_from([",", ";"]),
)
def test_what_a_row_can_say_comes_back_the_same(
    name: dict[str, str], stats: dict[str, Any], table: list[Any], text: str, between: str
) -> None:
    made = card(
        "human",
        name=name,
        weapons=[{"name": name, "table": table}, {**BOW, "range": 7.5}],
        shs=2,
        special={"en": text} if text.strip() else None,
        orders=[{"name": name, "header": "Free • 1 CMD", "acts": [{"do": "heal", "amount": 2}]}],
        **stats,
    )
    lost = unsaid(made, known_factions())
    back = again(made, between)
    if not lost:
        assert back == made
    else:  # a text that begins or ends with a blank, or holds a tilde
        texts = [*name.values(), text]
        assert any(each != each.strip() or "~" in each or "\u00a0" in each or each in "-–−" for each in texts)
    assert TABLE == [2, 3, 5, 6, 8]


def test_a_formula_stays_a_text() -> None:
    made = one(f"{HEAD}\n{ROW}\n".replace("Ghazi", "=1+1"))
    text = csv_of([made])
    assert "'=1+1" in text
    assert again(made) == made
