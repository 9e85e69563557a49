"""The rulebook's words as the screen shows them, through Qt's translation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from hellassist.app.words import words
from hellassist.gui.looks.figures import number
from hellassist.rules.game import ConsumedArea, Game, Phase, StateOn, Status, Terrain, Unit
from hellassist.said import QT_TRANSLATE_NOOP

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
_TERRAIN: dict[str, str] = {
    "impassable": QT_TRANSLATE_NOOP("terms", "impassable"),
    "difficult": QT_TRANSLATE_NOOP("terms", "difficult"),
    "opaque": QT_TRANSLATE_NOOP("terms", "opaque"),
    "awkward": QT_TRANSLATE_NOOP("terms", "awkward"),
}


def _said(text: str) -> str:
    return QCoreApplication.translate("terms", text)


def _word(table: Mapping[str, str], key: str) -> str:
    text = table.get(key)
    return QCoreApplication.translate("words", text) if text else key.replace("_", " ")


def phase(of: Phase) -> str:
    """The name of a phase."""
    return _said(_PHASES[of])


def status(of: Status) -> str:
    """Waiting, active, has acted."""
    return _said(_STATUS[of])


def status_of(unit: Unit) -> str:
    """The same of a unit; of a lemure also how many of its activations it has had (LE-13)."""
    from hellassist.rules.powers import lemures

    if not lemures.is_lemure(unit) or unit.status == "acted":
        return status(unit.status)
    done = lemures.activations_done(unit)
    said = _said(QT_TRANSLATE_NOOP("terms", "{0}, {1} of {2}"))
    return said.format(status(unit.status), done, lemures.ACTIVATIONS)


def carried(game: Game, unit: Unit) -> str:
    """The spell that a lemure carries, which is named openly (LE-08): "carries “Burst”"; "" for any other unit."""
    if unit.spell is None:
        return ""
    from hellassist.gui.looks.spoken import texts

    spell = texts().spell(game, unit.invoker, unit.spell)
    said = _said(QT_TRANSLATE_NOOP("terms", "carries “{0}”"))
    return said.format(" ".join(spell.split())) if spell else ""


def action(of: str) -> str:
    """The name of an action."""
    return _word(words.ACTIONS, of)


def state(key: str) -> str:
    """The name of a state."""
    return _said(QT_TRANSLATE_NOOP("terms", "Engaged")) if key == "engaged" else _word(words.STATES, key)


@dataclass(frozen=True, slots=True)
class StateWords:
    """A state as it is read: its *name* with its number, what it does and how long it lasts, and its rule."""

    name: str
    meaning: str
    rule: str


def states(game: Game, unit: Unit) -> tuple[str, ...]:
    """What lies on a unit, in words: engaged, wounded, each state with its number, a weapon that is not loaded."""
    from hellassist.rules.contact import is_engaged

    words = [state("engaged")] if is_engaged(game, unit) else []
    if unit.wounded and not any(on.id == "wounded" for on in unit.states):
        words.append(state("wounded"))
    words += [_numbered(on) for on in unit.all_states]
    if any(key.startswith("empty:") and count for key, count in unit.used.items()):
        words.append(_said(QT_TRANSLATE_NOOP("terms", "Not loaded")))
    return tuple(words)


def state_words(game: Game, unit: Unit) -> tuple[StateWords, ...]:
    """The same, each with what it means."""
    from hellassist.app.words import meanings
    from hellassist.rules.contact import is_engaged

    found = [StateOn("engaged")] if is_engaged(game, unit) else []
    if unit.wounded and not any(on.id == "wounded" for on in unit.states):
        found.append(StateOn("wounded"))
    said = []
    for on in (*found, *unit.all_states):
        text, rule = meanings.of_state(on)
        meaning = QCoreApplication.translate("states", text).format(on.x)
        lasts, left = meanings.clock(on)
        if on in unit.under and on not in unit.states:
            lasts = QT_TRANSLATE_NOOP("states", "as long as it is in the area of the aura")
        if lasts:
            lasts = QCoreApplication.translate("states", lasts).format(left)
            meaning = _said(QT_TRANSLATE_NOOP("terms", "{0} It lasts {1}.")).format(meaning, lasts)
        said.append(StateWords(_numbered(on), meaning, rule))
    return (*said, *_weapons(game, unit))


def _weapons(game: Game, unit: Unit) -> Iterator[StateWords]:
    """What is counted of ranged weapons: Focus actions that load them, and shots that are left in the game."""
    from hellassist.rules.profile import in_language
    from hellassist.rules.shots import loading

    for index, weapon in enumerate(unit.profile.weapons_for("ranged")):
        name = in_language(weapon.names, "en")
        if not loading.is_loaded(unit, index):
            done = unit.used.get(loading.steps_key(index), 0)
            needed = loading.steps_needed(game, unit, index) - done
            text = _said(
                QT_TRANSLATE_NOOP("terms", "{0}: Focus actions in a row to load it: {1} done, {2} to go.")
            ).format(name, done, needed)
            yield StateWords(_said(QT_TRANSLATE_NOOP("terms", "Not loaded")), text, "SA-131")
        shots = loading.shots_left(game, unit, index)
        if shots is not None:
            left = _said(QT_TRANSLATE_NOOP("terms", "Shots left: {0}")).format(shots)
            text = _said(QT_TRANSLATE_NOOP("terms", "{0}: shots left in this game: {1}.")).format(name, shots)
            yield StateWords(left, text, "SA-114")


def _numbered(on: StateOn) -> str:
    """A state with its number, where it counts something."""
    from hellassist.rules.states.register import CLOCKS

    counts = CLOCKS.get(on.id, "event") != "event"
    numbers = f" {on.x}/{on.y}" if on.y else f" {on.x}" if counts and on.id != "wounded" else ""
    return state(on.id) + numbers


def area(of: ConsumedArea) -> str:
    """An area that consumes, as its caption: "fire 2/3", and below the turn at whose end it goes out."""
    head = " ".join(part for part in (of.kind or state("consumed"), f"{of.x}/{of.y}") if part)
    if of.last is None:
        return head
    lasts = _said(QT_TRANSLATE_NOOP("terms", "to the end of turn {0}")).format(of.last)
    return f"{head}\n{lasts}"


def flag(of: str) -> str:
    """What a piece of terrain is, in a word."""
    return _said(_TERRAIN[of])


def terrain(piece: Terrain) -> str:
    """A piece of terrain and, below, its flags and its height in fathoms."""
    flags = ", ".join(_said(word) for flag, word in _TERRAIN.items() if getattr(piece, flag))
    height = ""
    if piece.height:
        height = _said(QT_TRANSLATE_NOOP("terms", "height {0}")).format(
            number(piece.height, 0 if piece.height == int(piece.height) else 1)
        )
    name = " ".join(QCoreApplication.translate("tables", piece.name).split())
    return "\n".join(part for part in (name, flags, height) if part)
