"""Breaking away from contact: who may, and what the blow at the back leaves of it (AC-23 to AC-28)."""

from __future__ import annotations

from hellassist.rules import hooks
from hellassist.rules.combat import close
from hellassist.rules.combat.attack import Attack
from hellassist.rules.contact import holders
from hellassist.rules.events import BreaksAway, Fact
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Declaration, Game, Unit
from hellassist.rules.moments import StatMoment


def is_retreat(declaration: Declaration) -> bool:
    """Whether it is the blow at the back of a retreating unit."""
    return declaration.kind == "close" and declaration.action == "retreat"


def cancelled(declaration: Declaration, end: Attack) -> bool:
    """Whether the blow at its back fell through, for want of a single die (AC-28)."""
    return is_retreat(declaration) and end.strikes[0].points == 0


def escapes(game: Game, unit: Unit) -> bool:
    """Whether nobody strikes the unit when it breaks contact (SA-089)."""
    return bool(hooks.ESCAPES.ask(StatMoment(game, unit, "mvt"), holders(unit)))


def lets_go(game: Game, enemy: Unit) -> bool:
    """Whether the enemy, picked for the blow at the back, does not strike (RU-47)."""
    return game.edition.harmless_let_go and close.is_peaceful(game, enemy)


def breaks_away(
    game: Game, unit: Unit, left: tuple[str, ...], *, freely: bool, let_go: bool = False
) -> tuple[Fact, ...]:
    """The fact that lets the unit move out of contact with those it leaves; none where a state stops it (AC-26).

    *freely*: nobody could strike it, so that it may Walk, Run, Attack or Charge (AC-28); *let_go*: nobody would, so
    that it may Shoot or Concentrate as well (RU-47).
    """
    moment = StatMoment(game, unit, "mvt")
    if not unit.on_table or hooks.MAY_ACT.ask(moment, holders(unit)):
        return ()
    if let_go:
        return (BreaksAway(unit.id, left, "let_go"),)
    anyhow = freely or bool(hooks.MOVES_ON.ask(moment, holders(unit)))
    return (BreaksAway(unit.id, left, "any" if anyhow else "retreat"),)


def after_attack(
    game: Game, declaration: Declaration, facts: tuple[Fact, ...], end: Attack
) -> tuple[Fact, ...]:
    """What follows the blow at the back of a retreating unit."""
    if not is_retreat(declaration):
        return ()
    there = evolve_all(game, facts)
    unit = there.unit(declaration.defender)
    return breaks_away(there, unit, declaration.others, freely=cancelled(declaration, end))
