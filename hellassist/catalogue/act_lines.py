"""What a power does, on one line, and back: "DEF +2, allies, Muslim, not itself, next turn; by hand: he may sing"."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

from pydantic import ValidationError

from hellassist.catalogue import notation
from hellassist.catalogue.errors import found, misfits, named, nearest
from hellassist.catalogue.power_parts import FIELDS_OF_ACTS, ActCard
from hellassist.catalogue.words import KEYWORDS, RANKS, keyword, printed
from hellassist.rules.profile import Act, Stat
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

STATS: tuple[Stat, ...] = get_args(Stat)
ON = ("self", "ally", "allies", "enemy", "enemies", "unit", "units", "company", "associate")
UNTIL = {
    "now": "now",
    "this activation": "activation",
    "this turn": "turn",
    "next turn": "next_turn",
    "whole battle": "game",
}
AMOUNTS = ("heal", "damage", "move", "command")
BY_HAND = "by hand:"
ACT_FORM = Said(
    N("files", '"DEF +2, allies, this turn", "heal 2, ally", "Stunned, enemy", "command +1" or "by hand: …"')
)
FIXED: Mapping[str, Mapping[str, Any]] = {
    "attack": {"do": "attack"},
    "walk into contact": {"do": "permit", "permit": "walk_into_contact"},
    "not itself": {"but_self": True},
    "of the target": {"around": "target"},
}


def read_acts(text: str) -> list[dict[str, Any]]:
    """The acts as a card file gives them. Raises ValueError with a sentence."""
    return [_act(line) for line in _lines(text)]


def acts_of(text: str) -> tuple[Act, ...]:
    """The acts as the engine reads them. Raises ValueError."""
    return tuple(ActCard.model_validate(act).act() for act in read_acts(text))


def acts_text(acts: Iterable[Mapping[str, Any]]) -> str | None:
    """The line that reads back as these acts; None where no line can say them."""
    wanted = [dict(act) for act in acts]
    try:
        text = "; ".join(_text(act) for act in wanted)
        again = [ActCard.model_validate(act) for act in read_acts(text)]
    except (ValueError, KeyError):
        return None
    return text if again == [ActCard.model_validate(act) for act in wanted] else None


def _lines(text: str) -> Iterator[str]:
    """One act each; what is done by hand goes on to the end."""
    head, cut, tail = text.partition(BY_HAND)
    yield from (line.strip() for line in head.split(";") if line.strip())
    if cut:
        yield f"{BY_HAND} {tail.strip()}"


def _act(line: str) -> dict[str, Any]:
    if line.startswith(BY_HAND):
        made: dict[str, Any] = {"do": "manual", "text": line.removeprefix(BY_HAND).strip()}
        if not made["text"]:
            raise ValueError(Said(N("files", "after {found} its text is missing."), found=found(BY_HAND)))
    else:
        made = {}
        for part in re.split(r"\s*,\s*(?![^()]*\))", line):
            for key, value in _part(part).items():
                if key in made:
                    raise ValueError(
                        Said(
                            N(
                                "files",
                                "{found} is one thing too many in {line}; a semicolon begins another.",
                            ),
                            found=found(part),
                            line=found(line),
                        )
                    )
                made[key] = value
    if "do" not in made:
        raise ValueError(
            Said(
                N("files", "{found} does not say what happens; allowed is {form}."),
                found=found(line),
                form=ACT_FORM,
            )
        )
    try:
        ActCard.model_validate(made)
    except ValidationError as wrong:
        raise ValueError(misfits(wrong, {"": FIELDS_OF_ACTS})[0].text) from None
    return made


def _part(part: str) -> Mapping[str, Any]:
    low = part.casefold().strip()
    stat = re.fullmatch(rf"({'|'.join(STATS)})\s*([+-]?\d{{1,2}})", low) or None
    turned = re.fullmatch(rf"([+-]?\d{{1,2}})\s*({'|'.join(STATS)})", low)
    if stat or turned:
        name, amount = (stat[1], stat[2]) if stat else (turned[2], turned[1])  # type: ignore[index]
        return {"do": "stat", "stat": name, "amount": int(amount)}
    if low in FIXED:
        return FIXED[low]
    if low in ON:
        return {"on": low}
    if low in UNTIL:
        return {"until": UNTIL[low]}
    if match := re.fullmatch(rf"({'|'.join(AMOUNTS)})\s+([+-]?\d{{1,2}})", low):
        return {"do": match[1], "amount": int(match[2])}
    if match := re.fullmatch(r"(\d{1,2}) turns", low):
        return {"turns": int(match[1])}
    if match := re.fullmatch(r"within (\d{1,2}(?:\.\d{1,2})?)", low):
        return {"within": float(match[1])}
    if keyword(part) in (*KEYWORDS, *RANKS):
        return {"keyword": printed(keyword(part))}
    try:
        notation.effect(part)
    except ValueError:
        known = (*ON, *UNTIL, *FIXED, *AMOUNTS, *STATS)
        raise ValueError(
            Said(
                N("files", "{found} has no place there.{close} Whom it is about: {on}. How long: {until}."),
                found=found(part),
                close=nearest(part, known) or Said(N("files", " Allowed is {form}."), form=ACT_FORM),
                on=named(ON),
                until=named(UNTIL),
            )
        ) from None
    return {"do": "state", "effect": part}


def _text(act: Mapping[str, Any]) -> str:
    """One act. Raises KeyError or ValueError where there are no words for it."""
    do = act["do"]
    if do == "manual":
        if not isinstance(act["text"], str):
            raise ValueError(Said(N("files", "a line has one language.")))
        return f"{BY_HAND} {act['text']}"
    first = {"attack": "attack", "permit": "walk into contact"}.get(do, f"{do} {act.get('amount', 0)}")
    if do == "stat":
        first = f"{act['stat'].upper()} {act.get('amount', 0):+d}"
    elif do == "state":
        first = str(act["effect"])
    parts = [first, *([act["on"]] if "on" in act else [])]
    parts += [act["keyword"]] if "keyword" in act else []
    parts += ["not itself"] if act.get("but_self") else []
    parts += [f"within {act['within']:g}"] if "within" in act else []
    parts += ["of the target"] if act.get("around") == "target" else []
    parts += [next(word for word, until in UNTIL.items() if until == act["until"])] if "until" in act else []
    parts += [f"{act['turns']} turns"] if "turns" in act else []
    return ", ".join(parts)
