"""What each question of an attack is about: a line of our own, and the rule behind it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from hellassist.app.battle.trail import Trail
from hellassist.rules.requests import Choose, Draw, Pick, Request, Roll
from hellassist.said import QT_TRANSLATE_NOOP as N

TRIED = {"dodge": "SA-053", "defensive_shot": "SA-047"}
ONE_DIE = {"dodge": "SA-053", "berserk": "ST-017", "devoured": "ST-039"}
BLAST_DICE = {"explosion": "EX-12", "impact": "BL-08", "cloud": "BL-19"}
CHOICES = {
    "vae_victis": "CC-26",
    "lower": "SA-044",
    "weapon": "CC-44",
    "table": "CC-45",
    "slip_away": "SA-056",
}
DRAWS = {"victim": "RG-37", "first": "BL-12", "lot": "ST-019"}

LINES = {
    "CC-11": N("explained", "The difficulty or more is a hit."),
    "CC-14": N("explained", "The new face counts."),
    "RG-25": N("explained", "The difficulty or more is a hit."),
    "SA-109": N("explained", "After all re-rolls; none need be thrown again."),
    "ST-017": N("explained", "Berserk: after a kill one die decides whether it runs on."),
    "ST-039": N("explained", "About to be devoured: a die not above DEF saves it."),
    "ST-020": N("explained", "A Berserk unit strikes a comrade: the other player chooses."),
    "SA-053": N("explained", "One try in an Action phase, when an enemy makes contact."),
    "SA-047": N("explained", "A shot at point blank before the close attack. It need not be taken."),
    "SA-056": N("explained", "Up to 3 fathoms, through no base and no control area, away from contact."),
    "SA-044": N("explained", "After all other modifiers; one die always stays."),
    "EX-12": N("explained", "Five dice at each unit; each hit costs the power of the weapon."),
    "BL-08": N("explained", "Dice that hit are used up; the rest go on to the next unit."),
    "BL-19": N("explained", "Five dice at each unit in the cloud."),
    "RG-37": N("explained", "More odd than even dice: another of those who fight there is hit."),
    "BL-12": N("explained", "Equally near: chance takes one of them first."),
    "ST-019": N("explained", "Equally near: chance picks at whom it runs."),
    "CC-45": N("explained", "The weapon was not named: who suffers it picks its table."),
}


def rule_of(trail: Trail, request: Request) -> str:
    """The row of the ledger on which the question stands."""
    kind, cause = trail.declaration.kind, trail.declaration.cause
    match request:
        case Roll(why="reroll"):
            return "CC-14"
        case Roll(why="trial"):
            return ONE_DIE.get(kind, "CC-11")
        case Roll(why="damage"):
            weapon = trail.sides[0].weapon
            shape = weapon.blast.shape if weapon is not None and weapon.blast is not None else ""
            return BLAST_DICE.get(shape, "EX-12")
        case Roll():
            return "CC-11" if kind == "close" else "RG-25"
        case Pick():
            if request.side != request.dice_of:
                return "SA-109"
            return "CC-13" if kind == "close" else "RG-26"
        case Draw():
            return DRAWS.get(request.why, "")
        case Choose(why="try"):
            return TRIED.get(cause, "")
        case Choose(why="inflict"):
            if request.across:
                return "ST-020"
            return "CC-17" if kind == "close" else "RG-30"
    return CHOICES.get(request.why, "")


def line_of(rule: str) -> str:
    """What it is about, in a line; "" where the question says it all."""
    text = LINES.get(rule, "")
    return QCoreApplication.translate("explained", text) if text else ""
