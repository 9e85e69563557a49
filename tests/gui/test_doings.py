"""What a unit can do: offered, or refused with its reason in sight; what waits is said with the button that does it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from hellassist.gui.dialogs.rule import RulePanel
from hellassist.gui.dialogs.shoot import ShootPanel
from hellassist.gui.dialogs.unit_card import UnitCard
from hellassist.gui.panels.actions import ActionPanel
from hellassist.gui.widgets.chips import Chip
from hellassist.rules.commands import Activate, DeclareMelee, RemoveUnit
from hellassist.rules.editions import RUSSIAN
from hellassist.rules.game import Player, StateOn
from hellassist.rules.profile import Ability
from hellassist.rules.shots import loading
from tests.gui.battle import session_of
from tests.gui.beside import Beside, made
from tests.scene import Scene, weapon

Key = Qt.Key
DOWN: dict[str, Any] = {"states": ("knocked_down",), "life": (20, 1)}


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


def lay_out(beside: Beside, scene: Scene, selected: str = "") -> ActionPanel:
    """The scene on the table, and the row of choices."""
    beside.lay_out(session_of(scene.game))
    beside.window.board.board.select(selected)
    return beside.window.area.doing


def seen(root: QWidget) -> str:
    """All words in sight below *root*."""
    return "\n".join(label.text() for label in root.findChildren(QLabel) if label.isVisibleTo(root))


def keys(panel: ActionPanel) -> dict[str, bool]:
    """What is offered, and whether it may be done."""
    return {doing.key: doing.refused is None for doing in panel.row.doings}


def test_the_choices_of_the_selected_unit_stand_beside_the_board(beside: Beside) -> None:
    bow = weapon(name="bow", use="ranged", range=4)
    scene = Scene().unit("E", name="Edda", shs=3, weapons=(weapon(), bow)).enemy("F", at=(16, 10))
    panel = lay_out(beside, scene)
    assert not panel.isVisible()
    beside.window.board.board.select("E")
    assert panel.isVisible()
    assert keys(panel) == {"activate": True, "melee": False, "shoot": True, "announce": True}
    assert "up" in panel.move_.text() or "Drag it: 5" in panel.move_.text()
    beside.click(panel.row.button("shoot"))
    assert beside.panel(ShootPanel).chosen == "F"
    assert not panel.isVisible()  # the panel is about the same


def test_a_tap_on_what_is_refused_tells_why_and_its_rule(beside: Beside) -> None:
    panel = lay_out(beside, Scene().unit("E", name="Edda").enemy("F", at=(20, 10)), "E")
    button = panel.row.button("melee")
    assert button.property("refused") == "true"
    assert "touches no enemy" not in seen(panel)
    beside.click(button)
    assert beside.game.attack is None
    assert "Edda touches no enemy" in seen(panel)
    chip = next(chip for chip in panel.row.findChildren(Chip) if chip.rule == "AC-38")
    beside.click(chip)
    assert beside.panel(RulePanel).rule == "AC-38"


def test_one_of_several_enemies_is_asked_for(beside: Beside) -> None:
    scene = Scene().unit("E").enemy("F", name="Fell").enemy("G", name="Grim").touch("G", "E", (0, 1))
    panel = lay_out(beside, scene, "E")
    assert "engaged" in panel.move_.text()
    beside.click(panel.row.button("melee"))
    assert panel.row.question.text() == "Mêlée: against whom?"
    beside.click(panel.row.button("back"))
    beside.click(panel.row.button("melee"))
    beside.bot.keyClick(panel.row.button("F"), Qt.Key.Key_Escape)
    assert not panel.row.question.isVisible()
    assert panel.row.button("melee").hasFocus()
    beside.click(panel.row.button("melee"))
    beside.click(panel.row.button("G"))
    assert beside.game.attack is not None
    assert beside.game.attack.declaration.defender == "G"


def test_another_selection_shows_another_units_choices(beside: Beside) -> None:
    panel = lay_out(beside, Scene().unit("E", name="Edda").enemy("F", name="Fell", at=(20, 10)), "E")
    beside.click(panel.row.button("activate"))
    assert panel.name.text() == "Edda is active"
    beside.window.board.board.select("F")
    assert panel.name.text() == "Edda is active"
    beside.click(panel.card)
    assert beside.panel(UnitCard).title.text() == "Edda"


def gun(*abilities: tuple[str, int]) -> Any:
    made_ = weapon(name="Gun", use="ranged", range=8)
    return replace(made_, abilities=tuple(Ability(*each) for each in abilities))


@pytest.mark.rule("SA-132")
def test_loading_is_offered_with_its_count(beside: Beside) -> None:
    scene = Scene().unit("E", shs=3, weapons=(weapon(), gun(("reloading", 2))), abilities=("expertise",))
    scene.enemy("F", at=(20, 10))
    scene.changed(units={**scene.game.units, "E": replace(scene["E"], used={loading.empty_key(0): 1})})
    panel = lay_out(beside, scene, "E")
    beside.side.open_card("E")
    assert "to load it: 0 done, 2 to go." in seen(beside.panel(UnitCard))
    beside.side.close()
    assert "Not loaded" in beside.window.board.board._captions["E"].chips
    button = panel.row.button("reload:0:focus")
    assert button.text() == "Focus: load Gun 0/2"
    assert keys(panel)["reload:0:concentration"]
    assert not keys(panel)["shoot"]
    beside.click(button)
    assert beside.unit("E").used[loading.steps_key(0)] == 1
    beside.side.open_card("E")
    assert "to load it: 1 done, 1 to go." in seen(beside.panel(UnitCard))


@pytest.mark.rule("SA-114")
@pytest.mark.parametrize(("shot", "left"), [(0, 3), (1, 2), (3, 0)])
def test_a_card_shows_the_shots_left(beside: Beside, shot: int, left: int) -> None:
    scene = Scene().unit("E", shs=3, weapons=(weapon(), gun(("munitions", 3))))
    scene.enemy("F", at=(20, 10))
    scene.changed(units={**scene.game.units, "E": replace(scene["E"], used={"shots:0": shot})})
    lay_out(beside, scene, "E")
    beside.side.open_card("E")
    assert f"Shots left: {left}" in seen(beside.panel(UnitCard))


def test_loading_beside_an_enemy_brings_its_blow(beside: Beside) -> None:
    scene = Scene().unit("E", life=(9, 1), shs=3, weapons=(weapon(), gun(("reloading", 1)))).enemy("F")
    scene.changed(units={**scene.game.units, "E": replace(scene["E"], used={loading.empty_key(0): 1})})
    panel = lay_out(beside, scene, "E")
    beside.click(panel.row.button("reload:0:focus"))
    assert beside.attack.title.text() == "Loading provokes a blow"


def test_burning_is_put_out_and_wounds_are_healed(beside: Beside) -> None:
    scene = Scene().unit("E", states=(StateOn("consumed", 2, 3),), abilities=(("healer", 2),), life_now=2)
    scene.enemy("F", at=(20, 10))
    panel = lay_out(beside, scene, "E")
    assert "Consumed 2/3" in beside.window.board.board._captions["E"].chips
    assert keys(panel)["heal:focus:"]
    beside.click(panel.row.button("put_out:focus"))
    assert beside.unit("E").states == ()
    beside.bridge.undo()
    beside.click(panel.row.button("heal:focus:"))
    assert beside.unit("E").life == 4


# -- what waits ----------------------------------------------------------------------------------------


def test_getting_up_is_said_and_offered(beside: Beside) -> None:
    panel = lay_out(beside, Scene().unit("E", name="Edda", **DOWN).enemy("F", at=(20, 20)), "E")
    assert keys(panel)["get_up"]
    beside.click(panel.row.button("activate"))
    assert panel.waits.text() == "Edda lies on the ground: getting up is all it can do now."
    beside.click(panel.due.button("get_up"))
    assert beside.unit("E").states == ()
    assert not panel.waits.isVisible()


def test_getting_up_beside_enemies_asks_which_one_fights(beside: Beside) -> None:
    scene = Scene().unit("E", **DOWN).enemy("F").enemy("G").touch("G", "E", (0, 1))
    panel = lay_out(beside, scene, "E")
    beside.click(panel.row.button("get_up"))
    assert "Its player says" in panel.row.question.text()
    beside.click(panel.row.button("G"))
    assert beside.game.attack is not None
    assert "G" in (beside.game.attack.declaration.attacker, beside.game.attack.declaration.defender)


def test_a_free_blow_is_said_and_struck_by_the_one_named(beside: Beside) -> None:
    scene = Scene().unit("E", name="Edda", states=(StateOn("immobilized", 2),), life=(20, 1)).enemy("F")
    scene.enemy("G", status="acted").touch("G", "E", (-1, 0))
    panel = lay_out(beside, scene, "E")
    beside.bridge.do(Activate("E"))
    assert "may strike it, once" in panel.waits.text()
    beside.side.open_card("G")
    assert panel.isVisible()  # what waits stays in sight beside a panel
    assert beside.panel(UnitCard).doings.button("free_blow").text() == "Free blow at Edda"
    beside.click(panel.due.button("free_blow"))
    beside.click(panel.due.button("G"))
    assert beside.attack.title.text() == "Free blow"
    beside.dice = [(1,) * 4]
    beside.press(Key.Key_Return, Key.Key_Return)
    beside.click(beside.attack.primary) if beside.side.attack else None
    assert beside.game.attack is None
    assert panel.waits.text() == "Edda can take no action: end its activation."
    beside.click(beside.window.turn.end)
    assert beside.game.activation is None


def test_a_second_sequence_that_is_due_asks_against_whom(beside: Beside) -> None:
    scene = Scene().unit("E", name="Edda", cbt=5, abilities=("frantic",)).enemy("F", life=(2, 0))
    scene.enemy("G", name="Grim", life=(9, 1)).touch("G", "E", (0, 1))
    panel = lay_out(beside, scene, "E")
    beside.bridge.do(DeclareMelee("E", "F"))
    beside.dice = [(6, 6, 6, 6, 6), (1, 1, 1, 1)]
    for _ in range(6):
        if beside.game.attack is not None:
            beside.press(Key.Key_Return)
    assert beside.unit("F").gone == "killed"
    assert beside.game.activation is not None
    assert beside.game.activation.due
    assert panel.waits.text() == "Edda fights a second sequence: against whom?"
    assert panel.isVisible()
    beside.click(panel.due.button("melee"))
    assert beside.game.attack is not None
    assert beside.game.attack.declaration.sequence == 2


# -- the card and the menu -----------------------------------------------------------------------------


def test_the_card_tells_states_with_what_they_do_and_how_long(beside: Beside) -> None:
    scene = Scene().unit("E", life_now=1, states=(StateOn("stunned", 2), StateOn("brave", 1)))
    lay_out(beside, scene.enemy("F"), "E")
    assert beside.window.board.board._captions["E"].chips == ("Engaged", "Wounded", "Stunned 2", "Brave 1")
    beside.side.open_card("E")
    said = seen(beside.panel(UnitCard))
    assert "Stunned 2" in said
    assert "no shot, no orders, no control area. It lasts for 2 of its activations." in said
    assert "It lasts until the end of this turn." in said
    assert "ST-068" in said


def test_the_card_tells_what_abilities_do_and_what_is_left_to_the_players(beside: Beside) -> None:
    unknown = Ability("sings_well", text="Once a battle it sings.")
    scene = Scene().unit("E", abilities=(("man_at_arms", 2), ("fast", 3)))
    profile = replace(scene["E"].profile, abilities=(*scene["E"].profile.abilities, unknown))
    scene.changed(units={"E": replace(scene["E"], profile=profile)}).enemy("F", at=(20, 10))
    lay_out(beside, scene, "E")
    beside.side.open_card("E")
    card = beside.panel(UnitCard)
    said = seen(card)
    assert "throw again up to 2 of the dice that hit" in said
    assert "moves up to 3 fathoms more" in said
    assert "Once a battle it sings." in said
    assert "Not known to the app" in said
    chip = next(chip for chip in card.findChildren(Chip) if chip.rule == "SA-109")
    card.scroller.ensureWidgetVisible(chip)
    beside.click(chip)
    assert beside.panel(RulePanel).rule == "SA-109"
    more = next(chip for chip in beside.panel(RulePanel).findChildren(Chip) if chip.rule == "SA-110")
    beside.click(more)
    assert beside.panel(RulePanel).rule == "SA-110"


def test_the_menu_of_a_unit_offers_the_same(beside: Beside) -> None:
    bow = weapon(name="bow", use="ranged", range=4)
    scene = (
        Scene().unit("E", name="Edda", shs=3, weapons=(weapon(), bow)).enemy("F", name="Fell", at=(16, 10))
    )
    lay_out(beside, scene, "E")
    own = beside.side.menu.made("E", "E")
    texts = [action.text() for action in own.actions() if action.text()]
    assert texts[:2] == ["Card of Edda", "Activate"]
    refused = next(action for action in own.actions() if action.text().startswith("Mêlée:"))
    assert not refused.isEnabled()
    at = beside.side.menu.made("F", "E")
    shoot = next(action for action in at.actions() if action.text() == "Shoot with Edda…")
    shoot.trigger()
    assert beside.panel(ShootPanel).chosen == "F"
    for menu in (own, at):
        menu.deleteLater()


def test_a_unit_that_is_gone_is_let_go(beside: Beside) -> None:
    panel = lay_out(beside, Scene().unit("E").unit("A", at=(3, 3)).enemy("F", at=(20, 10)), "E")
    beside.bridge.do(RemoveUnit("E"))
    assert not panel.isVisible()


def test_a_harmless_enemy_may_be_picked_for_a_retreat_though_it_disturbs_no_focus(beside: Beside) -> None:
    scene = Scene(edition=RUSSIAN).unit("E").enemy("F", abilities=("harmless",)).touch("F", "E", (1, 0))
    scene.enemy("G").touch("G", "E", (0, 1))
    panel = lay_out(beside, scene, "E")
    (retreat,) = (doing for doing in panel.row.doings if doing.key == "retreat")
    assert [enemy for enemy, _ in retreat.against] == ["F", "G"]


@pytest.mark.rule("CM-02", "RU-16")
@pytest.mark.parametrize("dominant", ["A", "B"])
@pytest.mark.parametrize("fighting", [False, True])
def test_command_and_dominance_are_shown_at_all_times(
    beside: Beside, dominant: Player, *, fighting: bool
) -> None:
    scene = Scene(command=(7, 7)).unit("E", name="Edda").enemy("F").touch("F", "E", (0, 1))
    company = replace(scene.game.companies["A"], current=4)
    scene.changed(dominant=dominant, companies={**scene.game.companies, "A": company})
    panel = lay_out(beside, scene, "E")
    if fighting:
        beside.click(panel.row.button("melee"))
    shown = {player: seen(box) for player, box in beside.window.area.companies.items()}
    assert ("4/7" if fighting else "4 of 7") in shown["A"]
    assert ("7/7" if fighting else "7 of 7") in shown["B"]
    badged = [
        player
        for player, box in beside.window.area.companies.items()
        if box.dominance.isVisibleTo(box) or box.crown.isVisibleTo(box)
    ]
    assert badged == [dominant]
