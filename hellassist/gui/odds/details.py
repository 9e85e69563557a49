"""The odds in full: what each stands to lose, what Command would change, the best choice, what is assumed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QLayout, QPushButton, QVBoxLayout, QWidget

from hellassist.app.battle import odds_view
from hellassist.app.battle.odds_view import Advice, Spent, Stake
from hellassist.app.battle.trail import Trail
from hellassist.app.words import words as game_words
from hellassist.app.words.percent import percent
from hellassist.app.words.texts import Texts
from hellassist.gui.dialogs.panel import words
from hellassist.gui.looks.figures import number
from hellassist.gui.odds.loss_bars import LossBars
from hellassist.gui.odds.loss_plot import LossPlot
from hellassist.gui.widgets.elided import ElidedLabel
from hellassist.gui.widgets.power_table import column_text
from hellassist.gui.widgets.small_sign import SmallSign
from hellassist.rules.odds.best import chooser
from hellassist.rules.odds.odds import Forecast
from hellassist.rules.odds.policies import most_damage
from hellassist.rules.profile import in_language
from hellassist.rules.requests import Choose, Pick, Side

BESIDE = 2
"""Up to so many units stand beside each other."""


class OddsDetails(QWidget):
    """Shows an attack from where it stands."""

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self.stakes: tuple[Stake, ...] = ()
        self.bars: list[LossBars] = []
        self.plot = LossPlot(self)
        self.assumed = words(self, texts.word(game_words.POLICIES, most_damage.name), dim=True)
        self.copy = QPushButton(self.tr("Copy as text"), self)
        self.copy.setProperty("quiet", "true")
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text))
        self._parts = QVBoxLayout()
        self._parts.setSpacing(8)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addWidget(self._head(self.tr("Loses so many LP or more")))
        whole.addWidget(self.plot)
        whole.addLayout(self._parts)
        whole.addWidget(self.assumed)
        whole.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignLeft)
        whole.addStretch(1)

    @property
    def text(self) -> str:
        """All chances as text."""
        return odds_view.as_text(self.stakes, self._texts, self.assumed.text())

    def show_trail(self, trail: Trail, seen: Forecast | None = None) -> None:
        """Show the odds from where the attack stands, or those *seen* if the answer that stands is given."""
        self.stakes = odds_view.stakes(trail, seen)
        self.bars = []
        self.plot.show_stakes(self.stakes)
        _empty(self._parts)
        self._add_advice(trail)
        self._add_losses()
        for side in (0, 1):
            self._add_spends(trail, side)

    def _head(self, text: str) -> QLabel:
        made = words(self, text, strong=True)
        made.setProperty("small", "true")
        return made

    # -- what each stands to lose --------------------------------------------------------------------

    def _add_losses(self) -> None:
        self._parts.addWidget(self._head(self.tr("Chance of each loss")))
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(4)
        beside = len(self.stakes) <= BESIDE
        for place, stake in enumerate(self.stakes):
            part = QWidget(self)
            rows = QVBoxLayout(part)
            rows.setContentsMargins(0, 0, 0, 0)
            rows.setSpacing(3)
            name = QGridLayout()
            name.setHorizontalSpacing(5)
            name.setColumnStretch(1, 1)
            name.addWidget(SmallSign(stake.unit.controller, part), 0, 0, Qt.AlignmentFlag.AlignTop)
            told = ElidedLabel(part)
            told.setProperty("dim", "true")
            told.setProperty("small", "true")
            told.show_text(stake.unit.name(self._texts.language))
            name.addWidget(told, 0, 1)
            rows.addLayout(name)
            bars = LossBars(stake, part)
            self.bars.append(bars)
            rows.addWidget(bars)
            mean = self.tr("average {0} of {1}").format(
                number(float(stake.expected), 1), max(stake.unit.life, 0)
            )
            rows.addWidget(words(part, mean, dim=True))
            rows.addStretch(1)
            grid.addWidget(part, 0 if beside else place, place if beside else 0)
            grid.setColumnStretch(place if beside else 0, 1)
        self._parts.addLayout(grid)

    # -- Command -------------------------------------------------------------------------------------

    def _add_spends(self, trail: Trail, side: Side) -> None:
        spends = odds_view.spends(trail, side)
        if len(spends) < 2:
            return
        view, foe = trail.sides[side], trail.sides[1 - side]
        head = self.tr("Command for {0}").format(view.unit.name(self._texts.language))
        self._parts.addWidget(self._head(head))
        names = (
            self.tr("Command"),
            self.tr("dice"),
            self.tr("{0} falls").format(foe.unit.name(self._texts.language)),
            self.tr("LP lost"),
        )
        self._parts.addLayout(self._table(names, [_cells(spent) for spent in spends]))

    def _table(self, names: tuple[str, ...], rows: list[tuple[str, ...]]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        for column, name in enumerate(names):
            label = words(self, name, dim=True)
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
            label.setWordWrap(column == 2)
            grid.addWidget(label, 0, column)
        grid.setColumnStretch(2, 1)
        for row, cells in enumerate(rows, 1):
            for column, cell in enumerate(cells):
                figure = words(self, cell, strong=True)
                figure.setProperty("small", "true")
                figure.setAlignment(Qt.AlignmentFlag.AlignRight)
                figure.setWordWrap(False)
                grid.addWidget(figure, row, column)
        return grid

    # -- the best choice -----------------------------------------------------------------------------

    def _add_advice(self, trail: Trail) -> None:
        found = odds_view.advice(trail)
        if not found:
            return
        request = trail.request
        assert isinstance(request, Choose | Pick)
        name = trail.sides[chooser(request)].unit.name(self._texts.language)
        self._parts.addWidget(self._head(self.tr("Best for {0}").format(name)))
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(1, 1)
        for row, one in enumerate(found):
            title = words(self, self._texts.translate("odds", odds_view.TITLES[one.aim]), dim=True)
            title.setWordWrap(False)
            grid.addWidget(title, row, 0, Qt.AlignmentFlag.AlignTop)
            answer = words(self, self.answer_words(trail, one), strong=True)
            answer.setProperty("small", "true")
            grid.addWidget(answer, row, 1)
            worth = words(self, odds_view.worth_words(one, self._texts), strong=True)
            worth.setProperty("small", "true")
            worth.setWordWrap(False)
            grid.addWidget(worth, row, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self._parts.addLayout(grid)
        said = self.tr(
            "Re-rolls and hits are chosen for that aim from here on; the other side plays as assumed below."
        )
        self._parts.addWidget(words(self, said, dim=True))

    def answer_words(self, trail: Trail, advice: Advice) -> str:
        """An answer in words: a weapon, a number of hits, dice to throw again."""
        request, answer = trail.request, advice.answer
        if isinstance(request, Pick):
            if not isinstance(answer, tuple) or not answer:
                return self.tr("leave all dice")
            return self.tr("throw again: {0}").format(" ".join(str(face) for face in answer))
        assert isinstance(request, Choose)
        assert isinstance(answer, int)
        owner = 1 - request.side if request.why == "table" else request.side
        if request.why == "inflict":
            column = trail.sides[owner].table[answer]
            return self.tr("{0} hits: {1}").format(answer, column_text(column, self._texts))
        if answer < 0:
            return self.tr("name no weapon")
        return in_language(trail.sides[owner].weapons[answer].names, self._texts.language)


def _cells(spent: Spent) -> tuple[str, ...]:
    falls, loses = percent(spent.foe_falls, number), number(float(spent.foe_loses), 1)
    return str(spent.points), str(spent.dice), falls, loses


def _empty(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif inner is not None:
            _empty(inner)
            inner.deleteLater()
