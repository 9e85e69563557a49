"""Cards go out: with their portraits as one file, as a plain card file, or as a spreadsheet."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from hellassist.app.cards.card_csv import csv_of, unsaid, write_csv
from hellassist.app.cards.cards import Binder, portrait_path
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

if TYPE_CHECKING:
    from hellassist.catalogue import CompanyList
    from hellassist.catalogue.cards import Card


def own_cards(binder: Binder) -> tuple[Card, ...]:
    """Those that the player wrote, as they stand in the files."""
    return tuple(card for card in binder.catalogue if binder.is_own(card.id))


def cards_of(company: CompanyList, binder: Binder) -> tuple[Card, ...]:
    """Those of a Company, each once, with the shapes they change into."""
    wanted: dict[str, Card] = {}
    keys = [entry.card for entry in company.entries]
    for key in keys:
        card = binder.catalogue.cards.get(key)
        if card is not None and key not in wanted:
            wanted[key] = card
            keys += [card.transformation.shape] if card.transformation is not None else []
    return tuple(wanted.values())


def write(path: Path, cards: Sequence[Card], binder: Binder, between: str = ",") -> tuple[str, ...]:
    """Write the cards in the form that the ending of *path* asks for; tells what that form cannot say.

    *between* stands between the cells of a spreadsheet. Raises OSError.
    """
    from hellassist.catalogue.shared_cards import write_plain, write_shared

    with_portrait = [card for card in cards if portrait_path(card.id).is_file()]
    suffix = path.suffix.casefold()
    if suffix not in (".csv", ".toml"):
        write_shared(path, cards, {card.id: portrait_path(card.id).read_bytes() for card in with_portrait})
        return ()
    remarks: list[str] = []
    if with_portrait:
        said = N("files", "{file}: it has no room for portraits; a .hellcards file has.")
        remarks.append(Said(said, file=path.name))
    if suffix == ".toml":
        write_plain(path, cards)
        return tuple(remarks)
    write_csv(path, csv_of(cards, between))
    lost: dict[str, list[str]] = {}
    for card in cards:
        for field in unsaid(card, binder.factions):
            lost.setdefault(field, []).append(card.profile().name())
    for field, names in lost.items():
        said = N(
            "files", "{file}: a spreadsheet cannot say all of “{field}” of {names}; a .hellcards file can."
        )
        shown = ", ".join(names[:3]) + (" …" if len(names) > 3 else "")
        remarks.append(Said(said, file=path.name, field=field, names=shown))
    return tuple(remarks)
