"""Powers that leave a choice: amounts, colours, whom and where; and what their headers say, on the buttons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from hellassist.app.battle.session import Session
from hellassist.gui.dialogs.power import PowerPanel
from hellassist.gui.dialogs.unit_card import UnitCard
from hellassist.rules.commands import Invoke, NextTurn, SetUpBattle
from hellassist.rules.editions import FRENCH_EFFECTS
from hellassist.rules.game import Company
from hellassist.rules.profile import BinaryCommand
from hellassist.store.log import MemoryLog
from tests.gui.beside import LEFT, Beside, made
from tests.gui.test_areas import pixel
from tests.gui.test_doings import keys, lay_out, seen
from tests.rules.editions.make import by, order, spell
from tests.rules.editions.test_french_magic import school
from tests.rules.orders import next_turn, stat
from tests.scene import Scene

Key = Qt.Key
BONUS = stat("cbt", 1)


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


def captain(header: str, *, light: tuple[int, int] | None = None, command: int = 4, **more: Any) -> Scene:
    """Edda with an order, 4 Command, *light* of basic and current in two colours; Finn far off."""
    rally = order(header, BONUS, name="Rally", **more)
    scene = by(FRENCH_EFFECTS, command=(command, 3)).unit("E", name="Edda", orders=(rally,))
    scene.enemy("F", name="Finn", at=(20, 10))
    if light is not None:
        ours = scene.game.companies["A"]
        ours = replace(ours, coloured=True, basic_light=light[0], current_light=light[1])
        scene.changed(companies={**scene.game.companies, "A": ours})
    return scene


def paying(beside: Beside, scene: Scene) -> PowerPanel:
    """The panel that asks how the order of Edda is paid."""
    panel = lay_out(beside, scene, "E")
    beside.click(panel.row.button("power:order:0"))
    return beside.panel(PowerPanel)


def pool(beside: Beside) -> tuple[int, int]:
    """Current Command of A, and its light points."""
    company = beside.game.companies["A"]
    return company.current, company.current_light


# -- amounts ---------------------------------------------------------------------------------------


@pytest.mark.rule("FR-23")
def test_one_of_several_amounts_is_picked(beside: Beside) -> None:
    panel = paying(beside, captain("Libre - 1 ou 3 PC - aucune - Illimité"))
    assert list(panel.price.amounts) == [1, 3]
    beside.click(panel.price.amounts[3])
    assert "3 Command paid, 1 of 4 left." in panel.preview.text()
    assert pool(beside)[0] == 4
    beside.click(panel.use)
    assert pool(beside)[0] == 1
    assert beside.side.panel is None


@pytest.mark.rule("FR-23")
def test_an_x_offers_what_can_be_paid_and_nothing_else(beside: Beside) -> None:
    panel = paying(beside, captain("Libre - X PC - aucune - Illimité", counts="named"))
    assert list(panel.price.amounts) == [0, 1, 2, 3, 4]
    beside.press(Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert pool(beside)[0] == 2


@pytest.mark.rule("FR-23")
def test_what_cannot_be_paid_is_not_offered(beside: Beside) -> None:
    panel = lay_out(beside, captain("Libre - 1 ou 3 PC - aucune - Illimité", command=2), "E")
    assert panel.row.button("power:order:0").text().startswith("Rally (1 or 3 Command)")
    beside.click(panel.row.button("power:order:0"))
    assert pool(beside)[0] == 1


# -- colours ---------------------------------------------------------------------------------------


@pytest.mark.rule("FR-60")
def test_which_points_pay_is_chosen_among_those_at_hand(beside: Beside) -> None:
    panel = paying(beside, captain("Libre - 2 PC - aucune - Illimité", light=(3, 3)))
    assert list(panel.price.split.buttons) == [1, 2]
    assert panel.price.split.buttons[2].text() == "2 light, 0 dark"
    beside.click(panel.price.split.buttons[1])
    beside.click(panel.use)
    assert pool(beside) == (2, 2)


def test_a_way_to_pay_takes_no_more_room_than_its_pips_and_words(beside: Beside) -> None:
    panel = paying(beside, captain("Libre - 4 PC - aucune - Illimité", light=(3, 3), command=6))
    for button in panel.price.split.buttons.values():
        words = button.fontMetrics().horizontalAdvance(button.text())
        assert not button.icon().isNull()
        assert words < button.sizeHint().width() - button.iconSize().width() < words + 60


@pytest.mark.rule("FR-59")
def test_a_coloured_cost_leaves_nothing_to_choose(beside: Beside) -> None:
    panel = lay_out(beside, captain("Libre - 1 PC sombre - aucune - Illimité", light=(3, 3)), "E")
    button = panel.row.button("power:order:0")
    assert "1 dark Command" in button.text().replace("\n", " ")
    beside.click(button)
    assert pool(beside) == (3, 3)


@pytest.mark.rule("FR-60")
def test_points_spent_by_hand_have_their_colours_too(beside: Beside) -> None:
    lay_out(beside, captain("Libre - gratuit - aucune - Illimité", light=(3, 3)))
    box = beside.window.companies["A"]
    assert box.pips.accessibleName() == "Command 4 of 4: 3 light, 1 dark"
    assert box.pips.kinds() == ((False, True),) * 3 + ((True, True),)
    beside.click(box.spend)
    beside.press("2")
    assert list(box.form.split.buttons) == [1, 2]
    beside.click(box.form.split.buttons[2])
    beside.click(box.form.spend)
    assert pool(beside) == (2, 1)
    assert box.pips.kinds() == ((False, True), (False, False), (False, False), (True, True))


@pytest.mark.rule("FR-58")
def test_points_without_colour_are_told_apart_in_the_set_up(beside: Beside) -> None:
    session = Session(MemoryLog())
    units = tuple(Scene().unit("E", binary=BinaryCommand(either=2)).enemy("F").game.units.values())
    companies = (Company("A", "W", "immortals"), Company("B", "D"))
    session.do(SetUpBattle("b", companies, units, edition=FRENCH_EFFECTS))
    beside.lay_out(session)
    beside.side.open_card("E")
    card = beside.panel(UnitCard)
    beside.click(card.doings.button("colours:1"))
    assert pool(beside) == (2, 1)
    session.do(NextTurn())
    beside.side.open_card("E")
    kept = beside.panel(UnitCard).doings.doings
    assert not [doing for doing in kept if doing.key.startswith("colours")]


# -- headers on buttons ----------------------------------------------------------------------------


@pytest.mark.rule("FR-30")
def test_how_often_it_may_still_be_used(beside: Beside) -> None:
    panel = lay_out(beside, captain("Libre - 1 PC - aucune - 2 (tour)"), "E")
    button = panel.row.button("power:order:0")
    assert "2 of 2 left this turn" in button.toolTip()
    beside.click(button)
    assert "1 of 2 left this turn" in panel.row.button("power:order:0").toolTip()
    beside.click(panel.row.button("power:order:0"))
    assert not keys(panel)["power:order:0"]
    assert "as often as it may" in panel.row.why("power:order:0")


@pytest.mark.rule("FR-24")
def test_a_permanent_cost_says_so(beside: Beside) -> None:
    panel = lay_out(beside, captain("Libre - 1* PC - aucune - Illimité"), "E")
    assert "1 Command for good" in panel.row.button("power:order:0").text().replace("\n", " ")


@pytest.mark.rule("FR-28")
def test_a_company_as_target_tells_how_many_receive_it(beside: Beside) -> None:
    scene = captain("Libre - 1 PC - la compagnie - Illimité").unit("M", at=(4, 4))
    panel = lay_out(beside, scene, "E")
    assert "the Company: 2 of it receive it" in panel.row.button("power:order:0").toolTip()


@pytest.mark.rule("FR-29")
def test_nobody_to_aim_at_is_told(beside: Beside) -> None:
    panel = lay_out(beside, captain("Libre - 1 PC - un autre combattant allié - Illimité"), "E")
    assert "nobody at whom" in panel.row.why("power:order:0")


# -- spells ----------------------------------------------------------------------------------------


def carrying(header: str, *acts: Any) -> Scene:
    """The Infernalist I with a lemure on the table that carries the spell."""
    scene = school(spell(header, *acts))
    lemure = next(key for key, unit in scene.game.units.items() if "lemure" in unit.profile.keywords)
    scene.do(Invoke("I", lemure, 0, scene.spot(11.2, 10)))
    return scene


@pytest.mark.rule("FR-69", "FR-70")
@pytest.mark.parametrize(
    ("kind", "end"),
    [("rémanent", "The lemure lives on."), ("dissipé", "The lemure is gone with it.")],
)
def test_the_type_of_a_spell_is_told_where_it_is_released(beside: Beside, kind: str, end: str) -> None:
    scene = carrying(f"Exténuant - {kind} - un allié", stat("cbt", 1, "ally"))
    lemure = next(unit.id for unit in scene.game.on_table() if unit.spell is not None)
    panel = lay_out(beside, next_turn(scene).changed(to_act="A"), lemure)
    assert keys(panel).get("release"), panel.row.doings
    beside.click(panel.row.button("release"))
    release = beside.panel(PowerPanel)
    assert end in seen(release)
    assert "releases its spell: Burst." in release.preview.text()
    assert ("falls" in release.preview.text()) == (kind == "dissipé")


@pytest.mark.rule("FR-72")
def test_a_spell_aimed_at_a_spot_shows_what_it_reaches(beside: Beside) -> None:
    burst = replace(stat("def", 0, "units"), do="damage", stat="", amount=1, around="target", within=2.0)
    scene = carrying("Exténuant - dissipé - un point à 6 toises", burst).enemy("G", name="Gerd", at=(16, 10))
    lemure = next(unit.id for unit in scene.game.on_table() if unit.spell is not None)
    panel = lay_out(beside, next_turn(scene).changed(to_act="A"), lemure)
    beside.click(panel.row.button("release"))
    release = beside.panel(PowerPanel)
    board, fathom = beside.window.board, beside.game.fathom
    assert release.area.scene() is board.board
    assert release.reach is not None
    for item, radius in ((release.area, 2.0 * fathom), (release.reach, 6.0 * fathom + 15.0)):
        assert item.boundingRect().width() / 2 == pytest.approx(radius, abs=3.0)
    beside.bot.mouseClick(board.viewport(), LEFT, pos=pixel(beside, (24, 10)))
    assert "FR-72" in release.fault.text()
    assert not release.use.isEnabled()
    beside.bot.mouseClick(board.viewport(), LEFT, pos=pixel(beside, (16, 10)))
    assert release.area.pos() == release.mark.pos() == QPointF(*beside.unit("G").base.at)
    assert "Gerd loses 1 LP" in release.preview.text()
    beside.click(release.use)
    assert beside.unit("G").life == 3
    assert release.area.scene() is None
    beside.bridge.undo()
    assert beside.unit("G").life == 4


@pytest.mark.rule("FR-77")
def test_the_spell_a_lemure_carries_is_announced(beside: Beside) -> None:
    scene = carrying("Exténuant - radiant - alliés", stat("cbt", 1, "allies"))
    lemure = next(unit.id for unit in scene.game.on_table() if unit.spell is not None)
    lay_out(beside, scene, lemure)
    assert "carries “Burst”" in beside.window.board.board.item_of(lemure).toolTip()
    beside.side.open_card("I")
    assert "exhausting · radiant" in seen(beside.panel(UnitCard))
