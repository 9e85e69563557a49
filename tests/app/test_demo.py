"""The demo battle, and the rulebook's Command example played on it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hellassist.app.battle.demo import BATTLES, demo_file, demo_profiles, demo_session
from hellassist.app.battle.session import Session
from hellassist.rules.commands import Activate, ChooseFirst, EndActivation, NextTurn, RemoveUnit, SpendCommand
from hellassist.rules.commands.turn import check_places
from hellassist.rules.editions import FRENCH_EFFECTS, PRESETS, RUSSIAN, Edition, own_rules
from hellassist.rules.evolve import evolve_all
from hellassist.rules.game import PLAYERS, Game, Power, Unit
from hellassist.rules.powers import lemures, powers
from hellassist.rules.powers.power_cards import printed
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


@pytest.mark.parametrize("edition", PRESETS, ids=lambda edition: edition.name)
def test_the_shipped_demo_is_what_the_cards_say(edition: Edition) -> None:
    text = demo_file(edition).read_text(encoding="utf-8")
    assert text == demo_text(edition), "run: python -m tests.make_demo"


@pytest.mark.parametrize("edition", PRESETS, ids=lambda edition: edition.name)
def test_the_demo_of_an_edition_is_played_by_its_rules(edition: Edition) -> None:
    session = demo_session(edition=edition)
    assert session.game.edition == edition
    check_places(session.game)
    there = evolve_all(Game(), decided(Game(), BATTLES[edition.name](demo_profiles())))
    assert there.companies == {
        player: replace(company, lost=0, lost_last_turn=0)
        for player, company in session.game.companies.items()
    }
    assert {key: unit.at for key, unit in there.units.items()} == {
        key: unit.at for key, unit in session.game.units.items()
    }


def test_rules_of_a_table_are_tried_on_the_demo_of_the_nearest_preset() -> None:
    ours = own_rules(FRENCH_EFFECTS, "ours", fathom_mm=25.4)
    game = demo_session(edition=ours).game
    assert game.edition == ours
    assert game.companies["A"].faction == "immortals"


def test_what_the_french_text_brings_can_be_played_in_its_demo() -> None:
    game = demo_session(edition=FRENCH_EFFECTS).game
    ours = game.companies["A"]
    assert (ours.coloured, ours.basic, ours.basic_light) == (True, 6, 3)
    officer, summoner, archer = (game.unit(key) for key in ("A1", "A2", "A3"))
    for index in range(4):
        powers.check_usable(game, officer, printed(officer, Power("order", index)))
    assert {spell.kind for spell in summoner.profile.spells} == {"persistent", "dissipated", "radiant"}
    assert len(lemures.available(game, summoner)) == 3
    assert archer.profile.shs
    assert summoner.profile.placeholders


def test_what_the_russian_text_changes_can_be_played_in_its_demo() -> None:
    game = demo_session(edition=RUSSIAN).game
    infernalist = next(unit for unit in game.units.values() if unit.profile.infernalist is not None)
    raised = lemures.available(game, infernalist)
    assert raised
    assert all(ability.id == "harmless" for unit in raised for ability in unit.profile.abilities[:1])


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


def test_the_demo_is_called_as_it_is_told() -> None:
    game = demo_session(language="fr", say=lambda text: f"<{text}>").game
    assert (game.name, game.companies["A"].name) == ("<First blood>", "Occidentaux")
