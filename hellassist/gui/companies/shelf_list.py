"""The saved Companies on the left of the page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from hellassist.app.companies.companies import Kept
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.spoken import all_told

ROLE = Qt.ItemDataRole.UserRole


class ShelfList(QListWidget):
    """A click, or the keyboard's row, opens a Company."""

    chosen = Signal(object)
    """The path of a Company."""
    remove_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("battles")
        self.setAccessibleName(self.tr("Companies"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._filling = False
        self.currentItemChanged.connect(self._tell)

    def show_shelf(self, shelf: Sequence[Kept], open_: Path) -> None:
        """These Companies, of which one is open."""
        self._filling = True
        self.clear()
        for kept in shelf:
            text = kept.name
            if kept.company is None:
                text = self.tr("{0} · cannot be read").format(kept.name)
            elif kept.saved is None or kept.draft is not None:
                text = f"• {kept.name}"
            item = QListWidgetItem(" ".join(text.split()))
            changed = kept.company is not None and text != kept.name
            tip = self.tr("{0} (not saved)").format(kept.name) if changed else text
            item.setData(Qt.ItemDataRole.AccessibleTextRole, tip)
            set_tip(item, all_told((*kept.faults, tip), "\n"))
            item.setData(ROLE, kept.path)
            self.addItem(item)
            if kept.path == open_:
                self.setCurrentItem(item)
        self._filling = False

    def choose(self, path: Path) -> None:
        """Mark the Company that is open; tells nobody."""
        self._filling = True
        for row in range(self.count()):
            if self.item(row).data(ROLE) == path:
                self.setCurrentRow(row)
        self._filling = False

    def keyPressEvent(self, event: object) -> None:
        if getattr(event, "key", lambda: 0)() == Qt.Key.Key_Delete:
            self.remove_wanted.emit()
        else:
            super().keyPressEvent(event)  # type: ignore[arg-type]

    def _tell(self, item: QListWidgetItem | None) -> None:
        if item is not None and not self._filling:
            self.chosen.emit(item.data(ROLE))
