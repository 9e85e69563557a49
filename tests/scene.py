"""Builds a situation in a line or two, so that one rule is one short test. Lengths are fathoms here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from hellassist import geometry
from hellassist.geometry import Point
from hellassist.rules.combat import attacks, close
from hellassist.rules.combat.attack import Attack
from hellassist.rules.commands import Command, GiveAnswer
from hellassist.rules.editions import CORE, Edition
from hellassist.rules.events import Fact
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Action, Company, Declaration, Game, Player, StateOn, Unit
from hellassist.rules.powers.surroundings import decided
from hellassist.rules.profile import Ability, Column, Effect, Profile, Score, Weapon
from hellassist.rules.requests import Choose, Pick, Request, Roll
from hellassist.rules.shots import shot

PLAIN = (2, 3, 5, 6, 8)


def table(*columns: int | tuple[int, str] | tuple[int, str, int]) -> tuple[Column, ...]:
    """A power table: 3 is damage alone, (4, "pain", 2) damage with a state and its number."""
    made = []
    for column in columns:
        if isinstance(column, int):
            made.append(Column(column))
        else:
            damage, state, *x = column
            made.append(Column(damage, (Effect(state, x[0] if x else 1),)))
    return tuple(made)


def weapon(*columns: Any, use: str = "close", types: Iterable[str] = (), **more: Any) -> Weapon:
    """A weapon with the plain table unless told otherwise."""
    return Weapon(
        names={"en": more.pop("name", "blade")},
        use=use,  # type: ignore[arg-type]
        types=tuple(types),
        table=table(*(columns or PLAIN)),
        **more,
    )


def score(value: int | tuple[int, int] | None) -> Score | None:
    """4 is red alone, (4, 3) red and green, None absent."""
    if value is None:
        return None
    return Score(value) if isinstance(value, int) else Score(*value)


class Scene:
    """Two Companies on a table 30 fathoms square, in the Action phase of turn 2, A to act.

    ``Scene().unit("E", cbt=3, at=(0, 0)).enemy("F", at=(1.2, 0))`` puts E of player A in contact with F of B.
    """

    def __init__(self, *, edition: Edition = CORE, command: tuple[int, int] = (0, 0)) -> None:
        companies: dict[Player, Company] = {
            "A": Company("A", "Westerners", "westerners", command[0], command[0]),
            "B": Company("B", "Demons", "demons", command[1], command[1]),
        }
        self.game = Game(
            name="scene",
            edition=edition,
            companies=companies,
            turn=2,
            phase="action",
            dominant="A",
            to_act="A",
        )
        self.facts: list[Fact] = []

    def unit(
        self, key: str, *, player: Player = "A", at: tuple[float, float] | None = (10, 10), **card: Any
    ) -> Scene:
        """Add a unit: by default the average human, LP 4/1, CBT 3, DEF 3, MVT 5 (UN-21)."""
        held = {name: card.pop(name) for name in ("height", "status", "number", "entered") if name in card}
        marks = tuple(StateOn(mark) if isinstance(mark, str) else mark for mark in card.pop("states", ()))
        controller: Player = card.pop("controller", player)
        life_now = card.pop("life_now", None)
        profile = self.profile(key, **card)
        fathom = self.game.fathom
        spot = None if at is None else Point(at[0] * fathom, at[1] * fathom)
        made = Unit(
            id=key,
            owner=player,
            profile=profile,
            life=profile.life if life_now is None else life_now,
            controller=controller,
            at=spot,
            states=marks,
            **held,
        )
        self.game = replace(self.game, units={**self.game.units, key: made})
        return self

    def enemy(self, key: str = "F", *, at: tuple[float, float] | None = (11.2, 10), **card: Any) -> Scene:
        """Add a unit of player B; by default it touches the one at (10, 10)."""
        return self.unit(key, player="B", at=at, **card)

    @staticmethod
    def profile(key: str, **card: Any) -> Profile:
        """A card with what is given, else the average human's values."""
        life, threshold = card.pop("life", (4, 1))
        abilities_ = tuple(
            Ability(entry) if isinstance(entry, str) else Ability(*entry)
            for entry in card.pop("abilities", ())
        )
        return Profile(
            id=key,
            names={"en": card.pop("name", key)},
            faction=card.pop("faction", "westerners"),
            rank=card.pop("rank", "trooper"),
            mvt=score(card.pop("mvt", 5)) or Score(0),
            cbt=score(card.pop("cbt", 3)),
            shs=score(card.pop("shs", None)),
            defence=score(card.pop("defence", 3)) or Score(1),
            protection=score(card.pop("pr", 0)) or Score(0),
            fth=score(card.pop("fth", 1)),
            cmd=score(card.pop("cmd", None)),
            life=life,
            threshold=threshold,
            weapons=tuple(card.pop("weapons", (weapon(),))),
            abilities=abilities_,
            keywords=frozenset(card.pop("keywords", ())),
            **card,
        )

    def __getitem__(self, key: str) -> Unit:
        return self.game.unit(key)

    def changed(self, **game: Any) -> Scene:
        """Set fields of the game."""
        self.game = replace(self.game, **game)
        return self

    def spot(self, x: float, y: float) -> Point:
        """A spot in fathoms, as millimetres."""
        return Point(x * self.game.fathom, y * self.game.fathom)

    def path(self, *spots: tuple[float, float], unit: str) -> tuple[Point, ...]:
        """A path from where the unit stands over these spots, in fathoms."""
        start = self[unit].at
        assert start is not None
        return (start, *(self.spot(*spot) for spot in spots))

    def do(self, command: Command) -> tuple[Fact, ...]:
        """Decide and book. Raises Refused or BadAnswer, and nothing has changed."""
        facts = decided(self.game, command)
        self.game = evolve_all(self.game, facts)
        self.facts += facts
        return facts

    def touch(self, unit: str, other: str, angle: tuple[float, float] = (-1, 0)) -> Scene:
        """Put *unit* in exact contact with *other*, on the side that *angle* points to."""
        moving, still = self[unit], self[other]
        assert still.at is not None
        apart = moving.profile.radius + still.profile.radius
        length = geometry.distance(Point(0, 0), Point(*angle))
        at = Point(still.at.x + angle[0] / length * apart, still.at.y + angle[1] / length * apart)
        self.game = replace(self.game, units={**self.game.units, unit: replace(moving, at=at)})
        return self

    def declared(self, attacker: str, defender: str, action: Action = "attack", **more: Any) -> Declaration:
        """A close attack as the rules declare it, with fields replaced."""
        made = close.declare(self.game, self[attacker], self[defender], action)
        return replace(made, **more)

    def sequence(self, attacker: str, defender: str, action: Action = "attack", **more: Any) -> Attack:
        """The attack sequence before its first step."""
        return attacks.begin(self.game, self.declared(attacker, defender, action, **more))

    def shot(self, shooter: str, target: str, weapon_index: int = 0, *, covered: bool = False) -> Attack:
        """The shot before its first step."""
        declaration = shot.declare(self.game, self[shooter], self[target], weapon_index, covered=covered)
        return attacks.begin(self.game, declaration)

    def pending(self) -> Request | None:
        """What the open attack asks."""
        assert self.game.attack is not None
        return attacks.resume(self.game, self.game.attack)[1]

    def fight(
        self,
        *dice: Sequence[int],
        inflict: Sequence[int | None] = (),
        vae_victis: Sequence[int] = (),
        reroll: bool = True,
        weapons: Sequence[int] = (),
    ) -> Scene:
        """Answer the open attack to its end with fixed *dice*, roll by roll.

        Re-rolls go to the lowest misses unless *reroll* is False. *inflict*, *vae_victis* and *weapons* answer their
        questions in order; where they run out, all hits, no Command, the first weapon.
        """
        rolls, few, vae, named = iter(dice), iter(inflict), iter(vae_victis), iter(weapons)
        while self.game.attack is not None:
            match self.pending():
                case Roll():
                    answer: Any = tuple(next(rolls))
                case Pick(faces=faces, most=most):
                    answer = tuple(sorted(faces)[:most]) if reroll else ()
                case Choose(options=options, why="inflict"):
                    wanted = next(few, None)
                    answer = options[-1] if wanted is None else wanted
                case Choose(why="vae_victis"):
                    answer = next(vae, 0)
                case Choose():
                    answer = next(named, 0)
                case other:
                    raise AssertionError(other)
            self.do(GiveAnswer(answer, typed=True))
        assert next(rolls, None) is None, "dice left over"
        return self
