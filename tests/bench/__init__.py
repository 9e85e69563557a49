"""How fast it is, as ratios in one run: `python -m tests.bench`, with --json for a program to read."""
