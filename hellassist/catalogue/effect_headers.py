"""Headers of the French chapter on effects, in its words or in English: fields with dashes between them.

"Libre - 1 PC - un combattant allié - Illimité" is an order (FR-21), "Actif - 4 toises - alliés" an aura (FR-85),
"Exténuant - dissipé - un adversaire" a spell (FR-67).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from hellassist.catalogue.errors import nearest
from hellassist.catalogue.words import one_line
from hellassist.rules.profile import Aim, Colour, Span, Trigger
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

Kind = Literal["", "persistent", "dissipated", "radiant"]
MOST_POINTS = 99

TRIGGERS: Mapping[str, Trigger] = {
    "exhausting": "exhausting",
    "exténuant": "exhausting",
    "active": "active",
    "actif": "active",
    "passive": "passive",
    "passif": "passive",
    "free": "free",
    "libre": "free",
    "constant": "constant",
}
"""The five triggers (FR-09)."""

TYPES: Mapping[str, Kind] = {
    "persistent": "persistent",
    "rémanent": "persistent",
    "dissipated": "dissipated",
    "dissipé": "dissipated",
    "radiant": "radiant",
}

SPANS: Mapping[str, Span] = {
    "attaque": "attack",
    "attack": "attack",
    "tour": "turn",
    "turn": "turn",
    "activation": "activation",
    "affrontement": "battle",
    "battle": "battle",
}

COLOURS: Mapping[str, Colour] = {"light": "light", "clair": "light", "dark": "dark", "sombre": "dark"}

TARGETS: Mapping[str, Aim] = {
    "none": Aim("none"),
    "aucune": Aim("none"),
    "one allied combatant": Aim("ally", combatants=True),
    "un combattant allié": Aim("ally", combatants=True),
    "one other allied combatant": Aim("ally", combatants=True, other=True),
    "un autre combattant allié": Aim("ally", combatants=True, other=True),
    "one ally": Aim("ally"),
    "un allié": Aim("ally"),
    "one other ally": Aim("ally", other=True),
    "un autre allié": Aim("ally", other=True),
    "allies": Aim("allies"),
    "alliés": Aim("allies"),
    "one opponent": Aim("enemy"),
    "un adversaire": Aim("enemy"),
    "opponents": Aim("enemies"),
    "adversaires": Aim("enemies"),
    "one unit": Aim("unit"),
    "un personnage": Aim("unit"),
    "units": Aim("units"),
    "personnages": Aim("units"),
    "the company": Aim("company", combatants=True),
    "la compagnie": Aim("company", combatants=True),
    "a point": Aim("point"),
    "un point": Aim("point"),
}

_ENGLISH = {
    aim: words
    for words, aim in reversed(tuple(TARGETS.items()))
    if words.isascii() and not words.startswith("un ")
}


@dataclass(frozen=True, slots=True)
class OrderHeader:
    """Trigger, cost, target and limit of an order (FR-21 to FR-30)."""

    trigger: Trigger
    amounts: tuple[int, ...]
    aim: Aim
    limit: int | None
    span: Span
    permanent: bool = False
    variable: bool = False
    colour: Colour = ""

    def text(self) -> str:
        """The header in English."""
        cost = "Free of charge"
        if self.variable or any(self.amounts):
            numbers = "X" if self.variable else " or ".join(str(each) for each in self.amounts)
            cost = f"{numbers}{'*' if self.permanent else ''} CMD"
            cost += f" {self.colour}" if self.colour else ""
        often = "Unlimited" if self.limit is None else f"{self.limit} ({self.span})"
        return " - ".join((self.trigger.capitalize(), cost, target_text(self.aim), often))


@dataclass(frozen=True, slots=True)
class AuraHeader:
    """Trigger, range in fathoms (None: infinite) and target of an aura (FR-85 to FR-89)."""

    trigger: Trigger
    radius: float | None
    aim: Aim

    def text(self) -> str:
        """The header in English."""
        reach = "infinite" if self.radius is None else f"{self.radius:g} fathoms"
        return " - ".join((self.trigger.capitalize(), reach, target_text(self.aim)))


@dataclass(frozen=True, slots=True)
class SpellHeader:
    """Trigger, type and target of a spell (FR-67)."""

    trigger: Trigger
    kind: Kind
    aim: Aim

    def text(self) -> str:
        """The header in English."""
        return " - ".join((self.trigger.capitalize(), self.kind, target_text(self.aim)))


def has_fields(value: Any) -> bool:
    """Whether a header is in the form of this text: fields with dashes between them."""
    return isinstance(value, str) and bool(re.search(r"\s[-–—]\s", value))


def read_order(value: Any) -> OrderHeader:
    """Raises ValueError unless it is the header of an order."""
    trigger, cost, target, limit = _fields(value, Said(N("files", "trigger, cost, target and limit")), 4)
    amounts, permanent, variable, colour = _cost(cost)
    often, span = _limit(limit)
    return OrderHeader(
        _known(trigger, TRIGGERS), amounts, read_target(target), often, span, permanent, variable, colour
    )


def read_aura(value: Any) -> AuraHeader:
    """Raises ValueError unless it is the header of an aura."""
    trigger, reach, target = _fields(value, Said(N("files", "trigger, range and target")), 3)
    return AuraHeader(_known(trigger, TRIGGERS), _range(reach), read_target(target))


def read_spell(value: Any) -> SpellHeader:
    """Raises ValueError unless it is the header of a spell; none of them is Constant (FR-68)."""
    trigger, kind, target = _fields(value, Said(N("files", "trigger, type and target")), 3)
    if trigger == "constant":
        raise ValueError(
            Said(N("files", "a spell is never Constant: its trigger says how its lemure is raised."))
        )
    return SpellHeader(_known(trigger, TRIGGERS), _known(kind, TYPES), read_target(target))


def read_target(text: str) -> Aim:
    """Who may be targeted: "one allied combatant", "a point at 6 fathoms". Raises ValueError for anything else."""
    match = re.fullmatch(r"(.+?)(?:\s+(?:at|à)\s+(\d{1,2}(?:[.,]\d)?)\s+(?:fathoms?|toises?))?", text)
    assert match is not None
    aim = _known(match[1], TARGETS)
    within = float(match[2].replace(",", ".")) if match[2] else None
    return Aim(aim.who, aim.combatants, aim.other, within)


def target_text(aim: Aim) -> str:
    """The same in English."""
    words = _ENGLISH[Aim(aim.who, aim.combatants, aim.other)]
    return words if aim.within is None else f"{words} at {aim.within:g} fathoms"


def _fields(value: Any, names: str, count: int) -> list[str]:
    fields = (
        re.split(r"\s+[-–—]\s+", one_line(value).casefold())
        if isinstance(value, str) and value.strip()
        else []
    )
    if len(fields) != count:
        raise ValueError(
            Said(
                N("files", "it has {count} fields; allowed are {names}, with dashes between them."),
                count=len(fields),
                names=names,
            )
        )
    return [field.strip() for field in fields]


def _known(word: str, table: Mapping[str, Any]) -> Any:
    if word not in table:
        raise ValueError(
            Said(N("files", '"{word}" has no place there.{close}'), word=word, close=nearest(word, table))
        )
    return table[word]


def _cost(text: str) -> tuple[tuple[int, ...], bool, bool, Colour]:
    """Amounts of Command, whether permanent, whether the text says how much, and the colour (FR-23 to FR-25, FR-59)."""
    if text in ("gratuit", "free of charge"):
        return (0,), False, False, ""
    numbers = r"(x|\d{1,2}(?:\s*(?:,|ou|or)\s*\d{1,2})*)"
    match = re.fullmatch(numbers + r"\s*(\*?)\s*(?:pc|cmd)(?:\s+(light|dark|clair|sombre)e?s?)?", text)
    if match is None:
        raise ValueError(
            Said(
                N(
                    "files",
                    '"{found}" is no cost; allowed are forms as in "1 CMD", "1, 2 or 3 CMD", "2* CMD", "X CMD", '
                    '"Gratuit".',
                ),
                found=text,
            )
        )
    amounts = tuple(sorted({int(each) for each in re.findall(r"\d+", match[1])}))
    return amounts, bool(match[2]), match[1] == "x", COLOURS.get(match[3] or "", "")


def _limit(text: str) -> tuple[int | None, Span]:
    """How often, and in what span; "Unique" alone is once in a battle (FR-30)."""
    if text in ("illimité", "unlimited"):
        return None, "battle"
    match = re.fullmatch(r"(unique|[1-9]\d?)(?:\s*(?:\((\w+)\)|per (\w+)|par (\w+)))?", text)
    span = next((each for each in match.groups()[1:] if each), "battle") if match else ""
    if match is None or span not in SPANS:
        raise ValueError(
            Said(
                N(
                    "files",
                    '"{found}" is no limit; allowed are forms as in "Illimité", "Unique (attaque)", "2 (tour)".',
                ),
                found=text,
            )
        )
    return (1 if match[1] == "unique" else int(match[1])), SPANS[span]


def _range(text: str) -> float | None:
    if text in ("infini", "infinite"):
        return None
    match = re.fullmatch(r"(\d{1,2}(?:[.,]\d{1,2})?)\s+(?:fathoms?|toises?)", text)
    if match is None or float(match[1].replace(",", ".")) == 0:
        raise ValueError(
            Said(
                N(
                    "files",
                    '"{found}" is no range; allowed are forms as in "4 toises", "4 fathoms", "infini".',
                ),
                found=text,
            )
        )
    return float(match[1].replace(",", "."))
