"""How entries and files of earlier versions become today's.

A fact whose fields are renamed, dropped or given another meaning gets the next number in FORMS and a function here;
a field added with a default needs neither. Rows in the file stay as they were written.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from typing import Any

Body = dict[str, Any]

FORMS: Mapping[str, int] = {}
"""The form in which a kind is written now, where it is not 1. Kinds of the hex battle are named "hex:unit_moved"."""

UPGRADES: Mapping[tuple[str, int], Callable[[Body], Body]] = {}
"""(kind, form) to what makes the body of the next form."""

FILE_VERSION = 1
"""The layout of the file itself."""

LAYOUTS: Mapping[int, Callable[[sqlite3.Connection], None]] = {}
"""File version to what makes the next one, in an open transaction."""
