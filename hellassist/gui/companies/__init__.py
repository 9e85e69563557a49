"""Companies on the screen: building, comparing, sharing and printing them."""
