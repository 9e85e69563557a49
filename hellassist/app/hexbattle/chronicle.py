"""The story of a hex battle, a line for each thing that happened, and the names of undo and redo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hellassist.app.hexbattle import words
from hellassist.app.hexbattle.texts import HexTexts
from hellassist.app.words.told import Told
from hellassist.hexbattle import events as e
from hellassist.hexbattle.combat import LINES
from hellassist.hexbattle.evolve import evolve
from hellassist.hexbattle.game import Game
from hellassist.hexbattle.hexes import Hex
from hellassist.said import QT_TRANSLATE_NOOP as N

DRIVEN = {
    "push": (
        N("hex", "{unit} is pushed back to {at}."),
        N("hex", "{unit} cannot go back and stays."),
        "HX-33",
    ),
    "evade": (N("hex", "{unit} evades to {at}."), N("hex", "{unit} has nowhere to evade to."), "HX-34"),
    "rout": (N("hex", "{unit} routs to {at}."), N("hex", "{unit} has nowhere to rout to."), "HX-38"),
    "advance": (N("hex", "{unit} advances to {at}."), N("hex", "{unit} does not advance."), "HX-39"),
}
REMOVED = {
    "table": (N("hex", "{unit} is destroyed."), "HX-37"),
    "hits": (N("hex", "{unit} has taken all its hits and is removed."), "HX-12"),
    "leader": (N("hex", "{unit} falls with its unit."), "HX-14"),
}


@dataclass(frozen=True, slots=True)
class HexChronicler:
    """Tells facts in words."""

    texts: HexTexts

    def tell(self, facts: Sequence[e.Fact], game: Game) -> tuple[Told, ...]:
        """The lines for the facts of one command, *game* being the one before."""
        lines: list[Told] = []
        for fact in facts:
            told = self._line(fact, game)
            if told is not None:
                lines.append(told)
            game = evolve(game, fact)
        return tuple(lines)

    def label(self, facts: Sequence[e.Fact], game: Game) -> str:
        """What the undo menu says: the first line."""
        lines = self.tell(facts, game)
        return lines[0].text if lines else self._say(N("hex", "last step"))

    def _line(self, fact: e.Fact, game: Game) -> Told | None:
        at = game.board.label
        match fact:
            case e.BattleSetUp(name):
                return Told(self._say(N("hex", "The battle is set up: {name}."), name=name))
            case e.TurnBegan(turn, None):
                return Told(self._say(N("hex", "Turn {turn} begins."), turn=turn))
            case e.TurnBegan(turn, player):
                text = self._say(
                    N("hex", "Turn {turn}: {army} act."), turn=turn, army=self._army(game, player)
                )
                return Told(text, player)
            case e.UnitMoved(key, to):
                return self._of(game, key, N("hex", "{unit} moves to {at}."), at=at(to))
            case e.UnitTurned(key, facing):
                side = self.texts.translate("words", words.SIDES[facing])
                return self._of(game, key, N("hex", "{unit} turns to the {side}."), "HX-16", side=side)
            case e.LeadTaken(key, unit):
                return self._of(
                    game, key, N("hex", "{unit} leads {led}."), "HX-14", led=self._name(game, unit)
                )
            case e.LeadEnded(key, _, to):
                return self._of(game, key, N("hex", "{unit} stands alone in {at}."), "HX-14", at=at(to))
            case e.AttackDeclared():
                return self._declared(fact, game)
            case e.DieRolled():
                return self._rolled(fact, game)
            case e.UnitDamaged(key, points, markers):
                text = N("hex", "{unit} takes {points}: {markers} of {hits} hits.")
                hits = game.hits(game.units[key])
                return self._of(game, key, text, "HX-11", points=points, markers=markers, hits=hits)
            case e.UnitRemoved(key, why):
                return self._of(game, key, *REMOVED[why])
            case e.UnitDriven(key, how, to):
                went, stayed, rule = DRIVEN[how]
                if to is None:
                    return self._of(game, key, stayed, rule) if game.units[key].at is not None else None
                return self._of(game, key, went, rule, at=at(to))
            case e.TypeCompleted(made, field):
                text = self._say(
                    N("hex", "Entered for {name}: {field} {factor}."),
                    name=made.name,
                    field=self.texts.word(words.FIELDS, field),
                    factor=made.factors.get(field.removeprefix("factors."), 0),
                )
                return Told(text, None, "HX-15")
            case e.ValueCorrected():
                return self._corrected(fact, game)
            case e.Noted(text):
                return Told(text)
            case e.MovesDue() | e.AttackEnded():
                return None  # what comes of them is told by itself

    def _declared(self, fact: e.AttackDeclared, game: Game) -> Told:
        text = N("hex", "{unit} attacks {target}.")
        if fact.approach != "front":
            text = N("hex", "{unit} attacks {target} from the {approach}.")
        approach = self.texts.word(words.APPROACHES, fact.approach)
        return self._of(
            game, fact.attacker, text, "HX-19", target=self._name(game, fact.target), approach=approach
        )

    def _rolled(self, fact: e.DieRolled, game: Game) -> Told | None:
        attack = game.attack
        if attack is None:
            return None
        line = next(one for one in LINES if one.rule == fact.rule)
        result = self.texts.result(
            line.side, line.grade, self._name(game, attack.attacker), self._name(game, attack.target)
        )
        text = N("hex", "Rolled {face}, {factor} is {total}: {result}.")
        if fact.adjusted != fact.total:
            text = N("hex", "Rolled {face}, {factor} is {total}, by quality {adjusted}: {result}.")
        return self._of(
            game,
            attack.attacker,
            text,
            fact.rule,
            face=fact.face,
            factor=self.texts.signed(fact.factor),
            total=_minus(fact.total),
            adjusted=_minus(fact.adjusted),
            result=result,
        )

    def _corrected(self, fact: e.ValueCorrected, game: Game) -> Told:
        key, what, reason = fact.unit, fact.what, fact.reason
        shown = {"before": fact.before, "after": fact.after}
        if what == "quality":
            shown = {one: self.texts.word(words.QUALITIES, value) for one, value in shown.items()}
        if what == "at":
            shown = {one: self._place(game, value) for one, value in shown.items()}
        if what == "gone":
            return self._of(game, key, N("hex", "{unit} is taken off by hand: {reason}."), reason=reason)
        text = N("hex", "{unit}, {what} by hand: {before} \u2192 {after} ({reason}).")
        return self._of(game, key, text, what=self.texts.word(words.CORRECTED, what), reason=reason, **shown)

    def _of(self, game: Game, key: str, text: str, rule: str = "", **facts: object) -> Told:
        unit = game.units[key]
        return Told(self._say(text, unit=unit.name, **facts), unit.player, rule, key)

    def _say(self, text: str, **facts: object) -> str:
        return self.texts.translate("hex", text).format(**facts)

    def _place(self, game: Game, value: str) -> str:
        if not value:
            return self._say(N("hex", "off the board"))
        q, r = map(int, value.split(","))
        return game.board.label(Hex(q, r))

    @staticmethod
    def _name(game: Game, key: str) -> str:
        return game.units[key].name

    @staticmethod
    def _army(game: Game, player: str | None) -> str:
        army = game.armies.get(player or "")
        return army.name if army else ""


def _minus(value: int) -> str:
    return str(value).replace("-", "\N{MINUS SIGN}")
