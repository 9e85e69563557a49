"""No ability is silently ignored, and none is known by its id outside its own place."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import hellassist
from hellassist.catalogue.known import known_abilities
from hellassist.catalogue.shelf import Catalogue
from hellassist.places import cards_folder
from hellassist.rules import hooks
from hellassist.rules.abilities.elsewhere import ELSEWHERE
from hellassist.rules.abilities.manual import MANUAL, asked, asked_of
from hellassist.rules.powers import vae
from hellassist.rules.profile import Ability, Profile
from hellassist.rules.states import STATES
from tests.scene import Scene, weapon

HOOKS = [hook for hook in vars(hooks).values() if isinstance(hook, hooks.Hook)]
PACKAGE = Path(hellassist.__file__).parent
OWN_PLACES = ("rules/abilities/", "rules/states/")
NAMED_ELSEWHERE = {
    "rules/hooks.py": {"insignificant"},  # the name of a hook
    "rules/game.py": {"dodge"},  # a kind of attack
    "rules/combat/attacks.py": {"dodge"},
    "rules/combat/trial.py": {"dodge"},
    "app/words/words.py": None,  # the words for all of them
    "app/words/meanings.py": None,  # what each says, for the reader
    "catalogue/composition.py": {"ammunition_carrier", "artillery", "emancipated", "leader", "prestige"},
}
"""Files in which ids of abilities stand as something else, or for what no battle needs."""


KINDS_AND_CAUSES = {"dodge", "defensive_shot"}
"""What screens call attacks by."""


def answered() -> set[str]:
    """Ids of abilities and states that answer a hook."""
    return {key for hook in HOOKS for key in hook._handlers}


def printed() -> Iterator[tuple[Profile, Ability]]:
    """Every ability on every shipped card."""
    for card in Catalogue.load(cards_folder()).cards.values():
        profile = card.profile()
        for ability in (
            *profile.abilities,
            *(ability for each in profile.weapons for ability in each.abilities),
        ):
            yield profile, ability


def test_every_known_ability_is_dealt_with() -> None:
    dealt = answered() | set(MANUAL) | set(ELSEWHERE)
    assert set(known_abilities()) - dealt == set()


def test_every_printed_ability_is_dealt_with() -> None:
    found = list(printed())
    assert len(found) > 10
    silent = {
        (profile.id, ability.id)
        for profile, ability in found
        if ability.id not in answered() | set(ELSEWHERE) and not asked(ability)
    }
    assert silent == set()


def test_the_lists_say_nothing_twice_and_nothing_old() -> None:
    handled = answered()
    assert set(MANUAL) & set(ELSEWHERE) == set()
    assert handled & set(ELSEWHERE) == set()
    assert set(ELSEWHERE) <= set(known_abilities())
    assert handled <= set(known_abilities()) | set(STATES) | set(MANUAL)


@pytest.mark.rule("SA-005")
def test_names_without_a_text_are_shown_as_such() -> None:
    lemure = Scene(command=(2, 2)).unit("E", rank="officer", at=(3, 3)).unit("L", abilities=("rebellious",))
    assert not vae.may_receive(lemure.game, lemure["L"])
    assert "does not say what it does" in asked(Ability("rebellious"))
    ahead = lemure.profile("D", abilities=("advance_deployment", "vicious"))
    assert [ability.id for ability, _ in asked_of(ahead)] == ["advance_deployment"]
    assert "advance_deployment" not in answered()
    strange = Ability("strange", text="Turns twice.")
    armed = lemure.profile("W", weapons=(weapon(abilities=(strange,)),))
    assert list(asked_of(armed)) == [(strange, "Turns twice.")]


@pytest.mark.rule("SA-139")
def test_a_scout_is_shown_to_the_players_and_does_nothing_by_itself() -> None:
    scout = Scene().profile("S", abilities=("scout",))
    assert [ability.id for ability, _ in asked_of(scout)] == ["scout"]
    assert "choose the terrain" in asked(Ability("scout"))
    assert "scout" not in answered()


def named_in(file: Path) -> set[str]:
    """The ids of abilities among the texts of a file."""
    texts = {
        node.value
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return texts & (set(known_abilities()) - set(STATES))


def test_no_ability_is_known_by_its_id_outside_its_place() -> None:
    strays = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        place = file.relative_to(PACKAGE).as_posix()
        if "hexbattle" in file.parts:  # another game, which knows no abilities
            continue
        allowed = NAMED_ELSEWHERE.get(place, set())
        if allowed is not None and place.startswith(("app/", "gui/")):
            allowed = allowed | KINDS_AND_CAUSES
        if place.startswith(OWN_PLACES) or allowed is None:
            continue
        if found := named_in(file) - allowed:
            strays[place] = found
    assert strays == {}


def test_what_may_stand_elsewhere_does() -> None:
    for place, allowed in NAMED_ELSEWHERE.items():
        assert allowed is None or named_in(PACKAGE / place) >= allowed
