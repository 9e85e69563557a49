"""What a drag says of control areas, of Command and of a Retreat, at the pointer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from hellassist.gui.table.measure_tool import MeasureTool
from hellassist.gui.table.scene import shortened
from hellassist.rules.commands import Retreat
from hellassist.rules.game import Game
from tests.gui.battle import piece, skirmish
from tests.gui.conftest import LEFT, Table
from tests.scene import Scene


class TestControlAreas:
    """Edda, and Fell ten fathoms off; at rest Grim stands beside her."""

    @pytest.fixture
    def game(self) -> Game:
        scene = Scene(command=(1, 3)).unit("E", name="Edda", mvt=6, at=(5, 10))
        scene.enemy("F", name="Fell", at=(12, 10)).enemy("G", name="Grim", at=(5, 20))
        return scene.changed(terrain=(piece("Lava", (4, 4), (6, 4), (6, 6), (4, 6), impassable=True),)).game

    def test_entering_one_stops_there_and_shows_it(self, table: Table) -> None:
        table.hold((5, 10), (10.2, 10.1))
        move = table.view.move_tool.move
        assert move is not None
        assert move.entered == ("F",)
        areas = table.view.overlay.areas
        assert areas.isVisible()
        at = table.unit("F").at
        assert at is not None
        assert areas.path().contains(QPointF(*at))
        assert table.label.endswith("Makes for Fell (MV-14)")
        table.let_go((10.2, 10.1))
        assert not areas.isVisible()

    def test_at_the_edge_it_stops(self, table: Table) -> None:
        table.hold((5, 10), (9.85, 10))
        assert table.label.endswith("Stops in the control area of Fell (MV-17)")

    def test_past_one_is_refused_in_words_and_marked(self, table: Table) -> None:
        table.hold((5, 10), (9.5, 11.9), (13, 12))
        move = table.view.move_tool.move
        assert move is not None
        assert move.refusal is not None
        assert move.refusal.reason == "control_area"
        assert "enters the control area of Fell" in table.label
        assert "(MV-17)" in table.label
        assert table.view.overlay.areas.isVisible()
        assert table.view.overlay.tag.bad

    def test_impassable_terrain_is_named(self, table: Table) -> None:
        table.hold((5, 10), (5, 7), (5, 3))
        assert "cannot pass Lava: it is impassable." in table.label


class TestLeaving:
    """Edda begins in Fell's control area."""

    @pytest.fixture
    def game(self) -> Game:
        scene = Scene(command=(1, 3)).unit("E", name="Edda", mvt=6, at=(10, 10))
        return scene.enemy("F", name="Fell", at=(12, 10)).game

    def test_leaving_says_what_it_costs(self, table: Table) -> None:
        table.hold((10, 10), (7, 10))
        assert "Costs 1 Command: it leaves a control area (MV-07)" in table.label
        table.let_go((7, 10))
        assert table.game.companies["A"].current == 0


class TestLeavingWithoutCommand(TestLeaving):
    """No Command is left."""

    @pytest.fixture
    def game(self) -> Game:
        scene = Scene(command=(0, 3)).unit("E", name="Edda", mvt=6, at=(10, 10))
        return scene.enemy("F", name="Fell", at=(12, 10)).game

    def test_leaving_says_what_it_costs(self, table: Table) -> None:
        table.hold((10, 10), (7, 10))
        assert "costs 1 Command, 0 are left" in table.label
        assert table.view.overlay.tag.bad


class TestRetreat:
    """Edda may break away by a Retreat from Fell, who cannot strike."""

    @pytest.fixture
    def game(self) -> Game:
        return (
            Scene()
            .unit("E", name="Edda", mvt=5, at=(5, 10))
            .enemy("F", name="Fell", cbt=None)
            .touch("F", "E")
            .game
        )

    def test_what_is_due_stands_in_the_column(self, table: Table) -> None:
        assert table.bridge.do(Retreat("E"))
        doing = table.window.area.doing
        assert "Edda breaks away: drag it out of contact" in doing.waits.text()
        assert doing.isVisible()


# -- names on the board --------------------------------------------------------------------------------


def boxes(table: Table) -> dict[str, QRectF]:
    """What each caption covers, in pixels of the table."""
    board, scale = table.view.board, table.view.scale_now
    return {
        key: caption.shown_box.translated(caption.pos() * scale) for key, caption in board._captions.items()
    }


def on_discs(table: Table) -> list[tuple[str, str]]:
    """Which caption lies on whose disc."""
    table.view.board.lay_out_captions()
    scale, found = table.view.scale_now, []
    for key, box in boxes(table).items():
        for other in table.game.on_table():
            at = QPointF(*(other.at or (0, 0))) * scale
            x = max(box.left() - at.x(), 0.0, at.x() - box.right())
            y = max(box.top() - at.y(), 0.0, at.y() - box.bottom())
            if (x * x + y * y) ** 0.5 < other.profile.radius * scale - 1:
                found.append((key, other.id))
    return found


