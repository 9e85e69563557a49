"""The odds of every pair at a glance: as the dialog would tell them, and right after every change."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from hellassist.app.battle.trail import trail
from hellassist.geometry import Point
from hellassist.rules.combat.strike import can_fight
from hellassist.rules.commands import DeclareMelee
from hellassist.rules.game import Game, StateOn, Unit
from hellassist.rules.odds.odds_map import OddsMap, Prospect, prospect
from hellassist.rules.profile import Ability, Act, Aura
from tests.scene import Scene, weapon

ABILITIES = (
    ("fury", 1),
    ("charisma", 1),
    ("terror", 2),
    ("bodyguard", 1),
    ("combined_attack", 2),
    ("fierce", 1),
    ("man_at_arms", 1),
    ("natural_talent", 2),
    ("combat_sense", 1),
    ("counter_attack", 1),
    ("ricochet", 1),
    ("rapid_strike", 1, "attack"),
    ("tenacious", 1),
    ("vicious", 1),
    ("defensive_combat", 1),
    ("invulnerable", 1),
)
STATES = ("stunned", "knocked_down", "immobilized", "brave", "pain", "berserk")


def armed(source: random.Random) -> Any:
    drains = (Ability("life_drain", 1),) if source.random() < 0.2 else ()
    return weapon(*(source.randint(0, 8) for _ in range(5)), abilities=drains)


def melee_of(source: random.Random, a_side: int = 4) -> Scene:
    """Two Companies close together, with abilities of all kinds; some touch."""
    scene = Scene(command=(source.randint(0, 3), source.randint(0, 3)))
    for index in range(2 * a_side):
        column, row = divmod(index, 2)
        scene.unit(
            f"{'AB'[row]}{column}",
            player="AB"[row],  # type: ignore[arg-type]
            at=(4 + 1.4 * column + source.random(), 10 + 1.3 * row + source.random() * 0.4),
            cbt=source.choice((None, 1, 2, 3, 4, 6)),
            defence=source.randint(1, 5),
            pr=source.randint(0, 2),
            life=(source.randint(1, 6), 1),
            rank=source.choice(("officer", "trooper", "trooper")),
            abilities=tuple(source.sample(ABILITIES, source.randint(0, 2))),
            states=tuple(source.sample(STATES, 1)) if source.random() < 0.2 else (),
            weapons=tuple(armed(source) for _ in range(source.choice((1, 1, 2)))),
        )
    return scene


def with_unit(game: Game, key: str, **changes: Any) -> Game:
    return replace(game, units={**game.units, key: replace(game.unit(key), **changes)})


def moved(game: Game, unit: Unit, source: random.Random) -> Game:
    at = unit.at or Point(200.0, 200.0)
    return with_unit(
        game, unit.id, at=Point(at.x + source.uniform(-60, 60), at.y + source.uniform(-60, 60)), gone=""
    )


def hurt(game: Game, unit: Unit, source: random.Random) -> Game:
    return with_unit(game, unit.id, life=source.randint(1, unit.profile.life))


def struck(game: Game, unit: Unit, source: random.Random) -> Game:
    return with_unit(game, unit.id, states=(StateOn(source.choice(STATES)),))


def acted(game: Game, unit: Unit, source: random.Random) -> Game:
    return with_unit(game, unit.id, status="acted" if unit.status == "waiting" else "waiting")


def gone(game: Game, unit: Unit, source: random.Random) -> Game:
    return with_unit(game, unit.id, at=None, gone="killed", life=0)


def spent(game: Game, unit: Unit, source: random.Random) -> Game:
    company = replace(game.companies[unit.controller], current=source.randint(0, 3))
    return replace(game, companies={**game.companies, unit.controller: company})


def fought(game: Game, unit: Unit, source: random.Random) -> Game:
    first, second = sorted((unit.id, source.choice(list(game.units))))
    return replace(game, fought=((first, second, 1),))


def under_an_aura(game: Game, unit: Unit, source: random.Random) -> Game:
    act = Act("stat", on="allies", stat="cbt", amount=source.choice((-1, 1, 2)))
    aura = Aura({"en": "Chant"}, "permanent", "", 2.0, "lingering", acts=(act,))
    return with_unit(game, unit.id, profile=replace(unit.profile, auras=(aura,)))


CHANGES: tuple[Callable[[Game, Unit, random.Random], Game], ...] = (
    moved,
    moved,
    moved,
    hurt,
    struck,
    acted,
    gone,
    spent,
    fought,
    under_an_aura,
)


def worked_out(game: Game) -> dict[tuple[str, str], Prospect]:
    """The same pair by pair, with all units on the table."""
    return {
        (one.id, two.id): prospect(game, one, two)
        for one in game.units_of("A")
        if can_fight(game, one)
        for two in game.enemies_of(one)
    }


@pytest.mark.parametrize("seed", range(25))
def test_the_map_is_right_after_every_change(seed: int) -> None:
    source = random.Random(seed)
    scene = melee_of(source)
    game, known = scene.game, OddsMap()
    for _ in range(8):
        found = known.of(game, "A")
        assert found == OddsMap().of(game, "A")
        assert found == worked_out(game)
        game = source.choice(CHANGES)(game, source.choice(list(game.units.values())), source)


def wide(units: int = 6) -> Game:
    """Two rows far apart, nobody with an ability."""
    scene = Scene(command=(2, 2))
    for index in range(units):
        scene.unit(f"A{index}", at=(3 + 4 * index, 5), rank="officer" if index == 0 else "trooper")
        scene.enemy(f"B{index}", at=(3 + 4 * index, 25), cbt=2 + index % 3)
    return scene.game


def test_only_what_a_change_bears_on_is_worked_out_again() -> None:
    game, known = wide(), OddsMap()
    known.of(game, "A")
    assert known.worked_out == 36
    known.of(replace(game, notes=("the light fails",)), "A")
    assert known.worked_out == 0
    same = replace(game, units={key: replace(unit) for key, unit in game.units.items()})
    known.of(same, "A")
    assert known.worked_out == 0  # equal values, though not the same ones
    known.of(with_unit(game, "B3", life=1), "A")
    assert known.worked_out == 6
    known.of(with_unit(game, "A3", life=1), "A")
    assert known.worked_out == 6 + 5  # B3 is whole again
    at = game.unit("B2").base.at
    beside = with_unit(game, "A5", at=Point(at.x, at.y - 30.0))
    known.of(game, "A")
    known.of(beside, "A")
    assert known.worked_out == 6 + 5  # it supports whoever fights B2
    known.of(replace(game, turn=game.turn + 1), "A")
    assert known.worked_out == 36


def test_a_prospect_is_what_the_dialog_tells() -> None:
    scene = Scene(command=(2, 2)).unit("E", cbt=3, rank="officer", life=(3, 1))
    scene.enemy("F", cbt=2, life=(5, 1))
    seen = prospect(scene.game, scene["E"], scene["F"], "melee")
    assert OddsMap().of(scene.game, "A", "melee") == {("E", "F"): seen}
    scene.do(DeclareMelee("E", "F"))
    shown = trail(scene.game)
    assert shown is not None
    told = [shown.forecast_with(points) for points in (0, 1, 2)]
    assert seen.fells == tuple(each.falls[1] for each in told)
    assert seen.falls == tuple(each.falls[0] for each in told)
    assert Fraction(0) < seen.fells[0] < seen.fells[1] < seen.fells[2] < 1


def test_no_more_command_than_there_is() -> None:
    scene = Scene(command=(1, 0)).unit("E", rank="officer").enemy("F")
    assert len(prospect(scene.game, scene["E"], scene["F"]).fells) == 2
    without = Scene(command=(5, 0)).unit("E").enemy("F")
    assert len(prospect(without.game, without["E"], without["F"]).falls) == 1


def test_a_charge_and_contact_yet_to_come_count() -> None:
    """The Charge costs a die; Terror counts where they meet, though they are far apart now."""
    plain = Scene().unit("E", at=(5, 10)).enemy("F", at=(15, 10))
    dread = Scene().unit("E", at=(5, 10)).enemy("F", at=(15, 10), abilities=(("terror", 1),))
    walks = prospect(plain.game, plain["E"], plain["F"], "attack")
    charges = prospect(plain.game, plain["E"], plain["F"], "charge")
    assert prospect(dread.game, dread["E"], dread["F"]) == charges
    assert charges.fells < walks.fells


def test_who_cannot_fight_attacks_nobody_but_can_be_attacked() -> None:
    scene = Scene().unit("E", cbt=None).unit("G", at=(20, 20)).enemy("F", cbt=None).enemy("H", at=None)
    assert set(OddsMap().of(scene.game, "A")) == {("G", "F")}
    assert prospect(scene.game, scene["G"], scene["F"]).falls == (Fraction(0),)
