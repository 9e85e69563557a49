"""A line of a chronicle, whatever game it tells of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Told:
    """One line: what happened, whose it is, the rule it stands on and the unit it is about ("" for none)."""

    text: str
    player: Literal["A", "B"] | None = None
    rule: str = ""
    unit: str = ""
