"""Lemures: raising them, their two activations, their one action, and how they go (LE-01 to LE-29)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.geometry import Point
from hellassist.rules import stats
from hellassist.rules.combat.aftermath import takes_hold
from hellassist.rules.commands import (
    Activate,
    DeclareMelee,
    DeclareShot,
    EndActivation,
    Engage,
    Invoke,
    MoveUnit,
    NextTurn,
    Pass,
    ReleaseSpell,
    RemoveUnit,
    Retreat,
)
from hellassist.rules.contact import control_reach, is_engaged, touches
from hellassist.rules.editions import CORE
from hellassist.rules.events import AttackDeclared, LemureInvoked
from hellassist.rules.game import StateOn, Terrain
from hellassist.rules.moves.movement import Move, judge
from hellassist.rules.powers import lemures, vae
from hellassist.rules.profile import Act, Effect, Infernalist, Spell
from hellassist.rules.refusal import Refused
from hellassist.rules.shots.shot import eligible
from hellassist.rules.turn import activation, dominance
from tests.rules.told import next_turn
from tests.scene import Scene, weapon

BURST = Spell({"en": "Burst"}, radius=2.0, acts=(Act("damage", on="units", amount=1),))
STRENGTH = Spell({"en": "Strength"}, acts=(Act("stat", on="ally", stat="cbt", amount=1),))
SHADOW = Spell({"en": "Shadow"}, lemure_stays=True, acts=(Act("stat", on="self", stat="mvt", amount=1),))
LEMURE: dict[str, Any] = {
    "rank": "",
    "keywords": ("lemure",),
    "mvt": 4,
    "cbt": None,
    "life": (1, None),
    "abilities": ("harmless", "evasive", "insignificant", "rebellious", "invulnerable"),
}
FIGHTER: dict[str, Any] = {**LEMURE, "cbt": 3}


def school(*, at_once: int = 2, in_all: int = 3, pool: int = 3, **invoker: Any) -> Scene:
    """The Infernalist I of A at (10, 10) with so many lemures at hand, and F far away."""
    scene = Scene(command=(5, 5))
    limits = Infernalist(at_once, in_all)
    scene.unit("I", rank="independent", infernalist=limits, spells=(BURST, STRENGTH, SHADOW), **invoker)
    for number in range(1, pool + 1):
        scene.unit(f"L{number}", at=None, **LEMURE)
    return scene.enemy("F", at=(25, 25))


def beside(
    scene: Scene, key: str = "L1", spell: int = 0, *, side: tuple[float, float] = (0, 1), by: str = "I"
) -> Invoke:
    """Raising the lemure on this side of the Infernalist."""
    at = scene[by].base.at
    reach = scene[by].profile.radius + scene[key].profile.radius
    return Invoke(by, key, spell, Point(at.x + side[0] * reach, at.y + side[1] * reach))


def why(scene: Scene, command: Any) -> tuple[str, str]:
    before = scene.game
    with pytest.raises(Refused) as no:
        scene.do(command)
    assert scene.game is before
    return no.value.reason, no.value.rule


def to_act(scene: Scene, player: str = "A") -> Scene:
    """The player may activate, whatever was before."""
    return scene.changed(to_act=player, activation=None, row=None)


def again(scene: Scene, key: str = "I") -> Scene:
    """The unit waits again, and its player may activate."""
    scene.changed(units={**scene.game.units, key: replace(scene[key], status="waiting")})
    return to_act(scene)


def with_lemure(at: tuple[float, float] = (5, 5), key: str = "L", spell: int = 0, **more: Any) -> Scene:
    """A lemure in play since the last turn, its Infernalist at (10, 20), and an enemy far away."""
    limits = Infernalist(2, 3)
    scene = Scene(command=(5, 5), **({"edition": more.pop("edition")} if "edition" in more else {}))
    scene.unit("I", at=(10, 20), infernalist=limits, spells=(BURST, STRENGTH, SHADOW))
    scene.unit(key, at=at, **{**LEMURE, **more}).enemy("F", at=(28, 28))
    bound = replace(scene[key], invoker="I", spell=spell)
    return scene.changed(units={**scene.game.units, key: bound})


def going(scene: Scene, *spots: tuple[float, float], unit: str = "L") -> Move:
    return judge(scene.game, unit, scene.path(*spots, unit=unit))


def moved(scene: Scene, *spots: tuple[float, float], unit: str = "L") -> Scene:
    scene.do(MoveUnit(unit, scene.path(*spots, unit=unit)))
    return scene


def refusal(move: Move) -> tuple[str, str]:
    assert move.refusal is not None
    return move.refusal.reason, move.refusal.rule


class TestInvoking:
    @pytest.mark.rule("LE-01")
    def test_only_infernalists_raise_lemures(self) -> None:
        scene = school().unit("E", at=(14, 10), spells=(BURST,))
        assert why(scene, beside(scene, by="E")) == ("no_infernalist", "LE-01")
        assert scene["I"].profile.has_keyword("infernalist")
        assert not scene["E"].profile.has_keyword("infernalist")

    @pytest.mark.rule("LE-05")
    def test_it_takes_a_focus(self) -> None:
        scene = school()
        scene.do(beside(scene))
        assert scene["L1"].on_table
        assert scene.game.activation is not None
        assert scene.game.activation.action == "focus"
        assert why(scene, MoveUnit("I", scene.path((11, 10), unit="I")))[0] == "action_taken"
        walked = moved(school(), (12, 10), unit="I")
        assert why(walked, beside(walked))[0] == "action_taken"
        expert = moved(school(abilities=("expertise",)), (12, 10), unit="I")
        expert.do(beside(expert))
        assert expert.game.activation is not None
        assert expert.game.activation.action == "concentration"
        assert why(school(), replace(beside(school()), action="concentration"))[0] == "other_action_needed"

    @pytest.mark.rule("LE-05", "AC-34")
    def test_one_focus_one_lemure(self) -> None:
        scene = school()
        scene.do(beside(scene))
        assert why(scene, beside(scene, "L2", side=(1, 0)))[0] == "action_taken"

    @pytest.mark.rule("LE-05", "AC-37")
    def test_an_engaged_one_is_struck_first(self) -> None:
        stunning: dict[str, Any] = {"weapons": (weapon((0, "stunned"), 0, 0, 0, 0),)}
        scene = school().enemy("G", **stunning).touch("G", "I", (1, 0))
        assert why(scene, beside(scene))[0] == "enemy_not_named"
        scene.do(replace(beside(scene), enemy="G"))
        assert scene["L1"].at is None
        scene.fight((1, 1, 1))
        assert touches(scene["I"], scene["L1"])
        assert lemures.invoked_by(scene["I"]) == 1
        spoiled = school().enemy("G", **stunning).touch("G", "I", (1, 0))
        spoiled.do(replace(beside(spoiled), enemy="G"))
        spoiled.fight((6, 1, 1))
        assert not spoiled["L1"].on_table
        assert lemures.invoked_by(spoiled["I"]) == 0
        assert spoiled.game.invoking is None

    @pytest.mark.rule("LE-05", "TD-34")
    def test_only_in_its_own_activation(self) -> None:
        scene = to_act(school(), "B")
        assert why(scene, beside(scene)) == ("not_your_turn", "TD-34")
        bound = to_act(with_lemure(), "B")
        assert why(bound, ReleaseSpell("L")) == ("not_your_turn", "TD-34")

    @pytest.mark.rule("LE-06")
    def test_it_is_put_down_touching_the_infernalist_and_no_enemy(self) -> None:
        scene = school().enemy("G", at=(12.0, 11.0), abilities=())
        apart = replace(beside(scene), at=Point(250.0, 250.0 + 30.0 + 5.0))
        assert why(scene, apart) == ("not_beside", "LE-06")
        scene.do(replace(beside(scene), at=Point(250.0, 250.0 + 30.0 + 2.0)))
        assert touches(scene["I"], scene["L1"])
        assert scene["L1"].base.at == pytest.approx((250.0, 280.0))
        both = school().enemy("G").touch("G", "I", (1, 0))
        x, y = both["I"].base.at
        between = Point(x + 15.0, y + 15.0 * 3**0.5)  # the third corner of a triangle of three bases
        assert why(both, Invoke("I", "L1", 0, between, enemy="G")) == ("touches_enemy", "LE-06")
        near = school().enemy("G", at=(10, 13.0))  # it stands in this enemy's control area
        near.do(beside(near))
        assert control_reach(near.game, near["G"]) > 0
        assert not is_engaged(near.game, near["L1"])

    @pytest.mark.rule("LE-06")
    @pytest.mark.parametrize(
        ("flags", "abilities", "reason"),
        [
            ({"impassable": True}, (), "ends_in_impassable"),
            ({"difficult": True}, (), "lemure_in_difficult"),
            ({"difficult": True}, ("strider",), ""),
            ({"opaque": True}, (), ""),
        ],
    )
    def test_the_ground_must_bear_it(
        self, flags: dict[str, Any], abilities: tuple[str, ...], reason: str
    ) -> None:
        corners = tuple(
            Point(x, y) for x, y in ((200.0, 270.0), (300.0, 270.0), (300.0, 320.0), (200.0, 320.0))
        )
        scene = school(pool=0).unit("L1", at=None, **{**LEMURE, "abilities": abilities})
        scene.changed(terrain=(Terrain("Pit", corners, **flags),))
        if reason:
            assert why(scene, beside(scene))[0] == reason
        else:
            scene.do(beside(scene))

    @pytest.mark.rule("LE-06")
    def test_bases_and_the_edge_of_the_table_are_in_its_way(self) -> None:
        scene = school(at=(10, 29.4)).unit("C", at=(11.2, 29.4))
        assert why(scene, beside(scene)) == ("off_the_table", "MV-01")
        assert why(scene, beside(scene, side=(1, 0))) == ("overlap", "MV-03")
        assert why(scene, replace(beside(scene), at=Point(float("nan"), 1.0)))[0] == "no_path"

    @pytest.mark.rule("LE-03")
    def test_any_miniature_at_hand_may_be_chosen(self) -> None:
        scene = school()
        scene.do(beside(scene, "L2"))
        assert [unit.id for unit in lemures.available(scene.game, scene["I"])] == ["L1", "L3"]
        assert why(again(scene), beside(scene, "L2", side=(1, 0))) == ("lemure_not_at_hand", "LE-03")
        scene.do(beside(scene, "L3", side=(1, 0)))

    @pytest.mark.rule("LE-04")
    def test_a_destroyed_one_is_at_hand_again(self) -> None:
        scene = school(pool=1)
        scene.do(beside(scene))
        next_turn(scene)
        scene.do(RemoveUnit("L1"))
        assert scene["L1"].gone
        again(scene).do(beside(scene, spell=1))
        raised = scene["L1"]
        assert (raised.gone, raised.life, raised.spell, raised.status) == ("", 1, 1, "acted")
        assert lemures.invoked_by(scene["I"]) == 2

    @pytest.mark.rule("LE-07")
    def test_it_does_not_act_in_the_turn_it_comes(self) -> None:
        scene = school()
        scene.do(beside(scene))
        scene.do(EndActivation())
        assert "L1" not in [unit.id for unit in scene.game.waiting("A")]
        assert why(to_act(scene), Activate("L1"))[0] == "already_activated"
        next_turn(scene)
        to_act(scene)
        for _ in range(2):
            scene.do(Activate("L1"))
            scene.do(EndActivation())
            to_act(scene)
        assert why(scene, Activate("L1"))[0] == "already_activated"

    @pytest.mark.rule("LE-08")
    def test_its_one_spell_is_named(self) -> None:
        scene = school()
        assert why(scene, beside(scene, spell=3)) == ("no_such_spell", "LE-08")
        assert why(scene, beside(scene, spell=-1)) == ("no_such_spell", "LE-08")
        facts = scene.do(beside(scene, spell=1))
        told = next(fact for fact in facts if isinstance(fact, LemureInvoked))
        assert told.invocation.spell == 1
        assert (scene["L1"].invoker, scene["L1"].spell) == ("I", 1)

    @pytest.mark.rule("LE-09", "LE-29")
    def test_any_spell_of_its_card_as_often_as_wanted(self) -> None:
        scene = school()
        scene.do(beside(scene))
        again(scene).do(beside(scene, "L2", side=(1, 0)))
        assert [scene[key].spell for key in ("L1", "L2")] == [0, 0]
        other = school().unit("J", at=(20, 10), infernalist=Infernalist(1, 1), spells=(SHADOW,))
        assert why(other, beside(other, by="J", spell=1)) == ("no_such_spell", "LE-08")
        other.do(beside(other, by="J", spell=0))
        assert other["L1"].invoker == "J"

    @pytest.mark.rule("LE-10")
    def test_a_pool_for_each_or_one_for_both(self) -> None:
        own = school(pool=0).enemy("L1", at=None, **LEMURE)
        assert why(own, beside(own)) == ("lemure_not_at_hand", "LE-03")
        common = own.changed(edition=replace(CORE, lemures_shared=True))
        common.do(beside(common))
        assert (common["L1"].owner, common["L1"].controller) == ("A", "A")
        rival = common.enemy("J", at=(20, 20), infernalist=Infernalist(1, 1), spells=(BURST,))
        assert why(to_act(rival, "B"), beside(rival, by="J")) == ("lemure_not_at_hand", "LE-03")

    @pytest.mark.rule("LE-24", "UN-57")
    def test_so_many_at_one_time(self) -> None:
        scene = school()
        scene.do(beside(scene))
        again(scene).do(beside(scene, "L2", side=(1, 0)))
        assert why(again(scene), beside(scene, "L3", side=(-1, 0))) == ("lemures_at_once", "LE-24")
        scene.do(RemoveUnit("L1"))
        scene.do(beside(scene, "L3", side=(-1, 0)))

    @pytest.mark.rule("LE-25", "UN-57")
    def test_so_many_in_the_game(self) -> None:
        scene = school()
        for _ in range(3):
            again(scene).do(beside(scene))
            scene.do(RemoveUnit("L1"))
        assert why(again(scene), beside(scene)) == ("lemures_in_all", "LE-25")
        scene.unit("J", at=(20, 10), infernalist=Infernalist(2, 3), spells=(BURST,))
        scene.do(beside(scene, by="J"))

    @pytest.mark.rule("SA-062")
    def test_an_emancipated_one_is_set_up_like_others(self) -> None:
        free = {**LEMURE, "abilities": (*LEMURE["abilities"], "emancipated")}
        scene = school(pool=0).unit("L1", at=(14, 10), **free).unit("L2", at=None, **free)
        assert why(scene, beside(scene, "L2")) == ("not_invoked", "SA-062")
        assert why(scene, ReleaseSpell("L1")) == ("carries_no_spell", "LE-18")
        moved(scene, (16, 10), unit="L1")
        scene.do(EndActivation())
        moved(to_act(scene), (18, 10), unit="L1")
        scene.do(EndActivation())
        assert scene["L1"].status == "acted"
        scene.do(RemoveUnit("I"))
        assert scene["L1"].on_table


class TestActivations:
    @pytest.mark.rule("LE-11")
    def test_two_in_each_phase(self) -> None:
        scene = moved(with_lemure(), (9, 5))
        assert refusal(going(scene, (11, 5)))[0] == "action_taken"
        scene.do(EndActivation())
        assert (scene["L"].status, scene.game.to_act) == ("waiting", "B")
        scene.do(Activate("F"))
        scene.do(EndActivation())
        moved(scene, (13, 5))
        scene.do(EndActivation())
        assert why(to_act(scene), Activate("L")) == ("already_activated", "TD-35")

    @pytest.mark.rule("LE-11")
    def test_the_phase_goes_on_until_its_second(self) -> None:
        scene = with_lemure()
        others = {key: replace(scene[key], status="acted") for key in ("I",)}
        scene.changed(units={**scene.game.units, **others})
        scene.do(Activate("L"))
        scene.do(EndActivation())
        scene.do(Activate("F"))
        scene.do(EndActivation())
        assert scene.game.to_act == "A"
        assert why(scene, NextTurn())[0] == "units_wait"
        scene.do(Activate("L"))
        scene.do(EndActivation())
        scene.do(NextTurn())

    @pytest.mark.rule("LE-12")
    def test_one_alone_where_no_enemy_waits(self) -> None:
        late = with_lemure()
        late.changed(units={key: replace(unit, status="acted") for key, unit in late.game.units.items()})
        first = again(late, "L")
        first.do(Activate("L"))
        first.do(EndActivation())
        assert (first["L"].status, first.game.waiting("A")) == ("acted", ())
        second = with_lemure()
        second.do(Activate("L"))
        second.do(EndActivation())
        second.do(Activate("F"))
        second.do(EndActivation())
        second.do(Activate("L"))  # its second: it has it all the same
        second.do(EndActivation())
        assert second["L"].activations == 2
        two = with_lemure().unit("M", at=(15, 5), **LEMURE)
        two.changed(units={**two.game.units, "F": replace(two["F"], status="acted")})
        for key in ("L", "M"):
            two.do(Activate(key))
            two.do(EndActivation())
            assert two[key].status == "acted"

    @pytest.mark.rule("LE-12")
    def test_a_lemure_of_the_enemy_is_a_unit_to_wait_for(self) -> None:
        scene = with_lemure().enemy("M", at=(20, 5), **LEMURE)
        scene.changed(units={**scene.game.units, "F": replace(scene["F"], status="acted")})
        scene.do(Activate("L"))
        scene.do(EndActivation())
        assert scene["L"].status == "waiting"

    @pytest.mark.rule("LE-23", "TD-44")
    def test_it_waits_until_it_has_acted_twice(self) -> None:
        scene = with_lemure().unit("M", at=(15, 5), **LEMURE).unit("T", at=(20, 5)).unit("U", at=(22, 5))

        def waiting() -> list[str]:
            return [unit.id for unit in scene.game.waiting("A")]

        assert waiting() == ["I", "L", "M", "T", "U"]
        for _ in range(2):
            scene.do(Activate("M"))
            scene.do(EndActivation())
            to_act(scene)
        assert waiting() == ["I", "L", "T", "U"]
        scene.do(Activate("L"))
        scene.do(EndActivation())
        assert waiting() == ["I", "L", "T", "U"]
        scene.changed(units={**scene.game.units, "I": replace(scene["I"], status="acted")})
        assert waiting() == ["L", "T", "U"]

    @pytest.mark.rule("LE-23", "LE-07")
    def test_one_that_has_just_come_is_not_waited_for(self) -> None:
        scene = school()
        before = len(scene.game.waiting("A"))
        scene.do(beside(scene))
        scene.do(EndActivation())
        assert len(scene.game.waiting("A")) == before - 1

    @pytest.mark.rule("TD-44")
    def test_a_controlled_unit_waits_for_its_controller(self) -> None:
        scene = Scene()
        for number in range(3):
            scene.unit(f"A{number}", at=(3 + 3 * number, 3))
        for number in range(4):
            scene.enemy(f"B{number}", at=(3 + 3 * number, 25))
        assert [len(scene.game.waiting(player)) for player in ("A", "B")] == [3, 4]
        scene.changed(units={**scene.game.units, "A2": replace(scene["A2"], controller="B")})
        assert [len(scene.game.waiting(player)) for player in ("A", "B")] == [2, 5]

    @pytest.mark.rule("LE-23")
    def test_passing_counts_it(self) -> None:
        scene = with_lemure().enemy("G", at=(20, 28))
        scene.do(Activate("I"))
        scene.do(EndActivation())
        scene.do(Activate("F"))
        scene.do(EndActivation())
        assert (len(scene.game.waiting("A")), len(scene.game.waiting("B"))) == (1, 1)
        assert not activation.may_pass(scene.game, "A")
        assert why(scene, Pass())[0] == "may_not_pass"


class TestMoving:
    @pytest.mark.rule("LE-14")
    def test_it_has_one_action_and_no_other(self) -> None:
        scene = with_lemure(weapons=(weapon(), weapon(use="ranged", range=20.0)), shs=2, cbt=3)
        scene.enemy("G", at=(7, 5), status="acted")
        assert going(scene, (5, 7)).action == "lemure"
        path = scene.path((5.8, 5), unit="L")
        assert why(scene, Engage("L", path, "G")) == ("action_closed", "LE-14")
        assert why(scene, DeclareShot("L", "F")) == ("action_closed", "LE-14")
        moved(scene, (5.8, 5))
        assert is_engaged(scene.game, scene["L"])
        scene.do(EndActivation())
        to_act(scene)
        assert why(scene, DeclareMelee("L", "G")) == ("action_closed", "LE-14")
        assert why(scene, Retreat("L", "G")) == ("leaves_freely", "LE-16")
        scene.do(Activate("L"))
        scene.do(EndActivation())  # it need not do anything in a fight

    @pytest.mark.rule("LE-15")
    def test_contact_brings_no_dice(self) -> None:
        scene = with_lemure().enemy("G", at=(5 + 3.5 + 1.2, 5), abilities=(("receive_charge", 1),))
        moved(scene, (8.5, 5))
        assert touches(scene["L"], scene["G"])
        assert not any(isinstance(fact, AttackDeclared) for fact in scene.facts)
        far = with_lemure().enemy("G", at=(5 + 4.5 + 1.2, 5))
        assert refusal(going(far, (9.5, 5))) == ("too_far", "LE-19")

    @pytest.mark.rule("LE-15")
    def test_control_areas_hold_it_like_others(self) -> None:
        scene = with_lemure().enemy("G", at=(7.5, 6.8))
        assert refusal(going(scene, (9, 5))) == ("control_area", "MV-17")

    @pytest.mark.rule("LE-16")
    def test_it_breaks_contact_freely(self) -> None:
        scene = with_lemure().enemy("G", cbt=4).touch("G", "L", (1, 0))
        moved(scene, (2, 5))
        assert not any(isinstance(fact, AttackDeclared) for fact in scene.facts)
        assert not is_engaged(scene.game, scene["L"])

    @pytest.mark.rule("LE-16", "SA-094")
    def test_who_intercepts_strikes_first(self) -> None:
        scene = (
            with_lemure(life=(5, 1), abilities=())
            .enemy("G", abilities=(("intercept", 3),))
            .touch("G", "L", (1, 0))
        )
        assert refusal(going(scene, (2, 5))) == ("intercepted", "SA-094")
        assert why(scene, Retreat("L"))[0] == "enemy_not_named"
        scene.do(Retreat("L", "G"))
        assert scene.game.attack is not None
        assert (scene.game.attack.declaration.attacker, scene.game.attack.declaration.one_sided) == (
            "G",
            True,
        )
        scene.fight((1, 1, 1))
        moved(scene, (2, 5))
        assert not touches(scene["L"], scene["G"])
        weak = with_lemure().enemy("G", cbt=None, abilities=(("intercept", 3),)).touch("G", "L", (1, 0))
        assert going(weak, (2, 5)).refusal is None

    @pytest.mark.rule("SA-094")
    def test_it_may_die_of_the_blow(self) -> None:
        scene = with_lemure(abilities=()).enemy("G", abilities=(("intercept", 3),)).touch("G", "L", (1, 0))
        scene.do(Retreat("L", "G"))
        scene.fight((6, 6, 6))
        assert scene["L"].gone == "killed"
        assert scene.game.activation is None

    @pytest.mark.rule("LE-17")
    def test_it_does_not_make_and_break_contact_in_one_activation(self) -> None:
        scene = with_lemure().enemy("G", at=(8, 5))
        through = going(scene, (6.8, 5), (6.8, 3))
        assert through.contacts == ("G",)
        assert through.length / scene.game.fathom == pytest.approx(1.8)
        moved(scene, (6.8, 5))
        assert refusal(going(scene, (5, 5)))[0] == "action_taken"
        scene.do(EndActivation())
        to_act(scene)
        moved(scene, (5, 5))
        assert not touches(scene["L"], scene["G"])

    @pytest.mark.rule("LE-17")
    def test_it_does_not_go_from_one_enemy_to_another(self) -> None:
        scene = with_lemure().enemy("G").touch("G", "L", (1, 0)).enemy("H", at=(1.9, 5))
        assert refusal(going(scene, (3.1, 5))) == ("leaves_and_joins", "LE-17")
        assert refusal(going(scene, (5, 6.5), (5, 5)))[0] == "contact_not_broken"
        assert going(scene, (3.5, 5)).refusal is None

    @pytest.mark.rule("LE-19")
    @pytest.mark.parametrize(("length", "legal"), [(4.0, True), (4.1, False)])
    def test_it_never_runs(self, length: float, legal: bool) -> None:
        assert (going(with_lemure(), (5 + length, 5)).refusal is None) is legal

    @pytest.mark.rule("LE-20", "LE-21")
    @pytest.mark.parametrize(
        ("abilities", "end", "legal"),
        [
            ((), 9.9, False),
            ((), 7.0, False),
            (("strider",), 9.9, True),
            (("strider",), 7.5, True),
            (("levitation",), 9.9, True),
            (("burrower",), 9.9, True),
            (("intangible",), 9.9, True),
            (("levitation",), 7.5, False),
            (("levitation", "strider"), 7.5, True),
        ],
    )
    def test_difficult_terrain(self, abilities: tuple[str, ...], end: float, legal: bool) -> None:
        fathom = CORE.fathom_mm
        corners = ((6.0, 3.0), (9.0, 3.0), (9.0, 7.0), (6.0, 7.0))
        bog = Terrain("Bog", tuple(Point(x * fathom, y * fathom) for x, y in corners), difficult=True)
        scene = with_lemure(abilities=abilities, mvt=5).changed(terrain=(bog,))
        assert (going(scene, (end, 5)).refusal is None) is legal


class TestReleasing:
    @pytest.mark.rule("LE-18")
    def test_it_releases_its_spell_where_it_has_come_to(self) -> None:
        scene = with_lemure((22, 28)).enemy("G", at=(25, 25.7))
        moved(scene, (25, 28))
        scene.do(ReleaseSpell("L"))
        assert scene["L"].gone == "killed"
        assert [scene[key].life for key in ("I", "F", "G")] == [4, 3, 3]
        assert scene.game.activation is None
        assert scene.game.companies["A"].lost == 0
        assert scene["L"] in lemures.available(scene.game, scene["I"])

    @pytest.mark.rule("LE-18")
    def test_it_may_release_without_moving(self) -> None:
        scene = with_lemure(spell=1)
        scene.do(Activate("L"))
        assert why(scene, ReleaseSpell("L"))[0] == "target_missing"
        scene.do(ReleaseSpell("L", ("I",)))
        assert stats.value(scene.game, scene["I"], "cbt") == 4
        assert scene["L"].gone == "killed"
        next_turn(scene)
        assert stats.value(scene.game, scene["I"], "cbt") == 3

    @pytest.mark.rule("LE-18")
    def test_some_spells_leave_it_alive(self) -> None:
        scene = with_lemure(spell=2)
        scene.do(ReleaseSpell("L"))
        assert scene["L"].on_table
        assert stats.value(scene.game, scene["L"], "mvt") == 5
        assert why(scene, ReleaseSpell("L")) == ("action_taken", "LE-18")
        assert refusal(going(scene, (6, 5)))[0] == "action_taken"  # the move comes first
        scene.do(EndActivation())
        assert scene["L"].status == "waiting"
        assert why(with_lemure(), ReleaseSpell("I")) == ("carries_no_spell", "LE-18")


class TestInPlay:
    @pytest.mark.rule("LE-02")
    def test_it_is_an_enemy_like_others(self) -> None:
        scene = with_lemure((20, 20), abilities=(), cbt=None)
        scene.enemy("S", at=(22, 20), shs=2, weapons=(weapon(), weapon(use="ranged", range=20.0)))
        choice = [(each.unit, each.may) for each in eligible(scene.game, scene["S"])]
        assert choice[0] == ("L", True)
        assert ("I", False) in choice  # the lemure is nearer
        to_act(scene, "B")
        scene.do(Engage("S", scene.path((21.2, 20), unit="S"), "L"))
        scene.fight((6, 6, 6))
        assert scene["L"].gone == "killed"

    @pytest.mark.rule("LE-28")
    def test_what_every_lemure_has(self) -> None:
        scene = with_lemure((20, 20)).enemy("G", at=(24, 20))
        lemure = scene["L"]
        assert control_reach(scene.game, lemure) == 0
        assert not dominance.is_significant(scene.game, lemure)
        attack = scene.touch("G", "L", (1, 0)).sequence("G", "L")
        assert attack.strikes[0].armed.difficulty == 6
        assert attack.strikes[0].armed.damage(3) == 3
        assert not takes_hold(scene.game, lemure, Effect("stunned"))
        assert not vae.may_receive(scene.game, lemure)

    @pytest.mark.rule("LE-26")
    def test_it_vanishes_with_its_infernalist(self) -> None:
        scene = (
            with_lemure().unit("M", at=(15, 5), **LEMURE).unit("J", at=(20, 5), infernalist=Infernalist(1, 1))
        )
        scene.unit("N", at=(22, 5), **LEMURE)
        bound = {
            "M": replace(scene["M"], invoker="I", spell=0),
            "N": replace(scene["N"], invoker="J", spell=0),
        }
        scene.changed(units={**scene.game.units, **bound})
        left, killed = Scene(), Scene()
        left.game = killed.game = scene.game
        killed.do(RemoveUnit("I"))
        left.do(RemoveUnit("I", killed=False))
        for each in (killed, left):
            assert [each[key].on_table for key in ("L", "M", "N")] == [False, False, True]
            assert [each[key].life for key in ("J", "F")] == [4, 4]
            assert each.game.companies["A"].lost <= 1
        active = with_lemure()
        moved(active, (6, 5))
        active.do(RemoveUnit("I"))
        assert active.game.activation is None

    @pytest.mark.rule("LE-26", "ST-044")
    def test_it_vanishes_with_one_that_is_devoured(self) -> None:
        scene = with_lemure().enemy("D", weapons=(weapon((1, "devoured"), 1, 1, 1, 1),), base="large")
        scene.touch("D", "I", (1, 0))
        to_act(scene, "B")
        scene.do(DeclareMelee("D", "I"))
        scene.fight((6, 1, 1), (1, 1, 1))
        assert scene["I"].inside == "D"
        assert not scene["L"].on_table

    @pytest.mark.rule("LE-26")
    def test_a_controlled_one_keeps_them(self) -> None:
        scene = with_lemure()
        taken = replace(scene["I"], controller="B", states=(StateOn("controlled", 1),))
        scene.changed(units={**scene.game.units, "I": taken})
        assert scene["L"].on_table
        next_turn(scene)
        assert scene["L"].on_table


@pytest.mark.rule("LE-22")
def test_attraction_has_no_hold_on_it() -> None:
    scene = with_lemure((10, 10)).enemy("P", at=(10 + 1.2 + 2, 10), abilities=(("attraction", 4),))
    assert going(scene, (7, 10)).refusal is None
    moved(scene, (7, 10))
    trooper = Scene().unit("L", at=(10, 10)).enemy("P", at=(10 + 1.2 + 2, 10), abilities=(("attraction", 4),))
    assert refusal(going(trooper, (7, 10))) == ("drawn", "SA-017")
