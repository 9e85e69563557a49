"""Battlefields as files: read with every fault told, written so that they read back the same."""

from __future__ import annotations

from math import hypot
from pathlib import Path

import pytest

from hellassist.app.battle import tables
from hellassist.catalogue.errors import CardError
from hellassist.catalogue.tables import read_table, write_table
from hellassist.rules.commands import LayTable
from hellassist.rules.events import TableLaid
from tests.scene import Scene

GOOD = """
name = "Field"
width = 36
[[pieces]]
name = "Wall"
outline = [[1, 1], [4, 1], [4, 2], [1, 2]]
opaque = true
height = 1.5
[[pieces]]
name = "Wood"
circle = [10, 10, 2.5]
difficult = true
[[zones]]
player = "A"
outline = [[0, 0], [36, 0], [36, 6], [0, 6]]
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "field.toml"
    path.write_text(text, encoding="utf-8")
    return path


def faults(folder: Path, text: str) -> str:
    with pytest.raises(CardError) as wrong:
        read_table(written(folder, text))
    return "\n".join(wrong.value.faults)


def test_a_table_is_read_and_laid(tmp_path: Path) -> None:
    table = read_table(written(tmp_path, GOOD))
    assert (table.width, table.depth) == (36, 30)
    scene = Scene().unit("E", at=(20, 20))
    (fact,) = scene.do(tables.laid(table, scene.game.fathom))
    assert isinstance(fact, TableLaid)
    wall, wood = scene.game.terrain
    assert (wall.outline[0], wall.opaque, wall.height) == ((25.0, 25.0), True, 1.5)
    assert all(hypot(x - 250, y - 250) == pytest.approx(62.5) for x, y in wood.outline)
    ends = zip(wood.outline, wood.outline[1:], strict=False)
    middles = [hypot((a.x + b.x) / 2 - 250, (a.y + b.y) / 2 - 250) for a, b in ends]
    assert 62.5 - min(middles) < 0.04


def test_it_reads_back_as_it_was_written(tmp_path: Path) -> None:
    table = read_table(written(tmp_path, GOOD))
    again = tmp_path / "again.toml"
    write_table(again, table)
    assert read_table(again) == table
    scene = Scene().unit("E", at=(20, 20))
    scene.do(tables.laid(table, scene.game.fathom))
    of_game = tables.table_of(scene.game)
    write_table(again, of_game)
    assert read_table(again) == of_game
    there = scene.game.terrain[0]
    scene.do(tables.laid(of_game, scene.game.fathom))
    assert scene.game.terrain[0] == there


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            ("outline = [[1, 1], [4, 1], [4, 2], [1, 2]]", "outline = [[1, 1], [4, 1]]"),
            "three corners or more",
        ),
        (("[4, 1], [4, 2], [1, 2]]", "[4, 2], [4, 1], [1, 2]]"), "may not cross itself"),
        (("[4, 1], [4, 2], [1, 2]]", '[4, "one"], [4, 2]]'), 'the corner the list [4, "one"] will not do'),
        (("[4, 1], [4, 2], [1, 2]]", "[4, nan], [4, 2]]"), "two finite numbers"),
        (("circle = [10, 10, 2.5]", "circle = [10, 10, -2]"), "its radius is -2.0"),
        (("circle = [10, 10, 2.5]", ""), "either an outline or a circle"),
        (("opaque = true", "opaque = 3"), "allowed is true or false"),
        (("opaque = true", "opaqe = true"), 'Did you mean "opaque"'),
        (("height = 1.5", "height = 500"), "the most allowed is 99"),
        (("width = 36", "width = 2"), "the least allowed is 6"),
        (('player = "A"', 'player = "C"'), "allowed is one of"),
        (('name = "Field"', ""), "name: is missing"),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, change: tuple[str, str], said: str) -> None:
    told = faults(tmp_path, GOOD.replace(*change))
    assert said in told
    assert "field.toml" in told


def test_what_ships_is_in_order() -> None:
    scene = Scene()
    scene.unit("E", at=(15, 3))
    assert len(tables.shipped()) == 3
    for path in tables.shipped():
        scene.do(tables.laid(read_table(path), scene.game.fathom))
        assert {zone.player for zone in scene.game.zones} == {"A", "B"}
    scene.do(LayTable(tables.pieces()[:3]))
    assert all(piece.name for piece in tables.pieces())


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Ruined village", "ruined-village.toml"),
        ("../../x", "x.toml"),
        ("Ёлки", "ёлки.toml"),
        ("..", "table.toml"),
    ],
)
def test_the_name_of_a_table_is_no_path(name: str, file: str) -> None:
    assert tables.file_name(name) == file
