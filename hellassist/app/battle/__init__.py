"""A battle in play: its log with undo, the open attack, files, demo, new battles."""
