"""The story of the battle, a line for each thing that happened, and the names of undo and redo."""

from __future__ import annotations

from collections.abc import Sequence

from hellassist.app.words import power_words, words
from hellassist.app.words.agreement_words import AgreementTeller
from hellassist.app.words.attack_words import AttackTeller
from hellassist.app.words.pool_words import PoolTeller
from hellassist.app.words.telling import Teller
from hellassist.app.words.told import Told
from hellassist.rules import events as e
from hellassist.rules.evolve import evolve, evolve_all
from hellassist.rules.game import Game, StateOn
from hellassist.rules.shots import loading
from hellassist.said import QT_TRANSLATE_NOOP as N

BREAKING_AWAY = {
    "retreat": (N("chronicle", "{unit} breaks away: it may move."), "AC-25"),
    "any": (N("chronicle", "{unit} breaks away: it may Walk, Run, Attack or Charge."), "AC-28"),
    "let_go": (
        N(
            "chronicle",
            "{unit} breaks away unharmed: it may Walk, Run, Attack, Charge, Shoot or Concentrate.",
        ),
        "RU-47",
    ),
}
"""What is told of each move out of contact, and its rule."""


FORCED_MOVES = {"dodge": "SA-053", "berserk": "ST-018"}
"""The rules of moves that one die brings about."""


