"""Odds to look at: bars, plots, tables, marks on the board; and the dice that have lain."""
