"""Shots, explosions and blasts, and loading for the next."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hellassist.geometry import Point
from hellassist.rules.combat import close
from hellassist.rules.combat.attacks import opened
from hellassist.rules.events import Fact
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Action, Declaration, Game, Unit
from hellassist.rules.known import unit_of
from hellassist.rules.refusal import Refused
from hellassist.rules.shots import blast, loading, shot
from hellassist.rules.shots.sight import Looks
from hellassist.rules.turn import activation, command


@dataclass(frozen=True, slots=True)
class DeclareShot:
    """Shoot: one ranged attack, before or after a move of up to MVT (AC-17, AC-18).

    *weapon* counts the ranged weapons from 0. *covered* is what the players see of the target, *looks* of others; where
    they say nothing the board tells. *standing*: no move in this action, where that brings something (SA-154).
    *ignored*: up to three nearer enemies that vae distanti shoots past, a point for each (FR-33, FR-34).
    """

    unit: str
    target: str
    weapon: int = 0
    covered: bool | None = None
    looks: Looks = ()
    standing: bool = True
    ignored: tuple[str, ...] = ()

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit, target = unit_of(game, self.unit), unit_of(game, self.target)
        check_may_shoot(game, unit)
        declaration = shot.declare(
            game,
            unit,
            target,
            self.weapon,
            covered=self.covered,
            looks=self.looks,
            standing=self.standing,
            ignored=self.ignored,
        )
        return fired(game, unit, declaration)


@dataclass(frozen=True, slots=True)
class DeclareExplosion:
    """Shoot with an explosive weapon at the spot *at* (EX-01).

    *free_line* is what the players see of the line of fire to the spot; *looks* of a unit tells whether it is "hidden"
    from the spot.
    """

    unit: str
    weapon: int
    at: Point
    looks: Looks = ()
    free_line: bool | None = None
    standing: bool = True

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit = unit_of(game, self.unit)
        check_may_shoot(game, unit)
        declaration = blast.declare(
            game,
            unit,
            self.weapon,
            self.at,
            shape="explosion",
            looks=self.looks,
            free_line=self.free_line,
            standing=self.standing,
        )
        return fired(game, unit, declaration)


@dataclass(frozen=True, slots=True)
class DeclareBlast:
    """Shoot with a blast weapon, its template pointing *towards* a spot (BL-02, BL-03).

    *looks* of a unit tells whether it is "hidden" from the tip, or "covered" from the shooter.
    """

    unit: str
    weapon: int
    towards: Point
    looks: Looks = ()
    standing: bool = True

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit = unit_of(game, self.unit)
        check_may_shoot(game, unit)
        declaration = blast.declare(
            game, unit, self.weapon, self.towards, shape="blast", looks=self.looks, standing=self.standing
        )
        return fired(game, unit, declaration)


def check_may_shoot(game: Game, unit: Unit) -> None:
    """Raise Refused unless the unit may take the action Shoot now, after a Walk perhaps (AC-01, AC-18, AC-22).

    Not after one in place of a Retreat, but where nobody would strike (AC-28, RU-46, RU-47).
    """
    activation.check_may_act(game, unit)
    activation.check_open(game, unit, "shoot")
    now = game.activation
    if now is not None and (now.attacked or now.action not in ("", "walk") or (now.left and not now.let_go)):
        raise Refused("action_taken", "AC-01", unit=unit.id, action=now.action)


def fired(game: Game, unit: Unit, declaration: Declaration) -> tuple[Fact, ...]:
    """The facts of a shot of any kind that may be made."""
    facts: tuple[Fact, ...] = (*activation.activate(game, unit), *activation.taken(game, unit, "shoot"))
    if declaration.ignored:
        company = evolve_all(game, facts).companies[unit.controller]
        facts = (*facts, command.spend(company, len(declaration.ignored), cause="vae_distanti"))
    return (*facts, *opened(evolve_all(game, facts), declaration))


@dataclass(frozen=True, slots=True)
class Reload:
    """A Focus action that loads a ranged weapon, or Concentration where an ability allows it (SA-131, SA-067).

    *enemy* is the one that fights an engaged unit first, named by his player; None where nobody touches it who can.
    """

    unit: str
    weapon: int = 0
    enemy: str | None = None
    action: Action = "focus"

    def decide(self, game: Game) -> tuple[Fact, ...]:
        unit = unit_of(game, self.unit)
        activation.check_may_act(game, unit)
        activation.check_nothing_done(game, unit)
        activation.check_open(game, unit, self.action)
        loading.check(game, unit, self.weapon, self.action)
        facts = (
            *activation.activate(game, unit),
            *activation.taken(game, unit, self.action),
            loading.begun(game, unit, self.weapon),
        )
        there = evolve_all(game, facts)
        fighting = close.may_fight_against(there, there.unit(unit.id))
        if not fighting:
            return (*facts, *loading.step(there, there.unit(unit.id), self.weapon))
        if self.enemy is None:
            raise Refused("enemy_not_named", "CC-37", unit=unit.id, other=fighting[0].id)
        provoked = close.provoked(there, there.unit(unit.id), unit_of(game, self.enemy), self.action)
        return (*facts, *opened(there, replace(provoked, cause=loading.CAUSE, weapon=self.weapon)))
