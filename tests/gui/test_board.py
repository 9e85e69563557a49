"""Dragging, nudging and picking on the board, with real events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from hellassist.geometry import Base, Point, control_area, distance, gap, in_contact, path_length
from hellassist.gui.table.scene import ring_path
from hellassist.rules.game import Game
from tests.gui.battle import skirmish
from tests.gui.conftest import Table
from tests.scene import Scene

Key = Qt.Key


def test_a_drag_moves_the_unit_and_the_board_shows_what_the_game_says(table: Table) -> None:
    table.drag((9.4, 17), (9.4, 20))
    assert table.spot_of("bretteur") == pytest.approx((9.4, 20), abs=0.03)
    assert table.unit("bretteur").status == "active"
    assert table.shown_at("bretteur") == table.unit("bretteur").at


def test_while_dragging_only_a_phantom_moves(table: Table) -> None:
    before = table.shown_at("bretteur")
    table.hold((9.4, 17), (9.4, 20))
    assert table.shown_at("bretteur") == before
    assert table.view.overlay.phantom is not None
    assert table.view.overlay.phantom.pos().y() == pytest.approx(500, abs=1)
    assert table.label == "3.0 of 5 fathoms · Walk"
    assert table.session.undo_label is None


def test_a_drag_beyond_walk_is_a_run(table: Table) -> None:
    table.hold((9.4, 17), (9.4, 23))
    assert table.label == "6.0 of 10 fathoms · Run"


def test_a_refused_drag_springs_back_and_says_why(table: Table) -> None:
    start = table.unit("bretteur").at
    table.hold((9.4, 17), (9.4, 28))
    assert "farther than Swashbuckler can go" in table.label
    assert "(AC-07)" in table.label
    assert table.view.overlay.tag.bad
    table.let_go((9.4, 28))
    assert table.unit("bretteur").at == start
    assert table.shown_at("bretteur") == start
    assert table.session.undo_label is None
    assert table.label == ""
    assert "farther than Swashbuckler can go" in table.window.strip.notice.text.text()
    assert table.window.strip.notice.rule.text() == "AC-07"
    assert table.window.strip.notice.isVisible()


def test_an_enemy_is_not_moved_in_the_other_players_turn(table: Table) -> None:
    table.drag((25, 8.5), (22, 14))
    assert table.spot_of("samael") == (25, 8.5)
    assert "Westerners" in table.window.strip.notice.text.text()


def test_corners_lengthen_the_way(table: Table) -> None:
    table.drag((9.4, 17), (9.4, 20), (11.4, 20))
    end = table.unit("bretteur").at
    assert end is not None
    assert end.x / 25 == pytest.approx(11.4, abs=0.03)
    assert table.game.activation is not None
    assert table.game.activation.moved / 25 == pytest.approx(5, abs=0.06)


def test_backspace_takes_a_corner_back(table: Table) -> None:
    table.hold((9.4, 17), (9.4, 20), (11.4, 20))
    assert len(table.view.move_tool.plan.corners) == 1  # type: ignore[union-attr]
    table.type(Key.Key_Backspace)
    assert table.view.move_tool.plan.corners == []  # type: ignore[union-attr]
    assert table.label.startswith("3.6 of 5")


def test_escape_cancels_a_drag(table: Table) -> None:
    table.hold((9.4, 17), (9.4, 20))
    table.type(Key.Key_Escape)
    table.let_go((9.4, 20))
    assert table.spot_of("bretteur") == (9.4, 17)
    assert table.label == ""
    assert table.view.overlay.phantom is None


def test_a_drag_to_an_enemy_snaps_into_contact_and_opens_the_attack(table: Table) -> None:
    table.hold((9.4, 17), (14.9, 16))
    assert "In contact with Damned One of Wrath" in table.label
    table.let_go((14.9, 16))
    assert table.game.attack is not None
    assert table.game.attack.declaration.defender == "wrath"
    assert in_contact(table.unit("bretteur").base, table.unit("wrath").base)
    assert gap(table.unit("bretteur").base, table.unit("wrath").base) == pytest.approx(0, abs=1e-6)


def test_a_click_moves_nothing(table: Table) -> None:
    table.click((9.4, 17))
    assert table.view.board.selected == "bretteur"
    assert table.spot_of("bretteur") == (9.4, 17)
    assert table.session.undo_label is None


def test_arrow_keys_plan_by_half_fathoms_and_enter_moves(table: Table) -> None:
    table.click((9.4, 17))
    table.type(Key.Key_Down, Key.Key_Down, Key.Key_Down)
    assert table.label == "1.5 of 5 fathoms · Walk"
    assert table.spot_of("bretteur") == (9.4, 17)
    table.type(Key.Key_Return)
    assert table.spot_of("bretteur") == pytest.approx((9.4, 18.5))


def test_a_typed_number_sets_the_exact_distance(table: Table) -> None:
    table.click((9.4, 17))
    table.type(Key.Key_Down, "4.5", Key.Key_Return)
    assert table.spot_of("bretteur") == pytest.approx((9.4, 21.5))


def test_a_typed_number_after_a_corner_counts_from_there(table: Table) -> None:
    table.click((9.4, 17))
    table.type(Key.Key_Down, "2", Key.Key_Space, Key.Key_Right, "1,5", Key.Key_Return)
    assert table.spot_of("bretteur") == pytest.approx((10.9, 19))


@pytest.mark.parametrize("scale", [0.25, 1.0, 4.0])
def test_length_depends_neither_on_direction_nor_on_zoom(table: Table, scale: float) -> None:
    table.view.zoom(scale)
    start = table.unit("bretteur").at
    assert start is not None
    for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        arrow = {(1, 0): Key.Key_Right, (-1, 0): Key.Key_Left, (0, 1): Key.Key_Down, (0, -1): Key.Key_Up}[
            right, down
        ]
        table.view.board.select("bretteur")
        table.type(arrow, "3")
        move = table.view.move_tool.move
        assert move is not None
        assert move.length == pytest.approx(75)
        assert move.end == pytest.approx(Point(start.x + 75 * right, start.y + 75 * down))
        table.type(Key.Key_Escape)


def test_tab_goes_through_all_units_and_then_leaves_the_board(table: Table) -> None:
    order = table.view.board.order()
    assert set(order) == {unit.id for unit in table.game.on_table()}
    seen = []
    for _ in order:
        table.type(Key.Key_Tab)
        seen.append(table.view.board.selected)
    assert seen == list(order)
    assert table.view.hasFocus()
    table.bot.keyClick(table.view, Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert table.view.board.selected == order[-2]
    table.type(Key.Key_Tab, Key.Key_Tab)
    assert not table.view.hasFocus()


def test_enter_opens_the_selected_unit(table: Table) -> None:
    table.click((9.4, 17))
    with table.bot.waitSignal(table.window.unit_opened) as opened:
        table.type(Key.Key_Return)
    assert opened.args == ["bretteur"]


class TestOverlapping:
    """Bases that were put on one another by hand stay within reach."""

    @pytest.fixture
    def game(self) -> Game:
        return (
            Scene()
            .unit("E", at=(10, 10))
            .unit("G", at=(10.2, 10))
            .unit("H", at=(10, 10.2))
            .enemy("F", at=(20, 10))
            .game
        )

    def test_clicks_go_through_all_of_them(self, table: Table) -> None:
        seen = set()
        for _ in range(3):
            table.click((10.1, 10.1))
            seen.add(table.view.board.selected)
        assert seen == {"E", "G", "H"}

    def test_the_selected_one_is_dragged(self, table: Table) -> None:
        table.click((10.1, 10.1))
        while table.view.board.selected != "H":
            table.click((10.1, 10.1))
        table.hold((10.1, 10.1), (10.1, 13.1))
        assert table.view.move_tool.plan is not None
        assert table.view.move_tool.plan.unit == "H"


def test_the_ring_is_the_engines_control_area_and_goes_when_engaged(table: Table) -> None:
    table.bot.waitUntil(lambda: "wrath" in table.view.board._rings)
    ring = table.view.board._rings["wrath"]
    assert ring.isVisible()
    assert ring.path().boundingRect().width() / 2 == pytest.approx(20 + 25, abs=0.05)
    area = control_area(Base(Point(0, 0), 20), 25)
    assert ring_path(20, 25).elementCount() == len(area.exterior.coords)
    table.drag((9.4, 17), (14.9, 16))
    assert not ring.isVisible()


def test_the_dead_are_gone_from_the_board(table: Table) -> None:
    from hellassist.rules.commands import RemoveUnit

    assert table.bridge.do(RemoveUnit("damned1"))
    assert "damned1" not in table.view.board.order()
    assert table.bridge.undo()
    assert "damned1" in table.view.board.order()


def test_undo_puts_the_unit_back_and_overlays_follow(table: Table) -> None:
    start = table.unit("bretteur").at
    table.drag((9.4, 17), (9.4, 20))
    table.window.actions_.undo.trigger()
    assert table.unit("bretteur").at == start
    assert table.shown_at("bretteur") == start
    table.window.actions_.redo.trigger()
    assert table.spot_of("bretteur") == pytest.approx((9.4, 20), abs=0.03)


class TestDeployment:
    """Before the first turn bases are put down, not moved."""

    @pytest.fixture
    def game(self) -> Game:
        return skirmish().changed(turn=0, phase="setup", to_act=None, activated_this_turn=0).game

    def test_a_drag_puts_the_unit_down_anywhere(self, table: Table) -> None:
        table.hold((25, 8.5), (4, 4))
        assert table.label == "4.0 across, 4.0 down Samael"
        table.let_go((4, 4))
        assert table.spot_of("samael") == pytest.approx((4, 4), abs=0.03)
        assert table.game.activation is None

    def test_but_not_onto_another(self, table: Table) -> None:
        table.drag((25, 8.5), (20.4, 11.2))
        assert table.spot_of("samael") == (25, 8.5)
        assert "overlap" in table.window.strip.notice.text.text()


class TestMeasuring:
    """The ruler says what geometry says."""

    def test_from_unit_to_unit_edge_to_edge(self, table: Table) -> None:
        table.window.actions_.measure.trigger()
        table.drag((9.4, 17), (16.2, 15.6))
        expected = gap(table.unit("bretteur").base, table.unit("wrath").base)
        assert table.view.measure_tool.length == expected
        assert table.label == f"{expected / 25:.1f} fathoms Swashbuckler → Damned One of Wrath"

    def test_both_ways_alike_and_from_the_other_side(self, table: Table) -> None:
        table.window.actions_.measure.trigger()
        table.drag((25, 8.5), (20.4, 11.2))
        there = table.view.measure_tool.length
        table.drag((20.4, 11.2), (25, 8.5))
        assert (
            table.view.measure_tool.length
            == there
            == gap(table.unit("samael").base, table.unit("succubus1").base)
        )

    def test_by_two_clicks_between_spots(self, table: Table) -> None:
        table.window.actions_.measure.trigger()
        table.click((1, 1))
        table.bot.mouseMove(table.screen, table.pixel((4, 5)))
        table.click((4, 5))
        assert table.view.measure_tool.length is not None
        assert table.view.measure_tool.length / 25 == pytest.approx(5, abs=0.06)

    def test_touching_bases_are_nought_apart(self, table: Table) -> None:
        table.window.actions_.measure.trigger()
        table.drag(table.spot_of("trooper3"), table.spot_of("damned2"))
        assert table.view.measure_tool.length == 0
        assert table.label.startswith("0.0 fathoms")

    def test_goes_on_while_an_attack_is_open(self, table: Table) -> None:
        table.drag((9.4, 17), (14.9, 16))
        assert table.game.attack is not None
        table.window.actions_.measure.trigger()
        table.drag((25, 8.5), (20.4, 11.2))
        assert table.view.measure_tool.length == gap(table.unit("samael").base, table.unit("succubus1").base)

    def test_measuring_moves_nothing(self, table: Table) -> None:
        table.window.actions_.measure.trigger()
        table.drag((9.4, 17), (9.4, 20))
        assert table.spot_of("bretteur") == (9.4, 17)
        assert table.session.undo_label is None

    def test_with_the_sign_of_the_locale(self, table: Table) -> None:
        before = QLocale()
        QLocale.setDefault(QLocale(QLocale.Language.French))
        try:
            table.window.actions_.measure.trigger()
            table.drag((9.4, 17), (16.2, 15.6))
            assert "," in table.label.split()[0]
        finally:
            QLocale.setDefault(before)

    def test_by_keyboard_from_unit_to_unit(self, table: Table) -> None:
        table.window.actions_.measure.trigger()
        table.type(Key.Key_Tab, Key.Key_Return, Key.Key_Tab, Key.Key_Return)
        first, second = table.view.board.order()[:2]
        assert table.view.measure_tool.length == gap(table.unit(first).base, table.unit(second).base)


def test_the_wheel_zooms_at_the_pointer(table: Table) -> None:
    at = QPointF(table.pixel((20, 20)))
    spot = table.view.spot(at)
    before = table.view.scale_now
    event = QWheelEvent(
        at,
        QPointF(table.screen.mapToGlobal(at.toPoint())),
        QPoint(),
        QPoint(0, 240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(table.screen, event)
    assert table.view.scale_now > before * 1.2
    assert distance(table.view.spot(at), spot) < 1  # half a pixel before, half a pixel after
    table.window.actions_.fit.trigger()
    assert table.view.scale_now == pytest.approx(before)


def test_dragging_the_empty_table_pans(table: Table) -> None:
    before = table.view.spot(QPointF(0, 0))
    start, end = table.pixel((2, 2)), table.pixel((4, 3))
    table.bot.mousePress(table.screen, Qt.MouseButton.LeftButton, pos=start)
    table.bot.mouseMove(table.screen, (start + end) / 2)
    table.bot.mouseMove(table.screen, end)
    table.bot.mouseRelease(table.screen, Qt.MouseButton.LeftButton, pos=end)
    after = table.view.spot(QPointF(0, 0))
    assert (before.x - after.x, before.y - after.y) == pytest.approx((50, 25), abs=2)


def test_names_lie_on_no_other_name(table: Table) -> None:
    table.view.board.lay_out_captions()
    scale = table.view.scale_now
    boxes = [
        caption.boundingRect().translated(caption.pos() * scale)
        for caption in table.view.board._captions.values()
    ]
    for index, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[:index])


def test_a_plan_adds_up(table: Table) -> None:
    table.click((9.4, 17))
    table.type(Key.Key_Down, "2", Key.Key_Space, Key.Key_Right, "3")
    plan = table.view.move_tool.plan
    assert plan is not None
    assert path_length(plan.path) == pytest.approx(125)
    assert table.label == "5.0 of 5 fathoms · Walk · typed 3"
