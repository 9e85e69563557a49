"""Editions in plain sentences: what an edition is called, and what in it differs from the core."""

from __future__ import annotations

from collections.abc import Mapping

from hellassist.app.words.texts import Texts
from hellassist.rules.editions import CORE, HOUSE, Edition, differences
from hellassist.said import QT_TRANSLATE_NOOP as N

NAMES: Mapping[str, str] = {
    "core": N("editions", "Core rulebook"),
    "french": N("editions", "Revised French chapter on effects"),
    "russian": N("editions", "Russian rules"),
    HOUSE: N("editions", "Our table's rules"),
}

SENTENCES: Mapping[str, str] = {
    "fathom_mm": N("editions", "A fathom is {value} mm long."),
    "highest_defence": N("editions", "Bonuses can raise DEF to {value}."),
    "defender_has_support": N(
        "editions", "Only the fighter whose unit is active gains from allies in contact."
    ),
    "higher_ground_for_defender": N("editions", "Higher ground is worth +1 CBT to the attacker alone."),
    "green_replaces_wounded": N("editions", "The penalty for Wounded comes on top of a green value."),
    "lunge_replaces_fathom": N("editions", "Lunge x gives a control area of 1 + x fathoms."),
    "late_command_waits": N("editions", "The CMD of a unit that comes later joins the pool at once."),
    "lemures_shared": N("editions", "Both players take their lemures from one common pool."),
    "absent_add_command": N("editions", "The CMD of units off the table is in the pool from the start."),
    "modify_before_doubling": N("editions", "MVT is doubled for Run and Charge first, and then modified."),
    "active_player_chooses_first": N(
        "editions", "Of two choices due at once the other player makes his first."
    ),
    "wounded_spoils_powers": N("editions", "Becoming Wounded in the fight does not spoil a power."),
    "each_area_costs": N("editions", "Leaving several control areas costs one point in all."),
    "all_units_are_heads": N("editions", "The first Dominance counts all units of a Company as heads."),
    "lemures_act_once_late": N("editions", "A lemure has both its activations, however late it begins."),
    "tied_duels_to_dominant": N("editions", "The Dominant player wins a tied authority duel, and pays."),
    "immortals": N("editions", "The Immortals are a Faction."),
    "prestige_opens_companies": N(
        "editions", "With Prestige a Mercenary Officer may be the Officer of that Faction's Company."
    ),
    "absent_count_for_dominance": N(
        "editions", "CMD of Officers and Independents off the table counts for the first Dominance."
    ),
    "absent_officers_break_ties": N(
        "editions", "An Officer off the table counts where the first Dominance is a tie."
    ),
    "haste_exceeds_mvt": N("editions", "A Run or Charge goes farther than MVT; whatever is shorter is none."),
    "harmless_let_go": N(
        "editions", "A Harmless enemy strikes at no retreating unit, which may then Shoot or Concentrate too."
    ),
    "harmless_disturb_nobody": N(
        "editions", "A Harmless enemy does not attack a unit for its Concentration or Focus."
    ),
    "states_spoil_powers": N(
        "editions",
        "A fight spoils a power by death, or by what keeps the unit from its action; by no other state.",
    ),
    "active_unit_first": N("editions", "Of effects that clash the active unit's own comes first."),
    "only_targets_receive_orders": N(
        "editions", "Only its target receives an order; whoever else it affects need not be able to."
    ),
    "company_orders_reach_all": N(
        "editions", "An order to a Company reaches those too who can receive no orders."
    ),
    "lemures_are_no_combatants": N(
        "editions", "Lemures are no combatants: vae soli and orders to a Company pass them by."
    ),
    "orders_need_a_target": N(
        "editions", "An order whose header names a target cannot be used while there is no legal one."
    ),
    "vae_distanti": N("editions", "Officers have vae distanti too, to shoot past nearer enemies."),
    "command_modifiers_count": N(
        "editions", "A bonus or penalty on the CMD of a unit changes its pool at once."
    ),
    "binary_command": N("editions", "The Command of Immortals is split into light and dark points."),
    "authority_duels": N("editions", "Effects can call for authority duels, with stakes of Command."),
    "spell_triggers_govern": N(
        "editions", "A spell's trigger says by which action its lemure is raised, in place of Focus."
    ),
    "spell_types_count": N(
        "editions",
        "A persistent spell leaves its lemure alive, a dissipated one does not, a radiant one always works.",
    ),
}
"""For each switch what holds where it stands otherwise than in the core."""


def name_of(edition: Edition, texts: Texts) -> str:
    """What the edition is called: a preset in the language of the screen, a table's rules as its players call them."""
    known = NAMES.get(edition.name)
    return texts.translate("editions", known) if known else edition.name


def told(edition: Edition, texts: Texts, base: Edition = CORE) -> tuple[str, ...]:
    """What differs from *base*, a sentence for each switch; from another base than the core also what is as there."""
    return tuple(sentence(switch, getattr(edition, switch), texts) for switch in differences(edition, base))


def sentence(switch: str, value: bool | float, texts: Texts) -> str:
    """What holds where the switch stands so."""
    said = texts.translate("editions", SENTENCES[switch])
    if isinstance(value, bool) and value == getattr(CORE, switch):
        return texts.translate("editions", AS_IN_CORE).format(sentence=said)
    return said.format(value=texts.number(value) if isinstance(value, float) else value)


AS_IN_CORE = N("editions", "As in the core, not: {sentence}")
