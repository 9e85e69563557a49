"""Desktop assistant for the skirmish miniatures game Hell Dorado."""

__version__ = "0.1.0"
