"""What is typed and chosen in a panel, so that it can stand in the same panel laid out anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from hellassist.gui.widgets.segments import Segments

Typed = tuple[str | int, ...]
"""The values of its fields, lists and rows of buttons, in their order."""


def typed_in(panel: QWidget) -> Typed:
    """What stands in it now; nothing of fields whose text nobody may see."""
    return tuple(
        field.text()
        if isinstance(field, QLineEdit)
        else field.currentIndex()
        if isinstance(field, QComboBox)
        else field.value
        for field in _fields(panel)
    )


def type_again(panel: QWidget, typed: Sequence[str | int]) -> None:
    """Let the same stand in it, as far as there is still a place for it."""
    for field, value in zip(_fields(panel), typed, strict=False):
        if isinstance(field, QLineEdit):
            field.setText(str(value))
        elif isinstance(field, QComboBox):
            if isinstance(value, int) and value < field.count():
                field.setCurrentIndex(value)
        elif value in field.buttons:
            field.choose(str(value))
            field.changed.emit()


def _fields(panel: QWidget) -> Iterator[QLineEdit | QComboBox | Segments]:
    for widget in panel.findChildren(QWidget):
        if isinstance(widget, QLineEdit):
            if widget.echoMode() == QLineEdit.EchoMode.Normal:
                yield widget
        elif isinstance(widget, QComboBox | Segments):
            yield widget
