"""The button in an attack's panel that shows the odds in full in place of what scrolls there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from hellassist.app.battle.trail import Trail
from hellassist.app.words.texts import Texts
from hellassist.gui.dialogs.panel import Scroll, SidePanel
from hellassist.gui.looks.plain import set_tip
from hellassist.rules.odds.odds import Forecast

if TYPE_CHECKING:
    from hellassist.gui.odds.details import OddsDetails

Shown = tuple[Trail, Forecast | None]


class OddsFold(QObject):
    """Works the odds out in full only while they are looked at."""

    def __init__(self, panel: SidePanel, texts: Texts, folded: Callable[[bool], None] | None = None) -> None:
        super().__init__(panel)
        self._panel, self._texts, self._folded = panel, texts, folded
        self._shown: Shown | None = None
        self.details: OddsDetails | None = None
        self._place: Scroll | None = None
        self.button = panel.button(self.tr("Odds"))
        self.button.setCheckable(True)
        self.button.setProperty("fold", "true")
        set_tip(
            self.button, self.tr("Each loss, what Command would change, the best choice, what is assumed")
        )
        self.button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.button.toggled.connect(self._toggled)

    def show_trail(self, trail: Trail, seen: Forecast | None = None) -> None:
        """The attack whose odds are told, with those of the answer that stands."""
        self._shown = trail, seen
        self.button.setEnabled(True)
        self._fill()

    def clear(self) -> None:
        """There are no odds to tell."""
        self._shown = None
        self.button.setChecked(False)
        self.button.setEnabled(False)

    def _toggled(self, on: bool) -> None:
        if on and self._place is None:
            self._build()
        if self._place is not None:
            self._place.setVisible(on)
        self._panel.scroller.setVisible(not on)
        if self._folded is not None:
            self._folded(on)
        self._fill()

    def _build(self) -> None:
        from hellassist.gui.odds.details import OddsDetails

        inner = QWidget(self._panel)
        rows = QVBoxLayout(inner)
        rows.setContentsMargins(0, 0, 6, 0)
        self.details = OddsDetails(self._texts, inner)
        rows.addWidget(self.details)
        self._place = Scroll(inner, self._panel)
        self._place.setMinimumHeight(60)
        whole = self._panel.whole
        whole.insertWidget(whole.indexOf(self._panel.scroller) + 1, self._place, 100)

    def _fill(self) -> None:
        if self._shown is not None and self.details is not None and self.button.isChecked():
            self.details.show_trail(*self._shown)
