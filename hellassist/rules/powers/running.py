"""The effects of orders, auras and spells in force: whom they reach and how long they last (EF-01 to EF-16, AU)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from hellassist import geometry
from hellassist.geometry import Base
from hellassist.rules.events import EffectEnded, Fact
from hellassist.rules.game import Game, Power, Running, Unit
from hellassist.rules.modifiers import Modifier
from hellassist.rules.powers.power_cards import Printed, printed
from hellassist.rules.powers.receiving import receives
from hellassist.rules.profile import RELIGIONS, Act, Aim, Stat, in_language
from hellassist.rules.remembered import by_identity
from hellassist.rules.turn.associates import associates_of

InForce = tuple[Running, Act]


def name_of(effect: Running) -> str:
    """Its name in English, by which identical auras are known (AU-09)."""
    return in_language(effect.names, "en")


# -- whom a power can concern ----------------------------------------------------------------------


def in_company(unit: Unit, other: Unit) -> bool:
    """Whether both belong to one Company; a Controlled unit belongs to none (ST-052)."""
    alone = any(each.has("controlled") or each.controller != each.owner for each in (unit, other))
    return unit.owner == other.owner and not alone


def concerns(act: Act, bearer: Unit, unit: Unit) -> bool:
    """Whether the act speaks of the unit, wherever it stands (EF-05, UN-54)."""
    if (act.but_self and unit.id == bearer.id) or spares(act, unit):
        return False
    if act.on == "self":
        return unit.id == bearer.id
    if act.keyword and not unit.profile.has_keyword(act.keyword):
        return False
    if act.on == "company":
        return in_company(bearer, unit)
    same = unit.controller == bearer.controller
    if act.on == "associate":
        return same
    return (act.on in ("unit", "units")) or same == (act.on in ("ally", "allies"))


def aimed_at(aim: Aim | None, bearer: Unit, unit: Unit) -> bool:
    """Whether a header that names its targets can mean the unit, wherever it stands (FR-26, FR-89)."""
    if aim is None or aim.who in ("none", "point"):
        return True
    if (aim.other and unit.id == bearer.id) or (aim.combatants and unit.profile.has_keyword("lemure")):
        return False
    if aim.who == "company":
        return in_company(bearer, unit)
    same = unit.controller == bearer.controller
    return aim.who in ("unit", "units") or same == (aim.who in ("ally", "allies"))


def near(game: Game, source: Base, unit: Unit, fathoms: float) -> bool:
    """Whether any part of the unit's base is so near to the source's (FR-07)."""
    return geometry.within(geometry.gap(source, unit.base), fathoms * game.fathom)


def in_aim(game: Game, aim: Aim | None, bearer: Unit, unit: Unit) -> bool:
    """Whether the header means the unit and it is as near to the bearer as the header asks (FR-07, FR-26, FR-89)."""
    if not aimed_at(aim, bearer, unit):
        return False
    if aim is None or aim.within is None or aim.who == "point":
        return True
    return bearer.at is not None and near(game, Base(bearer.at, bearer.profile.radius), unit, aim.within)


def spares(act: Act, unit: Unit) -> bool:
    """Whether it is nothing to an Unbeliever: it names Faith or a religion (UN-33, UN-55)."""
    return unit.profile.has_keyword("unbeliever") and (act.stat == "fth" or act.keyword in RELIGIONS)


def inside(game: Game, area: Printed | Running, bearer: Unit, unit: Unit) -> bool:
    """Whether any part of the unit's base is within the radius around the bearer's (EF-01)."""
    if not (bearer.on_table and unit.on_table):
        return False
    if area.radius is None:
        return True
    return geometry.within(geometry.gap(bearer.base, unit.base), area.radius * game.fathom)


def open_to(area: Printed | Running, unit: Unit) -> bool:
    """Whether the keyword of an area lets it reach the unit: only these, or all but these (EF-05, UN-55)."""
    if not area.keyword:
        return True
    if area.keyword in RELIGIONS and unit.profile.has_keyword("unbeliever"):
        return False
    return unit.profile.has_keyword(area.keyword) != area.immune


# -- what is in force ------------------------------------------------------------------------------


def in_force(game: Game) -> Iterator[Running]:
    """All effects in force now: those that began, and permanent auras without trigger (EF-06, EF-15)."""
    yield from (effect for effect in game.running if _is_on(game, effect))
    for unit in game.on_table():
        for power in _constant(unit):
            yield lingering(0, unit, (what := printed(unit, power)), what.lasting)
        if unit.invoker:
            yield from _radiant(game, unit)


def _constant(unit: Unit) -> Iterator[Power]:
    """The powers of the card that are in force without anybody's doing."""
    card = unit.profile
    powers = (
        *(Power("order", index) for index, order in enumerate(card.orders) if order.trigger == "constant"),
        *(Power("aura", index) for index, aura in enumerate(card.auras) if aura.duration == "permanent"),
    )
    return (power for power in powers if printed(unit, power).in_force)


