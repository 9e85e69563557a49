"""Abilities and states that meet: each case says in a line why it comes out so."""

from __future__ import annotations

from typing import Any

from hellassist.rules import contact
from hellassist.rules.commands import DeclareMelee, Engage
from hellassist.rules.game import StateOn
from hellassist.rules.modifiers import Layer, Modifier, total
from hellassist.rules.profile import Ability
from tests.rules.duel import duel, melee
from tests.rules.told import difficulties, protection, thrown
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


class TestRapidStrike:
    def test_with_a_ricochet_that_kills_it(self) -> None:
        """Ricochet answers the damage suffered, even by a unit that dies of it; the dead foe's own blow is void."""
        scene = duel(having(RAPID, life=(2, 0)), having(("ricochet", 2), life=(2, 0)))
        melee(scene, (6, 1, 1), (6, 6, 6))
        assert (scene["E"].gone, scene["F"].gone) == ("killed", "killed")
        assert scene["E"].life == 0  # two points back, none of the foe's five

    def test_with_counter_attack_of_a_foe_it_kills(self) -> None:
        """The ones are added to the damage of the foe, which a dead foe no longer deals."""
        scene = duel(having(RAPID), having("counter_attack", life=(2, 0)))
        melee(scene, (6, 1, 1), ONES)
        assert (scene["E"].life, scene["F"].gone) == (20, "killed")

    def test_with_life_drain_that_kills(self) -> None:
        """What it drains comes with its rapid damage: the foe may fall by it before it strikes."""
        scene = duel({**wielding(("life_drain", 2), columns=(2,)), "abilities": (RAPID,)}, {"life": (4, 0)})
        melee(scene, (6, 1, 1), (6, 6, 6))
        assert (scene["E"].life, scene["F"].gone) == (20, "killed")

    def test_with_life_drain_of_the_slower(self) -> None:
        """The slower one that survives drains as usual; one that was killed first drains nothing."""
        alive = duel(
            having(RAPID), {**wielding(("life_drain", 2), columns=(0,)), "life": (20, 5), "life_now": 10}
        )
        melee(alive, (6, 1, 1), (6, 1, 1))
        assert (alive["E"].life, alive["F"].life) == (18, 10)
        dead = duel(having(RAPID), {**wielding(("life_drain", 2), columns=(0,)), "life": (2, 0)})
        melee(dead, (6, 1, 1), (6, 1, 1))
        assert dead["E"].life == 20

    def test_its_states_do_not_weaken_the_blow_of_the_same_sequence(self) -> None:
        """States come at the end of the sequence: the Stunned foe has rolled its full dice."""
        scene = duel({**wielding(columns=((0, "stunned"),)), "abilities": (RAPID,)}, MANY)
        melee(scene, (6, 1, 1), (6, 6, 6))
        assert scene["E"].life == 15
        assert scene["F"].has("stunned")

    def test_against_a_one_sided_defender(self) -> None:
        """Nobody strikes back, so being first changes nothing."""
        scene = melee(duel(having(RAPID), {**MANY, "cbt": None}), (6, 6, 6))
        assert (scene["E"].life, scene["F"].life) == (20, 15)

    def test_defense_of_a_unit_that_strikes_a_fleeing_one(self) -> None:
        """A Retreat falls into the enemy's activation: (Defense) counts, and (Attack) does not."""
        scene = duel(MANY, having(SLOW_RAPID))
        at = scene.sequence("F", "E", "retreat", one_sided=True)
        assert at.strikes[0].traits.first == 1
        other = duel(MANY, having(RAPID))
        assert other.sequence("F", "E", "retreat", one_sided=True).strikes[0].traits.first == 0

    def test_frantic_kills_with_its_first_sequence(self) -> None:
        """Each sequence is resolved by itself: after a rapid kill the second may go at another enemy."""
        scene = duel(having(RAPID, "frantic"), {"life": (2, 0)}).enemy("G", **MANY, status="acted")
        scene.touch("G", "E", (0, 1))
        melee(scene, (6, 1, 1), (6, 6, 6, 6))
        assert scene["E"].life == 20
        assert scene.game.activation is not None
        assert scene.game.activation.due


