"""What the catalogue offers, in one place; the package itself stays light."""

from hellassist.catalogue.cards import Card
from hellassist.catalogue.company import (
    CompanyEntry,
    CompanyList,
    Fault,
    Totals,
    brought_by,
    company_from,
    faults,
    read_company,
    totals,
    write_company,
)
from hellassist.catalogue.differences import Difference, read_differences
from hellassist.catalogue.errors import CardError
from hellassist.catalogue.factions import Faction, read_factions
from hellassist.catalogue.files import check_files, read_cards, write_cards
from hellassist.catalogue.rulings import Ruling, read_rulings
from hellassist.catalogue.shelf import Catalogue

__all__ = [
    "Card",
    "CardError",
    "Catalogue",
    "CompanyEntry",
    "CompanyList",
    "Difference",
    "Faction",
    "Fault",
    "Ruling",
    "Totals",
    "brought_by",
    "check_files",
    "company_from",
    "faults",
    "read_cards",
    "read_company",
    "read_differences",
    "read_factions",
    "read_rulings",
    "totals",
    "write_cards",
    "write_company",
]