class TestNames:
    """A fight in a heap: everybody touches somebody, and two have long names."""

    @pytest.fixture
    def game(self) -> Game:
        scene = skirmish()
        scene.touch("bretteur", "wrath", (-1, 0.4)).touch("sergeant", "wrath", (-0.6, -1))
        scene.touch("trooper1", "wrath", (0.9, 0.6))
        return scene.game

    def test_no_name_or_badge_lies_on_a_disc(self, table: Table) -> None:
        assert on_discs(table) == []
        table.view.zoom(0.6)
        assert on_discs(table) == []

    def test_the_ring_of_a_measure_lies_below_the_names(self, table: Table) -> None:
        table.window.actions_.measure.trigger()
        assert isinstance(table.view.tool, MeasureTool)
        captions = table.view.board._captions.values()
        assert all(caption.zValue() > table.view.overlay.touched.zValue() for caption in captions)


def test_a_long_name_is_cut_in_its_middle() -> None:
    name = "Sister Superior of the Order of Saint Michael the Elder 2"
    short = shortened(name)
    assert len(short) <= 24
    assert short.startswith("Sister Super")
    assert short.endswith("Elder 2")
    assert shortened("Frank-Captain") == "Frank-Captain"


class TestLongNames:
    """A name that is longer than the board has room for."""

    @pytest.fixture
    def game(self) -> Game:
        return Scene().unit("E", name=f"Sister {'very ' * 10}<b>long</b>").enemy("F").game

    def test_the_tool_tip_has_all_of_it(self, table: Table) -> None:
        board = table.view.board
        assert len(board._captions["E"].name) <= 24
        assert "&lt;b&gt;long&lt;/b&gt;" in board.item_of("E").toolTip()


class TestAnnouncing:
    """A short way that is meant as a Run or Charge."""

    @pytest.fixture
    def game(self) -> Game:
        return Scene().unit("E", at=(5, 10)).unit("C", at=(5, 20)).enemy("F", life=(9, 1), at=(9, 10)).game

    def test_a_short_run_by_the_key_holds_for_one_move(self, table: Table) -> None:
        table.view.board.select("E")
        table.type(Qt.Key.Key_F4)
        assert table.window.actions_.announce.isChecked()
        table.hold((5, 10), (5, 13))
        assert table.label.startswith("3.0 of 10 fathoms · Run")
        table.let_go((5, 13))
        assert table.game.activation is not None
        assert table.game.activation.action == "run"
        assert not table.window.actions_.announce.isChecked()

    def test_a_short_charge_by_the_button(self, table: Table) -> None:
        table.view.board.select("E")
        doing = table.window.area.doing
        table.bot.mouseClick(doing.row.button("announce"), LEFT)
        assert doing.row.button("announce").property("primary") == "true"
        table.drag((5, 10), (7.9, 10))
        assert table.game.attack is not None
        assert table.game.attack.declaration.action == "charge"

    def test_another_unit_is_another_matter(self, table: Table) -> None:
        table.view.board.select("E")
        table.type(Qt.Key.Key_F4)
        table.view.board.select("C")
        assert not table.window.actions_.announce.isChecked()
        table.hold((5, 20), (5, 22))
        assert table.label.startswith("2.0 of 5 fathoms · Walk")
        table.type(Qt.Key.Key_F4)
        assert table.label.startswith("2.0 of 10 fathoms · Run")
        table.let_go((5, 22))

    def test_the_key_stands_in_the_list_of_keys(self, table: Table) -> None:
        assert table.window.actions_.announce in table.window.actions()


class TestMelee:
    """Edda in contact with Fell."""

    @pytest.fixture
    def game(self) -> Game:
        return Scene().unit("E", name="Edda", life=(9, 1)).enemy("F", name="Fell").game

    def test_the_way_round_the_enemy_is_called_by_its_name(self, table: Table) -> None:
        table.view.board.select("E")
        assert "Mêlée: drag it round its enemy" in table.window.area.doing.move_.text()
        table.hold((10, 10), (10.25, 9.25))
        assert "of 5 fathoms · Mêlée" in table.label
        table.let_go((10.25, 9.25))
        assert table.game.activation is not None
        assert table.game.activation.action == "melee"

    def test_who_has_to_act_is_shown_by_what(self, table: Table) -> None:
        table.view.board.select("E")
        row = table.window.area.doing.row
        table.bot.mouseClick(row.button("activate"), LEFT)
        table.bot.keyClick(table.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert "has to act" in table.window.strip.notice.text.text()
        assert table.game.activation is not None
        assert {key: row.button(key).property("reached") for key in ("melee", "retreat")} == {
            "melee": "true",
            "retreat": "true",
        }
        assert row.button("melee").hasFocus()
        table.bot.keyClick(row.button("melee"), Qt.Key.Key_Return)
        assert table.game.attack is not None


class TestHaste:
    """Edda, with a bog before her and a point of Command."""

    @pytest.fixture
    def game(self) -> Game:
        scene = Scene(command=(1, 3)).unit("E", name="Edda", mvt=5, at=(5, 10)).enemy("F", at=(25, 25))
        return scene.changed(terrain=(piece("Bog", (7, 8), (9, 8), (9, 12), (7, 12), difficult=True),)).game

    def test_what_it_costs_is_named(self, table: Table) -> None:
        table.hold((5, 10), (12, 10))
        assert table.label.endswith("Costs 1 Command: haste in Difficult terrain (SA-159)")
        table.hold((5, 10), (9, 10))
        assert "Costs" not in table.label
