"""Cards that are shared and come in: nothing is lost, nothing is overwritten unasked, a bad one stops no other."""

from __future__ import annotations

import os
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hellassist.app.cards import card_share
from hellassist.app.cards.card_import import MOST_CARDS, Arrival, carry_out, compared, look, take_back
from hellassist.app.cards.cards import BadPortrait, Binder, own_folder, portrait_path, write_portrait
from hellassist.app.settings import data_folder
from hellassist.catalogue import CompanyEntry, CompanyList
from hellassist.catalogue.cards import Card
from hellassist.catalogue.shared_cards import CARDS, LARGEST_TEXT, portrait_name, write_plain, write_shared
from hellassist.catalogue.toml_files import toml_text
from tests.catalogue.make import TABLE, card, entries
from tests.catalogue.test_writing import COLUMNS, FULL, SCORES, TEXT


@pytest.fixture(autouse=True)
def _clean() -> Iterator[None]:
    clean()
    yield
    clean()


def clean() -> None:
    for place in (own_folder(), data_folder() / "portraits"):
        shutil.rmtree(place, ignore_errors=True)


KEYS = ("one", "two", "three")


def as_it_is(body: bytes, name: str) -> bytes:
    """A picture is taken as it is, but for one that is none."""
    if body == b"none":
        raise BadPortrait(f"{name}: it is no picture.")
    return body


def at(*paths: Path) -> tuple[dict[str, Arrival], str]:
    arrivals, remarks = look(paths, Binder(), as_it_is)
    return {each.key: each for each in arrivals}, "\n".join(remarks)


def take(path: Path, **choices: str) -> Binder:
    """All cards of a file as is usual, but for those that are chosen."""
    binder = Binder()
    arrivals, _ = look([path], binder, as_it_is)
    carry_out(binder, [(each, choices.get(each.key, each.usual)) for each in arrivals])  # type: ignore[misc]
    return binder


def everything() -> dict[str, bytes]:
    """All files of the player's cards."""
    folders = (own_folder(), data_folder() / "portraits")
    return {str(path): path.read_bytes() for folder in folders for path in folder.glob("*")}


def shared(folder: Path, *cards: Card, **portraits: bytes) -> Path:
    path = folder / "friend.hellcards"
    write_shared(path, cards, portraits)
    return path


# -- there and back -----------------------------------------------------------------------------------


MADE = st.builds(
    lambda name, stats, table: card(
        "traveller", name=name, weapons=[{"name": name, "table": table}], special=name, **stats
    ),
    st.dictionaries(st.sampled_from(["en", "fr", "ru"]), TEXT, min_size=1),
    st.fixed_dictionaries({"mvt": SCORES, "cbt": SCORES, "defence": SCORES, "fth": SCORES}),
    st.lists(COLUMNS, min_size=5, max_size=5),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25, deadline=None)
@given(MADE, st.none() | st.binary(min_size=5, max_size=40), st.sampled_from([".hellcards", ".toml"]))
def test_what_goes_out_comes_in_the_same(
    tmp_path: Path, made: Card, portrait: bytes | None, suffix: str
) -> None:
    clean()
    binder = Binder()
    binder.save(made)
    binder.save(FULL.model_copy(update={"id": "full", "transformation": None}))
    if portrait is not None:
        write_portrait("traveller", portrait)
    path = tmp_path / f"all{suffix}"
    card_share.write(path, card_share.own_cards(binder), binder)
    before = card_share.own_cards(binder)
    clean()
    after = take(path)
    assert card_share.own_cards(after) == before
    if suffix == ".hellcards":
        kept = portrait_path("traveller").read_bytes() if portrait_path("traveller").is_file() else None
        assert kept == portrait


def test_the_cards_that_ship_go_out_and_come_in_the_same(tmp_path: Path) -> None:
    binder = Binder()
    path = tmp_path / "all.hellcards"
    card_share.write(path, tuple(binder.catalogue), binder)
    arrivals, remarks = look([path], binder, as_it_is)
    assert {each.state for each in arrivals} == {"same"}
    assert remarks == ()
    first = path.read_bytes()
    card_share.write(path, tuple(binder.catalogue), binder)
    assert path.read_bytes() == first


