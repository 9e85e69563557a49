"""Orders: their header, what they cost, who gives and who receives them (EF-16 to EF-22, OR-01 to OR-07)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.catalogue import read_cards
from hellassist.places import cards_folder
from hellassist.rules.commands import (
    Activate,
    DeclareMelee,
    EndActivation,
    MoveUnit,
    RemoveUnit,
    UsePower,
    VaeSoli,
)
from hellassist.rules.game import Terrain
from hellassist.rules.profile import Stat
from tests.rules.orders import (
    AURA,
    ORDER,
    aura,
    commander,
    next_turn,
    now,
    order,
    pool,
    refusal,
    stat,
)
from tests.scene import Scene, weapon

# -- headers, cost, Unique -------------------------------------------------------------------------


@pytest.mark.rule("EF-17")
@pytest.mark.parametrize(
    ("header", "fields"),
    [
        ("Active • 2 permanent CMD • Unique", ("active", 2, True, True)),
        ("Free • 1 CMD", ("free", 1, False, False)),
        ("", ("", 0, False, False)),
    ],
)
def test_the_header_of_an_order(header: str, fields: tuple[object, ...]) -> None:
    made = order(header)
    assert (made.trigger, made.cost, made.permanent, made.unique) == fields


@pytest.mark.rule("EF-19", "OR-02")
@pytest.mark.parametrize(
    ("header", "after"), [("Active • 2 CMD", (7, 5)), ("Active • 2 permanent CMD", (5, 5))]
)
def test_an_order_costs_what_its_header_says(header: str, after: tuple[int, int]) -> None:
    scene = commander(stat("cbt", 1), header=header)
    scene.do(UsePower("E", ORDER))
    assert (pool(scene), now(scene, "E")) == (after, 4)


@pytest.mark.rule("OR-02")
def test_an_order_is_paid_before_it_works() -> None:
    scene = commander(stat("cbt", 1), header="Active • 1 CMD", command=3)
    facts = scene.do(UsePower("E", ORDER))
    kinds = [type(fact).__name__ for fact in facts]
    assert kinds.index("CommandSet") < kinds.index("PowerUsed") < kinds.index("EffectBegan")
    assert pool(scene) == (3, 2)


@pytest.mark.rule("EF-18", "OR-03")
def test_a_unique_order_is_used_once_in_a_game() -> None:
    scene = commander(stat("cbt", 1), header="Free • 1 CMD • Unique")
    scene.unit("K", orders=(order("Free • Unique", stat("cbt", 1)),), at=(4, 4))
    scene.do(UsePower("E", ORDER))
    assert refusal(scene, UsePower("E", ORDER)) == ("used_already", "EF-18")
    next_turn(scene)
    assert refusal(scene, UsePower("E", ORDER)) == ("used_already", "EF-18")
    scene.do(UsePower("K", ORDER))
    assert now(scene, "K") == 4


@pytest.mark.rule("EF-18")
def test_any_other_order_is_used_as_often_as_it_can_be_paid() -> None:
    scene = commander(stat("cbt", 1), header="Free • 3 CMD")
    scene.do(UsePower("E", ORDER))
    scene.do(UsePower("E", ORDER))
    assert (pool(scene), now(scene, "E")) == ((7, 1), 5)
    assert refusal(scene, UsePower("E", ORDER)) == ("too_little_command", "CM-11")


@pytest.mark.rule("EF-18")
def test_a_unique_order_that_a_fight_spoils_counts_as_used() -> None:
    scene = commander(stat("cbt", 1), header="Active • Unique")
    scene.enemy("F", weapons=(weapon(*((1, "stunned"),) * 5),))
    scene.do(UsePower("E", ORDER, enemy="F"))
    scene.fight((1, 1), (6, 1, 1))
    next_turn(scene)
    scene.changed(units={**scene.game.units, "E": replace(scene["E"], states=())})
    assert refusal(scene, UsePower("E", ORDER, enemy="F")) == ("used_already", "EF-18")


@pytest.fixture
def swashbuckler() -> Scene:
    """The shipped card, with the stats of the worked example."""
    cards = read_cards(cards_folder() / "westerners.toml")
    card = next(card for card in cards if card.id == "swashbuckler").profile()
    scene = (
        Scene(command=(7, 7)).unit("E", mvt=5, shs=2, cbt=4, fth=1, orders=card.orders).unit("M", at=(4, 4))
    )
    return scene.enemy("F", at=(25, 25))


FOUR: tuple[Stat, ...] = ("mvt", "shs", "cbt", "fth")


@pytest.mark.rule("EF-22")
def test_the_lord_guides_my_hand(swashbuckler: Scene) -> None:
    scene = swashbuckler
    scene.do(UsePower("E", ORDER))
    assert scene.game.activation is not None
    assert (scene.game.activation.action, pool(scene)) == ("concentration", (5, 5))
    assert [now(scene, "E", name) for name in FOUR] == [6, 4, 6, 3]
    assert [now(scene, "M", name) for name in FOUR] == [5, None, 3, 1]
    for _ in range(3):
        next_turn(scene)
    assert [now(scene, "E", name) for name in FOUR] == [6, 4, 6, 3]
    assert refusal(scene, UsePower("E", ORDER)) == ("used_already", "EF-18")


@pytest.mark.rule("EF-22")
def test_the_lord_guides_nobody_who_cannot_pay(swashbuckler: Scene) -> None:
    companies = swashbuckler.game.companies
    swashbuckler.changed(companies={**companies, "A": replace(companies["A"], current=1)})
    assert refusal(swashbuckler, UsePower("E", ORDER)) == ("too_little_command", "CM-11")


@pytest.mark.rule("OR-02")
def test_the_cost_is_looked_at_before_the_units_named() -> None:
    scene = commander(stat("cbt", 1, "ally"), header="Free • 9 CMD")
    assert refusal(scene, UsePower("E", ORDER)) == ("too_little_command", "CM-11")


@pytest.mark.rule("UN-33", "UN-55")
def test_an_unbeliever_has_the_rest_of_a_power_that_names_faith(swashbuckler: Scene) -> None:
    orders = swashbuckler["E"].profile.orders
    swashbuckler.unit("E", mvt=5, shs=2, cbt=4, fth=None, keywords=("unbeliever",), orders=orders)
    swashbuckler.do(UsePower("E", ORDER))
    assert [now(swashbuckler, "E", name) for name in FOUR] == [6, 4, 6, None]


# -- without a trigger -----------------------------------------------------------------------------


def samael() -> Scene:
    """The example of the orders: S with an order without trigger, a Succubus D, both Stunned."""
    sacrifice = order("", stat("cbt", 1, "allies"), name="Ultimate Sacrifice")
    scene = Scene(command=(0, 0)).unit("S", orders=(sacrifice,), states=("stunned",), rank="officer")
    return scene.unit("D", at=(4, 4), states=("stunned",)).unit("K", at=(4, 8)).enemy("F", at=(25, 25))


@pytest.mark.rule("OR-01", "EF-16")
@pytest.mark.parametrize("active", ["K", "F"])
def test_an_order_without_trigger_is_neither_given_nor_received(active: str) -> None:
    scene = samael().changed(to_act="A" if active == "K" else "B")
    scene.do(Activate(active))
    assert now(scene, "D") == 2
    scene.do(RemoveUnit("S"))
    scene.do(UsePower("S", ORDER))
    assert now(scene, "D") == 3
    assert scene.game.activation is not None
    assert scene.game.activation.action == ""


@pytest.mark.rule("OR-01")
def test_a_stunned_officer_gives_no_vae_soli() -> None:
    scene = samael()
    scene.do(Activate("K"))
    assert refusal(scene, VaeSoli("D"))[0] == "no_vae_orders"


@pytest.mark.rule("EF-16")
def test_no_power_without_trigger_from_beyond_the_battle() -> None:
    scene = samael()
    scene.do(RemoveUnit("S", killed=False))
    assert refusal(scene, UsePower("S", ORDER)) == ("not_on_table", "TD-24")
    assert refusal(samael().changed(phase="over"), UsePower("S", ORDER)) == ("not_action_phase", "EF-16")


@pytest.mark.rule("AC-49", "EF-14")
def test_a_power_without_trigger_waits_for_the_end_of_an_attack() -> None:
    scene = samael().enemy("F", at=(4, 9.2))
    scene.do(DeclareMelee("K", "F"))
    assert refusal(scene, UsePower("S", ORDER))[0] == "attack_open"


# -- giving and receiving --------------------------------------------------------------------------


@pytest.mark.rule("OR-03")
def test_an_active_order_of_a_free_unit_takes_a_concentration() -> None:
    scene = commander(stat("cbt", 1))
    scene.do(UsePower("E", ORDER))
    assert scene.game.activation is not None
    assert scene.game.activation.action == "concentration"


@pytest.mark.rule("OR-04")
def test_a_stunned_unit_gives_no_order_but_pays_to_leave_a_control_area() -> None:
    scene = commander(stat("cbt", 1), states=("stunned",)).enemy("F", at=(10, 11.8))
    assert refusal(scene, UsePower("E", ORDER)) == ("gives_no_orders", "ST-070")
    scene.do(MoveUnit("E", scene.path((10, 8), unit="E")))
    assert pool(scene) == (7, 6)


@pytest.mark.rule("OR-04")
def test_an_aura_is_no_order() -> None:
    scene = Scene().unit(
        "E", states=("stunned",), auras=(aura("Temporary • Active • 4 fathom radius • Lingering"),)
    )
    scene.do(UsePower("E", AURA))
    assert scene.game.running != ()


@pytest.mark.rule("OR-05", "ST-050", "ST-052")
@pytest.mark.parametrize(
    ("card", "value"),
    [
        ({}, 4),
        ({"states": ("knocked_down",)}, 1),
        ({"states": ("stunned",)}, 2),
        ({"states": ("controlled",), "controller": "B"}, 3),
        ({"abilities": ("maverick",)}, 3),
    ],
)
def test_who_cannot_receive_orders_is_not_affected_by_an_allys(card: dict[str, Any], value: int) -> None:
    scene = commander(stat("cbt", 1, "units")).unit("M", at=(4, 4), **card)
    if "controller" in card:  # neither its own side's nor its new one's
        scene = commander(stat("cbt", 1, "allies")).unit("M", at=(4, 4), **card)
        scene.enemy("F", at=(25, 25), orders=(order("Active", stat("cbt", 1, "allies")),))
        scene.changed(to_act="B").do(UsePower("F", ORDER))
        assert now(scene, "M") == 3
        scene.do(EndActivation())
    scene.do(UsePower("E", ORDER))
    assert now(scene, "M") == value


@pytest.mark.rule("OR-05")
def test_an_ally_who_cannot_receive_orders_is_not_named_either() -> None:
    scene = commander(stat("cbt", 1, "ally")).unit("M", at=(4, 4), states=("stunned",))
    assert refusal(scene, UsePower("E", ORDER, ("M",))) == ("takes_no_orders", "OR-05")


@pytest.mark.rule("OR-06")
def test_an_enemys_order_works_on_a_unit_without_orders() -> None:
    scene = commander(stat("def", -1, "enemies")).enemy("F", at=(25, 25), defence=4, states=("stunned",))
    assert now(scene, "F", "def") == 3
    scene.do(UsePower("E", ORDER))
    assert now(scene, "F", "def") == 2


@pytest.mark.rule("OR-07")
def test_orders_have_no_range() -> None:
    scene = commander(stat("cbt", 1, "ally"))
    scene.changed(width=2000.0).unit("M", at=(50, 10))
    scene.do(UsePower("E", ORDER, ("M",)))
    assert now(scene, "M") == 4


@pytest.mark.rule("OR-07")
def test_vae_victis_has_no_range_and_walls_do_not_matter() -> None:
    scene = (
        Scene(command=(2, 0))
        .changed(width=2000.0)
        .unit("I", at=(50, 10), rank="officer")
        .unit("E")
        .enemy("F")
    )
    wall = Terrain("wall", tuple(scene.spot(*spot) for spot in ((20, 0), (21, 0), (21, 30))), opaque=True)
    scene.changed(terrain=(wall,)).do(DeclareMelee("E", "F"))
    scene.fight((1,) * 5, (1, 1, 1), vae_victis=(2,))
    assert pool(scene) == (2, 0)


@pytest.mark.rule("ST-052")
def test_an_order_to_the_company_passes_a_controlled_unit_by() -> None:
    """Neither the Company of its owner nor that of its controller."""
    scene = commander(stat("cbt", -1, "company")).unit("M", at=(4, 4)).unit("C", at=(4, 8), controller="B")
    scene.unit("C", at=(4, 8), states=("controlled",), controller="B")
    scene.enemy("F", at=(25, 25), orders=(order("Active", stat("cbt", -1, "company")),))
    scene.do(UsePower("E", ORDER))
    scene.do(EndActivation())
    scene.do(UsePower("F", ORDER))
    assert {key: now(scene, key) for key in "EMCF"} == {"E": 2, "M": 2, "C": 3, "F": 2}


@pytest.mark.rule("ST-052")
def test_a_controlled_unit_does_not_react() -> None:
    scene = (
        Scene()
        .unit("E")
        .unit("C", at=(4, 8), states=("accelerated", "controlled"), controller="A", player="B")
    )
    scene.enemy("F", at=(25, 25)).unit("K", at=(14, 4), states=("accelerated",))
    scene.do(Activate("E"))
    scene.do(EndActivation())
    assert refusal(scene, Activate("C"))[0] == "not_your_turn"
    scene.do(Activate("K"))


@pytest.mark.rule("ST-050", "OR-05")
def test_a_controlled_unit_uses_no_aura_and_gives_no_order() -> None:
    made = aura("Temporary • Passive • 4 fathom radius • Lingering")
    scene = commander(stat("cbt", 1), header="Free", states=("controlled",), auras=(made,))
    assert refusal(scene, UsePower("E", AURA)) == ("uses_no_auras", "ST-050")
    assert refusal(scene, UsePower("E", ORDER)) == ("gives_no_orders", "ST-050")
