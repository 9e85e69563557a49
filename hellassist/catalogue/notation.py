"""How a card's values are written in a file, and back: "4/3", "Limited 3/2", "4 + Pain 2"."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from hellassist.catalogue.errors import found, named, nearest
from hellassist.catalogue.known import known_abilities
from hellassist.catalogue.words import STATES, one_line, printed, slug, some_lines
from hellassist.rules.profile import (
    BASES_MM,
    TABLE_COLUMNS,
    Ability,
    Availability,
    Blast,
    Column,
    Effect,
    Infernalist,
    Score,
)
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

HIGHEST = 99
"""No number on a card is larger, but for points."""

DEFAULT_RADIUS = 3.0
"""Of an explosion, in fathoms, where the card prints none (EX-04)."""

Shape = Literal["explosion", "impact", "cloud"]
SHAPES: Mapping[Shape, str] = {
    "explosion": "Explosion",
    "impact": "Impact blast",
    "cloud": "Cloud-type blast",
}

SCORE_FORM = Said(N("files", 'a whole number, or red and green as in "4/3"'))
LIFE_FORM = Said(N("files", '"4/1" for 4 Life Points and Wound Threshold 1, or "3" without a threshold'))
AVAILABILITY_FORM = Said(
    N("files", '"Unlimited", "Unique", "Limited 3", "Limited 3/2" or "Associated (Hunter) 2"')
)
EFFECT_FORM = Said(N("files", '"Stunned", "Pain 2" or "Consumed (fire, durable, 2/3)"'))
COLUMN_FORM = Said(N("files", 'a number of damage points, an effect, or both as in "4 + Pain 2"'))
ABILITY_FORM = Said(N("files", '"Fast 3", "Arch-enemy (Officer) 2", or a table with name and text'))
BLAST_FORM = Said(
    N("files", '"Explosion (power 3/1)", "Impact blast (power 4/2)", "Cloud-type blast (Stunned 2)"')
)


class Life(NamedTuple):
    """Life Points and Wound Threshold as printed (UN-26)."""

    points: int
    threshold: int | None = None


def score(least: int, most: int) -> Callable[[Any], Score]:
    """The reader of a stat whose values lie between *least* and *most* (UN-22)."""

    def read(value: Any) -> Score:
        match = _matched(r"(-?\d+)(?:\s*/\s*(-?\d+))?", value, SCORE_FORM)
        numbers = [int(part) for part in match.groups() if part is not None]
        for number in numbers:
            if not least <= number <= most:
                raise ValueError(
                    Said(N("files", "allowed are values from {least} to {most}."), least=least, most=most)
                )
        return Score(*numbers)

    return read


def score_text(value: Score) -> int | str:
    return value.red if value.green is None else f"{value.red}/{value.green}"


def life(value: Any) -> Life:
    match = _matched(r"(\d+)(?:\s*/\s*(\d+))?", value, LIFE_FORM)
    points, threshold = int(match[1]), int(match[2]) if match[2] else None
    if not 1 <= points <= HIGHEST:
        raise ValueError(Said(N("files", "allowed are 1 to {most} Life Points."), most=HIGHEST))
    if threshold is not None and not 1 <= threshold < points:
        raise ValueError(
            Said(N("files", "the Wound Threshold must be at least 1 and lower than the Life Points."))
        )
    return Life(points, threshold)


def life_text(value: Life) -> int | str:
    return value.points if value.threshold is None else f"{value.points}/{value.threshold}"


def base(value: Any) -> str:
    """A base size by its name or by its diameter in millimetres (UN-71)."""
    sizes = {str(int(mm)): size for size, mm in BASES_MM.items()}
    form = Said(
        N("files", "one of {allowed}, or a diameter of {sizes} mm"),
        allowed=named(BASES_MM),
        sizes=", ".join(sizes),
    )
    key = slug(_as_text(value, form))
    size = key if key in BASES_MM else sizes.get(key.removesuffix("mm").strip("_"))
    if size is None:
        raise ValueError(Said(N("files", "allowed is {form}."), form=form))
    return size


def infernalist(value: Any) -> Infernalist:
    match = _matched(
        r"(\d+)\s*/\s*(\d+)", value, Said(N("files", '"2/3" for 2 lemures at one time and 3 in a game'))
    )
    at_once, in_all = int(match[1]), int(match[2])
    if not (1 <= at_once <= HIGHEST and 1 <= in_all <= HIGHEST):
        raise ValueError(Said(N("files", "both numbers must lie between 1 and {most}."), most=HIGHEST))
    return Infernalist(at_once, in_all)


def infernalist_text(value: Infernalist) -> str:
    return f"{value.at_once}/{value.in_all}"


def availability(value: Any) -> Availability:
    """Unique, Limited x, Limited x/y, Unlimited or Associated (name) x (UN-62 to UN-66)."""
    pattern = r"(unique|unlimited|limited|associated)(?:\s*\((.+)\))?(?:\s+(\d+)(?:\s*/\s*(\d+))?)?"
    match = _matched(pattern, value, AVAILABILITY_FORM)
    kind, name = match[1].lower(), one_line(match[2]).strip() if match[2] else ""
    x, y = (int(match[number] or 0) for number in (3, 4))
    if max(x, y) > HIGHEST:
        raise ValueError(Said(N("files", "allowed are numbers up to {most}."), most=HIGHEST))
    shape = (kind, bool(name), bool(x), bool(y), match[4] is not None)
    if shape in {("unique", False, False, False, False), ("unlimited", False, False, False, False)}:
        return Availability("unique" if kind == "unique" else "unlimited")
    if shape == ("limited", False, True, False, False):
        return Availability("limited", x)
    if shape == ("limited", False, True, True, True) and y <= x:
        return Availability("variants", x, y)
    if shape == ("associated", True, True, False, False):
        return Availability("associated", x, name=name)
    raise ValueError(Said(N("files", "allowed is {form}."), form=AVAILABILITY_FORM))


def availability_text(value: Availability) -> str:
    if value.kind == "variants":
        return f"Limited {value.x}/{value.y}"
    if value.kind == "associated":
        return f"Associated ({value.name}) {value.x}"
    return printed(value.kind) + (f" {value.x}" if value.kind == "limited" else "")


def effect(value: Any) -> Effect:
    """A state as a weapon or an order inflicts it, in the printed form."""
    text = _as_text(value, EFFECT_FORM)
    if match := re.fullmatch(
        r"consumed\s*\(([^(),]+)(,\s*durable)?,\s*(\d+)\s*/\s*(\d+)\)", text, re.IGNORECASE
    ):
        x, y = _within(match[3]), _within(match[4])
        return Effect("consumed", x, y, slug(match[1]), durable=match[2] is not None)
    match = _matched(r"([^\d()/+]+?)(?:\s+(\d+))?", text, EFFECT_FORM)
    state = slug(match[1])
    if state == "consumed":
        raise ValueError(
            Said(N("files", 'Consumed needs its type and both numbers as in "Consumed (fire, 2/3)".'))
        )
    if state not in STATES:
        known = [name.replace("_", " ").title() for name in STATES]
        raise ValueError(
            Said(
                N("files", 'there is no state "{found}".{close}'),
                found=match[1],
                close=nearest(match[1], known)
                or Said(N("files", " Known are {allowed}."), allowed=named(known)),
            )
        )
    return Effect(state, _within(match[2] or "1"))


def effect_text(value: Effect) -> str:
    if value.state == "consumed":
        durable = "durable, " if value.durable else ""
        return f"Consumed ({value.kind.replace('_', ' ')}, {durable}{value.x}/{value.y})"
    return value.state.replace("_", " ").title() + (f" {value.x}" if value.x != 1 else "")


def table(value: Any) -> tuple[Column, ...]:
    """A power table: five columns, for one to five hits (UN-40, UN-41)."""
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise ValueError(Said(N("files", "a power table is a list of 5 columns as in [2, 3, 5, 6, 8].")))  # noqa: TRY004
    if len(value) != TABLE_COLUMNS:
        raise ValueError(
            Said(
                N("files", "it has {count} columns; a power table has exactly 5, for 1 to 5 hits."),
                count=len(value),
            )
        )
    columns = []
    for hits, entry in enumerate(value, start=1):
        try:
            columns.append(column(entry))
        except ValueError as wrong:
            said = Said(
                N("files", "{column} is {found}: {what}"),
                column=_column_name(hits),
                found=found(entry),
                what=wrong.args[0],
            )
            raise ValueError(said) from None
    return tuple(columns)


def _column_name(hits: int) -> Said:
    if hits == 1:
        return Said(N("files", "the column for 1 hit"))
    return Said(N("files", "the column for {hits} hits"), hits=hits)


def column(value: Any) -> Column:
    """One column: damage, effects or both."""
    first, *rest = re.split(r"\s*\+\s*", _as_text(value, COLUMN_FORM))
    if re.fullmatch(r"\d+", first):
        return Column(_within(first, 0), tuple(effect(part) for part in rest))
    if re.match(r"-?\d", first):
        raise ValueError(Said(N("files", "allowed is {form}."), form=COLUMN_FORM))
    return Column(0, tuple(effect(part) for part in (first, *rest)))


def column_text(value: Column) -> int | str:
    if not value.effects:
        return value.damage
    return " + ".join([str(value.damage), *(effect_text(inflicted) for inflicted in value.effects)])


def blast(value: Any) -> Blast:
    """Explosion, impact blast or cloud, with Difficulty/Power or with states in their place (UN-44)."""
    pattern = r"(explosion|impact|cloud)(?:-type)?(?:\s+blast)?\s*\((.+)\)"
    match = _matched(pattern, value, BLAST_FORM)
    shape = next(known for known in SHAPES if known == match[1].lower())
    inside, radius = _without_radius(match[2])
    first, *rest = re.split(r"\s*[+•]\s*", inside)
    power = re.fullmatch(r"(?:power\s+)?(\d+)\s*/\s*(\d+)", first, re.IGNORECASE)
    if power is None:
        return Blast(shape, 0, None, tuple(effect(part) for part in (first, *rest)), radius)
    difficulty = _within(power[1])
    if difficulty > 6:
        raise ValueError(Said(N("files", "a Difficulty above 6 cannot be rolled with a die.")))
    return Blast(shape, difficulty, _within(power[2]), tuple(effect(part) for part in rest), radius)


def typed_blast(text: str) -> tuple[list[str], str]:
    """The damage types printed before the power of an explosion or blast, and the text without them (EX-10, BL-14)."""
    match = re.fullmatch(r"([^(]*\()\s*([^()•+\d]+?)\s*[,•]\s*(power\b.*)", text.strip(), re.IGNORECASE)
    if match is None or len(text) > 200:
        return [], text
    return re.split(r"\s*,\s*", match[2]), match[1] + match[3]


def _without_radius(inside: str) -> tuple[str, float]:
    """What stands in the brackets of an explosion without a radius of its own, and the radius (EX-04)."""
    match = re.fullmatch(r"(.+?)\s*[,•]\s*radius\s+(\d+(?:\.\d+)?)", inside.strip(), re.IGNORECASE)
    if match is None:
        return inside.strip(), DEFAULT_RADIUS
    radius = float(match[2])
    if not 0 < radius <= HIGHEST:
        raise ValueError(
            Said(N("files", "allowed is a radius above 0 and up to {most} fathoms."), most=HIGHEST)
        )
    return match[1], radius


def blast_text(value: Blast) -> str:
    inside = [] if value.power is None else [f"power {value.difficulty}/{value.power}"]
    inside += [effect_text(inflicted) for inflicted in value.effects]
    radius = "" if value.radius == DEFAULT_RADIUS else f", radius {value.radius:g}"
    return f"{SHAPES[value.shape]} ({' + '.join(inside)}{radius})"


def ability(value: Any) -> Ability:
    """An ability as printed; one that the rules do not know must bring its printed text."""
    text, number, word = "", None, ""
    if isinstance(value, Mapping):
        if not set(value) <= {"name", "x", "keyword", "text"} or "name" not in value:
            raise ValueError(
                Said(
                    N(
                        "files",
                        "a table for an ability has name and text, and x and keyword where they are printed.",
                    )
                )
            )
        name, text = one_line(value["name"]), some_lines(value.get("text", ""))
        number, word = value.get("x"), one_line(value["keyword"]) if value.get("keyword") else ""
        if number is not None and (isinstance(number, bool) or not isinstance(number, int)):
            raise ValueError(Said(N("files", "the x of an ability is a whole number.")))
    else:
        match = _matched(
            r"([^()\d]*[^()\d\s.,:;/+-])\s*(?:\(([^()]+)\))?\s*(\d+)?", one_line(value), ABILITY_FORM
        )
        name, word, number = match[1], match[2] or "", int(match[3]) if match[3] else None
    key = slug(name)
    known = known_abilities().get(key)
    if known is None and not text.strip():
        close = nearest(name, [entry.name for entry in known_abilities().values()])
        raise ValueError(
            Said(
                N(
                    "files",
                    'the rules know no ability "{name}", so the card must bring its printed text.{close}',
                ),
                name=name,
                close=close,
            )
        )
    if known is not None:
        known.check(number, word)
    least = 0 if known is not None and known.from_zero else 1
    return Ability(key, _within(str(1 if number is None else number), least), slug(word), text)


def ability_text(value: Ability) -> str | dict[str, Any]:
    known = known_abilities().get(value.id)
    name = known.name if known else printed(value.id)
    if value.text:
        entries = {
            "name": name,
            "x": value.x if value.x != 1 else "",
            "keyword": value.keyword,
            "text": value.text,
        }
        return {key: entry for key, entry in entries.items() if entry != ""}
    word = f" ({printed(value.keyword)})" if value.keyword else ""
    number = f" {value.x}" if (known.x if known else value.x != 1) else ""
    return f"{name}{word}{number}"


def _as_text(value: Any, form: str) -> str:
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise ValueError(Said(N("files", "allowed is {form}."), form=form))  # noqa: TRY004 -- pydantic collects ValueErrors
    if isinstance(value, int):
        return str(value) if abs(value) < 10**9 else "?"
    return value.strip()


def _matched(pattern: str, value: Any, form: str) -> re.Match[str]:
    text = _as_text(value, form)
    match = re.fullmatch(pattern, text, re.IGNORECASE | re.ASCII) if len(text) <= 200 else None
    if match is None or re.search(r"\d{10}", text):
        raise ValueError(Said(N("files", "allowed is {form}."), form=form))
    return match


def _within(number: str, least: int = 1) -> int:
    value = int(number) if len(number) < 10 else HIGHEST + 1
    if not least <= value <= HIGHEST:
        raise ValueError(
            Said(N("files", "allowed are numbers from {least} to {most}."), least=least, most=HIGHEST)
        )
    return value