def test_a_company_brings_its_cards_each_once_with_their_shapes(tmp_path: Path) -> None:
    binder = Binder()
    binder.save(card("beast"))
    binder.save(card("man", transformation={"condition": "at 0 LP", "shape": "beast"}))
    hired = (CompanyEntry(card="man", count=2), CompanyEntry(card="nobody"), CompanyEntry(card="man"))
    company = CompanyList(name="x", faction="westerners", entries=hired)
    assert [each.id for each in card_share.cards_of(company, binder)] == ["man", "beast"]
    assert tmp_path.exists()


def test_a_plain_file_says_that_portraits_stay_behind(tmp_path: Path) -> None:
    binder = Binder()
    binder.save(card("ghazi"))
    write_portrait("ghazi", b"picture")
    assert "portraits" in card_share.write(tmp_path / "a.toml", card_share.own_cards(binder), binder)[0]
    assert card_share.write(tmp_path / "a.hellcards", card_share.own_cards(binder), binder) == ()


# -- looked at ----------------------------------------------------------------------------------------


def test_each_card_is_told_beside_ones_own(tmp_path: Path) -> None:
    binder = Binder()
    binder.save(card("same"))
    binder.save(card("other", points=10))
    write_portrait("other", b"mine")
    path = shared(tmp_path, card("same"), card("other", points=12), card("fresh"), fresh=b"picture")
    rows, remarks = at(path)
    assert {key: row.state for key, row in rows.items()} == {
        "same": "same",
        "other": "differs",
        "fresh": "new",
    }
    assert {key: row.usual for key, row in rows.items()} == {
        "same": "mine",
        "other": "mine",
        "fresh": "theirs",
    }
    assert rows["fresh"].portrait == b"picture"
    assert rows["other"].my_portrait == b"mine"
    assert remarks == ""
    before = everything()
    look([path], binder, as_it_is)
    assert everything() == before


def test_another_portrait_alone_is_a_difference(tmp_path: Path) -> None:
    binder = Binder()
    binder.save(card("one"))
    write_portrait("one", b"mine")
    path = shared(tmp_path, card("one"), one=b"theirs")
    assert at(path)[0]["one"].state == "differs"
    take(path, one="theirs")
    assert portrait_path("one").read_bytes() == b"theirs"
    assert at(shared(tmp_path, card("one")))[0]["one"].state == "same"


def test_the_lines_of_two_cards_tell_what_differs() -> None:
    mine = card("one", cbt="3/2", weapons=[{"name": "Sword", "table": TABLE}])
    theirs = card(
        "one",
        cbt="3/1",
        weapons=[{"name": "Axe", "table": TABLE}, {"name": "Fist", "table": TABLE}],
        attested={"mvt": "a book"},
    )
    differing = {
        line.place[0].label.format(line.place[1]) if line.place else line.label: (line.mine, line.theirs)
        for line in compared(mine, theirs)
        if line.differs
    }
    assert differing["CBT wounded"] == ("2~", "1~")
    assert differing["weapon 1"] == ("Sword~", "Axe~")
    assert differing["weapon 2"] == ("", "Fist~")
    assert "a book" in differing["sources"][1]
    assert "points" not in differing
    assert not any(line.differs for line in compared(mine, mine))


def test_no_difference_of_two_cards_goes_untold() -> None:
    acts = [{"do": "manual", "on": "allies", "text": "Sing."}]
    order = {"name": "Song", "header": "Free • 1 CMD", "acts": acts}
    mine = card("one", orders=[order])
    theirs = card("one", orders=[{**order, "acts": [{**acts[0], "on": "enemies"}]}])
    assert any(line.differs for line in compared(mine, theirs))


def test_the_same_id_in_two_files_overwrites_nothing(tmp_path: Path) -> None:
    first, second = tmp_path / "a.toml", tmp_path / "b.toml"
    write_plain(first, [card("one", points=10)])
    write_plain(second, [card("one", points=11)])
    binder = Binder()
    arrivals, _ = look([first, second, first], binder, as_it_is)
    assert [each.state for each in arrivals] == ["new", "differs", "same"]
    carry_out(binder, [(each, each.usual) for each in arrivals])
    assert {each.id: each.points for each in card_share.own_cards(binder)} == {"one": 10, "one_2": 11}


