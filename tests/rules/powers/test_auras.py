"""Auras: whom they reach, lingering or instant, and how they end (EF-01 to EF-05, EF-20, EF-21, AU-01 to AU-11)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args, get_type_hints

import pytest

from hellassist.catalogue.power_parts import SpellCard
from hellassist.rules import stats
from hellassist.rules.commands import (
    EndActivation,
    MoveUnit,
    NextTurn,
    PlaceUnit,
    RemoveUnit,
    UsePower,
)
from hellassist.rules.events import StateGained, UnitDevoured, UnitFreed
from hellassist.rules.evolve import evolve
from hellassist.rules.game import Power, StateOn
from hellassist.rules.modifiers import Modifier
from hellassist.rules.profile import Aura, Stat
from hellassist.rules.refusal import Refused
from tests.rules.orders import AURA, MUSLIMS, aura, stat
from tests.scene import Scene

INSTANT = "Temporary • Active • 4 fathom radius • Instant • Muslims"
EVERYBODY = "Temporary • Active • 4 fathom radius • Lingering"


def now(scene: Scene, key: str, name: Stat = "cbt") -> int | None:
    return stats.value(scene.game, scene[key], name)


def mentalist(header: str = MUSLIMS, *acts: Any, **more: Any) -> Scene:
    """E at (10, 10) with an aura, and an enemy F far away."""
    return Scene().unit("E", auras=(aura(header, *acts, **more),)).enemy("F", at=(25, 25))


def at_gap(scene: Scene, key: str, gap: float, player: Any = "A", **card: Any) -> Scene:
    """A Regular unit with so many fathoms between its base and that of E, which is Regular as well."""
    return scene.unit(key, player=player, at=(10, 10 + 1.2 + gap), **card)


def moved_to_gap(scene: Scene, key: str, gap: float) -> None:
    """Put down by hand: what happens on the way is not asked for here."""
    scene.do(PlaceUnit(key, scene.spot(10, 10 + 1.2 + gap)))


def use(scene: Scene, unit: str = "E") -> Scene:
    scene.do(UsePower(unit, AURA))
    return scene


def to_next_turn(scene: Scene) -> None:
    """All are done, the turn ends and the next one's Upkeep is over."""
    for key, unit in scene.game.units.items():
        scene.game = replace(scene.game, units={**scene.game.units, key: replace(unit, status="acted")})
    scene.changed(activation=None)
    scene.do(NextTurn())


@pytest.mark.rule("EF-01")
@pytest.mark.parametrize(
    ("base", "centre", "value"),
    [("regular", 5.2, 4), ("regular", 5.21, 3), ("extra_large", 5.6, 4), ("extra_large", 5.61, 3)],
)
def test_the_radius_is_measured_from_the_edge_of_the_base(base: Any, centre: float, value: int) -> None:
    scene = Scene().unit("E", base=base, auras=(aura(MUSLIMS),))
    use(scene.unit("M", at=(10, 10 + centre), keywords=("muslim",)))
    assert now(scene, "M") == value


@pytest.mark.rule("EF-02", "AU-05")
@pytest.mark.parametrize(
    "header",
    [
        "Temporary • Active • 4 fathom radius",
        "Temporary • Active • 4 fathom radius • Floating",
        "Temporary • Active • 4 fathom radius • Lingering • Instant",
    ],
)
def test_an_aura_says_whether_it_is_lingering_or_instant(header: str) -> None:
    with pytest.raises(ValueError, match="Lingering"):
        aura(header)


@pytest.mark.rule("AU-05")
def test_there_are_two_types_of_aura() -> None:
    assert get_args(get_type_hints(Aura)["kind"]) == ("lingering", "instant")


@pytest.mark.rule("EF-04", "EF-20")
def test_the_header_of_an_aura_has_five_fields() -> None:
    made = aura(MUSLIMS)
    header: tuple[object, ...] = (
        made.duration,
        made.trigger,
        made.radius,
        made.kind,
        made.keyword,
        made.immune,
    )
    assert header == ("temporary", "active", 4, "lingering", "muslim", False)
    assert made.cost == 0


@pytest.mark.rule("EF-20")
def test_an_aura_without_cost_can_be_used_without_command() -> None:
    scene = use(mentalist())
    assert [effect.names["en"] for effect in scene.game.running] == ["Inspiration Aura"]
    assert scene.game.companies["A"].current == 0


