"""What happens when something goes wrong that nobody foresaw: one sentence, the details to copy, and on it goes."""

from __future__ import annotations

import platform
import sys
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from hellassist import __version__
from hellassist.gui.dialogs.panel import words

MOST = 20_000
"""Characters of details that are kept."""


class CrashDialog(QDialog):
    """Says that the battle is safe. Stops nothing: whoever is in mid-battle goes on."""

    def __init__(self, details: str, *, saved: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("hellassist")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        column = QVBoxLayout(self)
        column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        column.addWidget(words(self, self.tr("Something went wrong in hellassist."), name="title"))
        safe = self.tr(
            "The battle is safe: everything up to your last step is in its file. You can go on playing."
        )
        loose = self.tr("You can go on playing.")
        column.addWidget(words(self, safe if saved else loose))
        column.addWidget(words(self, self.tr("If you report this, add the details below."), dim=True))
        self.details = QPlainTextEdit(details, self)
        self.details.setReadOnly(True)
        self.details.setAccessibleName(self.tr("Details"))
        column.addWidget(self.details, 1)
        row = QHBoxLayout()
        self.copy = QPushButton(self.tr("Copy the details"), self)
        self.done_ = QPushButton(self.tr("Go on"), self)
        self.done_.setProperty("primary", "true")
        self.done_.setDefault(True)
        row.addWidget(self.copy)
        row.addStretch(1)
        row.addWidget(self.done_)
        column.addLayout(row)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.details.toPlainText()))
        self.done_.clicked.connect(self.accept)
        self.resize(620, 420)

    def add(self, details: str) -> None:
        """Something more went wrong meanwhile."""
        if len(self.details.toPlainText()) < MOST:
            self.details.appendPlainText(f"\n{details}")


class Crashes:
    """Takes what no one caught. Shows one dialog at a time, and never fails itself."""

    def __init__(self, window: QWidget, *, is_saved: Callable[[], bool]) -> None:
        self._window, self._is_saved = window, is_saved
        self.dialog: CrashDialog | None = None
        self._busy = False

    def install(self) -> None:
        """From now on."""
        sys.excepthook = self.tell

    def tell(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None, /) -> None:
        """Write it to the terminal, then show it."""
        sys.__excepthook__(kind, fault, trace)
        if not issubclass(kind, Exception) or self._busy:
            return
        self._busy = True
        try:
            self._show(details_of(fault))
        except Exception:  # noqa: BLE001 -- a fault while telling of a fault is written down and no more
            traceback.print_exc()
        finally:
            self._busy = False

    def _show(self, details: str) -> None:
        if self.dialog is not None:
            self.dialog.add(details)
            return
        self.dialog = CrashDialog(details, saved=self._is_saved(), parent=self._window)
        self.dialog.finished.connect(self._forget)
        self.dialog.show()

    def _forget(self) -> None:
        self.dialog = None


def details_of(fault: BaseException) -> str:
    """The fault as text, with versions, without the names of folders."""
    where = "".join(
        f"  {frame.filename.replace(chr(92), '/').rpartition('hellassist/')[2]}:{frame.lineno} {frame.name}\n"
        for frame in traceback.extract_tb(fault.__traceback__)
    )
    versions = f"hellassist {__version__}, Python {platform.python_version()}, {platform.system()}"
    return f"{versions}\n{where}{type(fault).__name__}: {fault}"[:MOST]
