"""Between the session and Qt: commands go in, changes come out, and what is refused becomes a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from hellassist.app.words.texts import Texts
from hellassist.gui.looks.figures import number
from hellassist.gui.looks.spoken import told
from hellassist.rules.game import Game
from hellassist.rules.refusal import Refused
from hellassist.rules.requests import BadAnswer

if TYPE_CHECKING:
    from hellassist.app.battle.course import Course
    from hellassist.app.battle.session import Session
    from hellassist.rules.commands import Command


class CourseBridge(QObject):
    """Carries commands in and changes out, whatever game it is. A refusal or a full disk is told once."""

    changed = Signal(object, object)
    """The Game before and the Game after."""
    refused = Signal(str, str)
    """A sentence, and the id of the rule."""
    not_saved = Signal(str)
    """What the disk said."""

    def __init__(self, course: Course[Any, Any, Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.course = course
        course.listeners.append(self.changed.emit)

    @property
    def undo_label(self) -> str | None:
        """What Undo would take back, None if there is nothing."""
        return self.course.undo_label

    @property
    def redo_label(self) -> str | None:
        """What Redo would do again, None if there is nothing."""
        return self.course.redo_label

    def undo(self) -> bool:
        """Take the last command back."""
        return self.undo_label is not None and self.attempt(self.course.undo)

    def redo(self) -> bool:
        """Do it again."""
        return self.redo_label is not None and self.attempt(self.course.redo)

    def back(self) -> bool:
        """Take the last answer of the open attack back."""
        return self.attempt(self.course.back)

    def sentence(self, refused: Refused) -> str:
        """A refusal in words."""
        raise NotImplementedError

    def bad_answer(self, bad: BadAnswer) -> str:
        """What is wrong with an answer, in words."""
        raise NotImplementedError

    def attempt(self, step: Callable[[], object]) -> bool:
        """Take a step; False if it was refused or could not be written."""
        try:
            step()
        except Refused as refused:
            self.refused.emit(self.sentence(refused), refused.rule)
            return False
        except BadAnswer as bad:
            self.refused.emit(self.bad_answer(bad), "")
            return False
        except Exception as fault:
            if not _is_of_the_disk(fault):
                raise
            self.not_saved.emit(told(fault))
            return False
        return True


class SessionBridge(CourseBridge):
    """The bridge of a Hell Dorado battle."""

    def __init__(self, session: Session, language: str = "en", parent: QObject | None = None) -> None:
        super().__init__(session, parent)
        self._session = session
        self.language = language
        self.texts = Texts(QCoreApplication.translate, number, language)
        session.texts = self.texts

    @property
    def session(self) -> Session:
        """The session behind it."""
        return self._session

    @property
    def game(self) -> Game:
        """The battle as it stands."""
        return self._session.game

    def do(self, command: Command) -> bool:
        """Carry out a command; False if it was refused or could not be written."""
        return self.attempt(lambda: self._session.do(command))

    def sentence(self, refused: Refused) -> str:
        return self.texts.refusal(refused, self.game)

    def bad_answer(self, bad: BadAnswer) -> str:
        return self.texts.bad_answer(bad)


def _is_of_the_disk(fault: Exception) -> bool:
    """Whether writing failed. What the store raises is known by the package it comes from."""
    kinds = (kind.__module__ for kind in type(fault).__mro__)
    return isinstance(fault, OSError) or any(
        kind.startswith(("sqlite3", "hellassist.store")) for kind in kinds
    )
