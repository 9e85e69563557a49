"""The sheet of a Company: sums, tracks for Command and Dominance, and every miniature with its boxes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from hellassist.app import companies_view, company_words, edition_words
from hellassist.app.texts import Texts
from hellassist.gui.dialogs import printed
from hellassist.gui.printing.drawing import (
    MARGIN,
    Block,
    Box,
    Item,
    Line,
    Page,
    Paper,
    filled,
    line_height,
    moved,
    paragraph,
    space,
    stacked,
    width_of,
    words,
)
from hellassist.gui.printing.parts import BETWEEN, SMALL, TEXT, life_boxes, order_blocks, say, stat_line
from hellassist.rules.editions import preset
from hellassist.rules.profile import Profile, in_language
from hellassist.said import QT_TRANSLATE_NOOP as N

if TYPE_CHECKING:
    from hellassist.catalogue import Catalogue, CompanyList, Fault, Totals

TITLE, TURNS, CELL = 18.0, 8, 15.0
"""Type of the title, turns of the track, and the side of a cell of the tracks."""
NAMES = 0.54
"""Share of the width for names and stats; the rest is for boxes."""


def sheet_pages(company: CompanyList, catalogue: Catalogue, paper: Paper, texts: Texts) -> tuple[Page, ...]:
    """The Company on as many pages as it needs."""
    from hellassist.catalogue import faults, totals

    width, foot = paper.width - 2 * MARGIN, line_height(SMALL) + 6
    factions = {key: in_language(each.name, texts.language) for key, each in catalogue.factions.items()}
    sums = totals(company, catalogue)
    blocks = [
        *_head(company, sums, factions, width, texts),
        *_faults(faults(company, catalogue), catalogue, factions, width, texts),
        space(6),
        _track(say(N("print", "Command")), sums.command, width),
        _turns(width),
        space(6),
    ]
    for line in companies_view.roster(company, catalogue, "rank", texts.language):
        if line.profile is None:
            unknown = say(N("print", "{0} × {1}: unknown card"), line.count, line.card)
            blocks += [space(4), *paragraph(unknown, width, TEXT, bold=True)]
            continue
        for miniature in range(line.count):
            number = miniature + 1 if line.count > 1 else 0
            blocks += _miniature(line.profile, number, width, texts)
    columns = filled(blocks, paper.height - 2 * MARGIN - foot)
    return tuple(
        _page(column, paper, company.name, number, len(columns)) for number, column in enumerate(columns, 1)
    )


def _page(column: Sequence[Block], paper: Paper, name: str, number: int, of: int) -> Page:
    items = list(moved(stacked(column).items, MARGIN, MARGIN))
    about = say(N("print", "{0} of {1}"), number, of)
    y = paper.height - MARGIN - line_height(SMALL)
    items.append(words(about, paper.width - MARGIN - width_of(about, SMALL), y, SMALL, ink="dim"))
    room = paper.width - 2 * MARGIN - width_of(about, SMALL) - 12
    (first, *_) = paragraph(name, room, SMALL, ink="dim")
    items += moved(first.items, MARGIN, y)
    return Page(paper, tuple(items))


def _head(
    company: CompanyList, sums: Totals, factions: Mapping[str, str], width: float, texts: Texts
) -> list[Block]:
    about = say(
        N("print", "{0} · {1} of {2} points · Units: {3} · Command: {4} · {5}"),
        factions.get(company.faction, company.faction),
        companies_view.sum_of(sums, "points"),
        company.points,
        sums.units,
        companies_view.sum_of(sums, "command"),
        edition_words.name_of(preset(company.edition), texts),
    )
    return [*paragraph(company.name, width, TITLE, bold=True), *paragraph(about, width, TEXT)]


def _faults(
    found: Sequence[Fault], catalogue: Catalogue, factions: Mapping[str, str], width: float, texts: Texts
) -> list[Block]:
    """What the rules say against it, on paper too."""
    names = {key: profile.name(texts.language) for key, profile in catalogue.profiles.items()}
    return [
        block
        for fault in found
        for block in paragraph(company_words.told(fault, names, texts, factions), width, SMALL, ink="red")
    ]


def _track(name: str, basic: int, width: float) -> Block:
    """A numbered cell for each point of basic Command, to put a marker on."""
    each_row = max(int(width // (CELL + BETWEEN)), 1)
    items: list[Item] = [words(name, 0, 0, TEXT, bold=True)]
    top = line_height(TEXT, bold=True) + 2
    for point in range(basic + 1):
        row, place = divmod(point, each_row)
        x, y = place * (CELL + BETWEEN), top + row * (CELL + BETWEEN)
        items.append(Box(x, y, CELL, CELL))
        text = str(point)
        left = x + (CELL - width_of(text, SMALL)) / 2
        items.append(words(text, left, y + (CELL - line_height(SMALL)) / 2, SMALL))
    return Block(tuple(items), top + (basic // each_row + 1) * (CELL + BETWEEN) + 4)


def _turns(width: float) -> Block:
    """A cell each turn for the Command that is left and for who is Dominant."""
    labels = [say(N("print", "Turn")), say(N("print", "Command left")), say(N("print", "Dominance"))]
    left = min(max(width_of(label, TEXT, bold=True) for label in labels) + 8, width / 2)
    step, high = (width - left) / TURNS, CELL + 2
    items: list[Item] = []
    for row, label in enumerate(labels):
        (first, *_) = paragraph(label, left, TEXT, bold=True)
        items += moved(first.items, 0, row * high + 2)
        for turn in range(TURNS):
            x = left + turn * step
            items.append(Box(x, row * high, step, high, tint=row == 0))
            if row == 0:
                text = str(turn + 1)
                items.append(words(text, x + (step - width_of(text, SMALL)) / 2, 3, SMALL))
    return Block(tuple(items), len(labels) * high + 4)


def _miniature(profile: Profile, number: int, width: float, texts: Texts) -> list[Block]:
    """Its name and stats on the left, its Life Points on the right, its orders below; the first lines stay together."""
    left, right = width * NAMES - 10, width * (1 - NAMES)
    name = profile.name(texts.language)
    named = say(N("print", "{0} {1}"), name, number) if number else name
    points = say(N("print", "{0} points"), f"{profile.points}{printed.doubtful(profile, 'points')}")
    about = " · ".join(part for part in (printed.ranked(profile), points) if part)
    words_left = stacked(
        [
            *paragraph(named, left, TEXT, bold=True),
            *paragraph(about, left, SMALL, ink="dim"),
            *paragraph(stat_line(profile, texts), left, SMALL),
        ]
    )
    boxes = life_boxes(profile.life, profile.threshold, right, say(N("print", "LP")))
    high = max(words_left.height, boxes.height + 2) + 3
    rule = Line(0, 0, width, 0, fine=True)
    items = (rule, *moved(words_left.items, 0, 2), *moved(boxes.items, width * NAMES, 4))
    return [space(3), Block(items, high), *order_blocks(profile, width, texts)]