# -- taken in -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "points", "names"),
    [
        ("mine", [10], ["Human"]),
        ("theirs", [12], ["Human"]),
        ("both", [10, 12], ["Human", "Human (3)"]),
    ],
)
def test_each_card_is_taken_as_was_chosen(
    tmp_path: Path, choice: str, points: list[int], names: list[str]
) -> None:
    binder = Binder()
    binder.save(card("namesake", name="Human (2)", points=1))
    binder.save(card("one", points=10))
    before = everything()
    arrivals, _ = look([shared(tmp_path, card("one", points=12), one=b"picture")], binder, as_it_is)
    taken = carry_out(binder, [(arrivals[0], choice)])  # type: ignore[list-item]
    own = sorted((each.points, each.name["en"]) for each in card_share.own_cards(binder))[1:]
    assert own == list(zip(points, names, strict=True))
    assert taken.cards == (choice != "mine")
    assert (everything() == before) is (choice == "mine")
    assert take_back(binder, taken) == ()
    assert everything() == before


def test_a_card_that_ships_is_only_covered(tmp_path: Path) -> None:
    binder = Binder()
    path = shared(tmp_path, binder.catalogue["sergeant"].model_copy(update={"points": 99}))
    shipped = binder.file_of("sergeant")
    assert shipped is not None
    text = shipped.read_bytes()
    arrivals, _ = look([path], binder, as_it_is)
    assert arrivals[0].state == "differs"
    taken = carry_out(binder, [(arrivals[0], "theirs")])
    assert binder.covers("sergeant")
    assert shipped.read_bytes() == text
    take_back(binder, taken)
    assert not binder.is_own("sergeant")


def test_a_card_that_comes_beside_mine_takes_no_id_of_another(tmp_path: Path) -> None:
    Binder().save(card("one"))
    binder = take(shared(tmp_path, card("one", points=12), card("one_2", points=13)), one="both")
    points = {key: each.points for key, each in binder.catalogue.cards.items() if key.startswith("one")}
    assert points == {"one": card("one").points, "one_2": 13, "one_3": 12}


def test_what_was_changed_meanwhile_is_left_alone(tmp_path: Path) -> None:
    binder = Binder()
    binder.save(card("one", points=10))
    arrivals, _ = look([shared(tmp_path, card("one", points=12), card("two"))], binder, as_it_is)
    binder.save(card("one", points=20))
    taken = carry_out(binder, [(each, "theirs") for each in arrivals])
    assert binder.catalogue["one"].points == 20
    assert "two" in binder.catalogue
    assert "changed meanwhile" in taken.faults[0]
    binder.save(card("two", points=30))
    assert "two.toml" in take_back(binder, taken)[0]
    assert binder.catalogue["two"].points == 30


def test_a_full_disk_leaves_everything_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    binder = Binder()
    path = own_folder() / "mixed.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("# mine\n" + toml_text({"one": entries(), "two": entries()}), encoding="utf-8")
    binder.reload()
    coming = shared(tmp_path, card("one", points=12), card("two", points=12), card("three"))
    arrivals, _ = look([coming], binder, as_it_is)
    before, whole, calls = everything(), os.fsync, iter(range(9))

    def fails(handle: int) -> None:
        if next(calls, 9) == 4:
            raise OSError("the disk is full")
        whole(handle)

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(OSError, match="full"):
        carry_out(binder, [(each, "theirs") for each in arrivals])
    assert everything() == before
    taken = carry_out(binder, [(each, "theirs") for each in arrivals])
    assert path.read_text(encoding="utf-8").startswith("# mine\n")
    take_back(binder, taken)
    assert everything() == before


def test_what_the_disk_refuses_to_put_back_goes_back_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    binder = Binder()
    for mine in (card("one"), card("two")):
        binder.save(mine)
    before = everything()
    arrivals, _ = look([shared(tmp_path, *(card(key, points=12) for key in KEYS))], binder, as_it_is)
    taken = carry_out(binder, [(each, "theirs") for each in arrivals])
    whole, calls = os.fsync, iter(range(9))

    def fails(handle: int) -> None:
        if next(calls, 9) == 0:
            raise OSError("the disk is full")
        whole(handle)

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(OSError, match="full"):
        take_back(binder, taken)
    assert {key: each.points for key, each in binder.catalogue.cards.items() if key in KEYS} == {
        "one": 12,
        "two": card("two").points,
    }
    assert take_back(binder, taken) == ()
    assert everything() == before


