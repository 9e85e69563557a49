"""Pages into a PDF, whole or not at all, and into pictures."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSizeF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from hellassist.app.companies import companies_view
from hellassist.app.words.texts import Texts
from hellassist.gui.printing.cards import card_pages
from hellassist.gui.printing.drawing import DOT, Page, Paper, footed, paint
from hellassist.gui.printing.parts import say
from hellassist.gui.printing.sheet import sheet_pages
from hellassist.rules.profile import in_language
from hellassist.said import QT_TRANSLATE_NOOP as N

if TYPE_CHECKING:
    from hellassist.catalogue import Catalogue, CompanyList

DOTS_PER_INCH = 1200


def pages_of(
    company: CompanyList, catalogue: Catalogue, paper: Paper, texts: Texts, *, cards: bool = True
) -> tuple[Page, ...]:
    """The sheet of the Company, and its *cards*, each with what page of how many at the foot."""
    sheets = sheet_pages(company, catalogue, paper, texts)
    pages = _numbered(sheets, company.name, N("print", "{0} of {1}"))
    if not cards:
        return pages
    factions = {key: in_language(each.name, texts.language) for key, each in catalogue.factions.items()}
    hired = [
        (line.profile, factions.get(line.profile.faction, line.profile.faction), line.count)
        for line in companies_view.roster(company, catalogue, "rank", texts.language)
        if line.profile is not None
    ]
    return (
        *pages,
        *_numbered(card_pages(hired, paper, texts), company.name, N("print", "Cards: {0} of {1}")),
    )


def _numbered(pages: Sequence[Page], name: str, count: str) -> tuple[Page, ...]:
    """The pages with their foot: what a tilde says where there is one, the Company, and the number of the page."""
    legend = say(N("print", "~ no source attests this value"))
    return tuple(
        footed(
            page,
            DOT.join((legend, name)) if any("~" in text for text in page.texts) else name,
            say(count, number, len(pages)),
        )
        for number, page in enumerate(pages, 1)
    )


def pdf_of(pages: Sequence[Page], title: str) -> bytes:
    """The pages, of which there is one at least, as a PDF."""
    body = QByteArray()
    buffer = QBuffer(body)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("hellassist")
    writer.setResolution(DOTS_PER_INCH)
    writer.setPageLayout(_layout(pages[0].paper))
    painter = QPainter(writer)
    for number, page in enumerate(pages):
        if number:
            writer.newPage()
        paint(page, painter, DOTS_PER_INCH / 72)
    painter.end()
    buffer.close()
    return bytes(body.data())


def _layout(paper: Paper) -> QPageLayout:
    size = QPageSize(QSizeF(paper.width_mm, paper.height_mm), QPageSize.Unit.Millimeter, paper.name)
    layout = QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def write_pdf(path: Path, pages: Sequence[Page], title: str) -> None:
    """Write the PDF beside the file and put it in its place. May raise OSError; then the old file is as it was."""
    body = pdf_of(pages, title)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(body)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def picture_of(page: Page, dots_per_point: float = 2.0) -> QImage:
    """A page as a picture, as it is looked at before it is printed."""
    picture = QImage(
        round(page.paper.width * dots_per_point),
        round(page.paper.height * dots_per_point),
        QImage.Format.Format_RGB32,
    )
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    paint(page, painter, dots_per_point)
    painter.end()
    return picture
