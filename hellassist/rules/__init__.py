"""The engine: what the rulebook says, in the standard library and plane geometry alone."""
