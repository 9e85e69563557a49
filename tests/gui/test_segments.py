"""Buttons in a row and chips, where there is too little room for their text."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from hellassist.gui.widgets.chips import Chip
from hellassist.gui.widgets.segments import Segments


def test_long_words_go_on_in_a_second_line(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    row = Segments((("Бросает приложение", "app"), ("Свои", "own")), page)
    row.resize(200, row.sizeHint().height())
    page.show()
    button = row.buttons["app"]
    qtbot.waitUntil(lambda: "\n" in button.text())
    assert max(map(button.fontMetrics().horizontalAdvance, button.text().split("\n"))) < button.width()
    assert button.minimumHeight() >= 2 * button.fontMetrics().lineSpacing()
    assert button.accessibleName() == "Бросает приложение"
    row.resize(600, row.height())
    qtbot.waitUntil(lambda: button.text() == "Бросает приложение")


def test_a_chip_that_has_too_little_room_says_so(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.setStyleSheet("QLabel { border: 1px solid red; padding: 1px 7px; }")
    chip = Chip("−1 Vae Distanti", parent=page)
    page.show()
    whole = chip.sizeHint().width()
    for narrower in range(12):
        chip.resize(whole - narrower, chip.height())
        assert chip.text().endswith("…") is (narrower > 0), narrower
