"""What on a page is cut off: texts that have less room than they need and do not end in an ellipsis by design."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QLabel,
    QPushButton,
    QToolButton,
    QWidget,
)

SLACK = 1


def cut_off(page: QWidget) -> list[str]:
    """Each text that does not fit, with the room it has and needs in pixels. A tool tip with all of it is enough."""
    found = []
    for widget in page.findChildren(QWidget):
        if not widget.isVisible() or widget.width() <= 0:
            continue
        if isinstance(widget, QLabel):
            found += _of_label(widget)
        elif isinstance(widget, QAbstractButton):
            found += _of_button(widget)
    return found + _beyond(page)


def _of_label(label: QLabel) -> list[str]:
    text, room = label.text(), label.contentsRect()
    if not text or label.textFormat() == Qt.TextFormat.RichText or _plain(text) in _plain(label.toolTip()):
        return []
    if label.wordWrap():
        needed = label.heightForWidth(label.width())
        if needed > label.height() + SLACK:
            return [f"{text!r}: {label.height()} of {needed} high"]
        longest = max(label.fontMetrics().horizontalAdvance(word) for word in text.split() or [""])
        return [f"{text!r}: a word of {longest} in {room.width()}"] if longest > room.width() + SLACK else []
    needed = max(label.fontMetrics().horizontalAdvance(line) for line in text.split("\n"))
    return [f"{text!r}: {room.width()} of {needed} wide"] if needed > room.width() + SLACK else []


def _of_button(button: QAbstractButton) -> list[str]:
    text = button.text()
    if (
        isinstance(button, QToolButton)
        and button.toolButtonStyle() != button.toolButtonStyle().ToolButtonTextOnly
    ):
        return []
    if not text or _plain(text) in _plain(button.toolTip()):
        return []
    lines = text.replace("&&", "\0").replace("&", "").replace("\0", "&").split("\n")
    needed = max(button.fontMetrics().horizontalAdvance(line) for line in lines)
    margin = 4 if isinstance(button, QPushButton) else 0
    return (
        [f"[{text!r}]: {button.width()} of {needed + margin} wide"]
        if needed + margin > button.width()
        else []
    )


def _beyond(page: QWidget) -> list[str]:
    """Children that reach beyond what holds them, other than in what scrolls."""
    found = []
    for widget in page.findChildren(QWidget):
        parent = widget.parentWidget()
        if parent is None or not widget.isVisible() or widget.isWindow():
            continue
        if isinstance(parent.parentWidget(), QAbstractScrollArea) or isinstance(parent, QAbstractScrollArea):
            continue
        if (
            isinstance(widget, QLabel | QAbstractButton)
            and widget.geometry().right() > parent.width() + SLACK
        ):
            text = widget.text()
            found.append(f"{text!r}: ends at {widget.geometry().right()} of {parent.width()}")
    return found


def _plain(text: str) -> str:
    return "".join(text.split()).replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">")
