"""The open attack as the dialog shows it: one page a pending request, and why every number is what it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from hellassist.rules import stats
from hellassist.rules.combat import attacks, strike
from hellassist.rules.combat.attack import Attack, Strike, dice_of
from hellassist.rules.combat.driver import give, settle
from hellassist.rules.game import Answer, Declaration, Game, OpenAttack, Unit
from hellassist.rules.modifiers import Modifier
from hellassist.rules.odds.fates import Fate, concerned, fates
from hellassist.rules.odds.odds import Forecast, forecast
from hellassist.rules.profile import Column, Weapon
from hellassist.rules.requests import Pick, Request, Roll, Side
from hellassist.rules.shots import shooter, shot


@dataclass(frozen=True, slots=True)
class SideView:
    """One side of the attack, for its column in the dialog."""

    side: Side
    unit: Unit
    strikes: bool
    weapons: tuple[Weapon, ...]
    weapon: Weapon | None
    stat: Literal["cbt", "shs"]
    printed: int | None
    modifiers: tuple[Modifier, ...]
    points: int
    rolled: int
    rerolls: int
    automatic: int
    difficulty: int
    difficulty_from: int
    """The printed DEF of the foe."""
    difficulty_modifiers: tuple[Modifier, ...]
    protection: int | None
    """The foe's Protection against the weapon; None if the weapon cannot hurt it."""
    protection_from: int
    """The foe's natural Protection."""
    protection_modifiers: tuple[Modifier, ...]
    faces: tuple[int, ...]
    """The dice as they lie now, in the order thrown; a re-rolled die stands in the old one's place."""
    rerolled: tuple[int, ...]
    """Places in *faces* that were thrown again."""
    hits: int | None
    inflicted: int | None
    table: tuple[Column, ...]
    loss: int | None


@dataclass(frozen=True, slots=True)
class Trail:
    """An open attack, its pending request and both sides."""

    game: Game
    declaration: Declaration
    attack: Attack
    request: Request | None
    sides: tuple[SideView, SideView]

    @property
    def step(self) -> str:
        """The name of the pending step, "" when it is over."""
        return self.attack.todo[0][0] if self.attack.todo else ""

    @property
    def band(self) -> shot.Band | None:
        """The distance band of a shot."""
        if self.declaration.kind != "shot":
            return None
        weapon = shooter.weapon_of(self.game, self.declaration)
        return shot.band_at(self.game, weapon, self.distance)

    @property
    def distance(self) -> float:
        """Between the bases, in fathoms."""
        shooter, target = self.game.unit(self.declaration.attacker), self.game.unit(self.declaration.defender)
        return shot.shooting_distance(self.game, shooter, target)

    def forecast(self) -> Forecast:
        """Exact odds from here on, by the steps that resolve the attack."""
        units = self.sides[0].unit, self.sides[1].unit
        return _forecast(
            self.attack,
            (units[0].life, units[1].life),
            (units[0].profile.threshold, units[1].profile.threshold),
        )

    def fates(self) -> Mapping[str, Fate]:
        """What each unit that a shot or a blast may hit has to expect from here on, by its id."""
        keys = concerned(self.declaration)
        lives = tuple(self.game.unit(key).life for key in keys)
        return dict(zip(keys, _fates(self.attack, lives), strict=True))

    def forecast_with(self, answer: Answer) -> Forecast:
        """The odds if the pending request were answered so."""
        after = replace(self, attack=give(self.attack, answer))
        return after.forecast()


_forecast = lru_cache(maxsize=512)(forecast)
_fates = lru_cache(maxsize=64)(fates)


def trail(game: Game) -> Trail | None:
    """The open attack of the game; None if none is open."""
    if game.attack is None:
        return None
    attack, request = attacks.resume(game, game.attack)
    declaration = game.attack.declaration
    faces = _faces(game, game.attack)
    sides = tuple(_side(game, declaration, attack, side, faces[side]) for side in (0, 1))
    return Trail(game, declaration, attack, request, (sides[0], sides[1]))


def proposed(game: Game, declaration: Declaration) -> Trail:
    """An attack as it would open, allowed or not: what a player sees before declaring it."""
    made = trail(replace(game, attack=OpenAttack(declaration)))
    assert made is not None
    return made


