"""Between a hex battle and Qt."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from hellassist.app.hexbattle.session import HexSession
from hellassist.app.hexbattle.texts import HexTexts
from hellassist.gui.bridge import CourseBridge
from hellassist.hexbattle.commands import Command
from hellassist.hexbattle.game import Game
from hellassist.refusals import BadAnswer, Refused


class HexBridge(CourseBridge):
    """Carries commands in and changes out."""

    def __init__(self, session: HexSession, parent: QObject | None = None) -> None:
        super().__init__(session, parent)
        self.session = session
        self.texts = HexTexts(QCoreApplication.translate)
        session.texts = self.texts

    @property
    def game(self) -> Game:
        """The battle as it stands."""
        return self.session.game

    def do(self, command: Command) -> bool:
        """Carry out a command; False if it was refused or could not be written."""
        return self.attempt(lambda: self.session.do(command))

    def sentence(self, refused: Refused) -> str:
        return self.texts.refusal(refused, self.game)

    def bad_answer(self, bad: BadAnswer) -> str:
        return self.texts.bad_answer(bad, self.game)
