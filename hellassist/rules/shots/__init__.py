"""Ranged attacks: who may be shot at, through what, and what an explosion touches."""
