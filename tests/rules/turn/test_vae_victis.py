"""Vae victis in fights and shots (OR-09 to OR-11, OR-15, OR-16), and Controlled units (ST-050)."""

from __future__ import annotations

from typing import Any

import pytest

from hellassist.rules.commands import (
    Activate,
    DeclareFurther,
    DeclareMelee,
    DeclareShot,
    EndActivation,
    GiveAnswer,
    RemoveUnit,
    VaeSoli,
)
from hellassist.rules.powers import vae
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import BadAnswer, Choose
from tests.rules.told import thrown
from tests.scene import Scene, weapon

BOW = weapon(use="ranged", range=8.0)


def fight(command: tuple[int, int] = (9, 9), **unit: Any) -> Scene:
    """E beside F, an Officer on either side."""
    scene = (
        Scene(command=command).unit("O", at=(3, 3), rank="officer").enemy("P", at=(25, 25), rank="officer")
    )
    return scene.unit("E", life=(20, 0), **unit).enemy("F", life=(20, 0)).touch("F", "E", (1, 0))


def command(scene: Scene) -> tuple[int, int]:
    pools = scene.game.companies
    return pools["A"].current, pools["B"].current


@pytest.mark.rule("OR-09")
def test_several_times_in_one_phase_for_either_side_of_an_attack() -> None:
    scene = fight((4, 0)).unit("S", at=(10, 4), shs=3, weapons=(weapon(), BOW))
    scene.enemy("G", at=(14, 4)).enemy("H", at=(25, 20))
    scene.do(DeclareMelee("E", "F"))
    scene.fight((1,) * 4, (1,) * 3, vae_victis=(1,))
    assert command(scene)[0] == 3
    scene.do(EndActivation())
    scene.do(DeclareMelee("F", "E"))
    scene.fight((1,) * 3, (1,) * 5, vae_victis=(2,))
    assert command(scene)[0] == 1
    scene.do(EndActivation())
    scene.do(DeclareShot("S", "G"))
    scene.fight((1,) * 4, vae_victis=(1,))
    assert command(scene)[0] == 0


@pytest.mark.rule("OR-10")
def test_two_points_in_one_sequence_at_most() -> None:
    two = fight((5, 0)).unit("Q", at=(6, 3), rank="officer")
    two.do(DeclareMelee("E", "F"))
    assert two.pending() == Choose(0, (0, 1, 2), "vae_victis")
    with pytest.raises(BadAnswer):
        two.do(GiveAnswer(3))
    two.fight((1,) * 5, (1,) * 3, vae_victis=(2,))
    assert command(two) == (3, 0)
    both = fight((3, 3))
    both.do(DeclareMelee("E", "F"))
    both.fight((1,) * 5, (1,) * 5, vae_victis=(2, 2))
    assert command(both) == (1, 1)


@pytest.mark.rule("OR-10", "OR-16")
def test_each_sequence_has_a_bonus_of_its_own() -> None:
    frantic = fight((4, 0), abilities=("frantic",))
    frantic.do(DeclareMelee("E", "F"))
    frantic.fight((1,) * 5, (1,) * 3, (1,) * 5, (1,) * 3, vae_victis=(2, 2))
    assert command(frantic)[0] == 0
    once = fight((4, 0), abilities=("frantic",))
    once.do(DeclareMelee("E", "F"))
    once.fight((1,) * 5, (1,) * 3, (1,) * 3, (1,) * 3, vae_victis=(2, 0))
    assert thrown(once) == [(0, 5), (1, 3), (0, 3), (1, 3)]
    with pytest.raises(Refused):
        once.do(DeclareFurther("E", "F"))


@pytest.mark.rule("OR-11")
def test_every_officer_has_the_orders_and_nobody_else() -> None:
    scene = fight()
    assert scene["O"].profile.orders == ()
    assert vae.knows_vae_orders(scene.game, "A")
    scene.unit("I", at=(8, 3), rank="independent").do(RemoveUnit("O", killed=True))
    assert not vae.knows_vae_orders(scene.game, "A")


@pytest.mark.rule("OR-15")
def test_points_are_dice_of_the_unit_that_is_about_to_roll() -> None:
    scene = fight(cbt=3)
    scene.do(DeclareMelee("E", "F"))
    scene.do(GiveAnswer(2))
    scene.do(GiveAnswer(0))
    request = scene.pending()
    assert getattr(request, "dice", None) == 5
    shooting = fight().unit("S", at=(10, 4), shs=4, weapons=(weapon(), BOW)).enemy("G", at=(14, 4))
    shooting.do(DeclareShot("S", "G"))
    shooting.fight((1,) * 5, (1,), vae_victis=(2,))
    assert thrown(shooting) == [(0, 5)]
    assert [fact.step for fact in shooting.facts if hasattr(fact, "step")].count("reroll") == 1
    without = fight().unit("N", at=(20, 10), cbt=None).enemy("G", at=(21.2, 10)).touch("G", "N", (1, 0))
    without.changed(to_act="B").do(DeclareMelee("G", "N"))
    without.fight((1,) * 3)  # B alone is asked
    assert thrown(without) == [(0, 3)]
    assert command(without) == (9, 9)


@pytest.mark.rule("OR-16")
def test_after_the_roll_it_is_too_late() -> None:
    scene = fight((2, 0))
    scene.do(DeclareMelee("E", "F"))
    asked = [getattr(scene.pending(), "why", "")]
    scene.do(GiveAnswer(0))
    while scene.game.attack is not None:
        request = scene.pending()
        asked.append(getattr(request, "why", ""))
        faces = (5,) * getattr(request, "dice", 0)
        scene.do(GiveAnswer(faces or request.options[-1]))  # type: ignore[union-attr, index]
    assert asked[0] == "vae_victis"
    assert "vae_victis" not in asked[1:]
    assert command(scene) == (2, 0)


@pytest.mark.rule("ST-050")
def test_nobody_gives_orders_to_or_through_a_controlled_unit() -> None:
    scene = fight((4, 4)).enemy("C", at=(20, 10), controller="A", states=("controlled",))
    scene.enemy("G", at=(21.2, 10)).touch("G", "C", (1, 0))
    assert vae.points_available(scene.game, scene["C"]) == 0
    scene.do(DeclareMelee("C", "G"))
    scene.fight((1,) * 3, (1,) * 3)
    assert command(scene) == (4, 4)
    for owner in ("A", "B"):
        officer = Scene(command=(4, 4)).unit("A", at=(3, 3)).unit("D", at=(6, 3)).enemy("X", at=(25, 25))
        officer.enemy("Y", at=(22, 25))
        other = "B" if owner == "A" else "A"
        officer.unit("O", player=owner, controller=other, at=(14, 14), rank="officer", states=("controlled",))
        assert not any(vae.knows_vae_orders(officer.game, player) for player in ("A", "B"))
        officer.do(Activate("A"))
        with pytest.raises(Refused, match="no_vae_orders"):
            officer.do(VaeSoli("D"))
        officer.do(EndActivation())
        officer.do(Activate("X"))
        with pytest.raises(Refused, match="no_vae_orders"):
            officer.do(VaeSoli("Y"))
