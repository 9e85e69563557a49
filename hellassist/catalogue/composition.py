"""The composition rules, over profiles and their numbers."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from hellassist.rules.editions import CORE, Edition
from hellassist.rules.profile import Profile

BLOCK = 200
"""Army Points for which a Limited unit's number counts once (UN-63)."""

OF_FACTION = frozenset({"other_faction", "prestige_needed", "mercenary_officer_leads_others"})
"""The reasons that say that a card may not serve in the Company at all (CO-03, CO-12)."""

COMMAND = ("cmd", "binary")
HIRING = (*COMMAND, "abilities.leader")
PARTS: Mapping[str, Sequence[str]] = {
    "points": ("points",),
    "command": COMMAND,
    "trooper_limit": HIRING,
    "own_trooper_limit": HIRING,
}
"""Which values of a card a sum is made of."""

Hired = Sequence[tuple[Profile, int]]


@dataclass(frozen=True, slots=True)
class Fault:
    """What is illegal: the card it lies with ("" for the Company), the rule, and *have* against *need*.

    *reason* is a word for the texts ("too_many_troopers"). *need* is the most allowed, or what is called for.
    """

    entry: str
    rule: str
    reason: str
    have: int | str
    need: int | str


@dataclass(frozen=True, slots=True)
class Totals:
    """What a Company adds up to. *own_trooper_limit* is for troopers who are no Mercenaries (CO-13).

    *doubtful* names the sums of which a part is a placeholder. *mixed*: not all who serve are Mercenaries.
    """

    points: int = 0
    units: int = 0
    command: int = 0
    troopers: int = 0
    own_troopers: int = 0
    trooper_limit: int = 0
    own_trooper_limit: int = 0
    doubtful: frozenset[str] = frozenset()
    mixed: bool = False


def tally(hired: Hired, mercenary: frozenset[str]) -> Totals:
    """The sums over the Company. Command counts all its units, troopers too (CO-07)."""
    troopers = [(profile, count) for profile, count in hired if profile.rank == "trooper"]
    limit = sum(_hires(profile) * count for profile, count in hired)
    for_mercenaries = sum(
        _hires(profile) * count
        for profile, count in hired
        if profile.rank == "independent" and profile.faction in mercenary
    )
    return Totals(
        points=sum(profile.points * count for profile, count in hired),
        units=sum(count for _, count in hired),
        command=sum(_command(profile) * count for profile, count in hired),
        troopers=sum(count for _, count in troopers),
        own_troopers=sum(count for profile, count in troopers if profile.faction not in mercenary),
        trooper_limit=limit,
        own_trooper_limit=limit - for_mercenaries,
        doubtful=frozenset(
            what for what, fields in PARTS.items() if any(profile.doubts(*fields) for profile, _ in hired)
        ),
        mixed=any(profile.faction not in mercenary for profile, _ in hired),
    )


def judge(
    faction: str | None, points: int, hired: Hired, mercenary: frozenset[str], *, edition: Edition = CORE
) -> tuple[Fault, ...]:
    """Every composition rule that the Company breaks, at an agreed size of *points*.

    Where its *faction* is None, as nobody knows it, nothing is said of who may serve.
    """
    return (
        *_points(points, hired, mercenary),
        *_officers(hired),
        *(() if faction is None else _factions(faction, hired, mercenary, edition)),
        *_copies(points, hired),
        *_same_person(hired),
        *_variants(points, hired),
        *_associates(hired),
        *_troopers(hired, mercenary),
        *_company_of_its_own(hired),
    )


def worsened(before: Sequence[Fault], after: Sequence[Fault]) -> tuple[Fault, ...]:
    """Which faults of *after* a change has brought, or made greater. Numbers count by how far they are off."""
    off = {(fault.entry, fault.rule, fault.reason): _off(fault) for fault in before}
    return tuple(
        fault for fault in after if _off(fault) > off.get((fault.entry, fault.rule, fault.reason), -1)
    )


def _off(fault: Fault) -> int:
    if isinstance(fault.have, int) and isinstance(fault.need, int):
        return abs(fault.have - fault.need)
    return 0


