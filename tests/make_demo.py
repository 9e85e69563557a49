"""Writes the demos in resources from the cards: ``python -m tests.make_demo``. Tests tell when it is due."""

from __future__ import annotations

import json

from hellassist.app.battle.demo import BATTLES, demo_file, demo_profiles
from hellassist.app.hexbattle import demo as hex_demo
from hellassist.hexbattle.game import Game as HexGame
from hellassist.rules.editions import CORE, PRESETS, Edition
from hellassist.rules.game import Game
from hellassist.store.codec import encode, kinds_of


def demo_text(edition: Edition = CORE) -> str:
    """What the file should hold."""
    facts = BATTLES[edition.name](demo_profiles()).decide(Game())
    rows = [(kind, form, json.loads(body)) for kind, form, body in map(encode, facts)]
    return json.dumps(rows, ensure_ascii=False, separators=(",", ":")) + "\n"


def hex_demo_text() -> str:
    """What the file of the hex battle should hold."""
    facts = hex_demo.demo_battle().decide(HexGame())
    rows = [
        (kind, form, json.loads(body)) for kind, form, body in (encode(f, kinds_of("hex")) for f in facts)
    ]
    return json.dumps(rows, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for preset in PRESETS:
        demo_file(preset).write_text(demo_text(preset), encoding="utf-8")
    hex_demo.demo_file().write_text(hex_demo_text(), encoding="utf-8")