@pytest.mark.rule("EF-05")
@pytest.mark.parametrize(
    ("header", "affected"),
    [
        (MUSLIMS, {"shiite", "muslim"}),
        ("Temporary • Active • 4 fathom radius • Lingering • Demon immune", {"shiite", "muslim", "human"}),
        (EVERYBODY, {"shiite", "muslim", "human", "demon"}),
    ],
)
def test_the_keyword_says_who_is_affected_or_immune(header: str, affected: set[str]) -> None:
    scene = mentalist(header)
    for place, keyword in enumerate(("shiite", "muslim", "human", "demon")):
        scene.unit(keyword, at=(8 + 1.3 * place, 12), keywords=(keyword,))
    use(scene)
    assert {key for key in ("shiite", "muslim", "human", "demon") if now(scene, key) == 4} == affected


@pytest.mark.rule("EF-21")
def test_the_inspiration_aura() -> None:
    scene = mentalist(name="Inspiration Aura").changed()
    scene.game = replace(
        scene.game,
        companies={
            player: replace(company, basic=3, current=2) for player, company in scene.game.companies.items()
        },
    )
    at_gap(scene, "M", 4.0, keywords=("muslim",))
    scene.unit("far", at=(10 + 1.2 + 4.1, 10), keywords=("muslim",))
    scene.unit("christian", at=(10 - 1.2 - 2, 10), keywords=("christian",))
    scene.enemy("foe", at=(10, 10 - 1.2 - 1), keywords=("sunni",))
    use(scene)
    assert scene.game.activation is not None
    assert scene.game.activation.action == "concentration"
    assert {key: now(scene, key) for key in ("M", "far", "christian", "foe")} == {
        "M": 4,
        "far": 3,
        "christian": 3,
        "foe": 4,
    }
    assert now(scene, "E") == 3
    company = scene.game.companies["A"]
    assert (company.basic, company.current) == (3, 2)


@pytest.mark.rule("EF-21")
def test_the_user_of_an_aura_profits_if_it_has_the_keyword() -> None:
    scene = Scene().unit("E", auras=(aura(MUSLIMS),), keywords=("kharijite",))
    assert now(use(scene), "E") == 4


@pytest.mark.rule("EF-04")
def test_every_modifier_names_the_power_and_the_unit_it_comes_from() -> None:
    scene = use(at_gap(mentalist(), "M", 1, keywords=("muslim",)))
    said = stats.modifiers(scene.game, scene["M"], "cbt")
    assert said == (Modifier(1, "Inspiration Aura", "AU-06", by="E"),)


@pytest.mark.rule("AU-01")
def test_a_spell_is_never_cast_by_its_infernalist() -> None:
    spell = SpellCard.model_validate({"name": "Fire", "trigger": "active"}).spell()
    scene = Scene().unit("E", spells=(spell,))
    with pytest.raises(Refused) as caught:
        scene.do(UsePower("E", Power("spell")))
    assert caught.value.reason == "no_such_power"


@pytest.mark.rule("AU-02")
def test_an_active_aura_takes_a_concentration_even_from_a_stunned_unit() -> None:
    scene = mentalist().unit("S", at=(4, 4), states=("stunned",), auras=(aura(MUSLIMS),))
    use(scene, "S")
    assert scene.game.activation is not None
    assert (scene.game.activation.unit, scene.game.activation.action) == ("S", "concentration")
    assert [effect.unit for effect in scene.game.running] == ["S"]
    with pytest.raises(Refused) as caught:
        scene.do(UsePower("S", AURA, action="focus"))
    assert caught.value.reason == "other_action_needed"


@pytest.mark.rule("AU-03", "UN-56")
def test_a_card_with_an_aura_is_a_mentalist() -> None:
    scene = mentalist()
    assert scene["E"].profile.has_keyword("mentalist")
    assert not scene["F"].profile.has_keyword("mentalist")


@pytest.mark.rule("AU-04", "UN-33")
def test_an_aura_of_faith_is_nothing_to_an_unbeliever() -> None:
    scene = mentalist(EVERYBODY, stat("fth", 1, "units"))
    at_gap(scene, "U", 2, keywords=("unbeliever",), fth=None)
    at_gap(scene, "V", 3.5, keywords=("unbeliever",), fth=1)
    scene.unit("M", at=(12, 10), fth=1)
    use(scene)
    assert now(scene, "M", "fth") == 2
    assert now(scene, "U", "fth") is None
    assert now(scene, "V", "fth") == 1
    assert stats.modifiers(scene.game, scene["U"], "fth") == ()


