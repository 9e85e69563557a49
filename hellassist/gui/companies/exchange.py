"""Companies come and go: as text for a forum, as a file, pasted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit, QWidget

from hellassist.app.companies.companies import free_path
from hellassist.app.companies.companies_text import LONGEST, Imported, as_text, from_file, from_text
from hellassist.app.words.texts import Texts
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.looks.spoken import all_told

if TYPE_CHECKING:
    from hellassist.catalogue import Catalogue, CompanyList

COPIED_MS = 2000
MOST_SENTENCES = 6


def say(text: str, *facts: object) -> str:
    return QCoreApplication.translate("CompanyExchange", text).format(*facts)


def _paper(parent: QWidget, name: str) -> QPlainTextEdit:
    made = QPlainTextEdit(parent)
    made.setObjectName("paper")
    made.setAccessibleName(name)
    made.setTabChangesFocus(True)
    made.setMinimumHeight(220)
    return made


def shown(faults: tuple[str, ...]) -> str:
    """The first of many sentences."""
    first = all_told(faults[:MOST_SENTENCES], "\n")
    more = len(faults) - MOST_SENTENCES
    return f"{first}\n{say('And {0} more.', more)}" if more > 0 else first


class SharePanel(SidePanel):
    """The Company as text, to be copied, and as a file."""

    def __init__(
        self, company: CompanyList, catalogue: Catalogue, texts: Texts, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._company = company
        self.title.setText(self.tr("Share “{0}”").format(company.name))
        self.body.addWidget(
            self.words(
                self.tr("Paste this text anywhere; it reads back the same. So does the file."), dim=True
            )
        )
        self.text = _paper(self, self.tr("The Company as text"))
        self.text.setReadOnly(True)
        self.text.setPlainText(as_text(company, catalogue, texts))
        self.body.addWidget(self.text, 1)
        self.said = self.words()
        self.body.addWidget(self.said)
        self.copy, self.file = (
            self.button(self.tr("Copy"), primary=True),
            self.button(self.tr("Save a file…")),
        )
        self.foot.addWidget(self.copy, 1)
        self.foot.addWidget(self.file, 1)
        self.copy.clicked.connect(self._copy)
        self.file.clicked.connect(self._ask)
        self.setFocusProxy(self.copy)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.copy.setText(self.tr("Copied"))
        QTimer.singleShot(COPIED_MS, self, lambda: self.copy.setText(self.tr("Copy")))

    def _ask(self) -> None:
        start = str(Path.home() / free_path(self._company.name).name)
        chosen, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the Company as a file"), start, self.tr("Companies (*.toml)")
        )
        if chosen:
            self.write(Path(chosen))

    def write(self, path: Path) -> None:
        """Write the file and tell what came of it."""
        from hellassist.catalogue import write_company

        path = path if path.suffix == ".toml" else path.with_name(f"{path.name}.toml")
        try:
            write_company(path, self._company)
        except OSError as wrong:
            self.said.setText(self.tr("The file could not be written: {0}").format(wrong.strerror or wrong))
            return
        self.said.setText(self.tr("Written to “{0}”.").format(path))


class ImportPanel(SidePanel):
    """A Company from a text or a file. What is wrong is told, and the text stays to be mended."""

    imported = Signal(object)
    """What came in."""

    def __init__(self, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self.title.setText(self.tr("Take a Company in"))
        self.body.addWidget(
            self.words(
                self.tr("Paste a list here: text or TOML of this app, or lines such as “3 × Damned”."),
                dim=True,
            )
        )
        self.text = _paper(self, self.tr("Text of a Company"))
        self.body.addWidget(self.text, 1)
        self.fault = self.words(danger=True)
        self.body.addWidget(self.fault)
        self.take, self.file = (
            self.button(self.tr("Take it in"), primary=True),
            self.button(self.tr("From a file…")),
        )
        self.foot.addWidget(self.take, 1)
        self.foot.addWidget(self.file, 1)
        self.take.clicked.connect(lambda: self.read(self.text.toPlainText()))
        self.file.clicked.connect(self._ask)
        self.setFocusProxy(self.text)

    def _ask(self) -> None:
        kinds = self.tr("Companies (*.toml *.txt);;All files (*)")
        chosen, _ = QFileDialog.getOpenFileName(
            self, self.tr("A Company from a file"), str(Path.home()), kinds
        )
        if chosen:
            self.read_file(Path(chosen))

    def read(self, text: str) -> None:
        """Take in what was pasted."""
        from hellassist.catalogue import CardError

        try:
            self._take(from_text(text[: LONGEST + 1], self._catalogue, self.tr("pasted text")))
        except CardError as wrong:
            self.fault.setText(shown(wrong.faults))

    def read_file(self, path: Path) -> None:
        """Take in what a file holds."""
        from hellassist.catalogue import CardError

        try:
            self._take(from_file(path, self._catalogue))
        except CardError as wrong:
            self.fault.setText(shown(wrong.faults))

    def _take(self, imported: Imported) -> None:
        self.fault.setText("")
        self.imported.emit(imported)
