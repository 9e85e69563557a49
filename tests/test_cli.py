import json
import os
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from hellassist import __version__, cli, places
from hellassist.app.battle.trail import trail
from hellassist.app.words import words
from hellassist.app.words.percent import percent
from hellassist.catalogue import Catalogue
from hellassist.rules.commands import DeclareMelee
from hellassist.rules.editions import PRESETS
from tests.scene import Scene


def without_display(*arguments: str) -> subprocess.CompletedProcess[str]:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, "-m", "hellassist", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"hellassist {__version__}\n"
    assert cli.main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert all(
        word in shown for word in ("BATTLE", "demo", "check CARD", "--screenshot", "--size", "--theme")
    )


def test_the_demo_by_another_edition(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert set(cli.EDITIONS) == {edition.name for edition in PRESETS}
    out = tmp_path / "demo.png"
    shown = without_display("demo", "--edition", "russian", "--screenshot", str(out))
    assert (shown.returncode, shown.stderr) == (0, "")
    assert out.stat().st_size > 10_000
    assert cli.main(["demo", "--edition", "klingon"]) == 2
    assert "choose from" in capsys.readouterr().err
    battle = tmp_path / "b.hellbattle"
    battle.touch()
    assert cli.main([str(battle), "--edition", "french"]) == 2
    assert "has its edition already" in capsys.readouterr().err


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux can lack a display")
@pytest.mark.parametrize("arguments", [(), ("demo",)])
def test_without_a_display_one_sentence_says_how_to_go_on(arguments: tuple[str, ...]) -> None:
    ended = without_display(*arguments)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1
    assert "no display" in ended.stderr
    assert "--screenshot" in ended.stderr


def test_a_display_or_a_chosen_platform_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "_loads", lambda _library: True)
    monkeypatch.setattr(cli, "x_server_answers", lambda _display: True)
    for environment in (
        {"DISPLAY": ":0"},
        {"WAYLAND_DISPLAY": "wayland-0"},
        {"QT_QPA_PLATFORM": "offscreen"},
    ):
        assert cli.cannot_show(environment, "linux") is None
    assert cli.cannot_show({}, "linux") == cli.NO_DISPLAY
    assert cli.cannot_show({}, "win32") is None


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11 displays")
def test_a_display_that_does_not_answer_is_told(tmp_path: Path) -> None:
    environment = {
        key: value for key, value in os.environ.items() if key not in {"WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    }
    ended = subprocess.run(
        [sys.executable, "-m", "hellassist", "demo"],
        env={**environment, "DISPLAY": ":4077", "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert ended.returncode == cli.CANNOT_START
    assert ended.stderr.count("\n") == 1
    assert '":4077" does not answer' in ended.stderr
    assert not list(tmp_path.iterdir())


def test_missing_system_libraries_are_named_as_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "_loads", lambda library: library not in {"libxcb-cursor.so.0", "libEGL.so.1"})
    on_x11 = cli.cannot_show({"DISPLAY": ":0"}, "linux")
    assert on_x11 is not None
    assert on_x11.endswith("apt-get install libegl1 libxcb-cursor0")
    on_wayland = cli.cannot_show({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, "linux")
    assert on_wayland is not None
    assert on_wayland.endswith("apt-get install libegl1")
    forced = cli.cannot_show({"WAYLAND_DISPLAY": "wayland-0", "QT_QPA_PLATFORM": "xcb"}, "linux")
    assert forced is not None
    assert "libxcb-cursor0" in forced


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="names a Linux library")
def test_a_library_that_is_not_there_does_not_load() -> None:
    assert cli._loads("libc.so.6")
    assert not cli._loads("libhellassist-is-not-there.so.9")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--hex"], "--hex goes with demo"),
        (["--size", "abc"], 'as in 1440x900, not "abc"'),
        (["--size", "0x900"], "0x900 will not do"),
        (["--size", "1440x99999"], "1440x99999 will not do"),
        (["--theme", "pink"], "pink"),
        (["--nonsense"], "--nonsense"),
        (["gone.hellbattle"], 'There is no battle file "gone.hellbattle".'),
        (["."], "is a folder: name a battle file."),
        (["--screenshot", "."], "is a folder: name the picture file"),
        (["--screenshot", "nowhere/at/all.png"], "There is no folder"),
        (["--screenshot", "picture.jpg"], "end its name in .png"),
        (["--screenshot"], "expected one argument"),
    ],
)
def test_bad_arguments_get_a_clear_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(arguments) == 2
    shown = capsys.readouterr().err
    assert sentence in shown
    assert "Traceback" not in shown


@pytest.mark.parametrize(
    ("text", "size"), [("1280x720", (1280, 720)), (" 1920X1080", (1920, 1080)), ("800×600", (800, 600))]
)
def test_sizes(text: str, size: tuple[int, int]) -> None:
    assert cli._size(text) == size


def test_check_names_a_missing_card_and_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", str(tmp_path / "none.toml"), str(tmp_path)]) == 1
    shown = capsys.readouterr().out
    assert "There is no file" in shown
    assert "is a folder" in shown
    assert cli.main(["check"]) == 2


def test_check_prints_what_the_catalogue_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    catalogue = ModuleType("hellassist.catalogue")
    monkeypatch.setitem(sys.modules, catalogue.__name__, catalogue)
    card = tmp_path / "card.toml"
    card.touch()
    monkeypatch.setattr(
        catalogue, "check_files", lambda paths: [f"{path.name}: no name" for path in paths], raising=False
    )
    assert cli.main(["check", str(card)]) == 1
    assert capsys.readouterr().out == "card.toml: no name\n"
    monkeypatch.setattr(catalogue, "check_files", lambda _paths: [])
    assert cli.main(["check", str(card), str(card)]) == 0
    assert capsys.readouterr().out == "All 2 files are in order.\n"


def test_shipped_folders_of_the_checkout() -> None:
    assert (places.resources_folder() / "rules" / "glossary.csv").is_file()
    assert places.cards_folder() == places.PACKAGE.parent / "cards"


def test_shipped_folders_once_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "_data" / "cards").mkdir(parents=True)
    monkeypatch.setattr(places, "PACKAGE", tmp_path)
    assert places.cards_folder() == tmp_path / "_data" / "cards"


