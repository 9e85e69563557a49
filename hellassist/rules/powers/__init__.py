"""Powers: orders, auras and spells, what they do and how long it holds."""
