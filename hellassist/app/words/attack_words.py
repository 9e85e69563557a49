"""Attacks in the chronicle: declared, answered, over."""

from __future__ import annotations

from hellassist.app.words import words
from hellassist.app.words.telling import Teller
from hellassist.app.words.told import Told
from hellassist.rules import events as e
from hellassist.rules.game import Declaration, Game
from hellassist.rules.moves import retreat
from hellassist.rules.shots import shot, sight
from hellassist.said import QT_TRANSLATE_NOOP as N


class AttackTeller(Teller):
    """Tells of attacks."""

    __slots__ = ()

    def declared(self, fact: e.AttackDeclared, game: Game) -> Told:
        """What an attack is, as it is opened."""
        declared = fact.declaration
        if declared.kind == "blast":
            return self._template(declared, game)
        if declared.kind == "shot":
            return self._shot(declared, game)
        one_die: dict[str, tuple[str, str]] = {
            "dodge": (N("chronicle", "{unit} may dodge {target}."), "SA-053"),
            "berserk": (N("chronicle", "{unit} is Berserk and has killed: a die decides."), "ST-017"),
            "devoured": (N("chronicle", "{unit} is about to devour {target}."), "ST-037"),
        }
        text, rule = one_die.get(
            declared.kind, (N("chronicle", "{action}: {unit} against {target}."), "CC-06")
        )
        if declared.kind == "close" and declared.action == "none":
            text = N("chronicle", "{unit} strikes at {target}.")
        if retreat.is_retreat(declared):
            text, rule = N("chronicle", "{action}: {unit} strikes at the back of {target}."), "AC-24"
        return self._told(
            declared.attacker,
            game,
            text,
            rule=rule,
            action=self.texts.word(words.ACTIONS, declared.action),
            target=self.texts.unit(game, declared.defender),
        )

    def _shot(self, declared: Declaration, game: Game) -> Told:
        """Target, cover, distance and difficulty, in the order in which a shot settles them (RG-03)."""
        shooter, target = game.unit(declared.attacker), game.unit(declared.defender)
        text = N(
            "chronicle", "{action}: {unit} at {target}, {cover}, {distance} fathoms: difficulty {difficulty}."
        )
        return self._told(
            declared.attacker,
            game,
            text,
            rule="RG-03",
            action=self.texts.word(words.ACTIONS, declared.action),
            target=self.texts.unit(game, declared.defender),
            cover=self._cover(declared, game),
            distance=self.texts.number(shot.shooting_distance(game, shooter, target)),
            difficulty=shot.difficulty(game, declared),
        )

    def _cover(self, declared: Declaration, game: Game) -> str:
        """Cover or none, and whether the players said so against the board (RG-14)."""
        board = sight.judged(game, game.unit(declared.attacker), game.unit(declared.defender))
        by_eye = board != ("covered" if declared.covered else "clear")
        if declared.covered:
            return self._say(
                N("chronicle", "in cover as the players saw it") if by_eye else N("chronicle", "in cover")
            )
        if by_eye and board != "unknown":
            return self._say(N("chronicle", "no cover as the players saw it"))
        return self._say(N("chronicle", "no cover"))

    def _template(self, declared: Declaration, game: Game) -> Told:
        names = ", ".join(self.texts.unit(game, key) for key in declared.others)
        blast = game.unit(declared.attacker).profile.weapons_for("ranged")[declared.weapon or 0].blast
        at_spot = N("chronicle", "{action}: {unit} aims at a spot. In reach of the explosion: {names}.")
        template = N("chronicle", "{action}: {unit} lays its blast over {names}.")
        explosion = blast is not None and blast.shape == "explosion"
        return self._told(
            declared.attacker,
            game,
            at_spot if explosion else template,
            rule="EX-01" if explosion else "BL-03",
            action=self.texts.word(words.ACTIONS, declared.action),
            names=names or self._say(N("chronicle", "nobody")),
        )

    def answered(self, fact: e.AnswerGiven, game: Game) -> Told | None:
        """The dice and choices at the table."""
        if fact.request != "roll" or game.attack is None:
            return None
        declared = game.attack.declaration
        key = declared.attacker if fact.side == 0 else declared.defender
        dice = " ".join(str(face) for face in fact.answer) if isinstance(fact.answer, tuple) else ""
        again = fact.step == "reroll"
        typed = N("chronicle", "{unit} throws {dice} (typed).")
        virtual = N("chronicle", "{unit} throws {dice}.")
        typed_again = N("chronicle", "{unit} throws again: {dice} (typed).")
        virtual_again = N("chronicle", "{unit} throws again: {dice}.")
        if again:
            return self._told(
                key, game, typed_again if fact.typed else virtual_again, rule="CC-13", dice=dice
            )
        return self._told(key, game, typed if fact.typed else virtual, rule="CC-11", dice=dice)

    def ended(self, fact: e.AttackEnded, game: Game) -> Told | None:
        """What an attack came to."""
        declared = fact.declaration
        if declared.kind == "blast":
            return self._burst(fact, game)
        if shot.declined(game, declared):
            return self._told(
                declared.attacker, game, N("chronicle", "{unit} does not shoot."), rule="SA-047"
            )
        sides = (declared.attacker,) if declared.one_sided else (declared.attacker, declared.defender)
        said = " ".join(self._inflicts(fact, side, key, game) for side, key in enumerate(sides))
        return Told(said, game.unit(declared.attacker).controller, "CC-16", declared.attacker)

    def _inflicts(self, fact: e.AttackEnded, side: int, key: str, game: Game) -> str:
        one = N("chronicle", "{unit} inflicts {inflicted} of 1 hit: {damage} damage.")
        more = N("chronicle", "{unit} inflicts {inflicted} of {hits} hits: {damage} damage.")
        return self._say(
            one if fact.hits[side] == 1 else more,
            unit=self.texts.unit(game, key),
            inflicted=fact.inflicted[side],
            hits=fact.hits[side],
            damage=fact.damage[side],
        )

    def _burst(self, fact: e.AttackEnded, game: Game) -> Told | None:
        """An explosion that missed its spot; what one did to each unit has been told."""
        if fact.hits[0]:
            return None
        text = N("chronicle", "{unit} hits nothing.")
        return self._told(fact.declaration.attacker, game, text, rule="EX-07")
