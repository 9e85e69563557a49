"""The abilities that the rules know: which take a number, which a keyword, which belong to weapons."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Literal

from pydantic import BaseModel, ConfigDict

from hellassist.catalogue.errors import named
from hellassist.catalogue.words import slug
from hellassist.places import cards_folder
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

MOMENTS = ("attack", "defense")


class KnownAbility(BaseModel):
    """An entry of cards/abilities.toml. *keyword* says what the printed brackets hold."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    fr: str = ""
    ru: str = ""
    x: bool = False
    keyword: Literal["", "keyword", "damage", "faction", "moment"] = ""
    weapon: bool = False
    from_zero: bool = False

    def check(self, x: int | None, keyword: str) -> None:
        """Raises ValueError, saying so, where number or brackets do not fit the ability (SA-003)."""
        if x is not None and not self.x:
            raise ValueError(Said(N("files", "{name} takes no number."), name=self.name))
        if keyword and not self.keyword:
            raise ValueError(Said(N("files", "{name} takes nothing in brackets."), name=self.name))
        if self.keyword and not keyword:
            sample = f"{self.name} ({self._sample()})"
            raise ValueError(
                Said(
                    N("files", '{name} needs its {keyword} in brackets as in "{sample}".'),
                    name=self.name,
                    keyword=self.keyword,
                    sample=sample,
                )
            )
        if self.keyword == "moment" and slug(keyword) not in MOMENTS:
            raise ValueError(
                Said(
                    N("files", "the brackets of {name} hold one of {allowed}."),
                    name=self.name,
                    allowed=named(MOMENTS),
                )
            )

    def _sample(self) -> str:
        return {"keyword": "Officer", "damage": "Sharp", "faction": "Saracens", "moment": "Attack"}[
            self.keyword
        ]


@cache
def known_abilities() -> Mapping[str, KnownAbility]:
    """All of them by id, as cards/abilities.toml lists them."""
    entries = tomllib.loads((cards_folder() / "abilities.toml").read_text(encoding="utf-8"))
    return {key: KnownAbility.model_validate(entry) for key, entry in entries.items()}
