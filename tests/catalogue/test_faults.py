"""Files that are wrong: one sentence for each fault, never a traceback."""

from pathlib import Path

import pytest

from hellassist.catalogue import CardError, Catalogue, check_files, read_cards, read_factions
from hellassist.catalogue.errors import nearest
from hellassist.catalogue.toml_files import LARGEST
from hellassist.places import cards_folder
from tests.catalogue.make import TABLE, refused, toml

GOOD = toml()


def said(path: Path) -> str:
    """All that is said against the file."""
    return "\n".join(check_files([path]))


def test_a_card_in_order_draws_no_comment(tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text(GOOD, encoding="utf-8")
    assert check_files([tmp_path / "good.toml"]) == []
    assert read_cards(tmp_path / "good.toml")[0].id == "human"


def test_a_fault_names_file_card_field_what_was_found_and_what_is_allowed(tmp_path: Path) -> None:
    assert refused(tmp_path, toml(mvt="fast")) == (
        'cards.toml, card "human", mvt: found "fast"; allowed is a whole number, or red and green as in "4/3".'
    )


def test_all_faults_of_a_file_are_listed(tmp_path: Path) -> None:
    two = toml(mvt="fast", points=-1, wisdom=3) + "\n" + toml(base=35).replace("human", "other")
    lines = refused(tmp_path, two).splitlines()
    assert len(lines) == 4
    for words in ('"human", mvt', '"human", points', '"human", wisdom', '"other", base'):
        assert any(words in line for line in lines)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"points": -3}, "found -3; the least allowed is 0"),
        ({"base": 35}, "found 35; allowed is one of"),
        ({"mvt": True}, "found true"),
        ({"name": "A\u0007B"}, "U+0007"),
        ({"name": "A\u202eB"}, "U+202E"),
        ({"name": "A\nB"}, "U+000A"),
        ({"name": "  "}, "not empty"),
        ({"name": "x" * 200}, "200 characters"),
        ({"name": {"de": "Mensch"}}, "each language"),
        ({"faction": "demon"}, 'Did you mean "demons"'),
        ({"abilities": ["Leeder"]}, 'Did you mean "Leader"'),
        ({"keywords": ["Elf"]}, "no keyword"),
        ({"keywords": "Human"}, "list in square brackets"),
        ({"cdm": 1}, 'Did you mean "cmd"'),
        ({"life": "4-1"}, 'found "4-1"'),
        (
            {"weapons": [{"name": "S", "table": TABLE, "tabel": 1}]},
            'weapons.0.tabel: there is no such field. Did you mean "table"',
        ),
        ({"weapons": "sword"}, 'found "sword"; allowed is a list'),
        ({"weapons": [3]}, "weapons.0: found 3; allowed is a table"),
        ({"attested": {"mvt": 4}}, "quotation marks"),
        ({"attested": {"movement": "a book"}}, "attested.movement: the card has no such value"),
        ({"attested": {"cmd": "a book"}}, "attested.cmd: the card has no such value"),
        ({"attested": {"mvt": " "}}, "not empty"),
    ],
)
def test_each_kind_of_fault(tmp_path: Path, changes: dict[str, object], words: str) -> None:
    text = refused(tmp_path, toml(**changes))
    assert text.startswith('cards.toml, card "human", ')
    assert words in text
    assert "\n" not in text


@pytest.mark.parametrize("field", ["name", "faction", "points", "mvt", "def", "life", "rank"])
def test_a_missing_field(tmp_path: Path, field: str) -> None:
    kept = "\n".join(
        line for line in GOOD.splitlines() if not (line.startswith(f"{field} =") and "Sword" not in line)
    )
    assert f'card "human", {field}: is missing' in refused(tmp_path, kept)


def test_markup_in_a_name_stays_text(tmp_path: Path) -> None:
    (tmp_path / "m.toml").write_text(toml(name="<b>Bold</b> & [x](y)"), encoding="utf-8")
    assert read_cards(tmp_path / "m.toml")[0].profile().name() == "<b>Bold</b> & [x](y)"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[human", "line 1"),
        ('[human]\nname = "cut', "line 2"),
        ("[human]\nweapons = [\n1,\n", "line 3"),
        ("[human]\nmvt = 1\nmvt = 2", "line 3"),
        ("x = " + "[" * 5000, "nested too deeply"),
        ("x = " + "9" * 5000, "too long"),
        ("human = 3", "found 3; allowed are tables"),
        ("[[human]]\nmvt = 3", "allowed are tables"),
        ("[Human]\nmvt = 3", "small letters"),
        ('["человек"]\nmvt = 3', "small letters"),
        ("", "holds no card"),
        ('[human]\nid = "x"', "leave this field out"),
        ("[human]\nmvt = 1979-05-27", "found 1979-05-27"),
        ("[human]\npoints = " + "9" * 400, "a huge number"),
        ("[human]\nmvt = inf", "found inf"),
    ],
)
def test_files_that_are_no_cards(tmp_path: Path, text: str, words: str) -> None:
    assert words in refused(tmp_path, text)