def test_a_name_on_the_terminal_holds_no_control_characters(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", "no\x1b[31mcard.toml"]) == cli.FAULTS_FOUND
    assert "\x1b" not in capsys.readouterr().out


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """What `hellassist odds --json` prints."""
    assert cli.main(["odds", *arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


CARDS = places.cards_folder() / "demons.toml"


def test_odds_of_two_cards_are_those_of_the_dialog(capsys: pytest.CaptureFixture[str]) -> None:
    profiles = Catalogue.load(places.cards_folder()).profiles
    captain, succubus = profiles["frank_captain"], profiles["succubus"]
    scene = Scene(command=(2, 0)).unit("E").enemy("F", status="acted")
    for key, profile in (("E", captain), ("F", succubus)):
        unit = replace(scene[key], profile=profile, life=profile.life)
        scene.changed(units={**scene.game.units, key: unit})
    scene.touch("F", "E", (1, 0)).do(DeclareMelee("E", "F"))
    shown = trail(scene.game)
    assert shown is not None
    for points in (0, 1, 2):
        seen = shown.forecast_with(points)
        data = told(capsys, "frank_captain", "succubus", "--action", "melee", "--command", str(points))
        assert [unit["name"] for unit in data["units"]] == ["Frank-Captain", "Succubus"]
        for side in (0, 1):
            unit = data["units"][side]
            assert Fraction(unit["falls"]["exact"]) == seen.falls[side]
            assert Fraction(unit["wounded"]["exact"]) == seen.wounded[side]
            assert Fraction(unit["expected_loss"]) == seen.expected[side]
            losses = {int(lost): Fraction(entry["exact"]) for lost, entry in unit["losses"].items()}
            assert losses == seen.losses[side]
            assert unit["falls"]["percent"] == percent(seen.falls[side])


def test_odds_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["odds", "frank_captain", f"{CARDS}:succubus", "--action", "charge"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Frank-Captain: Charge against Succubus"
    data = told(capsys, "frank_captain", "succubus", "--action", "charge")
    for name, unit in zip(("Frank-Captain", "Succubus"), data["units"], strict=True):
        row = next(line for line in lines[2:] if line.startswith(name))
        assert unit["falls"]["percent"] in row
        assert unit["wounded"]["percent"] in row
    assert lines[-1] == data["assumes"] == words.POLICIES[data["policy"]]
    assert data["action"] == "charge"


def test_odds_of_a_retreat_and_of_two_alike(capsys: pytest.CaptureFixture[str]) -> None:
    """Who retreats is struck and strikes nobody."""
    data = told(capsys, "succubus", "succubus", "--action", "retreat")
    first, second = data["units"]
    assert (first["name"], second["name"]) == ("Succubus 1", "Succubus 2")
    assert second["falls"] == {"exact": "0", "percent": "0 %"}
    assert Fraction(first["falls"]["exact"]) > 0


def test_odds_of_a_shot_grow_worse_with_the_distance(capsys: pytest.CaptureFixture[str]) -> None:
    near, far = (
        Fraction(
            told(capsys, "swashbuckler", "damned", "--action", "shoot", "--distance", way)["units"][1][
                "expected_loss"
            ]
        )
        for way in ("1", "90")
    )
    assert near > far > 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["swashbucker", "succubus"], 'There is no card "swashbucker". Did you mean "swashbuckler"?'),
        (["succubus", "no\x1b[31mbody"], "There is no card"),
        (["gone.toml", "succubus"], 'There is no file "gone.toml".'),
        (["gone.toml:one", "succubus"], 'There is no file "gone.toml".'),
        ([str(CARDS), "succubus"], "demons.toml holds several cards"),
        ([f"{CARDS}:sucubus", "succubus"], 'holds no card "sucubus". Did you mean "succubus"?'),
        (["succubus"], "required: CARD"),
        (["succubus", "samael", "--action", "sing"], "invalid choice"),
        (["succubus", "samael", "--command", "3"], "invalid choice"),
        (["succubus", "samael", "--distance", "far"], 'from 0 to 100 fathoms, not "far"'),
        (["succubus", "samael", "--distance", "nan"], "from 0 to 100 fathoms"),
        (["succubus", "samael", "--action", "shoot"], "no ranged weapon"),
        (["succubus", "samael", "--action", "retreat", "--command", "1"], "no Command can be spent"),
    ],
)
def test_odds_that_cannot_be_told_end_with_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["odds", *arguments]) == cli.CANNOT_START
    shown = capsys.readouterr()
    assert sentence in shown.err
    assert "\x1b" not in shown.err
    assert "Traceback" not in shown.err
    assert shown.out == ""


def test_odds_of_a_file_with_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("[one]\nmvt = 5\n", encoding="utf-8")
    assert cli.main(["odds", str(wrong), "succubus"]) == 2
    assert "wrong.toml" in capsys.readouterr().err
