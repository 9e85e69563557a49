"""Magic in the French chapter: spells and lemures, auras (FR-64 to FR-90, FR-93)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from math import cos, pi, sin
from typing import Any

import pytest

from hellassist.catalogue.effect_headers import read_aura, read_spell, read_target
from hellassist.catalogue.power_parts import AuraCard, SpellCard
from hellassist.geometry import Point
from hellassist.rules.commands import (
    Activate,
    DeclareMelee,
    DeclareShot,
    EndActivation,
    Engage,
    Invoke,
    MoveUnit,
    Pass,
    ReleaseSpell,
    RemoveUnit,
    UsePower,
)
from hellassist.rules.editions import CORE, FRENCH_EFFECTS, Edition, own_rules
from hellassist.rules.events import LemureInvoked
from hellassist.rules.moves.movement import judge
from hellassist.rules.powers import lemures
from hellassist.rules.profile import Act, Aim, Effect, Infernalist, Spell
from hellassist.rules.turn import activation
from tests.rules.editions.make import act, aura, by, french, refused, spell
from tests.rules.orders import AURA, next_turn, now, stat
from tests.rules.told import difficulties
from tests.scene import Scene, weapon

DULL = (weapon(0, 0, 0, 0, 0),)
LEMURE: dict[str, Any] = {
    "rank": "",
    "keywords": ("lemure",),
    "mvt": 4,
    "cbt": None,
    "life": (1, None),
    "abilities": ("harmless", "evasive", "insignificant", "rebellious", "invulnerable"),
}
BLESS = stat("cbt", 1, "ally")


def school(
    *spells: Spell,
    edition: Edition = FRENCH_EFFECTS,
    pool: int = 3,
    limits: tuple[int, int] = (3, 9),
    **card: Any,
) -> Scene:
    """The Infernalist I at (10, 10), lemures at hand, and F far away."""
    known = spells or (spell("Exténuant - dissipé - un allié", BLESS),)
    scene = by(edition, command=(5, 5)).unit("I", infernalist=Infernalist(*limits), spells=known, **card)
    for number in range(1, pool + 1):
        scene.unit(f"L{number}", at=None, **LEMURE)
    return scene.enemy("F", at=(25, 25), weapons=DULL)


def beside(
    scene: Scene, key: str = "L1", number: int = 0, *, angle: float = 90.0, enemy: str | None = None
) -> Invoke:
    """Raising the lemure at this side of the Infernalist."""
    apart, at = scene["I"].profile.radius + scene[key].profile.radius, scene["I"].base.at
    turn = angle * pi / 180
    return Invoke("I", key, number, Point(at.x + apart * cos(turn), at.y + apart * sin(turn)), enemy)


def released(
    kind: str, *acts: Act, target: str = "un allié", edition: Edition = FRENCH_EFFECTS, **more: Any
) -> Scene:
    """A lemure L at (5, 5) that carries such a spell since the last turn; I at (10, 20), C beside L."""
    made = spell(f"Exténuant - {kind} - {target}", *(acts or (BLESS,)), **more)
    scene = by(edition, command=(5, 5)).unit("I", at=(10, 20), infernalist=Infernalist(2, 3), spells=(made,))
    scene.unit("L", at=(5, 5), **LEMURE).unit("C", at=(8, 5)).enemy("F", at=(25, 25), weapons=DULL)
    bound = replace(scene["L"], invoker="I", spell=0)
    return scene.changed(units={**scene.game.units, "L": bound})


def to_act(scene: Scene, player: str = "A") -> Scene:
    return scene.changed(to_act=player, activation=None, row=None)


# -- what is what ----------------------------------------------------------------------------------


@pytest.mark.rule("FR-65")
def test_infernalists() -> None:
    light = aura("Libre - 4 toises - alliés", stat("cbt", 1, "allies"))
    scene = school().unit("M", at=(14, 10), auras=(light,))
    scene.do(beside(scene))
    assert scene["I"].profile.has_keyword("infernalist")
    assert not scene["M"].profile.has_keyword("infernalist")
    assert refused(scene, replace(beside(scene, "L2"), unit="M")) == "no_infernalist"


@pytest.mark.rule("FR-67")
def test_the_header_of_a_spell() -> None:
    header = read_spell("Exténuant - dissipé - un adversaire")
    assert (header.trigger, header.kind, header.aim) == ("exhausting", "dissipated", Aim("enemy"))
    assert read_spell(header.text()) == header
    made = spell("Actif - rémanent - alliés")
    assert (made.trigger, made.kind, made.aim) == ("active", "persistent", Aim("allies"))


@pytest.mark.rule("FR-73")
def test_a_spell_needs_its_text() -> None:
    with pytest.raises(ValueError, match="fields"):
        SpellCard.model_validate({"name": "a", "header": "Exténuant - dissipé - alliés"})


# -- raising lemures -------------------------------------------------------------------------------


@pytest.mark.rule("FR-68")
def test_the_trigger_of_the_spell_says_how_its_lemure_is_raised() -> None:
    exhausting = school()
    exhausting.do(beside(exhausting))
    assert exhausting.game.activation is not None
    assert exhausting.game.activation.action == "focus"
    assert refused(exhausting, MoveUnit("I", exhausting.path((10.1, 9), unit="I"))) == "action_taken"
    active = spell("Actif - dissipé - un allié", BLESS)
    before = school(active)
    before.do(MoveUnit("I", before.path((14, 10), unit="I")))
    before.do(beside(before))
    after = school(active)
    after.do(beside(after))
    after.do(MoveUnit("I", after.path((10, 5), unit="I")))
    assert after.game.activation is not None
    assert (after["I"].base.at, after["L1"].on_table) == (after.spot(10, 5), True)
    core = school(active, edition=CORE)
    core.do(MoveUnit("I", core.path((14, 10), unit="I")))
    assert refused(core, beside(core)) == "action_taken"
    with pytest.raises(ValueError, match="never Constant"):
        read_spell("Constant - radiant - alliés")
    with pytest.raises(ValueError, match="fields"):
        SpellCard.model_validate({"name": "a", "trigger": "constant"})


@pytest.mark.rule("FR-68")
def test_an_engaged_infernalist_fights_as_the_action_says() -> None:
    for header, one_sided in (("Actif", False), ("Exténuant", True)):
        scene = (
            school(spell(f"{header} - dissipé - un allié", BLESS))
            .enemy("G", weapons=DULL)
            .touch("G", "I", (1, 0))
        )
        scene.do(beside(scene, enemy="G"))
        assert scene.game.attack is not None
        assert scene.game.attack.declaration.one_sided is one_sided
        assert not scene["L1"].on_table
        if one_sided:
            scene.fight((1, 1, 1))
        else:
            assert difficulties(scene, "I", "G", "concentration")[1] == 2
            scene.fight((1, 1), (1, 1, 1))
        assert scene["L1"].on_table


@pytest.mark.rule("FR-68")
def test_passive_and_free_spells_take_no_action() -> None:
    passive = (
        school(spell("Passif - dissipé - un allié", BLESS)).enemy("G", weapons=DULL).touch("G", "I", (1, 0))
    )
    passive.do(beside(passive))
    assert (passive.game.attack, passive["L1"].on_table) == (None, True)
    passive.do(DeclareMelee("I", "G"))
    walking = school(spell("Passif - dissipé - un allié", BLESS))
    walking.do(MoveUnit("I", walking.path((12, 10), unit="I")))
    walking.do(beside(walking))
    walking.do(MoveUnit("I", walking.path((14, 10), unit="I")))
    disturbed = school(spell("Libre - dissipé - un allié", BLESS))
    to_act(disturbed, "B").do(MoveUnit("F", disturbed.path((23, 25), unit="F")))
    disturbed.do(beside(disturbed))
    disturbed.do(MoveUnit("F", disturbed.path((21, 25), unit="F")))
    assert [scene[key].base.at for scene, key in ((walking, "I"), (disturbed, "F"))] == [
        walking.spot(14, 10),
        walking.spot(21, 25),
    ]
    waiting = school(spell("Passif - dissipé - un allié", BLESS))
    to_act(waiting, "B").do(Activate("F"))
    assert refused(waiting, beside(waiting)) == "another_is_active"
    free = school(spell("Libre - dissipé - un allié", BLESS), status="acted")
    to_act(free, "B").do(Activate("F"))
    free.do(beside(free))
    assert (free["L1"].on_table, free["I"].status) == (True, "acted")
    assert refused(free.changed(phase="upkeep"), beside(free, "L2", angle=0.0)) == "not_action_phase"


@pytest.mark.rule("FR-74", "FR-78")
def test_any_lemure_for_any_spell() -> None:
    two = spell("Exténuant - dissipé - un allié", BLESS), spell("Actif - rémanent - alliés", name="Two")
    for key, number in product(("L1", "L2", "L3"), (0, 1)):
        scene = school(*two)
        scene.do(beside(scene, key, number))
        assert (scene[key].spell, scene[key].invoker) == (number, "I")
    twice = school(*two)
    twice.do(beside(twice, "L1"))
    to_act(twice).changed(units={**twice.game.units, "I": replace(twice["I"], status="waiting")})
    twice.do(beside(twice, "L2", angle=-90.0))
    assert (twice["L1"].spell, twice["L2"].spell) == (0, 0)


@pytest.mark.rule("FR-78", "FR-93")
def test_one_known_spell_on_each_lemure() -> None:
    scene = school()
    for number in (1, -1):
        assert refused(scene, beside(scene, number=number)) == "no_such_spell"
    facts = scene.do(beside(scene))
    (raised,) = (fact for fact in facts if isinstance(fact, LemureInvoked))
    assert raised.invocation.spell == 0
    with pytest.raises(TypeError):
        Invoke("I", "L2", at=Point(1.0, 1.0))  # type: ignore[call-arg]


@pytest.mark.rule("FR-75")
def test_the_lemure_is_put_down_beside_its_infernalist_alone() -> None:
    scene = school()
    scene.do(beside(scene))
    apart = scene["L1"].base.at.y - scene["I"].base.at.y
    assert apart == pytest.approx(30.0)
    near = school().enemy("G", at=(12.4, 10), weapons=DULL)
    assert refused(near, beside(near, angle=0.0)) == "touches_enemy"
    full = school().enemy("G1", weapons=DULL, at=(12.2, 10), base="extra_large")
    for number, angle in enumerate((90, 180, 270), start=2):
        turn = angle * pi / 180
        spot = (10 + 2.2 * cos(turn), 10 + 2.2 * sin(turn))
        full.enemy(f"G{number}", at=spot, weapons=DULL, base="extra_large")
    reasons = {refused(full, beside(full, angle=float(angle), enemy="G1")) for angle in range(0, 360, 5)}
    assert reasons <= {"touches_enemy", "overlap"}


@pytest.mark.rule("FR-76")
def test_it_does_not_act_in_the_turn_it_comes() -> None:
    scene = school()
    scene.do(beside(scene))
    scene.do(EndActivation())
    assert refused(to_act(scene), Activate("L1")) == "already_activated"
    next_turn(scene)
    for _ in range(2):
        act(to_act(scene), "L1")
    assert refused(to_act(scene), Activate("L1")) == "already_activated"


@pytest.mark.rule("FR-79")
def test_lemures_go_with_their_infernalist() -> None:
    for killed in (True, False):
        scene = released("dissipé")
        scene.unit("Q", at=(20, 20), infernalist=Infernalist(2, 3), spells=scene["I"].profile.spells)
        for key, invoker in (("L2", "I"), ("L3", "Q")):
            scene.unit(key, at=(3.0 * int(key[1]), 25), **LEMURE)
            bound = replace(scene[key], invoker=invoker, spell=0)
            scene.changed(units={**scene.game.units, key: bound})
        scene.do(RemoveUnit("I", killed=killed))
        assert [scene[key].on_table for key in ("L", "L2", "L3")] == [False, False, True]


# -- types -----------------------------------------------------------------------------------------


@pytest.mark.rule("FR-69")
def test_a_persistent_spell_leaves_the_lemure() -> None:
    scene = released("rémanent")
    assert refused(to_act(scene, "B"), ReleaseSpell("L", ("C",))) == "not_your_turn"
    for gained in (4, 5):
        to_act(scene).do(ReleaseSpell("L", ("C",)))
        assert (scene["L"].on_table, now(scene, "C")) == (True, gained)
        scene.do(EndActivation())
    assert refused(to_act(scene), ReleaseSpell("L", ("C",))) == "already_activated"


@pytest.mark.rule("FR-70")
def test_a_dissipated_spell_destroys_it() -> None:
    scene = released("dissipé", lemure_stays=True)
    scene.do(MoveUnit("L", scene.path((5, 8), unit="L")))
    scene.do(ReleaseSpell("L", ("C",)))
    assert (scene["L"].gone, now(scene, "C"), scene.game.activation) == ("killed", 4, None)
    core = released("rémanent", edition=CORE)
    core.do(ReleaseSpell("L", ("C",)))
    assert core["L"].gone == "killed"


@pytest.mark.rule("FR-71")
def test_a_radiant_spell_always_works() -> None:
    radiant = spell("Exténuant - radiant - alliés", stat("cbt", 1, "allies"), radius=3.0)
    scene = school(radiant).unit("C", at=(13, 11)).unit("D", at=(20, 3))
    assert now(scene, "C") == 3
    scene.do(beside(scene))
    assert [now(scene, key) for key in "ICDF"] == [4, 4, 3, 3]
    scene.do(RemoveUnit("L1"))
    assert [now(scene, key) for key in "IC"] == [3, 3]
    carried = released("radiant", stat("cbt", 1, "allies"), target="alliés")
    assert now(carried, "C") == 4
    assert refused(carried, ReleaseSpell("L")) == "always_in_force"
    short = released("radiant", stat("cbt", 1, "allies"), target="alliés à 4 toises")
    assert [now(short, key) for key in "CI"] == [4, 3]
    core = released("radiant", stat("cbt", 1, "allies"), target="alliés", edition=CORE)
    assert now(core, "C") == 3


@pytest.mark.rule("FR-71")
def test_a_radiant_spell_may_lay_states_on_those_inside() -> None:
    slow = Act("state", on="enemies", effect=Effect("slowed"))
    scene = released("radiant", slow, target="adversaires", radius=3.0).enemy("G", at=(5, 8), weapons=DULL)
    act(scene, "C")
    assert (scene["G"].has("slowed"), scene["F"].has("slowed")) == (True, False)
    scene.do(RemoveUnit("L"))
    assert not scene["G"].has("slowed")


@pytest.mark.rule("FR-71")
def test_what_a_radiant_spell_does_at_once_is_done_as_its_lemure_comes() -> None:
    burn = Act("damage", on="enemies", amount=1)
    mend = Act("heal", on="allies", amount=1, within=4.0, around="source")
    scene = school(spell("Exténuant - radiant - units", burn, mend, radius=4.0))
    scene.unit("C", at=(13, 11), life_now=2).unit("D", at=(20, 3), life_now=2)
    scene.enemy("G", at=(10, 14), weapons=DULL).enemy("H", at=(8, 13), weapons=DULL, life_now=1)
    scene.do(beside(scene))
    assert [scene[key].life for key in "CDGF"] == [3, 2, 3, 4]
    assert not scene["H"].on_table
    assert scene["L1"].on_table
    scene.do(EndActivation())
    act(to_act(scene), "C")
    assert scene["G"].life == 3
    core = school(spell("Exténuant - radiant - units", burn, radius=4.0), edition=CORE)
    core.enemy("G", at=(10, 14), weapons=DULL).do(beside(core))
    assert core["G"].life == 4


@pytest.mark.rule("FR-71")
def test_what_a_radiant_spell_cannot_do_alone_is_left_to_the_players() -> None:
    for acts in ((), (Act("damage", on="enemy", amount=1),)):
        scene = school(spell("Exténuant - radiant - un adversaire", *acts))
        scene.do(beside(scene))
        assert [(effect.unit, effect.asked) for effect in scene.game.running] == [("L1", True)]
        assert scene["F"].life == 4


@pytest.mark.rule("FR-72")
@pytest.mark.parametrize(("far", "legal"), [(6.0, True), (6.1, False)])
def test_a_spell_may_aim_at_a_spot(far: float, legal: bool) -> None:
    burst = Act("damage", on="units", amount=1, within=1.0, around="target")
    scene = released("dissipé", burst, target="un point à 6 toises").enemy(
        "G", at=(5.6 + far, 5), weapons=DULL
    )
    spot = scene.spot(5.6 + far, 5)
    if not legal:
        assert refused(scene, ReleaseSpell("L", at=spot)) == "spot_too_far"
        return
    assert refused(scene, ReleaseSpell("L")) == "spot_missing"
    assert refused(scene, ReleaseSpell("L", at=scene.spot(-1, 5))) == "spot_missing"
    scene.do(ReleaseSpell("L", at=spot))
    assert [scene[key].life for key in ("G", "C", "F")] == [3, 4, 4]
    empty = released("dissipé", burst, target="un point à 6 toises")
    empty.do(ReleaseSpell("L", at=spot))
    assert read_target("un point à 6 toises") == Aim("point", within=6.0)


# -- what lemures do -------------------------------------------------------------------------------


@pytest.mark.rule("FR-80")
def test_lemures_act_twice_and_units_once() -> None:
    scene = released("rémanent")
    for _ in range(2):
        act(to_act(scene), "L")
    assert refused(to_act(scene), Activate("L")) == "already_activated"
    act(to_act(scene), "C")
    assert refused(to_act(scene), Activate("C")) == "already_activated"
    both = own_rules(FRENCH_EFFECTS, "ours", lemures_act_once_late=False)
    for edition, waiting in ((FRENCH_EFFECTS, "acted"), (both, "waiting")):
        late = released("rémanent", edition=edition)
        late.changed(units={**late.game.units, "F": replace(late["F"], status="acted")})
        act(to_act(late), "L")
        assert late["L"].status == waiting


@pytest.mark.rule("FR-81")
def test_a_lemure_moves_and_touches_without_attacks() -> None:
    def touching() -> Scene:
        return (
            released("rémanent")
            .enemy("A", weapons=DULL)
            .touch("A", "L", (-1, 0))
            .enemy("B", at=(5, 9), weapons=DULL)
        )

    scene = touching()
    scene.do(MoveUnit("L", scene.path((7, 7.2), unit="L")))
    assert scene.game.attack is None
    joining = touching()
    assert refused(joining, MoveUnit("L", joining.path((5, 7.8), unit="L"))) == "leaves_and_joins"
    scene.do(EndActivation())
    to_act(scene).do(MoveUnit("L", scene.path((6.05, 8.42), unit="L")))
    assert (scene.game.attack, lemures.activations_done(scene["L"])) == (None, 1)
    assert refused(touching(), MoveUnit("L", touching().path((5, 0.5), unit="L"))) == "too_far"
    assert refused(touching(), DeclareMelee("L", "A")) == "action_closed"
    free = released("rémanent").enemy("B", at=(5, 9), weapons=DULL)
    for command in (Engage("L", free.path((5, 7.8), unit="L"), "B"), DeclareShot("L", "B")):
        assert refused(free, command) == "action_closed"
    for meant in ("", "run"):
        assert judge(free.game, "L", free.path((5, 7), unit="L"), meant).action == "lemure"


@pytest.mark.rule("FR-82")
def test_it_moves_and_then_releases() -> None:
    for spots in ((5, 7),), ():
        scene = released("rémanent")
        if spots:
            scene.do(MoveUnit("L", scene.path(*spots, unit="L")))
        scene.do(ReleaseSpell("L", ("C",)))
        assert (now(scene, "C"), scene.game.attack) == (4, None)
        assert refused(scene, MoveUnit("L", scene.path((5, 8), unit="L"))) == "action_taken"
    pressed = released("rémanent").enemy("A", weapons=DULL).touch("A", "L", (-1, 0))
    pressed.enemy("B", weapons=DULL).touch("B", "L", (0, 1))
    pressed.do(ReleaseSpell("L", ("C",)))
    assert (pressed.game.attack, pressed["L"].on_table) == (None, True)


@pytest.mark.rule("FR-83")
@pytest.mark.parametrize(("theirs", "may"), [(4, True), (3, False)])
def test_lemures_count_until_they_have_acted_twice(theirs: int, may: bool) -> None:
    def scene_of(activations: int, status: Any = "waiting") -> Scene:
        scene = released("rémanent")
        scene.changed(
            units={**scene.game.units, "L": replace(scene["L"], activations=activations, status=status)}
        )
        for index in range(theirs - 1):
            scene.enemy(f"G{index}", at=(10 + 3 * index, 28))
        return to_act(scene.changed(activated_this_turn=2))

    scene = scene_of(1)
    assert len(scene.game.waiting("A")) == 3
    assert activation.may_pass(scene.game, "A") is may
    if may:
        scene.do(Pass())
    assert len(scene_of(2, "acted").game.waiting("A")) == 2
    fresh = school()
    fresh.do(beside(fresh))
    assert [unit.id for unit in fresh.game.waiting("A")] == []


# -- auras -----------------------------------------------------------------------------------------


@pytest.mark.rule("FR-84")
def test_mentalists() -> None:
    light = aura("Libre - 4 toises - alliés", stat("cbt", 1, "allies"))
    scene = french().unit("E", auras=(light,)).unit("C", at=(3, 3))
    assert scene["E"].profile.has_keyword("mentalist")
    assert not scene["C"].profile.has_keyword("mentalist")


@pytest.mark.rule("FR-85")
def test_the_header_of_an_aura() -> None:
    header = read_aura("Actif - 4 toises - alliés")
    assert (header.trigger, header.radius, header.aim) == ("active", 4.0, Aim("allies"))
    always = read_aura("Constant - infini - adversaires")
    assert (always.trigger, always.radius, always.aim) == ("constant", None, Aim("enemies"))
    for each in (header, always):
        assert read_aura(each.text()) == each
    made = aura("Constant - infini - adversaires")
    assert (made.duration, made.trigger, made.radius, made.aim) == (
        "permanent",
        "constant",
        None,
        Aim("enemies"),
    )


def bearer(header: str, *acts: Act, gap: float = 2.0) -> Scene:
    """E with such an aura, an ally C to its left and an enemy F to its right, both so far away."""
    scene = french().unit("E", auras=(aura(header, *acts),))
    return scene.unit("C", at=(8.8 - gap, 10)).enemy("F", at=(11.2 + gap, 10))


@pytest.mark.rule("FR-86")
def test_the_trigger_of_an_aura() -> None:
    active = bearer("Actif - 4 toises - alliés", stat("cbt", 1, "allies"))
    assert now(active, "C") == 3
    active.do(UsePower("E", AURA))
    assert active.game.activation is not None
    assert (active.game.activation.action, now(active, "C")) == ("concentration", 4)
    always = bearer("Constant - 4 toises - alliés", stat("cbt", 1, "allies"))
    assert (now(always, "C"), always.game.activation) == (4, None)
    assert refused(always, UsePower("E", AURA)) == "always_in_force"


@pytest.mark.rule("FR-87")
@pytest.mark.parametrize("header", ["Libre", "Constant"])
@pytest.mark.parametrize(("gap", "inside"), [(4.0, True), (4.1, False), (3.9, True)])
def test_the_range_of_an_aura(header: str, gap: float, inside: bool) -> None:
    scene = bearer(f"{header} - 4 toises - alliés", stat("cbt", 1, "allies"), gap=gap)
    if header == "Libre":
        scene.do(UsePower("E", AURA))
    assert now(scene, "C") == (4 if inside else 3)


@pytest.mark.rule("FR-88")
def test_an_infinite_range() -> None:
    for header in ("Constant", "Libre"):
        scene = french().changed(width=3000.0)
        scene.unit("E", at=(2, 10), auras=(aura(f"{header} - infini - alliés", stat("cbt", 1, "allies")),))
        scene.unit("C", at=(63.2, 10)).enemy(at=(5, 25))
        if header == "Libre":
            scene.do(UsePower("E", AURA))
        assert now(scene, "C") == 4
    short = aura("Constant - infini - alliés à 6 toises", stat("cbt", 1, "allies"))
    scene = french().unit("E", auras=(short,)).unit("C", at=(17.2, 10)).unit("D", at=(17.3, 10))
    assert [now(scene, key) for key in "CD"] == [4, 3]


@pytest.mark.rule("FR-89")
@pytest.mark.parametrize(
    ("target", "ally", "enemy"), [("alliés", 4, 3), ("adversaires", 3, 4), ("personnages", 4, 4)]
)
def test_the_target_of_an_aura(target: str, ally: int, enemy: int) -> None:
    for header in ("Constant", "Libre"):
        scene = bearer(f"{header} - 4 toises - {target}", stat("cbt", 1, "units"))
        if header == "Libre":
            scene.do(UsePower("E", AURA))
        assert (now(scene, "C"), now(scene, "F")) == (ally, enemy)
    leaving = bearer("Constant - 4 toises - alliés", stat("cbt", 1, "allies"))
    leaving.do(MoveUnit("C", leaving.path((5, 10), unit="C")))
    assert now(leaving, "C") == 4
    leaving.do(EndActivation())
    to_act(leaving).changed(units={**leaving.game.units, "C": replace(leaving["C"], status="waiting")})
    leaving.do(MoveUnit("C", leaving.path((4, 10), unit="C")))
    assert now(leaving, "C") == 3
    dead = bearer("Constant - 4 toises - alliés", stat("cbt", 1, "allies"))
    dead.do(RemoveUnit("E"))
    assert now(dead, "C") == 3
    twice = bearer("Constant - 4 toises - alliés", stat("cbt", 1, "allies"))
    twice.unit("D", at=(6.8, 12), auras=twice["E"].profile.auras)
    assert now(twice, "C") == 4


@pytest.mark.rule("FR-90")
def test_an_aura_needs_its_text() -> None:
    with pytest.raises(ValueError, match="fields"):
        AuraCard.model_validate({"name": "a", "header": "Actif - 4 toises - alliés"})
