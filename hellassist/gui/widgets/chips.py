"""A chip: one number and what it comes from, with its rule at hand."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from hellassist.app.words import ledger
from hellassist.app.words.texts import Texts
from hellassist.gui.dialogs.rule_titles import titled, titles
from hellassist.gui.looks.plain import set_tip
from hellassist.rules.game import Game
from hellassist.rules.modifiers import Modifier


class Chip(QLabel):
    """Plain text in a pill; *kind* is "base", "bonus" or "penalty". A click opens its rule, the tool tip names it."""

    def __init__(
        self, text: str, kind: str = "base", rule: str = "", parent: QWidget | None = None, note: str = ""
    ) -> None:
        super().__init__(text, parent)
        self.rule, self.full, self._note = rule, text, note
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setObjectName("chip")
        self.setProperty("kind", kind)
        self.setAccessibleName(text)
        self._name_rule()
        if rule:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            if not ledger.is_read():
                titles().arrived.connect(self._name_rule)

    def _name_rule(self) -> None:
        said = "\n".join(part for part in (self._note, titled(self.rule)) if part)
        set_tip(self, said)
        self.setAccessibleDescription(said)

    def sizeHint(self) -> QSize:
        bare = super().sizeHint()
        missing = self.fontMetrics().horizontalAdvance(self.full) - self.fontMetrics().horizontalAdvance(
            self.text()
        )
        return QSize(bare.width() + missing, bare.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(30, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            self._name_rule()
        done = super().event(event)
        if event.type() in (QEvent.Type.Polish, QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()
        return done

    def _fit(self) -> None:
        """As much of the text as there is room for beside padding and border."""
        wide = self.fontMetrics().horizontalAdvance
        room = self.width() - (super().sizeHint().width() - wide(self.text()))
        shown = self.full  # which elidedText would shorten where it fits to the pixel
        if wide(shown) > room:
            shown = self.fontMetrics().elidedText(shown, Qt.TextElideMode.ElideRight, max(room, 0))
        if shown != self.text():
            self.setText(shown)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        panel = self.parentWidget()
        while panel is not None and not hasattr(panel, "rule_wanted"):
            panel = panel.parentWidget()
        if self.rule and panel is not None and event.button() == Qt.MouseButton.LeftButton:
            panel.rule_wanted.emit(self.rule)


def modifier_chip(
    modifier: Modifier, game: Game, texts: Texts, parent: QWidget | None = None, *, hinders: bool = False
) -> Chip:
    """A modifier with its sign and its source; the unit it comes from is in the tool tip.

    More of what *hinders* the one who strikes, as difficulty and Protection do, is bad for him.
    """
    kind = "bonus" if (modifier.amount >= 0) is not hinders else "penalty"
    text = f"{texts.signed(modifier.amount)} {texts.source(modifier.source)}"
    note = texts.modifier(modifier, game) if modifier.by else ""
    return Chip(text, kind, modifier.rule, parent, note)
