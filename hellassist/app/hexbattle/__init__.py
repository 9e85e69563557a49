"""The hex battle in play without a window: session, texts, chronicle, demo. Loaded when it is asked for."""
