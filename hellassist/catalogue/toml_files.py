"""TOML files read with care and written whole or not at all."""

import os
import re
import tempfile
import tomllib
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from hellassist.catalogue.errors import CardError, found
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

LARGEST = 1_000_000
"""Bytes of the largest file that is read: far above any real one."""

INDENT = "  "
WIDEST = 110


def read_toml(path: Path) -> dict[str, Any]:
    """The file as plain values. Raises CardError for whatever is wrong with the file as a whole."""
    return toml_from(read_text(path), path.name)


def toml_from(text: str, name: str) -> dict[str, Any]:
    """A text as plain values; *name* is what the sentences call it. Raises CardError."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        said = str(wrong)
        if "at end of document" in said:
            said = said.replace("at end of document", f"at its end, line {text.rstrip().count(chr(10)) + 1}")
        raise CardError(
            [Said(N("files", "{name}: it is no well-formed TOML: {said}."), name=name, said=said)]
        ) from None
    except RecursionError:
        raise CardError(
            [Said(N("files", "{name}: its tables or lists are nested too deeply."), name=name)]
        ) from None
    except ValueError:
        raise CardError([Said(N("files", "{name}: a number in it is too long."), name=name)]) from None


def read_tables(path: Path) -> dict[str, dict[str, Any]]:
    """A file that holds tables alone, each under an id. Raises CardError, also where one is something else."""
    tables, faults = tables_of(read_toml(path), path.name)
    if faults:
        raise CardError(faults)
    return tables


def tables_of(entries: Mapping[str, Any], name: str) -> tuple[dict[str, dict[str, Any]], list[str]]:
    """The tables among the entries of a file, and a sentence for each that is none or has no proper id."""
    tables: dict[str, dict[str, Any]] = {}
    faults: list[str] = []
    for key, entry in entries.items():
        if not isinstance(entry, dict):
            faults.append(
                Said(
                    N("files", "{name}, {key}: found {found}; allowed are tables as in [{table}]."),
                    name=name,
                    key=found(key),
                    found=found(entry),
                    table=key[:40],
                )
            )
        elif not re.fullmatch(r"[a-z][a-z0-9_]{0,79}", key):
            faults.append(
                Said(
                    N(
                        "files",
                        "{name}, {key}: the name of a table is made of small letters, digits and underscores, "
                        "with a letter in front.",
                    ),
                    name=name,
                    key=found(key),
                )
            )
        else:
            tables[key] = entry
    return tables, faults


def write_toml(path: Path, entries: Mapping[str, Any]) -> None:
    """Writes the tables, whole or not at all. May raise OSError."""
    write_text(path, toml_text(entries))


def write_text(path: Path, text: str) -> None:
    """Writes the text, whole or not at all. May raise OSError."""
    write_whole(path, text.encode("utf-8"))


def write_whole(path: Path, body: bytes) -> None:
    """Writes beside the file and renames, so that the old one stays whole whatever happens. May raise OSError."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(body)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(path.stat().st_mode & 0o777 if path.exists() else 0o644)
        temporary.replace(path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
    _settle_folder(path.parent)


def with_table(text: str, key: str, entries: Mapping[str, Any] | None) -> str:
    """The text of a TOML file with another table *key*, or without it; all else in it stays as it was, comments too."""
    wanted = tomllib.loads(text)
    wanted.pop(key, None)
    mine = toml_text({key: entries}) if entries is not None else ""
    if entries is not None:
        wanted[key] = tomllib.loads(mine)[key]
    changed = _spliced(text, key, mine)
    try:
        fits = tomllib.loads(changed) == wanted
    except tomllib.TOMLDecodeError:
        fits = False
    return changed if fits else toml_text(wanted)


def _spliced(text: str, key: str, mine: str) -> str:
    """The lines under the headers of *key* out and *mine* in; comments above the next header belong to that."""
    kept: list[str] = []
    waiting: list[str] = []
    inside = done = False
    for line in text.splitlines(keepends=True):
        header = re.match(r"\s*\[\[?\s*([A-Za-z0-9_-]+)\s*[.\]]", line)
        if header is not None:
            inside = header[1] == key
            if inside and not done:
                kept.append(f"{mine}\n" if mine else "")
                done = True
            kept += [] if inside else waiting
            waiting = []
        if not inside:
            kept.append(line)
        elif line.strip() and not line.lstrip().startswith("#"):
            waiting = []
        elif line.strip() or waiting:
            waiting.append(line)
    if not done and mine:
        kept += ["\n" if kept else "", mine]
    return "".join((*kept, *waiting)).rstrip("\n") + "\n"


def toml_text(entries: Mapping[str, Any]) -> str:
    """Tables as TOML to be read by people: one value a line, names inline, lists of tables one under the other."""
    return "\n".join(_table((), entries)).lstrip("\n") + "\n"


def _table(path: tuple[str, ...], entries: Mapping[str, Any], brackets: str = "[]") -> Iterable[str]:
    if path:
        half = len(brackets) // 2
        yield f"{brackets[:half]}{'.'.join(_key(part) for part in path)}{brackets[half:]}"
    later: list[tuple[str, Any]] = []
    for key, value in entries.items():
        if _stands_alone(key, value):
            later.append((key, value))
        else:
            yield f"{_key(key)} = {_value(value, len(key) + 3)}"
    for key, value in later:
        for entry in value if isinstance(value, list | tuple) else [value]:
            yield ""
            yield from _table((*path, key), entry, "[[]]" if isinstance(value, list | tuple) else "[]")


def _stands_alone(key: str, value: Any) -> bool:
    if isinstance(value, Mapping):
        return key not in {"name", "text", "special"}
    listed = (
        isinstance(value, list | tuple) and bool(value) and all(isinstance(entry, Mapping) for entry in value)
    )
    return listed and key not in {"acts", "abilities", "readings"}


def _value(value: Any, used: int = 0) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{_key(key)} = {_value(entry)}' for key, entry in value.items())} }}"
    if isinstance(value, list | tuple):
        entries = [_value(entry) for entry in value]
        line = f"[{', '.join(entries)}]"
        if used + len(line) <= WIDEST:
            return line
        return "[\n" + "".join(f"{INDENT}{entry},\n" for entry in entries) + "]"
    return _quoted(str(value))


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _quoted(key)


def _quoted(text: str) -> str:
    return '"' + "".join(_escaped(char) for char in text) + '"'


def _escaped(char: str) -> str:
    short = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t"}
    return short.get(char) or (char if char.isprintable() else f"\\U{ord(char):08X}")


def read_text(path: Path, most: int = LARGEST) -> str:
    """The file as text, with plain line ends. Raises CardError where it has more than *most* bytes or is no UTF-8."""
    return text_of(read_whole(path, most), path.name)


def read_whole(path: Path, most: int) -> bytes:
    """The bytes of the file. Raises CardError where there are more than *most*."""
    try:
        if not path.is_file():
            none = N("files", "{file}: there is no such file.")
            other = N("files", "{file}: it is a folder or a device and no file.")
            raise CardError([Said(other if path.exists() else none, file=path.name)])
        with path.open("rb") as file:
            body = file.read(most + 1)
    except OSError as wrong:
        raise CardError(
            [
                Said(
                    N("files", "{file}: it cannot be read: {close}."),
                    file=path.name,
                    close=wrong.strerror or wrong,
                )
            ]
        ) from None
    if len(body) > most:
        said = N("files", "{file}: it is larger than {most} bytes, so it was not read.")
        raise CardError([Said(said, file=path.name, most=most)])
    return body


def text_of(body: bytes, name: str) -> str:
    """Bytes as text, with plain line ends; *name* is what the sentences call it. Raises CardError."""
    if body[:2] in {b"\xff\xfe", b"\xfe\xff"} or b"\0" in body[:4]:
        raise CardError(
            [
                Said(
                    N("files", "{file}: it is UTF-16 text or no text at all; save it as UTF-8."),
                    file=name,
                )
            ]
        )
    try:
        return body.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as wrong:
        raise CardError(
            [
                Said(
                    N("files", "{file}: it is not UTF-8: byte {start} is 0x{found:02X}; save it as UTF-8."),
                    file=name,
                    start=wrong.start,
                    found=body[wrong.start],
                )
            ]
        ) from None


def _settle_folder(folder: Path) -> None:
    """Makes the new name last through a power cut, where the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
