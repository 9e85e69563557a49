"""The app's texts with Qt's translation and the locale's numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from PySide6.QtCore import QCoreApplication, QLocale

from hellassist.app.words.texts import Texts
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.language import NAMES
from hellassist.said import Said


def language() -> str:
    """The language of the locale, English where there is no other."""
    spoken = QLocale().name()[:2]
    return spoken if spoken in NAMES else "en"


def of_data(context: Literal["rulings", "tables"], text: str) -> str:
    """A text of the files that come with the app; one of the players' own stays as it is."""
    return QCoreApplication.translate(context, text)


def of_demo(text: str) -> str:
    """What a demo calls itself, and the hex battle's its terrain."""
    return QCoreApplication.translate("demo", text)


def told(fault: object) -> str:
    """What is wrong with a file or the disk, in the language of the screen. *fault* is the error or its sentence."""
    sentence = getattr(fault, "said", fault)
    return sentence.translated(QCoreApplication.translate) if isinstance(sentence, Said) else str(sentence)


def all_told(faults: Iterable[object], between: str = " ") -> str:
    """Several such sentences as one text."""
    return between.join(told(fault) for fault in faults)


def texts() -> Texts:
    """What the app says, as Qt translates it now."""
    return Texts(translate=QCoreApplication.translate, number=number, language=language())
