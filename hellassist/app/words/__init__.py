"""What the app says: chronicle, refusals, names of rules, all in the language of the screen."""
