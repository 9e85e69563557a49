"""The app without its window: the session, the open attack as pages, texts, battles and settings."""
