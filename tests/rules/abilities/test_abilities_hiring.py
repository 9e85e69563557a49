"""Leader counts when a Company is put together, and nowhere else (SA-099)."""

from __future__ import annotations

import pytest

from hellassist.catalogue.company import CompanyEntry, CompanyList, totals
from hellassist.catalogue.shelf import Catalogue
from hellassist.rules.turn import dominance
from tests.catalogue.make import unit
from tests.scene import Scene


@pytest.mark.rule("SA-099")
def test_leader_counts_twice_for_hiring_troopers() -> None:
    cards = [unit("leader", "officer", 4, abilities=["Leader"]), unit("aide", "independent", 1)]
    entries = (CompanyEntry(card="leader"), CompanyEntry(card="aide"))
    sums = totals(CompanyList(name="c", faction="westerners", entries=entries), Catalogue(cards))
    assert (sums.trooper_limit, sums.command) == (9, 5)
    scene = Scene().unit("E", rank="officer", cmd=4, abilities=("leader",)).enemy("F")
    assert dominance.first_score(scene.game, "A").command == 4
