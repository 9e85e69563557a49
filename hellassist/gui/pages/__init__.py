"""Pages that fill the window before a battle."""
