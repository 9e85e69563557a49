"""Bring the files of translations up to date with the code and the rules: `python -m tests.make_translations`.

`app_*.ts` is filled by Qt's lupdate from the code, `rules_*.ts` from the ledger, the rulings and the tables that come
with the app. Both keep what is translated already; what is new is marked as unfinished, and a test finds it. The `.qm`
files are what Qt reads.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("fr", "ru")
LEDGER = ("core-1", "core-2", "core-3", "effets-fr", "ru", "hex")
TOOLS = Path(sys.executable).parent

MARKS = ("-tr-function-alias", "QT_TRANSLATE_NOOP+=N")
"""Texts outside Qt's classes are marked by hellassist.said.QT_TRANSLATE_NOOP, most often under this name."""

Texts = dict[tuple[str, str], str]
"""Translations by context and source."""


def data_texts() -> Iterator[tuple[str, str]]:
    """What stands in files of data and is shown: (context, text)."""
    for name in LEDGER:
        for row in _read(f"resources/rules/{name}.toml")["rule"]:
            texts = (row["section"], row["title"], row["says"], *row["cases"], row["unclear"])
            yield from (("rules", text) for text in texts if text)
    for name in ("cards/rulings.toml", "cards/hex/rulings.toml"):
        for ruling in _read(name).values():
            yield "rulings", ruling["question"]
            yield from (("rulings", reading["text"]) for reading in ruling["readings"])
    for table in sorted((ROOT / "resources" / "tables").glob("*.toml")):
        found = tomllib.loads(table.read_text(encoding="utf-8"))
        for name in (found["name"], *(piece["name"] for piece in found.get("pieces", ()))):
            yield "tables", name


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / name).read_text(encoding="utf-8"))


def lupdate(files: list[Path], *more: str) -> None:
    """Let Qt's tool look for texts in the code and book them in *files*."""
    code = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "hellassist").rglob("*.py"))
    subprocess.run(
        [
            TOOLS / "pyside6-lupdate",
            *MARKS,
            "-locations",
            "none",
            "-no-obsolete",
            *more,
            *code,
            "-ts",
            *files,
        ],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )


def texts_of(path: Path) -> Texts:
    """All texts of a file with their translations; "" where there is none yet."""
    found: Texts = {}
    for context in ET.parse(path).iter("context"):  # noqa: S314 -- our own files
        for message in context.iter("message"):
            said = message.find("translation")
            forms = (
                ["".join(form.itertext()) for form in said.iter("numerusform")] if said is not None else []
            )
            text = "\n".join(forms) if forms else "".join(said.itertext()) if said is not None else ""
            done = said is not None and said.get("type") is None
            found[context.findtext("name", ""), message.findtext("source", "")] = text if done else ""
    return found


def write_texts(path: Path, language: str, texts: Texts) -> None:
    """A file in Qt's form, contexts and texts in their order."""
    whole = ET.Element("TS", version="2.1", language=language)
    contexts: dict[str, ET.Element] = {}
    for (name, source), translation in texts.items():
        if name not in contexts:
            contexts[name] = ET.SubElement(whole, "context")
            ET.SubElement(contexts[name], "name").text = name
        message = ET.SubElement(contexts[name], "message")
        ET.SubElement(message, "source").text = source
        said = ET.SubElement(message, "translation")
        if translation:
            said.text = translation
        else:
            said.set("type", "unfinished")
    _write(whole, path)


def _write(whole: ET.Element, path: Path) -> None:
    ET.indent(whole, "    ")
    body = ET.tostring(whole, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8")


def fill_english(path: Path) -> None:
    """Forms for one and for more of what has none yet: "%n card(s)" is "%n card" and "%n cards"."""
    whole = ET.parse(path)  # noqa: S314 -- our own file
    for message in whole.iter("message"):
        said, source = message.find("translation"), message.findtext("source", "")
        if said is not None and said.attrib.pop("type", ""):
            for form, text in zip(said, (source.replace("(s)", ""), source.replace("(s)", "s")), strict=True):
                form.text = text
    _write(whole.getroot(), path)


def main() -> None:
    """Update all files and say what is still to be translated."""
    FOLDER.mkdir(exist_ok=True)
    lupdate([FOLDER / f"app_{language}.ts" for language in LANGUAGES])
    lupdate([FOLDER / "app_en.ts"], "-pluralonly", "-target-language", "en")
    fill_english(FOLDER / "app_en.ts")
    for language in LANGUAGES:
        path = FOLDER / f"rules_{language}.ts"
        known = texts_of(path) if path.is_file() else {}
        write_texts(path, language, {key: known.get(key, "") for key in dict.fromkeys(data_texts())})
    for path in sorted(FOLDER.glob("*.ts")):
        subprocess.run(
            [TOOLS / "pyside6-lrelease", "-silent", path, "-qm", path.with_suffix(".qm")], check=True
        )
        open_ = sum(not text for text in texts_of(path).values())
        print(f"{path.name}: {open_} to translate")


if __name__ == "__main__":
    main()
