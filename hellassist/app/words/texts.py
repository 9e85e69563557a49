"""What the app says: refusals, bad answers, the chronicle, the names of undo. Reasons come in, sentences go out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from hellassist.app.words import abilities, words
from hellassist.rules.game import Game
from hellassist.rules.modifiers import Modifier
from hellassist.rules.profile import in_language
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import BadAnswer
from hellassist.said import QT_TRANSLATE_NOOP as N

MINUS = "\N{MINUS SIGN}"

REFUSALS: Mapping[str, str] = {
    "own_unit": N("refusals", "{target} is on the same side as {unit}: no attack on one's own units."),
    "cannot_fight": N("refusals", "{unit} cannot fight in close combat."),
    "not_in_contact": N("refusals", "{unit} does not touch {target}."),
    "no_ranged_weapon": N("refusals", "{unit} has no ranged weapon and so no SHS: it cannot Shoot."),
    "engaged_cannot_shoot": N("refusals", "{unit} is engaged: only a free unit can Shoot."),
    "no_power_table": N(
        "refusals", "This weapon of {unit} has no power table: it cannot be used for a plain shot."
    ),
    "nearer_enemy": N(
        "refusals",
        "{nearest} is nearer to {unit} than {target} ({limit} fathoms against {have}) and comes first.",
    ),
    "no_line_of_fire": N("refusals", "Terrain hides all of {target} from {unit}: there is no line of fire."),
    "beyond_limited_range": N(
        "refusals", "{target} is {have} fathoms away; this weapon of {unit} reaches {limit} at most."
    ),
    "discreet": N(
        "refusals", "{target} has Discretion: {unit} is {have} fathoms away and must be within {limit}."
    ),
    "moved_with_heavy_weapon": N(
        "refusals", "{unit} has moved {have} fathoms: with this weapon it moves {limit} in the same action."
    ),
    "stands_still": N(
        "refusals", "{unit} shot standing still: it moves {limit} fathoms in this action, not {have}."
    ),
    "used_up": N("refusals", "This weapon of {unit} has been used {limit} times, as often as it can be."),
    "not_loaded": N(
        "refusals", "This weapon of {unit} is not loaded: {have} of {limit} Focus actions in a row are done."
    ),
    "nothing_to_load": N("refusals", "{unit} has nothing to load here."),
    "loaded_by_focus": N("refusals", "{unit} loads by Focus, not by {action}."),
    "no_carrier": N("refusals", "No Ammunition Carrier serves {unit}: it can neither shoot nor load."),
    "carrier_away": N("refusals", "{other} does not touch {unit}, which can neither shoot nor load without."),
    "enemy_not_named": N("refusals", "{unit} is engaged: name the enemy that strikes it, {other} for one."),
    "no_such_template": N("refusals", "This weapon of {unit} has no such template."),
    "no_direction": N("refusals", "{unit} must aim at a spot beside its own centre."),
    "spot_off_the_table": N("refusals", "{unit} must aim at a spot on the table."),
    "spot_beyond_limited_range": N(
        "refusals", "The spot is {have} fathoms away; this weapon of {unit} reaches {limit} at most."
    ),
    "no_line_to_the_spot": N("refusals", "Terrain stands between {unit} and the spot."),
    "only_discreet": N(
        "refusals",
        "The template touches only enemies that {unit} cannot aim at, {target} for one (Discretion).",
    ),
    "negative_cost": N("refusals", "At least 1 Command point must be spent, not {points}."),
    "too_little_command": N("refusals", "{player} has {have} Command left and needs {need}."),
    "too_little_of_colour": N(
        "refusals", "{player} has {have} {colour} points of Command left and needs {need}."
    ),
    "nothing_unsaid": N("refusals", "{player} has paid nothing whose colours are still open."),
    "too_many_light": N("refusals", "{unit} has {limit} points that may be light or dark, not {found}."),
    "does_not_arrive": N("refusals", "{unit} was not held back: it cannot enter the battle now."),
    "no_such_cost": N("refusals", "For “{power}” name one of these amounts of Command: {allowed}."),
    "limit_reached": N("refusals", "{unit} has used “{power}” as often as it may for now: {limit}."),
    "no_legal_target": N("refusals", "There is nobody at whom {unit} could aim “{power}” now."),
    "comes_by_itself": N("refusals", "“{power}” of {unit} comes by itself: nobody has to use it."),
    "spot_missing": N("refusals", "Name a spot on the table at which {unit} aims."),
    "spot_too_far": N("refusals", "The spot is {have} fathoms away from {unit}; {limit} is the limit."),
    "no_vae_distanti": N("refusals", "There is no vae distanti by the rules of this battle."),
    "not_to_be_ignored": N(
        "refusals", "Only other enemies of {unit} can be ignored, each once; not {target}."
    ),
    "too_many_ignored": N("refusals", "Vae distanti ignores {limit} enemies at most, not {found}."),
    "no_combatant": N("refusals", "{unit} is a lemure, and so no combatant: vae soli is not for it."),
    "colours_kept": N(
        "refusals", "The Command of {unit} is in the pool: which of its points are light stays as it is."
    ),
    "reads_so_already": N("refusals", "This battle is played so already."),
    "agreed_already": N("refusals", "{player} has agreed already: the other side is asked now."),
    "nothing_proposed": N("refusals", "No change of the rules has been proposed."),
    "settled_already": N(
        "refusals", "This is settled when a battle begins: it can be changed before the next one."
    ),
    "late_arrival_waits": N(
        "refusals",
        "{unit} has arrived in this turn: change this rule in the next, when its Command is settled.",
    ),
    "no_duels": N("refusals", "There are no authority duels by the rules of this battle."),
    "attack_open": N("refusals", "An attack is under way: finish or cancel it first."),
    "not_action_phase": N("refusals", "Units act in the Action phase only. Begin the next turn first."),
    "not_on_table": N("refusals", "{unit} is not on the table."),
    "another_is_active": N("refusals", "{active} is active: end its activation first."),
    "already_activated": N("refusals", "{unit} has already been activated this turn."),
    "first_not_chosen": N("refusals", "The Dominant player has not yet named who activates first."),
    "not_your_turn": N("refusals", "It is for {player} to activate a unit, and {unit} is not one of theirs."),
    "action_taken": N("refusals", "{unit} has taken its one action this turn already ({action})."),
    "nobody_active": N("refusals", "No unit is active."),
    "engaged_cannot_move": N("refusals", "{unit} is engaged: it cannot Walk, Run, Attack or Charge."),
    "too_far": N("refusals", "{have} fathoms is farther than {unit} can go: {limit}."),
    "control_area": N(
        "refusals",
        "After {have} fathoms {unit} enters the control area of {target}: it may stop there or go straight at "
        "{target}, but not past.",
    ),
    "leaving_costs_command": N(
        "refusals",
        "{unit} stands in control areas: moving in or out of them costs {need} Command, {have} are left.",
    ),
    "impassable": N("refusals", "{unit} cannot pass {terrain}: it is impassable."),
    "off_the_table": N("refusals", "The base of {unit} would not stand wholly on the table."),
    "overlap": N("refusals", "The base of {unit} would overlap another base."),
    "shoot_without_contact": N(
        "refusals", "The move of a Shoot action may not end in contact with an enemy."
    ),
    "concentration_without_contact": N(
        "refusals", "The move beside Concentration may not end in contact with an enemy."
    ),
    "burns_around": N("refusals", "{unit} stands in the area that consumes it: it cannot put that out."),
    "area_not_allowed": N(
        "refusals", "An area cannot have {found} as its {what}: more than 0, {most} at most."
    ),
    "area_off_the_table": N("refusals", "The middle of an area lies on the table."),
    "no_such_area": N("refusals", "There is no area {area} on the table."),
    "no_infernalist": N("refusals", "{unit} is no Infernalist: it raises no lemures."),
    "lemures_at_once": N(
        "refusals", "{unit} has {have} lemures on the table: {limit} at one time is its limit."
    ),
    "lemures_in_all": N(
        "refusals", "{unit} has raised {have} lemures: {limit} in the whole game is its limit."
    ),
    "not_invoked": N("refusals", "{target} cannot be raised as a lemure."),
    "lemure_not_at_hand": N("refusals", "The miniature of {target} is not at hand for {unit}."),
    "no_such_spell": N("refusals", "Name one of the spells on the card of {unit}: each lemure carries one."),
    "not_beside": N("refusals", "{unit} must touch {target}, who raises it."),
    "touches_enemy": N("refusals", "{unit} may not be put down touching {target}, an enemy."),
    "carries_no_spell": N("refusals", "{unit} carries no spell."),
    "intercepted": N("refusals", "{target} intercepts: it strikes first when {unit} breaks contact."),
    "leaves_freely": N("refusals", "{unit} is a lemure: it just moves away, and nobody strikes at it."),
    "leaves_and_joins": N(
        "refusals", "A lemure that breaks contact touches no enemy in the same activation."
    ),
    "no_other_shape": N("refusals", "{unit} has no other shape in this battle."),
    "others_are_set_up_first": N(
        "refusals", "{unit} cannot be set up yet: it waits for all others, first {other}."
    ),
    "outside_zone": N(
        "refusals", "{unit} cannot be set up there: it is outside the deployment area of its Company."
    ),
    "no_hiding_place": N(
        "refusals", "{unit} cannot lie in ambush there: no Awkward or Opaque terrain holds its whole base."
    ),
    "seen_in_ambush": N(
        "refusals",
        "{unit} would lie in ambush {have} fathoms from {target}, whose control area reaches {limit}.",
    ),
    "set_up_before": N(
        "refusals", "Units are set up before the first turn: move {unit}, or put it right by hand."
    ),
    "too_many_pieces": N("refusals", "A table has {have} pieces of terrain: {limit} at most."),
    "height_not_allowed": N("refusals", "The height of {terrain} cannot be {found}: 0 to {most} fathoms."),
    "terrain_on_unit": N("refusals", "{terrain} cannot lie on {unit}: no unit may stand in it."),
    "outline_few": N("refusals", "The outline of {terrain} has {have} corners: three are the least."),
    "outline_many": N("refusals", "The outline of {terrain} has {have} corners: {limit} are the most."),
    "outline_no_number": N("refusals", "A corner of {terrain} lies nowhere."),
    "outline_flat": N("refusals", "The outline of {terrain} encloses nothing."),
    "outline_crossed": N("refusals", "The outline of {terrain} crosses itself."),
    "contact_lost": N("refusals", "In Mêlée {unit} may not lose contact with {target} on its way."),
    "ends_in_contact": N("refusals", "A Walk or Run of {unit} may not end in contact with {target}."),
    "no_further_sequence": N("refusals", "No further attack sequence is due to {unit}."),
    "melee_needs_contact": N("refusals", "{unit} touches no enemy: there is nobody to strike in Mêlée."),
    "battle_has_begun": N("refusals", "This battle has been set up already."),
    "battle_over": N("refusals", "The battle is over."),
    "units_wait": N("refusals", "{count} units have not acted yet, {unit} among them: the turn goes on."),
    "first_already_chosen": N(
        "refusals", "Who activates first is chosen once, at the start of the Action phase."
    ),
    "may_not_pass": N(
        "refusals", "Passing needs fewer waiting units than the other side: {have} against {against}."
    ),
    "reason_missing": N("refusals", "A few words are needed here: why is it so?"),
    "no_such_value": N("refusals", "There is no value called {what}. Allowed: {known}."),
    "value_not_allowed": N("refusals", "“{found}” is not allowed for {what}."),
    "no_such_unit": N("refusals", "There is no unit called {unit}."),
    "no_battle": N("refusals", "No battle has been set up yet."),
    "two_companies": N("refusals", "A battle needs two Companies, one for each player."),
    "id_taken": N("refusals", "A unit cannot be called {unit}: something else is called so already."),
    "no_path": N("refusals", "This is no way that {unit} could take."),
    "path_starts_elsewhere": N("refusals", "The way does not begin where {unit} stands."),
    "evades": N("refusals", "{target} leaves the fight with {unit} to an ally: it cannot be picked."),
    "held_fast": N("refusals", "{target} holds {unit} fast: no Retreat."),
    "two_in_a_row": N("refusals", "Two units of {player} have acted in a row: never a third."),
    "handed_over": N("refusals", "{player} has handed the table over: too late for vae soli."),
    "must_get_up": N("refusals", "{unit} lies on the ground: it gets up, and does nothing else."),
    "must_act": N("refusals", "{unit} is engaged and has to act: Mêlée, Retreat, Concentration or Focus."),
    "no_vae_soli_now": N(
        "refusals", "Vae soli follows at once on the activation of another unit of {player}."
    ),
    "no_vae_orders": N("refusals", "{player} has no Officer who can give the order."),
    "takes_no_orders": N("refusals", "{unit} can receive no order now."),
    "gives_no_orders": N("refusals", "{unit} is {state}: it gives no orders now."),
    "uses_no_auras": N("refusals", "{unit} is {state}: it uses none of its auras."),
    "no_such_power": N("refusals", "{unit} has no such order or aura to use."),
    "always_in_force": N("refusals", "“{power}” of {unit} is always in force: nobody has to use it."),
    "not_upkeep": N("refusals", "{unit} uses this power in Upkeep, and at no other time."),
    "no_upkeep": N("refusals", "It is not Upkeep now."),
    "used_in_upkeep": N("refusals", "{unit} has used “{power}” in this Upkeep already."),
    "upkeep_in_order": N(
        "refusals",
        "Both sides have powers to use in Upkeep: {dominant} is Dominant and says whose come first.",
    ),
    "no_move_given": N("refusals", "No power has given {unit} a move that it could make now."),
    "used_already": N("refusals", "{unit} has used “{power}” in this battle: it is Unique."),
    "target_missing": N("refusals", "Name the units that this power of {unit} is meant for."),
    "too_many_targets": N("refusals", "This power of {unit} is meant for {limit} units named, not {found}."),
    "not_meant": N("refusals", "This power of {unit} is not meant for {target}."),
    "out_of_area": N("refusals", "{target} is {have} fathoms away from {unit}; the area reaches {limit}."),
    "nothing_by_hand": N("refusals", "Nothing of that kind is left to do by hand."),
    "haste_costs_command": N(
        "refusals",
        "Run, Charge or Retreat of {unit} through Difficult terrain costs {need} Command, {have} are left.",
    ),
    "action_costs_command": N(
        "refusals", "This action of {unit} costs {need} Command, {have} are left: it is Uncontrollable."
    ),
    "ends_in_impassable": N("refusals", "{unit} cannot end its move in {terrain}: it is impassable."),
    "lemure_in_difficult": N(
        "refusals", "{unit} is a lemure: it may neither enter {terrain} nor end there without Strider."
    ),
    "retreat_needs_contact": N("refusals", "{unit} is free: only an engaged unit can Retreat."),
    "retreat_touches": N("refusals", "{unit} retreats: it may not come to touch {target}."),
    "contact_not_broken": N(
        "refusals", "{unit} must break contact with {target}, and may not attack it now."
    ),
    "cannot_act": N("refusals", "{unit} is {state}: it can take no action now."),
    "drawn": N("refusals", "{unit} is drawn by {target}: it can do nothing but Attack or Charge it."),
    "action_closed": N("refusals", "{action} is closed to {unit}."),
    "others_first": N("refusals", "{unit} acts last: {other} and all others of the Company come first."),
    "does_not_lie": N("refusals", "{unit} does not lie on the ground: there is nothing to get up from."),
    "no_free_blow": N("refusals", "No free blow at {target} is due to {unit} now."),
    "nothing_to_put_out": N("refusals", "{unit} is in no Consumed state that Focus can end."),
    "other_action_needed": N("refusals", "{unit} does this by {action}."),
    "no_healer": N("refusals", "{unit} cannot heal."),
    "not_to_be_healed": N("refusals", "{target} cannot be healed by an ability."),
    "no_dodge": N("refusals", "No Dodge of {unit} is waiting for its move."),
    "enters_control_area": N("refusals", "{unit} may not enter the control area of {target} in a Dodge."),
    "stunned": N("refusals", "{unit} is Stunned and cannot Shoot."),
    "knocked_down": N("refusals", "{unit} is Knocked Down and cannot Shoot."),
    "immobilized": N("refusals", "{unit} is Immobilized and cannot Shoot."),
}

BAD_ANSWERS: Mapping[str, str] = {
    "dice_expected": N("answers", "Enter {dice} dice, each from 1 to 6."),
    "no_such_face": N("answers", "{face} is no face of a die. Enter {dice} dice, each from 1 to 6."),
    "not_a_digit": N("answers", "“{sign}” is no die. Enter {dice} dice, each from 1 to 6."),
    "wrong_number_of_dice": N("answers", "{found} dice were entered; {dice} are needed, each from 1 to 6."),
    "no_such_option": N("answers", "That is not one of the choices."),
    "too_many_rerolls": N("answers", "At most {most} dice may be thrown again, not {found}."),
    "not_a_miss": N("answers", "A {face} is not among the dice that may be thrown again."),
    "nothing_is_asked": N("answers", "Nothing is being asked: the attack is over."),
}

UNIT_FACTS = ("unit", "target", "nearest", "active", "other")


@dataclass(frozen=True, slots=True)
class Texts:
    """Turns reasons into sentences, in the language of *translate* and the number signs of *number*."""

    translate: Callable[[str, str], str] = lambda _context, text: text
    number: Callable[[float], str] = lambda value: f"{value:.1f}"
    language: str = "en"

    def word(self, table: Mapping[str, str], key: str) -> str:
        """The word of the game for an id; an unknown id as it is, with spaces."""
        text = table.get(key)
        return self.translate("words", text) if text else key.replace("_", " ")

    def unit(self, game: Game, key: str) -> str:
        """The name of a unit."""
        unit = game.units.get(key)
        return unit.name(self.language) if unit else key

    def spell(self, game: Game, invoker: str, number: int) -> str:
        """The name of a spell on the card of an Infernalist, "" where there is none."""
        unit = game.units.get(invoker)
        spells = unit.profile.spells if unit else ()
        return in_language(spells[number].names, self.language) if number < len(spells) else ""

    def player(self, game: Game, key: object) -> str:
        """The name of a player's Company."""
        company = game.companies.get("A" if key == "A" else "B") if key in ("A", "B") else None
        return company.name if company else ""

    def refusal(self, refused: Refused, game: Game) -> str:
        """The sentence of a refusal: what is wrong, measured value and limit, without its rule."""
        text = self.translate("refusals", REFUSALS.get(refused.reason, refused.reason))
        return text.format_map(self._facts(refused.facts, game))

    def bad_answer(self, bad: BadAnswer) -> str:
        """The sentence for an answer that does not fit."""
        text = self.translate("answers", BAD_ANSWERS.get(bad.reason, bad.reason))
        return text.format_map(self._facts(bad.facts, Game()))

    def modifier(self, modifier: Modifier, game: Game) -> str:
        """A chip: "−1 Charge", "+1 support (Sergeant)"."""
        text = f"{self.signed(modifier.amount)} {self.source(modifier.source)}"
        return f"{text} ({self.unit(game, modifier.by)})" if modifier.by else text

    def source(self, key: str) -> str:
        """What a modifier comes from: a circumstance, or the name of an ability or state."""
        known = next((table for table in (words.SOURCES, words.STATES) if key in table), None)
        return self.word(known, key) if known is not None else abilities.name(key, self.language)

    @staticmethod
    def signed(amount: int) -> str:
        """A number with its sign, the minus as a minus."""
        return f"+{amount}" if amount >= 0 else f"{MINUS}{-amount}"

    def _facts(self, facts: Mapping[str, object], game: Game) -> Mapping[str, str]:
        return _Facts({key: self._fact(key, value, game) for key, value in facts.items()})

    def _fact(self, key: str, value: object, game: Game) -> str:
        match value:
            case float():
                return self.number(value)
            case tuple():
                return ", ".join(str(part) for part in value)
            case str() if key in UNIT_FACTS:
                return self.unit(game, value)
            case str() if key in ("player", "dominant"):
                return self.player(game, value)
            case str() if key == "action":
                return self.word(words.ACTIONS, value)
            case str() if key == "state":
                return self.word(words.STATES, value)
            case str() if key == "colour":
                return self.word(words.COLOURS, value)
            case str() if key == "what":
                return self.word(words.CORRECTED, value)
        return str(value)


class _Facts(dict[str, str]):
    """Facts for a sentence; one that is missing shows as an ellipsis rather than as an error."""

    def __missing__(self, key: str) -> str:
        return "…"


def refusal(refused: Refused, game: Game, language: str = "en") -> str:
    """The sentence of a refusal, untranslated, with unit names in *language*."""
    return Texts(language=language).refusal(refused, game)
