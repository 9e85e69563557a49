"""Cards on paper, of the size of common sleeves, edge to edge with marks to cut along.

What is too much for one card goes on on another.
"""

from __future__ import annotations

from collections.abc import Sequence

from hellassist.app.words.texts import Texts
from hellassist.gui.printing.drawing import (
    MARGIN,
    MM,
    SMALLEST,
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
)
from hellassist.gui.printing.parts import TEXT, card_blocks, say
from hellassist.rules.profile import Profile
from hellassist.said import QT_TRANSLATE_NOOP as N

WIDE, HIGH = 63 * MM, 88 * MM
"""Of every card."""
INSET, PAD, ROUND = 1.4 * MM, 2 * MM, 2.5 * MM
"""From the cut to the frame, from the frame to what it holds, and the radius of its corners."""
MARK, CROSS = 3 * MM, 1.2 * MM
"""Length of a mark outside the cards, and of an arm of one between them."""

Part = list[Block]


def card_pages(cards: Sequence[tuple[Profile, str, int]], paper: Paper, texts: Texts) -> tuple[Page, ...]:
    """Pages with these cards: each with the name of its Faction, and how many miniatures it is for."""
    parts = [part for card in cards for part in _parts(card, texts)]
    across = int((paper.width - 2 * MARGIN) // WIDE)
    down = int((paper.height - 2 * MARGIN - line_height(SMALLEST)) // HIGH)
    left = (paper.width - across * WIDE) / 2
    pages = []
    for start in range(0, len(parts), across * down):
        items: list[Item] = []
        on_page = parts[start : start + across * down]
        for index, part in enumerate(on_page):
            row, place = divmod(index, across)
            items += moved(_framed(part), left + place * WIDE, MARGIN + row * HIGH)
        rows = -(-len(on_page) // across)
        items += moved(_marks(min(len(on_page), across), rows), left, MARGIN)
        pages.append(Page(paper, tuple(items)))
    return tuple(pages)


def _framed(part: Part) -> list[Item]:
    items: list[Item] = [Box(INSET, INSET, WIDE - 2 * INSET, HIGH - 2 * INSET, radius=ROUND)]
    y = INSET + PAD
    for block in part:
        items += moved(block.items, INSET + PAD, y)
        y += block.height
    return items


def _parts(card: tuple[Profile, str, int], texts: Texts) -> list[Part]:
    """A card, and where it is too much for one the cards on which it goes on, each with its name.

    Where all then fits on one card, the room between its parts is left out, or what abilities do, or both.
    """
    profile, faction, count = card
    width, height = WIDE - 2 * (INSET + PAD), HIGH - 2 * (INSET + PAD)
    blocks = card_blocks(profile, faction, count, width, texts)
    first, *others = filled(blocks, height)
    if others:
        short = card_blocks(profile, faction, count, width, texts, meant=False)
        for tried in (_tight(blocks), short, _tight(short)):
            if len(fits := filled(tried, height)) == 1:
                return fits
    again = paragraph(say(N("print", "{0}, continued"), profile.name(texts.language)), width, TEXT, bold=True)
    head = sum(block.height for block in again)
    rest = [block for part in others for block in part]
    return [first, *([*again, *part] for part in filled(rest, height - head) if part)]


def _tight(blocks: Part) -> Part:
    return [block for block in blocks if block.items]


def _marks(across: int, down: int) -> list[Item]:
    """Marks at each cut: outside the cards, and a small cross where four of them meet."""
    marks: list[Item] = []
    for column in range(across + 1):
        x = column * WIDE
        for y, out in ((0, -MARK), (down * HIGH, MARK)):
            marks.append(Line(x, y + out / 4, x, y + out, fine=True))
    for row in range(down + 1):
        y = row * HIGH
        for x, out in ((0, -MARK), (across * WIDE, MARK)):
            marks.append(Line(x + out / 4, y, x + out, y, fine=True))
    for column in range(1, across):
        for row in range(1, down):
            x, y = column * WIDE, row * HIGH
            marks.append(Line(x - CROSS, y, x + CROSS, y, fine=True))
            marks.append(Line(x, y - CROSS, x, y + CROSS, fine=True))
    return marks