class Chronicler(Teller):
    """Tells facts in words."""

    __slots__ = ()

    def tell(self, facts: Sequence[e.Fact], game: Game) -> tuple[Told, ...]:
        """The lines for the facts of one command, *game* being the one before."""
        lines: list[Told] = []
        effects = 0  # where what the open attack brought about begins: its hits are told before that
        for fact in facts:
            told = self._line(fact, game, facts)
            if told is not None and isinstance(fact, e.AttackEnded):
                lines.insert(effects, told)
            elif told is not None:
                lines.append(told)
            if isinstance(fact, e.AnswerGiven | e.AttackDeclared | e.AttackEnded):
                effects = len(lines)
            game = evolve(game, fact)
        return tuple(lines)

    def label(self, facts: Sequence[e.Fact], game: Game) -> str:
        """What the undo menu says: the first line, short."""
        declared = next((fact for fact in facts if isinstance(fact, e.AttackDeclared)), None)
        if declared is not None:
            there = evolve_all(game, facts[: facts.index(declared)])
            return AttackTeller(self.texts).declared(declared, there).text
        lines = self.tell(facts, game)
        return lines[0].text if lines else self._say(N("chronicle", "last step"))

    def _line(self, fact: e.Fact, game: Game, facts: Sequence[e.Fact]) -> Told | None:
        match fact:
            case e.UnitMoved(key, _, length):
                return self._moved(key, length, game, facts)
            case e.AttackDeclared():
                return AttackTeller(self.texts).declared(fact, game)
            case e.AnswerGiven():
                return AttackTeller(self.texts).answered(fact, game)
            case e.AttackEnded(declared) if declared.kind in ("dodge", "berserk", "devoured"):
                return None  # what the die brought about is told by itself
            case e.AttackEnded():
                return AttackTeller(self.texts).ended(fact, game)
            case e.LifeLost(key, points, left):
                return self._of(
                    key, game, N("chronicle", "{unit} loses {points} LP: {left} left."), points, left
                )
            case e.LifeGained(key, points, left):
                return self._of(
                    key, game, N("chronicle", "{unit} wins back {points} LP: {left} now."), points, left
                )
            case e.StateGained(key, state):
                return self._told(
                    key,
                    game,
                    N("chronicle", "{unit} is now {state}."),
                    state=self.texts.word(words.STATES, state.id),
                )
            case e.StateEnded(key, state_id):
                return self._told(
                    key,
                    game,
                    N("chronicle", "{unit} is no longer {state}."),
                    state=self.texts.word(words.STATES, state_id),
                )
            case e.UnitTransformed(key, profile):
                shape = profile.name(self.texts.language)
                return self._told(
                    key, game, N("chronicle", "{unit} becomes {shape}."), rule="UN-67", shape=shape
                )
            case e.InvocationBegun(invocation):
                text = N("chronicle", "{unit} begins to raise a lemure, and is struck first.")
                return self._told(invocation.unit, game, text, rule="LE-05")
            case e.InvocationFailed(key):
                return self._told(
                    key, game, N("chronicle", "{unit} raises no lemure: it was disturbed."), rule="AC-37"
                )
            case e.LemureInvoked(invocation):
                return self._told(
                    invocation.unit,
                    game,
                    N("chronicle", "{unit} raises {lemure}, which carries the spell {spell}."),
                    rule="LE-08",
                    lemure=self.texts.unit(game, invocation.lemure),
                    spell=self.texts.spell(game, invocation.unit, invocation.spell),
                )
            case e.SpellReleased(key, invoker, spell):
                return self._told(
                    key,
                    game,
                    N("chronicle", "{unit} releases its spell: {spell}."),
                    rule="LE-18",
                    spell=self.texts.spell(game, invoker, spell),
                )
            case e.TableLaid():
                return Told(self._table_laid(fact, game))
            case e.AreaPlaced(area):
                text = N("chronicle", "An area consumes whoever is in it: {kind} {x}/{y}.")
                return Told(self._say(text, kind=area.kind, x=area.x, y=area.y), rule="ST-032")
            case e.AreaEnded(_, kind):
                text = (
                    N("chronicle", "The area is gone: {kind}.")
                    if kind
                    else N("chronicle", "The area is gone.")
                )
                return Told(self._say(text, kind=kind), rule="ST-034")
            case e.ControlPassed(key, player):
                return self._told(
                    key,
                    game,
                    N("chronicle", "{player}: {unit} is theirs to play from here on."),
                    rule="ST-046",
                    player=self.texts.player(game, player),
                )
            case e.UnitDevoured(key, by):
                return self._told(
                    key,
                    game,
                    N("chronicle", "{unit} is devoured by {target}."),
                    rule="ST-040",
                    target=self.texts.unit(game, by),
                )
            case e.UnitFreed(key):
                return self._told(
                    key, game, N("chronicle", "{unit} is free: its owner puts it down again."), rule="ST-042"
                )
            case e.UnitRemoved(key, killed):
                text = (
                    N("chronicle", "{unit} falls.") if killed else N("chronicle", "{unit} leaves the table.")
                )
                return self._told(key, game, text, rule="CC-22" if killed else "CM-14")
            case e.CommandSet():
                return PoolTeller(self.texts).command(fact, game)
            case e.DuelFought():
                return PoolTeller(self.texts).duel(fact, game)
            case e.TurnBegan(turn):
                return Told(self._say(N("chronicle", "Turn {turn}: Upkeep."), turn=turn), rule="TD-17")
            case e.DominanceSettled():
                return PoolTeller(self.texts).dominance(fact, game)
            case e.FirstChosen(player):
                return self._by(player, game, N("chronicle", "{player}: to activate next."), "TD-37")
            case e.ActivationPassed(player):
                return self._by(
                    player, game, N("chronicle", "{player}: pass, with fewer units waiting."), "TD-39"
                )
            case e.ActivationEnded(key):
                return self._told(key, game, N("chronicle", "{unit} is done."), rule="TD-26")
            case e.OpportunityTaken(key, by, points):
                return self._told(
                    key,
                    game,
                    N("chronicle", "{target} strikes at {unit} as it comes near: {points} damage."),
                    rule="SA-013",
                    target=self.texts.unit(game, by),
                    points=points,
                )
            case e.BreaksAway(key, _, moves):
                text, rule = BREAKING_AWAY[moves]
                return self._told(key, game, text, rule=rule)
            case e.UnitPlaced(key, at):
                text = (
                    N("chronicle", "{unit} is put down.")
                    if at
                    else N("chronicle", "{unit} is taken off the table.")
                )
                return self._told(key, game, text)
            case e.DiceSourceSet(player, source):
                own = N("chronicle", "{player}: dice thrown by hand and typed in.")
                app = N("chronicle", "The app throws the dice of {player}.")
                return self._by(player, game, own if source == "typed" else app)
            case e.ValueCorrected():
                return self._corrected(fact, game)
            case e.StatesAround(key, states):
                return self._around(key, states, game)
            case e.UpkeepOrdered(first):
                text = N("chronicle", "{player}: their powers come first in this Upkeep.")
                return self._by(first, game, text, "TD-22")
            case e.CoinTossed(winner):
                return self._by(winner, game, N("chronicle", "The coin falls for {player}."), "BA-19")
            case e.TapCalled(winner):
                return self._by(winner, game, N("chronicle", "The Tap goes to {player}."), "BA-20")
            case e.Noted(text):
                return Told(text)
            case e.RuleProposed() | e.RuleAgreed() | e.RuleRejected() | e.RuleChanged() | e.ColoursDropped():
                return AgreementTeller(self.texts).tell(fact, game)
            case e.PhaseBegan("over"):
                return Told(self._say(N("chronicle", "The battle is over.")), rule="TD-25")
            case e.SequenceDue(key):
                return self._told(
                    key, game, N("chronicle", "{unit} fights a second sequence."), rule="SA-073"
                )
            case e.AttackDropped(declared):
                text = N("chronicle", "{unit} cannot attack {target} any more.")
                return self._told(
                    declared.attacker,
                    game,
                    text,
                    rule="CC-22",
                    target=self.texts.unit(game, declared.defender),
                )
            case (
                e.UnitActivated()
                | e.SequenceFought()
                | e.BattleSetUp()
                | e.PhaseBegan()
                | e.ActionTaken()
                | e.TurnHandedOver()
            ):
                return None  # a line of their own would only repeat what others say
            case e.CountSet(key, what) if loading.begins(what):
                return self._told(key, game, N("chronicle", "{unit} loads its weapon."), rule="SA-131")
            case e.ShotDiverted(_, target, victim):
                text = N("chronicle", "More odd dice than even: the shot at {target} hits {unit}.")
                return self._told(victim, game, text, rule="RG-36", target=self.texts.unit(game, target))
            case e.BlastStruck(_, target, hits, damage):
                text = N("chronicle", "{unit} takes {hits} hits: {damage} damage.")
                if hits == 1:
                    text = N("chronicle", "{unit} takes 1 hit: {damage} damage.")
                return self._told(target, game, text, rule="EX-12", hits=hits, damage=damage)
            case (
                e.PowerAnnounced()
                | e.PowerUsed()
                | e.PowerFailed()
                | e.EffectBegan()
                | e.EffectEnded()
                | e.DoneByHand()
            ):
                return self._power(fact, game)
            case e.AttackQueued() | e.CountSet() | e.StateCounted():
                return None  # told when the attack opens, or by the attack that is counted

    def _around(self, key: str, states: tuple[StateOn, ...], game: Game) -> Told:
        names = ", ".join(self.texts.word(words.STATES, on.id) for on in states)
        text = (
            N("chronicle", "An aura makes {unit} {states} while it is inside.")
            if names
            else N("chronicle", "{unit} is out of the aura that changed its state.")
        )
        return self._told(key, game, text, rule="AU-06", states=names)

    def _power(self, fact: power_words.PowerFact, game: Game) -> Told | None:
        said = power_words.told(fact, game, self.texts)
        if said is None:
            return None
        return Told(said.text, game.unit(said.unit).controller, said.rule, said.unit)

    def _moved(self, key: str, length: float, game: Game, facts: Sequence[e.Fact]) -> Told:
        action = next((fact.action for fact in facts if isinstance(fact, e.ActionTaken)), "")
        what = N("chronicle", "{unit} moves {length} fathoms: {action}.")
        ended = next((fact.declaration for fact in facts if isinstance(fact, e.AttackEnded)), None)
        rule = "AC-40" if action else FORCED_MOVES.get(ended.kind if ended else "", "")
        return self._told(
            key,
            game,
            what if action else N("chronicle", "{unit} moves {length} fathoms."),
            rule=rule,
            length=self.texts.number(length / game.fathom),
            action=self.texts.word(words.ACTIONS, action),
        )

    def _table_laid(self, fact: e.TableLaid, game: Game) -> str:
        """The piece that has come, gone or changed, where it is one alone."""
        came = [piece for piece in fact.terrain if piece not in game.terrain]
        went = [piece for piece in game.terrain if piece not in fact.terrain]
        if len(came) <= 1 and len(went) <= 1 and (came or went):
            text = N("chronicle", "Laid anew on the table: {terrain}.")
            if not went:
                text = N("chronicle", "Put on the table: {terrain}.")
            elif not came:
                text = N("chronicle", "Taken off the table: {terrain}.")
            return self._say(text, terrain=self.texts.translate("tables", (came or went)[0].name))
        if not came and not went and fact.zones != game.zones:
            return self._say(N("chronicle", "The deployment areas are set."))
        text = N("chronicle", "The table is laid: {pieces} pieces of terrain.")
        if len(fact.terrain) == 1:
            text = N("chronicle", "The table is laid: 1 piece of terrain.")
        return self._say(text, pieces=len(fact.terrain))

    def _corrected(self, fact: e.ValueCorrected, game: Game) -> Told:
        subject = (
            self.texts.player(game, fact.subject)
            if fact.subject in ("A", "B")
            else self.texts.unit(game, fact.subject)
        )
        return Told(
            self._say(
                N("chronicle", "Corrected by hand: {what} of {subject} from {before} to {after} ({reason})."),
                what=self.texts.word(words.CORRECTED, fact.what),
                subject=subject,
                before=fact.before or "–",
                after=fact.after,
                reason=fact.reason,
            ),
            unit=fact.subject if fact.subject in game.units else "",
        )
