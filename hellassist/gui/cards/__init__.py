"""Cards on the screen: as they are read, found and written."""
