"""One Company beside the board: its sign and name, Dominance, Command, its units, and whether it is its move."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hellassist.gui.bridge import SessionBridge
from hellassist.gui.looks.icons import pixmap
from hellassist.gui.looks.plain import set_tip
from hellassist.gui.looks.theme import GAP, tokens
from hellassist.gui.panels.paid_choice import PaidChoice
from hellassist.gui.panels.spend_form import SpendForm
from hellassist.gui.panels.unit_list import CompanyModel, UnitList
from hellassist.gui.widgets.elided import ElidedLabel, ShorterLabel
from hellassist.gui.widgets.pips import CommandPips, SideSign
from hellassist.rules.game import PLAYERS, Company, Game, Player
from hellassist.rules.powers import lemures

EDGES = 14
"""Pixels left and right of what stands in a folded box, with its border."""


class CompanyPanel(QFrame):
    """Mirrors the Company; all that is asked of the game here is to spend Command, and in which colours."""

    picked = Signal(str)
    """A unit was chosen in the list."""

    def __init__(self, player: Player, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.player: Player = player
        self._bridge = bridge
        self.setObjectName("company")
        self.setProperty("player", player)
        self._sign = SideSign(player, self)
        self.name = ElidedLabel(self)
        self.name.setObjectName("company_name")
        self.dominance = _label("dominance")
        self.dominance.setAccessibleName(self.tr("Dominance"))
        self.crown = _label("")
        self.crown.setAccessibleName(self.tr("Dominance"))
        self._dominant = self._compact = False
        self._company: Company | None = None
        self.brief, self.below = _label("figure"), _label("figure")
        """In a folded box: Command, below the name where that needs the whole line."""
        self.command = ShorterLabel(self)
        self.command.setObjectName("figure")
        self.pips = CommandPips(self)
        self.spend = QPushButton(self.tr("Spend…"), self)
        self.form = SpendForm(self)
        self.form.setVisible(False)
        self.paid = PaidChoice(self)
        self.model = CompanyModel(player, bridge.language, self)
        self.units = UnitList(self.model, self)
        self.now = ShorterLabel(self)
        """In a folded box: whose move it is, and what is promised."""
        self.now.setProperty("call", "true")
        self.call = _label("")
        self.call.setWordWrap(True)
        self._arrange()
        self.spend.clicked.connect(self._open_form)
        self.form.closed.connect(self._close_form)
        self.form.spent.connect(self._spend)
        self.paid.chosen.connect(self._say_colours)
        self.units.picked.connect(self.picked)
        self.compact(compact=False)

    def _arrange(self) -> None:
        head = self._head = QHBoxLayout()
        head.setSpacing(GAP)
        for widget in (self._sign, self.name, self.dominance, self.crown, self.brief):
            head.addWidget(widget, 1 if widget is self.name else 0)
        foot = self._foot = QHBoxLayout()
        foot.addWidget(self.now, 1)
        foot.addWidget(self.below)
        self._purse = QWidget(self)
        purse = QGridLayout(self._purse)
        purse.setContentsMargins(0, 0, 0, 0)
        purse.setHorizontalSpacing(GAP)
        purse.setVerticalSpacing(0)
        purse.addWidget(self.command, 0, 0)
        purse.addWidget(self.pips, 1, 0)
        purse.addWidget(self.spend, 0, 1, 2, 1)
        purse.setColumnStretch(0, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 8, 12, 8)
        whole.setSpacing(6)
        whole.addLayout(head)
        whole.addLayout(foot)
        whole.addWidget(self._purse)
        whole.addWidget(self.paid)
        whole.addWidget(self.form)
        whole.addWidget(self.units, 1)
        whole.addWidget(self.call)

    def show_game(self, game: Game) -> None:
        """Mirror the Company as it stands."""
        company = game.companies.get(self.player)
        if company is None:
            return
        self.name.show_text(company.name)
        self._dominant = game.dominant == self.player
        self._show_dominance()
        for badge in (self.dominance, self.crown):
            set_tip(badge, self.tr("Dominance: this side decides who activates first (TD-01)"))
        figures = self.tr("{0} of {1}").format(company.current, company.basic)
        paid = promised(game, self.player)
        if paid:
            figures = self.tr("{0}, {1} promised").format(figures, paid)
        figure, brief = self.tr("Command {0}").format(figures), f"{company.current}/{company.basic}"
        if game.phase == "setup" and not company.basic:
            figure = figures = self.tr("No Command yet")
            brief = "–"
        self.command.show_texts(figure, figures)
        for label in (self.brief, self.below):
            label.setText(brief)
            label.setAccessibleName(self.command.text())
            set_tip(label, self.tr("Command, current of basic"))
        light = (company.current_light, company.basic_light) if company.coloured else None
        self.pips.show_command(company.current, company.basic, light)
        said = self.command.text()
        if company.coloured:
            dark = company.current - company.current_light
            said = self.tr("{0}: {1} light, {2} dark").format(said, company.current_light, dark)
        self.pips.setAccessibleName(said)
        set_tip(self.pips, said if company.coloured else "")
        self._company = company
        self._show_paid()
        self.spend.setEnabled(company.current > 0)
        self.model.show_game(game)
        self.units.setAccessibleName(self.tr("Units of {0}").format(company.name))
        self._call(game, company)
        self.now.show_texts(*self._now(game, company))
        self._place_brief()

    def asks_for(self) -> int:
        """How many pixels of height it wants beside its usual ones, for what is asked of its player."""
        return self.paid.sizeHint().height() + GAP if self.paid.buttons else 0

    def _show_paid(self) -> None:
        """Once there is room for it, ask which points have been paid."""
        if self._company is not None:
            self.paid.show_company(self._company)
        if self._compact:
            self.paid.setVisible(False)

    def hasHeightForWidth(self) -> bool:
        """No: its list gives way to what stands below, whatever the lines above it wrap to."""
        return False

    def compact(self, *, compact: bool) -> None:
        """Name and Command alone, to leave room for an attack."""
        for widget in (self._purse, self.units, self.call):
            widget.setVisible(not compact)
        self.now.setVisible(compact)
        if compact:
            self.form.setVisible(False)
            self.crown.setPixmap(pixmap("crown", tokens().gold, 17, self.devicePixelRatioF()))
        self._compact = compact
        self._show_paid()
        self._show_dominance()
        self.name.setProperty("strong", "true" if compact else "false")
        self.name.setObjectName("" if compact else "company_name")
        self.name.style().unpolish(self.name)
        self.name.style().polish(self.name)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(*((6, 4, 6, 4) if compact else (12, 8, 12, 8)))
        self._head.setSpacing(4 if compact else GAP)
        self._sign.shrink(small=compact)
        self._place_brief()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._word_dominance()
        self._place_brief()

    def _place_brief(self) -> None:
        """Beside the name of the Company in a folded box as much as leaves it whole, the rest in the line below."""
        gap = self._head.spacing()
        left = self.width() - EDGES - self._sign.width() - gap
        left -= self.name.fontMetrics().horizontalAdvance(self.name.text())
        crown = self.crown.sizeHint().width() + gap if self._dominant else 0
        above, below = (self._head, self._foot) if crown <= left else (self._foot, self._head)
        if above.indexOf(self.crown) < 0:
            below.removeWidget(self.crown)
            above.insertWidget(above.indexOf(self.brief) if above is self._head else -1, self.crown)
        if above is self._head:
            left -= crown
        fits = self.brief.sizeHint().width() + gap <= left
        self.brief.setVisible(self._compact and fits)
        self.below.setVisible(self._compact and not fits)

    def _word_dominance(self) -> None:
        """By its word, or by its sign where that would cut off the name of the Company."""
        badge = self.dominance
        badge.setText(badge.accessibleName())
        name = self.name.fontMetrics().horizontalAdvance(self.name.text())
        taken = self._sign.width() + badge.sizeHint().width() + 2 * self._head.spacing() + 24
        if name + taken > self.width() and not self._compact:
            badge.setPixmap(pixmap("crown", tokens().card, 17, self.devicePixelRatioF()))

    def _show_dominance(self) -> None:
        self._word_dominance()
        self.dominance.setVisible(self._dominant and not self._compact)
        self.crown.setVisible(self._dominant and self._compact)

    def dress(self) -> None:
        """Repaint in the theme in use."""
        self.compact(compact=self._compact)
        self._sign.update()
        self.pips.update()
        self.units.viewport().update()

    def _call(self, game: Game, company: Company) -> None:
        own = len(game.waiting(self.player))
        active = None if game.activation is None else game.unit(game.activation.unit)
        text, mark = self.tr("{0} waiting").format(own), "dim"
        if game.phase == "setup":
            text = self.tr("%n units stand", "", len(list(game.units_of(self.player))))
        elif game.phase != "action":
            text = self.tr("{0} units, {1} lost this turn").format(
                len(list(game.units_of(self.player))), company.lost
            )
        elif self.player == (active.controller if active is not None else game.to_act):
            mark = "call"
        self.call.setText(" · ".join(part for part in (text, self._at_hand(game)) if part))
        for name in ("dim", "call"):
            self.call.setProperty(name, "true" if name == mark else "false")
        self.call.setProperty("small", "true")
        self.call.style().unpolish(self.call)
        self.call.style().polish(self.call)

    def _at_hand(self, game: Game) -> str:
        count = sum(
            unit.owner == self.player and lemures.is_at_hand(game, unit) for unit in game.units.values()
        )
        if not count:
            return ""
        return self.tr("1 lemure at hand") if count == 1 else self.tr("%n lemures at hand", "", count)

    def _now(self, game: Game, company: Company) -> tuple[str, str]:
        """The same in a few words, and in fewer."""
        paid = promised(game, self.player)
        if paid:
            return (self.tr("{0} of {1} promised").format(paid, company.current),) * 2
        active = None if game.activation is None else game.unit(game.activation.unit)
        if active is not None:
            if active.controller != self.player:
                return "", ""
            name = active.name(self._bridge.language)
            return self.tr("active: {0}").format(name), name
        if game.phase == "action" and game.to_act == self.player:
            return (self.tr("your move"),) * 2
        begins = game.to_act is None and any(game.waiting(player) for player in PLAYERS)
        if game.phase == "action" and begins and game.dominant == self.player:
            return self.tr("name who begins"), self.tr("your call")
        return "", ""

    def _open_form(self) -> None:
        if self.form.isVisible():
            self._close_form()
        else:
            self.form.open(self._bridge.game.companies[self.player])

    def _close_form(self) -> None:
        self.form.setVisible(False)
        self.spend.setFocus()

    def _spend(self, points: int, permanent: bool, reason: str, light: int | None) -> None:
        from hellassist.rules.commands import SpendCommand

        if self._bridge.do(SpendCommand(self.player, points, permanent, reason, light=light)):
            self._close_form()

    def _say_colours(self, light: int) -> None:
        from hellassist.rules.commands import SayColours

        self._bridge.do(SayColours(self.player, light))


def promised(game: Game, player: Player) -> int:
    """Command chosen for vae victis in the open attack, which is paid when it ends (CC-26)."""
    if game.attack is None:
        return 0
    from hellassist.app.battle.trail import trail

    shown = trail(game)
    if shown is None:
        return 0
    strikes = zip(shown.sides, shown.attack.strikes, strict=True)
    return sum(strike.spent for side, strike in strikes if side.unit.controller == player)


def _label(name: str) -> QLabel:
    made = QLabel()
    made.setObjectName(name)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made
