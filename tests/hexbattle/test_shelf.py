"""Types, army lists and rulings as files: what the text names, what players add, what is wrong in it."""

from __future__ import annotations

import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from hellassist.catalogue.errors import CardError
from hellassist.catalogue.hex_rulings import HexRuling, read_hex_rulings
from hellassist.catalogue.hex_types import (
    ArmyCard,
    ArmyUnitCard,
    army_card,
    load_armies,
    load_types,
    write_armies,
    write_own_types,
)
from hellassist.hexbattle.rulings import RECOMMENDED, Rulings
from hellassist.hexbattle.units import MOVEMENTS, NAMED, gaps
from hellassist.places import cards_folder, resources_folder

FOLDER = cards_folder() / "hex"
SHIPPED = FOLDER / "types.toml"
TEXT = load_types(SHIPPED).types
ROWS = {
    row["id"]: row
    for row in tomllib.loads((resources_folder() / "rules" / "hex.toml").read_text(encoding="utf-8"))["rule"]
}


def own(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "types.toml"
    path.write_text(text, encoding="utf-8")
    return path


def faults_of(tmp_path: Path, text: str) -> tuple[str, ...]:
    return load_types(SHIPPED, own(tmp_path, text)).faults


@pytest.mark.rule("HX-02")
def test_shipped_are_the_seven_named_types_and_no_more() -> None:
    assert {key: made.kind for key, made in TEXT.items()} == dict(NAMED)
    assert all(made.own == frozenset() for made in TEXT.values())


@pytest.mark.rule("HX-03")
def test_hordes_have_1_against_all() -> None:
    assert TEXT["hordes"].factors == dict.fromkeys(MOVEMENTS, 1)
    assert TEXT["hordes"].movement is None
    assert "movement" in gaps(TEXT["hordes"])


@pytest.mark.rule("HX-04")
def test_blades_have_3_and_2_and_the_rest_is_asked_for() -> None:
    assert TEXT["blades"].factors == {"foot": 3, "mounted": 2}
    assert gaps(TEXT["blades"]) == ("movement", "factors.aerial", "factors.water")


@pytest.mark.rule("HX-09")
def test_shipped_skirmishers_have_evade_and_nothing_made_up() -> None:
    assert TEXT["skirmishers"].attributes == {"evade"}
    assert TEXT["skirmishers"].factors == {}
    for key in ("deity", "dragon", "airship", "monster"):
        assert len(gaps(TEXT[key])) == 5


@pytest.mark.rule("HX-02", "HX-08")
def test_players_complete_what_the_text_leaves_open_and_add_types(tmp_path: Path) -> None:
    path = own(
        tmp_path,
        '[blades]\nmovement = "foot"\nfactor = { aerial = 2 }\n'
        '[lancers]\nname = "Lancers"\nmovement = "mounted"\nkind = "troop"\nquality = ""\n'
        'attributes = ["Long spears"]\n',
    )
    shelf = load_types(SHIPPED, path)
    assert shelf.faults == ()
    blades, lancers = shelf.types["blades"], shelf.types["lancers"]
    assert blades.factors == {"foot": 3, "mounted": 2, "aerial": 2}
    assert blades.own == {"movement", "factors.aerial"}
    assert gaps(blades) == ("factors.water",)
    assert lancers.quality == "ordinary"
    assert lancers.attributes == {"long_spears"}
    write_own_types(path, shelf.types.values())
    assert load_types(SHIPPED, path) == shelf


@pytest.mark.rule("HX-05", "HX-06", "HX-07", "HX-09", "HX-15")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            '[blades]\nmovement = ["foot", "mounted"]',
            'type "blades", movement: found the list ["foot", "mounted"]',
        ),
        ('[x]\nname = "X"\nkind = "troop"', 'type "x", movement: is missing; allowed is one of "foot"'),
        ('[x]\nname = "X"\nmovement = "foot"', 'type "x", kind: is missing; allowed is one of "troop"'),
        ('[x]\nmovement = "foot"\nkind = "troop"', 'type "x", name: is missing.'),
        ('[blades]\nmovement = "foot"\nkind = "lore"', 'kind: found "lore"; Blades are "troop".'),
        ('[x]\nname = "X"\nmovement = "foot"\nkind = "lore"', 'kind: found "lore"; lore units are "Deity"'),
        ('[skirmishers]\nmovement = "foot"\nattributes = []', 'attributes: Skirmishers always have "Evade"'),
        (
            '[blades]\nmovement = "foot"\nfactor = { water = 0 }',
            "factor.water: found 0; the least allowed is 1.",
        ),
        (
            '[blades]\nmovement = "foot"\nfactor = { water = 6 }',
            "factor.water: found 6; the most allowed is 5.",
        ),
        ('[blades]\nmovement = "foot"\nquality = "good"', 'quality: found "good"; allowed is one of'),
        ('[blades]\nmovement = "foot"\nmove = 3', "move: there is no such field."),
        ("blades = 3", 'types.toml, "blades": found 3; allowed are tables'),
    ],
)
def test_a_sentence_names_file_field_what_is_there_and_what_may_be(
    tmp_path: Path, text: str, words: str
) -> None:
    faults = faults_of(tmp_path, text)
    assert len(faults) == 1
    assert faults[0].startswith("types.toml, ")
    assert words in faults[0]


