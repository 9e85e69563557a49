"""What comes of an attack: the facts of step C and D, and who is gone (CC-18 to CC-23, RG-29 to RG-31)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from hellassist.rules import hooks
from hellassist.rules.combat.attack import Attack, Strike
from hellassist.rules.combat.damage import effects_of, gained, lost
from hellassist.rules.combat.strike import moment, of_weapon
from hellassist.rules.combat.trial import ACTIONS_WITH_MORE, freed, may_devour
from hellassist.rules.contact import holders, touches, touching_enemies
from hellassist.rules.events import (
    AttackEnded,
    AttackQueued,
    ControlPassed,
    Fact,
    LifeGained,
    LifeLost,
    SequenceDue,
    SequenceFought,
    StateEnded,
    StateGained,
    UnitRemoved,
)
from hellassist.rules.evolve import evolve, evolve_all
from hellassist.rules.game import Declaration, Game, Unit
from hellassist.rules.moments import StatMoment
from hellassist.rules.moves.retreat import cancelled
from hellassist.rules.powers import lemures, transforming
from hellassist.rules.profile import Effect
from hellassist.rules.requests import ATTACKER, DEFENDER, Side, other
from hellassist.rules.states.clock import laid_on
from hellassist.rules.states.register import ENDED_BY_FIGHTING, can_have
from hellassist.rules.turn import command
from hellassist.rules.turn.dominance import is_significant


def facts_of(game: Game, declaration: Declaration, end: Attack) -> tuple[Fact, ...]:
    """All that the finished attack changes. Both sides' results apply at the same time (CC-19, CC-20)."""
    struck, strikes_back = end.strikes
    facts: list[Fact] = []
    for key, strike in ((declaration.attacker, struck), (declaration.defender, strikes_back)):
        if strike.spent:
            company = evolve_all(game, facts).companies[game.unit(key).controller]
            facts.append(command.spend(company, strike.spent, cause="vae_victis"))
    if declaration.kind == "close" and not cancelled(declaration, end):
        facts.append(_fought(game, declaration))
    for key, strike, side in (
        (declaration.defender, struck, DEFENDER),
        (declaration.attacker, strikes_back, ATTACKER),
    ):
        unit, by = (
            game.unit(key),
            game.unit(declaration.attacker if side == DEFENDER else declaration.defender),
        )
        facts += _life(unit, lost(end, side), gained(end, side))
        if declaration.kind == "close" and unit.life > lost(end, side):
            facts += (StateEnded(key, on.id, on.kind) for on in unit.states if on.id in ENDED_BY_FIGHTING)
        facts += states_laid(
            game, unit, (*effects_of(strike).effects, *_with_hits(game, declaration, strike, side)), by
        )
    facts.append(
        AttackEnded(
            declaration,
            hits=(struck.hits, strikes_back.hits),
            inflicted=(struck.inflicted, strikes_back.inflicted),
            damage=(effects_of(struck).damage, effects_of(strikes_back).damage),
        )
    )
    facts += kills(evolve_all(game, facts), declaration)
    facts += _devours(evolve_all(game, facts), declaration, end)
    facts += _further(evolve_all(game, facts), declaration)
    return tuple(facts)


def _with_hits(game: Game, declaration: Declaration, strike: Strike, struck: Side) -> tuple[Effect, ...]:
    """States that the weapon in use lays on whatever it hits (SA-117)."""
    if not strike.arms or not strike.inflicted or strike.void or declaration.kind not in ("close", "shot"):
        return ()
    at = moment(game, declaration, other(struck))
    weapons = at.unit.profile.weapons_for("close" if declaration.kind == "close" else "ranged")
    index = strike.arm if declaration.kind == "close" else declaration.weapon or 0
    at = replace(at, weapon=weapons[index]) if index < len(weapons) else at
    return hooks.WITH_HITS.ask(at, of_weapon(at))


