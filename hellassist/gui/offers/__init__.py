"""What can be done now, as buttons and menus offer it."""
