"""Cards to be given to others as one file: a zip that ends in .hellcards, with a card file and portraits in it.

Nothing in it is a path or an address: of its entries only those are looked at whose names the app itself would give.
"""

import io
import zipfile
import zlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from hellassist.catalogue.cards import Card
from hellassist.catalogue.errors import CardError, found
from hellassist.catalogue.files import FORM, MARK
from hellassist.catalogue.toml_files import read_whole, text_of, toml_from, toml_text, write_text, write_whole
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

SUFFIX = ".hellcards"
CARDS = "cards.toml"
LARGEST = 64_000_000
"""Bytes of the largest shared file that is read."""
LARGEST_TEXT = 4_000_000
"""Bytes of the largest card file in it."""
LARGEST_PORTRAIT = 4_000_000
LARGEST_PORTRAITS = 128_000_000
"""Bytes of all portraits together, unpacked."""
LARGEST_LIST = 1_000_000
"""Bytes of the list of what a zip holds."""
STAMP = (1980, 1, 1, 0, 0, 0)
"""The time of each entry: equal cards make equal files."""
HOW = frozenset({zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED})
"""How entries are packed; other ways unpack a few bytes to gigabytes at once, whatever is asked for."""
DAMAGED = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError, OSError)
"""What zipfile raises over damaged, cut off and encrypted entries."""


class Shared(NamedTuple):
    """What a shared file holds: the entries of its card file, and portraits as bytes that nobody has decoded yet."""

    entries: dict[str, Any]
    portraits: Mapping[str, bytes]
    faults: tuple[str, ...] = ()


def shared_text(cards: Iterable[Card]) -> str:
    """The cards as a card file that says its form."""
    return toml_text({MARK: FORM, **{card.id: card.text() for card in cards}})


def write_plain(path: Path, cards: Iterable[Card]) -> None:
    """Write the cards as a card file, without portraits. May raise OSError."""
    write_text(path, shared_text(cards))


def write_shared(path: Path, cards: Iterable[Card], portraits: Mapping[str, bytes]) -> None:
    """Write cards and portraits as one file, whole or not at all. May raise OSError."""
    wanted = tuple(cards)
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w") as zipped:
        put(zipped, CARDS, shared_text(wanted).encode(), zipfile.ZIP_DEFLATED)
        for card in wanted:
            if card.id in portraits:
                put(zipped, portrait_name(card.id), portraits[card.id], zipfile.ZIP_STORED)
    write_whole(path, body.getvalue())


def put(zipped: zipfile.ZipFile, name: str, body: bytes, how: int) -> None:
    info = zipfile.ZipInfo(name, STAMP)
    info.compress_type = how
    zipped.writestr(info, body)


def portrait_name(key: str) -> str:
    """The entry that holds the portrait of a card."""
    return f"portraits/{key}.png"


def read_shared(path: Path) -> Shared:
    """Cards and portraits of a shared file. Raises CardError where none of it can be read."""
    body = read_whole(path, LARGEST)
    _check_list(body, path.name)
    try:
        with zipfile.ZipFile(io.BytesIO(body)) as zipped:
            text = _unpacked(zipped, CARDS, LARGEST_TEXT)
            if text is None:
                said = N("files", "{file}: there are no cards in it, or more than {most} bytes of them.")
                raise CardError([Said(said, file=path.name, most=LARGEST_TEXT)])
            entries = toml_from(text_of(text, path.name), path.name)
            return Shared(entries, *_portraits(zipped, entries, path.name))
    except DAMAGED:
        said = N("files", "{file}: it is damaged, cut off or locked with a password; ask for it once more.")
        raise CardError([Said(said, file=path.name)]) from None


def _check_list(body: bytes, name: str) -> None:
    """Raises CardError where there is no list of contents, or one so long that reading it would fill the memory."""
    tail = body[-65_600:]
    at = tail.rfind(b"PK\5\6")
    if not body.startswith(b"PK") or at < 0:
        said = N("files", "{file}: it is no file of shared cards, or its end is missing.")
        raise CardError([Said(said, file=name)])
    huge = tail[max(at - 20, 0) : at].startswith(b"PK\6\7")
    if huge or int.from_bytes(tail[at + 12 : at + 16], "little") > LARGEST_LIST:
        raise CardError([Said(N("files", "{file}: far too many files are packed in it."), file=name)])


def _unpacked(zipped: zipfile.ZipFile, name: str, most: int) -> bytes | None:
    """An entry; None where there is none, or one with more than *most* bytes. Raises one of DAMAGED."""
    try:
        info = zipped.getinfo(name)
    except KeyError:
        return None
    if info.compress_type not in HOW:
        raise NotImplementedError(info.compress_type)
    with zipped.open(info) as entry:
        body = entry.read(most + 1)
    return body if len(body) <= most else None


def _portraits(
    zipped: zipfile.ZipFile, entries: Mapping[str, Any], name: str
) -> tuple[dict[str, bytes], tuple[str, ...]]:
    """Those of its cards; a bad one is left out and told."""
    portraits: dict[str, bytes] = {}
    faults: list[str] = []
    left = LARGEST_PORTRAITS
    held = set(zipped.namelist())
    for key in entries:
        if portrait_name(key) not in held:
            continue
        where = Said(N("files", "{file}, portrait of {card}"), file=name, card=found(key))
        try:
            body = _unpacked(zipped, portrait_name(key), min(LARGEST_PORTRAIT, left))
        except DAMAGED:
            faults.append(Said(N("files", "{where}: it is damaged, so it was left out."), where=where))
            continue
        if body is None:
            said = N("files", "{where}: it is larger than {most} bytes, so it was left out.")
            faults.append(Said(said, where=where, most=min(LARGEST_PORTRAIT, left)))
            continue
        left -= len(body)
        portraits[key] = body
    return portraits, tuple(faults)
