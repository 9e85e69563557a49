"""Command in the French chapter: the pool, its colours, duels of authority (FR-45 to FR-63)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.app.battle.session import Session
from hellassist.catalogue.cards import Card
from hellassist.rules.commands import (
    Activate,
    AuthorityDuel,
    ChooseColours,
    NextTurn,
    PlaceUnit,
    RemoveUnit,
    SayColours,
    SetUpBattle,
    SpendCommand,
    UsePower,
    VaeSoli,
)
from hellassist.rules.editions import CORE, FRENCH_EFFECTS, Edition, own_rules
from hellassist.rules.events import DuelFought
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Company, Game, Player
from hellassist.rules.powers import costs
from hellassist.rules.powers.power_cards import printed
from hellassist.rules.profile import Act, BinaryCommand
from hellassist.rules.turn import command
from hellassist.store.log import MemoryLog
from tests.catalogue.make import card
from tests.rules.editions.make import by, commanding, french, order, refused
from tests.rules.orders import ORDER, next_turn, pool, stat
from tests.scene import Scene

LIGHT, DARK, FREE = BinaryCommand(light=3), BinaryCommand(dark=3), BinaryCommand(either=3)


def pools(scene: Scene, basic: int, current: int, player: Player = "A") -> Scene:
    """The scene with this basic and current Command."""
    company = replace(scene.game.companies[player], basic=basic, current=current)
    return scene.changed(companies={**scene.game.companies, player: company})


def spent(scene: Scene, points: int, *, permanent: bool = False) -> tuple[int, int]:
    scene.do(SpendCommand("A", points, permanent=permanent))
    return pool(scene)


@pytest.mark.rule("FR-45")
def test_each_player_pays_from_his_own_pool() -> None:
    scene = french(command=(1, 5)).unit("E").enemy(at=(25, 25))
    assert refused(scene, SpendCommand("A", 2)) == "too_little_command"
    scene.do(SpendCommand("B", 2))
    assert (pool(scene), pool(scene, "B")) == ((1, 1), (5, 3))


@pytest.mark.rule("FR-46")
def test_initial_command() -> None:
    assert pool(started({"cmd": 4}, {"cmd": 1}, {"cmd": 1}, {"cmd": 1}, {}, {"cmd": 2, "at": None})) == (7, 7)


@pytest.mark.rule("FR-47", "FR-49")
def test_temporary_points_leave_the_base_alone() -> None:
    assert spent(french(command=(7, 0)).unit("E"), 3) == (7, 4)


@pytest.mark.rule("FR-48")
def test_upkeep_gives_it_back() -> None:
    scene = pools(french().unit("E").enemy(at=(25, 25)), 5, 1)
    assert pool(next_turn(scene)) == (5, 5)


@pytest.mark.rule("FR-50")
def test_permanent_points_leave_both() -> None:
    assert spent(pools(french().unit("E"), 7, 3), 2, permanent=True) == (5, 1)


@pytest.mark.rule("FR-51")
@pytest.mark.parametrize(
    ("cmd", "before", "after"), [(4, (5, 1), (1, 0)), (4, (3, 3), (0, 0)), (1, (1, 1), (0, 0))]
)
@pytest.mark.parametrize("killed", [True, False])
def test_a_death_takes_its_cmd_at_once(
    cmd: int, before: tuple[int, int], after: tuple[int, int], killed: bool
) -> None:
    scene = pools(french().unit("E", cmd=cmd).enemy(at=(25, 25)), *before)
    scene.do(RemoveUnit("E", killed=killed))
    assert pool(scene) == after


@pytest.mark.rule("FR-52")
def test_orders_must_be_affordable() -> None:
    made = order("Libre - 2 PC - aucune - Illimité", stat("cbt", 1))
    assert refused(commanding(made, command=1), UsePower("E", ORDER)) == "too_little_command"
    scene = commanding(made, command=2)
    scene.do(UsePower("E", ORDER))
    assert pool(scene) == (2, 0)


@pytest.mark.rule("FR-53")
def test_the_base_may_reach_0() -> None:
    dear = order("Libre - 2* PC - aucune - Illimité", stat("cbt", 1))
    gratis = order("Libre - gratuit - aucune - Illimité", stat("cbt", 1), name="Gratis")
    scene = commanding(dear, gratis, command=2)
    scene.do(UsePower("E", ORDER))
    assert pool(scene) == (0, 0)
    assert pool(next_turn(scene)) == (0, 0)
    scene.do(UsePower("E", replace(ORDER, index=1)))


@pytest.mark.rule("FR-54")
def test_arnaud() -> None:
    scene = started({"cmd": 4, "rank": "officer"}, *({"cmd": 1},) * 3)
    assert pool(scene) == (7, 7)
    scene.do(NextTurn())
    assert spent(scene, 3) == (7, 4)
    assert pool(next_turn(scene)) == (7, 7)
    spent(scene, 4)
    assert spent(scene, 2, permanent=True) == (5, 1)
    scene.do(RemoveUnit("A0"))
    assert pool(scene) == (1, 0)
    assert pool(next_turn(scene)) == (1, 1)


def started(*cards: dict[str, Any], edition: Edition = FRENCH_EFFECTS) -> Scene:
    """A battle set up with these units of A, and one of B."""
    scene = by(edition)
    for index, entries in enumerate(cards):
        light = {"light": entries["light"]} if "light" in entries else {}
        given = {key: value for key, value in entries.items() if key != "light"}
        scene.unit(f"A{index}", **{"at": (2 + 2.5 * index, 3), **given})
        scene.changed(units={**scene.game.units, f"A{index}": replace(scene[f"A{index}"], **light)})
    units = tuple(scene.enemy("F", at=(25, 25)).game.units.values())
    setting = SetUpBattle("b", (Company("A", "W"), Company("B", "D")), units, edition=edition)
    scene.game = evolve_all(Game(), setting.decide(Game()))
    return scene


@pytest.mark.rule("FR-55")
@pytest.mark.parametrize(("edition", "after"), [(FRENCH_EFFECTS, (7, 3)), (CORE, (5, 1))])
def test_reinforcements_add_their_cmd(edition: Edition, after: tuple[int, int]) -> None:
    scene = by(edition).unit("E").unit("C", cmd=2, at=None).enemy(at=(25, 25)).changed(turn=3)
    pools(scene, 5, 1)
    scene.do(PlaceUnit("C", scene.spot(3, 3), arrives=True))
    assert pool(scene) == after
    assert pool(next_turn(scene)) == (7, 7)
    assert pool(next_turn(scene)) == (7, 7)
    assert refused(scene, PlaceUnit("C", scene.spot(6, 3), arrives=True)) == "does_not_arrive"
    scene.do(RemoveUnit("C"))
    assert pool(scene) == (5, 5)


def ordered(amount: int, *, cmd: int, edition: Edition = FRENCH_EFFECTS) -> Scene:
    """E with so much CMD gives itself a modifier on it until the end of the turn."""
    made = order("Libre - gratuit - aucune - Illimité", stat("cmd", amount))
    return commanding(made, edition=edition, cmd=cmd)


@pytest.mark.rule("FR-56")
@pytest.mark.parametrize(
    ("amount", "cmd", "before", "after", "ended"),
    [(1, 4, (7, 4), (8, 5), (7, 7)), (-1, 1, (7, 0), (6, 0), (7, 7)), (-3, 1, (7, 7), (6, 6), (7, 7))],
)
def test_modifiers_on_cmd_count_at_once(
    amount: int, cmd: int, before: tuple[int, int], after: tuple[int, int], ended: tuple[int, int]
) -> None:
    scene = pools(ordered(amount, cmd=cmd), *before)
    scene.do(UsePower("E", ORDER))
    assert pool(scene) == after
    core = pools(ordered(amount, cmd=cmd, edition=CORE), *before)
    core.do(UsePower("E", ORDER))
    assert pool(core) == before
    assert pool(next_turn(scene))[0] == ended[0]


@pytest.mark.rule("FR-51", "FR-56")
def test_a_death_takes_the_modified_cmd() -> None:
    scene = pools(ordered(1, cmd=4), 7, 4)
    scene.do(UsePower("E", ORDER))
    scene.do(RemoveUnit("E"))
    assert pool(scene) == (3, 0)
    core = pools(ordered(1, cmd=4, edition=CORE), 9, 6)
    core.do(UsePower("E", ORDER))
    core.do(RemoveUnit("E"))
    assert pool(core) == (5, 2)


# -- two colours -----------------------------------------------------------------------------------


def colours(scene: Scene) -> tuple[tuple[int, int], tuple[int, int]]:
    """Light and dark points of basic and current Command."""
    company = scene.game.companies["A"]
    basic, current = command.basic(company), command.current(company)
    return (basic.light, basic.total - basic.light), (current.light, current.total - current.light)


def coloured(basic: tuple[int, int], current: tuple[int, int], *cards: dict[str, Any]) -> Scene:
    """Units of A with these cards, and so many light and dark points."""
    scene = started(*(cards or ({"binary": FREE},)))
    company = replace(
        scene.game.companies["A"],
        basic=sum(basic),
        current=sum(current),
        coloured=True,
        basic_light=basic[0],
        current_light=current[0],
    )
    scene.do(NextTurn())
    return scene.changed(companies={**scene.game.companies, "A": company})


@pytest.mark.rule("FR-57")
def test_points_with_a_symbol_have_its_colour() -> None:
    assert colours(started({"binary": LIGHT})) == ((3, 0), (3, 0))
    both = started({"binary": LIGHT}, {"binary": BinaryCommand(dark=2)})
    assert colours(both) == ((3, 2), (3, 2))
    without = started({"binary": FREE, "light": 1})
    assert colours(without) == ((1, 2), (1, 2))
    core = started({"binary": LIGHT}, edition=CORE)
    assert (pool(core), core.game.companies["A"].coloured) == ((3, 3), False)
    assert not started({"cmd": 3}).game.companies["A"].coloured
    made: Card = card("a", faction="immortals", binary={"light": 3})
    assert made.profile().binary == LIGHT


@pytest.mark.rule("FR-58")
def test_points_without_symbol_are_as_their_player_says() -> None:
    assert colours(started({"binary": FREE, "light": 2})) == ((2, 1), (2, 1))
    mixed = started({"binary": LIGHT}, {"cmd": 2, "light": 1})
    assert colours(mixed) == ((4, 1), (4, 1))
    with pytest.raises(Exception, match="too_many_light"):
        started({"binary": FREE, "light": 4})
    late = started({"binary": DARK}, {"binary": FREE, "at": None})
    late.do(NextTurn())
    late.do(PlaceUnit("A1", late.spot(9, 9), arrives=True, light=1))
    assert colours(late) == ((1, 5), (1, 5))
    kept = next_turn(late)
    assert colours(kept) == ((1, 5), (1, 5))


@pytest.mark.rule("FR-59")
def test_a_coloured_cost_takes_that_colour_alone() -> None:
    scene = coloured((3, 1), (3, 1))
    assert refused(scene, SpendCommand("A", 2, colour="dark")) == "too_little_of_colour"
    scene.do(SpendCommand("A", 1, colour="dark"))
    assert colours(scene) == ((3, 1), (3, 0))
    dark = order("Libre - 1 PC sombre - aucune - Illimité", stat("cbt", 1))
    by_order = coloured((3, 1), (3, 1), {"binary": FREE, "orders": (dark,)})
    by_order.do(UsePower("A0", ORDER))
    assert colours(by_order) == ((3, 1), (3, 0))
    assert refused(by_order, UsePower("A0", ORDER)) == "too_little_of_colour"
    for_good = coloured((3, 1), (3, 1))
    for_good.do(SpendCommand("A", 1, permanent=True, colour="dark"))
    assert colours(for_good) == ((3, 0), (3, 0))


@pytest.mark.rule("FR-60")
def test_any_other_cost_takes_what_its_player_likes() -> None:
    scene = coloured((2, 1), (2, 1))
    scene.do(SpendCommand("A", 3))
    assert colours(scene) == ((2, 1), (0, 0))
    for light, left in ((0, (2, 0)), (1, (1, 1)), (None, (1, 1))):
        one = coloured((2, 1), (2, 1))
        one.do(SpendCommand("A", 1, light=light))
        assert colours(one) == ((2, 1), left)
    plain = order("Libre - 1 PC - aucune - Illimité", stat("cbt", 1))
    by_order = coloured((2, 1), (2, 1), {"binary": FREE, "orders": (plain,)})
    by_order.do(UsePower("A0", ORDER, light=0))
    assert colours(by_order) == ((2, 1), (2, 0))
    for_good = coloured((2, 1), (2, 1))
    for_good.do(SpendCommand("A", 2, permanent=True, light=1))
    assert colours(for_good) == ((1, 0), (1, 0))
    assert refused(for_good, SpendCommand("A", 1, light=0)) == "too_little_of_colour"


@pytest.mark.rule("FR-60")
def test_what_was_paid_without_asking_may_be_paid_otherwise() -> None:
    scene = coloured((3, 3), (3, 2), {"binary": FREE, "rank": "officer"}, {})
    assert refused(scene, SayColours("A", 1)) == "nothing_unsaid"
    scene.changed(to_act="A").do(Activate("A0"))
    scene.do(VaeSoli("A1"))
    assert colours(scene) == ((3, 3), (2, 2))
    scene.do(SayColours("A", 0))
    assert colours(scene) == ((3, 3), (3, 1))
    assert refused(scene, SayColours("A", 1)) == "nothing_unsaid"


@pytest.mark.rule("FR-60")
def test_costs_add_up_until_the_next_activation_begins() -> None:
    scene = coloured((3, 3), (3, 3))
    scene.do(SpendCommand("A", 1))
    scene.do(SpendCommand("A", 2))
    for light in (4, -1):
        assert refused(scene, SayColours("A", light)) == "too_little_of_colour"
    for_good = coloured((3, 3), (3, 3))
    for_good.do(SpendCommand("A", 2, permanent=True))
    for_good.do(SayColours("A", 2))
    assert colours(for_good) == ((1, 3), (1, 3))
    said = coloured((3, 3), (3, 3))
    said.do(SpendCommand("A", 1, light=1))
    assert refused(said, SayColours("A", 0)) == "nothing_unsaid"
    paid = scene.game
    scene.do(SayColours("A", 3))
    assert colours(scene) == ((3, 3), (0, 3))
    scene.game = replace(paid, to_act="A")
    scene.do(Activate("A0"))
    assert refused(scene, SayColours("A", 3)) == "nothing_unsaid"


@pytest.mark.rule("FR-61")
@pytest.mark.parametrize(
    ("lost", "basic", "current", "after"),
    [
        (DARK, (3, 3), (3, 1), ((3, 0), (1, 0))),
        (LIGHT, (2, 2), (2, 2), ((0, 1), (0, 1))),
        (BinaryCommand(light=1, dark=1), (3, 3), (0, 3), ((2, 2), (0, 1))),
    ],
)
def test_a_loss_takes_its_colour_first(
    lost: BinaryCommand, basic: tuple[int, int], current: tuple[int, int], after: object
) -> None:
    scene = coloured(basic, current, {"binary": lost})
    scene.do(RemoveUnit("A0"))
    assert colours(scene) == after


def test_upkeep_gives_the_colours_back() -> None:
    scene = coloured((2, 3), (0, 1))
    assert colours(next_turn(scene)) == ((2, 3), (2, 3))


@pytest.mark.rule("FR-57", "FR-60")
@pytest.mark.parametrize(
    ("act", "basic", "current", "after"),
    [
        (Act("command", amount=1), (3, 0), (1, 0), ((3, 0), (2, 0))),
        (Act("command", amount=2), (3, 3), (1, 2), ((3, 3), (3, 2))),
        (Act("command", amount=9), (3, 3), (1, 2), ((3, 3), (3, 3))),
        (Act("command", amount=-2), (3, 1), (3, 1), ((3, 1), (1, 1))),
        (Act("command", amount=-9), (3, 1), (3, 0), ((3, 1), (0, 0))),
        (Act("command", amount=-2, until="game"), (3, 3), (1, 2), ((2, 2), (0, 1))),
        (Act("command", amount=1, until="game"), (2, 1), (0, 0), ((3, 1), (1, 0))),
    ],
)
def test_what_an_effect_gives_or_takes_has_a_colour(
    act: Act, basic: tuple[int, int], current: tuple[int, int], after: object
) -> None:
    given = order("Libre - gratuit - aucune - Illimité", act)
    scene = coloured(basic, current, {"binary": FREE, "orders": (given,)})
    scene.do(UsePower("A0", ORDER))
    assert colours(scene) == after


# -- authority duels -------------------------------------------------------------------------------


def rivals(
    a: tuple[int, int] = (7, 5), b: tuple[int, int] = (4, 4), edition: Edition = FRENCH_EFFECTS
) -> Scene:
    scene = by(edition).unit("E").enemy(at=(25, 25))
    return pools(pools(scene, *a), *b, player="B")


@pytest.mark.rule("FR-62")
@pytest.mark.parametrize(
    ("stakes", "winner", "left"),
    [
        ((3, 2), "A", (2, 4)),
        ((1, 0), "A", (4, 4)),
        ((2, 4), "B", (5, 0)),
        ((2, 2), None, (5, 4)),
        ((0, 0), None, (5, 4)),
    ],
)
def test_the_higher_stake_wins_and_is_paid(
    stakes: tuple[int, int], winner: Player | None, left: tuple[int, int]
) -> None:
    scene = rivals()
    facts = scene.do(AuthorityDuel(stakes, reason="Who holds the gate?"))
    assert facts[0] == DuelFought(stakes, winner, reason="Who holds the gate?")
    assert (pool(scene)[1], pool(scene, "B")[1]) == left
    assert (pool(scene)[0], pool(scene, "B")[0]) == (7, 4)


@pytest.mark.rule("FR-62")
def test_stakes_that_cannot_be_and_ties_by_our_table() -> None:
    for stakes in ((6, 0), (0, 5)):
        assert refused(rivals(), AuthorityDuel(stakes)) == "too_little_command"
    assert refused(rivals(), AuthorityDuel((-1, 0))) == "negative_cost"
    assert refused(rivals(edition=CORE), AuthorityDuel((3, 2))) == "no_duels"
    ours = rivals(edition=own_rules(FRENCH_EFFECTS, "ours", tied_duels_to_dominant=True)).changed(
        dominant="B"
    )
    ours.do(AuthorityDuel((2, 2)))
    assert (pool(ours), pool(ours, "B")) == ((7, 5), (4, 2))


@pytest.mark.rule("FR-63")
@pytest.mark.parametrize(("permanent", "after", "later"), [(True, (4, 2), (4, 4)), (False, (7, 2), (7, 7))])
def test_a_permanent_duel_costs_for_good(
    permanent: bool, after: tuple[int, int], later: tuple[int, int]
) -> None:
    scene = rivals()
    scene.do(AuthorityDuel((3, 2), permanent=permanent))
    assert (pool(scene), pool(scene, "B")) == (after, (4, 4))
    assert pool(next_turn(scene)) == later


# -- what can be chosen ----------------------------------------------------------------------------


@pytest.mark.rule("FR-58")
def test_colours_are_chosen_before_the_points_join_the_pool() -> None:
    scene = started({"binary": FREE}, {"binary": FREE, "at": None})
    scene.do(NextTurn())
    assert refused(scene, ChooseColours("A0", 2)) == "colours_kept"
    assert refused(scene, ChooseColours("A1", 4)) == "too_many_light"
    scene.do(ChooseColours("A1", 1))
    scene.do(PlaceUnit("A1", scene.spot(9, 9), arrives=True))
    assert colours(scene) == ((4, 2), (4, 2))
    assert refused(scene, ChooseColours("A1", 0)) == "colours_kept"


@pytest.mark.rule("FR-58")
def test_in_the_set_up_the_pool_follows() -> None:
    session = Session(MemoryLog())
    units = tuple(Scene().unit("E", binary=FREE).enemy("F").game.units.values())
    companies = (Company("A", "W", "immortals"), Company("B", "D"))
    session.do(SetUpBattle("b", companies, units, edition=FRENCH_EFFECTS))
    session.do(ChooseColours("E", 1))
    ours = session.game.companies["A"]
    assert (ours.basic, ours.basic_light, ours.current_light) == (3, 1, 1)


@pytest.mark.rule("FR-59", "FR-60")
@pytest.mark.parametrize(
    ("header", "ways"),
    [
        ("Libre - 1 PC - aucune - Illimité", [(1, 0), (1, 1)]),
        ("Libre - 2 PC - aucune - Illimité", [(2, 1), (2, 2)]),
        ("Libre - 1 PC sombre - aucune - Illimité", [(1, 0)]),
        ("Libre - 2 PC sombre - aucune - Illimité", []),
        ("Libre - 1 ou 3 PC - aucune - Illimité", [(1, 0), (1, 1), (3, 2)]),
        ("Libre - gratuit - aucune - Illimité", [(0, None)]),
    ],
)
def test_all_ways_to_pay_are_those_that_are_allowed(header: str, ways: list[tuple[int, int | None]]) -> None:
    what = order(header, stat("cbt", 1))
    scene = coloured((2, 1), (2, 1), {"binary": FREE, "orders": (what,)})
    unit = scene["A0"]
    found = [(way.points, way.light) for way in costs.ways(scene.game, unit, printed(unit, ORDER))]
    assert found == ways
    for points in range(4):
        for light in range(4):
            command_ = UsePower("A0", ORDER, points=points, light=light)
            if points and (points, light) not in found and "sombre" not in header:
                refused(scene, command_)
