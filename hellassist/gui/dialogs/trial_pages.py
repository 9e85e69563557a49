"""What one die or chance decides: whether to try, whom it concerns, and slipping away from a fight."""

from __future__ import annotations

from secrets import randbelow

from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from hellassist.app.battle.trail import Trail
from hellassist.app.words import abilities
from hellassist.app.words.texts import Texts
from hellassist.geometry import Point
from hellassist.gui.dialogs.option_pages import OptionPage
from hellassist.gui.dialogs.page import Page
from hellassist.gui.looks.figures import number, typed_number
from hellassist.rules.combat.trial import nearest
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
        what = self.tr("One die: {0} succeeds.")
        self.note.setText(what.format(succeeds(trail)))
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
        head = {
            "victim": self.tr("The shot goes astray. Chance decides whom it hits."),
            "first": self.tr("Equally near: chance decides who comes first."),
            "lot": self.tr("Equally near: chance decides at whom it runs."),
        }
        usual = self.tr("Chance decides, each equally likely.")
        self.question.setText(head.get(request.why, usual))
        self.buttons: list[QPushButton] = []
        for place, name in enumerate(drawn(trail, request, texts), 1):
            button = QPushButton(f"{place}. {name}".replace("&", "&&"), self)
            button.setProperty("option", "true")
            button.clicked.connect(lambda _=False, at=place: self.digit(at))
            self.buttons.append(button)
            self.column.addWidget(button)
        self.label(dim=True).setText(
            self.tr("Draw lets the app pick. Drawn on the table? Click the one, or type its digit.")
        )

    def stops(self) -> list[QWidget]:
        return list(self.buttons)

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


def drawn(trail: Trail, request: Draw, texts: Texts) -> list[str]:
    """The names among which chance picks, in the order of its numbers."""
    others, burst = trail.declaration.others, trail.attack.burst
    if request.why == "first" and burst is not None and burst.groups:
        keys = [others[arm - 1] for arm in burst.groups[0]]
    elif request.why == "lot":
        keys = [unit.id for unit in nearest(trail.game, trail.sides[0].unit)]
    else:
        keys = list(others)
    names = [trail.game.unit(key).name(texts.language) for key in keys]
    return names if len(names) == request.options else [str(place + 1) for place in range(request.options)]


class SlipPage(Page):
    """The dodge came off: the unit is dragged to a place of its player's choice, or a place is typed; or it stays."""

    def __init__(self, trail: Trail, request: Choose, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(trail, texts, parent)
        self._unit = trail.sides[request.side].unit
        self.question.setText(
            self.tr("{0} may slip away: drag it on the board, or type its place").format(
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
