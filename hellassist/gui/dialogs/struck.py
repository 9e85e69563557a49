"""Units that a shot or a blast may hit, a row each: what it has to expect, or what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from hellassist.app.battle.trail import Trail
from hellassist.app.words.percent import percent
from hellassist.app.words.texts import Texts
from hellassist.gui.dialogs.panel import words
from hellassist.gui.looks.figures import number
from hellassist.gui.widgets.small_sign import SmallSign
from hellassist.rules.game import Game, Unit
from hellassist.rules.odds.fates import Fate
from hellassist.rules.shots.volley import hits_on, loss_of


@dataclass(frozen=True, slots=True)
class Struck:
    """One row: *figures* are chances or results, *why* what the board says of it; *now* is the one thrown at."""

    unit: Unit
    figures: str = ""
    why: str = ""
    spared: bool = False
    now: bool = False


class StruckList(QWidget):
    """Holds nothing of the game. A row may carry a *button* that says how it is judged."""

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self.rows: tuple[Struck, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def show_rows(
        self, rows: Sequence[Struck], buttons: Mapping[str, QPushButton] | None = None, *, odds: bool = True
    ) -> None:
        """Show these in place of the earlier ones; a head says what the figures are where they are *odds*."""
        self.rows = tuple(rows)
        while (item := self._grid.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                if not isinstance(old, QPushButton):
                    old.deleteLater()
        if odds and any(row.figures for row in rows):
            head = words(self, self.tr("falls · LP lost"), dim=True)
            head.setProperty("tiny", "true")
            self._grid.addWidget(head, 0, 1, 1, 2, Qt.AlignmentFlag.AlignRight)
        for place, row in enumerate(rows):
            line = 2 * place + 1
            self._grid.addWidget(SmallSign(row.unit.controller, self), line, 0)
            name = words(self, self._name(row), strong=not row.spared, dim=row.spared)
            name.setProperty("small", "true")
            if row.now:
                name.setProperty("call", "true")
            self._grid.addWidget(name, line, 1)
            self._grid.setRowMinimumHeight(line, 20)
            figures = words(self, row.figures, strong=True)
            figures.setProperty("small", "true")
            figures.setWordWrap(False)
            figures.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            button = (buttons or {}).get(row.unit.id)
            self._grid.addWidget(figures, line, 2)
            if button is not None:
                self._grid.addWidget(button, line + 1, 2, Qt.AlignmentFlag.AlignRight)
                button.show()
            if row.why:
                why = words(self, row.why, dim=True)
                why.setProperty("tiny", "true")
                self._grid.addWidget(why, line + 1, 1, 1, 1 if button is not None else 2)
        self.updateGeometry()

    def _name(self, row: Struck) -> str:
        name = row.unit.name(self._texts.language)
        return self.tr("▸ {0}").format(name) if row.now else name


def fate_words(fate: Fate, unit: Unit, form: str) -> str:
    """The chance to fall and the points lost on average: *form* is the sentence for both."""
    return form.format(percent(fate.falls, number), number(float(fate.expected), 1), max(unit.life, 0))


def thrown(trail: Trail) -> str:
    """What an explosion or a blast throws: at its spot, or at the units one after the other."""
    strike, burst = trail.attack.strikes[0], trail.attack.burst
    assert burst is not None
    if trail.declaration.kind == "blast" and trail.request is None and not burst.groups:
        return ""
    if any(name == "explode" for name, _ in trail.attack.todo):
        dice = strike.arms[0].dice[strike.spent]
        text = QCoreApplication.translate(
            "struck", "Shot roll: {0} dice against difficulty {1}; one hit is enough"
        )
        return text.format(dice, strike.arms[0].difficulty)
    if burst.passes_on:
        text = QCoreApplication.translate(
            "struck", "{0} dice from the nearest on; each die that hits is used up"
        )
    else:
        text = QCoreApplication.translate("struck", "{0} dice at each unit")
    return text.format(burst.dice)


def expected(trail: Trail, form: str) -> list[Struck]:
    """A row for each unit that the attack may hit: its odds, or what its dice have done already."""
    game, attack = trail.game, trail.attack
    fates = trail.fates()
    rows = []
    for place, (key, fate) in enumerate(fates.items()):
        unit = game.unit(key)
        arm = place + 1 if attack.burst is not None else place
        done = attack.burst is not None and any(each == arm for each, _ in attack.burst.toll)
        figures = fate_words(fate, unit, form)
        if done:
            hits, lost = hits_on(attack, arm), loss_of(attack, arm)
            text = QCoreApplication.translate("struck", "{0} hits: {1} LP")
            if hits == 1:
                text = QCoreApplication.translate("struck", "1 hit: {1} LP")
            figures = text.format(hits, min(lost, max(unit.life, 0)))
        now = attack.burst is not None and attack.strikes[0].arm == arm
        rows.append(Struck(unit, figures, spared=done, now=now))
    return rows


def suffered(before: Game, after: Game, keys: Sequence[str]) -> list[Struck]:
    """A row for each unit when it is over: what it lost, and what became of it."""
    rows = []
    for key in keys:
        unit, now = before.unit(key), after.unit(key)
        lost = max(unit.life, 0) - max(now.life, 0)
        text = (
            QCoreApplication.translate("struck", "loses {0} LP")
            if lost
            else QCoreApplication.translate("struck", "unhurt")
        )
        if now.life <= 0:
            text = QCoreApplication.translate("struck", "loses {0} LP, falls")
        elif now.wounded and not unit.wounded:
            text = QCoreApplication.translate("struck", "loses {0} LP, wounded")
        rows.append(Struck(unit, text.format(lost)))
    return rows
