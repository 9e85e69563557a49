"""Layouts that fill rows and wrap: chips side by side, buttons that share a row."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QWidget


class _Items(QLayout):
    """A layout in rows, whose height follows from its width."""

    def __init__(self, parent: QWidget | None, gap: int) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        edge = self.contentsMargins()
        return size + QSize(edge.left() + edge.right(), edge.top() + edge.bottom())


class FlowLayout(_Items):
    """Items side by side as long as they fit, then the next row. Its height follows from its width."""

    def __init__(self, parent: QWidget | None = None, gap: int = 4) -> None:
        super().__init__(parent, gap)
        self.setContentsMargins(0, 0, 0, 0)

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, move=True)

    def _place(self, rect: QRect, *, move: bool) -> int:
        x, y, row = rect.x(), rect.y(), 0
        for item in self._items:
            wide = item.sizeHint()
            if x > rect.x() and x + wide.width() > rect.right() + 1:
                x, y, row = rect.x(), y + row + self._gap, 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), QSize(min(wide.width(), rect.width()), wide.height())))
            x += wide.width() + self._gap
            row = max(row, wide.height())
        return y + row - rect.y()


class FlowRow(QWidget):
    """A widget that holds chips."""

    def __init__(self, parent: QWidget | None = None, gap: int = 4) -> None:
        super().__init__(parent)
        self._flow = FlowLayout(self, gap)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_widgets(self, widgets: list[QWidget]) -> None:
        """Put these in place of the earlier ones."""
        while (item := self._flow.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for widget in widgets:
            self._flow.addWidget(widget)
            widget.show()
        self.updateGeometry()


class RowsLayout(_Items):
    """Widgets that share a row, and go on in the next one where their texts need more. Each row is filled."""

    def __init__(self, parent: QWidget | None = None, gap: int = 4) -> None:
        super().__init__(parent, gap)
        self._stretch: dict[QWidget, int] = {}

    def addWidget(self, widget: QWidget, stretch: int = 0) -> None:
        """Add a widget; where one of a row has *stretch*, it takes what room is left, else all do."""
        self._stretch[widget] = stretch
        super().addWidget(widget)

    def heightForWidth(self, width: int) -> int:
        edge = self.contentsMargins()
        rows = self._rows(width - edge.left() - edge.right())
        heights = sum(max(item.sizeHint().height() for item in row) for row in rows)
        return heights + self._gap * max(len(rows) - 1, 0) + edge.top() + edge.bottom()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        inner = rect.marginsRemoved(self.contentsMargins())
        top = inner.top()
        for row in self._rows(inner.width()):
            height, left = max(item.sizeHint().height() for item in row), inner.left()
            for item, width in zip(row, self._widths(row, inner.width()), strict=True):
                item.setGeometry(QRect(left, top, width, height))
                left += width + self._gap
            top += height + self._gap

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty() and item.widget() is not None]

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        rows: list[list[QLayoutItem]] = []
        left = -1
        for item in self._shown():
            wide = item.sizeHint().width()
            if left < wide + self._gap:
                rows.append([])
                left = width + self._gap
            rows[-1].append(item)
            left -= wide + self._gap
        return rows

    def _widths(self, row: list[QLayoutItem], width: int) -> list[int]:
        wanted = [item.sizeHint().width() for item in row]
        left = max(width - sum(wanted) - self._gap * (len(row) - 1), 0)
        shares = [self._stretch[widget] for item in row if (widget := item.widget()) is not None]
        if not any(shares):
            shares = [1] * len(row)
        given = [wide + left * share // sum(shares) for wide, share in zip(wanted, shares, strict=True)]
        given[-1] += width - sum(given) - self._gap * (len(row) - 1) if shares[-1] else 0
        return [min(wide, width) for wide in given]
