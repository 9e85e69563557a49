"""The line that says whose move it is, why, and what may be done now."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hellassist.app.words.texts import Texts
from hellassist.app.words.turn_line import TurnLine, turn_line
from hellassist.rules.commands import (
    Activate,
    ChooseFirst,
    DeclareMelee,
    Deploy,
    EndActivation,
    MoveUnit,
    NextTurn,
    OrderUpkeep,
    Pass,
    Retreat,
    UsePower,
)
from hellassist.rules.game import Game, Player, Power, StateOn
from hellassist.rules.profile import Act, Infernalist
from tests.rules.orders import order, stat
from tests.rules.powers.test_lemures import LEMURE
from tests.scene import Scene

TEXTS = Texts(number=lambda value: f"{value:g}")


def line(scene: Scene) -> tuple[str, str, Player | None]:
    found = turn_line(scene.game, TEXTS)
    assert isinstance(found, TurnLine)
    return found.text, found.rule, found.player


def sides(ours: int, theirs: int) -> Scene:
    """So many waiting units a side, all free."""
    scene = Scene(command=(3, 3))
    for number in range(ours):
        scene.unit(f"E{number}", at=(3 + 3 * number, 5))
    for number in range(theirs):
        scene.enemy(f"F{number}", at=(3 + 3 * number, 25))
    return scene.changed(activated_this_turn=1)


def test_without_a_battle_and_within_an_attack_there_is_none() -> None:
    assert turn_line(Game(), TEXTS) is None
    scene = Scene().unit("E").enemy("F")
    scene.do(DeclareMelee("E", "F"))
    assert turn_line(scene.game, TEXTS) is None


def test_whose_turn_it_is_to_activate_with_the_counts() -> None:
    assert line(sides(4, 3)) == ("Westerners to activate: 4 waiting against 3.", "TD-34", "A")
    fewer = sides(3, 7)
    assert line(fewer) == ("Westerners to activate: 3 waiting against 7, may pass.", "TD-39", "A")
    fewer.do(Pass())
    assert line(fewer) == ("Demons to activate: 7 waiting against 3.", "TD-34", "B")


def test_one_side_alone_goes_on() -> None:
    scene = sides(2, 1)
    scene.changed(units={**scene.game.units, "F0": replace(scene["F0"], status="acted")})
    assert line(scene) == ("Westerners to activate: 2 waiting, nobody on the other side.", "TD-45", "A")


def test_who_is_named_begins() -> None:
    scene = sides(2, 3).changed(to_act=None, dominant="B", activated_this_turn=0)
    assert line(scene) == ("Dominance, Demons: name who activates first.", "TD-37", "B")
    scene.do(ChooseFirst("A"))
    assert line(scene) == ("Westerners to begin: 2 waiting against 3.", "TD-38", "A")


def test_the_accelerated_may_come_at_once() -> None:
    scene = sides(2, 2)
    scene.changed(units={**scene.game.units, "E1": replace(scene["E1"], states=(StateOn("accelerated"),))})
    scene.do(Activate("E0"))
    scene.do(EndActivation())
    assert line(scene) == ("Demons to activate: 2 waiting against 1. Or at once: E1.", "ST-013", "B")


def test_the_end_of_the_turn_and_of_the_battle() -> None:
    scene = sides(1, 1)
    acted = {key: replace(unit, status="acted") for key, unit in scene.game.units.items()}
    scene.changed(units=acted, turns=6)
    assert line(scene) == ("All have acted: the turn is over.", "TD-24", None)
    scene.changed(turn=6)
    assert line(scene) == ("All have acted in the last turn: the battle ends.", "TD-25", None)
    scene.do(NextTurn())
    assert line(scene) == ("The battle is over.", "TD-25", None)


def test_a_free_unit_may_act_or_not_and_is_then_done() -> None:
    scene = sides(1, 1)
    scene.do(Activate("E0"))
    assert line(scene) == ("E0 is active: one action, or none.", "AC-01", "A")
    scene.do(MoveUnit("E0", scene.path((3, 8), unit="E0")))
    assert line(scene) == ("E0 is active: Walk done. End its activation.", "TD-26", "A")


def test_an_engaged_unit_must_act_and_the_line_says_by_what() -> None:
    scene = Scene().unit("E", name="Frank-Captain", life=(9, 1)).enemy("F")
    scene.do(Activate("E"))
    assert line(scene) == ("Frank-Captain is active: engaged, must act (Mêlée, Retreat).", "AC-52", "A")
    bound = Scene().unit("E").enemy("F", abilities=("entangle",))
    bound.do(Activate("E"))
    assert line(bound)[0] == "E is active: engaged, must act (Mêlée)."


def test_what_waits_for_the_active_unit_comes_first() -> None:
    lying = Scene().unit("E", states=("knocked_down",), life=(20, 1)).enemy("F", at=(25, 25))
    lying.do(Activate("E"))
    assert line(lying) == ("E lies on the ground: getting up is all it can do now.", "ST-074", "A")
    still = Scene().unit("E", states=(StateOn("immobilized", 2),), life=(20, 1)).enemy("F")
    still.do(Activate("E"))
    assert line(still)[:2] == (
        "E can do nothing: one enemy that touches it may strike it, once.",
        "ST-059",
    )
    leaving = Scene().unit("E", life=(20, 1)).enemy("F")
    leaving.do(Retreat("E", "F"))
    leaving.fight((1, 1, 1))
    assert line(leaving)[1] == "AC-25"


def test_a_lemure_moves_releases_or_does_nothing() -> None:
    scene = Scene().unit("I", rank="independent", infernalist=Infernalist(2, 3), at=(3, 3))
    scene.unit("L", at=(10, 10), **LEMURE).enemy("F", at=(25, 25))
    scene.do(Activate("L"))
    assert line(scene) == ("L is active: it moves, releases its spell, or does nothing.", "LE-14", "A")


class TestUpkeep:
    """Powers of both sides."""

    def scene(self, *bearers: Player) -> Scene:
        card: dict[str, Any] = {"orders": (order("", stat("cbt", 1), upkeep=True),)}
        scene = Scene(command=(3, 3)).changed(phase="upkeep", to_act=None, dominant="B")
        for player in bearers:
            scene.unit(f"U{player}", player=player, at=(5 if player == "A" else 25, 5), **card)
        return scene

    def test_the_dominant_player_says_whose_powers_come_first(self) -> None:
        scene = self.scene("A", "B")
        assert line(scene) == ("Upkeep, Demons: say whose powers come first.", "TD-22", "B")
        scene.do(OrderUpkeep("A"))
        assert line(scene) == ("Upkeep: the powers of Westerners come first.", "TD-22", "A")

    def test_powers_of_one_side_are_just_used(self) -> None:
        assert line(self.scene("A"))[0] == "Upkeep: powers that are used now."


class TestDeployment:
    """Before the first turn."""

    def test_who_is_missing_then_who_lies_in_ambush_then_nobody(self) -> None:
        scene = Scene().changed(turn=0, phase="setup", to_act=None)
        scene.unit("E", at=None).unit("H", at=None, abilities=("ambush",)).enemy("F", at=None)
        assert line(scene) == ("Deployment: drag from the lists: Westerners 1, Demons 1.", "SA-007", None)
        scene.do(Deploy("E", scene.spot(5, 5)))
        scene.do(Deploy("F", scene.spot(25, 5)))
        assert line(scene) == ("Deployment: those in ambush come last: Westerners 1.", "SA-008", None)
        scene.do(Deploy("H", scene.spot(5, 10)))
        assert line(scene) == ("Deployment: all units stand. Turn 1 can begin.", "TD-16", None)


def test_what_is_left_to_the_hand_comes_before_all() -> None:

    scene = Scene(command=(3, 3))
    manual = Act("manual", text={"en": "Swap two bases."})
    scene.unit("E", name="Edda", orders=(order("Free • 1 CMD", manual, name="Swap"),)).enemy("F", at=(20, 9))
    scene.do(UsePower("E", Power("order")))
    assert line(scene) == ("“Swap”, to be done by hand: Swap two bases.", "EF-16", "A")
