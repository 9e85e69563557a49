"""A line of text where there is too little room for it."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from hellassist.gui.widgets.elided import ShorterLabel


def test_it_falls_back_on_fewer_words(qtbot: QtBot) -> None:
    label = ShorterLabel()
    qtbot.addWidget(label)
    label.show_texts("Commandement 6 sur 6", "6 sur 6")
    label.resize(label.fontMetrics().horizontalAdvance(label.text()) + 2, 20)
    assert label.shown() == "Commandement 6 sur 6"
    label.resize(label.width() - 8, 20)
    assert label.shown() == "6 sur 6"
    assert "Commandement 6 sur 6" in label.toolTip()
    label.resize(24, 20)
    assert label.shown().endswith("…")
