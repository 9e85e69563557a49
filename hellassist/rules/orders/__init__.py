"""Orders: who may give and receive them, and what each does."""
