"""Orders in the French chapter: header, cost, target, limit, who receives (FR-15 to FR-32, FR-92)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.catalogue.effect_headers import read_order
from hellassist.catalogue.power_parts import OrderCard
from hellassist.rules.commands import (
    Activate,
    DeclareMelee,
    EndActivation,
    RemoveUnit,
    UsePower,
    VaeSoli,
)
from hellassist.rules.editions import CORE, FRENCH_EFFECTS, Edition
from hellassist.rules.powers import vae
from hellassist.rules.profile import Act, Aim, Availability, Uncategorised
from tests.rules.editions.make import FREE, ITSELF, aura, by, commanding, french, order, refused
from tests.rules.orders import AURA, ORDER, next_turn, now, pool, stat
from tests.rules.orders import order as core_order
from tests.scene import Scene

GRATIS = "Libre - gratuit - un combattant allié - Illimité"
NO_TARGET = "Libre - gratuit - aucune - Illimité"


@pytest.mark.rule("FR-15")
def test_an_order_is_paid() -> None:
    scene = commanding(order(FREE, stat("cbt", 1, "ally")), command=1)
    scene.do(UsePower("E", ORDER, ("E",)))
    assert (pool(scene), now(scene, "E")) == ((1, 0), 4)


@pytest.mark.rule("FR-16")
def test_orders_reach_everywhere_unless_they_say_otherwise() -> None:
    def at(fathoms: float, target: str) -> Scene:
        scene = french(command=(7, 0)).changed(width=2000.0)
        scene.unit(
            "E", at=(2, 10), orders=(order(f"Libre - 1 PC - {target} - Illimité", stat("cbt", 1, "ally")),)
        )
        return scene.unit("C", at=(3.2 + fathoms, 10)).enemy(at=(5, 25))

    far = at(40.0, "un combattant allié")
    far.do(UsePower("E", ORDER, ("C",)))
    assert now(far, "C") == 4
    near = at(6.0, "un combattant allié à 6 toises")
    near.do(UsePower("E", ORDER, ("C",)))
    assert refused(at(6.1, "un combattant allié à 6 toises"), UsePower("E", ORDER, ("C",))) == "out_of_area"
    many = order("Libre - 1 PC - alliés à 6 toises - Illimité", stat("cbt", 1, "allies"))
    scene = commanding(many).unit("C", at=(17.2, 10)).unit("D", at=(17.3, 10))
    scene.do(UsePower("E", ORDER))
    assert [now(scene, key) for key in "ECD"] == [4, 4, 3]


@pytest.mark.rule("FR-17")
def test_giving_an_order() -> None:
    cards: dict[str, Any] = {
        "auras": (aura("Libre - 4 toises - alliés", stat("def", 1, "allies")),),
        "uncategorised": (Uncategorised({"en": "Omen"}, acts=(stat("mvt", 1),)),),
    }
    scene = commanding(order(GRATIS, stat("cbt", 1, "ally")), states=("stunned",), **cards)
    assert refused(scene, UsePower("E", ORDER, ("E",))) == "gives_no_orders"
    scene.do(UsePower("E", AURA))
    scene.do(UsePower("E", ITSELF))
    assert (now(scene, "E", "def"), now(scene, "E", "mvt")) == (3, 6)


@pytest.mark.rule("FR-18")
def test_receiving_is_being_the_target() -> None:
    scene = commanding(order(GRATIS, stat("cbt", 1, "ally")))
    scene.unit("A", at=(3, 3)).unit("B", at=(6, 3), abilities=("maverick",))
    assert refused(scene, UsePower("E", ORDER, ("B",))) == "takes_no_orders"
    scene.do(UsePower("E", ORDER, ("A",)))
    assert now(scene, "A") == 4
    everybody = commanding(order("Libre - gratuit - alliés - Illimité", stat("mvt", 1, "allies")))
    everybody.unit("A", at=(3, 3)).unit("S", at=(6, 3), states=("stunned",)).do(UsePower("E", ORDER))
    assert [now(everybody, key, "mvt") for key in ("E", "A", "S")] == [6, 6, 5]


@pytest.mark.rule("FR-19")
def test_orders_of_an_enemy_are_not_received() -> None:
    curse = order("Libre - gratuit - un adversaire - Illimité", stat("def", -1, "enemy"))
    scene = french().unit("E", orders=(curse,)).enemy("F", at=(25, 25), states=("stunned",))
    assert now(scene, "F", "def") == 2
    scene.do(UsePower("E", ORDER, ("F",)))
    assert now(scene, "F", "def") == 1


@pytest.mark.rule("FR-20")
def test_officers_have_three_vae_orders() -> None:
    own = (order(GRATIS, stat("cbt", 1, "ally")),)
    for edition, known in ((FRENCH_EFFECTS, 3), (CORE, 2)):
        scene = by(edition, command=(5, 0)).unit("O", rank="officer", orders=own).unit("C", at=(3, 3))
        orders = vae.orders_of(scene.game, scene["O"])
        assert len(scene["O"].profile.orders) + len(orders) == 1 + known
        assert vae.orders_of(scene.game, scene["C"]) == ()
    scene = french(command=(5, 0)).unit("O", rank="officer").unit("C", at=(3, 3)).unit("D", at=(6, 3))
    scene.enemy(at=(25, 25)).do(RemoveUnit("O"))
    scene.do(Activate("C"))
    assert refused(scene, VaeSoli("D")) == "no_vae_orders"
    assert vae.points_available(scene.game, scene["C"]) == 0
    assert not vae.knows_vae_orders(scene.game, "A")


@pytest.mark.rule("FR-21")
def test_a_header_has_four_fields() -> None:
    for text in (FREE, "Free - 1 CMD - one allied combatant - Unlimited"):
        made = order(text)
        assert (made.trigger, made.cost, made.permanent) == ("free", 1, False)
        assert (made.aim, made.limit) == (Aim("ally", combatants=True), None)
        assert read_order(read_order(text).text()) == read_order(text)
    with pytest.raises(ValueError, match="3 fields"):
        read_order("Libre - 1 PC - Illimité")


@pytest.mark.rule("FR-22")
def test_its_trigger_works_as_for_any_effect() -> None:
    scene = commanding(order("Actif - gratuit - aucune - Illimité", stat("cbt", 1)))
    scene.do(UsePower("E", ORDER))
    assert scene.game.activation is not None
    assert scene.game.activation.action == "concentration"


@pytest.mark.rule("FR-23")
def test_a_cost_is_a_number_or_x_or_one_of_several() -> None:
    dear = commanding(order("Libre - 3 PC - aucune - Illimité", stat("cbt", 1)), command=2)
    assert refused(dear, UsePower("E", ORDER)) == "too_little_command"
    assert pool(dear) == (2, 2)
    counted = order("Libre - X PC - aucune - Illimité", stat("cbt", 1), counts="enemies_in_contact")
    scene = commanding(counted).enemy("G").touch("G", "E", (1, 0)).enemy("H").touch("H", "E", (-1, 0))
    scene.do(UsePower("E", ORDER))
    assert pool(scene) == (7, 5)
    named = order("Libre - X PC - aucune - Illimité", stat("cbt", 1), counts="named")
    asking = commanding(named)
    assert refused(asking, UsePower("E", ORDER)) == "no_such_cost"
    asking.do(UsePower("E", ORDER, points=4))
    assert pool(asking) == (7, 3)
    several = commanding(order("Libre - 1, 2 ou 3 PC - aucune - Illimité", stat("cbt", 1)))
    for points in (None, 0, 4):
        assert refused(several, UsePower("E", ORDER, points=points)) == "no_such_cost"
    several.do(UsePower("E", ORDER, points=3))
    assert pool(several) == (7, 4)
    with pytest.raises(ValueError, match="fields"):
        OrderCard.model_validate({"name": "a", "header": "Libre - X PC - aucune - Illimité", "text": "x"})


@pytest.mark.rule("FR-24")
@pytest.mark.parametrize(("cost", "after"), [("2*", (5, 1)), ("2", (7, 1))])
def test_an_asterisk_is_for_good(cost: str, after: tuple[int, int]) -> None:
    scene = commanding(order(f"Libre - {cost} PC - aucune - Illimité", stat("cbt", 1)))
    low = replace(scene.game.companies["A"], current=3)
    scene.changed(companies={**scene.game.companies, "A": low})
    scene.do(UsePower("E", ORDER))
    assert pool(scene) == after


@pytest.mark.rule("FR-25")
def test_gratuit_costs_nothing() -> None:
    scene = commanding(order(NO_TARGET, stat("cbt", 1)), command=0)
    scene.do(UsePower("E", ORDER))
    assert (pool(scene), now(scene, "E")) == ((0, 0), 4)


@pytest.mark.rule("FR-26", "FR-66")
def test_who_may_be_targeted() -> None:
    scene = commanding(order(GRATIS, stat("cbt", 1, "ally")))
    scene.unit("L", at=(3, 3), keywords=("lemure",))
    for index, state in enumerate(("stunned", "immobilized", "berserk", "controlled")):
        scene.unit(state, at=(3 + 3 * index, 20), states=(state,))
    assert refused(scene, UsePower("E", ORDER, ("L",))) == "not_meant"
    assert refused(scene, UsePower("E", ORDER, ("F",))) == "not_meant"
    assert refused(scene, UsePower("E", ORDER, ("E", "E"))) == "too_many_targets"
    for state in ("stunned", "immobilized", "berserk", "controlled"):
        assert refused(scene, UsePower("E", ORDER, (state,))) == "takes_no_orders"
    scene.do(UsePower("E", ORDER, ("E",)))
    any_ally = commanding(order("Libre - gratuit - un allié - Illimité", stat("mvt", 1, "ally")))
    any_ally.unit("L", at=(3, 3), keywords=("lemure",)).do(UsePower("E", ORDER, ("L",)))
    assert now(any_ally, "L", "mvt") == 6


@pytest.mark.rule("FR-27")
@pytest.mark.parametrize(("edition", "stunned"), [(FRENCH_EFFECTS, 3), (CORE, 2)])
def test_affected_is_not_receiving(edition: Edition, stunned: int) -> None:
    beside = stat("cbt", 1, "allies", within=4.0, around="target")
    scene = commanding(order(GRATIS, stat("def", 1, "ally"), beside), edition=edition)
    scene.unit("A", at=(3, 3)).unit("S", at=(7.2, 3), states=("stunned",)).unit("Z", at=(8.3, 3))
    scene.do(UsePower("E", ORDER, ("A",)))
    assert (now(scene, "A"), now(scene, "A", "def")) == (4, 4)
    assert now(scene, "S") == stunned
    assert (now(scene, "Z"), now(scene, "E")) == (3, 3)


@pytest.mark.rule("FR-28", "FR-66")
@pytest.mark.parametrize(
    ("edition", "combatants", "lemure"), [(FRENCH_EFFECTS, 6, 5), (CORE, 4, 6)], ids=["french", "core"]
)
def test_an_order_to_a_company_reaches_everybody(edition: Edition, combatants: int, lemure: int) -> None:
    headed = order("Libre - gratuit - la compagnie - Illimité", stat("mvt", 1, "company"))
    for made, left_out in ((headed, 5), (core_order("Free", stat("mvt", 1, "company")), lemure)):
        scene = commanding(made, edition=edition)
        for index in range(5):
            scene.unit(f"C{index}", at=(3 + 3 * index, 20), states=("stunned",) if index < 2 else ())
        scene.unit("L", at=(3, 3), keywords=("lemure",)).do(UsePower("E", ORDER))
        gained = [key for key in ("E", "C0", "C1", "C2", "C3", "C4") if now(scene, key, "mvt") == 6]
        assert (len(gained), now(scene, "L", "mvt"), now(scene, "F", "mvt")) == (combatants, left_out, 5)


@pytest.mark.rule("FR-09", "FR-18", "FR-27", "FR-28")
def test_an_order_that_is_always_in_force_is_received_like_others() -> None:
    def mvt(target: str, *acts: Act, edition: Edition = FRENCH_EFFECTS) -> str:
        made = order(f"Constant - gratuit - {target} - Illimité", *acts)
        scene = commanding(made, edition=edition).unit("A", at=(3, 3))
        scene.unit("S", at=(6, 3), states=("stunned",)).unit("M", at=(9, 3), abilities=("maverick",))
        scene.unit("L", at=(12, 3), keywords=("lemure",))
        return "".join(key for key in "EASMLF" if now(scene, key, "mvt") != 5)

    assert mvt("alliés", stat("mvt", 1, "allies")) == "EAL"
    assert mvt("aucune", stat("mvt", 1, "allies")) == "EASML"
    assert mvt("la compagnie", stat("mvt", 1, "company")) == "EASM"
    assert mvt("adversaires", stat("mvt", 1, "enemies")) == "F"
    assert mvt("alliés", stat("mvt", 1, "allies"), edition=CORE) == "EASML"


@pytest.mark.rule("FR-06", "FR-09")
def test_an_order_that_is_always_in_force_finds_its_associates() -> None:
    guard = Availability("associated", 1, name="chief")
    made = order("Constant - gratuit - aucune - Illimité", stat("mvt", 1, "associate"))
    scene = commanding(made, name="chief").unit("A", at=(3, 3), availability=guard).unit("B", at=(6, 3))
    assert [now(scene, key, "mvt") for key in "EAB"] == [5, 6, 5]


@pytest.mark.rule("FR-29")
def test_no_legal_target_no_order() -> None:
    def scene_of(target: str) -> Scene:
        made = order(f"Libre - 1 PC - {target} - Illimité", stat("cbt", 1))
        return (
            commanding(made)
            .unit("S", at=(3, 3), states=("stunned",))
            .unit("L", at=(6, 3), keywords=("lemure",))
        )

    alone = scene_of("un autre combattant allié")
    assert refused(alone, UsePower("E", ORDER, ("S",))) == "no_legal_target"
    assert refused(alone, UsePower("E", ORDER)) == "no_legal_target"
    assert pool(alone) == (7, 7)
    itself = scene_of("un combattant allié")
    itself.do(UsePower("E", ORDER, ("E",)))
    assert now(itself, "E") == 4
    nobody = scene_of("aucune")
    nobody.do(UsePower("E", ORDER))
    assert now(nobody, "E") == 4


@pytest.mark.rule("FR-30")
def test_how_often() -> None:
    def scene_of(limit: str) -> Scene:
        scene = commanding(order(f"Libre - gratuit - aucune - {limit}", stat("cbt", 1)), status="acted")
        return scene.unit("C", at=(3, 3)).unit("D", at=(6, 3)).enemy("G", at=(7.2, 3))

    attack = scene_of("Unique (attaque)")
    attack.do(UsePower("E", ORDER))
    assert refused(attack, UsePower("E", ORDER)) == "limit_reached"
    attack.do(DeclareMelee("D", "G"))
    attack.fight((1, 1, 1), (1, 1, 1))
    attack.do(UsePower("E", ORDER))
    turn = scene_of("2 (tour)")
    for _ in range(2):
        turn.do(UsePower("E", ORDER))
    assert refused(turn, UsePower("E", ORDER)) == "limit_reached"
    next_turn(turn).do(UsePower("E", ORDER))
    unlimited = scene_of("Illimité")
    for _ in range(4):
        unlimited.do(UsePower("E", ORDER))
    activation = scene_of("Unique (activation)")
    activation.do(Activate("C"))
    activation.do(UsePower("E", ORDER))
    assert refused(activation, UsePower("E", ORDER)) == "limit_reached"
    activation.do(EndActivation())
    activation.do(Activate("F"))
    activation.do(UsePower("E", ORDER))
    once = scene_of("Unique")
    once.do(UsePower("E", ORDER))
    assert refused(next_turn(once), UsePower("E", ORDER)) == "limit_reached"
    copy = scene_of("Unique").unit("X", at=(9, 3), orders=once["E"].profile.orders)
    for key in ("E", "X"):
        copy.do(UsePower(key, ORDER))


@pytest.mark.rule("FR-31")
def test_a_header_needs_its_text() -> None:
    with pytest.raises(ValueError, match="fields"):
        OrderCard.model_validate({"name": "a", "header": FREE})


@pytest.mark.rule("FR-32", "FR-92")
def test_vae_orders_need_one_able_holder() -> None:
    def known(*states: tuple[str, ...], **card: Any) -> bool:
        scene = french(command=(5, 0)).unit("C", at=(3, 3)).enemy("F")
        for index, marks in enumerate(states):
            scene.unit(f"O{index}", at=(10 - 6 * index, 10), rank="officer", states=marks, **card)
        return vae.knows_vae_orders(scene.game, "A")

    assert known((), status="acted")
    for state in ("stunned", "immobilized", "knocked_down", "berserk", "controlled"):
        assert not known((state,))
    assert known(("stunned",), ())
    scene = french(command=(5, 0)).unit("O", rank="officer", states=("stunned",)).unit("C", at=(3, 3))
    scene.unit("D", at=(6, 3)).enemy(at=(25, 25)).do(Activate("C"))
    assert refused(scene, VaeSoli("D")) == "no_vae_orders"
    scene.unit("P", at=(9, 3), rank="officer")
    scene.do(RemoveUnit("O"))
    scene.do(VaeSoli("D"))
