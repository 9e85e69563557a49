import json
import locale
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hellassist.geometry import Point
from hellassist.rules.editions import CORE
from hellassist.rules.events import AnswerGiven, BattleSetUp, Fact, LifeLost, Noted, UnitMoved
from hellassist.rules.game import Unit
from hellassist.store import upgrades
from hellassist.store.codec import KINDS, NAMES, decode, encode
from hellassist.store.faults import StorageFault
from hellassist.store.log import Logged, Redone, Undone
from hellassist.store.shapes import Misshapen, reader
from tests.store.facts import any_of, set_up


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_fact_comes_back_as_it_was(kind: str) -> None:
    @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
    @given(any_of(KINDS[kind]))
    def comes_back(fact: Logged) -> None:
        assert decode(*encode(fact)) == fact

    comes_back()


def test_every_kind_has_a_name_of_its_own() -> None:
    assert len(KINDS) == len(NAMES) == len(get_args(Fact)) + 2
    assert {"battle_set_up", "unit_moved", "undone", "redone"} <= KINDS.keys()


def test_types_come_back_too() -> None:
    fact = set_up()
    back: Any = decode(*encode(fact))
    unit: Unit = back.units[0]
    assert type(unit.at) is Point
    assert type(unit.profile.keywords) is frozenset
    assert type(back.units) is tuple
    assert decode(*encode(AnswerGiven("roll", 0, (6, 1), typed=True, request="roll"))) == AnswerGiven(
        "roll", 0, (6, 1), typed=True, request="roll"
    )


def test_a_mapping_that_is_no_dict_is_written() -> None:
    fact = set_up()
    unit = fact.units[0]
    profile = replace(unit.profile, names=MappingProxyType({"ru": "Самаэль"}))
    back: Any = decode(*encode(replace(fact, units=(replace(unit, profile=profile),))))
    assert back.units[0].profile.names == {"ru": "Самаэль"}


def test_json_is_compact_readable_and_the_same_every_time() -> None:
    kind, form, body = encode(Noted("Début — начало"))
    assert (kind, form, body) == ("noted", 1, '{"text":"Début — начало"}')
    assert encode(set_up()) == encode(set_up())