class TestManAtArms:
    def test_against_natural_talent(self) -> None:
        """The foe's own re-rolls are over before hits are forced, and it may not throw again afterwards."""
        scene = duel(having(("natural_talent", 2)), having(("man_at_arms", 1), defence=4))
        melee(scene, (1, 1, 6), (5, 5), (1,), ONES)
        assert scene["F"].life == 20 - 3

    def test_with_defence_one(self) -> None:
        """At DEF 1 every die hits again, whatever it shows: forcing is of no use."""
        scene = duel(MANY, having(("man_at_arms", 3), defence=1))
        melee(scene, (1, 2, 3), ONES, ONES)
        assert scene["F"].life == 15

    def test_helpless_it_forces_nothing(self) -> None:
        """An Immobilized unit is in contact with nobody, so that it has no enemy in contact to force."""
        scene = duel(MANY, having(("man_at_arms", 2), states=(StateOn("immobilized", 2),)))
        assert scene.sequence("E", "F").strikes[0].traits.forced == 0

    def test_both_have_it(self) -> None:
        """Each forces the other's dice once."""
        scene = duel(having(("man_at_arms", 1)), having(("man_at_arms", 1)))
        melee(scene, (6, 6, 6), (1,), (6, 6, 6), (1,))
        assert (scene["E"].life, scene["F"].life) == (17, 17)

    def test_with_automatic_damage(self) -> None:
        """Dice above ten are no hits that could be thrown again."""
        scene = duel(having(cbt=12), having(("man_at_arms", 5)))
        melee(scene, (6,) * 5, (*ONES, 1, 1), ONES)
        assert scene["F"].life == 18


class TestCounterAttack:
    def test_at_defence_one_by_stunned_and_wounded(self) -> None:
        """What brings DEF down to 1 does not matter: there every 1 hits, and hurts nobody."""
        scene = duel(MANY, having("counter_attack", defence=3, states=(StateOn("stunned", 2),), life_now=5))
        melee(scene, ONES, (1,))
        assert (scene["E"].life, scene["F"].life) == (20, 0)

    def test_against_the_invulnerable(self) -> None:
        """Each 1 costs a point, which is what the Invulnerable may lose by anything."""
        scene = duel(having("invulnerable", life=(9, 1)), having("counter_attack"))
        melee(scene, (1, 1, 6), ONES)
        assert scene["E"].life == 7

    def test_with_ricochet_of_the_attacker(self) -> None:
        """Ricochet answers damage of sequences; ones alone are the damage of an ability."""
        scene = duel(having(("ricochet", 2)), having("counter_attack"))
        melee(scene, ONES, ONES)
        assert (scene["E"].life, scene["F"].life) == (17, 20)

    def test_with_spiritual_damage_of_its_own(self) -> None:
        """The ones join its own damage, from which Faith is taken off here, once."""
        own = {**wielding("spiritual_damage", columns=(3,)), "abilities": ("counter_attack",)}
        scene = duel(having(pr=9, fth=1), own)
        melee(scene, (1, 1, 6), (6, 1, 1))
        assert scene["E"].life == 20 - (3 + 2 - 1)

    def test_when_it_inflicts_nothing(self) -> None:
        """Ones hurt without a hit of its own; Protection is taken off them."""
        scene = duel(having(pr=1), having("counter_attack"))
        melee(scene, (1, 1, 6), ONES)
        assert scene["E"].life == 19

    def test_against_a_foe_immune_to_its_weapon(self) -> None:
        """The weapon does nothing to the immune, but the ones are no damage of that weapon."""
        own = {**wielding(columns=(5,), types=("sharp",)), "abilities": ("counter_attack",)}
        scene = duel(having(("immunity", 1, "sharp")), own)
        melee(scene, (1, 1, 6), (6, 1, 1))
        assert scene["E"].life == 18


class TestLifeDrain:
    def test_against_simultaneous_death(self) -> None:
        """Both fall: the wielder that has died gains nothing."""
        scene = duel(wielding(("life_drain", 3), columns=(2,), life=(3, 0)), {"life": (5, 0)})
        melee(scene, (6, 1, 1), (6, 6, 1))
        assert (scene["E"].life, scene["F"].life) == (0, 0)
        assert (scene["E"].gone, scene["F"].gone) == ("killed", "killed")

    def test_against_invulnerable(self) -> None:
        """The drain has no hits of its own: one point, and one gained."""
        scene = duel(wielding(("life_drain", 3), columns=(4,), life_now=10), having("invulnerable"))
        melee(scene, (6, 1, 1), ONES)
        assert (scene["F"].life, scene["E"].life) == (20 - 1 - 1, 11)

    def test_with_ricochet_of_the_foe(self) -> None:
        """Table damage past Protection brings the Ricochet; drained points alone do not."""
        hurt = duel(wielding(("life_drain", 2), columns=(2,), life_now=10), having(("ricochet", 3)))
        melee(hurt, (6, 1, 1), ONES)
        assert (hurt["F"].life, hurt["E"].life) == (16, 10 - 3 + 2)
        stopped = duel(wielding(("life_drain", 2), columns=(2,), life_now=10), having(("ricochet", 3), pr=2))
        melee(stopped, (6, 1, 1), ONES)
        assert (stopped["F"].life, stopped["E"].life) == (18, 12)

    def test_healed_above_the_threshold_in_the_same_sequence(self) -> None:
        """Loss and gain apply together: the wielder is not Wounded afterwards."""
        scene = duel(
            wielding(("life_drain", 2), columns=(0,), life=(5, 2)), {**MANY, "weapons": (weapon(3),)}
        )
        melee(scene, (6, 1, 1), (6, 1, 1))
        assert (scene["E"].life, scene["E"].wounded) == (4, False)

    def test_when_no_hits_are_inflicted(self) -> None:
        """It needs a hit: a player who gives up his hits drains nothing."""
        scene = duel(wielding(("life_drain", 2), life_now=10), MANY)
        melee(scene, (6, 6, 6), ONES, inflict=(0,))
        assert (scene["E"].life, scene["F"].life) == (10, 20)


