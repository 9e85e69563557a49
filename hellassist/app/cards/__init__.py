"""The players' own cards: searched, checked as they are typed, kept, shared."""
