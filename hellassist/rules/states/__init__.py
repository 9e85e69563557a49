"""The states a unit can be in. Each answers hooks like an ability; none changes anything itself."""

from hellassist.rules.states import crippling, stat_states, unruly
from hellassist.rules.states.register import STATES, can_have

__all__ = ["STATES", "can_have", "crippling", "stat_states", "unruly"]
