"""The page of each thing an attack can ask."""

from __future__ import annotations

from hellassist.app.battle import dice as app_dice
from hellassist.app.battle.trail import Trail
from hellassist.app.words.texts import Texts
from hellassist.gui.dialogs.option_pages import InflictPage, LowerPage, VaeVictisPage, WeaponPage
from hellassist.gui.dialogs.page import Page
from hellassist.gui.dialogs.roll_pages import RerollPage, TypedRollPage, VirtualRollPage
from hellassist.gui.dialogs.trial_pages import ConsentPage, DrawPage, PlainPage, SlipPage
from hellassist.rules.requests import Choose, Draw, Pick, Roll


def page_for(trail: Trail, texts: Texts, thrower: app_dice.Thrower, *, typed: bool) -> Page:
    """The page of the pending request. *typed*: the player throws his own dice."""
    match trail.request:
        case Roll() as roll:
            if typed:
                return TypedRollPage(trail, roll, texts)
            return VirtualRollPage(trail, roll, texts, thrower)
        case Pick() as pick:
            return RerollPage(trail, pick, texts)
        case Choose(why="vae_victis") as choose:
            return VaeVictisPage(trail, choose, texts)
        case Choose(why="lower") as choose:
            return LowerPage(trail, choose, texts)
        case Draw() as draw:
            return DrawPage(trail, draw, texts)
        case Choose(why="inflict") as choose:
            return InflictPage(trail, choose, texts)
        case Choose(why="weapon" | "table") as choose:
            return WeaponPage(trail, choose, texts)
        case Choose(why="try") as choose:
            return ConsentPage(trail, choose, texts)
        case Choose(why="slip_away") as choose:
            return SlipPage(trail, choose, texts)
        case Choose() as choose:
            return PlainPage(trail, choose, texts)
    raise AssertionError(trail.request)
