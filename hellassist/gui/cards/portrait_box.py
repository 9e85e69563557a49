"""Where the portrait of a card at work is shown, dropped and picked."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QIcon, QPixmap
from PySide6.QtWidgets import QFileDialog, QToolButton, QVBoxLayout, QWidget

from hellassist.gui.cards.portrait import filling
from hellassist.gui.dialogs.panel import Button
from hellassist.gui.looks.plain import set_tip

WIDE, HIGH = 116, 132


class PortraitBox(QWidget):
    """Reads no file by itself: *chosen* tells which one the player means."""

    chosen = Signal(Path)
    gone = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        self.button = QToolButton(self)
        self.button.setProperty("portrait", "true")
        self.button.setFixedSize(WIDE, HIGH)
        self.button.setAccessibleName(self.tr("Portrait…"))
        set_tip(self.button, self.tr("A picture from a file: click, or drop one here"))
        self.remove = Button(self.tr("No portrait"), self)
        self.remove.setFixedWidth(WIDE)
        self.remove.setProperty("tight", "true")
        self.remove.setProperty("quiet", "true")
        column.addWidget(self.button)
        column.addWidget(self.remove)
        column.addStretch(1)
        self.setAcceptDrops(True)
        self.button.clicked.connect(self._ask)
        self.remove.clicked.connect(self.gone)
        self.show_picture(None)

    def show_picture(self, picture: QPixmap | None) -> None:
        """Show a portrait, or the words that ask for one."""
        self.remove.setVisible(picture is not None)
        if picture is None:
            self.button.setIcon(QIcon())
            self.button.setText(self.tr("Portrait…"))
            self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            return
        inner = QSize(WIDE - 6, HIGH - 6)
        scale = self.devicePixelRatioF()
        made = filling(picture, round(inner.width() * scale), round(inner.height() * scale))
        made.setDevicePixelRatio(scale)
        self.button.setIcon(QIcon(made))
        self.button.setIconSize(inner)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def _ask(self) -> None:
        kinds = self.tr("Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif)")
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Portrait"), "", kinds)
        if name:
            self.chosen.emit(Path(name))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _file(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _file(event)
        if path is not None:
            event.acceptProposedAction()
            self.chosen.emit(path)


def _file(event: QDropEvent) -> Path | None:
    """The file that is dropped; an address is none."""
    paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return paths[0] if len(paths) == 1 else None
