"""Moves: how far and which way a base may go, and what hinders it."""
