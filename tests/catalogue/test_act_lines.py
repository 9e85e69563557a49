"""What a power does, as a line to type."""

from typing import Any

import pytest

from hellassist.catalogue.act_lines import acts_of, acts_text, read_acts
from hellassist.rules.profile import Act, Effect
from hellassist.said import Said


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ("DEF +2", Act("stat", stat="def", amount=2)),
        ("-1 cbt, enemies, within 4", Act("stat", "enemies", "cbt", -1, within=4.0)),
        (
            "DEF +2, allies, Muslims, not itself, next turn",
            Act("stat", "allies", "def", 2, keyword="muslim", but_self=True, until="next_turn"),
        ),
        ("heal 3, ally", Act("heal", "ally", amount=3)),
        ("Stunned 2, enemy", Act("state", "enemy", effect=Effect("stunned", 2))),
        (
            "Consumed (fire, durable, 2/3), enemy",
            Act("state", "enemy", effect=Effect("consumed", 2, 3, "fire", durable=True)),
        ),
        ("command +1", Act("command", amount=1)),
        ("attack, ally, of the target", Act("attack", "ally", around="target")),
        ("walk into contact", Act("permit", permit="walk_into_contact")),
        ("MVT +1, 3 turns", Act("stat", stat="mvt", amount=1, turns=3)),
        ("by hand: he sings, loudly; twice", Act("manual", text={"en": "he sings, loudly; twice"})),
    ],
)
def test_a_line_is_read(line: str, act: Act) -> None:
    assert acts_of(line) == (act,)


def test_several_acts_have_semicolons_between_them() -> None:
    assert [act.stat for act in acts_of("MVT +1; CBT +2, whole battle")] == ["mvt", "cbt"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("DEF +2, alies", '"alies" has no place there. Did you mean "allies"'),
        ("allies", '"allies" does not say what happens'),
        ("DEF +2, CBT +1", '"CBT +1" is one thing too many'),
        ("DEF +200", "has no place there"),
        ("by hand:", "is missing"),
    ],
)
def test_what_is_wrong_with_a_line_is_said(line: str, said: str) -> None:
    with pytest.raises(ValueError, match=r"\w") as wrong:
        read_acts(line)
    assert said in str(wrong.value)
    assert isinstance(wrong.value.args[0], Said)


@pytest.mark.parametrize(
    "acts",
    [
        [{"do": "stat", "on": "allies", "stat": "def", "amount": 2, "until": "next_turn"}],
        [{"do": "state", "on": "enemy", "effect": "Pain 2"}, {"do": "manual", "text": "They sing."}],
        [{"do": "damage", "on": "enemies", "amount": 1, "within": 2.5, "around": "target", "until": "now"}],
    ],
)
def test_a_line_says_what_a_file_says(acts: list[dict[str, Any]]) -> None:
    line = acts_text(acts)
    assert line is not None
    assert read_acts(line) == acts


def test_what_no_line_can_say_gets_none() -> None:
    assert acts_text([{"do": "manual", "text": {"en": "Sing.", "fr": "Chantez."}}]) is None
    assert acts_text([{"do": "manual", "on": "allies", "text": "Sing."}]) is None
