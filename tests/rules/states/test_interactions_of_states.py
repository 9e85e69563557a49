"""Dice of several abilities at once, and states that meet abilities: each case says in a line why."""

from __future__ import annotations

from typing import Any

from hellassist.rules import contact, stats
from hellassist.rules.combat import close
from hellassist.rules.commands import DeclareMelee, EndActivation, Engage, GiveAnswer
from hellassist.rules.game import Declaration, StateOn
from hellassist.rules.profile import Ability
from hellassist.rules.requests import Choose, Roll
from tests.rules.duel import duel, melee, ready
from tests.rules.told import begun, dice, next_turn, with_states
from tests.scene import Scene, weapon

ONES = (1, 1, 1)
MANY: dict[str, Any] = {"life": (20, 5)}


def having(*abilities: Any, **card: Any) -> dict[str, Any]:
    """A sturdy unit with these abilities."""
    return {**MANY, "abilities": abilities, **card}


def wielding(*abilities: Any, columns: tuple[Any, ...] = (), **card: Any) -> dict[str, Any]:
    """A sturdy unit with one weapon of these abilities."""
    own = tuple(Ability(entry) if isinstance(entry, str) else Ability(*entry) for entry in abilities)
    return {**MANY, "weapons": (weapon(*columns, abilities=own, types=card.pop("types", ())),), **card}


RAPID = ("rapid_strike", 1, "attack")
SLOW_RAPID = ("rapid_strike", 1, "defense")


class TestDiceTogether:
    def test_terror_and_charisma(self) -> None:
        """Penalties first and not below 0, then bonuses; of each only the greatest."""
        scene = duel({**MANY, "cbt": 2}, having(("terror", 3)))
        scene.enemy("T", abilities=(("terror", 1),)).touch("T", "E", (0, 1))
        for x in (1, 2):
            scene.unit(f"C{x}", at=(8, 8 + 3 * (x - 1)), abilities=(("charisma", x),))
        assert dice(scene, "E", "F")[0] == 2

    def test_terror_both_ways(self) -> None:
        """Both suffer the other's Terror."""
        assert dice(duel(having(("terror", 1)), having(("terror", 2))), "E", "F") == (1, 2)

    def test_fierce_against_combined_attack(self) -> None:
        """One supporter serves both abilities."""
        scene = duel(having(("fierce", 1)), having(("combined_attack", 2)))
        scene.enemy("T").touch("T", "E", (0, 1))
        assert dice(scene, "E", "F") == (3 + 1, 3 + 1 + 2)

    def test_fury_leaves_the_penalty_of_slow(self) -> None:
        """Fury waives the Charge penalty of its unit, not that of the enemy who strikes a Slow charger."""
        scene = Scene().unit("E", at=(3, 10), **having("slow", "fury")).enemy("F", **having("fury"))
        scene.do(Engage("E", scene.path((9.9, 10), unit="E"), "F"))
        assert scene.pending() == Roll(0, 2, "attack")

    def test_slow_against_vicious(self) -> None:
        """The blow at a Slow charger is one-sided: Vicious counts."""
        scene = Scene().unit("E", at=(3, 10), **having("slow")).enemy("F", **having(("vicious", 2)))
        scene.do(Engage("E", scene.path((9.9, 10), unit="E"), "F"))
        assert scene.pending() == Roll(0, 4, "attack")

    def test_runaway_with_vicious(self) -> None:
        """Penalty first, then the bonus: max(1 - 2, 0) + 2."""
        scene = duel(having("runaway"), having(("vicious", 2), cbt=1))
        assert dice(scene, "F", "E", "retreat", one_sided=True)[0] == 2

    def test_stunned_fanatic_when_wounded(self) -> None:
        """Stunned and its own Wounded: 3 - 1 + 1."""
        scene = Scene().unit("E", abilities=("fanatic",), states=("stunned",), life_now=1)
        assert stats.value(scene.game, scene["E"], "cbt") == 3

    def test_berserk_and_pain(self) -> None:
        """Pain feels like Wounded, which Berserk does not feel."""
        scene = Scene().unit("E", states=("berserk", "pain"))
        assert stats.value(scene.game, scene["E"], "cbt") == 3

    def test_pain_on_a_berserker(self) -> None:
        """Pain brings Wounded, Wounded makes it Berserk, Berserk feels no Wounded."""
        scene = Scene().unit("E", states=("pain",), abilities=("berserker",), cbt=4)
        assert contact.feels(scene["E"], "berserk")
        assert stats.value(scene.game, scene["E"], "cbt") == 4

    def test_brave_and_fanatic(self) -> None:
        """Both bonuses add up; DEF has its cap."""
        scene = Scene().unit("E", states=("brave",), abilities=("fanatic",), life_now=1, defence=5)
        assert [stats.value(scene.game, scene["E"], stat) for stat in ("cbt", "def", "mvt")] == [5, 5, 5]

    def test_concentrated_focus_against_counter_attack(self) -> None:
        """The focusing unit attacks in an ordinary sequence: its ones hurt it."""
        scene = duel(having("concentrated"), having("counter_attack"))
        scene.game = begun(scene, close.provoked(scene.game, scene["E"], scene["F"], "focus"))
        scene.fight(ONES, ONES)
        assert scene["E"].life == 17

    def test_arch_enemy_against_terror(self) -> None:
        """3 - 2 + 2."""
        scene = duel(having(("arch_enemy", 2, "demon")), having(("terror", 2), keywords=("demon",)))
        assert dice(scene, "E", "F") == (3, 4)


