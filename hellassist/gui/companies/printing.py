"""A Company on paper: looked at, then written as a PDF."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget

from hellassist.app.battle.battles import safe_name
from hellassist.app.words.texts import Texts
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.dialogs.tick import Tick
from hellassist.gui.printing.drawing import PAPERS, Page
from hellassist.gui.printing.pdf import pages_of, picture_of, write_pdf
from hellassist.gui.widgets.segments import Segments

if TYPE_CHECKING:
    from hellassist.catalogue import Catalogue, CompanyList

LETTER_LANDS = {QLocale.Country.UnitedStates, QLocale.Country.Canada, QLocale.Country.Mexico}


class _Sheet(QLabel):
    """A page as wide as there is room for it."""

    def __init__(self, page: Page, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = picture_of(page)
        self._share = page.paper.height / page.paper.width
        self.setAccessibleName("\n".join(page.texts))
        self.setMinimumWidth(120)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide, scale = event.size().width(), self.devicePixelRatioF()
        if event.oldSize().width() == wide:
            return
        shown = QPixmap.fromImage(self._picture).scaledToWidth(
            round(wide * scale), Qt.TransformationMode.SmoothTransformation
        )
        shown.setDevicePixelRatio(scale)
        self.setPixmap(shown)
        self.setFixedHeight(round(wide * self._share))


class PrintPanel(SidePanel):
    """Paper and what to print, with all pages below."""

    def __init__(
        self, company: CompanyList, catalogue: Catalogue, texts: Texts, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._company, self._catalogue, self._texts = company, catalogue, texts
        self.pages: tuple[Page, ...] = ()
        self._sheets: list[_Sheet] = []
        self.title.setText(self.tr("Print “{0}”").format(company.name))
        self.paper = Segments((("A4", "a4"), ("Letter", "letter")), self)
        self.paper.choose("letter" if QLocale().territory() in LETTER_LANDS else "a4")
        self.cards = Tick(self.tr("Cards too"), self)
        self.cards.setChecked(True)
        self.said = self.words()
        for widget in (self.paper, self.cards, self.said):
            self.body.addWidget(widget)
        self.save = self.button(self.tr("Save as PDF…"), primary=True)
        self.foot.addWidget(self.save, 1)
        self.save.clicked.connect(self._ask)
        self.paper.changed.connect(self._lay_out)
        self.cards.toggled.connect(self._lay_out)
        self.setFocusProxy(self.save)
        self._lay_out()
        self.body.addStretch(1)

    def _lay_out(self) -> None:
        for old in self._sheets:
            self.body.removeWidget(old)
            old.hide()
            old.deleteLater()
        paper = PAPERS[self.paper.value]
        self.pages = pages_of(
            self._company, self._catalogue, paper, self._texts, cards=self.cards.isChecked()
        )
        self._sheets = [_Sheet(page, self) for page in self.pages]
        for number, sheet in enumerate(self._sheets):
            self.body.insertWidget(3 + number, sheet)
        self.said.setText(self.tr("Pages: {0}").format(len(self.pages)))

    def _ask(self) -> None:
        start = str(Path.home() / f"{safe_name(self._company.name)}.pdf")
        chosen, _ = QFileDialog.getSaveFileName(self, self.tr("Save as PDF"), start, self.tr("PDF (*.pdf)"))
        if chosen:
            self.write(Path(chosen))

    def write(self, path: Path) -> None:
        """Write the PDF and tell what came of it."""
        path = path if path.suffix.lower() == ".pdf" else path.with_name(f"{path.name}.pdf")
        try:
            write_pdf(path, self.pages, self._company.name)
        except OSError as wrong:
            self.said.setText(self.tr("The PDF could not be written: {0}").format(wrong.strerror or wrong))
            return
        self.said.setText(self.tr("Written to “{0}”.").format(path))
