"""What a value set by hand makes of the game (see commands/by_hand.py for what may be set)."""

from __future__ import annotations

from dataclasses import replace

from hellassist.rules.changed import with_company, with_unit
from hellassist.rules.events import (
    ValueCorrected,
)
from hellassist.rules.game import (
    PLAYERS,
    Game,
    StateOn,
)
from hellassist.rules.profile import score_from


def corrected(game: Game, fact: ValueCorrected) -> Game:
    """A unit's life, height, status, controller or a Company's basic and current, set by hand."""
    if fact.subject in PLAYERS:
        company = replace(game.companies["A" if fact.subject == "A" else "B"], unsaid=None)
        match fact.what:
            case "basic":
                basic, dark = int(fact.after), company.current - company.current_light
                light = min(max(company.basic_light, company.current_light), basic - dark)
                company = replace(company, basic=basic, basic_light=light if company.coloured else 0)
            case "current":
                company = replace(company, current=int(fact.after))
                least, most = company.light_bounds
                company = replace(company, current_light=min(max(company.current_light, least), most))
            case "current_light":
                company = replace(company, current_light=int(fact.after))
            case "lost":
                company = replace(company, lost=int(fact.after))
        return with_company(game, company)
    if fact.subject == "battle":
        return _battle_corrected(game, fact)
    unit = game.units[fact.subject]
    match fact.what:
        case "life":
            unit = replace(unit, life=int(fact.after))
        case "height":
            unit = replace(unit, height=float(fact.after))
        case "status":
            unit = replace(unit, status="waiting" if fact.after == "waiting" else "acted")
        case "state":
            kept = tuple(on for on in unit.states if on.id != fact.after.lstrip("-"))
            removed = fact.after.startswith("-")
            unit = replace(unit, states=kept if removed else (*kept, StateOn(fact.after)))
        case "gone":
            unit = replace(unit, gone="" if fact.after == "back" else "killed")
        case "mvt" | "cbt" | "shs" | "def" | "pr" | "fth" as stat if (
            score := score_from(fact.after)
        ) is not None:
            unit = replace(unit, profile=unit.profile.with_score(stat, score))
    return with_unit(game, unit)


def _battle_corrected(game: Game, fact: ValueCorrected) -> Game:
    match fact.what:
        case "turn":
            return replace(game, turn=int(fact.after))
        case "dominant":
            return replace(game, dominant="A" if fact.after == "A" else "B")
        case "to_act":
            return replace(game, to_act="A" if fact.after == "A" else "B")
        case "effect":
            ended = int(fact.after.removeprefix("-"))
            return replace(game, running=tuple(one for one in game.running if one.number != ended))
    return game
