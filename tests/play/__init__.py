"""Whole battles, played by chance or from a record."""
