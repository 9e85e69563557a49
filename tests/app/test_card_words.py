"""Words of cards as all texts write them."""

from __future__ import annotations

import re

import pytest

from hellassist.places import PACKAGE, cards_folder


@pytest.mark.rule("LE-27")
def test_the_creature_is_called_lemure_everywhere() -> None:
    files = [*PACKAGE.rglob("*.py"), *cards_folder().rglob("*.toml"), PACKAGE.parent / "README.md"]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    assert len(re.findall(r"\blemures?\b", text, re.IGNORECASE)) > 100
    assert re.findall(r"\blemur(?!es?\b|e_|es_|e[A-Z])\w*", text, re.IGNORECASE) == []
