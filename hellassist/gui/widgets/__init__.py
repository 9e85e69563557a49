"""Small parts that panels and pages are made of."""
