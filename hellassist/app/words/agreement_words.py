"""A change of the rules in the chronicle: proposed, agreed to, rejected, done."""

from __future__ import annotations

from hellassist.app.words import edition_words
from hellassist.app.words.telling import Teller
from hellassist.app.words.told import Told
from hellassist.rules import events as e
from hellassist.rules.game import Game
from hellassist.said import QT_TRANSLATE_NOOP as N

AgreementFact = e.RuleProposed | e.RuleAgreed | e.RuleRejected | e.RuleChanged | e.ColoursDropped


class AgreementTeller(Teller):
    """Tells what the players have agreed on."""

    __slots__ = ()

    def tell(self, fact: AgreementFact, game: Game) -> Told:
        """The line for the fact."""
        match fact:
            case e.RuleProposed(switch, value):
                return self._rule(N("chronicle", "Proposed for this battle: {rule}"), switch, value)
            case e.RuleAgreed(player):
                return self._by(player, game, N("chronicle", "{player}: agreed to the change of the rules."))
            case e.RuleRejected():
                return Told(self._say(N("chronicle", "No agreement: the rules stay as they are.")))
            case e.RuleChanged(switch, _, after):
                text = N("chronicle", "By agreement of both from here on: {rule}")
                return self._rule(text, switch, after)
            case e.ColoursDropped(player):
                return self._by(
                    player, game, N("chronicle", "{player}: all Command is of one kind."), "FR-57"
                )

    def _rule(self, text: str, switch: str, value: bool | float) -> Told:
        return Told(self._say(text, rule=edition_words.sentence(switch, value, self.texts)))