def _radiant(game: Game, lemure: Unit) -> Iterator[Running]:
    if (what := radiated(game, lemure)) is not None:
        yield lingering(0, lemure, what, what.lasting)


def radiated(game: Game, lemure: Unit) -> Printed | None:
    """The spell that a lemure radiates all the time, if it carries one (FR-71)."""
    invoker = game.units.get(lemure.invoker)
    if not game.edition.spell_types_count or invoker is None or lemure.spell is None:
        return None
    if invoker.profile.spells[lemure.spell].kind != "radiant":
        return None
    what = printed(invoker, Power("spell", lemure.spell))
    return replace(what, lingering=True, always=True, trigger="constant")


def _is_on(game: Game, effect: Running) -> bool:
    if effect.lingering and not game.units[effect.unit].on_table:
        return False  # taken off by hand, and so for the time being
    return effect.first <= game.turn and (effect.last is None or game.turn <= effect.last)


def lingering(
    number: int,
    bearer: Unit,
    what: Printed,
    acts: tuple[Act, ...],
    *,
    first: int = 0,
    last: int | None = None,
) -> Running:
    """The effect of an aura that works on whoever is inside (AU-06)."""
    return Running(
        number,
        bearer.id,
        what.names,
        what.kind,
        acts,
        first=first,
        last=last,
        lingering=True,
        radius=what.radius,
        keyword=what.keyword,
        immune=what.immune,
        aim=what.aim,
    )


def reaches(game: Game, effect: Running, act: Act, unit: Unit) -> bool:
    """Whether the act of an effect in force works on the unit now (AU-06, AU-10, FR-06, FR-18)."""
    if not effect.lingering:
        return unit.id in effect.units and not spares(act, unit)
    bearer = game.units[effect.unit]
    if not concerns(act, bearer, unit) or not in_aim(game, effect.aim, bearer, unit):
        return False
    if not receives(bearer, unit, effect, game, act):
        return False
    if act.on == "associate" and unit not in associates_of(game, bearer):
        return False
    if act.within is not None and not near(game, bearer.base, unit, act.within):
        return False
    return act.on == "self" or (inside(game, effect, bearer, unit) and open_to(effect, unit))


def on_unit(game: Game, unit: Unit) -> tuple[InForce, ...]:
    """What works on the unit now; of identical auras only one (AU-09)."""
    return _by_unit(game).get(unit.id, ())


@by_identity(4)
def _by_unit(game: Game) -> Mapping[str, tuple[InForce, ...]]:
    """What works on each unit: one attack asks for it dozens of times."""
    effects = tuple(in_force(game))
    found: dict[str, tuple[InForce, ...]] = {}
    for unit in game.on_table() if effects else ():
        pairs = ((effect, act) for effect in effects for act in effect.acts)
        working = [(effect, act) for effect, act in pairs if reaches(game, effect, act, unit)]
        found[unit.id] = tuple(_counted_once(working))
    return found


def _counted_once(found: Iterable[InForce]) -> Iterator[InForce]:
    said: list[tuple[str, Act]] = []
    for effect, act in found:
        if effect.kind == "aura":
            if (name_of(effect), act) in said:
                continue
            said.append((name_of(effect), act))
        yield effect, act


RULES = {"order": "OR-03", "aura": "AU-10", "spell": "AU-01", "uncategorised": "FR-14"}
"""The row on which an effect's modifiers stand; those of a lingering aura on AU-06."""


def modifiers(game: Game, unit: Unit, stat: Stat) -> tuple[Modifier, ...]:
    """What powers add to the stat or take from it: each by the power's name and the unit it comes from."""
    return tuple(
        Modifier(
            act.amount, name_of(effect), "AU-06" if effect.lingering else RULES[effect.kind], by=effect.unit
        )
        for effect, act in on_unit(game, unit)
        if act.do == "stat" and act.stat == stat and act.amount
    )


# -- how effects end -------------------------------------------------------------------------------


def permits(game: Game, unit: Unit, what: str) -> bool:
    """Whether an effect allows the unit what a rule forbids (FR-02)."""
    return any(act.do == "permit" and act.permit == what for _, act in on_unit(game, unit))


def is_over(game: Game, effect: Running) -> bool:
    """Whether its time is over once the turn under way has ended (EF-07, EF-09)."""
    return effect.last is not None and effect.last <= game.turn


def is_past(game: Game, effect: Running) -> bool:
    """Whether its time has run out already, or the activation that ends it."""
    turn_over = effect.last is not None and effect.last < game.turn
    return turn_over or (bool(effect.activation) and game.units[effect.activation].status == "acted")


def after_turn(game: Game) -> list[Fact]:
    """The effects that run out with the turn; what the players are still to do by hand waits for them."""
    return [
        EffectEnded(effect.number) for effect in game.running if is_over(game, effect) and not effect.asked
    ]


def after_activation(game: Game, unit: Unit) -> list[Fact]:
    """The effects that end with the unit's activation (EF-07)."""
    return [
        EffectEnded(effect.number)
        for effect in game.running
        if effect.activation == unit.id and not effect.asked
    ]
