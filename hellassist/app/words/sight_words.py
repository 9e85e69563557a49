"""What the board tells of a look, in a sentence: how much is hidden, by what, and whether that is cover."""

from __future__ import annotations

from collections.abc import Iterable

from hellassist.app.words.texts import Texts
from hellassist.rules.game import Game, Terrain, Unit
from hellassist.rules.shots import sight
from hellassist.said import QT_TRANSLATE_NOOP as N


def told(game: Game, shooter: Unit, target: Unit, texts: Texts) -> str:
    """The board's word on what the shooter sees of the target; the players' eyes count for more (RG-14)."""
    eye, height = shooter.base.at, shooter.height
    found, shade = sight.hiders(game, eye, height, target), sight.shade(game, eye, height, target)
    if shade.whole:
        return _say(texts, N("sight", "out of sight: wholly hidden by {terrain} (RG-11)"), found.sure)
    if not shade.sure:
        text = N("sight", "the board cannot tell for {terrain}: look from the shooter's eye (RG-14)")
        return _say(texts, text, found.unsure)
    if shade.half:
        text = N("sight", "cover: {share} % hidden by {terrain} within a fathom (RG-13)")
        return _say(texts, text, found.near, shade.near)
    if not found.sure:
        return _say(texts, N("sight", "in the open: nothing stands between (RG-10)"))
    if shade.hidden >= 0.5:
        text = N(
            "sight", "no cover: {share} % hidden by {terrain}, but not by what is within a fathom (RG-13)"
        )
        return _say(texts, text, found.sure, shade.hidden)
    text = N("sight", "no cover: {share} % hidden by {terrain}, less than half (RG-13)")
    return _say(texts, text, found.sure, shade.hidden)


def _say(texts: Texts, text: str, pieces: Iterable[Terrain] = (), share: float = 0.0) -> str:
    """Shares are cut off, not rounded: what is less than half shall not read like half."""
    names = ", ".join(
        dict.fromkeys(" ".join(texts.translate("tables", piece.name).split()) for piece in pieces)
    )
    return texts.translate("sight", text).format(terrain=names, share=int(share * 100 + 1e-6))
