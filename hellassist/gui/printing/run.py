"""A Company from its file into a PDF, without a window."""

from __future__ import annotations

from pathlib import Path

from hellassist.app.battle import new_battle
from hellassist.app.companies.companies_text import from_file
from hellassist.app.settings import load_settings
from hellassist.gui.app import application
from hellassist.gui.looks.spoken import texts, told
from hellassist.gui.printing.drawing import PAPERS
from hellassist.gui.printing.pdf import pages_of, write_pdf


def print_company(
    company: Path, out: Path, paper: str, *, language: str = "", cards: bool = True
) -> tuple[str, ...]:
    """Write the PDF; gives sentences about lines of the file that were passed over. Raises CardError or OSError.

    *language* "" is the one that the players have set.
    """
    application(None, language or load_settings().language)
    catalogue = new_battle.catalogue()
    imported = from_file(company, catalogue)
    pages = pages_of(imported.company, catalogue, PAPERS[paper], texts(), cards=cards)
    write_pdf(out, pages, imported.company.name)
    return tuple(told(remark) for remark in imported.remarks)