def test_a_wrong_type_does_not_hide_the_others(tmp_path: Path) -> None:
    shelf = load_types(SHIPPED, own(tmp_path, '[hordes]\nmovement = "foot"\n[blades]\nmovement = "by foot"'))
    assert shelf.types["hordes"].movement == "foot"
    assert shelf.types["blades"] == TEXT["blades"]
    assert len(shelf.faults) == 1


@pytest.mark.rule("HX-10")
def test_army_lists_give_attributes_to_types(tmp_path: Path) -> None:
    path = tmp_path / "armies.toml"
    army = ArmyCard(
        name="P",
        attributes={"blades": ("evade",)},
        units=(ArmyUnitCard(type="blades", count=2, quality="superior"),),
    )
    write_armies(path, {"p": army})
    assert load_armies(path, TEXT) == {"p": army}
    path.write_text(
        '[p]\nname = "P"\nattributes = { blade = ["Evade"] }\nunits = [{ type = "hordes", count = 0 }]'
    )
    with pytest.raises(CardError, match=r'army "p", units.0.count: found 0; the least allowed is 1'):
        load_armies(path, TEXT)
    with pytest.raises(CardError, match=r'armies.toml, army "", name: found ""; allowed is a text'):
        army_card("", {}, ())
    path.write_text('[p]\nname = "P"\nattributes = { blade = ["Evade"] }')
    with pytest.raises(CardError, match=r'there is no type "blade"\. Did you mean "blades"'):
        load_armies(path, TEXT)


RULINGS = read_hex_rulings(FOLDER / "rulings.toml")


def test_every_switch_has_its_ruling_with_the_same_default() -> None:
    ruled = {ruling.switch: ruling.default for ruling in RULINGS.values() if ruling.switch}
    assert ruled == {one.name: getattr(RECOMMENDED, one.name) for one in fields(Rulings)}
    assert all(type(value) is type(getattr(RECOMMENDED, key)) for key, value in ruled.items())


@pytest.mark.parametrize("ruling", RULINGS.values(), ids=RULINGS.keys())
def test_a_ruling_names_rows_and_its_test(ruling: HexRuling) -> None:
    assert set(ruling.rows) <= set(ROWS)
    assert ruling.test in ROWS


def test_every_unclear_row_has_its_ruling() -> None:
    unclear = {key for key, row in ROWS.items() if row["unclear"]}
    assert unclear - {row for ruling in RULINGS.values() for row in ruling.rows} == set()


def test_a_house_rule_is_marked_as_one(tmp_path: Path) -> None:
    path = tmp_path / "rulings.toml"
    text = (FOLDER / "rulings.toml").read_text(encoding="utf-8")
    path.write_text(text.replace("house = true\n", "", 1), encoding="utf-8")
    with pytest.raises(CardError, match="house: marks what the text leaves out"):
        read_hex_rulings(path)
    path.write_text(text.replace("test =", "house = true\ntest =", 1), encoding="utf-8")
    with pytest.raises(CardError, match="house: is for what the text leaves out"):
        read_hex_rulings(path)
