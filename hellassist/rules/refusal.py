"""How the engine says no: a reason with its facts, never a sentence. Texts live in ``app``."""

from hellassist.refusals import Refused

__all__ = ["Refused"]
