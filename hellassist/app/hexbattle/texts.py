"""What the app says in a hex battle: refusals and bad answers. Reasons come in, sentences go out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from hellassist.app.hexbattle import words
from hellassist.hexbattle.game import Game
from hellassist.refusals import BadAnswer, Refused
from hellassist.said import QT_TRANSLATE_NOOP as N

MINUS = "\N{MINUS SIGN}"

TYPE_FAULTS: Mapping[str, str] = {
    "no_movement": N("hex", "{name} has no movement class: enter foot, mounted, aerial or water-born."),
    "wrong_movement": N(
        "hex",
        "{name} has the movement class {found}; allowed is one of foot, mounted, aerial and water-born.",
    ),
    "no_kind": N("hex", "{name} is neither troop nor character nor lore: enter one of them."),
    "wrong_kind": N("hex", "{name} is of the kind {found}; allowed is one of troop, character and lore."),
    "is_troop": N("hex", "{name} are a troop, not {found}."),
    "is_lore": N("hex", "{name} is a lore unit, not {found}."),
    "not_lore": N("hex", "{name} cannot be lore: lore units are Deity, Dragon, Airship and Monster."),
    "wrong_quality": N("hex", "{name} has the quality {found}; allowed are superior, ordinary and inferior."),
    "standing_attribute": N("hex", "{name} always have the attribute {found}: it cannot be left out."),
    "wrong_enemy": N(
        "hex", "{name} has a combat factor against {found}; classes are foot, mounted, aerial and water-born."
    ),
    "wrong_factor": N("hex", "{name} has the combat factor {found}; allowed are 1 to 5."),
}
"""What is wrong with a type as data."""

REFUSALS: Mapping[str, str] = {
    **TYPE_FAULTS,
    "no_such_unit": N("hex", "There is no unit called {unit}."),
    "no_such_type": N("hex", "No unit in this battle is of the type {found}."),
    "already_set_up": N("hex", "A battle is set up already."),
    "nothing_set_up": N("hex", "No battle is set up yet."),
    "two_armies": N("hex", "A battle has two armies, one for each player."),
    "no_units": N("hex", "Each army needs a unit."),
    "board_size": N("hex", "A board has 1 to {limit} hexes each way."),
    "same_id_twice": N("hex", "Two units have the same id."),
    "two_in_a_hex": N("hex", "{name} stands in hex {at}, where another unit is already."),
    "placed_off_the_board": N("hex", "{name} has no hex on the board."),
    "no_such_side": N("hex", "A hex has the sides 0 to 5, not {found}."),
    "attack_open": N("hex", "An attack is under way: finish or cancel it first."),
    "not_begun": N("hex", "The battle has not begun: begin the first turn."),
    "not_your_turn": N("hex", "It is for {player} to act, and {unit} is not one of theirs."),
    "not_on_board": N("hex", "{unit} is not on the board."),
    "leads_a_unit": N("hex", "{unit} leads {target}: let the character stand alone first."),
    "off_the_board": N("hex", "{unit} would leave the board."),
    "hex_taken": N("hex", "{target} stands in hex {at}."),
    "hex_closed": N("hex", "Terrain closes hex {at}."),
    "no_way": N("hex", "There is no free way for {unit} to hex {at}."),
    "too_far": N("hex", "Hex by hex that is {have}; {unit} may move {limit} (house rule)."),
    "no_character": N("hex", "{unit} is no character and leads nobody."),
    "leads_own_alone": N("hex", "{unit} leads units of its own side alone, and {target} is not."),
    "leads_troops_alone": N("hex", "{unit} can lead a troop unit; {target} is none."),
    "has_a_leader": N("hex", "{unit} leads {target} already."),
    "leads_nobody": N("hex", "{unit} leads no unit."),
    "own_unit": N("hex", "{target} is on the same side as {unit}."),
    "out_of_reach": N(
        "hex", "{target} is {have} hexes away from {unit}; attacks reach {limit} (house rule)."
    ),
    "own_factor": N("hex", "A factor of your own is \u2212{limit} to {limit} and not 0, unlike {have}."),
    "facing_decides": N(
        "hex", "By its facing {unit} attacks {target} from the {approach}, and facing decides (house rule)."
    ),
    "no_factor": N(
        "hex", "{unit} has no combat factor against {movement} enemies such as {target}: enter it first."
    ),
    "no_reason": N("hex", "Say in up to {limit} signs why the value is corrected."),
    "wrong_markers": N("hex", "{unit} can have 0 to {limit} damage markers and stay, not {found}."),
    "no_text": N("hex", "A note has 1 to {limit} signs."),
}

BAD_ANSWERS: Mapping[str, str] = {
    "no_such_face": N("hex", "The die has eight sides: type a digit from 1 to 8, not {found}."),
    "no_such_hex": N("hex", "{unit} cannot go there."),
    "nothing_asked": N("hex", "No attack is waiting for an answer."),
}

UNITS = ("unit", "target")


@dataclass(frozen=True, slots=True)
class HexTexts:
    """Turns reasons into sentences, in the language of *translate*."""

    translate: Callable[[str, str], str] = lambda _context, text: text

    def word(self, table: Mapping[str, str], key: str) -> str:
        """The word of the game for an id; one that is unknown as it is, with spaces."""
        text = table.get(key)
        return self.translate("words", text) if text else key.replace("_", " ")

    def result(self, side: str, grade: str, attacker: str, target: str) -> str:
        """A line of the table with the units' names in it."""
        text = self.translate("words", words.RESULTS[side, grade])
        return text.format(attacker=attacker, target=target)

    def refusal(self, refused: Refused, game: Game) -> str:
        """The sentence of a refusal, without its rule."""
        return self._sentence(REFUSALS.get(refused.reason, refused.reason), refused.facts, game)

    def bad_answer(self, bad: BadAnswer, game: Game) -> str:
        """The sentence for an answer that does not fit."""
        return self._sentence(BAD_ANSWERS.get(bad.reason, bad.reason), bad.facts, game)

    @staticmethod
    def signed(amount: int) -> str:
        """A number with its sign, the minus as a minus."""
        return f"+{amount}" if amount >= 0 else f"{MINUS}{-amount}"

    def _sentence(self, text: str, facts: Mapping[str, object], game: Game) -> str:
        said = {key: self._fact(key, value, game) for key, value in facts.items()}
        return self.translate("hex", text).format_map(said)

    def _fact(self, key: str, value: object, game: Game) -> str:
        match value:
            case str() if key in UNITS:
                unit = game.units.get(value)
                return unit.name if unit else value
            case str() if key == "player":
                army = game.armies.get(value)
                return army.name if army else value
            case str() if key == "movement":
                return self.word(words.MOVEMENTS, value)
            case str() if key == "approach":
                return self.word(words.APPROACHES, value)
            case "" | None:
                return self.translate("hex", N("hex", "nothing"))
        return str(value)
