"""The second game: mass battle on a hex board, one eight-sided die. It shares no rule with Hell Dorado (HX-01)."""