def blocks(points: int) -> int:
    """Full and started blocks of 200 Army Points of the agreed size (UN-63, CO-09)."""
    return -(-points // BLOCK)


def _command(profile: Profile) -> int:
    if profile.binary is not None:
        return profile.binary.light + profile.binary.dark + profile.binary.either
    return profile.cmd.red if profile.cmd else 0


def _hires(profile: Profile) -> int:
    """How many troopers its Command allows: Leader counts twice, for this alone (CO-08)."""
    return _command(profile) * (2 if _has(profile, "leader") else 1)


def _has(profile: Profile, ability: str) -> bool:
    return any(printed.id == ability for printed in profile.abilities)


def _points(points: int, hired: Hired, mercenary: frozenset[str]) -> Iterator[Fault]:
    spent = tally(hired, mercenary).points
    if spent > points:
        yield Fault("", "CO-02", "too_many_points", spent, points)


def _officers(hired: Hired) -> Iterator[Fault]:
    officers = sum(count for profile, count in hired if profile.rank == "officer")
    if officers != 1:
        yield Fault("", "CO-04", "no_officer" if officers == 0 else "too_many_officers", officers, 1)


def _factions(faction: str, hired: Hired, mercenary: frozenset[str], edition: Edition) -> Iterator[Fault]:
    """Who may serve: units of the faction, Mercenaries, and those whom Prestige brings (CO-03, CO-12, RU-08)."""
    welcome = {
        ability.keyword
        for profile, _ in hired
        if profile.rank == "officer"
        for ability in profile.abilities
        if ability.id == "prestige"
    }
    for profile, _ in hired:
        joins = profile.rank in {"independent", "trooper"} and (
            profile.faction in mercenary or profile.faction in welcome
        )
        leads = (
            edition.prestige_opens_companies
            and profile.rank == "officer"
            and profile.faction in mercenary
            and any(each.id == "prestige" and each.keyword == faction for each in profile.abilities)
        )
        if profile.faction == faction or joins or leads:
            continue
        if profile.rank == "officer" and profile.faction in mercenary:
            yield Fault(profile.id, "CO-12", "mercenary_officer_leads_others", profile.faction, faction)
        elif profile.rank in {"independent", "trooper"} and faction in mercenary:
            yield Fault(profile.id, "CO-12", "prestige_needed", profile.faction, faction)
        else:
            yield Fault(profile.id, "CO-03", "other_faction", profile.faction, faction)


def _copies(points: int, hired: Hired) -> Iterator[Fault]:
    """One of each person, and so many of a Limited unit."""
    for profile, count in hired:
        kind = profile.availability.kind
        if count > 1 and profile.rank == "officer":
            yield Fault(profile.id, "UN-02", "officer_twice", count, 1)
        elif count > 1 and kind == "unique":
            yield Fault(profile.id, "UN-62", "unique_twice", count, 1)
        elif count > 1 and profile.named:
            yield Fault(profile.id, "UN-05", "named_twice", count, 1)
        elif kind == "limited" and count > profile.availability.x * blocks(points):
            yield Fault(profile.id, "UN-63", "limited", count, profile.availability.x * blocks(points))


def _same_person(hired: Hired) -> Iterator[Fault]:
    """One person may have several cards, as a player's own beside a shipped one: still only one of them serves."""
    groups: list[list[tuple[Profile, int]]] = []
    for each in hired:
        if not _is_person(each[0]):
            continue
        group = next((known for known in groups if any(_same(each[0], other) for other, _ in known)), None)
        if group is None:
            groups.append([each])
        else:
            group.append(each)
    for group in groups:
        if len(group) > 1:
            first, together = group[0][0], sum(count for _, count in group)
            unique = any(profile.availability.kind == "unique" for profile, _ in group)
            yield Fault(first.id, "UN-62" if unique else "UN-05", "person_twice", together, 1)


def _is_person(profile: Profile) -> bool:
    return profile.named or profile.rank == "officer" or profile.availability.kind == "unique"


def _same(one: Profile, other: Profile) -> bool:
    """Whether two cards bear the same name in a language."""
    return any(
        name.casefold().split() == other.names[language].casefold().split()
        for language, name in one.names.items()
        if language in other.names
    )


def _variants(points: int, hired: Hired) -> Iterator[Fault]:
    """Limited X/Y: X of both variants together, Y of the second among them (UN-66)."""
    of_variants = [(profile, count) for profile, count in hired if profile.availability.kind == "variants"]
    for name in dict.fromkeys(_variants_of(profile) for profile, _ in of_variants):
        group = [(profile, count) for profile, count in of_variants if _variants_of(profile) == name]
        both = sum(count for _, count in group)
        most = min(profile.availability.x for profile, _ in group) * blocks(points)
        if both > most:
            yield Fault(group[0][0].id, "UN-66", "variants", both, most)
        second = [(profile, count) for profile, count in group if profile.availability.variant == "second"]
        if second:
            have = sum(count for _, count in second)
            most = min(profile.availability.y for profile, _ in second) * blocks(points)
            if have > most:
                yield Fault(second[0][0].id, "UN-66", "second_variant", have, most)


def _variants_of(profile: Profile) -> str:
    """The unit that it is a variant of, however its name is typed."""
    return " ".join(profile.availability.name.casefold().split())


def _associates(hired: Hired) -> Iterator[Fault]:
    """At most x for each unit of the named kind, none without it (UN-65)."""
    for profile, count in hired:
        if profile.availability.kind != "associated":
            continue
        named = sum(number for other, number in hired if _called(other, profile.availability.name))
        if count > named * profile.availability.x:
            yield Fault(profile.id, "UN-65", "associated", count, named * profile.availability.x)


def _called(profile: Profile, name: str) -> bool:
    shared = [profile.availability.name] if profile.availability.kind == "variants" else []
    return name.casefold() in {word.casefold() for word in (profile.id, *profile.names.values(), *shared)}


def _troopers(hired: Hired, mercenary: frozenset[str]) -> Iterator[Fault]:
    sums = tally(hired, mercenary)
    if sums.troopers > sums.trooper_limit:
        yield Fault("", "CO-07", "too_many_troopers", sums.troopers, sums.trooper_limit)
    if sums.own_troopers > sums.own_trooper_limit < sums.trooper_limit:
        yield Fault("", "CO-13", "too_many_own_troopers", sums.own_troopers, sums.own_trooper_limit)


def is_invoked(profile: Profile) -> bool:
    """Whether it is a lemure that is invoked and not hired (CO-17, SA-062)."""
    return "lemure" in profile.keywords and not _has(profile, "emancipated")


def _company_of_its_own(hired: Hired) -> Iterator[Fault]:
    """Lemures are invoked, not hired (CO-17); each gun brings its carrier (SA-011)."""
    for profile, count in hired:
        if is_invoked(profile):
            yield Fault(profile.id, "CO-17", "lemure_hired", count, 0)
    guns = [(profile, count) for profile, count in hired if _is_gun(profile)]
    needed = sum(count for _, count in guns)
    carriers = sum(count for profile, count in hired if _has(profile, "ammunition_carrier"))
    if carriers < needed:
        yield Fault(guns[0][0].id, "SA-011", "carriers_missing", carriers, needed)


def _is_gun(profile: Profile) -> bool:
    return any(ability.id == "artillery" for weapon in profile.weapons for ability in weapon.abilities)
