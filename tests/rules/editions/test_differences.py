"""For each difference between the editions one situation that comes out differently: by each preset, and by the switch.

A switch in which presets differ and that has no situation here fails a test.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from hellassist.catalogue.differences import DIFFERENCES_FILE, read_differences
from hellassist.catalogue.factions import shipped_factions
from hellassist.places import cards_folder
from hellassist.rules.commands import (
    Activate,
    AuthorityDuel,
    Command,
    DeclareShot,
    MoveUnit,
    PlaceUnit,
    ReleaseSpell,
    Retreat,
    UseAtOnce,
    UsePower,
    VaeSoli,
)
from hellassist.rules.editions import CORE, PRESETS, Edition, differences, own_rules
from hellassist.rules.profile import Act, BinaryCommand
from hellassist.rules.refusal import Refused
from hellassist.rules.turn import dominance
from tests.catalogue.make import unit
from tests.rules.editions import (
    test_french_command,
    test_french_magic,
    test_french_vae,
    test_russian_actions,
    test_russian_turn,
)
from tests.rules.editions.make import broken, by, commanding, going, order, spell
from tests.rules.orders import ORDER, now, pool, stat
from tests.scene import Scene, weapon

FREE = "Libre - gratuit - {} - Illimité"


class Situation(NamedTuple):
    """*seen* says what comes of it in an edition: *core* by the core's reading, *else_* by the other."""

    seen: Callable[[Edition], object]
    core: object
    else_: object


def outcome(scene: Scene, command: Command) -> str:
    """Why it is refused, or "done"."""
    try:
        scene.do(command)
    except Refused as refused:
        return refused.reason
    return "done"


def late_arrival(edition: Edition) -> object:
    scene = by(edition).unit("E").unit("C", cmd=2, at=None).enemy(at=(25, 25)).changed(turn=3)
    test_french_command.pools(scene, 5, 1).do(PlaceUnit("C", scene.spot(3, 3), arrives=True))
    return pool(scene)


def mercenary_officer(edition: Edition) -> object:
    known = unit("captain", "officer", 4, faction="mercenaries", abilities=["Prestige (Westerners)"])
    men = (unit("men", "trooper"), 2)
    return [rule for rule, _ in broken(edition, "westerners", (known, 1), men)]


def absent_command(edition: Edition) -> object:
    company = test_russian_turn.COMPANY
    return dominance.first_score(test_russian_turn.companies(company, edition=edition).game, "A").total


def absent_officer_at_a_tie(edition: Edition) -> object:
    """Equal scores and heads; the stronger Officer of A is off the table."""
    without = replace(edition, name="of the test", absent_count_for_dominance=False)
    theirs: Any = ({"rank": "officer", "cmd": 3}, *({},) * 4, {"at": None})
    ours: Any = ({"rank": "officer", "cmd": 5, "at": None}, {"rank": "independent", "cmd": 3}, *({},) * 4)
    return test_russian_turn.first(test_russian_turn.companies(ours, theirs, without), "B")


def short_run(edition: Edition) -> object:
    scene = by(edition).unit("E", at=(2, 10), mvt=5).enemy("F", at=(28, 10))
    return going(scene, (7, 10), announced="run").action


def retreat_from_a_harmless_one(edition: Edition) -> object:
    scene = test_russian_actions.pressed(test_russian_actions.HARMLESS, edition)
    scene.do(Retreat("E", "F"))
    return scene.game.attack is not None


def concentration_beside_a_harmless_one(edition: Edition) -> object:
    scene = test_russian_actions.commanding("Active", enemy=test_russian_actions.HARMLESS, edition=edition)
    return outcome(scene, UsePower("E", ORDER))


def wounded_in_the_fight_for_it(edition: Edition) -> object:
    strong = {"weapons": (weapon(*(3,) * 5),)}
    scene = test_russian_actions.commanding("Active • 2 CMD", enemy=strong, edition=edition)
    scene.do(UsePower("E", ORDER, enemy="F"))
    scene.fight((1, 1), (6, 1, 1))
    return bool(scene.game.running)


def two_orders_at_once(edition: Edition) -> object:
    weak, gone = Act("heal", on="unit", amount=1), Act("damage", on="unit", amount=2)
    scene = by(edition).unit("A", orders=(order(FREE.format("un personnage"), gone),))
    scene.unit("C", at=(3, 3), orders=(order(FREE.format("un personnage"), weak),))
    scene.enemy("B", at=(20, 20), life=(4, None), life_now=2)
    scene.do(Activate("A"))
    scene.do(UseAtOnce(UsePower("C", ORDER, ("B",)), UsePower("A", ORDER, ("B",))))
    return scene["B"].life


def stunned_beside_the_target(edition: Edition) -> object:
    beside = stat("cbt", 1, "allies", within=4.0, around="target")
    scene = commanding(order(FREE.format("un allié"), stat("def", 1, "ally"), beside), edition=edition)
    scene.unit("A", at=(3, 3)).unit("S", at=(7.2, 3), states=("stunned",))
    scene.do(UsePower("E", ORDER, ("A",)))
    return now(scene, "S")


