"""How things look and sound: theme, symbols, numbers, words, language."""
