"""The states a unit can be in. Each answers hooks like an ability; none changes anything itself."""

from hellassist.rules.states import clock, crippling, stat_states, unruly
from hellassist.rules.states.register import CLOCKS, STATES, can_have

__all__ = ["CLOCKS", "STATES", "can_have", "clock", "crippling", "stat_states", "unruly"]
