"""The story of the battle: every kind of fact is told, or left out on purpose."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import pytest

from hellassist.app.words.chronicle import Chronicler
from hellassist.app.words.texts import Texts
from hellassist.geometry import Point
from hellassist.rules import events as e
from hellassist.rules.commands import DeclareMelee
from hellassist.rules.game import (
    ConsumedArea,
    Declaration,
    Invocation,
    Power,
    Running,
    StateOn,
    Terrain,
    Zone,
)
from hellassist.rules.profile import Act, Effect, Spell
from tests.rules.orders import order, stat
from tests.scene import Scene, weapon
from tests.store.facts import set_up

MELEE = Declaration("close", "E", "F", "melee")
WALL = Terrain("Wall", (Point(0, 0), Point(9, 0), Point(9, 9)))
RAISED = Invocation("E", "F", 0, Point(1.0, 1.0))
RALLY = Running(1, "E", {"en": "Rally"}, "order", (stat("cbt", 1),), ("E", "F"), first=2, last=2)
BY_HAND = (Act("manual", text={"en": "Ask the {card}."}),)
MANY = (
    Act("state", effect=Effect("stunned")),
    Act("heal", amount=2),
    Act("damage", amount=1),
    Act("move", amount=3),
    Act("attack"),
    Act("command", amount=-1),
)
TOLD: tuple[tuple[e.Fact, str, str], ...] = (
    (e.TurnBegan(3), "Turn 3: Upkeep.", "TD-17"),
    (e.PhaseBegan("over"), "The battle is over.", "TD-25"),
    (e.DominanceSettled("B", (3, 5), "score"), "Dominance: Demons, 5 to 3: the higher score.", "TD-03"),
    (
        e.DominanceSettled("A", (1, 1), "kept"),
        "Dominance: Westerners, 1 to 1: equal losses: no change.",
        "TD-12",
    ),
    (e.FirstChosen("B"), "Demons: to activate next.", "TD-37"),
    (e.CommandSet("A", 7, 7, "start"), "Westerners: 7 of 7 Command.", "CM-03"),
    (e.CommandSet("A", 5, 5, "upkeep"), "Westerners: Command is 5 of 5 again.", "CM-06"),
    (e.CommandSet("A", 6, 5, "arrived"), "Westerners: late arrivals bring basic Command to 6.", "CM-13"),
    (e.CommandSet("A", 5, 3, "spent"), "Westerners: 2 Command spent, 3 of 5 left.", "CM-07"),
    (
        e.CommandSet("A", 3, 3, "spent_permanent"),
        "Westerners: 2 Command spent for good, 3 of 3 left.",
        "CM-08",
    ),
    (
        e.CommandSet("A", 5, 4, "vae_victis"),
        "Westerners: 1 Command paid for vae victis, 4 of 5 left.",
        "CC-26",
    ),
    (
        e.CommandSet("A", 5, 3, "vae_distanti"),
        "Westerners: 2 Command paid for vae distanti, 3 of 5 left.",
        "FR-34",
    ),
    (e.DuelFought((3, 2), "A"), "Authority duel, 3 against 2: Westerners wins.", "FR-62"),
    (
        e.DuelFought((2, 2), None, permanent=True, reason="The {gate}."),
        "Authority duel, 2 against 2: a tie. The {gate}.",
        "FR-63",
    ),
    (e.CommandSet("A", 5, 2, "duel"), "Westerners: Command is 2 of 5 now.", "FR-62"),
    (
        e.CommandSet("A", 7, 3, "reinforced", light=(1, 1)),
        "Westerners: reinforcements bring Command to 3 of 7.",
        "FR-55",
    ),
    (e.CommandSet("A", 8, 5, "modifier"), "Westerners: Command is 5 of 8 now.", "FR-56"),
    (
        e.BreaksAway("E", ("F",), "let_go"),
        "E breaks away unharmed: it may Walk, Run, Attack, Charge, Shoot or Concentrate.",
        "RU-47",
    ),
    (e.CommandSet("A", 1, 1, "lost", unit="E"), "Westerners: Command falls to 1 of 1.", "CM-09"),
    (e.UnitMoved("E", (Point(250, 250), Point(350, 250)), 100.0), "E moves 4.0 fathoms.", ""),
    (e.UnitPlaced("E", Point(1, 1)), "E is put down.", ""),
    (e.UnitPlaced("E", None), "E is taken off the table.", ""),
    (e.ActivationEnded("E", "B"), "E is done.", "TD-26"),
    (
        e.AreaPlaced(ConsumedArea("area-1", Point(1, 1), 50.0, 2, 5, "fire")),
        "An area consumes whoever is in it: fire 2/5.",
        "ST-032",
    ),
    (e.UnitTransformed("E", Scene.profile("beast", name="Beast")), "E becomes Beast.", "UN-67"),
    (e.CommandSet("A", 4, 4, "transformed"), "Westerners: a new shape, 4 of 4 Command.", "UN-69"),
    (e.InvocationBegun(RAISED), "E begins to raise a lemure, and is struck first.", "LE-05"),
    (e.InvocationFailed("E"), "E raises no lemure: it was disturbed.", "AC-37"),
    (e.LemureInvoked(RAISED, "A"), "E raises F, which carries the spell Burst.", "LE-08"),
    (e.SpellReleased("F", "E", 0), "F releases its spell: Burst.", "LE-18"),
    (e.TableLaid((), ()), "The table is laid: 0 pieces of terrain.", ""),
    (e.TableLaid((WALL,), ()), "Put on the table: Wall.", ""),
    (e.AreaEnded("area-1", "fire"), "The area is gone: fire.", "ST-034"),
    (e.AreaEnded("area-1"), "The area is gone.", "ST-034"),
    (e.ActivationPassed("A"), "Westerners: pass, with fewer units waiting.", "TD-39"),
    (e.AttackDeclared(MELEE), "Mêlée: E against F.", "CC-06"),
    (
        e.AttackDeclared(Declaration("shot", "E", "F", "shoot")),
        "Shoot: E at F, no cover, 0.0 fathoms: difficulty 3.",
        "RG-03",
    ),
    (e.AnswerGiven("attack_roll", 0, (6, 1), typed=True, request="roll"), "E throws 6 1 (typed).", "CC-11"),
    (e.AnswerGiven("attack_roll", 1, (6, 1), typed=False, request="roll"), "F throws 6 1.", "CC-11"),
    (e.AnswerGiven("reroll", 0, (5,), typed=False, request="roll"), "E throws again: 5.", "CC-13"),
    (e.AnswerGiven("reroll", 0, (5,), typed=True, request="roll"), "E throws again: 5 (typed).", "CC-13"),
    (
        e.AttackEnded(MELEE, (3, 1), (2, 1), (4, 2)),
        "E inflicts 2 of 3 hits: 4 damage. F inflicts 1 of 1 hit: 2 damage.",
        "CC-16",
    ),
    (e.LifeLost("E", 3, -1), "E loses 3 LP: 0 left.", "CC-18"),
    (e.StateGained("E", StateOn("knocked_down")), "E is now Knocked Down.", ""),
    (e.StateEnded("E", "stunned"), "E is no longer Stunned.", ""),
    (e.UnitRemoved("E", killed=True, counts=True), "E falls.", "CC-22"),
    (e.UnitRemoved("E", killed=False, counts=False), "E leaves the table.", "CM-14"),
    (e.DiceSourceSet("A", "typed"), "Westerners: dice thrown by hand and typed in.", ""),
    (e.DiceSourceSet("B", "virtual"), "The app throws the dice of Demons.", ""),
    (
        e.ValueCorrected("E", "life", "4", "2", "as {here}"),
        "Corrected by hand: Life Points of E from 4 to 2 (as {here}).",
        "",
    ),
    (
        e.ValueCorrected("A", "current", "5", "4", "x"),
        "Corrected by hand: current Command of Westerners from 5 to 4 (x).",
        "",
    ),
    (e.ShotDiverted("E", "F", "E"), "More odd dice than even: the shot at F hits E.", "RG-36"),
    (e.BlastStruck("E", "F", 3, 6), "F takes 3 hits: 6 damage.", "EX-12"),
    (e.CountSet("E", "loading_turn:0", 2), "E loads its weapon.", "SA-131"),
    (e.ControlPassed("E", "B"), "Demons: E is theirs to play from here on.", "ST-046"),
    (e.UnitDevoured("E", "F", counts=True), "E is devoured by F.", "ST-040"),
    (e.UnitFreed("E", 3, uncounts=True), "E is free: its owner puts it down again.", "ST-042"),
    (e.AttackDeclared(Declaration("dodge", "E", "F", "none")), "E may dodge F.", "SA-053"),
    (
        e.AttackDeclared(Declaration("berserk", "E", "E", "none")),
        "E is Berserk and has killed: a die decides.",
        "ST-017",
    ),
    (e.AttackDeclared(Declaration("devoured", "E", "F", "none")), "E is about to devour F.", "ST-037"),
    (e.LifeGained("E", 2, 4), "E wins back 2 LP: 4 now.", "CC-18"),
    (e.SequenceDue("E"), "E fights a second sequence.", "SA-073"),
    (e.AttackDropped(MELEE), "E cannot attack F any more.", "CC-22"),
    (e.OpportunityTaken("E", "F", 2), "F strikes at E as it comes near: 2 damage.", "SA-013"),
    (
        e.CommandSet("A", 5, 4, "difficult_terrain"),
        "Westerners: 1 Command paid for haste in Difficult terrain, 4 of 5 left.",
        "SA-159",
    ),
    (
        e.CommandSet("A", 5, 4, "action"),
        "Westerners: 1 Command paid to make the unit act, 4 of 5 left.",
        "SA-155",
    ),
    (
        e.CommandSet("A", 5, 4, "vae_soli"),
        "Westerners: 1 Command paid for vae soli, 4 of 5 left.",
        "OR-12",
    ),
    (e.BreaksAway("E", ("F",), "retreat"), "E breaks away: it may move.", "AC-25"),
    (e.BreaksAway("E", ("F",), "any"), "E breaks away: it may Walk, Run, Attack or Charge.", "AC-28"),
    (
        e.AttackDeclared(Declaration("close", "F", "E", "retreat", one_sided=True)),
        "Retreat: F strikes at the back of E.",
        "AC-24",
    ),
    (e.PowerAnnounced("E", Power("order")), "E announces “Rally”.", "AC-29"),
    (e.PowerUsed("E", Power("order")), "E uses “Rally”.", "OR-03"),
    (e.PowerUsed("E", Power("order"), ("F", "E")), "E uses “Rally” on F, E.", "OR-03"),
    (
        e.PowerFailed("E", Power("order")),
        "The fight has spoiled “Rally” of E: no effect, all costs stay paid.",
        "AC-33",
    ),
    (e.EffectBegan(RALLY), "“Rally”: +1 CBT for E, F, until the end of this turn.", "EF-07"),
    (
        e.EffectBegan(replace(RALLY, last=None, lingering=True, radius=4.0)),
        "“Rally”: +1 CBT within 4.0 fathoms of E, for the rest of the battle.",
        "EF-07",
    ),
    (
        e.EffectBegan(replace(RALLY, last=3, lingering=True)),
        "“Rally”: +1 CBT everywhere, until the end of turn 3.",
        "EF-07",
    ),
    (e.EffectBegan(replace(RALLY, first=3, last=3)), "“Rally”: +1 CBT for E, F, in turn 3.", "EF-07"),
    (
        e.EffectBegan(replace(RALLY, acts=BY_HAND, asked=True)),
        "“Rally”, to be done by hand: Ask the {card}.",
        "EF-16",
    ),
    (
        e.EffectBegan(replace(RALLY, acts=MANY, activation="F")),
        (
            "“Rally”: Stunned, 2 LP back, 1 LP lost, a move of 3 fathoms, an attack sequence, \N{MINUS SIGN}1 Command "
            "for E, F, until F has been activated."
        ),
        "EF-07",
    ),
    (
        e.StatesAround("E", (StateOn("stunned"), StateOn("slowed"))),
        "An aura makes E Stunned, Slowed while it is inside.",
        "AU-06",
    ),
    (e.StatesAround("E", ()), "E is out of the aura that changed its state.", "AU-06"),
    (e.UpkeepOrdered("B"), "Demons: their powers come first in this Upkeep.", "TD-22"),
    (e.EffectEnded(1), "“Rally” of E is over.", "EF-07"),
    (e.DoneByHand(1), "“Rally” of E: done by hand.", "EF-16"),
    (
        e.CommandSet("A", 3, 3, "power_permanent"),
        "Westerners: 2 Command paid for good, 3 of 3 left.",
        "CM-08",
    ),
    (e.CommandSet("A", 5, 4, "power"), "Westerners: 1 Command paid, 4 of 5 left.", "CM-07"),
    (e.CommandSet("A", 5, 4, "power_effect"), "Westerners: Command is 4 of 5 now.", "OR-02"),
    (e.CoinTossed("A"), "The coin falls for Westerners.", "BA-19"),
    (e.TapCalled("B"), "The Tap goes to Demons.", "BA-20"),
    (e.Noted("we {pause}"), "we {pause}", ""),
    (e.RuleProposed("highest_defence", 6), "Proposed for this battle: Bonuses can raise DEF to 6.", ""),
    (e.RuleAgreed("B"), "Demons: agreed to the change of the rules.", ""),
    (e.RuleRejected(), "No agreement: the rules stay as they are.", ""),
    (
        e.RuleChanged("lemures_shared", before=False, after=True, name="house"),
        "By agreement of both from here on: Both players take their lemures from one common pool.",
        "",
    ),
    (e.ColoursDropped("A"), "Westerners: all Command is of one kind.", "FR-57"),
)
SILENT: tuple[e.Fact, ...] = (
    e.AttackQueued(MELEE),
    e.CountSet("E", "bow", 1),
    e.StateCounted("E", StateOn("stunned")),
    e.AttackEnded(Declaration("dodge", "E", "F", "none"), (0, 0), (0, 0), (0, 0)),
    e.UnitActivated("E", engaged=False),
    e.SequenceFought("E", "F", 1),
    set_up(),
    e.PhaseBegan("action"),
    e.ActionTaken("E", "walk"),
    e.TurnHandedOver("A"),
    e.AnswerGiven("inflict", 0, 3, typed=True, request="choose"),
    e.AnswerGiven("pick_rerolls", 0, (1,), typed=True, request="pick"),
)


def open_attack() -> Scene:
    """E strikes F; the pool of A stands at 5 of 5."""
    weapons = (weapon(), weapon(use="ranged", range=8))
    powers: dict[str, Any] = {"orders": (order("", name="Rally"),), "spells": (Spell({"en": "Burst"}),)}
    scene = Scene(command=(5, 5)).unit("E", shs=2, weapons=weapons, **powers)
    scene.enemy("F").do(DeclareMelee("E", "F"))
    return scene.changed(running=(RALLY,))


@pytest.mark.parametrize(("fact", "text", "rule"), TOLD)
def test_a_fact_is_told(fact: e.Fact, text: str, rule: str) -> None:
    lines = Chronicler(Texts()).tell((fact,), open_attack().game)
    assert [(line.text, line.rule) for line in lines] == [(text, rule)]


@pytest.mark.parametrize("fact", SILENT)
def test_a_fact_that_others_tell_has_no_line(fact: e.Fact) -> None:
    assert Chronicler(Texts()).tell((fact,), open_attack().game) == ()


def test_no_kind_of_fact_was_forgotten() -> None:
    assert {type(fact) for fact, _, _ in TOLD} | {type(fact) for fact in SILENT} == set(get_args(e.Fact))


def test_lines_follow_the_game_as_it_changes() -> None:
    facts: tuple[e.Fact, ...] = (e.CommandSet("A", 5, 3, "spent"), e.CommandSet("A", 5, 0, "spent"))
    told = [line.text for line in Chronicler(Texts()).tell(facts, open_attack().game)]
    assert told == ["Westerners: 2 Command spent, 3 of 5 left.", "Westerners: 3 Command spent, 0 of 5 left."]


def test_labels() -> None:
    game = open_attack().game
    teller = Chronicler(Texts())
    assert teller.label((e.ActionTaken("E", "melee"), e.AttackDeclared(MELEE)), game) == "Mêlée: E against F."
    assert teller.label((e.Noted("a line"),), game) == "a line"
    assert teller.label((e.UnitActivated("E", engaged=True),), game) == "last step"


def test_the_hits_are_told_before_what_they_did() -> None:
    declared = Declaration("close", "E", "F", "melee")
    facts: tuple[e.Fact, ...] = (
        e.AnswerGiven("roll", 1, (5, 1), typed=True, request="roll"),
        e.LifeLost("F", 9, 0),
        e.UnitRemoved("F", killed=True, counts=True),
        e.AttackEnded(declared, (1, 0), (1, 0), (9, 0)),
    )
    told = [line.text for line in Chronicler(Texts()).tell(facts, open_attack().game)]
    assert told == [
        "F throws 5 1 (typed).",
        "E inflicts 1 of 1 hit: 9 damage. F inflicts 0 of 0 hits: 0 damage.",
        "F loses 9 LP: 0 left.",
        "F falls.",
    ]


def test_a_table_laid_anew_tells_the_piece_that_changed() -> None:
    area = Zone("A", WALL.outline)
    wood = replace(WALL, name="Wood", opaque=False)
    laid = Scene().unit("E").changed(terrain=(WALL,)).game

    def told(*terrain: Terrain, zones: tuple[Zone, ...] = ()) -> str:
        return Chronicler(Texts()).tell((e.TableLaid(terrain, zones),), laid)[0].text

    assert told(WALL, wood) == "Put on the table: Wood."
    assert told() == f"Taken off the table: {WALL.name}."
    assert told(wood) == "Laid anew on the table: Wood."
    assert told(WALL, zones=(area,)) == "The deployment areas are set."
    laid = replace(laid, terrain=(WALL, replace(WALL, name="House")))
    assert told(wood) == "The table is laid: 1 piece of terrain."
    assert told(wood, replace(WALL, name="Hill")) == "The table is laid: 2 pieces of terrain."
