"""A player who does anything that is legal, by chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import cos, pi, sin
from random import Random

from hellassist.app.battle.session import Session
from hellassist.geometry import Point
from hellassist.rules.combat import attacks
from hellassist.rules.commands import (
    Activate,
    AuthorityDuel,
    ChooseFirst,
    Command,
    ConfirmByHand,
    DeclareFurther,
    DeclareMelee,
    DeclareShot,
    EndActivation,
    EndUpkeep,
    Engage,
    FreeBlow,
    GetUp,
    GiveAnswer,
    Heal,
    Invoke,
    MoveByPower,
    MoveUnit,
    NextTurn,
    Pass,
    PlaceUnit,
    PutOut,
    ReleaseSpell,
    Reload,
    Retreat,
    UsePower,
    VaeSoli,
)
from hellassist.rules.contact import touching_enemies
from hellassist.rules.events import Fact
from hellassist.rules.game import Game, Unit
from hellassist.rules.powers import lemures
from hellassist.rules.powers.power_cards import powers_of, printed
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import BadAnswer, Choose, Draw, Pick, Request, Roll
from hellassist.rules.shots import shooter


class Stuck(AssertionError):
    """Nothing legal was left to do."""


class RandomPlayer:
    """Plays both sides of a battle."""

    def __init__(self, session: Session, seed: int) -> None:
        self.session, self.chance = session, Random(seed)

    def step(self) -> tuple[Fact, ...]:
        """Do one legal thing, and tell what came of it. Raises Stuck where none was found."""
        for command in self._ideas():
            try:
                return self.session.do(command)
            except (Refused, BadAnswer):
                continue
        raise Stuck(f"turn {self.session.game.turn}, {self.session.game.activation}")

    def _ideas(self) -> Iterator[Command]:
        game = self.session.game
        if game.attack is not None:
            yield from self._answers(game)
            return
        yield from (ConfirmByHand(effect.number) for effect in game.running if effect.asked)
        if game.phase == "upkeep":
            yield from self._mixed([*self._powers(game), EndUpkeep(), EndUpkeep()])
            return
        yield from self._freed(game)
        if game.phase != "action":
            yield NextTurn(self.chance.choice(("A", "B")))
            return
        if game.activation is None:
            yield from self._begin(game)
        else:
            yield from self._act(game, game.unit(game.activation.unit))

    # -- attacks -------------------------------------------------------------------------------------

    def _answers(self, game: Game) -> Iterator[Command]:
        assert game.attack is not None
        _, request = attacks.resume(game, game.attack)
        if request is None:
            return
        yield GiveAnswer(self._answer(request))
        if isinstance(request, Choose):
            yield from (GiveAnswer(option) for option in request.options)

    def _answer(self, request: Request) -> int | tuple[int, ...]:
        match request:
            case Roll(dice=dice):
                return tuple(self.chance.randint(1, 6) for _ in range(dice))
            case Pick(faces=faces, most=most):
                return tuple(self.chance.sample(faces, self.chance.randint(0, min(most, len(faces)))))
            case Choose(options=options):
                return self.chance.choice(options)
            case Draw(options=options):
                return self.chance.randrange(options)

    # -- activations ---------------------------------------------------------------------------------

    def _begin(self, game: Game) -> Iterator[Command]:
        if game.to_act is None:
            yield from self._mixed([ChooseFirst("A"), ChooseFirst("B")])
        ideas: list[Command] = [Pass()] if self.chance.random() < 0.3 else []
        for player in ("A", "B"):
            ideas += [Activate(unit.id) for unit in game.waiting("A" if player == "A" else "B")]
        yield from self._mixed(ideas)
        yield NextTurn(self.chance.choice(("A", "B")))

    def _act(self, game: Game, unit: Unit) -> Iterator[Command]:
        now = game.activation
        assert now is not None
        if self.chance.random() < 0.15:
            yield from self._mixed(list(self._powers(game)))
        if now.due:
            yield from self._mixed(
                [DeclareFurther(unit.id, enemy.id) for enemy in touching_enemies(game, unit)]
            )
        if not now.action or now.action in ("walk", "melee", "lemure") or now.breaks_away:
            yield from self._mixed(list(self._deeds(game, unit)))
        if game.edition.authority_duels and self.chance.random() < 0.05:
            stakes = self.chance.randint(0, 2), self.chance.randint(0, 2)
            yield AuthorityDuel(stakes, permanent=self.chance.random() < 0.5)
        if self.chance.random() < 0.1:
            yield from self._mixed([VaeSoli(other.id) for other in game.waiting(unit.controller)])
        yield EndActivation()
        yield from self._mixed(list(self._deeds(game, unit)))

    def _deeds(self, game: Game, unit: Unit) -> Iterator[Command]:
        """What the active unit might do, legal or not."""
        touched = touching_enemies(game, unit)
        for enemy in touched:
            yield DeclareMelee(unit.id, enemy.id)
            yield Retreat(unit.id, enemy.id)
            yield GetUp(unit.id, enemy.id)
            yield FreeBlow(enemy.id, unit.id)
            yield PutOut(unit.id, enemy.id)
        yield from (GetUp(unit.id), PutOut(unit.id), Retreat(unit.id))
        yield from (self._engage(unit, enemy) for enemy in game.enemies_of(unit))
        yield from (MoveUnit(unit.id, self._path(unit)) for _ in range(4))
        for index, _ in enumerate(shooter.ranged(unit)):
            yield Reload(unit.id, index)
            yield from (DeclareShot(unit.id, enemy.id, index) for enemy in game.enemies_of(unit))
            if game.edition.vae_distanti:
                yield from self._past_the_nearest(game, unit, index)
        fighter = touched[0].id if touched else None
        yield from (Heal(unit.id, ally.id, fighter) for ally in (unit, *game.allies_of(unit)))
        yield from self._lemures(game, unit, fighter)
        yield from self._powers(game, unit)

    def _past_the_nearest(self, game: Game, unit: Unit, index: int) -> Iterator[Command]:
        """Shots that ignore a nearer enemy."""
        enemies = [enemy.id for enemy in game.enemies_of(unit)]
        for target in enemies:
            for ignored in enemies[:3]:
                yield DeclareShot(unit.id, target, index, ignored=(ignored,))

    def _lemures(self, game: Game, unit: Unit, enemy: str | None) -> Iterator[Command]:
        if unit.invoker:
            yield ReleaseSpell(unit.id)
        for lemure in lemures.available(game, unit) if unit.profile.infernalist else ():
            angle, reach = 2 * pi * self.chance.random(), unit.profile.radius + lemure.profile.radius
            at = Point(unit.base.at.x + reach * cos(angle), unit.base.at.y + reach * sin(angle))
            yield Invoke(unit.id, lemure.id, self.chance.randrange(len(unit.profile.spells)), at, enemy)

    def _powers(self, game: Game, acting: Unit | None = None) -> Iterator[Command]:
        """What takes the action of the *acting* unit, or, without one, what anybody may use beside."""
        for unit in tuple(game.on_table()) if acting is None else (acting,):
            touched = touching_enemies(game, unit)
            enemy = touched[0].id if touched else None
            for power in powers_of(unit):
                takes_action = printed(unit, power).trigger in ("active", "exhausting")
                if takes_action is (acting is None):
                    continue
                target = self.chance.choice(tuple(game.on_table())).id
                what = printed(unit, power)
                points = self.chance.choice((0, 1, 2)) if what.amounts or what.variable else None
                yield from (
                    UsePower(unit.id, power, targets, enemy, points=points) for targets in ((), (target,))
                )
            yield MoveByPower(unit.id, self._path(unit))

    def _engage(self, unit: Unit, enemy: Unit) -> Command:
        return Engage(unit.id, (unit.base.at, enemy.base.at), enemy.id)

    def _path(self, unit: Unit) -> tuple[Point, ...]:
        angle, length = 2 * pi * self.chance.random(), 250.0 * self.chance.random()
        at = unit.base.at
        return at, Point(at.x + length * cos(angle), at.y + length * sin(angle))

    def _freed(self, game: Game) -> Iterator[Command]:
        """Units let out of what had devoured them are put down again."""
        for unit in game.units.values():
            if unit.entered and unit.at is None and not unit.gone and not unit.inside:
                spots = [Point(750.0 * self.chance.random(), 750.0 * self.chance.random()) for _ in range(20)]
                yield from (PlaceUnit(unit.id, spot) for spot in spots)

    def _mixed(self, ideas: list[Command]) -> Iterator[Command]:
        self.chance.shuffle(ideas)
        yield from ideas


Check = Callable[[Session, tuple[Fact, ...]], None]


def play(session: Session, seed: int, check: Check, most: int = 20_000) -> int:
    """Play the battle to its end, with a check after each command. Gives the number of commands."""
    player = RandomPlayer(session, seed)
    for number in range(most):
        if session.game.phase == "over":
            return number
        check(session, player.step())
    raise Stuck(f"no end after {most} commands")
