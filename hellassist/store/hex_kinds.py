"""The facts of the hex battle as kinds of rows. Loaded when a hex battle is."""

from __future__ import annotations

from typing import get_args

from hellassist.hexbattle.events import Fact
from hellassist.store.codec import Kinds

HEX = Kinds(get_args(Fact), "hex:")
