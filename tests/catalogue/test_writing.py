"""Writing: what comes back is what was written, and the old file survives any error."""

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hellassist.catalogue import read_cards, write_cards
from hellassist.catalogue.toml_files import read_toml, toml_text
from tests.catalogue.make import BOW, TABLE, card

FULL = card(
    name={"en": 'Say "hi" \\ back', "fr": "Épée", "ru": "Меч"},
    rank="officer",
    named=True,
    keywords=["Human", "Papist"],
    other_keywords=["Gun crew"],
    infernalist="2/3",
    availability="Limited 3/2",
    variant="second",
    variant_of="Pillar of Faith",
    base=50,
    tallness=1.5,
    cbt="4/5",
    shs="2/1",
    pr=4,
    cmd=None,
    binary={"light": 1, "dark": 2},
    abilities=[
        "Man-at-arms 2",
        "Rapid Strike (Attack)",
        "Vulnerability (Fire) 0",
        {"name": "Bees", "x": 3, "text": "A\nB"},
    ],
    weapons=[
        {
            "name": "Sword",
            "types": ["Sharp"],
            "table": [1, "Stunned", "3 + Consumed (acid, durable, 1/4)", 4, 5],
        },
        {**BOW, "range": 7.5, "abilities": ["Munitions 3"]},
        {"name": "Bomb", "use": "ranged", "range": 4, "blast": "Explosion (power 3/1 + Stunned 2)"},
        {"name": "Gas", "use": "ranged", "blast": "Cloud-type blast (Immobilized)"},
    ],
    orders=[
        {
            "name": "Order",
            "header": "Free • 1 permanent CMD",
            "acts": [
                {"do": "state", "effect": "Brave 2", "on": "allies", "keyword": "Papist", "until": "game"}
            ],
        }
    ],
    auras=[
        {"name": "Aura", "header": "Temporary • Active • 2.5 fathoms • Instant • Demon immune", "turns": 2}
    ],
    spells=[{"name": "Spell", "trigger": "free", "kind": "radiant", "radius": 3, "text": {"ru": "Пламя"}}],
    transformation={"condition": "at 0 LP", "shape": "beast"},
    special={"en": "Two\nlines\tand a tab", "fr": "Deux"},
    attested={"mvt": "a book, p. 3", "weapons": {"0": {"table": {"2": "another"}}}},
)


def test_a_full_card_reads_back_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "full.toml"
    write_cards(path, [FULL, card("second")])
    assert read_cards(path) == (FULL, card("second"))
    assert read_cards(path)[0].profile() == FULL.profile()
    assert "weapons.0.table.2" not in FULL.profile().placeholders
    assert "weapons.0.table.3" in FULL.profile().placeholders


def test_the_text_is_for_people(tmp_path: Path) -> None:
    path = tmp_path / "plain.toml"
    write_cards(path, [card(name={"en": "Sergeant", "fr": "Sergent"}, cbt="4/3", attested={"mvt": "a book"})])
    assert path.read_text(encoding="utf-8") == (
        "[human]\n"
        'name = { en = "Sergeant", fr = "Sergent" }\n'
        'faction = "westerners"\n'
        'rank = "trooper"\n'
        "points = 10\n"
        "mvt = 4\n"
        'cbt = "4/3"\n'
        "def = 3\n"
        'life = "4/1"\n'
        "fth = 1\n"
        "\n"
        "[[human.weapons]]\n"
        'name = "Sword"\n'
        "table = [2, 3, 5, 6, 8]\n"
        "\n"
        "[human.attested]\n"
        'mvt = "a book"\n'
    )


TEXT = st.text(
    st.characters(exclude_categories=("Cs", "Cc", "Cf", "Zl", "Zp")), min_size=1, max_size=40
).filter(str.strip)
SCORES = st.one_of(st.integers(1, 6), st.builds("{}/{}".format, st.integers(1, 6), st.integers(1, 6)))
COLUMNS = st.one_of(
    st.integers(0, 99),
    st.builds(
        "{} + {}".format, st.integers(0, 20), st.sampled_from(["Stunned", "Pain 2", "Consumed (fire, 2/3)"])
    ),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60, deadline=None)
@given(
    name=st.dictionaries(st.sampled_from(["en", "fr", "ru"]), TEXT, min_size=1),
    stats=st.fixed_dictionaries({"mvt": SCORES, "cbt": SCORES, "defence": SCORES, "fth": SCORES}),
    table=st.lists(COLUMNS, min_size=5, max_size=5),
    source=TEXT,
)
def test_any_card_reads_back_as_it_was_written(
    tmp_path: Path, name: dict[str, str], stats: dict[str, Any], table: list[Any], source: str
) -> None:
    weapons = [{"name": name, "table": table}]
    made = card(name=name, weapons=weapons, attested={"weapons.0.table.5": source}, special=name, **stats)
    write_cards(tmp_path / "any.toml", [made])
    assert read_cards(tmp_path / "any.toml") == (made,)


@settings(max_examples=100, deadline=None)
@given(
    st.dictionaries(
        st.text(min_size=1, max_size=8),
        st.dictionaries(
            st.text(min_size=1, max_size=8),
            st.one_of(
                st.text(max_size=30),
                st.integers(-(10**9), 10**9),
                st.booleans(),
                st.lists(st.text(max_size=60)),
            ),
            max_size=4,
        ),
        max_size=4,
    )
)
def test_whatever_is_written_is_toml(entries: dict[str, dict[str, Any]]) -> None:
    import tomllib

    assert tomllib.loads(toml_text(entries)) == entries


def test_the_old_file_survives_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "cards.toml"
    write_cards(path, [card()])
    before = path.read_bytes()

    def fails(_: int) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(OSError, match="full"):
        write_cards(path, [card("other")])
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_company_and_factions_are_plain_toml_too(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text("[a]\nb = [\n  { c = 1 },\n]\n", encoding="utf-8")
    assert read_toml(tmp_path / "x.toml") == {"a": {"b": [{"c": 1}]}}
    assert TABLE == [2, 3, 5, 6, 8]
