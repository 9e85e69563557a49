"""Where a card's values come from: what no source attests is a placeholder."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

from hellassist.catalogue.errors import nearest
from hellassist.catalogue.words import one_line
from hellassist.rules.profile import Ability, Profile, Stat
from hellassist.said import QT_TRANSLATE_NOOP as N
from hellassist.said import Said

STATS: tuple[Stat, ...] = get_args(Stat)


def sources(value: Any) -> dict[str, str]:
    """The source of each attested value by its path; tables within count as one path with dots."""
    if not isinstance(value, Mapping):
        form = Said(
            N("files", 'allowed is a table of values and their sources, as in cmd = "core rulebook".')
        )
        raise ValueError(form)  # noqa: TRY004 -- pydantic collects ValueErrors
    flat: dict[str, str] = {}
    for key, entry in value.items():
        if isinstance(entry, Mapping):
            flat |= {f"{key}.{path}": source for path, source in sources(entry).items()}
        else:
            flat[str(key)] = one_line(entry)
    return flat


def unknown(attested: Iterable[str], profile: Profile) -> Iterator[tuple[str, str]]:
    """A fault for each path that leads to nothing on the card."""
    leaves = printed_values(profile)
    for path in attested:
        if not any(covers(path, leaf) for leaf in leaves):
            yield (
                f"attested.{path}",
                Said(N("files", "the card has no such value.{close}"), close=nearest(path, leaves)),
            )


def placeholders(attested: Iterable[str], profile: Profile) -> frozenset[str]:
    """The paths of all printed values that no source attests."""
    paths = tuple(attested)
    return frozenset(
        leaf for leaf in printed_values(profile) if not any(covers(path, leaf) for path in paths)
    )


def covers(path: str, leaf: str) -> bool:
    """Whether the source at *path* speaks for *leaf*: it and what is within, but a green value needs its own."""
    return leaf == path or (leaf.startswith(f"{path}.") and not leaf.endswith(".green"))


def printed_values(profile: Profile) -> tuple[str, ...]:
    """The path of each value on the card that can be true or made up."""
    return tuple(_values(profile))


def _values(profile: Profile) -> Iterator[str]:
    yield from ("faction", "base", "points", "availability", "life")
    if profile.rank:
        yield "rank"
    if profile.threshold is not None:
        yield "threshold"
    for stat in STATS:
        score = profile.score(stat)
        if score is not None:
            yield stat
            if score.green is not None:
                yield f"{stat}.green"
    for name in ("binary", "infernalist", "transformation", "special"):
        if getattr(profile, name):
            yield name
    yield from (f"keywords.{word}" for word in sorted(profile.keywords))
    yield from _abilities("abilities", profile.abilities)
    yield from _weapons(profile)
    for number, order in enumerate(profile.orders):
        yield from (f"orders.{number}.{part}" for part in ("name", "trigger", "cost", "unique"))
        yield from (f"orders.{number}.acts.{act}" for act in range(len(order.acts)))
    for number, aura in enumerate(profile.auras):
        yield from (f"auras.{number}.{part}" for part in ("name", "header"))
        yield from (f"auras.{number}.acts.{act}" for act in range(len(aura.acts)))
    for number, spell in enumerate(profile.spells):
        yield from (f"spells.{number}.{part}" for part in ("name", "trigger"))
        yield from (f"spells.{number}.acts.{act}" for act in range(len(spell.acts)))


def _weapons(profile: Profile) -> Iterator[str]:
    for number, weapon in enumerate(profile.weapons):
        place = f"weapons.{number}"
        yield f"{place}.name"
        if weapon.types:
            yield f"{place}.types"
        if weapon.range is not None:
            yield f"{place}.range"
        if weapon.blast is not None:
            yield f"{place}.blast"
        yield from (f"{place}.table.{hits}" for hits in range(1, len(weapon.table) + 1))
        yield from _abilities(f"{place}.abilities", weapon.abilities)


def _abilities(place: str, abilities: Iterable[Ability]) -> Iterator[str]:
    for ability in abilities:
        yield f"{place}.{ability.id}" + (f".{ability.keyword}" if ability.keyword else "")
