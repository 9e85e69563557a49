"""Tests of the engine, a chapter of the rulebook a file."""