def kills(game: Game, declaration: Declaration) -> list[Fact]:
    """Who fell is taken off, and what his killer is such that follows (SA-049, ST-017)."""
    facts: list[Fact] = []
    one_way = declaration.kind == "blast"  # who stands under a template does nothing to the one who shot it
    for key, side in ((declaration.attacker, ATTACKER), (declaration.defender, DEFENDER)):
        victim = evolve_all(game, facts).unit(key)
        if victim.life > 0 or victim.gone or (one_way and side == ATTACKER):
            continue
        by = moment(game, declaration, other(side))
        times = max(hooks.COMMAND_LOST.ask(by, holders(by.unit)), default=1)
        facts += removal(evolve_all(game, facts), victim, killed=True, times=times)
    after = evolve_all(game, facts)
    for side in (ATTACKER,) if one_way else (ATTACKER, DEFENDER):
        by = moment(after, declaration, side)
        if by.unit.on_table and by.foe.gone:
            facts += (AttackQueued(follows) for follows in hooks.AFTER_KILL.ask(by, holders(by.unit)))
    return facts


def _devours(game: Game, declaration: Declaration, end: Attack) -> list[Fact]:
    """A unit whose hits say so may swallow the other, if both still stand (ST-037, ST-043)."""
    facts: list[Fact] = []
    pair = (declaration.attacker, declaration.defender)
    for strike, (by, victim) in zip(end.strikes, (pair, pair[::-1]), strict=True):
        said = any(effect.state == "devoured" for effect in effects_of(strike).effects)
        if said and game.unit(by).on_table and game.unit(victim).on_table:
            follows = Declaration("devoured", by, victim, "none", cause="devoured")
            held = takes_hold(game, game.unit(victim), Effect("devoured"))
            if held and may_devour(game, game.unit(by), game.unit(victim)):
                facts.append(AttackQueued(follows, urgent=True))
    return facts


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
        or any(later.kind == "berserk" and later.attacker == attacker.id for later in game.upcoming)
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


def states_laid(game: Game, unit: Unit, effects: Iterable[Effect], by: Unit) -> list[Fact]:
    """What the effects of *by* lay on the unit; Devoured is decided apart."""
    facts: list[Fact] = []
    now = game.activation
    for effect in effects:
        if effect.state == "devoured" or not takes_hold(game, unit, effect):
            continue
        facts.append(
            StateGained(unit.id, laid_on(unit, effect, fresh=now is not None and now.unit == unit.id))
        )
        if effect.state == "controlled" and by.controller != unit.controller:
            facts.append(ControlPassed(unit.id, by.controller))
    return facts


def takes_hold(game: Game, unit: Unit, effect: Effect) -> bool:
    """Whether the state can lie on the unit: it has such a state at all (UN-31), and nothing keeps it off (SA-096)."""
    return can_have(unit, effect) and not hooks.UNTOUCHED.ask(StatMoment(game, unit, "def"), holders(unit))


def fallen(game: Game, keys: Iterable[str]) -> list[Fact]:
    """The facts that remove the units among *keys* whose Life Points are used up (CC-22, UN-28)."""
    facts: list[Fact] = []
    for key in keys:
        if game.unit(key).life <= 0 and not game.unit(key).gone:
            facts += removal(evolve_all(game, facts), game.unit(key), killed=True)
    return facts


def removal(game: Game, unit: Unit, *, killed: bool, times: int = 1) -> list[Fact]:
    """A unit is taken off, and its Command with it at once (CM-09, CM-14); one devoured was lost already (ST-044).

    Whom it has devoured is free (ST-042), and the lemures it has invoked vanish (LE-26).
    """
    if unit.inside:
        return [UnitRemoved(unit.id, killed=killed, counts=False)]
    if killed and transforming.survives(game, unit):
        return list(transforming.transformed(game, unit))
    facts: list[Fact] = [UnitRemoved(unit.id, killed=killed, counts=is_significant(game, unit))]
    lost = command.lose(game, unit, times=times)
    if lost is not None:
        facts.append(lost)
    facts += (
        freed(game, other) for other in game.units.values() if other.inside == unit.id and not other.gone
    )
    return [*facts, *lemures.vanishing(game, unit)]


def _fought(game: Game, declaration: Declaration) -> SequenceFought:
    first, second = sorted((declaration.attacker, declaration.defender))
    before = next((count for a, b, count in game.fought if (a, b) == (first, second)), 0)
    return SequenceFought(first, second, before + 1)


def broken_contacts(game: Game, facts: Iterable[Fact]) -> list[Fact]:
    """The facts that forget the sequences of pairs which *facts* bring out of contact (SA-043)."""
    for fact in facts:
        game = evolve(game, fact)
    return [SequenceFought(a, b, 0) for a, b, _ in game.fought if not touches(game.unit(a), game.unit(b))]
