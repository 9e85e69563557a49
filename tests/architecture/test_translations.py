"""Every text of the app and the rules is translated, nothing else is, and what players read holds together."""

from __future__ import annotations

import ast
import csv
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from tests.make_translations import FOLDER, LANGUAGES, ROOT, data_texts, lupdate, texts_of

FORMS = {"en": 2, "fr": 2, "ru": 3}
"""Plural forms that Qt knows of a language."""

PLACEHOLDER = re.compile(r"\{\w*(?:[.\[][^}]*)?(?::[^}]*)?\}|%n")
MARKS = {"tr": 0, "translate": 1, "N": 1, "QT_TRANSLATE_NOOP": 1}
"""Calls that name a text, and which argument it is."""


@pytest.fixture(scope="module")
def in_code(tmp_path_factory: pytest.TempPathFactory) -> set[tuple[str, str]]:
    """What Qt's tool finds in the code now."""
    found = tmp_path_factory.mktemp("texts") / "found.ts"
    lupdate([found])
    return set(texts_of(found))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_code_is_translated_and_nothing_else(
    in_code: set[tuple[str, str]], language: str
) -> None:
    texts = texts_of(FOLDER / f"app_{language}.ts")
    assert sorted(in_code - set(texts)) == [], "run python -m tests.make_translations"
    assert sorted(set(texts) - in_code) == [], "run python -m tests.make_translations"
    assert sorted(key for key, text in texts.items() if not text) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_and_text_of_the_rules_is_translated(language: str) -> None:
    texts = texts_of(FOLDER / f"rules_{language}.ts")
    assert set(texts) == set(data_texts()), "run python -m tests.make_translations"
    assert sorted(key for key, text in texts.items() if not text) == []


@pytest.mark.parametrize("part", ["app", "rules"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_keeps_what_is_put_in_and_the_spaces_around(part: str, language: str) -> None:
    wrong = []
    for (_, source), text in texts_of(FOLDER / f"{part}_{language}.ts").items():
        if not text:
            continue
        forms = text.split("\n") if "%n" in source else [text]
        if "%n" in source and len(forms) != FORMS[language]:
            wrong.append((source, text))
        for form in forms:
            same = part == "rules" or sorted(PLACEHOLDER.findall(source)) == sorted(PLACEHOLDER.findall(form))
            if not same or outer(source) != outer(form):
                wrong.append((source, form))
    assert wrong == []


OTHER_WORDS = {
    ("fr", "CardsPage", "Order"),  # how a list is sorted
    ("ru", "CardsPage", "Order"),
    ("fr", "DieRow", "Roll"),  # buttons say what is done, the glossary names it
    ("ru", "CombatPanel", "Attack"),
    ("ru", "ShootPanel", "Shoot"),
    ("ru", "TemplatePanel", "Shoot"),
    ("fr", "HexCorrectPanel", "Unit"),  # the hex battle has characters that are no units
    ("fr", "HexUnitsTable", "Unit"),
    ("fr", "OwnFactors", "Enemy"),
    ("fr", "OddsDetails", "Command"),  # short for the points that are spent
    ("fr", "print", "Turn"),  # short
    ("fr", "words", "turn"),
    ("fr", "rules", "Movement (MVT)"),  # the name with its short form
    ("ru", "rules", "Movement (MVT)"),
    ("fr", "rules", "Infernalist x/y"),
    ("fr", "rules", "Infernalist X/Y"),
    ("ru", "CardForm", "Unlimited"),  # as it has to be typed
    ("ru", "OwnFactors", "Enemy"),  # a noun, the glossary has the adjective
    ("ru", "PowerPanel", "Enemy"),
    ("ru", "UnitCard", "Killed"),  # a verb form, the glossary has the adjective
    ("ru", "UnitsModel", "killed"),
    ("ru", "terms", "Engaged"),
}
"""Texts that are written like a term of the glossary and say something else, or say it in another form."""


def terms(language: str) -> dict[str, set[str]]:
    """The glossary: what each English term may be called."""
    found: dict[str, set[str]] = {}
    english = ""
    with (ROOT / "resources" / "rules" / "glossary.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            english = row["en"].casefold() or english  # a further word stands below its term
            if row[language]:
                found.setdefault(english, set()).add(row[language].casefold())
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_of_the_game_is_called_as_the_glossary_has_it(language: str) -> None:
    glossary, checked, wrong = terms(language), 0, []
    for part in ("app", "rules"):
        for (context, source), text in texts_of(FOLDER / f"{part}_{language}.ts").items():
            allowed = glossary.get(source.casefold().strip(".:… "))
            if allowed is None or (language, context, source) in OTHER_WORDS:
                continue
            checked += 1
            if text.casefold().strip(".:… \u00a0") not in allowed:
                wrong.append((context, source, text, allowed))
    assert wrong == []
    assert checked > 50


def outer(text: str) -> tuple[bool, bool]:
    """Whether it begins and ends with a space."""
    return text[:1].isspace(), text[-1:].isspace()


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_qt_reads_what_the_files_say(language: str) -> None:
    for part in ("app", "rules"):
        source = FOLDER / f"{part}_{language}.ts"
        if not source.is_file():
            continue
        translator = QTranslator()
        assert translator.load(str(source.with_suffix(".qm")))
        for (context, text), said in texts_of(source).items():
            if "%n" not in text:
                assert translator.translate(context, text) == said, "run python -m tests.make_translations"


def calls(path: Path) -> Iterator[tuple[int, ast.expr]]:
    """Line and text of each call that names a text."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name == "translate" and not (node.args and isinstance(getattr(node.args[0], "value", 0), str)):
            continue  # a painter's, or one that takes the text from elsewhere
        if name in MARKS and len(node.args) > MARKS[name]:
            yield node.lineno, node.args[MARKS[name]]


def test_qt_finds_every_text_that_is_marked(in_code: set[tuple[str, str]]) -> None:
    known = {text for _, text in in_code}
    lost = [
        (str(path.relative_to(ROOT)), line, text.value)
        for path in sorted((ROOT / "hellassist").rglob("*.py"))
        for line, text in calls(path)
        if isinstance(text, ast.Constant) and isinstance(text.value, str) and text.value not in known
    ]
    assert lost == []


def test_no_text_is_put_together_before_it_is_translated() -> None:
    wrong = [
        (str(path.relative_to(ROOT)), line)
        for path in sorted((ROOT / "hellassist").rglob("*.py"))
        for line, text in calls(path)
        if isinstance(text, ast.JoinedStr | ast.BinOp)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "path", sorted((ROOT / "hellassist" / "catalogue").glob("*.py")), ids=lambda path: path.name
)
def test_what_is_said_of_a_file_can_be_translated(path: Path) -> None:
    """A sentence in an error is marked; what is a value, an id or a name has no words in it."""
    bare = [
        (node.lineno, ast.unparse(text))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Raise) and node.exc is not None
        for text in unmarked(node.exc)
    ]
    assert bare == []


def unmarked(node: ast.AST) -> Iterator[ast.expr]:
    """Texts with a space in them, outside what is marked."""
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("N", "AttributeError"):
        return
    if isinstance(node, ast.JoinedStr):
        if any(isinstance(part, ast.Constant) and " " in str(part.value).strip() for part in node.values):
            yield node
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, str) and " " in node.value.strip():
            yield node
    else:
        for part in ast.iter_child_nodes(node):
            yield from unmarked(part)
