"""The folder of Companies: drafts, saving, removal; undo and redo of what is done to one."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from hellassist.app.battle import new_battle
from hellassist.app.companies import companies
from hellassist.app.companies.companies import Work
from hellassist.catalogue import CompanyEntry, CompanyList, read_company, write_company

GUARD = CompanyList(name="Guard", faction="westerners", entries=(CompanyEntry(card="frank_captain"),))


@pytest.fixture(autouse=True)
def folder() -> Iterator[Path]:
    place = new_battle.companies_folder()
    shutil.rmtree(place, ignore_errors=True)
    yield place
    shutil.rmtree(place, ignore_errors=True)


def test_an_empty_folder() -> None:
    assert companies.shelf() == ()


def test_a_new_company_is_a_draft_until_it_is_saved(folder: Path) -> None:
    path = companies.free_path("Guard")
    companies.keep_draft(path, GUARD)
    (kept,) = companies.shelf()
    assert (kept.saved, kept.draft, kept.name) == (None, GUARD, "Guard")
    assert companies.free_path("Guard") != path
    assert companies.save(path, GUARD) == path
    (kept,) = companies.shelf()
    assert (kept.saved, kept.draft) == (GUARD, None)
    assert [each.name for each in folder.rglob("*.toml")] == ["Guard.toml"]


def test_a_change_leaves_the_file_until_it_is_saved() -> None:
    path = companies.save(companies.free_path("Guard"), GUARD)
    changed = GUARD.with_count("soldier", 3)
    companies.keep_draft(path, changed)
    assert read_company(path) == GUARD
    (kept,) = companies.shelf()
    assert (kept.saved, kept.company) == (GUARD, changed)
    companies.save(path, changed, GUARD)
    assert read_company(path) == changed


def test_a_new_name_renames_the_file_and_overwrites_none() -> None:
    other = companies.save(companies.free_path("Watch"), GUARD.model_copy(update={"name": "Watch"}))
    path = companies.save(companies.free_path("Guard"), GUARD)
    renamed = GUARD.model_copy(update={"name": "Watch", "points": 300})
    now = companies.save(path, renamed, GUARD)
    assert now not in (other, path)
    assert not path.exists()
    assert read_company(other).points == 200
    assert [kept.name for kept in companies.shelf()] == ["Watch", "Watch"]


@pytest.mark.parametrize("known", [GUARD, None], ids=["changed here too", "new here too"])
def test_what_another_window_saved_is_not_overwritten(known: CompanyList | None) -> None:
    path = companies.save(companies.free_path("Guard"), GUARD)
    theirs = GUARD.model_copy(update={"points": 300})
    companies.save(path, theirs, GUARD)
    ours = GUARD.with_count("soldier", 3)
    now = companies.save(path, ours, known)
    assert (now.name, read_company(now)) == ("Guard 2.toml", ours)
    assert read_company(path) == theirs
    assert companies.save(path, theirs, GUARD) == path


def test_a_removed_company_comes_back_with_its_draft() -> None:
    path = companies.save(companies.free_path("Guard"), GUARD)
    changed = GUARD.with_count("soldier", 3)
    companies.keep_draft(path, changed)
    before = companies.shelf()
    removed = companies.remove(path)
    assert companies.shelf() == ()
    companies.put_back(removed)
    assert companies.shelf() == before
    again = companies.remove(path)
    companies.save(path, GUARD.model_copy(update={"points": 1}))
    companies.put_back(again)
    assert read_company(path).points == 1
    assert len(companies.shelf()) == 2


def test_a_file_that_cannot_be_read_is_listed_and_left_alone(folder: Path) -> None:
    folder.mkdir(parents=True)
    bad = folder / "bad.toml"
    bad.write_bytes("name = 'x'".encode("utf-16"))
    (kept,) = companies.shelf()
    assert (kept.company, kept.name) == (None, "bad")
    assert "UTF-16" in kept.faults[0]
    assert bad.read_bytes() == "name = 'x'".encode("utf-16")


def test_a_broken_draft_is_kept_aside_and_the_file_is_shown() -> None:
    path = companies.save(companies.free_path("Guard"), GUARD)
    companies.keep_draft(path, GUARD)
    companies.draft_of(path).write_text("name = ", encoding="utf-8")
    (kept,) = companies.shelf()
    assert kept.company == GUARD
    assert kept.faults
    assert companies.draft_of(path).with_name("Guard.toml.broken").exists()


@pytest.mark.parametrize("name", ["../../etc", "CON", "a/b", ".", "Ж" * 200, "x\u202ey"])
def test_whatever_the_name_the_file_lies_in_the_folder(name: str, folder: Path) -> None:
    assert companies.free_path(name).parent == folder


def test_a_disk_that_is_full_leaves_the_old_file(monkeypatch: pytest.MonkeyPatch) -> None:
    path = companies.save(companies.free_path("Guard"), GUARD)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        companies.save(path, GUARD.with_count("soldier", 3), GUARD)
    assert read_company(path) == GUARD


def test_undo_and_redo_lead_through_every_change() -> None:
    work = Work(Path("guard.toml"), GUARD, GUARD)
    assert not (work.is_changed)
    assert not (work.can_undo)
    steps = [GUARD.with_count("soldier", count) for count in (1, 2, 3)]
    for step in steps:
        assert work.do(step)
    assert not work.do(steps[-1])
    work.undo()
    work.undo()
    assert (work.company, work.can_redo) == (steps[0], True)
    work.redo()
    assert work.company == steps[1]
    work.do(GUARD)
    assert not (work.can_redo)
    assert not (work.is_changed)


def test_typing_a_name_is_one_change() -> None:
    work = Work(Path("guard.toml"), GUARD, GUARD)
    for name in ("G", "Gu", "Gua"):
        work.do(GUARD.model_copy(update={"name": name}), "name")
    work.undo()
    assert work.company == GUARD


def test_a_draft_can_be_undone_to_what_was_saved() -> None:
    changed = GUARD.with_count("soldier", 3)
    work = Work(Path("guard.toml"), changed, GUARD)
    assert work.is_changed
    work.undo()
    assert work.company == GUARD


def test_files_read_back_as_they_were_written(tmp_path: Path) -> None:
    company = GUARD.model_copy(update={"edition": "russian", "points": 350})
    write_company(tmp_path / "a.toml", company)
    assert read_company(tmp_path / "a.toml") == company
