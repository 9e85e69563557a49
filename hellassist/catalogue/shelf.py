"""The Catalogue: all cards of a folder, and of the player's own folder over it."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path

from hellassist.catalogue.cards import Card
from hellassist.catalogue.errors import CardError, found
from hellassist.catalogue.factions import (
    FACTIONS_FILE,
    Faction,
    factions_of,
    known_factions,
    read_factions,
    shipped_factions,
)
from hellassist.catalogue.files import NO_CARDS, cards_and_faults
from hellassist.rules.editions import CORE
from hellassist.rules.profile import Profile
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said


class Catalogue:
    """Cards by id. *faults* says what could not be read; the rest is there all the same."""

    def __init__(
        self,
        cards: Iterable[Card] = (),
        factions: Mapping[str, Faction] | None = None,
        faults: Iterable[str] = (),
        files: Mapping[str, Path] | None = None,
    ) -> None:
        self.cards: Mapping[str, Card] = {card.id: card for card in cards}
        self.factions: Mapping[str, Faction] = dict(shipped_factions() if factions is None else factions)
        self.faults = tuple(faults)
        self.files: Mapping[str, Path] = dict(files or {})
        """The file of each card, by the card's id."""

    @classmethod
    def load(cls, folder: Path, user_folder: Path | None = None) -> "Catalogue":
        """All card files of *folder*; a card of *user_folder* with the same id takes the place of the first."""
        factions = dict(shipped_factions())
        cards: dict[str, Card] = {}
        faults: list[str] = []
        files: dict[str, Path] = {}
        for place in (folder, *([user_folder] if user_folder else [])):
            if (place / FACTIONS_FILE).is_file():
                try:
                    factions |= factions_of(CORE, read_factions(place / FACTIONS_FILE))
                except CardError as wrong:
                    faults += wrong.faults
            here: dict[str, Card] = {}
            for path in _card_files(place, faults):
                read, wrong_here = cards_and_faults(path, {**known_factions(), **factions})
                faults += wrong_here
                for card in read:
                    if card.id in here:
                        faults.append(
                            Said(
                                N("files", "{file}, card {found}: another file has a card of this id."),
                                file=path.name,
                                found=found(card.id),
                            )
                        )
                    else:
                        files[card.id] = path
                    here.setdefault(card.id, card)
            cards |= here
        faults += _shapes_missing(cards)
        return cls(cards.values(), factions, faults, files)

    @cached_property
    def profiles(self) -> Mapping[str, Profile]:
        """Each card as the engine reads it, by id."""
        return {key: card.profile() for key, card in self.cards.items()}

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards.values())

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, key: object) -> bool:
        return key in self.cards

    def __getitem__(self, key: str) -> Card:
        """The card with this id. Raises KeyError if there is none."""
        return self.cards[key]

    def of_faction(self, faction: str) -> tuple[Card, ...]:
        """The faction's cards, in the order of their files."""
        return tuple(card for card in self if card.faction == faction)


def _card_files(folder: Path, faults: list[str]) -> list[Path]:
    try:
        return sorted(
            path for path in folder.iterdir() if path.suffix == ".toml" and path.name not in NO_CARDS
        )
    except OSError as wrong:
        faults.append(
            Said(
                N("files", "{name}: the folder cannot be read: {close}."),
                name=folder.name,
                close=wrong.strerror or wrong,
            )
        )
        return []


def _shapes_missing(cards: Mapping[str, Card]) -> Iterator[str]:
    for card in cards.values():
        if card.transformation is not None and card.transformation.shape not in cards:
            yield Said(
                N("files", "card {found}, transformation.shape: there is no card {found2}."),
                found=found(card.id),
                found2=found(card.transformation.shape),
            )