class TestDefensiveCombat:
    def test_after_terror_and_vae_victis(self) -> None:
        """It is taken off what all else leaves: 4 - 1 + 1 = 4, less 2."""
        scene = Scene(command=(0, 1)).unit("E", **having(("defensive_combat", 2), ("terror", 1)))
        scene.enemy("F", cbt=4, rank="officer", **MANY, status="acted")
        melee(scene, (1,), (1, 1), weapons=(1,), vae_victis=(1,))
        assert thrown(scene) == [(0, 1), (1, 2)]

    def test_both_have_it(self) -> None:
        """Each may lower both sides: together by the sum, though one die stays."""
        scene = duel(having(("defensive_combat", 2), cbt=5), having(("defensive_combat", 1), cbt=3))
        melee(scene, (1, 1), (1,), weapons=(1, 1))
        assert thrown(scene) == [(0, 2), (1, 1)]

    def test_with_natural_talent(self) -> None:
        """The re-rolls of Natural Talent do not come from the score, so that lowering leaves them."""
        scene = duel(having(("defensive_combat", 2)), having(("natural_talent", 2), cbt=4))
        melee(scene, (1,), (1, 1), (1, 1), weapons=(1,))
        assert thrown(scene) == [(0, 1), (1, 2)]

    def test_takes_re_rolls_before_dice(self) -> None:
        """Seven dice less two are five dice and no re-roll."""
        scene = duel(having(("defensive_combat", 2)), having(cbt=7))
        melee(scene, (1,), (1,) * 5, weapons=(1,))
        assert thrown(scene) == [(0, 1), (1, 5)]


class TestFrantic:
    def test_the_foe_is_knocked_down_by_the_first(self) -> None:
        """It fights the second sequence with its penalties, and then stands."""
        scene = duel({**wielding(columns=((0, "knocked_down"),)), "abilities": ("frantic",)}, MANY)
        scene.do(DeclareMelee("E", "F"))
        scene.fight((6, 1, 1), ONES, (0 + 1, 1, 1), (1,), inflict=(1, 0))
        assert thrown(scene) == [(0, 3), (1, 3), (0, 3), (1, 1)]
        assert scene["F"].states == ()

    def test_the_foe_is_immobilized_by_the_first(self) -> None:
        """The second is one-sided, so that Vicious counts in it."""
        card = {**wielding(columns=((0, "immobilized"),)), "abilities": ("frantic", ("vicious", 1))}
        scene = duel(card, MANY)
        scene.do(DeclareMelee("E", "F"))
        scene.fight((6, 1, 1), ONES, (1,) * 4, inflict=(1, 0))
        assert thrown(scene) == [(0, 3), (1, 3), (0, 4)]

    def test_with_eager_and_cumbersome(self) -> None:
        """The second of the two is the second since contact: Eager is over, Cumbersome begins."""
        scene = duel({**wielding(("eager", 1), ("cumbersome", 1)), "abilities": ("frantic",)}, MANY)
        melee(scene, (1,) * 4, ONES, (1,) * 2, ONES)
        assert [count for side, count in thrown(scene) if side == 0] == [4, 2]

    def test_a_charge_against_receive_charge(self) -> None:
        """Both sequences come from the Charge; the charger's penalty counts in the first alone."""
        scene = Scene().unit("E", at=(3, 10), **having("frantic")).enemy("F", **having(("receive_charge", 1)))
        scene.do(Engage("E", scene.path((9.9, 10), unit="E"), "F"))
        scene.fight((1, 1), (1,) * 4, ONES, (1,) * 4)
        assert thrown(scene) == [(0, 2), (1, 4), (0, 3), (1, 4)]

    def test_tenacious_counts_in_the_first(self) -> None:
        """Tenacious is for the sequence of the contact."""
        scene = Scene().unit("E", at=(7, 10), **having("frantic")).enemy("F", **having(("tenacious", 2)))
        scene.do(Engage("E", scene.path((9.9, 10), unit="E"), "F"))
        scene.fight(ONES, (1,) * 5, ONES, ONES)
        assert [count for side, count in thrown(scene) if side == 1] == [5, 3]

    def test_slow_and_frantic(self) -> None:
        """A Slow charger fights no sequence of its own, so that there is none to repeat."""
        scene = Scene().unit("E", at=(3, 10), **having("frantic", "slow")).enemy("F", **MANY)
        scene.do(Engage("E", scene.path((9.9, 10), unit="E"), "F"))
        scene.fight((1, 1))
        assert thrown(scene) == [(0, 2)]
        assert scene.game.upcoming == ()


