"""What keeps a card from being saved, in a line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication

from hellassist.app.cards.card_check import Checked
from hellassist.app.cards.card_draft import Path
from hellassist.gui.cards.fields import Field
from hellassist.gui.looks.spoken import told
from hellassist.said import QT_TRANSLATE_NOOP as N


def in_sum(found: Checked, fields: Iterable[Field]) -> str:
    """What is still to be filled in, what is to be mended, and what no field can say."""
    labels = {field.path: field.label_text for field in fields}
    wrong = [fault for fault in found.faults if not fault.missing]
    parts = [
        *_named(N("cards", "Still to fill in: {0}."), found.missing, labels),
        *_named(N("cards", "To be mended: {0}."), (fault.place for fault in wrong), labels),
        *(told(fault.text) for fault in wrong if not any(found.at(path) for path in labels)),
    ]
    return " ".join(parts)


def _named(text: str, ways: Iterable[Path], labels: Mapping[Path, str]) -> Iterable[str]:
    """A sentence with the names of the fields at these places, each once."""
    names = dict.fromkeys(_label(way, labels) for way in ways)
    if names:
        yield QCoreApplication.translate("cards", text).format(", ".join(names))


def _label(way: Path, labels: Mapping[Path, str]) -> str:
    """What the form calls the field at this place."""
    return next((text for path, text in labels.items() if same(path, way)), ".".join(map(str, way)))


def same(path: Path, way: Path) -> bool:
    """Whether a fault at *way* is about the field at *path*, something in it, or what it is part of."""
    return path[: len(way)] == way or way[: len(path)] == path