@pytest.mark.rule("UN-55")
@pytest.mark.parametrize("amount", [1, -1])
@pytest.mark.parametrize(
    ("keyword", "act_keyword", "changed"),
    [
        ("", "", True),
        ("Muslims immune", "", False),
        ("Demon immune", "", True),
        ("", "atheist", False),
        ("Unbeliever", "", True),
    ],
)
def test_no_power_of_religion_reaches_an_unbeliever(
    amount: int, keyword: str, act_keyword: str, changed: bool
) -> None:
    header = f"{EVERYBODY} • {keyword}" if keyword else EVERYBODY
    scene = mentalist(header, stat("cbt", amount, "units", keyword=act_keyword))
    use(at_gap(scene, "U", 1, keywords=("unbeliever", "atheist"), fth=None))
    assert now(scene, "U") == (3 + amount if changed else 3)


@pytest.mark.rule("UN-55")
def test_a_brave_unbeliever_has_no_faith_all_the_same() -> None:
    scene = Scene().unit("U", keywords=("unbeliever",), fth=None, shs=2, states=("brave",))
    assert [now(scene, "U", name) for name in ("mvt", "shs", "cbt", "fth")] == [6, 3, 4, None]


@pytest.mark.rule("AU-06")
def test_a_lingering_aura_works_from_entering_to_leaving() -> None:
    scene = at_gap(mentalist(), "M", 2, keywords=("muslim",))
    use(scene)
    assert now(scene, "M") == 4
    moved_to_gap(scene, "M", 5)
    assert now(scene, "M") == 3
    moved_to_gap(scene, "M", 3)
    assert now(scene, "M") == 4


@pytest.mark.rule("AU-06")
def test_who_was_outside_at_the_trigger_is_affected_once_inside() -> None:
    scene = use(at_gap(mentalist(), "M", 8, keywords=("muslim",)))
    assert now(scene, "M") == 3
    moved_to_gap(scene, "M", 3)
    assert now(scene, "M") == 4


@pytest.mark.rule("AU-06")
def test_the_area_moves_with_its_user() -> None:
    scene = use(at_gap(mentalist(), "M", 6, keywords=("muslim",)))
    scene.do(MoveUnit("E", scene.path((10, 13), unit="E")))
    assert now(scene, "M") == 4


@pytest.mark.rule("AU-07")
def test_a_lingering_aura_dies_with_its_user() -> None:
    scene = use(at_gap(mentalist(), "M", 2, keywords=("muslim",)))
    scene.do(RemoveUnit("E"))
    assert (now(scene, "M"), scene.game.running) == (3, ())


@pytest.mark.rule("AU-07")
@pytest.mark.parametrize("state", ["wounded", "stunned", "knocked_down", "controlled"])
def test_a_lingering_aura_outlives_a_change_of_its_users_state(state: str) -> None:
    scene = use(at_gap(mentalist(), "M", 2, keywords=("muslim",)))
    scene.game = evolve(scene.game, StateGained("E", StateOn(state)))
    assert now(scene, "M") == 4


@pytest.mark.rule("AU-07")
def test_a_lingering_aura_ends_when_its_user_leaves() -> None:
    scene = use(at_gap(mentalist(), "M", 2, keywords=("muslim",)))
    scene.do(RemoveUnit("E", killed=False))
    assert (now(scene, "M"), scene.game.running) == (3, ())


@pytest.mark.rule("ST-040", "AU-07", "AU-11")
@pytest.mark.parametrize(("header", "value"), [(MUSLIMS, 3), (INSTANT, 4)])
def test_what_is_left_of_the_auras_of_a_devoured_unit(header: str, value: int) -> None:
    scene = use(at_gap(mentalist(header), "M", 2, keywords=("muslim",)))
    scene.do(EndActivation())
    scene.game = evolve(scene.game, UnitDevoured("E", "F", counts=True))
    assert now(scene, "M") == value
    assert "E" not in {unit.id for player in ("A", "B") for unit in scene.game.waiting(player)}
    with pytest.raises(Refused) as caught:
        scene.do(UsePower("E", AURA))
    assert caught.value.reason == "not_on_table"
    to_next_turn(scene)
    assert now(scene, "M") == 3


