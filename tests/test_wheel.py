"""The wheel as a player gets it: built, installed away from the checkout, started without a display."""

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from hellassist import __version__

CHECKOUT = Path(__file__).parents[1]
PNG = b"\x89PNG\r\n\x1a\n"


def run(*command: str, cwd: Path, **changes: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **changes}
    environment.pop("DISPLAY", None)
    environment.pop("WAYLAND_DISPLAY", None)
    ended = subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, check=False, timeout=300
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), cwd=CHECKOUT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with hellassist alone; its dependencies are those of the running environment."""
    folder = tmp_path_factory.mktemp("installed")
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target")
    run(*pip, str(folder), str(wheel), cwd=folder)
    return folder


def start(installed: Path, cwd: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs Python with the installed package first and without the editable install's path."""
    search = os.pathsep.join([str(installed), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")])
    # -S leaves out .pth files, and so the checkout
    return run(sys.executable, "-S", "-P", *arguments, cwd=cwd, PYTHONPATH=search, PYTHONSAFEPATH="1")


def shipped(folder: str) -> set[str]:
    """The tracked files of a top-level folder, as the wheel must name them."""
    listed = run("git", "ls-files", folder, cwd=CHECKOUT).stdout.split("\n")
    return {f"hellassist/_data/{name}" for name in listed if name}


def test_the_wheel_carries_cards_and_resources(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert wheel.name == f"hellassist-{__version__}-py3-none-any.whl"
    assert any(name.startswith("hellassist/_data/cards/") for name in names)
    assert "hellassist/_data/resources/rules/glossary.csv" in names
    assert not [name for name in names if name.startswith(("tests/", "cards/", "resources/"))]
    if (CHECKOUT / ".git").exists():
        assert shipped("cards") | shipped("resources") <= names


def test_the_installed_app_knows_its_own_folders(installed: Path, tmp_path: Path) -> None:
    script = "from hellassist.places import cards_folder, resources_folder as r; print(cards_folder(), r(), sep='\\n')"
    printed = start(installed, tmp_path, "-c", script).stdout.splitlines()
    assert printed == [str(installed / "hellassist" / "_data" / name) for name in ("cards", "resources")]


def test_the_installed_app_tells_its_version(installed: Path, tmp_path: Path) -> None:
    assert start(installed, tmp_path, "-m", "hellassist", "--version").stdout == f"hellassist {__version__}\n"


@pytest.mark.parametrize("arguments", [(), ("demo", "--size", "1280x720", "--theme", "dark")])
def test_the_installed_app_draws_its_window(
    installed: Path, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    picture = tmp_path / "window.png"
    ended = start(installed, tmp_path, "-m", "hellassist", *arguments, "--screenshot", str(picture))
    assert "Traceback" not in ended.stderr
    assert picture.read_bytes()[:8] == PNG
