"""What stands beside the board below the Companies: the open attack before all else, else the panel asked for.

Each panel is imported when it is first opened: the battle is on the table sooner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject
from PySide6.QtGui import QCursor

from hellassist.app.battle import dice as app_dice
from hellassist.app.words.texts import Texts
from hellassist.gui.again import Asked, Kept, may_be_opened_again
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.dialogs.panel import SidePanel
from hellassist.gui.frame.window import Window
from hellassist.gui.table.fire_line import FireLine
from hellassist.rules.editions import differences
from hellassist.rules.game import Game

if TYPE_CHECKING:
    from hellassist.gui.dialogs.attack import AttackPanel
    from hellassist.gui.offers.unit_menu import UnitMenu
    from hellassist.gui.table.looking import Looking
    from hellassist.gui.table.template import Template


class SidePlace(QObject):
    """Opens and closes the panels beside the board."""

    def __init__(
        self, window: Window, bridge: SessionBridge, texts: Texts, thrower: app_dice.Thrower = app_dice.throw
    ) -> None:
        super().__init__(window)
        self._window, self._bridge, self._texts, self._thrower = window, bridge, texts, thrower
        self.panel: SidePanel | None = None
        self.asked = self._shown = Asked("", ())
        """What was asked for last, and what was opened last."""
        self.attack: AttackPanel | None = None
        """The panel of the open attack, or of what came of it; also while something else is read."""
        self._line = FireLine(window.board.board)
        self.looking: Looking | None = None
        self._lying: Template | None = None
        self._menu: UnitMenu | None = None
        bridge.changed.connect(self._follow)
        window.unit_opened.connect(self.open_card)
        window.area.doing.panel_wanted.connect(self.open_panel)
        window.area.doing.card_wanted.connect(self.open_card)
        for panel in (window.area.doing, window.area.turn):
            panel.rule_wanted.connect(self.open_rule)
        window.board.menu_wanted.connect(lambda unit: self.menu.open(unit, window.board.board.selected))
        window.board.area_menu_wanted.connect(self.open_area_menu)
        window.board.hovered.connect(self._look_at)
        window.theme_chosen.connect(self._dress)
        if bridge.game.attack is not None:
            self._follow(bridge.game, bridge.game)

    @property
    def menu(self) -> UnitMenu:
        """The menu of the units on the board."""
        from hellassist.gui.offers.unit_menu import UnitMenu

        if self._menu is None:
            self._menu = UnitMenu(self._bridge, self._window)
            self._menu.card_wanted.connect(self.open_card)
            self._menu.correct_wanted.connect(self.open_correction)
            self._menu.panel_wanted.connect(self.open_panel)
        return self._menu

    @property
    def _template(self) -> Template:
        """What lies on the board of an explosion or a blast."""
        from hellassist.gui.table.template import Template

        if self._lying is None:
            self._lying = Template(self._window.board.board)
        return self._lying

    # -- opening -------------------------------------------------------------------------------------

    @may_be_opened_again
    def open_card(self, unit: str) -> None:
        """The card of a unit."""
        from hellassist.gui.dialogs.unit_card import UnitCard

        card = UnitCard(self._bridge, self._texts, unit)
        card.panel_wanted.connect(self.open_panel)
        card.correct_wanted.connect(self.open_correction)
        card.board_wanted.connect(self._window.board.setFocus)
        self._open(card)

    @may_be_opened_again
    def open_shot(self, unit: str, target: str = "") -> None:
        """Declare a shot."""
        from hellassist.gui.dialogs.shoot import ShootPanel

        panel = ShootPanel(self._bridge, self._texts, unit, self._line)
        panel.choose(target)
        self._open(panel)

    @may_be_opened_again
    def open_panel(self, panel: str, unit: str, target: str = "") -> None:
        """What asks further before an attack: "shoot", "explosion" or "blast"; or the move that a power has given."""
        if panel == "shoot":
            self.open_shot(unit, target)
        elif panel in ("explosion", "blast"):
            self.open_template(unit, "explosion" if panel == "explosion" else "blast", target)
        elif panel == "given_move":
            self._open(self._given_move(unit))
        elif panel == "raise":
            self._open(self._raising(unit))
        elif panel == "release" or panel.startswith("pay:"):
            self._open(self._power(panel, unit))

    @may_be_opened_again
    def open_template(self, unit: str, shape: Literal["explosion", "blast"], target: str = "") -> None:
        """Lay a template on the board."""
        from hellassist.gui.dialogs.template import TemplatePanel

        if self._bridge.game.attack is not None:
            self._refuse()
            return
        self._leave_panel()
        panel = TemplatePanel(self._bridge, self._texts, unit, shape, self._window.board, self._template)
        at = self._bridge.game.unit(target).at if target else None
        if at is not None:
            panel.aim(at)
        self._open(panel)

    def _given_move(self, unit: str) -> SidePanel:
        """The move that a power has given the unit."""
        from hellassist.gui.dialogs.given_move import GivenMovePanel

        return GivenMovePanel(self._bridge, self._texts, unit, self._window.board)

    def _raising(self, unit: str) -> SidePanel:
        """A lemure to be raised by the unit."""
        from hellassist.gui.dialogs.raise_lemure import RaisePanel

        return RaisePanel(self._bridge, self._texts, unit, self._window.board)

    def _power(self, panel: str, unit: str) -> SidePanel:
        """A power that leaves something to be chosen: "pay:order:0", or "release" of a lemure."""
        from hellassist.gui.dialogs.power import PowerPanel
        from hellassist.rules.powers.power_cards import powers_of

        known = {
            f"pay:{power.kind}:{power.index}": power for power in powers_of(self._bridge.game.unit(unit))
        }
        return PowerPanel(self._bridge, self._texts, unit, known.get(panel), self._window.board)

    @may_be_opened_again
    def open_correction(self, subject: str) -> None:
        """Correct a value of a unit, a Company or the battle."""
        from hellassist.gui.dialogs.correct import CorrectPanel

        self._open(CorrectPanel(self._bridge, self._texts, subject))

    @may_be_opened_again
    def open_area(self) -> None:
        """Put an area that consumes on the table, or put one out."""
        from hellassist.gui.dialogs.area import AreaPanel

        self._open(AreaPanel(self._bridge, self._window.board))

    @may_be_opened_again
    def open_distances(self) -> None:
        """How far all others stand from the selected unit."""
        from hellassist.gui.dialogs.distances import DistancesPanel

        self._open(DistancesPanel(self._bridge, self._texts, self._window.board))

    @may_be_opened_again
    def open_table(self) -> None:
        """Lay the table: terrain and deployment areas."""
        from hellassist.gui.dialogs.table import TablePanel

        if self._bridge.game.attack is not None:
            self._refuse()
            return
        panel = TablePanel(self._bridge, self._window.board)
        panel.said.connect(lambda sentence: self._window.notice(sentence, lasting=True))
        self._open(panel)

    def open_area_menu(self, area: str) -> None:
        """What can be done with an area on the board."""
        from hellassist.gui.dialogs.area import area_menu

        area_menu(self._bridge, area, self.open_area, self._window).popup(QCursor.pos())

    @may_be_opened_again
    def open_dispute(self) -> None:
        """Settle by the coin or the Tap what the rules do not settle."""
        from hellassist.gui.dialogs.dispute import DisputePanel

        self._open(DisputePanel(self._bridge))

    @may_be_opened_again
    def open_duel(self) -> None:
        """Stake Command against each other."""
        from hellassist.gui.dialogs.duel import DuelPanel

        if self._bridge.game.edition.authority_duels:
            self._open(DuelPanel(self._bridge))

    @may_be_opened_again
    def open_clash(self) -> None:
        """Two effects at the same moment."""
        from hellassist.gui.dialogs.clash import ClashPanel

        self._open(ClashPanel(self._bridge, self._texts))

    @may_be_opened_again
    def open_rules(self) -> None:
        """The rules of this battle: every question with the reading that holds."""
        from hellassist.gui.house.panel import RulesPanel

        self._open(RulesPanel(self._bridge, self._texts))

    @may_be_opened_again
    def open_note(self) -> None:
        """Write a note into the chronicle."""
        from hellassist.gui.dialogs.note import NotePanel

        self._open(NotePanel(self._bridge))

    @may_be_opened_again
    def open_rule(self, rule: str) -> None:
        """What a rule says, in our words."""
        from hellassist.gui.dialogs.rule import RulePanel

        if rule:
            self._open(RulePanel(rule))

    @may_be_opened_again
    def open_upkeep(self) -> None:
        """How the Upkeep of this turn went."""
        from hellassist.gui.dialogs.upkeep import UpkeepPanel

        self._open(UpkeepPanel(self._bridge, self._texts))

    def show_what_began(self) -> None:
        """At the first look at a battle: the Upkeep, where it leaves something to be decided."""
        from hellassist.gui.dialogs.upkeep import is_asking

        game = self._bridge.game
        if self.panel is None and game.proposal is not None:
            self.open_rules()
        elif self.panel is None and game.turn and game.attack is None and is_asking(game):
            self.open_upkeep()
        elif not game.turn and differences(game.edition):
            count = len(differences(game.edition))
            said = self.tr(
                "%n rule(s) of this battle differ from the core: Battle, Rules of this battle.", "", count
            )
            self._window.notice(said)

    @may_be_opened_again
    def open_dice(self) -> None:
        """Every die of the battle."""
        from hellassist.gui.odds.dice_panel import DicePanel

        self._open(DicePanel(self._bridge, self._texts))

    def open_keys(self, keys: list[tuple[str, str]]) -> None:
        """Which keys do what."""
        from hellassist.gui.dialogs.about import KeysPanel

        self._open(KeysPanel(keys))

    @may_be_opened_again
    def open_about(self) -> None:
        """What this program is."""
        from hellassist.gui.dialogs.about import AboutPanel

        self._open(AboutPanel())

    def point_out(self, unit: str) -> None:
        """Select a unit on the board and bring it into sight."""
        found = self._bridge.game.units.get(unit)
        if found is not None and found.on_table:
            self._window.board.board.select(unit)
            self._window.board.centre_on(unit)

    def close(self) -> None:
        """Close what is open; from reading, go back to the attack; else give the column back to the Companies."""
        panel = self.panel
        self._clear_board()
        if panel is None:
            return
        self.panel = None
        self._window.hide_attack()
        over = panel is self.attack
        panel.deleteLater()
        if over:
            self.attack = None
        if self.attack is not None:
            self._show(self.attack)
        else:
            self._window.board.setFocus()

    def kept(self) -> Kept | None:
        """The panel that is open with what stands in it, for another place; an attack keeps what it is asked itself."""
        if self.panel is None or self.panel is self.attack:
            return None
        return Kept(self._shown, self.panel.typed())

    def open_again(self, kept: Kept) -> None:
        """Open the panel of an earlier place, as it stood there."""
        getattr(self, kept.asked.way)(*kept.asked.arguments)
        if self.panel is not None and self.panel is not self.attack:
            self.panel.take_up(kept.typed)

    def _open(self, panel: SidePanel) -> None:
        if self._bridge.game.attack is not None and not panel.for_reading:
            panel.deleteLater()
            self._refuse()
            return
        self._shown = self.asked
        panel.closed.connect(self.close)
        panel.rule_wanted.connect(self.open_rule)
        self._leave_panel()
        self._show(panel)

    def _refuse(self) -> None:
        self._window.notice(self.tr("An attack is under way: finish or cancel it first."), "CC-25")

    def _look_at(self, target: str) -> None:
        """Show what a shooter sees of the enemy under the pointer: that of the open panel, else the selected unit."""
        shooter = self._shooter()
        if self.looking is None:
            if not (shooter and target):
                return
            from hellassist.gui.table.looking import Looking

            self.looking = Looking(self._window.board, self._bridge, self._texts)
        self.looking.look(shooter, target)

    def _shooter(self) -> str:
        """Who would shoot; "" outside the Action phase, in an attack, or while a panel has lent the board its tool."""
        game, board = self._bridge.game, self._window.board
        if game.phase != "action" or game.attack is not None or board.hand is not board.move_tool:
            return ""
        return (self.panel.shooter if self.panel is not None else "") or board.board.selected

    def _clear_board(self) -> None:
        """Take away what a panel has drawn on the board, and the tool it has lent."""
        if self.panel is not None:
            self.panel.cleared()
        self._line.clear()
        if self._lying is not None:
            self._lying.clear()
        self._window.board.take_back()

    def _leave_panel(self) -> None:
        """Take the panel away that is in the place; an attack's is kept for later."""
        if self.panel is not None:
            self._window.hide_attack()
            self._clear_board()
            if self.panel is not self.attack:
                self.panel.deleteLater()
            self.panel = None

    def _show(self, panel: SidePanel) -> None:
        self.panel = panel
        self._window.show_attack(panel)
        panel.setFocus()
        if panel is self.attack:
            self.attack.take_focus()
            self._show_on_board(self._bridge.game)
        else:
            panel.shown()

    # -- following -----------------------------------------------------------------------------------

    def _follow(self, before: Game, game: Game) -> None:
        if self.looking is not None:
            self.looking.clear()
        if game.attack is not None and self.attack is None:
            self._open_attack()
        if self.attack is not None:
            if self.panel is not self.attack and game.attack != before.attack:
                self._leave_panel()  # it goes on: back to it from whatever was read
                self._show(self.attack)
            self.attack.show_game(before, game)
        if game.turn > before.turn and (self.panel is None or self.panel.for_reading):
            self.open_upkeep()
        elif self._card_is_done(before, game):
            self.close()
        elif self.panel is not None and self.panel is not self.attack:
            self.panel.show_game(before, game)
        elif self.attack is not None:
            self._show_on_board(game)

    def _card_is_done(self, before: Game, game: Game) -> bool:
        """Whether a card lies open though the activation has just ended: it has been read."""
        from hellassist.gui.dialogs.unit_card import UnitCard

        ended = before.activation
        if ended is None or game.activation is not None or not isinstance(self.panel, UnitCard):
            return False
        return game.unit(ended.unit).status == "acted"

    def _show_on_board(self, game: Game) -> None:
        """The line of an open shot or the template of a blast, and the tool of a Dodge that waits for its move."""
        from hellassist.gui.dialogs.trial_pages import SlipPage
        from hellassist.gui.table.dodge_tool import DodgeTool
        from hellassist.rules.shots.shooter import weapon_of

        opened = game.attack
        self._clear_board()
        if opened is None or self.attack is None:
            return
        declared = opened.declaration
        attacker, defender = game.unit(declared.attacker), game.unit(declared.defender)
        if declared.kind == "blast" and declared.at is not None:
            hit = [game.unit(key).base for key in declared.others if game.unit(key).on_table]
            weapon = weapon_of(game, declared)
            self._template.show_template(game, attacker, weapon, declared.at, hit, ())
        elif declared.kind == "shot" and attacker.on_table and defender.on_table:
            others = [game.unit(key).base for key in declared.others]
            self._line.show_line(attacker.base, defender.base, bad=False, others=others)
        if isinstance(self.attack.page, SlipPage):
            board = self._window.board
            board.lend(DodgeTool(board, self._bridge, board.overlay, attacker.id))

    def _open_attack(self) -> None:
        from hellassist.gui.dialogs.attack import AttackPanel

        self._leave_panel()
        self.attack = AttackPanel(self._bridge, self._texts, self._thrower)
        self.attack.closed.connect(self._close_attack)
        self.attack.rule_wanted.connect(self.open_rule)
        self.attack.said.connect(self._say)
        self._show(self.attack)

    def _close_attack(self) -> None:
        attack, self.attack = self.attack, None
        if attack is None:
            return
        if self.panel is attack:
            self.attack = attack
            self.close()
        else:
            attack.deleteLater()

    def _say(self, sentence: str) -> None:
        self._window.notice(sentence)
        if self._bridge.game.attack is not None:
            self._window.board.setFocus()

    def _dress(self) -> None:
        if self.panel is not None:
            self.panel.dress()
