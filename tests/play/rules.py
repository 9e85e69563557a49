"""What holds after every command of a battle (TD-35, CM-11, MV-03, TD-39)."""

from __future__ import annotations

from hellassist.app.battle.session import Session
from hellassist.geometry import overlaps
from hellassist.rules.events import Fact, LemureInvoked, TurnBegan, UnitActivated
from hellassist.rules.game import PLAYERS, Game
from hellassist.store.log import MemoryLog


class Watch:
    """Looks at a battle after each command; now and then it is taken back and done again."""

    def __init__(self, every: int = 97) -> None:
        self.every = every
        self.commands = 0
        self.acted: dict[str, int] = {}

    def __call__(self, session: Session, facts: tuple[Fact, ...]) -> None:
        self.commands += 1
        sound(session.game)
        for fact in facts:
            self._nobody_acts_too_often(session.game, fact)
        if self.commands % self.every == 0:
            back_and_forth(session, 1 + self.commands % 41)

    def _nobody_acts_too_often(self, game: Game, fact: Fact) -> None:
        """Once in a turn, a lemure twice; one that is raised anew begins anew."""
        match fact:
            case TurnBegan():
                self.acted = {}
            case LemureInvoked(invocation):
                self.acted[invocation.lemure] = 2
            case UnitActivated(key):
                self.acted[key] = self.acted.get(key, 0) + 1
                most = 2 if game.unit(key).profile.has_keyword("lemure") else 1
                assert self.acted[key] <= most, f"{key} acts for the {self.acted[key]}th time"


def sound(game: Game) -> None:
    """The figures fit together."""
    for company in game.companies.values():
        assert 0 <= company.current <= company.basic, company
        assert 0 <= company.current_light <= company.current, company
        assert 0 <= company.current_light <= company.basic_light <= company.basic, company
        assert company.lost >= 0
    units = tuple(game.on_table())
    active = [unit.id for unit in units if unit.status == "active"]
    assert active == ([game.activation.unit] if game.activation else []), active
    for unit in units:
        assert 0 < unit.life <= unit.profile.life, f"{unit.id} has {unit.life} LP"
        assert 0 <= unit.base.at.x <= game.width
        assert 0 <= unit.base.at.y <= game.depth
    for index, unit in enumerate(units):
        for other in units[:index]:
            assert not overlaps(unit.base, other.base), f"{unit.id} lies on {other.id}"
    counted = sum(len(game.waiting(player)) for player in PLAYERS)
    assert counted == sum(unit.status == "waiting" for unit in units)
    if game.attack is None:
        assert game.upcoming == ()
        assert game.announced is None
        assert game.invoking is None


def back_and_forth(session: Session, steps: int) -> None:
    """Undo so many steps and do them again: each state comes back as it was."""
    seen = [session.game]
    for _ in range(steps):
        if not session.undoable:
            break
        session.undo()
        seen.append(session.game)
    for before in reversed(seen[:-1]):
        session.redo()
        assert session.game == before


def reloads(session: Session, log: MemoryLog) -> None:
    """The log alone gives the same battle."""
    assert Session.load(MemoryLog(list(log.entries))).game == session.game
