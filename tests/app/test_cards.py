"""The players' cards in their files: nothing is overwritten that was not meant."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from hellassist.app.cards.cards import Binder, own_folder, portrait_path, write_portrait
from hellassist.app.settings import data_folder
from hellassist.catalogue import CardError
from hellassist.catalogue.toml_files import toml_text, with_table
from tests.catalogue.make import card, entries

MIXED = f"""# mine
{toml_text({"one": entries(name="One")})}
# of two
{toml_text({"two": entries(name="Two")})}
[broken]
name = "Broken" # kept as it is
points = -3
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    clean()
    own_folder().mkdir(parents=True)
    yield own_folder()
    clean()


def clean() -> None:
    for place in (own_folder(), data_folder() / "portraits"):
        shutil.rmtree(place, ignore_errors=True)


def test_a_new_card_gets_a_file_of_its_own(folder: Path) -> None:
    (folder / "ghazi.toml").write_text("cut [off", encoding="utf-8")
    binder = Binder()
    path = binder.save(card("ghazi", name="Ghazi"))
    assert path.name == "ghazi 2.toml"
    assert (folder / "ghazi.toml").read_text(encoding="utf-8") == "cut [off"
    assert binder.is_own("ghazi")
    assert binder.catalogue["ghazi"] == card("ghazi", name="Ghazi")
    assert binder.unread == 1


def test_saving_a_card_leaves_the_rest_of_its_file_alone(folder: Path) -> None:
    path = folder / "mixed.toml"
    path.write_text(MIXED, encoding="utf-8")
    binder = Binder()
    assert binder.save(card("one", name="Another")) == path
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# mine\n")
    assert text[text.index("# of two") :] == MIXED[MIXED.index("# of two") :]
    assert binder.catalogue["one"].profile().name() == "Another"
    assert binder.unread == 1


def test_a_card_is_taken_away_and_brought_back(folder: Path) -> None:
    path = folder / "mixed.toml"
    path.write_text(MIXED, encoding="utf-8")
    binder = Binder()
    write_portrait("one", b"picture")
    kept = binder.take_away("one")
    assert "one" not in binder.catalogue
    assert "two" in binder.catalogue
    assert not portrait_path("one").exists()
    binder.bring_back(kept)
    assert binder.catalogue["one"].profile().name() == "One"
    assert portrait_path("one").read_bytes() == b"picture"
    assert "[broken]" in path.read_text(encoding="utf-8")


def test_a_card_that_another_program_changed_is_not_overwritten_unasked(folder: Path) -> None:
    binder = Binder()
    path = binder.save(card("ghazi", name="Ghazi"))
    path.write_text(toml_text({"ghazi": entries(name="Changed")}), encoding="utf-8")
    with pytest.raises(CardError, match=r"ghazi.toml, card .ghazi.: another program"):
        binder.save(card("ghazi", name="Mine"))
    assert "Changed" in path.read_text(encoding="utf-8")
    binder.save(card("ghazi", name="Mine"))
    assert binder.catalogue["ghazi"].profile().name() == "Mine"
    assert folder.exists()


def test_a_shipped_card_is_never_written(folder: Path) -> None:
    binder = Binder()
    shipped = binder.file_of("sergeant")
    assert shipped is not None
    before = shipped.read_bytes()
    binder.save(card("sergeant", name="Mine"))
    assert binder.covers("sergeant")
    assert shipped.read_bytes() == before
    binder.take_away("sergeant")
    assert binder.catalogue["sergeant"].profile().name() == "Sergeant"
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Sergeant", "sergeant_2"),
        ("Эмир Назир", "emir_nazir_2"),
        ("Évêque d’Arc", "eveque_d_arc"),
        ("漢字", "card"),
        ("7 Knights", "card_7_knights"),
        ("con", "con"),
        ("", "card"),
    ],
)
def test_an_id_is_free_and_fits_into_a_file(folder: Path, name: str, key: str) -> None:
    assert folder.exists()
    binder = Binder()
    assert binder.free_id(name) == key
    binder.save(card(key, name="Some"))
    assert binder.catalogue.faults == ()


def test_portraits_lie_in_their_folder_whatever_the_card_is_called() -> None:
    for key in ("../../evil", "con", "a/b", "x"):
        assert portrait_path(key).parent == data_folder() / "portraits"
    assert portrait_path("con").name == "con_.png"


def test_a_table_in_a_form_that_cannot_be_spliced_is_still_replaced() -> None:
    text = 'a.x = 1\nb = { y = 2 }\n[c]\nt = """\n[b]\n"""\n'
    import tomllib

    changed = tomllib.loads(with_table(text, "b", {"y": 3}))
    assert changed == {"a": {"x": 1}, "b": {"y": 3}, "c": {"t": "[b]\n"}}
    assert "b" not in tomllib.loads(with_table(text, "b", None))


BROKEN = {
    "UTF-16": "[ghazi]".encode("utf-16"),
    "cut off": b'[ghazi]\nname = "Gha',
    "no longer in it": b'[other]\nname = "Other"\n',
}


@pytest.mark.parametrize("body", BROKEN.values(), ids=list(BROKEN))
def test_a_file_that_broke_while_the_card_was_open_is_left_alone(folder: Path, body: bytes) -> None:
    binder = Binder()
    path = binder.save(card("ghazi", name="Ghazi"))
    path.write_bytes(body)
    with pytest.raises(CardError, match=r"^ghazi\.toml"):
        binder.take_away("ghazi")
    binder = Binder()
    path.unlink()
    path = binder.save(card("ghazi", name="Ghazi"))
    path.write_bytes(body)
    with pytest.raises(CardError, match=r"^ghazi\.toml"):
        binder.save(card("ghazi", name="Emir"))
    assert path.read_bytes() == body
    assert binder.save(card("ghazi", name="Emir")).name == "ghazi 2.toml"
    assert path.read_bytes() == body


@pytest.mark.parametrize("body", BROKEN.values(), ids=list(BROKEN))
def test_a_card_comes_back_whatever_has_become_of_its_file(folder: Path, body: bytes) -> None:
    binder = Binder()
    path = binder.save(card("ghazi", name="Ghazi"))
    kept = binder.take_away("ghazi")
    path.write_bytes(body)
    binder.bring_back(kept)
    assert binder.catalogue["ghazi"].profile().name() == "Ghazi"
    assert body.strip() in path.read_bytes()
