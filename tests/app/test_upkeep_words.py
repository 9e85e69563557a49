"""The Upkeep of a turn told step by step."""

from __future__ import annotations

from dataclasses import replace

from hellassist.app.battle.session import Session
from hellassist.app.words.texts import Texts
from hellassist.app.words.upkeep_words import since_the_turn_began, steps
from hellassist.rules.commands import (
    Activate,
    ChooseFirst,
    EndActivation,
    EndUpkeep,
    NextTurn,
    OrderUpkeep,
    SetUpBattle,
    UsePower,
)
from hellassist.rules.game import Power, StateOn
from hellassist.rules.profile import Act
from tests.gui.battle import session_of
from tests.rules.orders import order
from tests.scene import Scene

TEXTS = Texts(number=lambda value: f"{value:g}")


def told(session: Session) -> dict[str, list[tuple[str, str]]]:
    """Each step with its lines and their rules."""
    found = steps(since_the_turn_began(session.past), TEXTS)
    return {step.title: [(line.text, line.rule) for line in step.lines] for step in found}


def first(scene: Scene, coin: str = "B") -> list[tuple[str, str]]:
    """What is told of the first Dominance."""
    session = session_of(Scene().changed(companies={}).game)
    companies = tuple(scene.game.companies.values())
    session.do(SetUpBattle("b", companies, tuple(scene.game.units.values())))
    session.do(NextTurn("A" if coin == "A" else "B"))
    return told(session)["Dominance"]


def test_the_first_dominance_is_told_as_a_sum() -> None:
    scene = Scene().unit("E", rank="officer", cmd=4, abilities=(("first_contact", 2),)).unit("C", at=(3, 3))
    scene.enemy("F", at=(20, 10), rank="independent", cmd=2)
    assert first(scene) == [
        ("Dominance: Westerners, 8 to 3: the higher score.", "TD-03"),
        ("Westerners: CMD 4 + units 2 + First Contact 2 = 8", "TD-04"),
        ("Demons: CMD 2 + units 1 + First Contact 0 = 3", "TD-04"),
    ]


def test_a_tie_is_told_as_far_as_it_goes() -> None:
    more = Scene().unit("E", rank="officer", cmd=3).unit("C", at=(3, 3))
    more.enemy("F", at=(20, 10), rank="officer", cmd=4)
    assert first(more)[3:] == [("A tie: units in the Companies, 2 to 1.", "TD-09")]
    officer = Scene().unit("E", rank="officer", cmd=3).unit("C", rank="independent", cmd=2, at=(3, 3))
    officer.enemy("F", at=(20, 10), rank="officer", cmd=5).enemy("D", at=(25, 25))
    assert first(officer)[3:] == [
        ("A tie: units in the Companies, 2 to 2.", "TD-09"),
        ("Still a tie: CMD of the Officers, 3 to 5.", "TD-10"),
    ]
    coin = Scene().unit("E").enemy("F", at=(20, 10))
    assert first(coin) == [
        ("Dominance: Demons, 1 to 1: the coin.", "TD-03"),
        ("Westerners: CMD 0 + units 1 + First Contact 0 = 1", "TD-04"),
        ("Demons: CMD 0 + units 1 + First Contact 0 = 1", "TD-04"),
        ("A tie: units in the Companies, 1 to 1.", "TD-09"),
        ("Still a tie: CMD of the Officers, 0 to 0.", "TD-10"),
        ("Still a tie: the coin decides.", "TD-11"),
    ]
    assert first(coin, "A")[0][0] == "Dominance: Westerners, 1 to 1: the coin."


def test_the_steps_of_a_later_upkeep_stand_in_their_order() -> None:
    ashes = order("", Act("damage", "units", amount=1), name="Ashes", upkeep=True)
    scene = Scene(command=(3, 3)).unit("E", orders=(ashes,), states=(StateOn("brave", 1),), status="acted")
    scene.unit("C", at=(3, 3), status="acted", life_now=1, states=(StateOn("consumed", 2, 1),))
    scene.unit("R", at=(3, 9), status="acted", life_now=2, abilities=(("regeneration", 1),))
    scene.enemy("F", at=(20, 10), status="acted", life=(9, 1), orders=(ashes,))
    scene.changed(companies={**scene.game.companies, "A": replace(scene.game.companies["A"], current=1)})
    session = session_of(scene.changed(to_act=None).game)
    session.do(NextTurn())
    found = told(session)
    assert list(found) == [
        "With the old turn ends",
        "Command",
        "Dominance",
        "Damage",
        "Who falls",
        "Healing",
    ]
    assert found["With the old turn ends"] == [("E is no longer Brave.", "")]
    assert found["Command"][0] == ("Westerners: Command is 3 of 3 again.", "CM-06")
    assert found["Dominance"] == [("Dominance: Westerners, 0 to 0: equal losses: no change.", "TD-12")]
    assert found["Damage"][0] == ("C loses 2 LP: 0 left.", "CC-18")
    assert found["Who falls"] == [("C falls.", "CC-22")]
    assert found["Healing"] == [("R wins back 1 LP: 3 now.", "CC-18")]
    session.do(OrderUpkeep("B"))
    session.do(UsePower("F", Power("order")))
    assert "F uses “Ashes”." in [text for text, _ in told(session)["Powers"]]
    before = told(session)
    session.do(EndUpkeep())
    session.do(ChooseFirst("A"))
    session.do(Activate("E"))
    session.do(EndActivation())
    assert told(session) == before
    while session.undoable:
        session.undo()
    assert told(session) == {}
