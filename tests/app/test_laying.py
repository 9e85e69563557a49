"""Outlines moved, turned and reshaped; slots of the table."""

from __future__ import annotations

import pytest

from hellassist.app.battle import laying
from hellassist.app.battle.laying import Slot
from hellassist.geometry import Point
from hellassist.rules.game import Terrain, Zone
from tests.scene import Scene

BOX = laying.box(Point(0, 0), Point(100, 50))
BOG, AREA = Terrain("Bog", BOX, difficult=True), Zone("A", laying.box(Point(-50, -50), Point(300, 300)))


def test_turning_all_the_way_round_ends_where_it_began() -> None:
    outline = (Point(0, 0), Point(80, 10), Point(30, 60))
    turned: laying.Outline = outline
    for _ in range(24):
        turned = laying.turned(turned, 15)
    for a, b in zip(outline, turned, strict=True):
        assert a == pytest.approx(b)


def test_a_round_outline_and_its_reach() -> None:
    outline = laying.round_outline(Point(10, 20), 30)
    assert laying.middle_of(outline) == pytest.approx((10, 20))
    assert laying.reach_of(laying.scaled(outline, 2)) == pytest.approx(60)


def test_a_spot_snaps_to_half_fathoms() -> None:
    assert laying.snapped(Point(30, 44), 25) == (25, 50)


def test_the_smallest_piece_lies_on_top_and_areas_below() -> None:
    small = Terrain("Rock", laying.box(Point(10, 10), Point(20, 20)))
    game = Scene().changed(terrain=(BOG, small), zones=(AREA,)).game
    assert laying.under(game, Point(15, 15), 0) == Slot(zone=False, index=1)
    assert laying.under(game, Point(90, 40), 0) == Slot(zone=False, index=0)
    assert laying.under(game, Point(200, 200), 0) == Slot(zone=True, index=0)
    assert laying.under(game, Point(500, 500), 0) is None


def test_changes_touch_one_slot_alone() -> None:
    game = Scene().changed(terrain=(BOG,), zones=(AREA,)).game
    copied = laying.copied(game, Slot(zone=True, index=0))
    assert copied is not None
    command, slot = copied
    second = Zone("A", laying.moved(AREA.outline, 25, 25))
    assert (slot, command.terrain, command.zones) == (Slot(zone=True, index=1), (BOG,), (AREA, second))
    left = laying.taken(game, Slot(zone=False, index=0))
    assert (left.terrain, left.zones) == ((), (AREA,))
    assert laying.copied(game, Slot(zone=False, index=4)) is None
