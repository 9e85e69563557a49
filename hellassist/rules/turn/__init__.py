"""Whose turn it is: activations, actions, Command, Dominance, Upkeep and deployment."""
