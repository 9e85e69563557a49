"""Command and Dominance in the chronicle."""

from __future__ import annotations

from hellassist.app.words import words
from hellassist.app.words.telling import Teller
from hellassist.app.words.told import Told
from hellassist.rules import events as e
from hellassist.rules.game import Game
from hellassist.said import QT_TRANSLATE_NOOP as N


class PoolTeller(Teller):
    """Tells of the pools of both players, and who is Dominant."""

    __slots__ = ()

    def command(self, fact: e.CommandSet, game: Game) -> Told | None:
        """A change of Command, by its cause."""
        before = game.companies[fact.player]
        figures = {"player": before.name, "current": fact.current, "basic": fact.basic}
        paid = before.current - fact.current
        if fact.light is not None:
            figures |= {"light": fact.light[1], "dark": fact.current - fact.light[1]}
        match fact.cause:
            case "start":
                text, rule = N("chronicle", "{player}: {current} of {basic} Command."), "CM-03"
            case "upkeep":
                text, rule = N("chronicle", "{player}: Command is {current} of {basic} again."), "CM-06"
            case "arrived":
                text, rule = (
                    N("chronicle", "{player}: late arrivals bring basic Command to {basic}."),
                    "CM-13",
                )
            case "spent":
                text, rule = (
                    N("chronicle", "{player}: {paid} Command spent, {current} of {basic} left."),
                    "CM-07",
                )
            case "spent_permanent":
                text, rule = (
                    N("chronicle", "{player}: {paid} Command spent for good, {current} of {basic} left."),
                    "CM-08",
                )
            case "control_area":
                text, rule = (
                    N(
                        "chronicle",
                        "{player}: {paid} Command paid to leave a control area, {current} of {basic} left.",
                    ),
                    "MV-07",
                )
            case "difficult_terrain":
                text, rule = (
                    N(
                        "chronicle",
                        "{player}: {paid} Command paid for haste in Difficult terrain, {current} of {basic} left.",
                    ),
                    "SA-159",
                )
            case "action":
                text, rule = (
                    N(
                        "chronicle",
                        "{player}: {paid} Command paid to make the unit act, {current} of {basic} left.",
                    ),
                    "SA-155",
                )
            case "vae_soli":
                text, rule = (
                    N("chronicle", "{player}: {paid} Command paid for vae soli, {current} of {basic} left."),
                    "OR-12",
                )
            case "power" | "power_permanent":
                good = fact.cause == "power_permanent"
                text, rule = (
                    N("chronicle", "{player}: {paid} Command paid for good, {current} of {basic} left.")
                    if good
                    else N("chronicle", "{player}: {paid} Command paid, {current} of {basic} left."),
                    "CM-08" if good else "CM-07",
                )
            case "transformed":
                text, rule = N("chronicle", "{player}: a new shape, {current} of {basic} Command."), "UN-69"
            case "power_effect":
                text, rule = N("chronicle", "{player}: Command is {current} of {basic} now."), "OR-02"
            case "vae_distanti":
                text, rule = (
                    N(
                        "chronicle",
                        "{player}: {paid} Command paid for vae distanti, {current} of {basic} left.",
                    ),
                    "FR-34",
                )
            case "duel" | "duel_permanent":
                text, rule = N("chronicle", "{player}: Command is {current} of {basic} now."), "FR-62"
            case "reinforced":
                text, rule = (
                    N("chronicle", "{player}: reinforcements bring Command to {current} of {basic}."),
                    "FR-55",
                )
            case "colours_said":
                text, rule = (
                    N("chronicle", "{player}: paid otherwise, {light} light and {dark} dark Command left."),
                    "FR-60",
                )
            case "coloured":
                text, rule = N("chronicle", "{player}: Command is of two colours now."), "FR-57"
            case "modifier":
                text, rule = N("chronicle", "{player}: Command is {current} of {basic} now."), "FR-56"
            case "vae_victis":
                text, rule = (
                    N(
                        "chronicle",
                        "{player}: {paid} Command paid for vae victis, {current} of {basic} left.",
                    ),
                    "CC-26",
                )
            case _:
                text, rule = N("chronicle", "{player}: Command falls to {current} of {basic}."), "CM-09"
        return Told(self._say(text, paid=paid, **figures), fact.player, rule)

    def duel(self, fact: e.DuelFought, game: Game) -> Told:
        """A duel of authority, once both stakes lie open."""
        text = N("chronicle", "Authority duel, {first} against {second}: a tie.")
        if fact.winner is not None:
            text = N("chronicle", "Authority duel, {first} against {second}: {player} wins.")
        stakes = {"first": fact.stakes[0], "second": fact.stakes[1]}
        said = self._say(text, player=self.texts.player(game, fact.winner), **stakes)
        return Told(f"{said} {fact.reason}".rstrip(), fact.winner, "FR-63" if fact.permanent else "FR-62")

    def dominance(self, fact: e.DominanceSettled, game: Game) -> Told:
        """Who is Dominant, by which figures, and what decided."""
        return Told(
            self._say(
                N("chronicle", "Dominance: {player}, {own} to {other}: {why}."),
                player=self.texts.player(game, fact.player),
                own=fact.scores[0 if fact.player == "A" else 1],
                other=fact.scores[1 if fact.player == "A" else 0],
                why=self.texts.word(words.DOMINANCE, fact.by),
            ),
            fact.player,
            "TD-12" if fact.by in ("losses", "kept") else "TD-03",
        )
