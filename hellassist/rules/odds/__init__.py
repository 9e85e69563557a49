"""Odds: every way the dice can fall, worked out by the steps that resolve the attack."""
