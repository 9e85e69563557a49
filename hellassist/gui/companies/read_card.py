"""A card to read beside the Company."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from hellassist.app.words.texts import Texts
from hellassist.gui.cards.card_view import CardView
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.rules.profile import Profile


class ReadCardPanel(SidePanel):
    """One card, as the page of cards shows it."""

    def __init__(self, profile: Profile, faction: str, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.profile = profile
        self.title.setText(profile.name(texts.language))
        view = CardView(profile, texts, faction, "panel", parent=self)
        view.rule_wanted.connect(self.rule_wanted)
        self.body.addWidget(view)
        self.body.addStretch(1)
        self.done = self.button(self.tr("Close"), primary=True)
        self.foot.addWidget(self.done, 1)
        self.done.clicked.connect(self.closed)
        self.setFocusProxy(self.done)
