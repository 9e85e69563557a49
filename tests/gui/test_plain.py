"""What players type is shown sign by sign, wherever it turns up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6 import QtGui
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QGraphicsView, QLabel, QListWidget, QWidget
from pytestqt.qtbot import QtBot

import hellassist.gui
from hellassist.gui.dialogs.unit_card import UnitCard
from hellassist.gui.looks.plain import tip
from hellassist.rules.commands import DeclareMelee, Note, RemoveUnit, SpendCommand
from hellassist.rules.game import Game
from tests.gui.battle import session_of
from tests.gui.beside import Beside, made
from tests.scene import Scene, weapon

EVIL = "<b>x</b><img src='/etc/hostname'>&amp; R&D"


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    yield from made(qtbot)


def evil() -> Game:
    """Everything that has a name is called by markup."""
    blade = weapon(2, 3, 5, 6, 8, name=f"blade {EVIL}")
    scene = Scene(command=(4, 3))
    scene.unit("E", name=f"E {EVIL}", rank="officer", cmd=4, cbt=4, life=(6, 2), weapons=(blade,))
    scene.enemy("F", name=f"F {EVIL}", rank="officer", cmd=3, cbt=3, life=(6, 1), weapons=(blade,))
    scene.enemy("G", name=f"G {EVIL}", at=(20, 20))
    scene.touch("E", "F")
    companies = {
        player: replace(company, name=f"{player} {EVIL}") for player, company in scene.game.companies.items()
    }
    return scene.changed(companies=companies, name=EVIL).game


def shown(text: str) -> str:
    """The text of a tool tip as Qt shows it."""
    if not QtGui.Qt.mightBeRichText(text):
        return text
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def of_model(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount(QModelIndex())):
        for column in range(9):
            index = model.index(row, column)
            if index.isValid():
                yield str(index.data(Qt.ItemDataRole.ToolTipRole) or "")


def tips(root: QWidget) -> Iterator[str]:
    """Every tool tip below a widget."""
    for widget in (root, *root.findChildren(QWidget)):
        yield widget.toolTip()
        yield widget.statusTip()
        yield widget.whatsThis()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from of_model(widget.model())
        if isinstance(widget, QGraphicsView):
            yield from (item.toolTip() for item in widget.scene().items())
    for action in root.findChildren(QAction):
        yield action.toolTip()


def check(root: QWidget) -> int:
    """No tool tip holds markup of the players' own; gives how many name something of theirs."""
    found = 0
    for said in tips(root):
        assert "<b>" not in said.lower() or not QtGui.Qt.mightBeRichText(said), said
        assert "<img" not in said.lower() or not QtGui.Qt.mightBeRichText(said), said
        found += EVIL in shown(said)
    for label in root.findChildren(QLabel):
        rich = label.textFormat() == Qt.TextFormat.RichText
        assert label.textFormat() == Qt.TextFormat.PlainText or (rich and "img" not in label.text())
    return found


def test_a_tool_tip_is_no_markup() -> None:
    assert shown(tip(EVIL)) == EVIL
    assert shown(tip("two\nlines  <here>")) == "two\nlines  <here>"
    assert tip("") == ""


def test_names_with_markup_stay_as_they_are_everywhere(beside: Beside) -> None:
    beside.lay_out(session_of(evil()))
    beside.bridge.do(Note(EVIL))
    beside.bridge.do(SpendCommand("A", 1, reason=EVIL))
    window = beside.window
    assert check(window) > 10
    beside.side.open_card("E")
    assert check(window) > 10
    beside.side.open_correction("E")
    check(window)
    beside.side.close()
    beside.bridge.do(RemoveUnit("G"))
    assert beside.bridge.do(DeclareMelee("E", "F"))
    check(window)
    beside.dice = [(6,) * 4, (1,) * 3]
    while beside.is_fighting:
        beside.attack.primary.click()
        check(window)
    check(window)


def test_no_menu_swallows_an_ampersand(beside: Beside) -> None:
    beside.lay_out(session_of(evil()))
    menu = beside.side.menu.made("F", "E")
    texts = [action.text() for action in menu.actions()]
    menu.deleteLater()
    beside.side.open_card("E")
    card = beside.panel(UnitCard)
    assert card.title.text() == f"E {EVIL}"
    for text in texts:
        assert "&" not in text.replace("&&", ""), text


def test_every_list_of_the_first_page_is_plain(beside: Beside, tmp_path: Path) -> None:
    from datetime import datetime

    from hellassist.app.battle.battles import Battle
    from hellassist.gui.pages.start_page import StartPage

    path = tmp_path / f"{'<b>x<b>'}.hellbattle"
    page = StartPage([Battle(path, EVIL, datetime.now().astimezone(), 3)], path)
    beside.bot.addWidget(page)
    assert check(page) == 0
    listed = page.findChild(QListWidget)
    assert listed is not None
    assert EVIL in listed.item(0).text()
    assert shown(listed.item(0).toolTip()) == str(path)
    assert shown(page.go_on.toolTip()) == str(path)


def test_only_one_place_writes_tool_tips() -> None:
    folder = Path(hellassist.gui.__file__).parent
    users = [path.name for path in folder.rglob("*.py") if ".setToolTip(" in path.read_text("utf-8")]
    assert users == ["plain.py"]
