"""The rules of a table on the screen: questions, readings, and what two players agree on."""
