"""What one die or chance decides: whether to try, whom it concerns, and slipping away from a fight."""

from __future__ import annotations

from secrets import randbelow

from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from hellassist.app import abilities
from hellassist.app.texts import Texts
from hellassist.app.trail import Trail
from hellassist.geometry import Point
from hellassist.gui.dialogs.option_pages import OptionPage
from hellassist.gui.dialogs.page import Page
from hellassist.gui.figures import number, typed_number
from hellassist.rules.commands import SlipAway
from hellassist.rules.requests import Choose, Draw


def succeeds(trail: Trail) -> str:
    """The faces that bring it about: "4, 5, 6"."""
    return ", ".join(str(face) for face in trail.attack.trial.faces)


def cause(trail: Trail, texts: Texts) -> str:
    """The name of what brought the attack about."""
    return abilities.name(trail.declaration.cause, texts.language)


class ConsentPage(OptionPage):
    """A unit may try something that one die decides, or leave it."""

    def __init__(self, trail: Trail, request: Choose, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(trail, request, texts, parent)
        self.question.setText(
            self.tr("{0}: does {1} try it?").format(cause(trail, texts), self.name(request.side))
        )
        for option in request.options:
            self.offer(option, self.tr("try it") if option else self.tr("no"), 0, option)
        self.note.setText(self.tr("One die: {0} succeeds.").format(succeeds(trail)))
        self.note.setVisible(bool(trail.attack.trial.faces))
        self.stand_on(request.options[-1])


class PlainPage(OptionPage):
    """Numbered options without more ado, for what has no page of its own."""

    def __init__(self, trail: Trail, request: Choose, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(trail, request, texts, parent)
        self.question.setText(
            self.tr("{0}: {1}").format(self.name(request.side), request.why.replace("_", " "))
        )
        for place, option in enumerate(request.options):
            self.offer(option, str(option), place // 3, place % 3)
        self.stand_on(request.options[0])


class DrawPage(Page):
    """Chance picks whom it concerns: the app draws, or the players do and say how it fell."""

    def __init__(self, trail: Trail, request: Draw, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(trail, texts, parent)
        self.request = request
        names = [trail.game.unit(key).name(texts.language) for key in trail.declaration.others]
        if request.why == "victim" and len(names) == request.options:
            listed = ", ".join(self.tr("{0} {1}").format(place, name) for place, name in enumerate(names, 1))
            self.question.setText(self.tr("The shot goes astray. Chance decides: {0}").format(listed))
        else:
            self.question.setText(
                self.tr("Chance decides among {0}, each equally likely.").format(request.options)
            )
        self.label(dim=True).setText(
            self.tr("Enter lets the app draw; a digit from 1 to {0} says how it fell on the table.").format(
                request.options
            )
        )

    @property
    def primary(self) -> str:
        return self.tr("Draw")

    def confirm(self) -> None:
        self.answered.emit(randbelow(self.request.options), False)

    def digit(self, digit: int) -> bool:
        if not 1 <= digit <= self.request.options:
            return False
        self.answered.emit(digit - 1, True)
        return True


class SlipPage(Page):
    """The dodge came off: the unit goes to a place of its player's choice, or stays."""

    def __init__(self, trail: Trail, request: Choose, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(trail, texts, parent)
        self._unit = trail.sides[request.side].unit
        self.question.setText(
            self.tr("{0} may slip away: to where, in fathoms across and down?").format(
                self.name(request.side)
            )
        )
        self.place = QLineEdit(self)
        self.place.setAccessibleName(self.tr("Place"))
        at = self._unit.at
        if at is not None:
            here = self.tr("it stands at {0} {1}")
            self.place.setPlaceholderText(
                here.format(number(at.x / trail.game.fathom), number(at.y / trail.game.fathom))
            )
        self.column.addWidget(self.place)
        self.go = QPushButton(self.tr("Slip away"), self)
        self.column.addWidget(self.go)
        self.fault = self.label(danger=True)
        self.fault.setVisible(False)
        self.go.clicked.connect(self._go)
        self.place.textChanged.connect(self._typed)

    @property
    def primary(self) -> str:
        return self.tr("Slip away") if self.place.text().strip() else self.tr("Stay")

    def first(self) -> QWidget:
        return self.place

    def stops(self) -> list[QWidget]:
        return [self.place, self.go]

    def confirm(self) -> None:
        if self.place.text().strip():
            self._go()
        else:
            self.answered.emit(0, False)

    def _typed(self) -> None:
        self.fault.setVisible(False)
        self.changed.emit()

    def _go(self) -> None:
        spot = [typed_number(part) for part in self.place.text().replace(";", " ").split()]
        if len(spot) != 2 or spot[0] is None or spot[1] is None or self._unit.at is None:
            self.fault.setText(
                self.tr("Enter two numbers in fathoms, across and down from the upper left corner.")
            )
            self.fault.setVisible(True)
            return
        fathom = self.trail.game.fathom
        end = Point(spot[0] * fathom, spot[1] * fathom)
        self.commanded.emit(SlipAway(self._unit.id, (self._unit.at, end)))