def ended(before: Game, answer: Answer) -> Trail:
    """The attack that was open *before*, with the answer that ended it."""
    assert before.attack is not None
    opened = replace(before.attack, answers=(*before.attack.answers, answer))
    made = trail(replace(before, attack=opened))
    assert made is not None
    return made


@dataclass(frozen=True, slots=True)
class _Lying:
    faces: tuple[int, ...] = ()
    rerolled: tuple[int, ...] = ()


def _faces(game: Game, opened: OpenAttack) -> tuple[_Lying, _Lying]:
    """The dice as they lie, from the answers: the state of the attack keeps them sorted and drops what is spent."""
    lying = [_Lying(), _Lying()]
    lifted: list[int] = []
    attack, request = settle(attacks.begin(game, opened.declaration))
    for answer in opened.answers:
        match request:
            case Roll(side, why="reroll") if isinstance(answer, tuple):
                faces = list(lying[side].faces)
                for place, face in zip(lifted, answer, strict=True):
                    faces[place] = face
                lying[side] = _Lying(tuple(faces), (*lying[side].rerolled, *lifted))
            case Roll(side) if isinstance(answer, tuple):
                lying[side] = _Lying(answer)
            case Pick(dice_of=side, why=why) if isinstance(answer, tuple):
                settled = () if why == "force" else lying[side].rerolled
                lifted = places_of(lying[side].faces, answer, settled)
        attack, request = settle(give(attack, answer))
    return lying[0], lying[1]


def places_of(faces: tuple[int, ...], picked: tuple[int, ...], rerolled: tuple[int, ...]) -> list[int]:
    """Where the picked faces lie, the first that was not thrown again."""
    places: list[int] = []
    for face in picked:
        places.append(
            next(
                i for i, lying in enumerate(faces) if lying == face and i not in places and i not in rerolled
            )
        )
    return places


def _side(game: Game, declaration: Declaration, attack: Attack, side: Side, lying: _Lying) -> SideView:
    now = attack.strikes[side]
    use: Literal["close", "ranged"] = "close" if declaration.kind == "close" else "ranged"
    bare = strike.moment(game, declaration, side)
    weapons = bare.unit.profile.weapons_for(use)
    weapon = _weapon(declaration, weapons, now)
    at = strike.with_worst_type(replace(bare, weapon=weapon))
    points = strike.dice_count(at, now.spent) if now.arms else 0
    rolled, rerolls = dice_of(points)
    counted = "count_hits" not in {name for name, who in attack.todo if who == side} and bool(now.arms)
    chosen = counted and "inflict" not in {name for name, who in attack.todo if who == side}
    stat: Literal["cbt", "shs"] = "cbt" if declaration.kind == "close" else "shs"
    score = bare.unit.profile.score(stat)
    return SideView(
        side=side,
        unit=bare.unit,
        strikes=bool(now.arms),
        weapons=weapons if now.arms else (),
        weapon=weapon if now.arms else None,
        stat=stat,
        printed=None if score is None else stats.printed(game, bare.unit, score),
        modifiers=strike.dice_modifiers(at, now.spent),
        points=points,
        rolled=rolled,
        rerolls=rerolls,
        automatic=max(points - rolled - rerolls, 0),
        difficulty=now.armed.difficulty if now.arms else 0,
        difficulty_from=stats.printed(game, bare.foe, bare.foe.profile.defence),
        difficulty_modifiers=strike.defence_modifiers(at),
        protection=now.armed.protection if now.arms else None,
        protection_from=strike.natural_protection(at),
        protection_modifiers=strike.protection_modifiers(at),
        faces=lying.faces,
        rerolled=lying.rerolled,
        hits=now.hits if counted else None,
        inflicted=now.inflicted if chosen else None,
        table=now.armed.table if now.arms else (),
        loss=now.loss if now.arms and not attack.todo else None,
    )


def _weapon(declaration: Declaration, weapons: tuple[Weapon, ...], now: Strike) -> Weapon | None:
    if not weapons or not now.arms:
        return None
    return weapons[now.arm] if declaration.kind == "close" else weapons[declaration.weapon or 0]
