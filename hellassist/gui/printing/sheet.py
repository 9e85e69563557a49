"""The sheet of a Company: sums, tracks for Command and Dominance, and every miniature with its boxes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from hellassist.app.companies import companies_view
from hellassist.app.words import company_words, edition_words
from hellassist.app.words import words as game_words
from hellassist.app.words.texts import Texts
from hellassist.gui.dialogs import printed
from hellassist.gui.printing.drawing import (
    DOT,
    MARGIN,
    Badge,
    Block,
    Box,
    Item,
    Line,
    Page,
    Paper,
    facts,
    filled,
    line_height,
    moved,
    paragraph,
    space,
    stacked,
    width_of,
    words,
)
from hellassist.gui.printing.parts import (
    BETWEEN,
    SMALL,
    STATS,
    TEXT,
    TICK,
    life_boxes,
    order_blocks,
    say,
    stats,
    titled,
)
from hellassist.rules.editions import preset
from hellassist.rules.profile import Profile, in_language
from hellassist.said import QT_TRANSLATE_NOOP as N

if TYPE_CHECKING:
    from hellassist.catalogue import Catalogue, CompanyList, Fault, Totals

TITLE, TURNS, CELL = 18.0, 8, 15.0
"""Type of the title, turns of the track, and the side of a cell of the tracks."""
STAT, SPARE = 25.0, 10.0
"""Width of a column of stats, and between names, stats and Life Points."""
NAMES = 0.36
"""Share of the width for names."""
TICKED = ("wounded", "pain", "stunned", "knocked_down", "immobilized", "slowed", "brave", "berserk")
"""States that have a box to tick where there is room, the commonest first."""


def sheet_pages(company: CompanyList, catalogue: Catalogue, paper: Paper, texts: Texts) -> tuple[Page, ...]:
    """The Company on as many pages as it needs. States have boxes where that takes no further page."""
    width, room = paper.width - 2 * MARGIN, paper.height - 2 * MARGIN - line_height(SMALL) - 6
    top = _top(company, catalogue, width, texts)
    labels = _labels(width, texts)
    columns = [
        filled([*top, labels, *_units(company, catalogue, width, texts, states)], room - labels.height)
        for states in (TICKED, ())
    ]
    chosen = min(columns, key=len)
    begun, pages = False, []
    for column in chosen:
        begun, above = begun or labels in column, [labels] if begun else []
        pages.append(Page(paper, moved(stacked([*above, *column]).items, MARGIN, MARGIN)))
    return tuple(pages)


def _top(company: CompanyList, catalogue: Catalogue, width: float, texts: Texts) -> list[Block]:
    from hellassist.catalogue import faults, totals

    factions = {key: in_language(each.name, texts.language) for key, each in catalogue.factions.items()}
    sums = totals(company, catalogue)
    return [
        *_head(company, sums, factions, width, texts),
        *_faults(faults(company, catalogue), catalogue, factions, width, texts),
        space(8),
        *_tracks(sums.command, width),
        space(6),
    ]


def _units(
    company: CompanyList, catalogue: Catalogue, width: float, texts: Texts, states: Sequence[str]
) -> list[Block]:
    blocks: list[Block] = []
    for line in companies_view.roster(company, catalogue, "rank", texts.language):
        if line.profile is None:
            unknown = say(N("print", "{0} × {1}: unknown card"), line.count, line.card)
            blocks += [space(4), *paragraph(unknown, width, TEXT, bold=True)]
            continue
        for miniature in range(line.count):
            number = miniature + 1 if line.count > 1 else 0
            blocks += _miniature(line.profile, number, width, texts, states)
    return blocks


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
    badge = Badge(
        width - BADGE * 0.86 - 1, 1, BADGE * 0.86, BADGE, factions.get(company.faction, company.faction)
    )
    room = width - BADGE - 8
    told = stacked([*paragraph(company.name, room, TITLE, bold=True), *facts(about, room, TEXT)])
    high = max(told.height, BADGE + 2) + 4
    rule = Line(0, high, width, high)
    return [Block((*told.items, badge, rule), high + 2)]


BADGE = 32.0
"""Height of the sign of the Faction."""


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


def _tracks(basic: int, width: float) -> list[Block]:
    """Cells in line: one for each point of basic Command, and one each turn for what is left and who is Dominant."""
    command = say(N("print", "Command"))
    labels = [say(N("print", "Turn")), say(N("print", "Command left")), say(N("print", "Dominance"))]
    left = min(max(width_of(label, TEXT, bold=True) for label in (command, *labels)) + 8, width / 2)
    return [_track(command, basic, left, width), _turns(labels, left, width)]


def _track(name: str, basic: int, left: float, width: float) -> Block:
    """A numbered cell for each point of basic Command, to put a marker on."""
    each_row = max(int((width - left) // (CELL + BETWEEN)), 1)
    (first, *_) = paragraph(name, left, TEXT, bold=True)
    items = list(moved(first.items, 0, 2))
    for point in range(basic + 1):
        row, place = divmod(point, each_row)
        x, y = left + place * (CELL + BETWEEN), row * (CELL + BETWEEN)
        items.append(Box(x, y, CELL, CELL, radius=2))
        text = str(point)
        across = x + (CELL - width_of(text, SMALL)) / 2
        items.append(words(text, across, y + (CELL - line_height(SMALL)) / 2, SMALL))
    return Block(tuple(items), (basic // each_row + 1) * (CELL + BETWEEN) + 4)


def _turns(labels: Sequence[str], left: float, width: float) -> Block:
    """A cell each turn for the Command that is left and for who is Dominant."""
    step, high = (width - left) / TURNS, CELL + 2
    items: list[Item] = []
    for row, label in enumerate(labels):
        (first, *_) = paragraph(label, left, TEXT, bold=True)
        items += moved(first.items, 0, row * high + 2)
        for turn in range(TURNS):
            x = left + turn * step
            items.append(Box(x, row * high, step, high))
            if row == 0:
                text = str(turn + 1)
                items.append(words(text, x + (step - width_of(text, SMALL)) / 2, 3, SMALL))
    return Block(tuple(items), len(labels) * high + 4)


def _columns(width: float) -> tuple[float, float]:
    """Where stats begin, and Life Points."""
    names = width * NAMES
    return names, names + len(STATS) * STAT + SPARE


def _labels(width: float, texts: Texts) -> Block:
    """What stands in the columns, above the first unit of a page."""
    at, boxes = _columns(width)
    items: list[Item] = [words(say(N("print", "LP")), boxes, 0, SMALL, ink="dim")]
    for place, stat in enumerate(STATS):
        label = texts.word(game_words.STATS, stat)
        items.append(
            words(label, at + place * STAT + (STAT - 2 - width_of(label, SMALL)) / 2, 0, SMALL, ink="dim")
        )
    return Block(tuple(items), line_height(SMALL) + 1)


def _miniature(
    profile: Profile, number: int, width: float, texts: Texts, states: Sequence[str]
) -> list[Block]:
    """Name, stats and Life Points side by side, states below, then the orders: in full for the first of its kind."""
    at, right = _columns(width)
    name = profile.name(texts.language)
    named = say(N("print", "{0} {1}"), name, number) if number else name
    points = say(N("print", "{0} points"), f"{profile.points}{printed.doubtful(profile, 'points')}")
    about = DOT.join(part for part in (printed.ranked(profile), points) if part)
    left = at - SPARE
    told = stacked([titled(profile, named, left, TEXT), *facts(about, left, SMALL, ink="dim")])
    cells = stats(profile, len(STATS) * STAT - 2, texts, STATS, labels=False)
    boxes = life_boxes(profile.life, profile.threshold, width - right)
    high = max(told.height, cells.height, boxes.height + 2)
    ticks = _ticks(states, at, width, texts) if states else space(0)
    items = (
        Line(0, 0, width, 0, fine=True),
        *moved(told.items, 0, 3),
        *moved(cells.items, at, 3),
        *moved(boxes.items, right, 5),
        *moved(ticks.items, 0, high + 4),
    )
    block = Block(items, high + ticks.height + 5)
    orders = order_blocks(profile, width, texts, full=number <= 1)
    return [block, *orders, space(3)] if orders else [block]


def _ticks(states: Sequence[str], left: float, width: float, texts: Texts) -> Block:
    """A box and the name of each state, as many as there is room for in a line."""
    items: list[Item] = []
    x = left
    for state in states:
        name = texts.word(game_words.STATES, state)
        after = x + TICK + 3 + width_of(name, SMALL)
        if after > width:
            break
        items.append(Box(x, 1.5, TICK, TICK))
        items.append(words(name, x + TICK + 3, 0, SMALL, ink="dim"))
        x = after + 9
    return Block(tuple(items), line_height(SMALL) + 1)
