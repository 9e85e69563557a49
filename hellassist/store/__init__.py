"""The log of facts: one battle, one file. Rows are only ever added."""
