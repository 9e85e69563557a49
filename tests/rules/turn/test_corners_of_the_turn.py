"""Where rules of the turn meet: deaths that are none, heights, moves cut in two, units in other hands."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.geometry import Point
from hellassist.rules.commands import (
    Activate,
    Correct,
    DeclareMelee,
    DeclareShot,
    EndActivation,
    Engage,
    GetUp,
    GiveAnswer,
    Invoke,
    MoveByPower,
    MoveUnit,
    PlaceArea,
    PlaceUnit,
    ReleaseSpell,
    Reload,
    RemoveUnit,
    Retreat,
    SlipAway,
    SpendCommand,
    UsePower,
)
from hellassist.rules.contact import touches
from hellassist.rules.game import Invocation, Power, StateOn
from hellassist.rules.moves.movement import judge
from hellassist.rules.profile import Act, Effect, Infernalist, Spell, Transformation
from hellassist.rules.refusal import Refused
from tests.rules.orders import ORDER, aura, order, stat
from tests.rules.told import next_turn
from tests.scene import Scene, weapon


def beast(when: str, **card: Any) -> dict[str, Any]:
    """A unit that becomes the beast."""
    return {"transformation": Transformation("c", "beast", when=when), **card}  # type: ignore[arg-type]


def shaped(scene: Scene, **card: Any) -> Scene:
    """The beast is a card of the battle."""
    return scene.changed(shapes={"beast": Scene.profile("beast", **card)})


def why(scene: Scene, command: Any) -> tuple[str, str]:
    before = scene.game
    with pytest.raises(Refused) as no:
        scene.do(command)
    assert scene.game is before
    return no.value.reason, no.value.rule


class TestADeathThatIsNone:
    """A unit whose death is a change of shape has fallen all the same as far as its Focus goes."""

    @pytest.mark.rule("AC-33", "UN-67")
    def test_it_spoils_an_announced_power(self) -> None:
        card = beast("dies", life=(1, None), orders=(order("Active • 1 CMD", stat("cbt", 1)),))
        scene = shaped(Scene(command=(5, 5)).unit("E", **card).enemy("F"))
        scene.do(UsePower("E", ORDER, enemy="F"))
        scene.fight((1, 1), (6, 6, 6))
        assert scene["E"].profile.id == "beast"
        assert scene.game.announced is None
        assert scene.game.companies["A"].current == 4

    @pytest.mark.rule("AC-37", "UN-67")
    def test_it_spoils_loading_and_raising(self) -> None:
        gun = weapon(use="ranged", range=8.0, abilities=())
        card = beast("dies", life=(1, None), shs=2, weapons=(weapon(), gun), used={"empty:0": 1})
        scene = Scene().unit("E", **{key: card[key] for key in card if key != "used"}).enemy("F")
        loaded = replace(scene["E"], used={"empty:0": 1})
        shaped(scene).changed(units={**scene.game.units, "E": loaded})
        scene.do(Reload("E", 0, "F"))
        scene.fight((6, 6, 6))
        assert scene["E"].profile.id == "beast"
        spell = Spell({"en": "Burst"}, acts=(Act("damage", on="enemies", amount=1),))
        raising = beast("dies", life=(1, None), infernalist=Infernalist(1, 1), spells=(spell,))
        there = shaped(
            Scene().unit("E", **raising).enemy("F").unit("L", at=None, rank="", keywords=("lemure",))
        )
        there.do(Invoke("E", "L", 0, Point(250.0, 280.0), enemy="F"))
        assert there.game.invoking == Invocation("E", "L", 0, Point(250.0, 280.0))
        there.fight((6, 6, 6))
        assert there["L"].at is None

    def test_it_ends_a_charge_where_the_blow_fell(self) -> None:
        scene = Scene().unit("E", at=(5, 10), **beast("dies", life=(2, None)))
        shaped(scene.enemy("F", at=(10, 10), abilities=(("attack_of_opportunity", 3),)))
        scene.do(Engage("E", scene.path((8.8, 10), unit="E"), "F"))
        assert scene["E"].profile.id == "beast"
        assert not touches(scene["E"], scene["F"])
        assert scene.game.attack is None

    def test_being_wounded_on_a_move_by_a_power_is_seen(self) -> None:
        card = beast("wounded", life=(4, 2), orders=(order("Free", Act("move", on="self", amount=6)),))
        scene = shaped(
            Scene()
            .unit("E", at=(5, 10), **card)
            .enemy("F", at=(11, 10), abilities=(("attack_of_opportunity", 2),))
        )
        scene.do(UsePower("E", ORDER))
        scene.do(MoveByPower("E", scene.path((8.9, 10), unit="E")))
        assert scene["E"].profile.id == "beast"


class TestHeights:
    @pytest.mark.rule("CC-31")
    def test_what_stands_too_high_is_not_touched(self) -> None:
        scene = Scene().unit("E", at=(5, 10)).enemy("F", at=(9, 10), height=3.0)
        move = judge(scene.game, "E", scene.path((7.8, 10), unit="E"))
        assert (move.refusal, move.contacts) == (None, ())
        level = Scene().unit("E", at=(5, 10)).enemy("F", at=(9, 10))
        assert judge(level.game, "E", level.path((7.8, 10), unit="E")).contacts == ("F",)

    @pytest.mark.rule("SA-017")
    def test_what_stands_too_high_draws_nobody(self) -> None:
        high = (
            Scene().unit("E", at=(5, 10)).enemy("F", at=(10, 10), height=3.0, abilities=(("attraction", 6),))
        )
        high.do(MoveUnit("E", high.path((2, 10), unit="E")))
        between = Scene().unit("E", at=(5, 10)).enemy("X", at=(8, 10), height=3.0)
        between.enemy("F", at=(10, 10), abilities=(("attraction", 6),))
        between.do(MoveUnit("E", between.path((2, 10), unit="E")))  # it can neither pass it nor touch it

    @pytest.mark.rule("SA-019")
    def test_a_way_that_cannot_be_gone_draws_nobody(self) -> None:
        scene = Scene().unit("E", at=(5, 10), abilities=("levitation",)).unit("X", at=(8, 10))
        scene.enemy("P", at=(9.8, 10), abilities=(("attraction", 6),))
        scene.do(Activate("E"))
        scene.do(EndActivation())


class TestMovesCutInTwo:
    """A passive power in the midst of a Walk does not give a second action."""

    @pytest.mark.rule("AC-01")
    def test_no_charge_after_a_power_of_its_own_action(self) -> None:
        orders = (order("Passive", stat("cbt", 1), name="P"), order("Active", stat("cbt", 1), name="A"))
        scene = Scene(command=(5, 5)).unit("E", at=(5, 10), orders=orders).enemy("F", at=(12, 10))
        scene.do(MoveUnit("E", scene.path((7, 10), unit="E")))
        scene.do(UsePower("E", Power("order", 0)))
        scene.do(UsePower("E", Power("order", 1)))
        assert why(scene, Engage("E", scene.path((10.8, 10), unit="E"), "F"))[0] == "action_taken"

    @pytest.mark.rule("AC-19")
    def test_no_move_on_both_sides_of_a_shot(self) -> None:
        weapons = (weapon(), weapon(use="ranged", range=20.0))
        orders = (order("Passive", stat("cbt", 1)),)
        scene = Scene(command=(5, 5)).unit("E", at=(5, 10), shs=2, weapons=weapons, orders=orders)
        scene.enemy("F", at=(15, 10))
        scene.do(MoveUnit("E", scene.path((6, 10), unit="E")))
        scene.do(UsePower("E", ORDER))
        scene.do(DeclareShot("E", "F"))
        scene.fight((1, 1))
        assert why(scene, MoveUnit("E", scene.path((7, 10), unit="E")))[0] == "action_taken"


class TestOtherHands:
    @pytest.mark.rule("TD-34")
    def test_the_other_player_follows_whoever_controls_the_unit_by_now(self) -> None:
        scene = (
            Scene()
            .unit("E")
            .unit("C", at=(3, 3))
            .enemy("F", weapons=(weapon((0, "controlled"), 0, 0, 0, 0),))
        )
        scene.enemy("G", at=(25, 25))
        scene.do(DeclareMelee("E", "F"))
        scene.fight((1, 1, 1), (6, 1, 1))
        assert scene["E"].controller == "B"
        scene.do(EndActivation())
        assert scene.game.to_act == "B"

    @pytest.mark.rule("CM-13")
    def test_a_late_arrival_brings_its_command_to_its_own_company(self) -> None:
        scene = (
            Scene(command=(3, 2))
            .unit("E", at=(5, 5), cmd=3)
            .unit("L", at=None, cmd=2)
            .enemy("F", at=(25, 25), cmd=2)
        )
        scene.changed(turn=0, phase="setup")
        next_turn(scene)
        assert (scene["L"].absent, scene["E"].absent) == (True, False)
        scene.do(PlaceUnit("L", Point(500.0, 100.0)))
        assert (scene["L"].entered, scene["L"].absent) == (1, False)
        early = Scene()
        early.game = scene.game
        early.do(RemoveUnit("L"))
        assert early.game.companies["A"].basic == 3
        taken = replace(scene["L"], controller="B", states=(StateOn("controlled", 2),))
        scene.changed(units={**scene.game.units, "L": taken})
        next_turn(scene)
        assert [company.basic for company in scene.game.companies.values()] == [5, 2]
        again = Scene()
        again.game = scene.game
        again.do(PlaceUnit("E", None))
        again.do(PlaceUnit("E", Point(100.0, 100.0)))
        next_turn(again)
        assert again.game.companies["A"].basic == 5

    @pytest.mark.rule("ST-050")
    def test_the_controlled_use_no_aura_even_without_trigger(self) -> None:
        card: dict[str, Any] = {
            "auras": (aura("Temporary • 4 fathom radius • Instant", stat("cbt", 1, "units")),)
        }
        free = Scene().unit("E", **card)
        free.do(UsePower("E", Power("aura")))
        held = Scene().unit("E", controller="B", states=(StateOn("controlled", 1),), **card)
        assert why(held, UsePower("E", Power("aura")))[0] == "uses_no_auras"

    def test_control_set_by_hand_passes_with_the_state(self) -> None:
        scene = Scene().unit("E").enemy("F", at=(25, 25))
        scene.do(Correct("E", "state", "controlled", "missed"))
        assert [unit.id for unit in scene.game.units_of("B")] == ["E", "F"]
        scene.do(Correct("E", "state", "-controlled", "not so"))
        assert [unit.id for unit in scene.game.units_of("B")] == ["F"]


class TestLying:
    @pytest.mark.rule("ST-074", "ST-078")
    def test_getting_up_is_not_left_out(self) -> None:
        scene = Scene().unit("E", life=(9, 1), states=("knocked_down",)).enemy("F")
        scene.do(Activate("E"))
        assert why(scene, EndActivation()) == ("must_get_up", "ST-074")
        scene.do(GetUp("E", "F"))
        scene.fight((1,), (1, 1, 1))
        assert scene["E"].states == ()
        scene.do(EndActivation())
        alone = Scene().unit("E", states=("knocked_down",))
        alone.do(Activate("E"))
        assert why(alone, EndActivation())[0] == "must_get_up"
        alone.do(GetUp("E"))
        alone.do(EndActivation())


class TestLemures:
    """Bound to an Infernalist I, touched by an enemy G that intercepts."""

    @staticmethod
    def caught(**enemy: Any) -> Scene:
        spell = Spell({"en": "Burst"}, radius=2.0, acts=(Act("damage", on="enemies", amount=1),))
        scene = Scene().unit("I", at=(5, 25), infernalist=Infernalist(2, 3), spells=(spell,))
        scene.unit("L", rank="", keywords=("lemure",), life=(5, 1), mvt=4)
        scene.enemy("G", **{"abilities": (("intercept", 3),), **enemy}).touch("G", "L", (1, 0))
        bound = replace(scene["L"], invoker="I", spell=0)
        return scene.changed(units={**scene.game.units, "L": bound})

    @pytest.mark.rule("LE-18", "LE-16")
    def test_one_that_got_away_may_release_its_spell(self) -> None:
        scene = self.caught()
        scene.do(Retreat("L", "G"))
        scene.fight((1, 1, 1))
        scene.do(MoveUnit("L", scene.path((8.3, 10), unit="L")))
        scene.do(ReleaseSpell("L"))
        assert scene["L"].gone
        assert scene["G"].life == 3

    @pytest.mark.rule("LE-17")
    def test_a_blow_without_dice_does_not_let_it_join_another(self) -> None:
        scene = self.caught(cbt=0).enemy("H", at=(6.4, 10))
        scene.do(Retreat("L", "G"))
        assert scene.game.attack is None
        move = judge(scene.game, "L", scene.path((7.6, 10), unit="L"))
        assert move.contacts == ("H",)
        assert move.refusal is not None
        assert (move.refusal.reason, move.refusal.rule) == ("leaves_and_joins", "LE-17")

    @pytest.mark.rule("SA-094", "ST-066")
    def test_the_helpless_intercept_nobody(self) -> None:
        scene = self.caught(states=("knocked_down",))
        scene.do(MoveUnit("L", scene.path((7, 10), unit="L")))
        assert not touches(scene["L"], scene["G"])


class TestUntouched:
    @pytest.mark.rule("SA-096")
    def test_neither_fire_nor_jaws_take_hold(self) -> None:
        scene = Scene().unit("E", life=(8, 1), abilities=("invulnerable",)).enemy("F", at=(25, 25))
        scene.do(PlaceArea(Point(250.0, 250.0), 2.0, 2, 5, "fire"))
        next_turn(scene)
        assert scene["E"].life == 8
        jaws = Scene().unit("D", base="large", weapons=(weapon((1, "devoured"), 1, 1, 1, 1),))
        jaws.enemy("F", abilities=("invulnerable",)).touch("F", "D", (1, 0))
        jaws.do(DeclareMelee("D", "F"))
        jaws.fight((6, 1, 1), (1, 1, 1))
        assert not jaws["F"].inside

    @pytest.mark.rule("ST-034", "SA-053")
    def test_slipping_out_of_a_fire_takes_it_along(self) -> None:
        scene = Scene().unit("E", at=(5, 10)).enemy("F", at=(10, 10), abilities=(("dodge", 6),))
        scene.do(PlaceArea(Point(250.0, 250.0), 1.0, 2, 3, "fire"))
        scene.do(Engage("E", scene.path((8.8, 10), unit="E"), "F"))
        scene.do(GiveAnswer(1))
        scene.do(GiveAnswer((1,)))
        scene.do(SlipAway("F", scene.path((12.5, 10), unit="F")))
        assert [(on.x, on.y) for on in scene["F"].states] == [(2, 3)]

    @pytest.mark.rule("SA-053")
    def test_a_lemure_that_comes_into_contact_may_be_dodged(self) -> None:
        scene = Scene().unit("L", at=(8, 10), rank="", keywords=("lemure",), mvt=4)
        scene.enemy("F", at=(11, 10), abilities=(("dodge", 6),))
        scene.do(MoveUnit("L", scene.path((9.8, 10), unit="L")))
        assert scene.game.attack is not None
        assert scene.game.attack.declaration.attacker == "F"


def test_what_a_dead_unit_does_it_does_once() -> None:
    card: dict[str, Any] = {"orders": (order("", Act("damage", on="enemies", amount=1), name="Last"),)}
    scene = Scene().unit("E", **card).enemy("F", at=(25, 25))
    scene.do(RemoveUnit("E"))
    scene.do(UsePower("E", ORDER))
    assert scene["F"].life == 3
    assert why(scene, UsePower("E", ORDER))[0] == "used_already"


def test_numbers_that_are_none_are_refused() -> None:
    nan = float("nan")
    card: dict[str, Any] = {"orders": (order("Free", Act("move", on="self", amount=6)),)}
    scene = Scene(command=(5, 5)).unit("E", at=(5, 10), **card).enemy("F", at=(8, 10))
    scene.do(UsePower("E", ORDER))
    for spot in (Point(nan, nan), Point(float("inf"), 1.0)):
        assert why(scene, MoveByPower("E", (scene["E"].base.at, spot)))[0] == "no_path"
    assert why(scene, SpendCommand("A", nan))[0] == "negative_cost"  # type: ignore[arg-type]


def test_a_state_of_the_weapon_is_named_by_its_effect() -> None:
    assert Effect("stunned").x == 1