@pytest.mark.rule("ST-040", "AU-07")
def test_the_lingering_aura_of_a_devoured_unit_does_not_come_back_with_it() -> None:
    scene = use(at_gap(mentalist(), "M", 2, keywords=("muslim",)))
    scene.do(EndActivation())
    for fact in (UnitDevoured("E", "F", counts=True), UnitFreed("E", 2, uncounts=True)):
        scene.game = evolve(scene.game, fact)
    scene.do(PlaceUnit("E", scene.spot(10, 10)))
    assert (scene["E"].on_table, now(scene, "M")) == (True, 3)


@pytest.mark.rule("AU-08")
def test_a_lingering_aura_ends_with_the_turn() -> None:
    scene = use(at_gap(mentalist(), "M", 2, keywords=("muslim",)))
    to_next_turn(scene)
    assert (now(scene, "M"), scene.game.running) == (3, ())
    scene.changed(to_act="A")
    use(scene)
    assert now(scene, "M") == 4


@pytest.mark.rule("AU-08")
def test_a_printed_duration_of_an_aura_prevails() -> None:
    scene = at_gap(mentalist(turns=2), "M", 2, keywords=("muslim",))
    use(scene)
    to_next_turn(scene)
    assert now(scene, "M") == 4
    to_next_turn(scene)
    assert now(scene, "M") == 3


@pytest.mark.rule("AU-09")
@pytest.mark.parametrize("header", [MUSLIMS, INSTANT])
def test_identical_auras_do_not_add_up(header: str) -> None:
    scene = at_gap(mentalist(header), "M", 1, keywords=("muslim",))
    scene.unit("S", at=(10, 15), auras=(aura(header),))
    use(scene).do(EndActivation())
    scene.changed(to_act="A")
    use(scene, "S")
    assert now(scene, "M") == 4
    scene.do(RemoveUnit("E"))
    assert now(scene, "M") == 4


@pytest.mark.rule("AU-09")
def test_different_auras_add_up() -> None:
    scene = at_gap(mentalist(), "M", 1, keywords=("muslim",))
    scene.unit("S", at=(10, 15), auras=(aura(MUSLIMS, name="Fervour"),))
    use(scene).do(EndActivation())
    scene.changed(to_act="A")
    use(scene, "S")
    assert now(scene, "M") == 5


@pytest.mark.rule("AU-10")
def test_an_instant_aura_marks_those_inside_at_the_trigger() -> None:
    scene = at_gap(mentalist(INSTANT), "M", 3, keywords=("muslim",))
    at_gap(scene, "N", 6, keywords=("muslim",))
    use(scene)
    assert (now(scene, "M"), now(scene, "N")) == (4, 3)
    moved_to_gap(scene, "M", 8)
    moved_to_gap(scene, "N", 2)
    assert (now(scene, "M"), now(scene, "N")) == (4, 3)


@pytest.mark.rule("AU-11")
def test_an_instant_aura_lasts_to_the_end_of_the_turn_whatever_becomes_of_its_user() -> None:
    scene = use(at_gap(mentalist(INSTANT), "M", 3, keywords=("muslim",)))
    scene.do(RemoveUnit("E"))
    assert now(scene, "M") == 4
    to_next_turn(scene)
    assert (now(scene, "M"), scene.game.running) == (3, ())


@pytest.mark.rule("EF-06", "EF-15", "AU-06")
def test_a_permanent_aura_is_in_force_from_the_start_and_cannot_be_switched_off() -> None:
    scene = mentalist("Permanent • 4 fathom radius • Lingering", stat("def", -1, "units"))
    at_gap(scene, "M", 1)
    assert (now(scene, "M", "def"), now(scene, "F", "def")) == (2, 3)
    with pytest.raises(Refused) as caught:
        use(scene)
    assert (caught.value.reason, caught.value.rule) == ("always_in_force", "EF-15")
    scene.do(RemoveUnit("E"))
    assert now(scene, "M", "def") == 3


@pytest.mark.rule("EF-15", "AU-08")
def test_a_permanent_aura_with_a_trigger_is_triggered_once_and_stays() -> None:
    scene = mentalist("Permanent • Active • 4 fathom radius • Lingering", stat("def", 1, "units"))
    at_gap(scene, "M", 1)
    assert now(scene, "M", "def") == 3
    use(scene)
    for _ in range(3):
        to_next_turn(scene)
    assert now(scene, "M", "def") == 4


@pytest.mark.rule("EF-01")
def test_an_aura_without_limit_reaches_the_whole_table() -> None:
    scene = mentalist("Temporary • Active • No limit • Lingering")
    assert now(use(scene), "F") == 4
