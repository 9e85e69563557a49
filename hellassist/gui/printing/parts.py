"""What a card says, as blocks: head, stats, boxes for Life Points and orders, weapons, abilities, powers."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from hellassist.app import abilities, meanings, power_words
from hellassist.app import words as game_words
from hellassist.app.texts import Texts
from hellassist.gui.dialogs import printed
from hellassist.gui.dialogs.power_table import column_text
from hellassist.gui.figures import number
from hellassist.gui.printing.drawing import (
    Block,
    Box,
    Item,
    line_height,
    lines_of,
    paragraph,
    space,
    stacked,
    width_of,
    words,
)
from hellassist.rules.profile import Ability, Aura, Order, Profile, Score, Stat, Weapon, in_language
from hellassist.said import QT_TRANSLATE_NOOP as N

TEXT, SMALL, HEAD = 8.5, 8.0, 12.0
BOX, BETWEEN = 10.0, 2.5
"""Points of a box for a Life Point, and from one to the next."""
STATS: tuple[Stat, ...] = ("mvt", "cbt", "shs", "def", "pr", "fth", "cmd")
FIELDS = {"def": ("def", "defence"), "pr": ("pr", "protection")}


def say(text: str, *facts: object) -> str:
    """A text of the print, translated, with its facts."""
    return QCoreApplication.translate("print", text).format(*facts)


def life_boxes(life: int, threshold: int | None, width: float, label: str = "") -> Block:
    """A box for each Life Point; the last ones, in which the unit is Wounded, are grey and thick (UN-23)."""
    left = width_of(label, SMALL, bold=True) + 6 if label else 0.0
    each_row = max(int((width - left + BETWEEN) // (BOX + BETWEEN)), 1)
    items: list[Item] = [words(label, 0, 0, SMALL, bold=True)] if label else []
    for point in range(life):
        row, place = divmod(point, each_row)
        wounded = point >= life - (threshold or 0)
        x, y = left + place * (BOX + BETWEEN), row * (BOX + BETWEEN)
        items.append(Box(x, y, BOX, BOX, tint=wounded, thick=wounded))
    rows = max(-(-life // each_row), 1)
    return Block(tuple(items), max(rows * (BOX + BETWEEN), line_height(SMALL, bold=True)) + 1)


def order_boxes(order: Order) -> int:
    """How many boxes to tick an order has: as often as it may be used, one where that is not counted."""
    if order.unique:
        return 1
    return min(order.limit, 9) if order.limit is not None and order.span == "battle" else 1


def with_boxes(count: int, blocks: list[Block]) -> list[Block]:
    """So many boxes in front of the first line of a text that is indented for them."""
    side = 7.0
    boxes = tuple(Box(place * (side + 2), 2, side, side) for place in range(count))
    first, *others = blocks
    return [Block((*boxes, *first.items), max(first.height, side + 3)), *others]


def indent_of(boxes: int) -> float:
    """How far a text is moved in by boxes."""
    return boxes * 9.0 + 3


def head(profile: Profile, faction: str, width: float, texts: Texts) -> list[Block]:
    """Name, rank, Faction, points, base, availability, Infernalist, keywords."""
    about = [
        printed.ranked(profile),
        faction + printed.doubtful(profile, "faction") if faction else "",
        say(N("print", "{0} points"), f"{profile.points}{printed.doubtful(profile, 'points')}"),
        printed.base(profile),
        printed.often(profile),
        printed.commands_lemures(profile),
    ]
    keys = sorted(profile.keywords)
    kept = ", ".join(
        printed.word(key).capitalize() + printed.doubtful(profile, f"keywords.{key}") for key in keys
    )
    blocks = paragraph(profile.name(texts.language), width, HEAD, bold=True)
    blocks += paragraph(" · ".join(part for part in about if part), width, SMALL, ink="dim")
    return [*blocks, *paragraph(kept, width, SMALL, ink="dim")] if kept else blocks


def stats(profile: Profile, width: float, texts: Texts) -> Block:
    """The stats in a row of cells: the value, and in green the one of a Wounded unit (UN-22)."""
    shown = [(stat, score) for stat in STATS if (score := profile.score(stat)) is not None]
    step = (width + 2) / max(len(shown), 1)
    items: list[Item] = []
    high = line_height(SMALL) + line_height(HEAD, bold=True) + 2
    for place, (stat, score) in enumerate(shown):
        x = place * step
        items.append(Box(x, 0, step - 2, high))
        label = texts.word(game_words.STATS, stat)
        items.append(words(label, x + (step - 2 - width_of(label, SMALL)) / 2, 1, SMALL, ink="dim"))
        items += _value(score, printed.doubtful(profile, *FIELDS.get(stat, (stat,))), x, step - 2)
    return Block(tuple(items), high + 3)


def _value(score: Score, doubt: str, x: float, width: float) -> Iterator[Item]:
    red = f"{score.red}" if score.green is not None else f"{score.red}{doubt}"
    green = "" if score.green is None else f"/{score.green}{doubt}"
    size = next((size for size in (HEAD, TEXT) if width_of(red + green, size, bold=True) <= width - 2), SMALL)
    left = x + (width - width_of(red, size, bold=True) - width_of(green, size, bold=True)) / 2
    y = line_height(SMALL) + 1
    yield words(red, left, y, size, bold=True, ink="red" if green else "black")
    if green:
        yield words(green, left + width_of(red, size, bold=True), y, size, bold=True, ink="green")


def stat_line(profile: Profile, texts: Texts) -> str:
    """The stats as one line of text."""
    shown = ((stat, profile.score(stat)) for stat in STATS)
    return "  ".join(
        f"{texts.word(game_words.STATS, stat)} {score}{printed.doubtful(profile, *FIELDS.get(stat, (stat,)))}"
        for stat, score in shown
        if score is not None
    )


def weapon_blocks(weapon: Weapon, profile: Profile, field: str, width: float, texts: Texts) -> list[Block]:
    """Name, what kind of damage, how far, and the power table as five cells that are not parted."""
    types = ", ".join(printed.word(kind) for kind in weapon.types)
    facts = [types + printed.doubtful(profile, f"{field}.types") if types else ""]
    if weapon.range is not None:
        far = number(weapon.range, 0 if weapon.range % 1 == 0 else 1)
        facts.append(say(N("print", "Range {0} fathoms"), far + printed.doubtful(profile, f"{field}.range")))
    if weapon.blast is not None:
        power = "–" if weapon.blast.power is None else weapon.blast.power
        facts.append(f"{printed.word(weapon.blast.shape)} {weapon.blast.difficulty}/{power}")
    named = in_language(weapon.names, texts.language) + printed.doubtful(profile, f"{field}.name")
    blocks = paragraph(named, width, TEXT, bold=True)
    blocks += paragraph(" · ".join(fact for fact in facts if fact), width, SMALL, ink="dim")
    if weapon.table:
        blocks = [stacked([*blocks, _table(weapon, profile, field, width, texts)])]
    for ability in weapon.abilities:
        blocks += ability_blocks(ability, profile, f"{field}.abilities", width, texts)
    return [*blocks, space(3)]


def _table(weapon: Weapon, profile: Profile, field: str, width: float, texts: Texts) -> Block:
    step = width / len(weapon.table)
    cells = [
        lines_of(
            column_text(column, texts)
            + printed.doubtful(profile, f"{field}.table.{hits}", f"{field}.table_"),
            TEXT,
            step - 6,
            bold=True,
        )
        for hits, column in enumerate(weapon.table, 1)
    ]
    top, line = line_height(SMALL), line_height(TEXT, bold=True)
    high = top + max(len(lines) for lines in cells) * line + 2
    items: list[Item] = []
    for place, lines in enumerate(cells):
        x = place * step
        items.append(Box(x, 0, step, high))
        items.append(words(str(place + 1), x + 3, 0.5, SMALL, ink="dim"))
        items += [words(text, x + 3, top + row * line, TEXT, bold=True) for row, text in enumerate(lines)]
    return Block(tuple(items), high + 2)


def ability_blocks(ability: Ability, profile: Profile, field: str, width: float, texts: Texts) -> list[Block]:
    """Its name and what it does, in our words."""
    meaning = meanings.of_ability(ability, texts.translate)
    says = ability.text or (meaning.says if meaning is not None else "")
    mark = meanings.left_to_players(ability)
    named = abilities.printed(ability, texts.language) + printed.ability_doubt(profile, field, ability)
    blocks = paragraph(named, width, TEXT, bold=True)
    blocks += paragraph(says, width, SMALL) if says else []
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


def order_blocks(profile: Profile, width: float, texts: Texts) -> list[Block]:
    """The orders, each with its boxes to tick."""
    blocks: list[Block] = []
    for index, order in enumerate(profile.orders):
        count = order_boxes(order)
        name = in_language(order.names, texts.language)
        blocks += with_boxes(count, paragraph(name, width, TEXT, bold=True, indent=indent_of(count)))
        header = printed.order_header(order) + printed.header_doubt(profile, "order", index)
        blocks += paragraph(header, width, SMALL, ink="dim")
        text = power_text(order, texts) + printed.doubtful(profile, f"orders.{index}.acts")
        blocks += paragraph(text, width, SMALL)
    return blocks


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
        blocks += paragraph(name, width, TEXT, bold=True)
        blocks += paragraph(header, width, SMALL, ink="dim")
        blocks += paragraph(text, width, SMALL)
    return blocks


def card_blocks(profile: Profile, faction: str, count: int, width: float, texts: Texts) -> list[Block]:
    """All of a card, with a row of Life Points for each of *count* miniatures."""
    blocks = [*head(profile, faction, width, texts), space(3), stats(profile, width, texts)]
    for miniature in range(count):
        label = str(miniature + 1) if count > 1 else say(N("print", "LP"))
        blocks.append(life_boxes(profile.life, profile.threshold, width, label))
    blocks.append(space(3))
    for index, weapon in enumerate(profile.weapons):
        blocks += weapon_blocks(weapon, profile, f"weapons.{index}", width, texts)
    for ability in profile.abilities:
        blocks += ability_blocks(ability, profile, "abilities", width, texts)
    blocks += [*order_blocks(profile, width, texts), *other_blocks(profile, width, texts)]
    if profile.placeholders:
        blocks += [
            space(2),
            *paragraph(say(N("print", "~ no source attests this value")), width, SMALL, ink="dim"),
        ]
    return blocks
