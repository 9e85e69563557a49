"""Rules that are changed in the midst of a battle: proposed by one, consented to by both, and only then in force."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from hellassist.app.battle.session import Session
from hellassist.app.words import edition_words
from hellassist.app.words.chronicle import Chronicler
from hellassist.app.words.texts import Texts
from hellassist.rules.commands import (
    AgreeToRule,
    AuthorityDuel,
    Command,
    Engage,
    NextTurn,
    PlaceUnit,
    ProposeRule,
    RejectRule,
    SetUpBattle,
)
from hellassist.rules.editions import (
    CORE,
    FRENCH_EFFECTS,
    HOUSE,
    PRESETS,
    RUSSIAN,
    SWITCHES,
    own_rules,
    switched,
)
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import Company, Game, Proposal, Running
from hellassist.rules.odds.odds_map import OddsMap
from hellassist.rules.profile import BinaryCommand
from hellassist.store.log import MemoryLog
from tests.rules.editions.make import by, refused
from tests.rules.orders import pool, stat
from tests.scene import Scene

DEFENCE = ProposeRule("highest_defence", 6)


def agree(scene: Scene, *wishes: Command) -> Scene:
    """All is proposed in turn, and both agree."""
    for wish in wishes:
        scene.do(wish)
        scene.do(AgreeToRule("A"))
        scene.do(AgreeToRule("B"))
    return scene


def pair(**scene: object) -> Scene:
    """E of A in contact with F of B."""
    return Scene(**scene).unit("E").enemy("F")  # type: ignore[arg-type]


def test_it_holds_once_both_have_agreed_and_not_before() -> None:
    scene = pair()
    scene.do(DEFENCE)
    assert scene.game.proposal == Proposal("highest_defence", 6)
    assert scene.game.edition == CORE
    scene.do(AgreeToRule("B"))
    assert scene.game.edition == CORE
    assert refused(scene, AgreeToRule("B")) == "agreed_already"
    scene.do(AgreeToRule("A"))
    assert scene.game.edition == own_rules(CORE, HOUSE, highest_defence=6)
    assert scene.game.proposal is None


def test_a_single_no_ends_it() -> None:
    scene = pair()
    scene.do(DEFENCE)
    scene.do(AgreeToRule("A"))
    scene.do(RejectRule())
    assert (scene.game.edition, scene.game.proposal) == (CORE, None)
    assert refused(scene, AgreeToRule("B")) == "nothing_proposed"
    assert refused(scene, RejectRule()) == "nothing_proposed"


def test_another_proposal_asks_both_anew() -> None:
    scene = pair()
    scene.do(DEFENCE)
    scene.do(AgreeToRule("A"))
    scene.do(ProposeRule("each_area_costs", value=False))
    scene.do(AgreeToRule("B"))
    assert scene.game.edition == CORE
    scene.do(AgreeToRule("A"))
    assert (scene.game.edition.highest_defence, scene.game.edition.each_area_costs) == (5, False)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (ProposeRule("klingons", value=True), "no_such_value"),
        (ProposeRule("name", value=True), "no_such_value"),
        (ProposeRule("highest_defence", 7), "no_such_value"),
        (ProposeRule("highest_defence", value=True), "no_such_value"),
        (ProposeRule("fathom_mm", float("nan")), "no_such_value"),
        (ProposeRule("fathom_mm", 9.9), "no_such_value"),
        (ProposeRule("highest_defence", 5), "reads_so_already"),
        (ProposeRule("immortals", value=True), "settled_already"),
        (ProposeRule("absent_count_for_dominance", value=True), "settled_already"),
    ],
)
def test_what_cannot_be_proposed(wish: Command, reason: str) -> None:
    assert refused(pair(), wish) == reason


def test_not_in_the_midst_of_an_attack() -> None:
    scene = Scene().unit("E").enemy("F", at=(13, 10))
    scene.do(DEFENCE)
    scene.do(Engage("E", scene.path((11.7, 10), unit="E"), "F"))
    assert scene.game.attack is not None
    for wish in (ProposeRule("lunge_replaces_fathom", value=False), AgreeToRule("A"), RejectRule()):
        assert refused(scene, wish) == "attack_open"


def test_not_before_there_is_a_battle_nor_after_it() -> None:
    scene = pair()
    over = scene.changed(phase="over")
    assert refused(over, DEFENCE) == "battle_over"
    over.game = Game()
    assert refused(over, DEFENCE) == "no_battle"


def test_a_late_arrival_would_be_counted_twice() -> None:
    scene = by(FRENCH_EFFECTS, command=(4, 4)).unit("E").unit("L", at=None, cmd=2).enemy("F", at=(20, 20))
    scene.do(PlaceUnit("L", scene.spot(2, 2), arrives=True))
    assert pool(scene) == (6, 6)
    assert refused(scene, ProposeRule("late_command_waits", value=True)) == "late_arrival_waits"


def test_the_odds_follow_at_once() -> None:
    scene = Scene().unit("E", cbt=3).enemy("F", cbt=3).unit("S", at=(11.2, 11.2))
    scene.touch("S", "F", (0, 1))
    known = OddsMap()

    def falls() -> Fraction:
        return known.of(scene.game, "B")["F", "E"].falls[0]

    before = falls()
    agree(scene, ProposeRule("defender_has_support", value=False))
    assert falls() < before
    agree(scene, ProposeRule("defender_has_support", value=True))
    assert falls() == before
    assert scene.game.edition == CORE


def test_what_it_allows_can_be_done_at_once() -> None:
    scene = pair(command=(5, 5))
    duel = AuthorityDuel((2, 1))
    assert refused(scene, duel) == "no_duels"
    agree(scene, ProposeRule("authority_duels", value=True))
    scene.do(duel)
    assert pool(scene) == (5, 3)


def test_undone_redone_and_read_back() -> None:
    scene = pair()
    session = Session(MemoryLog())
    units = tuple(scene.game.units.values())
    session.do(SetUpBattle("b", (Company("A", "W"), Company("B", "D")), units))
    session.do(NextTurn())
    for wish in (DEFENCE, AgreeToRule("A"), AgreeToRule("B")):
        session.do(wish)
    assert session.game.edition.highest_defence == 6
    session.undo()
    assert (session.game.edition, session.game.proposal) == (CORE, Proposal("highest_defence", 6, ("A",)))
    assert isinstance(session.log, MemoryLog)
    assert Session.load(MemoryLog(list(session.log.entries))).game == session.game
    session.redo()
    assert session.game.edition.highest_defence == 6
    assert Session.load(MemoryLog(list(session.log.entries))).game == session.game


def test_the_chronicle_tells_it() -> None:
    scene = pair()
    teller = Chronicler(Texts())
    told = []
    for wish in (
        DEFENCE,
        AgreeToRule("A"),
        AgreeToRule("B"),
        ProposeRule("highest_defence", 5),
        RejectRule(),
        ProposeRule("states_spoil_powers", value=False),
    ):
        before = scene.game
        told += [line.text for line in teller.tell(scene.do(wish), before)]
    names = [company.name for company in scene.game.companies.values()]
    assert told == [
        "Proposed for this battle: Bonuses can raise DEF to 6.",
        f"{names[0]}: agreed to the change of the rules.",
        f"{names[1]}: agreed to the change of the rules.",
        "By agreement of both from here on: Bonuses can raise DEF to 6.",
        "Proposed for this battle: Bonuses can raise DEF to 5.",
        "No agreement: the rules stay as they are.",
        f"Proposed for this battle: {edition_words.SENTENCES['states_spoil_powers']}",
    ]


# -- what follows for Command ----------------------------------------------------------------------


def test_colours_come_and_go_with_binary_command() -> None:
    scene = Scene(command=(5, 5)).unit("E", binary=BinaryCommand(light=3, dark=2)).enemy("F", at=(20, 20))
    spent = replace(scene.game.companies["A"], current=3)
    scene.changed(companies={**scene.game.companies, "A": spent})
    agree(scene, ProposeRule("binary_command", value=True))
    ours = scene.game.companies["A"]
    assert (ours.coloured, ours.basic_light, ours.current, ours.current_light) == (True, 3, 3, 1)
    assert not scene.game.companies["B"].coloured
    agree(scene, ProposeRule("binary_command", value=False))
    assert scene.game.companies["A"] == spent


def test_modifiers_on_cmd_come_into_the_pool_and_leave_it() -> None:
    scene = Scene(command=(4, 4)).unit("E", cmd=4).enemy("F", at=(20, 20))
    bonus = Running(1, "E", {"en": "Voice"}, "order", (stat("cmd", 2),), ("E",), first=2)
    scene.changed(running=(bonus,))
    agree(scene, ProposeRule("command_modifiers_count", value=True))
    assert pool(scene) == (6, 6)
    agree(scene, ProposeRule("command_modifiers_count", value=False))
    assert pool(scene) == (4, 4)


def test_before_the_first_turn_those_off_the_table_can_still_be_counted() -> None:
    session = Session(MemoryLog())
    units = tuple(Scene().unit("E", cmd=3).unit("L", at=None, cmd=2).enemy("F").game.units.values())
    session.do(SetUpBattle("b", (Company("A", "W"), Company("B", "D")), units))
    assert session.game.companies["A"].basic == 3
    for wish in (ProposeRule("absent_add_command", value=True), AgreeToRule("A"), AgreeToRule("B")):
        session.do(wish)
    ours = session.game.companies["A"]
    assert (ours.basic, ours.current) == (5, 5)


# -- names -----------------------------------------------------------------------------------------


def test_names_follow_what_is_switched() -> None:
    ours = switched(FRENCH_EFFECTS, "fathom_mm", 25.4)
    assert ours.name == HOUSE
    assert switched(ours, "fathom_mm", 25.0) == FRENCH_EFFECTS
    named = own_rules(RUSSIAN, "Boris", fathom_mm=25.4)
    assert switched(named, "fathom_mm", 25.0).name == "Boris"


@pytest.mark.parametrize("edition", PRESETS, ids=lambda one: one.name)
def test_every_switch_can_be_agreed_on_before_the_first_turn_or_is_settled(edition: object) -> None:
    for switch in SWITCHES:
        value = getattr(edition, switch)
        other = not value if isinstance(value, bool) else {25.0: 25.4, 5: 6}[value]
        scene = pair(edition=edition).changed(turn=0, phase="setup")
        if switch in ("immortals", "prestige_opens_companies"):
            assert refused(scene, ProposeRule(switch, other)) == "settled_already"
        else:
            agree(scene, ProposeRule(switch, other))
            assert getattr(scene.game.edition, switch) == other


def test_facts_can_be_booked_without_asking_a_rule() -> None:
    scene = pair()
    facts = tuple(fact for wish in (DEFENCE, AgreeToRule("A"), AgreeToRule("B")) for fact in scene.do(wish))
    assert evolve_all(pair().game, facts) == scene.game
