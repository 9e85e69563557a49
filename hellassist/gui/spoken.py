"""The app's texts with Qt's translation and the locale's numbers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from hellassist.app.texts import Texts
from hellassist.gui.figures import number

LANGUAGES = ("en", "fr", "ru")


def language() -> str:
    """The language of the locale, English where there is no other."""
    spoken = QLocale().name()[:2]
    return spoken if spoken in LANGUAGES else "en"


def texts() -> Texts:
    """What the app says, as Qt translates it now."""
    return Texts(translate=QCoreApplication.translate, number=number, language=language())
