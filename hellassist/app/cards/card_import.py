"""Cards that come in: looked at first, each beside what one has, then taken as was chosen, all of it or nothing.

Nothing is written before ``carry_out``, and ``take_back`` puts every file back as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from hellassist.app.cards.card_columns import Place, row_of
from hellassist.app.cards.card_csv import read_rows
from hellassist.app.cards.card_draft import of_card
from hellassist.app.cards.cards import BadPortrait, Binder, portrait_path
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

if TYPE_CHECKING:
    from hellassist.catalogue.cards import Card
    from hellassist.catalogue.files import ReadCard

MOST_CARDS = 1000
"""Of one file; what is beyond is left out and told."""
SUFFIXES = (".hellcards", ".toml", ".csv")
LONGEST_NAME = 120
State = Literal["new", "same", "differs", "unread"]
Choice = Literal["mine", "theirs", "both"]
"""What becomes of a card: it is left out, it takes the place of mine, or it comes beside mine under another id."""
Picture = Callable[[bytes, str], bytes]
"""Decodes a picture and writes it anew; raises BadPortrait. The text is what sentences call it."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """A card of a file, *mine* being the one that has its id already. *again*: that one comes from the files too."""

    file: str
    key: str
    card: Card | None
    faults: tuple[str, ...] = ()
    portrait: bytes | None = None
    mine: Card | None = None
    my_portrait: bytes | None = None
    again: bool = False

    @property
    def state(self) -> State:
        """What it is beside the cards that one has."""
        if self.card is None:
            return "unread"
        if self.mine is None:
            return "new"
        portrait_too = self.portrait is None or self.portrait == self.my_portrait
        return "same" if self.card == self.mine and portrait_too else "differs"

    @property
    def usual(self) -> Choice:
        """What is chosen before the player chooses: nothing is replaced unasked."""
        if self.state == "new":
            return "theirs"
        return "both" if self.state == "differs" and self.again else "mine"


@dataclass(frozen=True, slots=True)
class Line:
    """A value of two cards; *place* is None for what no column can say, which *label* names."""

    place: Place | None
    label: str
    mine: str
    theirs: str

    @property
    def differs(self) -> bool:
        return self.mine != self.theirs


@dataclass(slots=True)
class Taken:
    """What came in: how many cards, what went wrong, and each file as it was before and is since."""

    cards: int = 0
    faults: list[str] = field(default_factory=list)
    before: dict[Path, bytes | None] = field(default_factory=dict)
    since: dict[Path, bytes] = field(default_factory=dict)
    places: dict[str, Path] = field(default_factory=dict)
    """The file of each card that was written."""
    first: str = ""
    """The id of the first card."""


def look(
    paths: Iterable[Path], binder: Binder, picture: Picture
) -> tuple[tuple[Arrival, ...], tuple[str, ...]]:
    """The cards of the files as they are beside those of the binder; and sentences about files as a whole."""
    looking = _Looking(binder, picture)
    for path in paths:
        looking.at(path)
    return tuple(looking.arrivals), tuple(looking.remarks)


class _Looking:
    """Reads file after file."""

    def __init__(self, binder: Binder, picture: Picture) -> None:
        from hellassist.catalogue.factions import known_factions

        self._binder, self._picture = binder, picture
        self._factions = {**known_factions(), **binder.catalogue.factions}
        self._came: dict[str, Arrival] = {}
        self.arrivals: list[Arrival] = []
        self.remarks: list[str] = []

    def at(self, path: Path) -> None:
        """Whatever is wrong with the file is told; the others go on."""
        from hellassist.catalogue.errors import CardError

        cards = 0
        try:
            read, portraits = self._read(path)
            for each in read:
                if not each.key:
                    self.remarks += each.faults
                    continue
                cards += 1
                if cards > MOST_CARDS:
                    said = N(
                        "files",
                        "{file}: it holds more than {most} cards; the first {most} are here, "
                        "the others were left out.",
                    )
                    self.remarks.append(Said(said, file=path.name, most=MOST_CARDS))
                    break
                self._take(path.name, each, portraits.get(each.key))
        except CardError as wrong:
            self.remarks += wrong.faults

    def _read(self, path: Path) -> tuple[Iterable[ReadCard], Mapping[str, bytes]]:
        """The cards, each checked when its turn comes, and undecoded portraits. Raises CardError."""
        from hellassist.catalogue.errors import CardError
        from hellassist.catalogue.files import each_card
        from hellassist.catalogue.shared_cards import LARGEST_TEXT, read_shared
        from hellassist.catalogue.toml_files import read_text, toml_from

        suffix = path.suffix.casefold()
        portraits: Mapping[str, bytes] = {}
        if suffix not in SUFFIXES:
            said = N("files", "{file}: allowed are files that end in .hellcards, .toml or .csv.")
            raise CardError([Said(said, file=path.name)])
        if suffix == ".csv":
            return read_rows(read_text(path, LARGEST_TEXT), path.name, self._factions), {}
        if suffix == ".hellcards":
            entries, portraits, faults = read_shared(path)
            self.remarks += faults
        else:
            entries = toml_from(read_text(path, LARGEST_TEXT), path.name)
        if isinstance(entries.get("faction"), str) and isinstance(entries.get("name"), str):
            said = N("files", "{file}: it holds a Company and no cards; the page of Companies takes it in.")
            raise CardError([Said(said, file=path.name)])
        return each_card(entries, path.name, self._factions), portraits

    def _take(self, file: str, read: ReadCard, raw: bytes | None) -> None:
        portrait = None
        if read.card is not None and raw is not None:
            try:
                portrait = self._picture(raw, read.key)
            except BadPortrait as wrong:
                said = N("files", "{file}, portrait of {what} The card comes without it.")
                self.remarks.append(Said(said, file=file, what=str(wrong)))
        mine, again = self._binder.catalogue.cards.get(read.key), False
        my_portrait = _bytes(portrait_path(read.key)) if mine is not None else None
        if mine is None and read.key in self._came:
            earlier = self._came[read.key]
            mine, my_portrait, again = earlier.card, earlier.portrait, True
        made = Arrival(file, read.key, read.card, read.faults, portrait, mine, my_portrait, again)
        if made.card is not None:
            self._came.setdefault(made.key, made)
        self.arrivals.append(made)


def compared(mine: Card, theirs: Card) -> tuple[Line, ...]:
    """All that either card says, in the order of the printed card."""
    from hellassist.catalogue.toml_files import toml_text

    left, right = row_of(of_card(mine)), row_of(of_card(theirs))
    places = left if len(left) >= len(right) else right
    order = [*places, *(place for place in (*left, *right) if place not in places)]
    lines = [Line(place, "", left.get(place, ""), right.get(place, "")) for place in dict.fromkeys(order)]
    rest = [
        (
            label,
            *(
                toml_text({key: card.text()[key]}).strip() if key in card.text() else ""
                for card in (mine, theirs)
            ),
        )
        for key, label in (
            ("uncategorised", N("columns", "other effects")),
            ("transformation", N("columns", "transformation")),
            ("attested", N("columns", "sources")),
        )
    ]
    lines += [Line(None, label, a, b) for label, a, b in rest if a or b]
    if mine != theirs and not any(line.differs for line in lines):
        lines.append(
            Line(None, N("columns", "what powers do"), toml_text(mine.text()), toml_text(theirs.text()))
        )
    return tuple(lines)


# -- taking them in -----------------------------------------------------------------------------------


def carry_out(binder: Binder, wanted: Iterable[tuple[Arrival, Choice]]) -> Taken:
    """Write the cards that are wanted. Raises OSError where the disk refuses; every file is then as it was."""
    taken = Taken()
    binder.reload()
    names = {name for profile in binder.profiles for name in profile.names.values()}
    now = dict(binder.catalogue.cards)
    chosen = tuple(wanted)
    coming = {arrival.key for arrival, choice in chosen if choice != "mine"}
    try:
        for arrival, choice in chosen:
            card = arrival.card
            if card is None or choice == "mine":
                continue
            if choice == "both" and card.id in now:
                card = _beside(card, binder, {*now, *coming}, names)
            elif card.id in now and arrival.mine != now[card.id]:
                said = N("files", "{file}, card {card}: yours has changed meanwhile, so it was left alone.")
                taken.faults.append(Said(said, file=arrival.file, card=f'"{card.id}"'))
                continue
            if now.get(card.id) != card:
                _write(binder, card, taken)
            if arrival.portrait is not None:
                _put(portrait_path(card.id), arrival.portrait, taken)
            now[card.id] = card
            names |= set(card.name.values())
            taken.cards += 1
            taken.first = taken.first or card.id
    except OSError:
        take_back(binder, taken)
        raise
    binder.reload()
    return taken


def _beside(card: Card, binder: Binder, now: Container[str], names: Container[str]) -> Card:
    """The card under an id and a name that are free."""
    number = 2
    while any(_numbered(name, number) in names for name in card.name.values()):
        number += 1
    named = {language: _numbered(name, number) for language, name in card.name.items()}
    return card.model_copy(update={"id": binder.free_id(card.id, now), "name": named})


def _numbered(name: str, number: int) -> str:
    return f"{name[: LONGEST_NAME - 6]} ({number})"


def _write(binder: Binder, card: Card, taken: Taken) -> None:
    from hellassist.catalogue.toml_files import with_table

    path = taken.places.setdefault(card.id, binder.own_file(card.id))
    text = (_bytes(path) or b"").decode("utf-8-sig")
    _put(path, with_table(text, card.id, card.text()).encode(), taken)


def _put(path: Path, body: bytes, taken: Taken) -> None:
    from hellassist.catalogue.toml_files import write_whole

    taken.before.setdefault(path, _bytes(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, body)
    taken.since[path] = body


def take_back(binder: Binder, taken: Taken) -> tuple[str, ...]:
    """Put every file back as it was; one that was changed since is left alone and told.

    Raises OSError where the disk refuses one, after the others; once more, it goes on with that.
    """
    from hellassist.catalogue.toml_files import write_whole

    left: list[str] = []
    refused: list[OSError] = []
    for path in sorted(
        taken.since, key=lambda path: taken.before[path] is not None
    ):  # what is new makes room first
        now, before = _bytes(path), taken.before[path]
        if now == before:
            continue
        if now != taken.since[path]:
            said = N("files", "{file}: it was changed since the import, so it was left as it is.")
            left.append(Said(said, file=path.name))
            continue
        try:
            if before is None:
                path.unlink()
            else:
                write_whole(path, before)
        except OSError as wrong:
            refused.append(wrong)
    binder.reload()
    if refused:
        raise refused[0]
    return tuple(left)


def _bytes(path: Path) -> bytes | None:
    with suppress(FileNotFoundError):
        return path.read_bytes()
    return None