# -- bad input: a sentence, and the rest goes on ------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"faction": "martians"}, 'bad.toml, card "bad", faction: there is no faction "martians"'),
        (
            {"abilities": ["Juggling 3"]},
            'abilities: found the list ["Juggling 3"]; the entry "Juggling 3" will not do',
        ),
        ({"abilities": ["Fast 1"] * 10_000}, "it has 10000 entries; allowed are 30"),
        ({"name": "Con\x07trol"}, "it holds the control character U+0007"),
        ({"name": "\u202eevil"}, "it holds the control character U+202E"),
        ({"points": -5}, "points: found -5; the least allowed is 0"),
        (
            {"weapons": [{"name": "Fist", "table": [1, 2]}]},
            "weapons.0.table: found the list [1, 2]; it has 2 columns",
        ),
        ({"rank": "king"}, 'allowed is one of "officer", "independent", "trooper" or ""'),
    ],
)
def test_one_bad_card_stops_no_other(tmp_path: Path, changes: dict[str, object], said: str) -> None:
    path = tmp_path / "bad.toml"
    text = toml_text({"form": 1, "bad": {**entries(), **changes}, "good": entries()})
    path.write_text(text, encoding="utf-8")
    rows, remarks = at(path)
    assert rows["bad"].state == "unread"
    assert said in "\n".join(rows["bad"].faults)
    assert (rows["good"].state, remarks) == ("new", "")
    assert "good" in take(path).catalogue


def test_markup_in_a_name_is_text(tmp_path: Path) -> None:
    path = shared(tmp_path, card("one", name="<b>Bold</b> & <img src=x>"))
    assert take(path).catalogue["one"].name == {"en": "<b>Bold</b> & <img src=x>"}


@pytest.mark.parametrize(
    ("name", "body", "said"),
    [
        (
            "a.toml",
            b"form = 2\n[x]\n",
            "a.toml: a newer app wrote it, in form 2; this one reads form 1 and older",
        ),
        ("a.toml", b"form = true\n", "a.toml, form: found true; allowed is a whole number from 1 to 1"),
        ("a.toml", toml_text({"one": entries()}).encode("utf-16"), "a.toml: it is UTF-16 text"),
        ("a.toml", toml_text({"one": entries()}).encode()[:-9], "a.toml: it is no well-formed TOML"),
        ("a.toml", b"\xff\x00", "UTF-16 text or no text at all"),
        ("a.toml", b"x = '\xe9'", "a.toml: it is not UTF-8: byte 5 is 0xE9"),
        ("a.toml", b"#" * (LARGEST_TEXT + 1), "a.toml: it is larger than 4000000 bytes"),
        ("a.toml", b"", "a.toml: it holds no card"),
        ("a.toml", b'name = "x"\nfaction = "demons"\n', "a.toml: it holds a Company and no cards"),
        ("a.hellcards", b"no zip", "a.hellcards: it is no file of shared cards"),
        ("a.hellcards", b"", "a.hellcards: it is no file of shared cards"),
        ("a.pdf", b"x", "a.pdf: allowed are files that end in .hellcards, .toml or .csv."),
    ],
)
def test_a_bad_file_stops_no_other(tmp_path: Path, name: str, body: bytes, said: str) -> None:
    bad, good = tmp_path / name, tmp_path / "good.toml"
    bad.write_bytes(body)
    write_plain(good, [card("good")])
    rows, remarks = at(bad, good, tmp_path / "none.toml")
    assert said in remarks
    assert "none.toml: there is no such file" in remarks
    assert list(rows) == ["good"]


def test_a_newer_file_among_ones_own_is_told_and_left(tmp_path: Path) -> None:
    own_folder().mkdir(parents=True)
    newer = own_folder() / "newer.toml"
    newer.write_text('form = 7\n[x]\nname = "X"\n', encoding="utf-8")
    write_plain(own_folder() / "now.toml", [card("now")])
    binder = Binder()
    assert "in form 7; this one reads form 1" in binder.faults[0]
    assert binder.is_own("now")
    binder.save(card("now", points=11))
    assert (own_folder() / "now.toml").read_text(encoding="utf-8").startswith("form = 1\n")
    assert binder.catalogue["now"].points == 11
    binder.take_away("now")
    assert not (own_folder() / "now.toml").exists()
    assert tmp_path.exists()