class TestStates:
    def test_berserk_among_its_own_with_rapid_strike(self) -> None:
        """A comrade is struck like an enemy: in its own activation its damage comes first."""
        scene = duel(having(RAPID, states=(StateOn("berserk", 3),)), {"life": (2, 0)})
        scene.unit("C", at=(10, 11.9), status="acted", life=(2, 0))
        scene.do(DeclareMelee("E", "F"))
        for answer in ((6, 1, 1), ONES, 1, (4,), (6, 1, 1), (6, 6, 6)):
            scene.do(GiveAnswer(answer))
        assert scene.pending() == Choose(0, (0, 1), "inflict", across=True)
        scene.do(GiveAnswer(1))
        scene.do(GiveAnswer(3))
        assert (scene["C"].gone, scene["E"].life) == ("killed", 20)

    def test_stunned_twice_in_one_activation(self) -> None:
        """The one that came in this activation outlives it."""
        scene = duel(having(states=(StateOn("stunned", 1),)), {**MANY, "weapons": (weapon((0, "stunned")),)})
        melee(scene, (1, 1), (6, 1, 1))
        scene.do(EndActivation())
        assert [(on.id, on.x) for on in scene["E"].states] == [("stunned", 1)]

    def test_knocked_down_and_evasive_comrade(self) -> None:
        """A fallen comrade engages nobody, so that the Evasive unit may be picked."""
        scene = (
            duel(MANY, having("evasive")).enemy("T", **MANY, states=("knocked_down",)).touch("T", "E", (0, 1))
        )
        scene.do(DeclareMelee("E", "F"))
        assert scene.game.attack is not None

    def test_regeneration_calms_a_berserker(self) -> None:
        """Above the threshold it is neither Wounded nor Berserk."""
        scene = duel(having("berserker", ("regeneration", 1), life=(5, 2), life_now=2))
        assert not contact.feels(next_turn(scene)["E"], "berserk")

    def test_consumed_makes_a_berserker(self) -> None:
        """Life lost in Upkeep wounds as any other."""
        scene = with_states(
            duel(having("berserker", life=(5, 2), life_now=3)), "E", StateOn("consumed", 1, 1)
        )
        assert contact.feels(next_turn(scene)["E"], "berserk")

    def test_charisma_of_a_stunned_unit(self) -> None:
        """Stunned bars orders; Charisma is no order."""
        scene = duel(MANY).unit("C", at=(8, 8), abilities=(("charisma", 1),), states=("stunned",))
        assert dice(scene, "E", "F")[0] == 4

    def test_controlled_charisma(self) -> None:
        """Under the enemy's control it helps its new side."""
        scene = duel(MANY).unit("C", at=(8, 8), abilities=(("charisma", 1),), controller="B")
        assert dice(scene, "E", "F") == (3, 4)

    def test_demoralize_and_mutual_death(self) -> None:
        """Damage is simultaneous: the killer's death does not save the CMD."""
        scene = Scene(command=(5, 5)).unit("E", abilities=("demoralize",)).enemy("F", cmd=2, status="acted")
        melee(scene, (6, 6, 6), (6, 6, 6))
        assert (scene["E"].gone, scene.game.companies["B"].basic) == ("killed", 1)

    def test_pain_and_damage_of_one_blow(self) -> None:
        """Both hold: the unit is Wounded by its loss, and would feel so even if it were healed."""
        scene = duel(wielding(("pain", 2), columns=(3,)), {"life": (5, 2)})
        melee(scene, (6, 1, 1), ONES)
        assert scene["F"].wounded
        assert scene["F"].has("pain")
        assert stats.value(scene.game, scene["F"], "cbt") == 2

    def test_a_kill_by_ricochet_sets_no_berserk_die_for_the_dead(self) -> None:
        """Who fell cannot run on."""
        scene = duel(
            having(states=(StateOn("berserk", 3),), life=(2, 0)), having(("ricochet", 2), life=(2, 0))
        )
        scene.unit("C", at=(20, 20))
        melee(scene, (6, 1, 1), ONES)
        assert scene.game.attack is None
        assert (scene["E"].gone, scene["F"].gone) == ("killed", "killed")

    def test_a_second_bite_needs_an_empty_maw(self) -> None:
        """A unit inside is neither target nor support."""
        scene = duel({**wielding(columns=((0, "devoured"),))}, {"life": (5, 1)})
        scene.enemy("G", **MANY, status="acted").touch("G", "E", (0, 1))
        melee(scene, (6, 1, 1), (1,) * 4)
        assert scene["F"].inside == "E"
        assert dice(ready(scene), "E", "G")[1] == 3
        assert not close.possible(scene.game, Declaration("close", "E", "F", "melee"))
