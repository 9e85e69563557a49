"""The engine: what the rulebook says, in the standard library and plane geometry alone."""

# Abilities and states register with the hooks when they are imported: whoever asks a rule has them all.
from hellassist.rules import abilities, states

__all__ = ["abilities", "states"]
