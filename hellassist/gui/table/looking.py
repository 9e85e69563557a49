"""What a shooter sees of the enemy under the pointer: the judged line, the fan, what hides it, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from hellassist.app.words import sight_words
from hellassist.app.words.texts import Texts
from hellassist.gui.bridge import SessionBridge
from hellassist.gui.looks.figures import number
from hellassist.gui.table.fire_line import FireLine
from hellassist.gui.table.overlay import TagItem
from hellassist.gui.table.view import BoardView
from hellassist.rules.game import Unit
from hellassist.rules.shots import shooter as shooting
from hellassist.rules.shots import shot


class Looking:
    """Its items on the board. Takes no clicks."""

    def __init__(self, view: BoardView, bridge: SessionBridge, texts: Texts) -> None:
        self._view, self._bridge, self._texts = view, bridge, texts
        self.line, self.tag = FireLine(view.board), TagItem()
        self.tag.setVisible(False)
        view.board.addItem(self.tag)

    def look(self, shooter: str, target: str) -> None:
        """Show it; nothing where the one cannot shoot or the other is no enemy on the table."""
        game = self._bridge.game
        eye, seen = game.units.get(shooter), game.units.get(target)
        if eye is None or seen is None or not can_look(eye) or eye.controller == seen.controller:
            self.clear()
            return
        self.line.show_line(eye.base, seen.base, bad=False)
        self.line.show_fan(game, eye, seen)
        head = QCoreApplication.translate("Looking", "{0} · {1} fathoms").format(
            seen.name(self._texts.language), number(shot.shooting_distance(game, eye, seen))
        )
        said = sight_words.told(game, eye, seen, self._texts)
        self.tag.say(head, said[:1].upper() + said[1:])
        below = seen.base.at.y >= eye.base.at.y  # behind the target, or it would lie on what is to be seen
        self._view.put_tag(self.tag, seen.base.at, seen.base.radius, below=below)

    def clear(self) -> None:
        """Draw nothing."""
        self.line.clear()
        self.tag.setVisible(False)


def can_look(unit: Unit) -> bool:
    """Whether it stands on the table with something to shoot with."""
    armed = any(weapon.table or weapon.blast for weapon in shooting.ranged(unit))
    return unit.on_table and armed and unit.profile.shs is not None
