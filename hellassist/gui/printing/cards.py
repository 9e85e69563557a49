"""Cards on paper, two in a row, with marks to cut along. What is too much for one card goes on on another."""

from __future__ import annotations

from collections.abc import Sequence

from hellassist.app.texts import Texts
from hellassist.gui.printing.drawing import (
    MARGIN,
    MM,
    Block,
    Item,
    Line,
    Page,
    Paper,
    filled,
    moved,
    paragraph,
)
from hellassist.gui.printing.parts import HEAD, card_blocks, say
from hellassist.rules.profile import Profile
from hellassist.said import QT_TRANSLATE_NOOP as N

PAD, GAP, MARK = 3 * MM, 6 * MM, 2.4 * MM
"""Inside a card, between cards, and the length of a mark."""
LEAST = 63 * MM
"""No card is lower: that is how wide common sleeves are."""

Part = list[Block]


def card_pages(cards: Sequence[tuple[Profile, str, int]], paper: Paper, texts: Texts) -> tuple[Page, ...]:
    """Pages with these cards: each with the name of its Faction, and how many miniatures it is for."""
    wide = (paper.width - 2 * MARGIN - GAP) / 2
    room = paper.height - 2 * MARGIN
    parts = [part for card in cards for part in _parts(card, wide - 2 * PAD, room - 2 * PAD, texts)]
    pages: list[list[Item]] = [[]]
    y = MARGIN
    for row in (parts[start : start + 2] for start in range(0, len(parts), 2)):
        high = max(LEAST, *(sum(block.height for block in part) + 2 * PAD for part in row))
        if y > MARGIN and y + high > paper.height - MARGIN + 0.01:
            pages.append([])
            y = MARGIN
        for place, part in enumerate(row):
            x = MARGIN + place * (wide + GAP)
            pages[-1] += _marks(x, y, wide, high)
            at = y + PAD
            for block in part:
                pages[-1] += moved(block.items, x + PAD, at)
                at += block.height
        y += high + GAP
    return tuple(Page(paper, tuple(items)) for items in pages if items)


def _parts(card: tuple[Profile, str, int], width: float, height: float, texts: Texts) -> list[Part]:
    """A card, and where it is too much for one the cards on which it goes on, each with its name."""
    profile, faction, count = card
    blocks = card_blocks(profile, faction, count, width, texts)
    again = paragraph(say(N("print", "{0}, continued"), profile.name(texts.language)), width, HEAD, bold=True)
    head = sum(block.height for block in again)
    first, *others = filled(blocks, height)
    if not others:
        return [first]
    rest = [block for part in others for block in part]
    return [first, *([*again, *part] for part in filled(rest, height - head))]


def _marks(x: float, y: float, width: float, height: float) -> list[Item]:
    """Marks outside all four corners."""
    marks: list[Item] = []
    for corner_x, out_x in ((x, -MARK), (x + width, MARK)):
        for corner_y, out_y in ((y, -MARK), (y + height, MARK)):
            marks.append(Line(corner_x + out_x / 4, corner_y, corner_x + out_x, corner_y, fine=True))
            marks.append(Line(corner_x, corner_y + out_y / 4, corner_x, corner_y + out_y, fine=True))
    return marks
