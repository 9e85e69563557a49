"""What a unit does by Focus beside loading: it puts out what burns it, or heals (ST-027, SA-076 to SA-078)."""

from __future__ import annotations

from typing import Literal

from hellassist.rules import hooks
from hellassist.rules.contact import affects, holders
from hellassist.rules.events import Fact, LifeGained
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Action, Declaration, Game, Unit
from hellassist.rules.moments import StatMoment
from hellassist.rules.refusal import Refused
from hellassist.rules.shots.loading import undisturbed
from hellassist.rules.states.clock import put_out

Deed = Literal["put_out", "healing"]
"""Also the cause of the attack that an engaged unit brings on itself by it."""


def check_action(game: Game, unit: Unit, deed: Deed, action: Action) -> None:
    """Raise Refused where it takes another action: Focus, but where an ability says Concentration (SA-067)."""
    instead = hooks.LOADED_BY.ask(StatMoment(game, unit, "mvt"), holders(unit))
    allowed: tuple[Action, ...] = ("focus", *instead)
    if deed == "healing" and instead:
        allowed = instead  # exhausting powers by Concentration alone
    if action not in allowed:
        raise Refused("other_action_needed", "SA-067", unit=unit.id, action=allowed[0])


def check_healing(game: Game, unit: Unit, target: Unit) -> None:
    """Raise Refused unless the unit can heal the target: itself or an ally it touches (SA-077, SA-078)."""
    if not heals(game, unit):
        raise Refused("no_healer", "SA-076", unit=unit.id)
    near = target.controller == unit.controller and affects(game, unit, target)
    if target.id != unit.id and not near:
        raise Refused("not_in_contact", "SA-077", unit=unit.id, target=target.id)
    barred = hooks.NOT_HEALED.ask(StatMoment(game, target, "def"), holders(target))
    if barred:
        raise Refused("not_to_be_healed", barred[0].rule, target=target.id)


def heals(game: Game, unit: Unit) -> int:
    """Life Points that the unit gives back."""
    return max(hooks.HEALS.ask(StatMoment(game, unit, "def"), holders(unit)), default=0)


def done(game: Game, unit: Unit, deed: str, target: str = "") -> tuple[Fact, ...]:
    """What comes of it."""
    if deed == "put_out":
        return tuple(put_out(game, unit))
    healed = game.unit(target)
    won = min(heals(game, unit), healed.profile.life - healed.life)
    return (LifeGained(healed.id, won, healed.life + won),) if won > 0 and healed.on_table else ()


def after_attack(game: Game, declaration: Declaration, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """The deed of a unit that was attacked for it: nothing, if that changed its state or felled it (AC-37)."""
    if declaration.cause not in ("put_out", "healing"):
        return ()
    unit = undisturbed(game, declaration, facts)
    if unit is None:
        return ()
    there = evolve_all(game, facts)
    return done(there, unit, declaration.cause, next(iter(declaration.others), ""))
