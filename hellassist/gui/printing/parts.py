"""What a card says, as blocks: head, stats, boxes for Life Points and orders, weapons, abilities, powers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from hellassist.app.words import abilities, meanings, power_words
from hellassist.app.words import words as game_words
from hellassist.app.words.texts import Texts
from hellassist.gui.cards.badge import RANK_ICONS
from hellassist.gui.cards.portrait import portrait_of
from hellassist.gui.dialogs import printed
from hellassist.gui.looks.figures import number
from hellassist.gui.printing.drawing import (
    DOT,
    Badge,
    Block,
    Box,
    Ink,
    Item,
    Line,
    Portrait,
    Symbol,
    Words,
    facts,
    line_height,
    moved,
    paragraph,
    space,
    stacked,
    together,
    width_of,
    words,
)
from hellassist.gui.widgets.power_table import effects_text
from hellassist.rules.profile import Ability, Aura, Order, Profile, Score, Stat, Weapon, in_language
from hellassist.said import QT_TRANSLATE_NOOP as N

TEXT, SMALL, HEAD = 8.5, 8.0, 11.0
BOX, BETWEEN, FIVE = 10.0, 2.5, 3.5
"""Points of a box for a Life Point, from one to the next, and what is more after each fifth."""
TICK = 7.0
"""Side of a box to tick."""
STATS: tuple[Stat, ...] = ("mvt", "cbt", "shs", "def", "pr", "fth", "cmd")
FIELDS = {"def": ("def", "defence"), "pr": ("pr", "protection")}


def say(text: str, *facts: object) -> str:
    """A text of the print, translated, with its facts."""
    return QCoreApplication.translate("print", text).format(*facts)


def life_boxes(life: int, threshold: int | None, width: float, label: str = "") -> Block:
    """A box for each Life Point, in fives; the last ones, in which the unit is Wounded, are grey and thick (UN-23)."""
    left = max(width_of(label, SMALL, bold=True) + 5, 18) if label else 0.0
    each_row = max(int((width - left + BETWEEN) // (BOX + BETWEEN)), 1)
    while each_row > 5 and _reach(each_row) > width - left:
        each_row -= 1
    if life > each_row > 5:
        each_row -= each_row % 5
    items: list[Item] = [words(label, 0, 0, SMALL, bold=True)] if label else []
    for point in range(life):
        row, place = divmod(point, each_row)
        wounded = point >= life - (threshold or 0)
        x, y = left + _reach(place + 1) - BOX, row * (BOX + BETWEEN)
        items.append(Box(x, y, BOX, BOX, tint=wounded, thick=wounded))
    rows = max(-(-life // each_row), 1)
    return Block(tuple(items), max(rows * (BOX + BETWEEN), line_height(SMALL, bold=True)) + 1)


def _reach(boxes: int) -> float:
    """How wide so many boxes in a row are."""
    return boxes * (BOX + BETWEEN) - BETWEEN + (boxes - 1) // 5 * FIVE


def order_boxes(order: Order) -> int:
    """How many boxes to tick an order has: as often as it may be used, one where that is not counted."""
    if order.unique:
        return 1
    return min(order.limit, 9) if order.limit is not None and order.span == "battle" else 1


def with_boxes(count: int, blocks: list[Block]) -> list[Block]:
    """So many boxes in front of the first line of a text that is indented for them."""
    boxes = tuple(Box(place * (TICK + 2), 2, TICK, TICK) for place in range(count))
    first, *others = blocks
    return [Block((*boxes, *first.items), max(first.height, TICK + 3)), *others]


def indent_of(boxes: int) -> float:
    """How far a text is moved in by boxes."""
    return boxes * (TICK + 2) + 2


def head(profile: Profile, faction: str, width: float, texts: Texts) -> list[Block]:
    """Rank, name, sign and name of the Faction, points, base, availability, keywords; on their left the portrait."""
    about = [
        printed.ranked(profile),
        faction + printed.doubtful(profile, "faction") if faction else "",
        say(N("print", "{0} points"), f"{profile.points}{printed.doubtful(profile, 'points')}"),
        printed.base(profile),
        printed.often(profile),
        printed.commands_lemures(profile),
    ]
    told = DOT.join(part for part in about if part)
    name = profile.name(texts.language)
    blocks = [_beside(titled(profile, name, width - SIGN - 4, HEAD), faction, told, width)]
    if portrait_of(profile.id) is not None:
        wide, high = PORTRAIT
        left = wide + 5
        beside = _beside(titled(profile, name, width - left - SIGN - 4, HEAD), faction, told, width - left)
        if beside.height < 2 * high:
            picture = Portrait(0, 1, wide, high, profile.id)
            blocks = [Block((picture, *moved(beside.items, left, 0)), max(beside.height, high + 3))]
    keys = sorted(profile.keywords)
    kept = ", ".join(
        printed.word(key).capitalize() + printed.doubtful(profile, f"keywords.{key}") for key in keys
    )
    return [*blocks, *paragraph(kept, width, SMALL, ink="dim")] if kept else blocks


PORTRAIT = (36.0, 44.0)
"""Width and height of a portrait."""


def _beside(named: Block, faction: str, about: str, width: float) -> Block:
    """The name with the sign at the end of its line, and what else is said below."""
    items = list(named.items)
    if faction:
        items.append(Badge(width - SIGN * 0.9, 0.5, SIGN * 0.9, SIGN, faction))
    below = stacked(facts(about, width, SMALL, ink="dim"))
    top = max(named.height, SIGN + 2 if faction else 0)
    return Block((*items, *moved(below.items, 0, top)), top + below.height)


SIGN = 17.0
"""Height of the sign of a Faction."""


def titled(profile: Profile, name: str, width: float, size: float) -> Block:
    """A name behind the symbol of the rank."""
    side = size
    lines = stacked(paragraph(name, width, size, bold=True, indent=side + 3))
    drop = (line_height(size, bold=True) - side) / 2
    return Block((Symbol(0, drop, side, side, RANK_ICONS[profile.rank]), *lines.items), lines.height)


def stats(
    profile: Profile, width: float, texts: Texts, shown: Sequence[Stat] | None = None, *, labels: bool = True
) -> Block:
    """The stats in a row of cells: the value, and below in grey the one of a Wounded unit (UN-22).

    *shown* in place of those that the card prints leaves room for each of them.
    """
    chosen = [stat for stat in STATS if profile.score(stat) is not None] if shown is None else shown
    step = (width + 2) / max(len(chosen), 1)
    top = line_height(SMALL) + 1 if labels else 1.0
    cells = [
        (stat, profile.score(stat), printed.doubtful(profile, *FIELDS.get(stat, (stat,)))) for stat in chosen
    ]
    texts_of = [_value_texts(score, doubt) for _, score, doubt in cells]
    size = _largest([red for red, _ in texts_of], step - 4, HEAD)
    middle = top + line_height(size, bold=True)
    high = middle + (line_height(SMALL) + 0.5 if any(green for _, green in texts_of) else 0) + 1
    items: list[Item] = []
    for place, (stat, _, _) in enumerate(cells):
        x, wide = place * step, step - 2
        red, green = texts_of[place]
        if red:
            items.append(Box(x, 0, wide, high, radius=1.5))
        if labels:
            items.append(_centred(texts.word(game_words.STATS, stat), x, 0.5, wide, SMALL, ink="dim"))
        if red:
            items.append(_centred(red, x, top, wide, size, bold=True))
        else:
            items.append(_centred("–", x, top, wide, size, ink="dim"))
        if green:
            items += _wounded(green, x, middle, wide, high - middle)
    return Block(tuple(items), high + 3)


def _value_texts(score: Score | None, doubt: str) -> tuple[str, str]:
    """The value and the one of a Wounded unit, the last of them with its tilde."""
    if score is None:
        return "", ""
    return (f"{score.red}{doubt}", "") if score.green is None else (f"{score.red}", f"{score.green}{doubt}")


def _wounded(text: str, x: float, y: float, width: float, height: float) -> Iterator[Item]:
    """In grey as the boxes of the last Life Points, behind a drop where there is room for it."""
    yield Box(x, y, width, height, tint=True, radius=1.5)
    drop = 6.0 if width_of(text, SMALL) + 7 <= width else 0.0
    left = x + (width - width_of(text, SMALL) - drop) / 2
    if drop:
        yield Symbol(left - 0.5, y + (height - drop) / 2, drop, drop, "wounded")
    yield words(text, left + drop, y + (height - line_height(SMALL)) / 2, SMALL)


def _centred(
    text: str, x: float, y: float, width: float, size: float, *, bold: bool = False, ink: Ink = "black"
) -> Words:
    return words(text, x + (width - width_of(text, size, bold=bold)) / 2, y, size, bold=bold, ink=ink)


def _largest(lines: Sequence[str], width: float, most: float) -> float:
    """The largest type, of one size for all, in which each line is no wider."""
    sizes = (
        size for size in (most, 10.0, 9.0) if all(width_of(text, size, bold=True) <= width for text in lines)
    )
    return next(sizes, SMALL)


def weapon_blocks(
    weapon: Weapon, profile: Profile, field: str, width: float, texts: Texts, *, meant: bool = True
) -> list[Block]:
    """Name, what kind of damage, how far, and the power table as five cells that are not parted."""
    types = ", ".join(printed.word(kind) for kind in weapon.types)
    said = [types + printed.doubtful(profile, f"{field}.types") if types else ""]
    if weapon.range is not None:
        far = number(weapon.range, 0 if weapon.range % 1 == 0 else 1)
        said.append(say(N("print", "Range {0} fathoms"), far + printed.doubtful(profile, f"{field}.range")))
    if weapon.blast is not None:
        power = "–" if weapon.blast.power is None else weapon.blast.power
        said.append(f"{printed.word(weapon.blast.shape)} {weapon.blast.difficulty}/{power}")
    named = in_language(weapon.names, texts.language) + printed.doubtful(profile, f"{field}.name")
    name = paragraph(named, width, TEXT, bold=True)
    blocks = followed(name, DOT.join(fact for fact in said if fact), width)
    if weapon.table:
        blocks = [stacked([*blocks, _table(weapon, profile, field, width)])]
        blocks += facts(_with_damage(weapon, texts), width, SMALL)
    for ability in weapon.abilities:
        blocks += ability_blocks(ability, profile, f"{field}.abilities", width, texts, meant=meant)
    return [*blocks, space(4)]


def followed(named: list[Block], about: str, width: float) -> list[Block]:
    """What is said about a name: behind it where there is room in its line, else below."""
    used = max((item.x + item.width for item in named[-1].items if isinstance(item, Words)), default=0) + 6
    if not about or len(named) > 1 or used + width_of(about, SMALL) > width:
        return [*named, *facts(about, width, SMALL, ink="dim")]
    drop = line_height(TEXT, bold=True) - line_height(SMALL)
    return [Block((*named[0].items, words(about, used, drop * 0.8, SMALL, ink="dim")), named[0].height)]


def _with_damage(weapon: Weapon, texts: Texts) -> str:
    """What comes with the damage, behind the hits at which it does."""
    return DOT.join(
        say(N("print", "{0}*: {1}"), hits, effects_text(column, texts))
        for hits, column in enumerate(weapon.table, 1)
        if column.effects
    )


def _table(weapon: Weapon, profile: Profile, field: str, width: float) -> Block:
    """Hits above damage; a star stands for what comes with the damage."""
    step, top = width / len(weapon.table), line_height(SMALL)
    cells = [
        f"{column.damage}{'*' if column.effects else ''}"
        f"{printed.doubtful(profile, f'{field}.table.{hits}', f'{field}.table_')}"
        for hits, column in enumerate(weapon.table, 1)
    ]
    size = _largest(cells, step - 3, 10.0)
    high = top + line_height(size, bold=True) + 1
    items: list[Item] = [Box(0, 0, width, high, radius=1.5), Line(0, top, width, top, fine=True)]
    for place, text in enumerate(cells):
        x = place * step
        if place:
            items.append(Line(x, 0, x, high, fine=True))
        items.append(_centred(str(place + 1), x, 0, step, SMALL, ink="dim"))
        items.append(_centred(text, x, top + 0.5, step, size, bold=True))
    return Block(tuple(items), high + 2)


def ability_blocks(
    ability: Ability, profile: Profile, field: str, width: float, texts: Texts, *, meant: bool = True
) -> list[Block]:
    """Its name, and where it is *meant* to be told what it does, in our words; what the card alone says always is."""
    meaning = meanings.of_ability(ability, texts.translate)
    says = ability.text or (meaning.says if meaning is not None and meant else "")
    mark = meanings.left_to_players(ability) if meant else ""
    named = abilities.printed(ability, texts.language) + printed.ability_doubt(profile, field, ability)
    name, told = paragraph(named, width, TEXT, bold=True), paragraph(says, width, SMALL)
    blocks = together([*name, *told], len(name) + 1)
    return [
        *blocks,
        *(paragraph(texts.translate("abilities", mark), width, SMALL, ink="dim") if mark else []),
    ]


def power_text(power: Order | Aura, texts: Texts) -> str:
    """What an order or an aura does."""
    does = [power_words.act_words(act, texts) for act in power.acts]
    body = in_language(power.text, texts.language) or ", ".join(does)
    by_hand = [in_language(act.text, texts.language) for act in power.acts if act.text]
    return "\n".join((body, *by_hand)) if power.text else body


def order_blocks(profile: Profile, width: float, texts: Texts, *, full: bool = True) -> list[Block]:
    """The orders, each with its boxes to tick and its header; its text where they are wanted in *full*."""
    blocks: list[Block] = []
    for index, order in enumerate(profile.orders):
        count = order_boxes(order)
        name = in_language(order.names, texts.language)
        header = printed.order_header(order) + printed.header_doubt(profile, "order", index)
        text = power_text(order, texts) + printed.doubtful(profile, f"orders.{index}.acts")
        named = with_boxes(count, paragraph(name, width, TEXT, bold=True, indent=indent_of(count)))
        blocks += _power(named, header, text if full else "", width)
    return blocks


def _power(named: list[Block], header: str, text: str, width: float) -> list[Block]:
    """A power, the first lines of which are kept together."""
    above = followed(named, header, width)
    return together([*above, *paragraph(text, width, SMALL)], len(above) + 1)


def other_blocks(profile: Profile, width: float, texts: Texts) -> list[Block]:
    """Auras, spells, effects without a kind, transformation, special text."""
    language = texts.language
    parts: list[tuple[str, str, str]] = [
        (
            in_language(aura.names, language),
            printed.aura_header(aura) + printed.header_doubt(profile, "aura", index),
            power_text(aura, texts) + printed.doubtful(profile, f"auras.{index}.acts"),
        )
        for index, aura in enumerate(profile.auras)
    ]
    for index, spell in enumerate(profile.spells):
        does = ", ".join(power_words.act_words(act, texts) for act in spell.acts)
        text = in_language(spell.text, language) or does
        parts.append(
            (
                in_language(spell.names, language),
                printed.spell_header(spell) + printed.header_doubt(profile, "spell", index),
                text + printed.doubtful(profile, f"spells.{index}.acts"),
            )
        )
    parts += [
        (in_language(effect.names, language), "", in_language(effect.text, language))
        for effect in profile.uncategorised
    ]
    if profile.transformation is not None:
        change = profile.transformation
        text = in_language(change.text, language) or change.condition
        parts.append((say(N("print", "Transformation")), "", text))
    if profile.special:
        parts.append((say(N("print", "Special")), "", in_language(profile.special, language)))
    blocks: list[Block] = []
    for name, header, text in parts:
        blocks += _power(paragraph(name, width, TEXT, bold=True), header, text, width)
    return blocks


def card_blocks(
    profile: Profile, faction: str, count: int, width: float, texts: Texts, *, meant: bool = True
) -> list[Block]:
    """All of a card, with a row of Life Points for each of *count* miniatures.

    What its abilities do is told where that is *meant* to be, their names always are.
    """
    blocks = [*head(profile, faction, width, texts), space(4), stats(profile, width, texts), space(1)]
    for miniature in range(count):
        label = str(miniature + 1) if count > 1 else say(N("print", "LP"))
        blocks.append(life_boxes(profile.life, profile.threshold, width, label))
    blocks.append(space(4))
    for index, weapon in enumerate(profile.weapons):
        blocks += weapon_blocks(weapon, profile, f"weapons.{index}", width, texts, meant=meant)
    for ability in profile.abilities:
        blocks += ability_blocks(ability, profile, "abilities", width, texts, meant=meant)
    return [*blocks, *order_blocks(profile, width, texts), *other_blocks(profile, width, texts)]