def test_a_file_that_is_not_utf_8_is_told_with_the_byte(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes(b'[human]\nname = "Damn\xe9"\n')
    assert said(path) == "latin.toml: it is not UTF-8: byte 20 is 0xE9; save it as UTF-8."


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_a_utf_16_file(tmp_path: Path, encoding: str) -> None:
    (tmp_path / "wide.toml").write_bytes(GOOD.encode(encoding))
    assert "UTF-16" in said(tmp_path / "wide.toml")


def test_a_mark_at_the_beginning_and_windows_lines_are_fine(tmp_path: Path) -> None:
    (tmp_path / "w.toml").write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert check_files([tmp_path / "w.toml"]) == []


def test_a_large_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    with path.open("wb") as file:
        file.truncate(50 * LARGEST)
    assert said(path) == "large.toml: it is larger than 1000000 bytes, so it was not read."


def test_what_is_no_file(tmp_path: Path) -> None:
    assert said(tmp_path / "none.toml") == "none.toml: there is no such file."
    assert said(tmp_path) == f"{tmp_path.name}: it is a folder or a device and no file."
    assert said(Path("/dev/zero")) == "zero: it is a folder or a device and no file."


def test_a_fault_has_one_short_line_whatever_was_written(tmp_path: Path) -> None:
    text = refused(tmp_path, toml(mvt="x\ny" * 500, cbt={"a": 1}, shs=list(range(50))))
    assert len(text.splitlines()) == 3
    assert max(map(len, text.splitlines())) < 250


def test_a_broken_file_does_not_hide_the_others(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "b.toml").write_text("[broken", encoding="utf-8")
    half = toml(mvt="x").replace("human", "bad") + "\n" + GOOD.replace("human", "fine")
    (tmp_path / "c.toml").write_text(half, encoding="utf-8")
    (tmp_path / "d.toml").write_text(GOOD, encoding="utf-8")
    catalogue = Catalogue.load(tmp_path)
    assert set(catalogue.cards) == {"human", "fine"}
    assert [fault.split(":")[0].split(",")[0] for fault in catalogue.faults] == ["b.toml", "c.toml", "d.toml"]
    assert "another file" in catalogue.faults[2]


def test_a_players_own_card_takes_the_place_of_the_shipped_one(tmp_path: Path) -> None:
    for folder, mvt in (("shipped", 4), ("own", 5)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "x.toml").write_text(toml(mvt=mvt), encoding="utf-8")
    catalogue = Catalogue.load(tmp_path / "shipped", tmp_path / "own")
    assert catalogue.faults == ()
    assert catalogue["human"].profile().mvt.red == 5


def test_a_folder_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    assert "cannot be read" in Catalogue.load(tmp_path / "none").faults[0]


@pytest.mark.rule("UN-59")
def test_a_sixth_faction_is_one_more_table(tmp_path: Path) -> None:
    (tmp_path / "factions.toml").write_text('[immortals]\nname = "Immortals"\n', encoding="utf-8")
    (tmp_path / "x.toml").write_text(
        toml(faction="immortals", abilities=["Prestige (Immortals)"]), encoding="utf-8"
    )
    assert check_files([tmp_path / "x.toml", tmp_path / "factions.toml"]) == []
    catalogue = Catalogue.load(tmp_path)
    assert catalogue.faults == ()
    assert set(catalogue.factions) == {"westerners", "saracens", "demons", "lost", "mercenaries", "immortals"}
    assert [card.id for card in catalogue.of_faction("immortals")] == ["human"]
    (tmp_path / "factions.toml").write_text("[immortals]\nnam = 3\n", encoding="utf-8")
    with pytest.raises(CardError, match='Did you mean "name"'):
        read_factions(tmp_path / "factions.toml")
    assert any("factions.toml" in fault for fault in Catalogue.load(tmp_path).faults)


def test_a_shape_that_no_card_has_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text(
        toml(transformation={"condition": "dies", "shape": "beast"}), encoding="utf-8"
    )
    assert 'no card "beast"' in Catalogue.load(tmp_path).faults[0]


def test_two_files_with_a_card_of_one_id_are_told(tmp_path: Path) -> None:
    first, second = tmp_path / "first.toml", tmp_path / "second.toml"
    shipped = (cards_folder() / "westerners.toml").read_text(encoding="utf-8")
    for path in (first, second):
        path.write_text(shipped, encoding="utf-8")
    faults = check_files([first, second])
    assert faults[0] == 'second.toml, card "frank_captain": first.toml has a card of this id already.'
    assert all(fault.startswith("second.toml") for fault in faults)
    assert check_files([first]) == []


def test_only_what_is_like_it_is_suggested() -> None:
    factions = ("westerners", "saracens", "demons", "lost", "mercenaries")
    assert nearest("martians", factions) == ""
    assert nearest("saracenes", factions) == ' Did you mean "saracens"?'
    assert nearest("lsot", factions) == ' Did you mean "lost"?'


@pytest.mark.parametrize("name", ["Lost", "The Lost", "the lost", "Égarés", "Потерянные"])
def test_a_faction_is_understood_by_its_names(tmp_path: Path, name: str) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(toml(faction=name, abilities=[f"Prestige ({name})"]), encoding="utf-8")
    (read,) = read_cards(path)
    assert (read.faction, read.profile().abilities[0].keyword) == ("lost", "lost")


def test_a_faction_of_ones_own_is_understood_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "factions.toml").write_text('[elves]\nname = "The Fair Folk"\n', encoding="utf-8")
    path = tmp_path / "cards.toml"
    path.write_text(toml(faction="The Fair Folk", abilities=["Prestige (Fair Elves)"]), encoding="utf-8")
    with pytest.raises(CardError, match="names one of the factions"):
        read_cards(path)
    path.write_text(toml(faction="The Fair Folk", abilities=["Prestige (The Fair Folk)"]), encoding="utf-8")
    (read,) = read_cards(path)
    assert (read.faction, read.profile().abilities[0].keyword) == ("elves", "elves")
