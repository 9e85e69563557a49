"""Effects in the French chapter: categories, the golden rule, clashes, the source, triggers (FR-01 to FR-14, FR-91)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hellassist.catalogue.effect_headers import TRIGGERS
from hellassist.catalogue.power_parts import AuraCard, OrderCard
from hellassist.rules.commands import (
    Activate,
    ConfirmByHand,
    DeclareMelee,
    DeclareShot,
    EndActivation,
    MoveUnit,
    RemoveUnit,
    UseAtOnce,
    UsePower,
)
from hellassist.rules.editions import CORE, FRENCH_EFFECTS, Edition
from hellassist.rules.game import Power
from hellassist.rules.powers import running
from hellassist.rules.powers.power_cards import powers_of
from hellassist.rules.profile import Act, Availability, Effect, Uncategorised
from tests.catalogue.make import card
from tests.rules.editions.make import FREE, ITSELF, aura, by, commanding, french, order, refused
from tests.rules.orders import AURA, ORDER, now, stat
from tests.rules.ranged import bow
from tests.scene import Scene, weapon

WRATH = Uncategorised({"en": "Last wrath"}, {"en": "It hurts whom it touches."}, when="dies")


@pytest.mark.rule("FR-01")
def test_effects_stand_on_the_card_of_their_unit() -> None:
    entries = {
        "orders": [{"name": "Rally", "header": FREE, "text": "It works."}],
        "auras": [
            {"name": name, "header": "Actif - 4 toises - alliés", "text": "It works."}
            for name in ("One", "Two")
        ],
        "uncategorised": [{"name": "Wrath", "text": "It hurts."}],
    }
    profile = card("a", **entries).profile()
    scene = french().unit("E")
    found = [power.kind for power in powers_of(replaced(scene, "E", profile)["E"])]
    assert sorted(found) == ["aura", "aura", "order", "uncategorised"]
    assert profile.spells == ()
    assert powers_of(french().unit("E")["E"]) == ()


def replaced(scene: Scene, key: str, profile: Any) -> Scene:
    """The scene with another card for the unit."""
    return scene.changed(units={**scene.game.units, key: replace(scene[key], profile=profile)})


@pytest.mark.rule("FR-02")
def test_an_effect_overrules_a_rule() -> None:
    allowing = Act("permit", permit="walk_into_contact")
    for act, reason in ((allowing, ""), (stat("mvt", 1), "ends_in_contact")):
        scene = french(command=(3, 0)).unit("E", orders=(order(FREE, act),)).enemy("F", at=(14.2, 10))
        walk = MoveUnit("E", scene.path((13, 10), unit="E"))
        assert refused(scene, walk) == "ends_in_contact"
        scene.do(UsePower("E", ORDER, ("E",)))
        if reason:
            assert refused(scene, walk) == reason
            continue
        scene.do(walk)
        assert scene.game.activation is not None
        assert (scene.game.activation.action, scene.game.attack) == ("walk", None)
        far = french(command=(3, 0)).unit("E", orders=(order(FREE, act),)).enemy("F", at=(18.2, 10))
        far.do(UsePower("E", ORDER, ("E",)))
        assert refused(far, MoveUnit("E", far.path((17, 10), unit="E"))) == "ends_in_contact"


def clash(active: str, edition: Edition = FRENCH_EFFECTS) -> Scene:
    """A of player A can take 2 LP from B, who has 2 and can give himself one."""
    hurt = order("Libre - gratuit - un adversaire - Illimité", Act("damage", on="enemy", amount=2))
    heal = order("Libre - gratuit - aucune - Illimité", Act("heal", amount=1))
    scene = (
        by(edition)
        .unit("A", orders=(hurt,))
        .enemy("B", at=(20, 20), life=(4, None), life_now=2, orders=(heal,))
    )
    scene.unit("C", at=(3, 3), orders=(hurt,)).changed(to_act="A" if active in "AC" else "B")
    scene.do(Activate(active))
    return scene


@pytest.mark.rule("FR-03")
def test_the_active_units_effect_comes_first() -> None:
    hurting, healing = UsePower("A", ORDER, ("B",)), UsePower("B", ORDER)
    for first, second in (hurting, healing), (healing, hurting):
        killed = clash("A")
        killed.do(UseAtOnce(first, second))
        assert (killed["B"].life, killed["B"].gone) == (0, "killed")
        saved = clash("B")
        saved.do(UseAtOnce(first, second))
        assert (saved["B"].life, saved["B"].gone) == (1, "")
    of_its_player = clash("C")
    of_its_player.do(UseAtOnce(healing, hurting))
    assert of_its_player["B"].gone == "killed"


@pytest.mark.rule("FR-03")
def test_two_effects_of_one_player_and_nobody_active() -> None:
    """By the core his player names the order; here that of the active unit itself goes before."""
    weak, gone = Act("heal", on="unit", amount=1), Act("damage", on="unit", amount=2)
    for edition, left in ((FRENCH_EFFECTS, 0), (CORE, 1)):
        scene = by(edition).unit("A", orders=(order("Libre - gratuit - un personnage - Illimité", gone),))
        scene.unit("C", at=(3, 3), orders=(order("Libre - gratuit - un personnage - Illimité", weak),))
        scene.enemy("B", at=(20, 20), life=(4, None), life_now=2)
        scene.do(Activate("A"))
        scene.do(UseAtOnce(UsePower("C", ORDER, ("B",)), UsePower("A", ORDER, ("B",))))
        assert scene["B"].life == left
    idle = clash("A")
    idle.do(EndActivation())
    idle.changed(dominant="B", activation=None)
    idle.do(UseAtOnce(UsePower("A", ORDER, ("B",)), UsePower("B", ORDER)))
    assert idle["B"].life == 1


def twins(*acts: Act, header: str = "Libre - gratuit - aucune - Illimité") -> Scene:
    """Two copies of a trooper with this order, and an enemy far away."""
    scene = french()
    for key, x in (("X1", 3.0), ("X2", 6.0)):
        scene.unit(key, at=(x, 3), name="X", orders=(order(header, *acts),))
    return scene.enemy(at=(25, 25))


@pytest.mark.rule("FR-04")
def test_an_effect_that_names_its_owner_means_that_copy() -> None:
    scene = twins(stat("cbt", 1))
    scene.do(UsePower("X1", ORDER))
    assert (now(scene, "X1"), now(scene, "X2")) == (4, 3)


@pytest.mark.rule("FR-05")
def test_the_source_is_the_copy_that_uses_it() -> None:
    acts = Act("damage", on="self", amount=1), Act("heal", on="ally", amount=1)
    for chosen, lives in (("X2", (3, 3)), ("C", (3, 2))):
        scene = twins(*acts, header="Libre - gratuit - un allié - Illimité")
        scene.unit("C", at=(9, 3), life_now=2)
        for key, life in (("X1", 4), ("X2", 2)):
            set_life(scene, key, life)
        scene.do(UsePower("X1", ORDER, (chosen,)))
        assert (scene["X1"].life, scene["X2"].life) == lives
        assert scene["C"].life == (3 if chosen == "C" else 2)


def set_life(scene: Scene, key: str, life: int) -> None:
    scene.changed(units={**scene.game.units, key: replace(scene[key], life=life)})


@pytest.mark.rule("FR-06")
def test_allies_and_opponents_are_those_of_the_source() -> None:
    stun = order(
        "Libre - gratuit - un adversaire - Illimité", Act("state", on="enemy", effect=Effect("stunned"))
    )
    scene = commanding(stun).unit("C", at=(3, 3))
    for key in ("E", "C"):
        assert refused(scene, UsePower("E", ORDER, (key,))) == "not_meant"
    scene.do(UsePower("E", ORDER, ("F",)))
    assert scene["F"].has("stunned")
    bless = aura("Libre - infini - alliés", stat("cbt", 1, "allies"))
    turned = french().unit("E", auras=(bless,), controller="B").unit("C", at=(3, 3)).enemy("F", at=(20, 20))
    turned.do(UsePower("E", AURA))
    assert [now(turned, key) for key in "ECF"] == [4, 3, 4]


@pytest.mark.rule("FR-06")
def test_an_associate_is_that_of_the_copy() -> None:
    shield = order("Libre - gratuit - aucune - Illimité", stat("def", 1, "associate"))
    scene = french()
    for key, x in (("M1", 3.0), ("M2", 9.0)):
        scene.unit(key, at=(x, 3), name="Master", orders=(shield,))
    for number in range(1, 4):
        hound = Availability("associated", 2, name="Master")
        scene.unit(f"H{number}", at=(3 * number, 6), name="Hound", availability=hound, faction="westerners")
    scene = with_card_id(scene, "hound", "H1", "H2", "H3")
    scene.enemy(at=(25, 25)).do(UsePower("M1", ORDER))
    assert [now(scene, key, "def") for key in ("H1", "H2", "H3", "M1", "M2")] == [4, 4, 3, 3, 3]
    scene.do(UsePower("M2", ORDER))
    assert now(scene, "H3", "def") == 4


def with_card_id(scene: Scene, card_id: str, *keys: str) -> Scene:
    """The units as copies of one card."""
    units = {key: replace(scene[key], profile=replace(scene[key].profile, id=card_id)) for key in keys}
    return scene.changed(units={**scene.game.units, **units})


@pytest.mark.rule("FR-07")
@pytest.mark.parametrize(("gap", "legal"), [(8.0, True), (8.1, False)])
def test_distances_start_at_the_source(gap: float, legal: bool) -> None:
    scene = commanding(order("Libre - gratuit - un allié à 8 toises - Illimité", stat("cbt", 1, "ally")))
    scene.unit("C", at=(11.2 + gap, 10)).unit("D", at=(15, 10))
    command = UsePower("E", ORDER, ("C",))
    if legal:
        scene.do(command)
        assert now(scene, "C") == 4
    else:
        assert refused(scene, command) == "out_of_area"
    by_act = commanding(order("Libre - gratuit - aucune - Illimité", stat("cbt", 1, "allies", within=8.0)))
    by_act.unit("C", at=(11.2 + gap, 10)).do(UsePower("E", ORDER))
    assert now(by_act, "C") == (4 if legal else 3)
    lasting = french().unit(
        "E", auras=(aura("Constant - infini - alliés", stat("cbt", 1, "allies", within=8.0)),)
    )
    lasting.unit("C", at=(11.2 + gap, 10)).enemy(at=(25, 25))
    assert now(lasting, "C") == (4 if legal else 3)


@pytest.mark.rule("FR-08")
def test_permanent_effects_are_always_on_and_temporary_ones_are_triggered() -> None:
    always = order("Constant - gratuit - alliés - Illimité", stat("cbt", 1, "allies"), type="permanent")
    triggered = order(FREE, stat("def", 1, "ally"), type="temporary")
    scene = commanding(always, triggered).unit("C", at=(3, 3)).changed(turn=1)
    assert (now(scene, "C"), now(scene, "C", "def"), scene.game.activation) == (4, 3, None)
    assert refused(scene, UsePower("E", ORDER)) == "always_in_force"
    by_hand = commanding(order("Constant - gratuit - aucune - Illimité", Act("heal", amount=1)))
    assert refused(by_hand, UsePower("E", ORDER)) == "always_in_force"
    scene.do(UsePower("E", Power("order", 1), ("C",)))
    assert now(scene, "C", "def") == 4
    scene.do(RemoveUnit("E"))
    assert now(scene, "C") == 3


@pytest.mark.rule("FR-09")
def test_constant_is_the_trigger_of_permanent_effects() -> None:
    assert set(TRIGGERS.values()) == {"exhausting", "active", "passive", "free", "constant"}
    for model, tail in ((OrderCard, "gratuit - alliés - Illimité"), (AuraCard, "4 toises - alliés")):
        for trigger, kind in (("Constant", "temporary"), ("Actif", "permanent")):
            entries = {"name": "a", "header": f"{trigger} - {tail}", "text": "x"}
            model.model_validate(entries)
            with pytest.raises(ValueError, match="fields"):
                model.model_validate({**entries, "type": kind})
    with pytest.raises(ValueError, match="no place"):
        OrderCard.model_validate({"name": "a", "header": "Lent - gratuit - alliés - Illimité", "text": "x"})


@pytest.mark.rule("FR-10", "FR-11")
@pytest.mark.parametrize(
    ("trigger", "action", "other"),
    [("Exténuant", "focus", "concentration"), ("Actif", "concentration", "focus")],
)
def test_exhausting_and_active(trigger: str, action: Any, other: Any) -> None:
    made = order(f"{trigger} - gratuit - aucune - Illimité", stat("cbt", 1))
    scene = commanding(made, shs=3, weapons=(bow(), weapon()))
    assert refused(scene, UsePower("E", ORDER, action=other)) == "other_action_needed"
    walked = commanding(made)
    walked.do(MoveUnit("E", walked.path((14, 10), unit="E")))
    if action == "focus":
        assert refused(walked, UsePower("E", ORDER)) == "action_taken"
    else:
        walked.do(UsePower("E", ORDER))
    used = commanding(made)
    used.do(UsePower("E", ORDER))
    assert used.game.activation is not None
    assert (used.game.activation.action, now(used, "E")) == (action, 4)
    after = MoveUnit("E", used.path((15, 10), unit="E"))
    if action == "focus":
        assert refused(used, MoveUnit("E", used.path((10.1, 10), unit="E"))) == "action_taken"
    else:
        used.do(after)
    scene.do(DeclareShot("E", "F"))
    scene.fight((1, 1, 1))
    assert refused(scene, UsePower("E", ORDER)) == "action_taken"


@pytest.mark.rule("FR-12")
def test_passive() -> None:
    made = order("Passif - gratuit - aucune - Illimité", stat("cbt", 1))
    scene = french().unit("E", orders=(made,)).enemy("F")
    scene.do(UsePower("E", ORDER))
    assert scene.game.attack is None
    scene.do(DeclareMelee("E", "F"))
    assert refused(scene, UsePower("E", ORDER)) == "attack_open"
    other = french().unit("E", orders=(made,)).enemy("F").changed(to_act="B")
    other.do(Activate("F"))
    assert refused(other, UsePower("E", ORDER)) == "another_is_active"


@pytest.mark.rule("FR-13")
def test_free() -> None:
    scene = commanding(order("Libre - gratuit - aucune - Illimité", stat("cbt", 1)), status="acted")
    scene.enemy("G").unit("C", at=(3, 3)).changed(to_act="B")
    scene.do(MoveUnit("F", scene.path((23, 25), unit="F")))
    scene.do(UsePower("E", ORDER))
    scene.do(EndActivation())
    scene.do(UsePower("E", ORDER))
    assert (now(scene, "E"), scene.game.activation) == (5, None)
    scene.do(Activate("C"))
    scene.do(UsePower("E", ORDER))
    scene.do(EndActivation())
    scene.do(DeclareMelee("G", "E"))
    assert refused(scene, UsePower("E", ORDER)) == "attack_open"
    upkeep = commanding(order("Libre - gratuit - aucune - Illimité", stat("cbt", 1))).changed(phase="upkeep")
    assert refused(upkeep, UsePower("E", ORDER)) == "not_action_phase"


@pytest.mark.rule("FR-14")
def test_an_effect_without_category_comes_when_its_text_says() -> None:
    wrath = replace(WRATH, acts=(Act("damage", on="enemies", amount=1, within=0.0),))
    scene = french().unit("E", uncategorised=(wrath,)).enemy("F").enemy("G", at=(14, 10))
    scene.enemy("H", life=(1, None)).touch("H", "E", (0, 1)).unit("C").touch("C", "E", (-1, 0))
    assert refused(scene, UsePower("E", ITSELF)) == "comes_by_itself"
    assert (scene.game.activation, scene["F"].life) == (None, 4)
    scene.do(RemoveUnit("E"))
    assert [scene[key].life for key in "FGC"] == [3, 4, 4]
    assert (scene["H"].gone, scene.game.activation) == ("killed", None)
    left = french().unit("E", uncategorised=(wrath,)).enemy("F")
    left.do(RemoveUnit("E", killed=False))
    assert left["F"].life == 4


@pytest.mark.rule("FR-14")
def test_a_death_by_such_an_effect_brings_the_next() -> None:
    wrath = replace(WRATH, acts=(Act("damage", on="units", amount=1, within=2.0, but_self=True),))
    scene = french()
    for index, key in enumerate("ABC"):
        scene.unit(key, at=(6 + 2.5 * index, 10), life=(1, None), uncategorised=(wrath,))
    scene.enemy("F", at=(13.5, 10), life=(2, None))
    scene.do(RemoveUnit("A"))
    assert [scene[key].gone for key in "ABC"] == ["killed"] * 3
    assert scene["F"].life == 1


@pytest.mark.rule("FR-91")
def test_one_that_the_players_carry_out_when_they_say() -> None:
    profile = card("a", uncategorised=[{"name": "Omen", "text": "Ask the oracle."}]).profile()
    (omen,) = profile.uncategorised
    assert (omen.text, omen.acts, omen.when) == ({"en": "Ask the oracle."}, (), "")
    for phase in ("upkeep", "action"):
        scene = (
            french().unit("E", uncategorised=(omen,), status="acted", states=("stunned",)).enemy(at=(25, 25))
        )
        scene.changed(phase=phase)
        scene.do(UsePower("E", ITSELF))
        (effect,) = scene.game.running
        assert (effect.kind, effect.asked, running.name_of(effect)) == ("uncategorised", True, "Omen")
        scene.do(ConfirmByHand(effect.number))
