"""Every kind of question an attack asks: its page, its rule, and answers by real clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from hellassist.app.words.texts import Texts
from hellassist.gui.dialogs.correct import CorrectPanel
from hellassist.gui.dialogs.option_pages import InflictPage, WeaponPage
from hellassist.gui.dialogs.roll_pages import RerollPage, TypedRollPage, VirtualRollPage
from hellassist.gui.dialogs.rule import RulePanel
from hellassist.gui.dialogs.shoot import ShootPanel
from hellassist.gui.dialogs.trial_pages import ConsentPage, DrawPage, SlipPage
from hellassist.gui.widgets.chips import Chip, modifier_chip
from hellassist.rules.commands import DeclareMelee, DeclareShot, Engage, SetDiceSource
from hellassist.rules.game import StateOn
from hellassist.rules.modifiers import Modifier
from tests.gui.battle import session_of
from tests.gui.beside import Beside, made
from tests.scene import Scene, weapon

Key = Qt.Key
FATHOM = 25.0
BERSERK: dict[str, Any] = {"states": (StateOn("berserk", 9),), "life": (20, 5)}


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


def pixel(beside: Beside, x: float, y: float) -> QPoint:
    return beside.window.board.mapFromScene(QPointF(x * FATHOM, y * FATHOM))


def drag(beside: Beside, *spots: tuple[float, float]) -> None:
    """Press at the first spot on the board, move over the others, let go at the last."""
    screen = beside.window.board.viewport()
    beside.bot.mousePress(screen, Qt.MouseButton.LeftButton, pos=pixel(beside, *spots[0]))
    for (ax, ay), (bx, by) in pairwise(spots):
        for share in (0.3, 0.6, 1.0):
            beside.bot.mouseMove(screen, pixel(beside, ax + (bx - ax) * share, ay + (by - ay) * share))
    beside.bot.mouseRelease(screen, Qt.MouseButton.LeftButton, pos=pixel(beside, *spots[-1]))


def dodging(beside: Beside) -> Beside:
    """E charges F, which may dodge at 3 or less."""
    scene = Scene().unit("E", name="Edda", at=(3, 10)).enemy("F", name="Fell", abilities=(("dodge", 3),))
    path = scene.path((9.9, 10), unit="E")
    beside.lay_out(session_of(scene.game))
    assert beside.bridge.do(Engage("E", path, "F"))
    return beside


def killing(beside: Beside, *others: tuple[str, str, float, float]) -> None:
    """Berserk E has just killed F; the *others* stand as told."""
    scene = Scene().unit("E", name="Edda", **BERSERK).enemy("F", name="Fell")
    for player, key, x, y in others:
        scene.unit(key, player=player, at=(x, y), status="acted", life=(20, 1))  # type: ignore[arg-type]
    beside.lay_out(session_of(scene.game))
    assert beside.bridge.do(DeclareMelee("E", "F"))
    beside.dice = [(6, 6, 6), (1, 1, 1)]
    beside.press(Key.Key_Return, Key.Key_Return, "3", Key.Key_Return)
    assert beside.unit("F").gone == "killed"


def explained(beside: Beside, rule: str) -> None:
    """The page names its rule; a click on it opens the rule, closing that leads back to the page."""
    kind = type(beside.attack.page)
    assert beside.page.rule == rule
    chip = next(chip for chip in beside.page.findChildren(Chip) if chip.rule == rule)
    beside.click(chip)
    assert beside.panel(RulePanel).rule == rule
    beside.press(Key.Key_Escape)
    assert isinstance(beside.attack.page, kind)


# -- dodging -------------------------------------------------------------------------------------------


def test_whether_to_try_and_the_one_die(beside: Beside) -> None:
    dodging(beside)
    assert beside.attack.title.text() == "Dodge"
    assert beside.asks(ConsentPage)
    assert beside.page.note.text() == "One die: 1, 2, 3 succeeds."
    explained(beside, "SA-053")
    beside.press(Key.Key_Return)
    assert beside.asks(VirtualRollPage)
    assert beside.page.question.text() == "Fell throws one die: 1, 2, 3 succeeds"
    explained(beside, "SA-053")
    beside.dice = [(5,)]
    beside.press(Key.Key_Return)
    assert beside.attack.title.text() == "Charge"  # it failed: the sequence follows


def test_a_try_that_is_left(beside: Beside) -> None:
    dodging(beside)
    beside.press("0", Key.Key_Return)
    assert beside.attack.title.text() == "Charge"


def test_one_die_thrown_by_hand(beside: Beside) -> None:
    dodging(beside)
    beside.bridge.do(SetDiceSource("B", "typed"))
    beside.press(Key.Key_Return)
    assert beside.asks(TypedRollPage)
    beside.press("2", Key.Key_Return)
    assert beside.asks(SlipPage)


def slipping(beside: Beside) -> Beside:
    """The dodge came off: F may slip away."""
    dodging(beside)
    beside.dice = [(1,)]
    beside.press(Key.Key_Return, Key.Key_Return)
    assert beside.asks(SlipPage)
    return beside


def test_slipping_away_by_dragging(beside: Beside) -> None:
    slipping(beside)
    explained(beside, "SA-056")
    drag(beside, (11.2, 10), (12.5, 11), (13, 11.5))
    at = beside.unit("F").at
    assert at is not None
    assert (at.x / FATHOM, at.y / FATHOM) == pytest.approx((13, 11.5), abs=0.1)
    assert beside.game.attack is None
    board = beside.window.board
    assert board.tool is board.move_tool


def test_slipping_too_far_is_refused_where_the_pointer_is(beside: Beside) -> None:
    slipping(beside)
    board = beside.window.board
    screen = board.viewport()
    beside.bot.mousePress(screen, Qt.MouseButton.LeftButton, pos=pixel(beside, 11.2, 10))
    for x in (12, 14, 16):
        beside.bot.mouseMove(screen, pixel(beside, x, 10))
    assert "of 3 fathoms · Dodge" in board.overlay.tag.head
    assert "SA-053" in board.overlay.tag.sentence
    beside.bot.mouseRelease(screen, Qt.MouseButton.LeftButton, pos=pixel(beside, 16, 10))
    assert beside.asks(SlipPage)
    assert "farther than" in beside.notice
    drag(beside, (9.9, 10), (7, 10))  # another unit is not taken up
    assert beside.asks(SlipPage)


def test_slipping_away_by_keys_and_staying(beside: Beside) -> None:
    slipping(beside)
    board = beside.window.board
    board.setFocus()
    beside.press(*[Key.Key_Right] * 3, Key.Key_Down, Key.Key_Return)
    at = beside.unit("F").at
    assert at is not None
    assert (at.x / FATHOM, at.y / FATHOM) == pytest.approx((12.7, 10.5))
    beside.bridge.undo()
    slipping(beside)
    beside.attack.take_focus()
    beside.press(Key.Key_Return)  # nothing typed: it stays
    assert beside.attack.title.text() == "Charge"


# -- what follows a kill -------------------------------------------------------------------------------


def test_one_die_after_a_kill_and_a_lot_among_the_nearest(beside: Beside) -> None:
    killing(beside, ("A", "C", 10, 12.4), ("B", "G", 10, 7.6))
    assert beside.attack.title.text() == "Berserk"
    assert not beside.attack.odds.isVisible()
    explained(beside, "ST-017")
    beside.dice = [(4,)]
    beside.press(Key.Key_Return)
    assert beside.asks(DrawPage)
    explained(beside, "ST-019")
    assert [button.text() for button in beside.page.buttons] == ["1. C", "2. G"]
    beside.click(beside.page.buttons[1])
    assert beside.game.attack is not None
    assert beside.game.attack.declaration.defender == "G"


def test_a_lot_that_the_app_draws(beside: Beside) -> None:
    killing(beside, ("A", "C", 10, 12.4), ("B", "G", 10, 7.6))
    beside.dice = [(4,)]
    beside.press(Key.Key_Return)
    beside.click(beside.attack.primary)
    assert not beside.asks(DrawPage)


def test_the_other_player_chooses_the_hits_on_a_comrade(beside: Beside) -> None:
    killing(beside, ("A", "C", 10, 12.0))
    beside.dice = [(4,), (6, 6, 1), (1, 1, 1)]
    beside.press(Key.Key_Return)
    beside.press(Key.Key_Return, Key.Key_Return)
    assert beside.asks(InflictPage)
    assert "The other player says" in beside.page.question.text()
    explained(beside, "ST-020")
    beside.press("1", Key.Key_Return)
    assert beside.game.attack is None
    assert beside.unit("C").life == 18


def test_one_die_against_being_devoured(beside: Beside) -> None:
    maw = weapon(*[(0, "devoured")] * 5, name="maw")
    scene = Scene().unit("E", name="Edda", weapons=(maw,)).enemy("F", life=(12, 4), defence=4)
    beside.lay_out(session_of(scene.game))
    beside.bridge.do(DeclareMelee("E", "F"))
    beside.dice = [(6, 1, 1), (1, 1, 1), (3,)]
    beside.press(Key.Key_Return, Key.Key_Return, "1", Key.Key_Return)
    explained(beside, "ST-039")
    assert beside.page.question.text() == "F throws one die: 5, 6, and it is devoured"
    beside.press(Key.Key_Return)
    assert beside.unit("F").inside == ""


# -- re-rolls, tables, shots ---------------------------------------------------------------------------


def test_hits_that_the_foe_makes_fall_again(beside: Beside) -> None:
    scene = Scene().unit("E", name="Edda", cbt=3).enemy("F", name="Fell", abilities=(("man_at_arms", 1),))
    beside.lay_out(session_of(scene.game))
    beside.bridge.do(DeclareMelee("E", "F"))
    beside.dice = [(6, 5, 1), (1,), (1, 1, 1)]
    beside.press(Key.Key_Return)
    assert beside.asks(RerollPage)
    assert beside.page.question.text() == "Fell may make Edda throw 1 hit again"
    explained(beside, "SA-109")
    assert beside.page.picked == (6,)
    beside.click(beside.page.dice[1])
    assert beside.page.picked == (5,)
    beside.click(beside.attack.primary)
    assert beside.asks(VirtualRollPage)
    explained(beside, "CC-14")


def test_a_weapon_that_was_not_named_lets_the_foe_pick_the_table(beside: Beside) -> None:
    blades = (weapon(2, 3, 5, 6, 8, name="axe"), weapon(1, 2, 3, 4, 5, name="dirk"))
    scene = Scene().unit("E", name="Edda", weapons=blades).enemy("F", name="Fell", life=(9, 1))
    beside.lay_out(session_of(scene.game))
    beside.bridge.do(DeclareMelee("E", "F"))
    assert beside.asks(WeaponPage)
    explained(beside, "CC-44")
    beside.click(beside.page.group.button(0))
    beside.click(beside.attack.primary)
    beside.dice = [(6, 6, 1), (1, 1, 1)]
    beside.press(Key.Key_Return, Key.Key_Return)
    assert beside.asks(WeaponPage)
    explained(beside, "CC-45")
    beside.press("2", Key.Key_Return)
    beside.press(Key.Key_Return)
    assert beside.unit("F").life == 7


def brawl() -> Scene:
    """An archer, and a fight between F of the other side and A and B of its own."""
    bow = weapon(name="bow", use="ranged", range=6)
    scene = Scene().unit("E", name="Edda", shs=3, weapons=(weapon(), bow), at=(5, 10))
    scene.enemy("F", name="Fell", at=(10, 10), life=(9, 1)).unit("A", name="Ally", life=(9, 1))
    scene.unit("B", name="Bold", life=(9, 1))
    return scene.touch("A", "F", (1, 0)).touch("B", "F", (0, 1))


def test_a_shot_into_a_fight_says_whom_chance_may_hit(beside: Beside) -> None:
    beside.lay_out(session_of(brawl().game))
    beside.side.open_shot("E")
    panel = beside.panel(ShootPanel)
    assert "by chance (RG-36)" in panel.chance.text()
    assert [row.unit.id for row in panel.struck.rows] == ["F", "A", "B"]
    assert "engaged: may be passed (RG-07)" in panel.target.item(0).text()
    beside.click(panel.shoot)
    beside.dice = [(5, 5, 5)]
    beside.press(Key.Key_Return)
    assert beside.asks(DrawPage)
    explained(beside, "RG-37")
    assert [button.text() for button in beside.page.buttons] == ["1. Ally", "2. Bold"]
    beside.press("2")
    assert beside.game.attack is None
    assert {row.unit.id: row.figures for row in beside.attack.struck.rows} == {
        "F": "unhurt",
        "A": "unhurt",
        "B": "loses 5 LP",
    }
    beside.attack.back.click()
    assert beside.asks(DrawPage)


def test_a_defensive_shot_may_be_left(beside: Beside) -> None:
    bow = weapon(name="bow", use="ranged", range=6)
    scene = Scene().unit("E", at=(3, 10))
    scene.enemy("F", name="Fell", shs=2, weapons=(bow, weapon()), abilities=("defensive_shot",))
    path = scene.path((9.9, 10), unit="E")
    beside.lay_out(session_of(scene.game))
    beside.bridge.do(Engage("E", path, "F"))
    assert beside.attack.title.text() == "Defensive Shot"
    assert beside.asks(ConsentPage)
    explained(beside, "SA-047")
    beside.press("0", Key.Key_Return)
    assert beside.attack.title.text() == "Charge"


def test_where_the_line_is_drawn_while_a_shot_is_open(beside: Beside) -> None:
    scene = brawl()
    beside.lay_out(session_of(scene.game))
    beside.bridge.do(DeclareShot("E", "F"))
    assert beside.side._line.isVisible()
    beside.bridge.undo()
    assert not beside.side._line.isVisible()


# -- corrections ---------------------------------------------------------------------------------------


def test_a_place_is_corrected_in_one_step(beside: Beside) -> None:
    beside.lay_out(session_of(Scene().unit("E", name="Edda").enemy("F", at=(20, 20)).game))
    before = beside.game
    beside.side.open_correction("E")
    panel = beside.panel(CorrectPanel)
    panel.what.setCurrentIndex(panel.what.findData("place"))
    panel.value.setText("5 6")
    panel.reason.setText("it was bumped")
    steps = len(beside.session.past)
    panel._apply()
    assert len(beside.session.past) == steps + 1
    at = beside.unit("E").at
    assert at is not None
    assert (at.x, at.y) == (125.0, 150.0)
    assert "bumped" in beside.game.notes[-1] if beside.game.notes else True
    beside.bridge.undo()
    assert beside.game == before


@pytest.mark.parametrize(
    ("amount", "hinders", "kind"),
    [(3, True, "penalty"), (-1, True, "bonus"), (1, False, "bonus"), (-1, False, "penalty")],
)
def test_a_chip_has_the_colour_of_what_it_does_to_the_one_who_strikes(
    qtbot: QtBot, amount: int, hinders: bool, kind: str
) -> None:
    chip = modifier_chip(Modifier(amount, "cover", "RG-27"), Scene().game, Texts(), hinders=hinders)
    qtbot.addWidget(chip)
    assert chip.property("kind") == kind