class TestInvulnerable:
    def test_with_automatic_damage(self) -> None:
        """Dice above ten are one point each as they are; five hits are five."""
        scene = duel(having(cbt=12), having("invulnerable"))
        melee(scene, (6,) * 5, ONES)
        assert scene["F"].life == 20 - 5 - 2

    def test_with_protection(self) -> None:
        """Protection is taken off the one a hit."""
        scene = duel(MANY, having("invulnerable", pr=2))
        melee(scene, (6, 6, 6), ONES)
        assert scene["F"].life == 19

    def test_with_ricochet_upon_it(self) -> None:
        """What comes without hits costs it one point."""
        scene = duel(having("invulnerable"), having(("ricochet", 3)))
        melee(scene, (6, 1, 1), ONES)
        assert scene["E"].life == 19

    def test_as_a_berserker_it_is_never_wounded(self) -> None:
        """No state touches it, Wounded neither, so that nothing makes it Berserk."""
        scene = Scene().unit("E", abilities=("invulnerable", "berserker"), life=(5, 2), life_now=1)
        assert not contact.feels(scene["E"], "berserk")

    def test_with_focus_and_combat_sense(self) -> None:
        """DEF 6 whatever would change it."""
        scene = duel(having("invulnerable", "combat_sense"))
        assert difficulties(scene, "F", "E", "focus", one_sided=True)[0] == 6

    def test_life_drain_of_its_own(self) -> None:
        """What it wins back is no state and no damage: it gains as others do."""
        scene = duel(
            {**wielding(("life_drain", 2), columns=(0,)), "abilities": ("invulnerable",), "life_now": 10},
            MANY,
        )
        melee(scene, (6, 1, 1), ONES)
        assert scene["E"].life == 12


class TestToughness:
    def test_resistance_with_vulnerability_to_the_same_kind(self) -> None:
        """Vulnerability replaces the natural Protection, Resistance is a bonus upon it: 1 + 2."""
        scene = duel(
            wielding(types=("fire",)), having(("resistance", 2, "fire"), ("vulnerability", 1, "fire"), pr=5)
        )
        assert protection(scene, "E", "F") == 3

    def test_immunity_beats_vulnerability(self) -> None:
        """Damage of the kind has no effect at all."""
        scene = duel(wielding(types=("fire",)), having(("immunity", 1, "fire"), ("vulnerability", 0, "fire")))
        assert protection(scene, "E", "F") is None

    def test_a_weapon_of_two_kinds_takes_the_better(self) -> None:
        """Immune to one, vulnerable to the other: the attacker uses the other."""
        scene = duel(
            wielding(types=("fire", "sharp")),
            having(("immunity", 1, "fire"), ("vulnerability", 0, "sharp"), pr=4),
        )
        assert protection(scene, "E", "F") == 0

    def test_piercing_strike_with_resistance_and_bodyguard(self) -> None:
        """Own Protection and Resistance less Piercing, then the Bodyguard: max(1 + 2 - 4, 0) + 1."""
        scene = duel(
            wielding(("piercing_strike", 4), types=("fire",)), having(("resistance", 2, "fire"), pr=1)
        )
        scene.enemy("B", abilities=("bodyguard",)).touch("B", "F", (1, 0))
        assert protection(scene, "E", "F") == 1

    def test_spiritual_damage_passes_bodyguard_and_resistance(self) -> None:
        """Faith is taken off in place of Protection, and what raises Protection with it."""
        scene = duel(
            wielding("spiritual_damage", types=("fire",)), having(("resistance", 2, "fire"), pr=3, fth=1)
        )
        scene.enemy("B", abilities=("bodyguard",)).touch("B", "F", (1, 0))
        assert protection(scene, "E", "F") == 1

    def test_immunity_stops_spiritual_damage(self) -> None:
        """The damage still comes from the weapon of that kind."""
        scene = duel(wielding("spiritual_damage", types=("fire",)), having(("immunity", 1, "fire"), fth=None))
        assert protection(scene, "E", "F") is None

    def test_limited_bonuses_in_any_order(self) -> None:
        """The one that reaches farther cannot be stopped by the other."""
        low, high = (Modifier(1, f"m{most}", "", layer=Layer.LAST, most=most) for most in (2, 3))
        assert total(1, (low, high)) == total(1, (high, low)) == 3
        assert total(5, (low, high)) == 5
