"""The language of the screen: English is in the code, the others are files of Qt's translations.

`resources/translations` holds two files a language: `app` has what the app says, `rules` the rules reference. The terms
are those of `resources/rules/glossary.csv`.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from hellassist.places import resources_folder

NAMES = {"en": "English", "fr": "Français", "ru": "Русский"}
"""The languages, each by its own name."""

PARTS = ("app", "rules")
_INSTALLED: list[QTranslator] = []


def system_language() -> str:
    """The language of the desktop, English where it is none of ours."""
    locale = QLocale.system().name()[:2]
    return locale if locale in NAMES else "en"


def speak(app: QApplication, language: str) -> None:
    """Change to *language*, "" for the desktop's: texts, numbers and dates. What is on screen is not drawn anew."""
    wanted = language or system_language()
    for translator in _INSTALLED:
        app.removeTranslator(translator)
    _INSTALLED.clear()
    QLocale.setDefault(_locale(wanted))
    for file in _files(wanted):
        translator = QTranslator(app)
        if translator.load(str(file)):
            app.installTranslator(translator)
            _INSTALLED.append(translator)


def _locale(language: str) -> QLocale:
    """The desktop's locale where it speaks the language (French as in Canada), else the language's usual one."""
    system = QLocale.system()
    return system if system.name()[:2] == language else QLocale(language)


def _files(language: str) -> list[Path]:
    """Our files and that of Qt's own texts; English has one for the plural forms alone."""
    folder = resources_folder() / "translations"
    ours = [folder / f"{part}_{language}.qm" for part in PARTS]
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{language}.qm"
    return [file for file in (*ours, qt) if file.is_file()]
