"""Stat cards as files, and the Companies made of them. Loaded on first use: pydantic takes a while to start."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hellassist.catalogue.public import (
        Card,
        CardError,
        Catalogue,
        CompanyEntry,
        CompanyList,
        Difference,
        Faction,
        Fault,
        Ruling,
        Totals,
        brought_by,
        check_files,
        company_from,
        faults,
        read_cards,
        read_company,
        read_differences,
        read_factions,
        read_rulings,
        totals,
        write_cards,
        write_company,
    )

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


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from hellassist.catalogue import public

    return getattr(public, name)
