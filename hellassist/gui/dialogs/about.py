"""Help: which keys do what, and what this program is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QWidget

from hellassist import __version__
from hellassist.gui.dialogs.panel import SidePanel


class AboutPanel(SidePanel):
    """Name, version, and whose the game is."""

    for_reading = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title.setText("hellassist")
        for text in (
            self.tr("Version {0}").format(__version__),
            self.tr(
                "An unofficial assistant for battles of Hell Dorado. The game and its names belong to their owners."
            ),
            self.tr("Free software under the MIT licence, without any warranty."),
            self.tr(
                "Every number names its rule: point at it, or click it. Where the table says otherwise, correct it."
            ),
        ):
            self.body.addWidget(self.words(text))
        self.body.addStretch(1)


class KeysPanel(SidePanel):
    """The keys, by place. *of_window* are those of the menus: name and keys."""

    for_reading = True

    def __init__(self, of_window: list[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title.setText(self.tr("Keys"))
        back = QKeySequence(Qt.Modifier.ALT | Qt.Key.Key_Left).toString(
            QKeySequence.SequenceFormat.NativeText
        )
        self._add(self.tr("Everywhere"), of_window)
        self._add(
            self.tr("On the board"),
            [
                (self.tr("next, previous unit"), "Tab, Shift+Tab"),
                (self.tr("plan a move by half a fathom"), self.tr("arrows")),
                (self.tr("an exact length"), "0 – 9"),
                (self.tr("a corner"), self.tr("Space")),
                (self.tr("carry out, or open the card"), "Enter"),
                (self.tr("take back a corner, give up"), "Backspace, Esc"),
                (self.tr("pan"), self.tr("Space and drag")),
            ],
        )
        self._add(
            self.tr("In an attack"),
            [
                (self.tr("go on"), "Enter"),
                (self.tr("your dice, or an option"), "0 – 6"),
                (self.tr("one answer back"), back),
                (self.tr("the whole attack back"), self.tr("Cancel")),
            ],
        )
        self.body.addStretch(1)

    def _add(self, title: str, keys: list[tuple[str, str]]) -> None:
        self.body.addWidget(self.words(title, strong=True))
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.setVerticalSpacing(4)
        for row, (what, key) in enumerate(keys):
            grid.addWidget(self.words(what), row, 0)
            shown = self.words(key, dim=True)
            shown.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            grid.addWidget(shown, row, 1)
        self.body.addLayout(grid)
