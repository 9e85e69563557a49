"""One stat of a card: its current value large, what is printed below, its reasons in the tool tip."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from hellassist.gui.dialogs.panel import words
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import tokens
from hellassist.rules.profile import Score


class StatCell(QFrame):
    """Shows a value that was worked out elsewhere."""

    def __init__(
        self,
        name: str,
        value: int,
        score: Score,
        reasons: list[str],
        *,
        doubt: str,
        wounded: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("stat")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(0)
        printed = score.green if wounded and score.green is not None else score.red
        kind = "plain" if value == printed else "bonus" if value > printed else "penalty"
        self.value = words(self, f"{value}{doubt}", name="stat_value")
        self.value.setProperty("kind", kind)
        below = words(self, "")
        below.setProperty("tiny", "true")
        below.setTextFormat(Qt.TextFormat.RichText)  # figures of the card alone, nothing that players typed
        t = tokens()
        green = "" if score.green is None else f'<span style="color:{t.green}">/{score.green}</span>'
        below.setText(f'<span style="color:{t.danger}">{score.red}</span>{green}')
        top = words(self, name, dim=True)
        for label in (top, self.value, below):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(False)
            column.addWidget(label)
        said = self.tr("{0}: {1}").format(name, value)
        card = self.tr("printed {0}").format(
            score.red if score.green is None else self.tr("{0}, wounded {1}").format(score.red, score.green)
        )
        unsure = [self.tr("A placeholder: no source attests this figure.")] if doubt else []
        set_tip(self, "\n".join([said, card, *reasons, *unsure]))
        self.setAccessibleName(said)
        self.setAccessibleDescription("; ".join([card, *reasons, *unsure]))