def stunned_in_the_company(edition: Edition) -> object:
    made = order(FREE.format("la compagnie"), stat("mvt", 1, "company"))
    scene = commanding(made, edition=edition).unit("S", at=(3, 3), states=("stunned",))
    before = now(scene, "S", "mvt")
    scene.do(UsePower("E", ORDER))
    return (now(scene, "S", "mvt") or 0) - (before or 0)


def vae_soli_for_a_lemure(edition: Edition) -> object:
    scene = test_french_vae.company(3, edition=edition)
    scene.do(Activate("A"))
    return outcome(scene, VaeSoli("L"))


def order_without_a_target(edition: Edition) -> object:
    made = order(FREE.format("alliés"), stat("cbt", 1, "self"), name="Shout")
    made = replace(made, aim=order(FREE.format("adversaires")).aim)
    scene = by(edition).unit("E", orders=(made,))
    return outcome(scene, UsePower("E", ORDER))


def shot_past_the_nearest(edition: Edition) -> object:
    return outcome(test_french_vae.range_of(edition=edition), DeclareShot("E", "B", ignored=("A",)))


def bonus_on_cmd(edition: Edition) -> object:
    scene = test_french_command.pools(test_french_command.ordered(1, cmd=4, edition=edition), 7, 4)
    scene.do(UsePower("E", ORDER))
    return pool(scene)


def command_with_a_symbol(edition: Edition) -> object:
    card = {"binary": BinaryCommand(light=3)}
    company = test_french_command.started(card, edition=edition).game.companies["A"]
    return company.coloured, company.basic_light


def duel(edition: Edition) -> object:
    return outcome(test_french_command.rivals(edition=edition), AuthorityDuel((2, 1)))


def raised_after_a_move(edition: Edition) -> object:
    scene = test_french_magic.school(
        spell("Actif - dissipé - un allié", stat("cbt", 1, "ally")), edition=edition
    )
    scene.do(MoveUnit("I", scene.path((14, 10), unit="I")))
    return outcome(scene, test_french_magic.beside(scene))


def lemure_of_a_persistent_spell(edition: Edition) -> object:
    scene = test_french_magic.released("rémanent", edition=edition)
    scene.do(ReleaseSpell("L", ("C",)))
    return scene["L"].gone


SITUATIONS: Mapping[str, Situation] = {
    "late_command_waits": Situation(late_arrival, (5, 1), (7, 3)),
    "immortals": Situation(lambda edition: "immortals" in shipped_factions(edition), False, True),
    "prestige_opens_companies": Situation(mercenary_officer, ["CO-12"], []),
    "absent_count_for_dominance": Situation(absent_command, 12, 14),
    "absent_officers_break_ties": Situation(absent_officer_at_a_tie, ("B", "officer"), ("A", "officer")),
    "haste_exceeds_mvt": Situation(short_run, "run", "walk"),
    "harmless_let_go": Situation(retreat_from_a_harmless_one, True, False),
    "harmless_disturb_nobody": Situation(concentration_beside_a_harmless_one, "enemy_not_named", "done"),
    "states_spoil_powers": Situation(wounded_in_the_fight_for_it, False, True),
    "active_unit_first": Situation(two_orders_at_once, 1, 0),
    "only_targets_receive_orders": Situation(stunned_beside_the_target, 2, 3),
    "company_orders_reach_all": Situation(stunned_in_the_company, 0, 1),
    "lemures_are_no_combatants": Situation(vae_soli_for_a_lemure, "done", "no_combatant"),
    "orders_need_a_target": Situation(order_without_a_target, "done", "no_legal_target"),
    "vae_distanti": Situation(shot_past_the_nearest, "no_vae_distanti", "done"),
    "command_modifiers_count": Situation(bonus_on_cmd, (7, 4), (8, 5)),
    "binary_command": Situation(command_with_a_symbol, (False, 0), (True, 3)),
    "authority_duels": Situation(duel, "no_duels", "done"),
    "spell_triggers_govern": Situation(raised_after_a_move, "action_taken", "done"),
    "spell_types_count": Situation(lemure_of_a_persistent_spell, "killed", ""),
}
DIFFERING = sorted({switch for edition in PRESETS for switch in differences(edition)})


def test_every_switch_in_which_presets_differ_has_a_situation() -> None:
    assert set(SITUATIONS) == set(DIFFERING)
    assert set(SITUATIONS) == set(read_differences(cards_folder() / DIFFERENCES_FILE))
    assert all(situation.core != situation.else_ for situation in SITUATIONS.values())


@pytest.mark.parametrize("edition", PRESETS, ids=lambda edition: edition.name)
@pytest.mark.parametrize("switch", DIFFERING)
def test_the_same_situation_comes_out_by_the_edition(switch: str, edition: Edition) -> None:
    situation = SITUATIONS[switch]
    as_core = getattr(edition, switch) == getattr(CORE, switch)
    assert situation.seen(edition) == (situation.core if as_core else situation.else_)


@pytest.mark.parametrize("switch", DIFFERING)
def test_it_is_that_switch_and_no_other(switch: str) -> None:
    """Switched alone in the core it makes the difference, and switched back alone in each preset that has it."""
    situation, value = SITUATIONS[switch], getattr(CORE, switch)
    assert situation.seen(own_rules(CORE, "ours", **{switch: not value})) == situation.else_
    for edition in PRESETS:
        if getattr(edition, switch) != value:
            assert situation.seen(own_rules(edition, "ours", **{switch: value})) == situation.core
