"""What opens beside the board: the attack, the shot, corrections. Nothing here covers the table or stops it."""
