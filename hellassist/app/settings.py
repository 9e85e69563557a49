"""What the players set once: theme, language, the window's place. A broken file never stops the app."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

THEMES = ("", "light", "dark")
LANGUAGES = ("", "en", "fr", "ru")


@dataclass(frozen=True, slots=True)
class Settings:
    """Empty means: as the system has it."""

    theme: str = ""
    language: str = ""
    geometry: str = ""
    """The window's place as the window itself wrote it, in text."""
    panels: str = ""
    """The same for what is folded and how wide it is."""


def config_folder(
    environment: Mapping[str, str] = os.environ, platform: str = sys.platform, home: Path | None = None
) -> Path:
    """Where settings lie."""
    return _user_folder("XDG_CONFIG_HOME", ".config", environment, platform, home)


def data_folder(
    environment: Mapping[str, str] = os.environ, platform: str = sys.platform, home: Path | None = None
) -> Path:
    """Where battles and the players' own cards lie."""
    return _user_folder("XDG_DATA_HOME", ".local/share", environment, platform, home)


def _user_folder(
    variable: str, usual: str, environment: Mapping[str, str], platform: str, home: Path | None
) -> Path:
    home = home or Path.home()
    if platform == "win32":
        base = Path(environment.get("APPDATA") or home / "AppData" / "Roaming")
    elif platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(environment.get(variable, ""))
        if not base.is_absolute():  # such a value is to be ignored, says the XDG specification
            base = home / usual
    return base / "hellassist"


def settings_file() -> Path:
    """The file of the settings."""
    return config_folder() / "settings.json"


def load_settings() -> Settings:
    """The settings saved last; what is missing or wrong is as at the first start."""
    path = settings_file()
    found = read_json(path)
    good = {field.name: found[field.name] for field in fields(Settings) if field.name in found}
    good = {name: value for name, value in good.items() if _allowed(name, value)}
    if good.keys() != found.keys() & {field.name for field in fields(Settings)}:
        keep_aside(path)
    return Settings(**good)


def save_settings(settings: Settings) -> bool:
    """Write them; False if the disk refused, which is no reason to stop."""
    return write_json(settings_file(), asdict(settings))


def _allowed(name: str, value: object) -> bool:
    choices = {"theme": THEMES, "language": LANGUAGES}.get(name)
    return isinstance(value, str) and (choices is None or value in choices)


def read_json(path: Path) -> dict[str, Any]:
    """The values in a small file of the app's own; none if it is not there. A broken one is kept aside."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError):
        found = None
    if isinstance(found, dict):
        return found
    keep_aside(path)
    return {}


def write_json(path: Path, values: Mapping[str, Any]) -> bool:
    """Replace the file as a whole or not at all; False if the disk refused."""
    part = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=path.name, suffix=".part", delete=False
        ) as file:
            part = file.name
            json.dump(values, file, ensure_ascii=True, indent=1)
            file.flush()
            os.fsync(file.fileno())
        Path(part).replace(path)
    except OSError:
        if part:
            with contextlib.suppress(OSError):
                Path(part).unlink()
        return False
    return True


def keep_aside(path: Path) -> None:
    """Keep a broken file under another name, for whoever wants to look."""
    with contextlib.suppress(OSError):
        path.replace(path.with_name(path.name + ".broken"))
