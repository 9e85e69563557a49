"""The hex battle on screen. Loaded when it is asked for."""
