"""The cards on offer: looked for, sifted, each with its cost and with what one more would break."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from hellassist.app.companies.companies_view import Offer, Wish, wished
from hellassist.gui.companies.unit_rows import UnitRow, UnitRows
from hellassist.gui.companies.words import note_of, sign_of
from hellassist.gui.dialogs.panel import words
from hellassist.gui.dialogs.printed import doubtful
from hellassist.gui.dialogs.tick import Tick
from hellassist.gui.looks.theme import GAP
from hellassist.gui.widgets.choice import Choice
from hellassist.rules.profile import Profile

MAY_SERVE, ALL = "", "*"


class Pool(QWidget):
    """Enter, plus, a double click or the button of a row adds a card."""

    stepped = Signal(str, int)
    read_wanted = Signal(str)

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._offers: Sequence[Offer] = ()
        self._sentences: Callable[[Offer], tuple[str, ...]] = lambda _: ()
        self._factions: Mapping[str, str] = {}
        self._own = ""
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search cards"))
        self.search.setAccessibleName(self.tr("Search cards"))
        self.search.setClearButtonEnabled(True)
        self.search.setMaxLength(60)
        self.search.installEventFilter(self)
        self.faction = Choice(self)
        self.faction.setAccessibleName(self.tr("Faction of the cards"))
        self.rank = Choice(self)
        self.rank.setAccessibleName(self.tr("Rank of the cards"))
        for text, rank in (
            (self.tr("All ranks"), ""),
            (self.tr("Officers"), "officer"),
            (self.tr("Independents"), "independent"),
            (self.tr("Troopers"), "trooper"),
        ):
            self.rank.addItem(text, rank)
        self.fitting = Tick(self.tr("Only what still fits"), self)
        self.list = UnitRows(self.tr("Cards on offer"), self, offers=True)
        self.none = words(self, self.tr("No card answers to that."), dim=True)
        self._arrange()
        self.search.textChanged.connect(self._sift)
        self.faction.activated.connect(self._sift)
        self.rank.currentIndexChanged.connect(self._sift)
        self.fitting.toggled.connect(self._sift)
        self.list.stepped.connect(self.stepped)
        self.list.read_wanted.connect(self.read_wanted)

    def _arrange(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(GAP)
        whole.addWidget(self.search)
        pair = QHBoxLayout()
        pair.setSpacing(GAP)
        pair.addWidget(self.faction, 1)
        pair.addWidget(self.rank, 1)
        whole.addLayout(pair)
        whole.addWidget(self.fitting)
        whole.addWidget(self.none)
        whole.addWidget(self.list, 1)

    def show_offers(
        self,
        own: str,
        offers: Sequence[Offer],
        factions: Mapping[str, str],
        sentences: Callable[[Offer], tuple[str, ...]],
    ) -> None:
        """These cards for a Company of the Faction *own*; *sentences* tells what one more of an offer would break."""
        self._own, self._offers, self._sentences = own, offers, sentences
        if factions != self._factions or not self.faction.count():
            self._factions = dict(factions)
            chosen = self.faction.currentData() or MAY_SERVE
            self.faction.clear()
            self.faction.addItem(self.tr("Who may serve"), MAY_SERVE)
            self.faction.addItem(self.tr("All cards"), ALL)
            for key, name in factions.items():
                self.faction.addItem(name, key)
            self.faction.setCurrentIndex(max(self.faction.findData(chosen), 0))
        self._sift()

    def wish(self) -> Wish:
        """What is looked for."""
        return Wish(
            self.search.text(),
            str(self.faction.currentData() or MAY_SERVE),
            str(self.rank.currentData()),
            self.fitting.isChecked(),
        )

    def _sift(self) -> None:
        rows = [self._row(offer) for offer in wished(self._offers, self.wish())]
        self.list.show_rows(rows)
        self.none.setVisible(not rows)

    def _row(self, offer: Offer) -> UnitRow:
        profile = offer.profile
        broken = self._sentences(offer)
        about = self._about(profile)
        return UnitRow(
            profile.id,
            profile.name(self._language),
            broken[0] if broken else about,
            sign_of(profile),
            f"{profile.points}{doubtful(profile, 'points')}",
            offer.count,
            dim=bool(broken),
            warns=bool(broken),
            tip="\n".join(
                (
                    profile.name(self._language),
                    about,
                    *broken,
                    self.tr("A click on its sign reads the card (Space)."),
                )
            ),
        )

    def _about(self, profile: Profile) -> str:
        faction = self._factions.get(profile.faction, profile.faction)
        return note_of(profile, "" if profile.faction == self._own else faction)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the search, Enter adds the card that leads, again and again until another is typed; arrows go down."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key = Qt.Key(event.key())
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.list.current_card():
                self.stepped.emit(self.list.current_card(), 1)
                self.search.selectAll()
                return True
            if key == Qt.Key.Key_Down and self.list.count():
                self.list.setFocus()
                return True
        return super().eventFilter(watched, event)
