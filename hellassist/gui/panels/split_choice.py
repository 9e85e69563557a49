"""Which points are paid of a Command in two colours: light as rings of gold, dark as diamonds (FR-57, FR-60)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from hellassist.gui.dialogs.panel import words
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import TOUCH
from hellassist.gui.widgets.pips import paint_pip

PIP, GAP_BETWEEN = 16.0, 4.0
MOST_PAINTED = 4


class SplitButton(QPushButton):
    """One way to pay: so many light points and so many dark ones; by their signs alone where it is to be *brief*."""

    def __init__(self, light: int, dark: int, parent: QWidget | None = None, *, brief: bool = False) -> None:
        super().__init__(parent)
        self.light, self.dark = light, dark
        self.setCheckable(True)
        self.setProperty("option", "true")
        said = self.tr("{0} light, {1} dark").format(light, dark)
        if brief and light + dark <= MOST_PAINTED:
            self.setAccessibleName(said)
            set_tip(self, said)
        else:
            self.setText(said)
        self.setMinimumHeight(TOUCH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._paint_pips()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._paint_pips()

    def _paint_pips(self) -> None:
        """The points themselves, where they are few, in the colours of either state of the button."""
        count = self.light + self.dark
        if not 0 < count <= MOST_PAINTED:
            return
        icon, ratio = QIcon(), self.devicePixelRatioF()
        size = QSize(round((PIP + GAP_BETWEEN) * count), round(PIP))
        for state in (QIcon.State.Off, QIcon.State.On):
            picture = QPixmap(size * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place in range(count):
                box = QRectF(place * (PIP + GAP_BETWEEN), 0, PIP, PIP)
                on = state == QIcon.State.On
                paint_pip(painter, box, dark=place >= self.light, full=True, on_accent=on)
            painter.end()
            icon.addPixmap(picture, QIcon.Mode.Normal, state)
        self.setIconSize(size)
        self.setIcon(icon)


class SplitChoice(QWidget):
    """A button for each way that is allowed; the evenest stands at first. Hidden where there is but one."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[int, SplitButton] = {}
        self._group = QButtonGroup(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._column.addWidget(words(self, self.tr("Which points?"), dim=True))
        self._group.buttonClicked.connect(self._tell)

    def _tell(self, button: QAbstractButton) -> None:
        del button
        self.changed.emit()

    @property
    def light(self) -> int | None:
        """How many of the points are light; None where nothing is to be chosen."""
        return next((light for light, button in self.buttons.items() if button.isChecked()), None)

    def show_ways(self, points: int, ways: Sequence[int], left: tuple[int, int]) -> None:
        """Offer *ways*, numbers of light points among *points*; *left* are the light and dark points at hand."""
        kept = self.light
        for button in self.buttons.values():
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        for light in ways if len(ways) > 1 else ():
            button = SplitButton(light, points - light, self)
            self._group.addButton(button)
            self._column.addWidget(button)
            self.buttons[light] = button
        if self.buttons:
            evenest = min(self.buttons, key=lambda light: abs((left[0] - light) - (left[1] - points + light)))
            self.buttons[kept if kept in self.buttons else evenest].setChecked(True)
        self.setVisible(bool(self.buttons))
