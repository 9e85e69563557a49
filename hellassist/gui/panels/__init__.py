"""What stands beside the board: the Companies, the turn, the units as a list."""
