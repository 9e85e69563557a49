"""Which units are associated with which copy of the unit that their card names (FR-06)."""

from __future__ import annotations

from hellassist.rules.game import Game, Unit


def associates_of(game: Game, source: Unit) -> tuple[Unit, ...]:
    """The associates of this very copy: in the order of the battle, so many to each copy as their card says."""
    found: list[Unit] = []
    taken: dict[str, int] = {}
    for unit in game.units.values():
        said = unit.profile.availability
        if unit.owner != source.owner or said.kind != "associated" or not _is_called(source, said.name):
            continue
        place = taken.get(unit.profile.id, 0)
        taken[unit.profile.id] = place + 1
        copies = [
            each for each in game.units.values() if each.owner == unit.owner and _is_called(each, said.name)
        ]
        if copies[min(place // max(said.x, 1), len(copies) - 1)].id == source.id:
            found.append(unit)
    return tuple(found)


def _is_called(unit: Unit, name: str) -> bool:
    """Whether the card has this name, in whatever language, or as its id."""
    return name.casefold() in {word.casefold() for word in (unit.profile.id, *unit.profile.names.values())}
