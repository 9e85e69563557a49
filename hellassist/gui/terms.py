"""The rulebook's words as the screen shows them, through Qt's translation."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from hellassist.rules.game import Game, Phase, Status, Terrain, Unit

_PHASES: dict[Phase, str] = {
    "setup": QT_TRANSLATE_NOOP("terms", "Deployment"),
    "upkeep": QT_TRANSLATE_NOOP("terms", "Upkeep phase"),
    "action": QT_TRANSLATE_NOOP("terms", "Action phase"),
    "over": QT_TRANSLATE_NOOP("terms", "The battle is over"),
}
_STATUS: dict[Status, str] = {
    "waiting": QT_TRANSLATE_NOOP("terms", "waiting"),
    "active": QT_TRANSLATE_NOOP("terms", "active"),
    "acted": QT_TRANSLATE_NOOP("terms", "has acted"),
}
_ACTIONS: dict[str, str] = {
    "walk": QT_TRANSLATE_NOOP("terms", "Walk"),
    "run": QT_TRANSLATE_NOOP("terms", "Run"),
    "attack": QT_TRANSLATE_NOOP("terms", "Attack"),
    "charge": QT_TRANSLATE_NOOP("terms", "Charge"),
    "shoot": QT_TRANSLATE_NOOP("terms", "Shoot"),
    "retreat": QT_TRANSLATE_NOOP("terms", "Retreat"),
    "concentration": QT_TRANSLATE_NOOP("terms", "Concentration"),
    "focus": QT_TRANSLATE_NOOP("terms", "Focus"),
    "melee": QT_TRANSLATE_NOOP("terms", "Mêlée"),
    "none": QT_TRANSLATE_NOOP("terms", "no action"),
}
_STATES: dict[str, str] = {
    "accelerated": QT_TRANSLATE_NOOP("terms", "accelerated"),
    "berserk": QT_TRANSLATE_NOOP("terms", "berserk"),
    "brave": QT_TRANSLATE_NOOP("terms", "brave"),
    "consumed": QT_TRANSLATE_NOOP("terms", "consumed"),
    "devoured": QT_TRANSLATE_NOOP("terms", "devoured"),
    "controlled": QT_TRANSLATE_NOOP("terms", "controlled"),
    "immobilized": QT_TRANSLATE_NOOP("terms", "immobilized"),
    "stunned": QT_TRANSLATE_NOOP("terms", "stunned"),
    "knocked_down": QT_TRANSLATE_NOOP("terms", "knocked down"),
    "wounded": QT_TRANSLATE_NOOP("terms", "wounded"),
    "slowed": QT_TRANSLATE_NOOP("terms", "slowed"),
    "engaged": QT_TRANSLATE_NOOP("terms", "engaged"),
}
_TERRAIN: dict[str, str] = {
    "impassable": QT_TRANSLATE_NOOP("terms", "impassable"),
    "difficult": QT_TRANSLATE_NOOP("terms", "difficult"),
    "opaque": QT_TRANSLATE_NOOP("terms", "opaque"),
    "awkward": QT_TRANSLATE_NOOP("terms", "awkward"),
}


def _said(text: str) -> str:
    return QCoreApplication.translate("terms", text)


def phase(of: Phase) -> str:
    """The name of a phase."""
    return _said(_PHASES[of])


def status(of: Status) -> str:
    """Waiting, active, has acted."""
    return _said(_STATUS[of])


def action(of: str) -> str:
    """The name of an action."""
    return _said(_ACTIONS.get(of, of))


def state(key: str) -> str:
    """The name of a state."""
    return _said(_STATES.get(key, key.replace("_", " ")))


def states(game: Game, unit: Unit) -> tuple[str, ...]:
    """What lies on a unit, in words: engaged, wounded, and each state with its numbers."""
    from hellassist.rules.contact import is_engaged

    words = [state("engaged")] if is_engaged(game, unit) else []
    if unit.wounded and not any(on.id == "wounded" for on in unit.states):
        words.append(state("wounded"))
    for on in unit.states:
        numbers = f" {on.x}/{on.y}" if on.y else f" {on.x}" if on.x > 1 else ""
        words.append(state(on.id) + numbers)
    return tuple(words)


def terrain(piece: Terrain) -> str:
    """A piece of terrain with its flags: "Ruins · opaque, difficult"."""
    flags = [_said(word) for flag, word in _TERRAIN.items() if getattr(piece, flag)]
    return f"{piece.name} · {', '.join(flags)}" if flags else piece.name