def test_ten_thousand_cards_are_cut_and_told(tmp_path: Path) -> None:
    path = tmp_path / "many.toml"
    one = "\n".join(line for line in toml_text({"k": entries()}).splitlines() if line != "[k]")
    text = one.replace("[[k.weapons]]", "[[k{0}.weapons]]").replace("{", "{{").replace("}", "}}")
    text = text.replace("{{0}}", "{0}")
    path.write_text("".join(f"[k{n}]\n" + text.format(n) + "\n" for n in range(10_000)), encoding="utf-8")
    rows, remarks = at(path)
    assert len(rows) == MOST_CARDS
    assert "many.toml: it holds more than 1000 cards" in remarks


def test_a_cut_off_or_damaged_zip_is_told(tmp_path: Path) -> None:
    whole = shared(tmp_path, card("one"), card("two"), two=b"picture" * 9).read_bytes()
    path = tmp_path / "cut.hellcards"
    for length in range(0, len(whole), 7):
        path.write_bytes(whole[:length])
        rows, remarks = at(path)
        assert (rows, remarks.count("cut.hellcards")) == ({}, 1)
    spoiled = whole.replace(b"picturepicture", b"pictureXicture", 1)
    path.write_bytes(spoiled)
    rows, remarks = at(path)
    assert set(rows) == {"one", "two"}
    assert 'cut.hellcards, portrait of "two": it is damaged' in remarks


def packed(path: Path, *named: tuple[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as zipped:
        for name, body in named:
            zipped.writestr(name, body)
    return path


def test_a_zip_bomb_does_not_go_off(tmp_path: Path) -> None:
    text = toml_text({"form": 1, "one": entries()}).encode()
    bomb = packed(tmp_path / "text.hellcards", (CARDS, b"#" * 50_000_000))
    assert bomb.stat().st_size < 100_000
    assert "more than 4000000 bytes of them" in at(bomb)[1]
    big = packed(tmp_path / "big.hellcards", (CARDS, text), (portrait_name("one"), b"\0" * 50_000_000))
    rows, remarks = at(big)
    assert rows["one"].portrait is None
    assert 'portrait of "one": it is larger than 4000000 bytes' in remarks
    many = packed(tmp_path / "many.hellcards", (CARDS, text), *((f"{n}", b"") for n in range(30_000)))
    assert "far too many files" in at(many)[1]


@pytest.mark.parametrize("how", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_only_what_the_app_packs_is_unpacked(tmp_path: Path, how: int) -> None:
    """These give all that a few bytes unpack to at once: gigabytes."""
    text = toml_text({"form": 1, "one": entries()}).encode()
    path = tmp_path / "other.hellcards"
    with zipfile.ZipFile(path, "w") as zipped:
        zipped.writestr(CARDS, text)
        zipped.writestr(portrait_name("one"), b"picture", how)
    rows, remarks = at(path)
    assert rows["one"].portrait is None
    assert 'portrait of "one": it is damaged' in remarks
    with zipfile.ZipFile(path, "w", how) as zipped:
        zipped.writestr(CARDS, text)
    rows, remarks = at(path)
    assert (rows, remarks.count("it is damaged")) == ({}, 1)


def test_nothing_in_a_zip_is_a_path(tmp_path: Path) -> None:
    text = toml_text({"form": 1, "one": entries()}).encode()
    evil = packed(
        tmp_path / "evil.hellcards",
        ("../../evil.toml", b"x"),
        (CARDS, text),
        ("portraits/../../evil.png", b"x"),
        ("/evil", b"x"),
    )
    before = set(tmp_path.rglob("*"))
    assert list(take(evil).catalogue.cards)[-1] == "one"
    assert set(tmp_path.rglob("*")) == before
    assert [path.name for path in own_folder().iterdir()] == ["one.toml"]


def test_a_picture_that_is_none_leaves_the_card(tmp_path: Path) -> None:
    rows, remarks = at(shared(tmp_path, card("one"), one=b"none"))
    assert rows["one"].state == "new"
    assert "it is no picture. The card comes without it." in remarks