@pytest.fixture(params=["fr_FR", "ru_RU"])
def comma(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A locale with a decimal comma; built on the spot where the system has none ready."""
    name = f"{request.param}.UTF-8"
    before = locale.setlocale(locale.LC_ALL)
    build = shutil.which("localedef")
    try:
        locale.setlocale(locale.LC_ALL, name)
    except locale.Error:
        if build is None or not Path("/usr/share/i18n/locales", request.param).exists():
            pytest.skip(f"the system has no locale {name}")
        subprocess.run([build, "-i", request.param, "-f", "UTF-8", str(tmp_path / name)], check=True)
        monkeypatch.setenv("LOCPATH", str(tmp_path))
        locale.setlocale(locale.LC_ALL, name)
    yield
    locale.setlocale(locale.LC_ALL, before)


@pytest.mark.usefixtures("comma")
def test_a_decimal_comma_on_screen_is_a_dot_in_the_file() -> None:
    assert locale.localeconv()["decimal_point"] == ","
    _the_dot_stands()


def test_numbers_have_a_dot() -> None:
    _the_dot_stands()


def _the_dot_stands() -> None:
    fact = UnitMoved("E", (Point(0.1, 2.5),), 12.75)
    assert encode(fact)[2] == '{"unit":"E","path":[[0.1,2.5]],"length":12.75,"beside":false}'
    assert decode(*encode(fact)) == fact


def refusal(kind: str, body: str, form: int = 1) -> StorageFault:
    with pytest.raises(StorageFault) as caught:
        decode(kind, form, body)
    return caught.value


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ('{"unit":"E","points":"3","left":1}', "points: expected a whole number, found '3'"),
        ('{"unit":"E","points":true,"left":1}', "points: expected a whole number, found True"),
        ('{"unit":"E","points":3.0,"left":1}', "points: expected a whole number, found 3.0"),
        ('{"unit":"E","points":3}', "left missing"),
        ('{"unit":"E","points":3,"left":1,"more":2}', "more: unknown here"),
        ('{"unit":null,"points":3,"left":1}', "unit: expected text, found None"),
        ("[1,2]", "expected LifeLost, found [1, 2]"),
        ("{", "JSONDecodeError"),
        ("[" * 100_000, "RecursionError"),
        ('{"unit":"E","points":' + "9" * 5000 + ',"left":1}', "ValueError"),
    ],
)
def test_a_wrong_body_is_named(body: str, words: str) -> None:
    fault = refusal("life_lost", body)
    assert fault.reason == "wrong_body"
    assert words in str(fault.facts["found"])


@pytest.mark.parametrize(
    ("kind", "body", "words"),
    [
        ("unit_moved", '{"unit":"E","path":[[0,1e999]],"length":1}', "path.0: expected a number, found inf"),
        ("unit_moved", '{"unit":"E","path":[[0]],"length":1}', "path.0: expected a list of 2"),
        ("unit_moved", '{"unit":"E","path":{},"length":1}', "path: expected a list"),
        (
            "phase_began",
            '{"phase":"tea"}',
            "phase: expected one of 'setup', 'upkeep', 'action', 'over', found 'tea'",
        ),
        ("unit_placed", '{"unit":"E","at":"here"}', "at: expected"),
        ("state_gained", '{"unit":"E","state":{"id":"pain","x":"2"}}', "state.x: expected a whole number"),
    ],
)
def test_the_place_of_the_fault_is_named(kind: str, body: str, words: str) -> None:
    assert words in str(refusal(kind, body).facts["found"])


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ('{"tomorrow":true}', "edition.tomorrow: unknown here"),
        ('{"binary_command":"yes"}', "edition.binary_command: expected true or false, found 'yes'"),
        ('{"fathom_mm":-3}', "fathom_mm is to be from 1.0 to 1000.0"),
        ('{"highest_defence":1000000}', "highest_defence is to be from 1 to 99"),
    ],
)
def test_an_edition_that_nobody_can_play_by_is_named(edition: str, words: str) -> None:
    body = json.loads(encode(BattleSetUp("b", CORE, 1200.0, 1200.0, (), (), ()))[2])
    body["edition"] |= json.loads(edition)
    assert words in str(refusal("battle_set_up", json.dumps(body)).facts["found"])


def test_an_unknown_kind_and_a_newer_form_are_told_apart() -> None:
    assert refusal("earthquake", "{}").reason == "unknown_kind"
    newer = refusal("noted", '{"text":""}', form=2)
    assert (newer.reason, newer.facts["found"], newer.facts["allowed"]) == ("newer_form", 2, 1)


@pytest.mark.parametrize(
    "fact",
    [UnitMoved("E", (), float("nan")), UnitMoved("E", (), float("inf")), Noted("half an emoji \ud83d")],
)
def test_what_json_cannot_hold_is_refused(fact: Logged) -> None:
    with pytest.raises(StorageFault) as caught:
        encode(fact)
    assert caught.value.reason == "unwritable"


def test_old_forms_are_brought_up_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upgrades, "FORMS", {"life_lost": 3})
    steps = {
        ("life_lost", 1): lambda body: {"unit": body["who"], "points": body["n"]},
        ("life_lost", 2): lambda body: {**body, "left": 0},
    }
    monkeypatch.setattr(upgrades, "UPGRADES", steps)
    assert decode("life_lost", 1, '{"who":"E","n":2}') == LifeLost("E", 2, 0)
    assert decode("life_lost", 2, '{"unit":"E","points":2}') == LifeLost("E", 2, 0)
    assert encode(LifeLost("E", 2, 0))[1] == 3
    assert refusal("life_lost", '{"n":2}').reason == "wrong_body"


@pytest.mark.parametrize("kind", [Undone, Redone])
def test_facts_about_the_log_are_written_like_others(kind: type[Undone | Redone]) -> None:
    assert json.loads(encode(kind(7))[2]) == {"command": 7}


def test_a_type_that_cannot_be_saved_is_found_when_it_is_added() -> None:
    with pytest.raises(TypeError, match="cannot hold"):
        reader(complex)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda part: st.lists(part) | st.dictionaries(st.text(), part),
)


@given(JSON)
def test_no_json_brings_the_reader_down(value: Any) -> None:
    for kind in KINDS.values():
        try:
            reader(kind)(value)
        except Misshapen:
            continue
