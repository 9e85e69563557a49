"""Orders and auras on the screen: offered with cost and what they do, drawn around their bearer, listed on the card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from hellassist.gui.dialogs.correct import CorrectPanel
from hellassist.gui.dialogs.given_move import GivenMovePanel
from hellassist.gui.dialogs.unit_card import UnitCard
from hellassist.gui.offers.unit_menu import UnitMenu
from hellassist.gui.table.items import AuraItem
from hellassist.rules.commands import PlaceUnit, RemoveUnit, UsePower
from hellassist.rules.profile import Act
from tests.gui.beside import Beside, made
from tests.gui.test_doings import keys, lay_out, seen
from tests.rules.orders import (
    AURA,
    MUSLIMS,
    ORDER,
    aura,
    next_turn,
    order,
    stat,
)
from tests.scene import Scene


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


def captain(*orders: Any, **card: Any) -> Scene:
    """Edda with orders, Mia beside her, Finn far off; 3 Command."""
    scene = Scene(command=(3, 3)).unit("E", name="Edda", orders=orders, **card)
    return scene.unit("M", name="Mia", at=(10, 14)).enemy("F", name="Finn", at=(20, 10))


RALLY = order("Active • 2 permanent CMD", stat("cbt", 1), name="Rally")


def test_an_order_stands_with_its_action_and_cost_and_says_what_it_does(beside: Beside) -> None:
    panel = lay_out(beside, captain(RALLY), "E")
    button = panel.row.button("power:order:0")
    assert button.text() == "Rally (Concentration, 2\nCommand for good)\n+1 CBT"
    assert "+1 CBT" in button.toolTip()
    assert beside.cut_off(panel) == []
    beside.click(button)
    assert beside.game.companies["A"].current == 1
    assert [effect.names["en"] for effect in beside.game.running] == ["Rally"]


def test_an_order_that_cannot_be_paid_says_so(beside: Beside) -> None:
    panel = lay_out(beside, captain(order("Free • 4 CMD", stat("cbt", 1), name="Rally")), "E")
    button = panel.row.button("power:order:0")
    assert button.property("refused") == "true"
    beside.click(button)
    assert beside.game.running == ()
    assert "has 3 Command left and needs 4" in seen(panel)


def test_an_order_of_a_unit_that_has_acted_stands_on_its_card_alone(beside: Beside) -> None:
    panel = lay_out(beside, captain(RALLY, order("Free", stat("def", 1), name="Guard"), status="acted"), "E")
    assert [key for key in keys(panel) if key.startswith("power")] == ["power:order:1"]
    beside.side.open_card("E")
    assert "Rally (Concentration, 2 Command for good): Edda has already been activated" in seen(
        beside.panel(UnitCard)
    )


def test_the_unit_that_an_order_is_for_is_asked_for(beside: Beside) -> None:
    alone = order("Free", stat("cbt", 1, "ally", but_self=True), name="Rally")
    panel = lay_out(beside, captain(alone, order("Free", stat("def", 1, "ally"), name="Guard")), "E")
    beside.click(panel.row.button("power:order:1"))
    assert panel.row.question.text() == "Guard: whom?"
    beside.click(panel.row.button("M"))
    assert [effect.units for effect in beside.game.running] == [("M",)]
    beside.click(panel.row.button("power:order:0"))  # Mia alone: nobody need be asked for
    assert [effect.units for effect in beside.game.running] == [("M",), ("M",)]


def test_the_enemy_that_fights_first_is_named_last(beside: Beside) -> None:
    scene = captain(order("Active", stat("cbt", 1, "ally", but_self=True), name="Rally"))
    scene.enemy("F", name="Finn").enemy("G", name="Gus", at=(8.8, 10))
    panel = lay_out(beside, scene, "E")
    button = panel.row.button("power:order:0:M:first")
    assert button.text() == "Rally (Concentration), Mia\n+1 CBT"
    beside.click(button)
    assert "which enemy fights it first" in panel.row.question.text()
    beside.click(panel.row.button("G"))
    assert beside.game.announced is not None
    assert beside.game.announced.targets == ("M",)
    assert beside.game.attack is not None
    assert beside.game.attack.declaration.defender == "G"


def test_an_order_between_two_units_has_a_button_for_each_first(beside: Beside) -> None:
    strikes = order("Passive", Act("attack", "ally"), name="Strike")
    scene = captain(strikes).enemy("F", name="Finn", at=(10, 15.2))
    panel = lay_out(beside, scene, "E")
    assert [key for key in keys(panel) if key.startswith("power")] == ["power:order:0:M"]
    beside.click(panel.row.button("power:order:0:M"))
    assert beside.game.attack is not None
    assert beside.game.attack.declaration.attacker == "M"


def test_what_is_always_in_force_has_no_button_but_a_line_on_the_card(beside: Beside) -> None:
    ever = aura("Permanent • 4 fathom radius • Lingering", stat("def", -1, "enemies"), name="Dread")
    panel = lay_out(beside, captain(auras=(ever,)), "E")
    assert not any(key.startswith("power") for key in keys(panel))
    beside.side.open_card("E")
    line = "“Dread”: \N{MINUS SIGN}1 DEF within 4.0 fathoms of Edda, for the rest of the battle."
    assert beside.panel(UnitCard).effects.lines == (line,)


def test_the_card_lists_what_is_in_force_on_the_unit(beside: Beside) -> None:
    scene = captain(order("Free", stat("cbt", 2, "ally"), name="Rally"))
    lay_out(beside, scene, "E")
    beside.side.open_card("M")
    card = beside.panel(UnitCard)
    assert not card.effects.isVisible()
    beside.session.do(UsePower("E", ORDER, ("M",)))
    assert card.effects.lines == ("“Rally”: +2 CBT for Mia, until the end of this turn.",)
    assert "“Rally”: +2 CBT for Mia" in seen(card)


def test_the_card_shows_an_order_of_the_next_turn_beforehand(beside: Beside) -> None:
    scene = captain(order("Free", stat("cbt", 2, until="next_turn"), name="Rally"))
    scene.do(UsePower("E", ORDER))
    lay_out(beside, scene, "E")
    beside.side.open_card("E")
    assert beside.panel(UnitCard).effects.lines == ("“Rally”: +2 CBT for Edda, in turn 3.",)


def areas(beside: Beside) -> list[AuraItem]:
    """The areas on the board."""
    board = beside.window.board.board
    return [item for item in board.items() if isinstance(item, AuraItem)]


def test_a_lingering_aura_is_drawn_around_its_bearer(beside: Beside) -> None:
    lay_out(beside, captain(auras=(aura(MUSLIMS),)), "E")
    assert areas(beside) == []
    beside.session.do(UsePower("E", AURA))
    (area,) = areas(beside)
    assert area.pos() == QPointF(250, 250)
    assert area.path().boundingRect().width() == pytest.approx(2 * (4 + 0.6) * 25, rel=0.01)
    assert "Inspiration Aura" in area.toolTip()
    beside.session.do(PlaceUnit("E", Scene().spot(12, 10)))
    assert areas(beside)[0].pos() == QPointF(300, 250)
    beside.session.do(RemoveUnit("E"))
    assert areas(beside) == []


def test_what_is_left_to_be_done_by_hand_waits_until_it_is_confirmed(beside: Beside) -> None:
    panel = lay_out(
        beside, captain(order("Free", Act("manual", text={"en": "Draw a card."}), name="Omen")), "E"
    )
    beside.click(panel.row.button("power:order:0"))
    assert panel.waits.text() == "“Omen”, to be done by hand: Draw a card."
    beside.click(panel.due.button("by_hand:1"))
    assert not panel.waits.isVisible()
    assert [effect.asked for effect in beside.game.running] == [False]


def test_what_waits_is_said_though_nobody_is_active_or_selected(beside: Beside) -> None:
    scene = captain(order("Free", Act("manual", text={"en": "Draw a card."}), name="Omen"))
    scene.do(UsePower("E", ORDER))
    panel = lay_out(beside, scene)
    assert panel.isVisible()
    assert "Draw a card." in panel.waits.text()
    beside.click(panel.due.button("by_hand:1"))
    assert not panel.isVisible()


def test_upkeep_asks_the_dominant_player_and_offers_what_can_be_used(beside: Beside) -> None:
    burns = order("", Act("damage", "units", amount=1), name="Ashes", upkeep=True)
    scene = captain(burns).enemy("F", name="Finn", at=(20, 10), orders=(burns,))
    panel = lay_out(beside, next_turn(scene))
    assert panel.waits.text() == "Upkeep, Westerners: say whose powers come first."
    assert not beside.window.turn.line.isVisible()  # said once
    assert [doing.key for doing in panel.due.doings] == ["upkeep:A", "upkeep:B", "end_upkeep"]
    beside.click(panel.due.button("upkeep:A"))
    beside.click(panel.due.button("upkeep:B"))  # another mind, as long as both have something to use
    beside.click(panel.due.button("power:order:0"))
    assert [beside.unit(key).life for key in "EMF"] == [3, 3, 3]
    beside.click(panel.due.button("power:order:0"))
    assert [beside.unit(key).life for key in "EMF"] == [2, 2, 2]
    beside.click(panel.due.button("end_upkeep"))
    assert beside.game.phase == "action"


def test_a_move_that_a_power_gives_is_dragged_on_the_board(beside: Beside) -> None:
    scene = captain(order("Free", Act("move", "ally", amount=3), name="March"))
    scene.do(UsePower("E", ORDER, ("M",)))
    panel = lay_out(beside, scene, "M")
    assert panel.row.button("given_move").text() == "Move 3.0 fathoms (March)…"
    beside.click(panel.row.button("given_move"))
    assert "up to 3.0 fathoms" in beside.panel(GivenMovePanel).told.text()
    view = beside.window.board
    view.setFocus()
    beside.press(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert beside.unit("M").at == Scene().spot(11, 14)
    assert beside.side.panel is None
    assert beside.unit("M").status == "waiting"


def test_too_long_a_given_move_is_refused_with_its_rule(beside: Beside) -> None:
    scene = captain(order("Free", Act("move", "ally", amount=1), name="March"))
    scene.do(UsePower("E", ORDER, ("M",)))
    panel = lay_out(beside, scene, "M")
    beside.click(panel.row.button("given_move"))
    beside.window.board.setFocus()
    beside.press(*[Qt.Key.Key_Right] * 4, Qt.Key.Key_Return)
    assert "farther than Mia can go" in beside.notice
    assert beside.unit("M").at == Scene().spot(10, 14)


def test_the_menu_offers_powers_too(beside: Beside) -> None:
    lay_out(beside, captain(RALLY, order("Free", stat("def", 1, "ally"), name="Guard")), "E")
    menu = UnitMenu(beside.bridge, beside.window).made("E", "E")
    texts = [action.text() for action in menu.actions()]
    assert "Rally (Concentration, 2 Command for good)" in texts
    assert "Guard" in texts
    menu.deleteLater()


def test_a_fallen_unit_has_but_what_it_may_use_in_death(beside: Beside) -> None:
    from hellassist.gui.offers.doings import doings

    scene = captain(RALLY, order("", stat("cbt", 1, "allies"), name="Sacrifice"))
    scene.do(RemoveUnit("E"))
    lay_out(beside, scene)
    assert [doing.text for doing in doings(scene.game, scene["E"])] == ["Sacrifice"]
    beside.side.open_card("E")
    beside.click(beside.panel(UnitCard).doings.button("power:order:1"))
    assert [effect.units for effect in beside.game.running] == [("M",)]


def test_an_effect_is_set_right_by_hand(beside: Beside) -> None:
    scene = captain(order("Free", stat("cbt", 1), name="Rally"))
    scene.do(UsePower("E", ORDER))
    lay_out(beside, scene, "E")
    beside.side.open_correction("battle")
    panel = beside.panel(CorrectPanel)
    panel.what.setCurrentIndex(panel.what.findData("effect"))
    assert panel.option.currentText() == "“Rally” of Edda is over"
    panel.reason.setText("never used")
    beside.click(panel.apply)
    assert beside.game.running == ()


def test_nothing_in_force_nothing_to_set_right(beside: Beside) -> None:
    lay_out(beside, captain(RALLY), "E")
    beside.side.open_correction("battle")
    assert beside.panel(CorrectPanel).what.findData("effect") == -1


def test_the_button_tells_the_condition_of_an_order(beside: Beside) -> None:
    made_ = order("", stat("cbt", 1), name="Sacrifice", condition="Edda dies")
    panel = lay_out(beside, captain(made_), "E")
    assert "If Edda dies: +1 CBT" in panel.row.button("power:order:0").toolTip()


def test_a_name_on_a_card_is_no_markup(beside: Beside) -> None:
    scene = captain(order("Free", stat("cbt", 1), name="<b>Rally</b> & {0}"))
    panel = lay_out(beside, scene, "E")
    button = panel.row.button("power:order:0")
    assert button.text().replace("&&", "&") == "<b>Rally</b> & {0}\n+1 CBT"
    beside.click(button)
    beside.side.open_card("E")
    labels = [label for label in beside.panel(UnitCard).findChildren(QLabel) if "Rally" in label.text()]
    assert labels
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in labels)


def test_the_chip_of_a_power_bears_its_name(beside: Beside) -> None:
    from hellassist.app.words.texts import Texts
    from hellassist.rules import stats

    scene = captain(order("Free", stat("cbt", 1), name="Rally"))
    scene.do(UsePower("E", ORDER))
    (modifier,) = stats.modifiers(scene.game, scene["E"], "cbt")
    assert Texts().modifier(modifier, scene.game) == "+1 Rally (Edda)"
