"""Where the files that come with the app lie, in a checkout and once installed."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def cards_folder() -> Path:
    """The stat cards, as TOML by faction."""
    return _shipped("cards")


def resources_folder() -> Path:
    """Rule ledger, icons, translations, themes and demo battles."""
    return _shipped("resources")


def _shipped(name: str) -> Path:
    installed = PACKAGE / "_data" / name
    return installed if installed.is_dir() else PACKAGE.parent / name
