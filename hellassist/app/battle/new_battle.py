"""A battle before it begins: from the plan of the players to the command that sets it up, and plans as templates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from hellassist.app.battle import tables
from hellassist.app.battle.battles import safe_name
from hellassist.app.settings import data_folder
from hellassist.places import cards_folder
from hellassist.rules.commands import SetUpBattle
from hellassist.rules.game import PLAYERS, Company, Game, Player, Unit
from hellassist.rules.profile import Profile
from hellassist.store.battle_file import free_name

if TYPE_CHECKING:
    from hellassist.catalogue import Catalogue
    from hellassist.catalogue.battle_plan import BattlePlan, SidePlan
    from hellassist.catalogue.company import CompanyEntry


ROUND_POINTS = 50
"""The size of a battle that is kept is rounded up to a multiple of this: what was agreed is not in the battle."""


def templates_folder() -> Path:
    """Where the players' own plans lie."""
    return data_folder() / "templates"


def companies_folder() -> Path:
    """Where the players' own Companies lie."""
    return data_folder() / "companies"


def listed(folder: Path) -> tuple[Path, ...]:
    """The files of a folder of the players, by name."""
    return tuple(sorted(folder.glob("*.toml")))


def catalogue() -> Catalogue:
    """The cards that ship, and the players' own over them."""
    from hellassist.catalogue import Catalogue

    own = data_folder() / "cards"
    return Catalogue.load(cards_folder(), own if own.is_dir() else None)


def table_path(plan: BattlePlan) -> Path:
    """The file of the plan's table."""
    if plan.own_table:
        return tables.tables_folder() / plan.table
    return tables.shipped()[0].parent / plan.table


def save_template(plan: BattlePlan) -> Path:
    """Write the plan under its name, or the first like it that is free. May raise OSError."""
    from hellassist.catalogue.battle_plan import write_plan

    folder = templates_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = free_name(folder / f"{safe_name(plan.name)}.toml")
    write_plan(path, plan)
    return path


def keep(game: Game) -> Path:
    """Write a battle in play as a template, its table as one of the players' own. May raise CardError or OSError.

    The rules by which it is played now are kept in it.
    """
    from hellassist.app.battle.house_rules import as_planned
    from hellassist.catalogue.battle_plan import plan_from

    table = tables.free_path(game.name)
    values = {
        "name": game.name or table.stem,
        "own_table": True,
        "table": table.name,
        **as_planned(game.edition),
        "turns": game.turns or 0,
        "sides": [_side(game, player) for player in PLAYERS],
    }
    plan = plan_from(values, game.name)
    tables.save(game, table)
    return save_template(plan)


def _side(game: Game, player: Player) -> dict[str, object]:
    """One side as it was set up, as plain values."""
    from hellassist.catalogue.composition import is_invoked

    company = game.companies[player]
    units = [unit for unit in game.units.values() if unit.owner == player]
    lemures = Counter(unit.profile.id for unit in units if is_invoked(unit.profile))
    hired = Counter(unit.profile.id for unit in units if not is_invoked(unit.profile))
    points = sum(unit.profile.points for unit in units if not is_invoked(unit.profile))
    return {
        "company": {
            "name": company.name,
            "faction": company.faction,
            "points": max(-(-points // ROUND_POINTS) * ROUND_POINTS, ROUND_POINTS),
            "entries": [{"card": card, "count": count} for card, count in hired.items()],
        },
        "lemures": [{"card": card, "count": count} for card, count in lemures.items()],
        "dice": company.dice,
    }


def set_up(plan: BattlePlan, profiles: Mapping[str, Profile]) -> SetUpBattle:
    """The command that sets the battle up, all units off the table. Cards that are not known are left out.

    Raises CardError where the table's file cannot be read.
    """
    from hellassist.catalogue.tables import read_table

    edition = plan.played
    table = read_table(table_path(plan))
    laid = tables.laid(table, edition.fathom_mm)
    units = tuple(
        unit
        for player, side in zip(PLAYERS, plan.sides, strict=True)
        for unit in _units(player, side, profiles)
    )
    return SetUpBattle(
        plan.name,
        tuple(_company(player, side) for player, side in zip(PLAYERS, plan.sides, strict=True)),
        units,
        table.width * edition.fathom_mm,
        table.depth * edition.fathom_mm,
        laid.terrain,
        edition,
        plan.turns or None,
        tuple(_shapes(units, profiles)),
        laid.zones,
    )


def _company(player: Player, side: SidePlan) -> Company:
    name = f"{side.company.name} ({side.who})" if side.who else side.company.name
    return Company(player, name, side.company.faction, dice=side.dice)


def _units(player: Player, side: SidePlan, profiles: Mapping[str, Profile]) -> Iterator[Unit]:
    """A unit for each miniature, those of one card numbered."""
    counts, numbers = Counter[str](), Counter[str]()
    for entry in _entries(side):
        counts[entry.card] += entry.count
    index = 0
    for entry in _entries(side):
        profile = profiles.get(entry.card)
        for _ in range(entry.count if profile is not None else 0):
            assert profile is not None
            index += 1
            numbers[entry.card] += 1
            number = numbers[entry.card] if counts[entry.card] > 1 else 0
            yield Unit(f"{player}{index}", player, profile, profile.life, player, number)


def _entries(side: SidePlan) -> tuple[CompanyEntry, ...]:
    return (*side.company.entries, *side.lemures)


def _shapes(units: tuple[Unit, ...], profiles: Mapping[str, Profile]) -> Iterator[Profile]:
    """The cards that the units may become, and those that these may become in turn (UN-67)."""
    seen: set[str] = set()
    due = [unit.profile for unit in units]
    while due:
        change = due.pop().transformation
        shape = profiles.get(change.shape) if change is not None else None
        if shape is not None and shape.id not in seen:
            seen.add(shape.id)
            due.append(shape)
            yield shape
