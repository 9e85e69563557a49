"""The demo battle, and the rulebook's Command example played on it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hellassist.app.demo import demo_battle, demo_file, demo_session, shipped_profiles
from hellassist.app.session import Session
from hellassist.rules.commands import Activate, ChooseFirst, EndActivation, NextTurn, RemoveUnit, SpendCommand
from hellassist.rules.commands.turn import check_places
from hellassist.rules.editions import PRESETS, Edition
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import PLAYERS, Game, Unit
from hellassist.rules.powers.surroundings import decided
from hellassist.rules.turn import command
from tests.make_demo import demo_text


def unit_of(session: Session, card: str) -> Unit:
    """The first unit with this card."""
    return next(unit for unit in session.game.units.values() if unit.profile.id == card)


def play_out_the_turn(session: Session) -> None:
    """Activate every unit in turn, doing nothing."""
    session.do(ChooseFirst(session.game.dominant or "A"))
    while session.game.to_act is not None:
        session.do(Activate(session.game.waiting(session.game.to_act)[0].id))
        session.do(EndActivation())


def pools(session: Session) -> tuple[int, int]:
    company = session.game.companies["A"]
    return company.current, company.basic


def test_the_shipped_demo_is_what_the_cards_say() -> None:
    assert demo_file().read_text(encoding="utf-8") == demo_text(), "run: python -m tests.make_demo"


@pytest.mark.parametrize("edition", PRESETS, ids=lambda edition: edition.name)
def test_the_demo_of_an_edition_is_the_same_battle_by_its_rules(edition: Edition) -> None:
    session = demo_session(edition=edition)
    assert session.game.edition == edition
    setting = replace(demo_battle(shipped_profiles()), edition=edition)
    there = evolve_all(Game(), decided(Game(), setting))
    assert there.companies == {
        player: replace(company, lost=0, lost_last_turn=0)
        for player, company in session.game.companies.items()
    }
    assert {key: unit.at for key, unit in there.units.items()} == {
        key: unit.at for key, unit in session.game.units.items()
    }


def test_two_companies_stand_on_a_table_of_thirty_fathoms() -> None:
    game = demo_session().game
    assert (game.width, game.depth) == (30 * game.fathom, 30 * game.fathom)
    assert game.terrain
    check_places(game)
    cards = {player: [unit.profile.id for unit in game.units_of(player)] for player in PLAYERS}
    assert {"frank_captain", "swashbuckler", "missionary", "sergeant"} <= set(cards["A"])
    assert {"succubus", "damned_one_of_wrath"} <= set(cards["B"])
    assert (game.turn, game.phase) == (1, "action")


def test_the_succubus_has_her_printed_table() -> None:
    whips = unit_of(demo_session(), "succubus").profile.weapons[0]
    assert [column.damage for column in whips.table] == [3, 4, 6, 8, 6]
    assert [[(effect.state, effect.x) for effect in column.effects] for column in whips.table] == [
        [],
        [("pain", 2)],
        [],
        [],
        [("knocked_down", 1)],
    ]


def test_the_rulebooks_command_example_to_the_last_number() -> None:
    session = demo_session()
    assert command.initial(session.game, "A") == 7
    assert pools(session) == (7, 7)
    session.do(SpendCommand("A", 3, reason="an order"))
    assert pools(session) == (4, 7)
    play_out_the_turn(session)
    session.do(NextTurn())
    assert pools(session) == (7, 7)
    session.do(SpendCommand("A", 4, reason="orders"))
    session.do(SpendCommand("A", 2, permanent=True, reason="The Lord guides my hand"))
    assert pools(session) == (1, 5)
    session.do(RemoveUnit(unit_of(session, "frank_captain").id))
    assert pools(session) == (0, 1)
    play_out_the_turn(session)
    session.do(NextTurn())
    assert pools(session) == (1, 1)
