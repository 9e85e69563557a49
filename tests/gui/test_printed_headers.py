"""Headers of cards in words: what a card says of trigger, cost, target and how often."""

from __future__ import annotations

import pytest

from hellassist.catalogue.effect_headers import TARGETS, read_order
from hellassist.gui.dialogs import printed
from tests.rules.editions.make import aura, order, spell

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.rule("FR-25", "FR-26")
@pytest.mark.parametrize(
    ("header", "said"),
    [
        ("Libre - GRATUIT - aucune - Illimité", "free · free of charge · no target"),
        (
            "Actif - 1 ou 3 PC - un adversaire à 6 toises - 2 (tour)",
            "active · 1 or 3 Command · one opponent, up to 6 fathoms away · at most 2 in a turn",
        ),
        (
            "Libre — 2* PC — la compagnie — Unique",
            "free · 2 Command for good · the Company · at most 1 in the battle",
        ),
    ],
)
def test_the_header_of_an_order(header: str, said: str) -> None:
    assert printed.order_header(order(header)) == said


@pytest.mark.rule("FR-85", "FR-89")
def test_the_header_of_an_aura() -> None:
    assert printed.aura_header(aura("Actif - 4 toises - alliés")) == "active · 4 fathoms · allies"
    assert printed.aura_header(aura("Constant - infini - adversaires")) == "constant · everywhere · opponents"


@pytest.mark.rule("FR-67", "FR-72")
def test_the_header_of_a_spell() -> None:
    header = printed.spell_header(spell("Exténuant - dissipé - un point à 4,5 toises"))
    assert header == "exhausting · dissipated · a point, up to 4.5 fathoms away"


def test_every_target_that_a_header_can_name_has_its_words() -> None:
    said = {aim: printed.target(aim) for aim in TARGETS.values()}
    assert len(set(said.values())) == len(said)


@pytest.mark.rule("FR-23", "FR-30", "FR-59")
def test_what_a_header_may_say() -> None:
    assert read_order("Libre - 3, 1 ou 1 PC - aucune - Illimité").amounts == (1, 3)
    assert read_order("Libre - 1 PC claire - aucune - Illimité").colour == "light"
    with pytest.raises(ValueError, match="no limit"):
        read_order("Libre - 1 PC - aucune - 0 (tour)")
