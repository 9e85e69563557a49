"""Attacks: sequences, their steps, what a side strikes with, and what comes of it."""
