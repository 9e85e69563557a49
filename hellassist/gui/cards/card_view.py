"""A card to read: front and back side by side, or one column."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from hellassist.app.words import words as game_words
from hellassist.app.words.texts import Texts
from hellassist.gui.cards.badge import FactionBadge, rank_icon
from hellassist.gui.cards.portrait import filling
from hellassist.gui.cards.printed_cell import PrintedCell, doubts_of
from hellassist.gui.dialogs import printed
from hellassist.gui.dialogs.card_parts import CardParts, Face
from hellassist.gui.dialogs.panel import words
from hellassist.gui.looks.plain import breakable
from hellassist.gui.looks.theme import GAP
from hellassist.gui.widgets.life_bar import LifeBar
from hellassist.rules.profile import Profile, Stat

FRONT: tuple[Stat, ...] = ("mvt", "def", "fth", "cmd")
BACK: tuple[Stat, ...] = ("cbt", "shs", "def", "pr")
ALL: tuple[Stat, ...] = ("mvt", "cbt", "shs", "def", "pr", "fth", "cmd")
PORTRAIT = {"full": (0, 170), "panel": (84, 104)}
"""Width and height of the portrait in pixels; 0: as wide as the card."""
RANK = 20

Size = Literal["panel", "full"]


class CardView(QWidget):
    """*blank* names the fields of a card at work that are not filled in yet: nothing is made up for them."""

    rule_wanted = Signal(str)

    def __init__(
        self,
        profile: Profile,
        texts: Texts,
        faction: str,
        size: Size = "full",
        *,
        portrait: QPixmap | None = None,
        blank: Iterable[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._profile, self._texts, self._faction = profile, texts, faction
        self._size, self._portrait, self._blank = size, portrait, frozenset(blank)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        if size == "full":
            row.addWidget(self._front(), 1)
            row.addWidget(self._back(), 1)
        else:
            row.addWidget(self._column(), 1)

    # -- the faces -----------------------------------------------------------------------------------

    def _face(self) -> tuple[QFrame, QVBoxLayout]:
        face = QFrame(self)
        face.setObjectName("card_face")
        column = QVBoxLayout(face)
        column.setContentsMargins(14, 12, 14, 14)
        column.setSpacing(GAP)
        return face, column

    def _front(self) -> QFrame:
        face, column = self._face()
        column.addLayout(self._head())
        if self._portrait is not None:
            column.addWidget(self._picture(self._portrait, self))
        column.addLayout(self._stats(FRONT))
        column.addWidget(words(self, self._worth(), strong=True))
        column.addWidget(self._parts("front"))
        column.addStretch(1)
        return face

    def _back(self) -> QFrame:
        face, column = self._face()
        column.addLayout(self._stats(BACK))
        column.addLayout(self._life())
        column.addWidget(self._parts("back"))
        column.addStretch(1)
        return face

    def _column(self) -> QFrame:
        face, column = self._face()
        if self._portrait is None:
            column.addLayout(self._head())
        else:
            across = QHBoxLayout()
            across.setSpacing(12)
            across.addWidget(self._picture(self._portrait, self), 0, Qt.AlignmentFlag.AlignTop)
            across.addLayout(self._head(), 1)
            column.addLayout(across)
        column.addWidget(words(self, self._worth(), strong=True))
        column.addLayout(self._stats(ALL))
        column.addLayout(self._life())
        column.addWidget(self._parts("both"))
        column.addStretch(1)
        return face

    # -- what is on them -----------------------------------------------------------------------------

    def _head(self) -> QHBoxLayout:
        profile = self._profile
        row = QHBoxLayout()
        row.setSpacing(GAP)
        left = QVBoxLayout()
        left.setSpacing(2)
        name = profile.name(self._texts.language)
        self.name = words(self, breakable(name), name="title")
        self.name.setAccessibleName(name)
        left.addWidget(self.name)
        line = QHBoxLayout()
        line.setSpacing(6)
        sign = QLabel(self)
        sign.setPixmap(rank_icon(profile.rank).pixmap(QSize(RANK, RANK)))
        line.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(words(self, self._kind(), dim=True), 1)
        left.addLayout(line)
        left.addStretch(1)
        row.addLayout(left, 1)
        self.badge = FactionBadge(profile.faction, self._faction, self)
        row.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        return row

    def _kind(self) -> str:
        profile = self._profile
        rank = printed.word(profile.rank) if profile.rank else self.tr("Lemure")
        rank += printed.doubtful(profile, "rank")
        faction = self._faction + printed.doubtful(profile, "faction")
        parts = (rank, faction, printed.base(profile), printed.commands_lemures(profile))
        return " · ".join(part for part in parts if part)

    def _worth(self) -> str:
        profile = self._profile
        points = printed.points(profile.points) + printed.doubtful(profile, "points")
        if "points" in self._blank:
            points = self.tr("points?")
        often = printed.often(profile)
        if profile.availability.kind == "variants" and profile.availability.name:
            often = self.tr("{0} of all {1}").format(often, profile.availability.name)
        return f"{points} · {often}"

    def _stats(self, stats: tuple[Stat, ...]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(3)
        profile = self._profile
        for stat in stats:
            name = self._texts.word(game_words.STATS, stat)
            cell = PrintedCell(
                name, profile.score(stat), doubts_of(profile, stat), self, blank=stat in self._blank
            )
            row.addWidget(cell, 1)
        if profile.binary is not None and "cmd" in stats:
            split = profile.binary
            text = self.tr("light {0}, dark {1}, either {2}").format(split.light, split.dark, split.either)
            row.addWidget(words(self, text + printed.doubtful(profile, "binary"), dim=True), 1)
        return row

    def _life(self) -> QVBoxLayout:
        profile = self._profile
        column = QVBoxLayout()
        column.setSpacing(4)
        text = self.tr("{0} LP").format(profile.life) + printed.doubtful(profile, "life")
        if profile.threshold is not None:
            wounded = self.tr("wounded at {0}").format(profile.threshold)
            text = f"{text}, {wounded}{printed.doubtful(profile, 'threshold')}"
        blank = "life" in self._blank
        column.addWidget(words(self, self.tr("LP?") if blank else text, strong=True))
        self.life = LifeBar(self)
        self.life.show_life(*((0, 0, None) if blank else (profile.life, profile.life, profile.threshold)))
        self.life.setAccessibleName(text)
        column.addWidget(self.life)
        return column

    def _picture(self, picture: QPixmap, parent: QWidget) -> QLabel:
        label = Portrait(picture, *PORTRAIT[self._size], parent)
        label.setAccessibleName(self.tr("Portrait"))
        return label

    def _parts(self, face: Face) -> CardParts:
        return CardParts(self._profile, self._texts, self, face)


class Portrait(QLabel):
    """A picture that fills its box; *wide* 0 lets it grow with the card."""

    def __init__(self, picture: QPixmap, wide: int, high: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("portrait")
        self._picture, self._wide, self._high = picture, wide, high
        self.setFixedHeight(high)
        if wide:
            self.setFixedWidth(wide)
        self.setMinimumWidth(wide or 60)
        self._fit()

    def _fit(self) -> None:
        scale = self.devicePixelRatioF()
        wide = (self._wide or max(self.width(), 60)) - 2
        made = filling(self._picture, round(wide * scale), round((self._high - 2) * scale))
        made.setDevicePixelRatio(scale)
        self.setPixmap(made)

    def sizeHint(self) -> QSize:
        return QSize(self._wide or 60, self._high)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        if not self._wide:
            self._fit()
