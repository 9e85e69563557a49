"""What comes of an attack: the facts of step C and D, and who is gone (CC-18 to CC-23, RG-29 to RG-31)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from hellassist.rules import command, hooks
from hellassist.rules.attack import Attack
from hellassist.rules.contact import holders, touches, touching_enemies
from hellassist.rules.damage import effects_of, gained, lost
from hellassist.rules.dominance import is_significant
from hellassist.rules.events import (
    AttackEnded,
    AttackQueued,
    Fact,
    LifeGained,
    LifeLost,
    SequenceDue,
    SequenceFought,
    StateGained,
    UnitRemoved,
    evolve,
    evolve_all,
)
from hellassist.rules.game import Declaration, Game, StateOn, Unit
from hellassist.rules.hooks import StatMoment
from hellassist.rules.profile import Effect
from hellassist.rules.requests import ATTACKER, DEFENDER
from hellassist.rules.states import can_have
from hellassist.rules.strike import moment


def facts_of(game: Game, declaration: Declaration, end: Attack) -> tuple[Fact, ...]:
    """All that the finished attack changes. Both sides' results apply at the same time (CC-19, CC-20)."""
    struck, strikes_back = end.strikes
    facts: list[Fact] = []
    for key, strike in ((declaration.attacker, struck), (declaration.defender, strikes_back)):
        if strike.spent:
            company = evolve_all(game, facts).companies[game.unit(key).controller]
            facts.append(command.spend(company, strike.spent, cause="vae_victis"))
    if declaration.kind == "close":
        facts.append(_fought(game, declaration))
    for key, strike, side in (
        (declaration.defender, struck, DEFENDER),
        (declaration.attacker, strikes_back, ATTACKER),
    ):
        unit = game.unit(key)
        facts += _life(unit, lost(end, side), gained(end, side))
        facts += (
            StateGained(key, laid_on(unit, effect))
            for effect in effects_of(strike).effects
            if takes_hold(game, unit, effect)
        )
    facts.append(
        AttackEnded(
            declaration,
            hits=(struck.hits, strikes_back.hits),
            inflicted=(struck.inflicted, strikes_back.inflicted),
            damage=(effects_of(struck).damage, effects_of(strikes_back).damage),
        )
    )
    facts += fallen(evolve_all(game, facts), (declaration.attacker, declaration.defender))
    facts += _further(evolve_all(game, facts), declaration)
    return tuple(facts)


ACTIONS_WITH_MORE = ("melee", "charge", "attack")
"""Actions in which an ability can bring a second sequence (CC-24, SA-073)."""


def _further(game: Game, declaration: Declaration) -> list[Fact]:
    """A second sequence: against the same enemy while it stands, else against another in contact."""
    attacker, defender = game.unit(declaration.attacker), game.unit(declaration.defender)
    at = moment(game, declaration, ATTACKER)
    if (
        declaration.kind != "close"
        or declaration.sequence > 1
        or declaration.cause
        or declaration.action not in ACTIONS_WITH_MORE
        or not attacker.on_table
        or not hooks.SEQUENCES.ask(at, holders(attacker))
    ):
        return []
    if touches(attacker, defender):
        return [AttackQueued(replace(declaration, sequence=2))]
    return [SequenceDue(attacker.id)] if touching_enemies(game, attacker) else []


def _life(unit: Unit, points: int, won: int) -> list[Fact]:
    facts: list[Fact] = []
    if points:
        facts.append(LifeLost(unit.id, points, unit.life - points))
    if won:
        facts.append(LifeGained(unit.id, won, unit.life - points + won))
    return facts


def takes_hold(game: Game, unit: Unit, effect: Effect) -> bool:
    """Whether the state can lie on the unit: it has such a state at all (UN-31), and nothing keeps it off (SA-096)."""
    return can_have(unit, effect) and not hooks.UNTOUCHED.ask(StatMoment(game, unit, "def"), holders(unit))


def laid_on(unit: Unit, effect: Effect) -> StateOn:
    """The state as the effect leaves it on the unit: numbers do not add up, the greater stays (ST-011, ST-030)."""
    before = next((on for on in unit.states if (on.id, on.kind) == (effect.state, effect.kind)), None)
    if before is None:
        return StateOn(effect.state, effect.x, effect.y, effect.kind, effect.durable)
    return StateOn(
        effect.state,
        max(before.x, effect.x),
        max(before.y, effect.y),
        effect.kind,
        before.durable or effect.durable,
    )


def fallen(game: Game, keys: Iterable[str]) -> list[Fact]:
    """The facts that remove the units among *keys* whose Life Points are used up (CC-22, UN-28)."""
    facts: list[Fact] = []
    for key in keys:
        if game.unit(key).life <= 0:
            facts += removal(evolve_all(game, facts), game.unit(key), killed=True)
    return facts


def removal(game: Game, unit: Unit, *, killed: bool) -> list[Fact]:
    """A unit is taken off: its Command goes with it at once (CM-09, CM-14)."""
    facts: list[Fact] = [UnitRemoved(unit.id, killed=killed, counts=is_significant(game, unit))]
    lost = command.lose(game, unit)
    if lost is not None:
        facts.append(lost)
    return facts


def _fought(game: Game, declaration: Declaration) -> SequenceFought:
    first, second = sorted((declaration.attacker, declaration.defender))
    before = next((count for a, b, count in game.fought if (a, b) == (first, second)), 0)
    return SequenceFought(first, second, before + 1)


def broken_contacts(game: Game, facts: Iterable[Fact]) -> list[Fact]:
    """The facts that forget the sequences of pairs which *facts* bring out of contact (SA-043)."""
    for fact in facts:
        game = evolve(game, fact)
    return [SequenceFought(a, b, 0) for a, b, _ in game.fought if not touches(game.unit(a), game.unit(b))]
