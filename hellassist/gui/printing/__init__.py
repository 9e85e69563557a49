"""Companies and cards on paper: laid out in points as plain values, then painted."""
