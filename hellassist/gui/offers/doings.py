"""What a unit can do now, and why not the rest: asked of the commands themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from hellassist.app.words.turn_line import free_blows, lies
from hellassist.gui.offers import lemure_doings, power_doings
from hellassist.gui.offers.doing import Doing, refusal, said
from hellassist.rules import hooks
from hellassist.rules.combat import close
from hellassist.rules.combat.strike import can_fight
from hellassist.rules.commands import (
    Activate,
    ChooseColours,
    Command,
    DeclareFurther,
    DeclareMelee,
    Deploy,
    FreeBlow,
    GetUp,
    Heal,
    PutOut,
    Reload,
    Retreat,
    Transform,
    VaeSoli,
)
from hellassist.rules.contact import holders, touches, touching_enemies
from hellassist.rules.game import Action, Game, Unit
from hellassist.rules.moments import StatMoment
from hellassist.rules.profile import in_language
from hellassist.rules.refusal import Refused
from hellassist.rules.shots import blast, loading, shooter
from hellassist.rules.shots.shot import eligible
from hellassist.rules.turn import command, focus
from hellassist.said import QT_TRANSLATE_NOOP as N

NOT_BY_VAE_SOLI = frozenset({"two_in_a_row", "no_vae_orders", "takes_no_orders", "too_little_command"})
"""What stands in the way of vae soli when its moment is there. At any other moment it is not spoken of."""


def doings(game: Game, unit: Unit, language: str = "en") -> tuple[Doing, ...]:
    """All that the unit could ever do by a button, in the order in which the buttons stand."""
    if not unit.on_table:
        return (*power_doings.offered(game, unit), *_colours(game, unit))
    if game.phase == "setup":
        back = replace(_plain(game, Deploy(unit.id, None)), key="take_off")
        return (replace(back, text=said(N("doings", "Take off the table"))), *_colours(game, unit))
    return (
        *_begin(game, unit),
        *_lying(game, unit),
        *_own_blow(game, unit),
        *_close(game, unit),
        *_leaving(game, unit),
        *_ranged(game, unit),
        *_focus(game, unit, language),
        *lemure_doings.raising(game, unit),
        *lemure_doings.releasing(game, unit),
        *power_doings.offered(game, unit),
        *power_doings.given_move(game, unit),
        *_other_shape(game, unit, language),
    )


def _colours(game: Game, unit: Unit) -> Iterator[Doing]:
    """Which of its points without colour are light, before they join a Command in two colours (FR-58)."""
    free = command.free_points(unit)
    if not free or not command.is_coloured(game, unit.owner):
        return
    for light in range(free + 1):
        chosen = ChooseColours(unit.id, light)
        why = refusal(game, chosen)
        if why is None and light != (free if unit.light is None else unit.light):
            text = said(N("doings", "Of its Command {0} light, {1} dark"), light, free - light)
            yield Doing(f"colours:{light}", text, chosen)


def _begin(game: Game, unit: Unit) -> Iterator[Doing]:
    if unit.status != "active":
        command = Activate(unit.id)
        yield Doing("activate", said(N("doings", "Activate")), command, refused=refusal(game, command))
    orders = [(other.id, VaeSoli(other.id)) for other in _who_may_follow(game, unit)]
    refused = [refusal(game, order) for _, order in orders]
    able = tuple(order for order, why in zip(orders, refused, strict=True) if why is None)
    told = next((why for why in refused if why is not None and why.reason in NOT_BY_VAE_SOLI), None)
    if able or told is not None:
        text = said(N("doings", "Vae soli: 1 Command"))
        yield Doing("vae_soli", text, against=able, refused=None if able else told)


def _who_may_follow(game: Game, unit: Unit) -> tuple[Unit, ...]:
    """Whom vae soli might activate: the unit itself, or those that wait while it is active."""
    if unit.status == "waiting":
        return (unit,)
    return game.waiting(unit.controller) if unit.status == "active" else ()


def _lying(game: Game, unit: Unit) -> Iterator[Doing]:
    if not lies(unit):
        return
    able = [enemy.id for enemy in touching_enemies(game, unit) if can_fight(game, enemy)]
    made = _against(game, [(enemy, GetUp(unit.id, enemy)) for enemy in able])
    yield replace(
        made if able else _plain(game, GetUp(unit.id)), key="get_up", text=said(N("doings", "Get up"))
    )


def _own_blow(game: Game, unit: Unit) -> Iterator[Doing]:
    """Its blow at the active unit, where that can do nothing."""
    now = game.activation
    if now is None or now.unit == unit.id:
        return
    command = FreeBlow(unit.id, now.unit)
    if refusal(game, command) is None:
        yield Doing("free_blow", said(N("doings", "Free blow at {0}"), game.unit(now.unit).name()), command)


def _close(game: Game, unit: Unit) -> Iterator[Doing]:
    now = game.activation
    due = now is not None and now.unit == unit.id and now.due
    enemies = [enemy.id for enemy in touching_enemies(game, unit)]
    if not enemies and unit.profile.cbt is None:
        return
    if due:
        made = _against(game, [(enemy, DeclareFurther(unit.id, enemy)) for enemy in enemies])
        yield replace(made, key="melee", text=said(N("doings", "Second sequence")))
        return
    nobody = next((enemy.id for enemy in game.enemies_of(unit)), unit.id)
    made = _against(game, [(enemy, DeclareMelee(unit.id, enemy)) for enemy in enemies or [nobody]])
    yield replace(made, key="melee", text=said(N("doings", "Mêlée")))


def _leaving(game: Game, unit: Unit) -> Iterator[Doing]:
    """Leaving the fight, for a unit that is in one."""
    now = game.activation
    breaks_away = now is not None and now.unit == unit.id and now.breaks_away
    if breaks_away or not touching_enemies(game, unit):
        return
    made = _provoking(game, unit, [Retreat(unit.id, enemy) for enemy in _or_nobody(game, unit, "retreat")])
    yield replace(made, key="retreat", text=said(N("doings", "Retreat")))


def _ranged(game: Game, unit: Unit) -> Iterator[Doing]:
    weapons = shooter.ranged(unit)
    plain = [index for index, weapon in enumerate(weapons) if weapon.table]
    if plain:
        yield Doing(
            "shoot",
            said(N("doings", "Shoot…")),
            panel="shoot",
            refused=_no_shot(game, unit, plain, aimed=True),
        )
    for key, text, indices in (
        ("explosion", N("doings", "Explosion…"), blast.weapons_with(unit, "explosion")),
        ("blast", N("doings", "Blast…"), blast.weapons_with(unit, "blast")),
    ):
        if indices:
            refused = _no_shot(game, unit, indices, aimed=False)
            yield Doing(key, said(text), panel=key, refused=refused)


def _no_shot(game: Game, unit: Unit, indices: Iterable[int], *, aimed: bool) -> Refused | None:
    """Why none of the weapons can be used now; *aimed*: a target must be found as well."""
    from hellassist.rules.commands.shooting import check_may_shoot

    why: Refused | None = None
    for index in indices:
        try:
            check_may_shoot(game, unit)
            shooter.check_shooter(game, unit, index)
        except Refused as refused:
            why = why or refused
            continue
        if not aimed:
            return None
        entries = eligible(game, unit, index)
        if any(entry.may for entry in entries):
            return None
        why = why or next((entry.refusal for entry in entries), None)
    return why


def _focus(game: Game, unit: Unit, language: str) -> Iterator[Doing]:
    instead: tuple[Action, ...] = hooks.LOADED_BY.ask(StatMoment(game, unit, "mvt"), holders(unit))
    actions: tuple[Action, ...] = ("focus", *instead)
    names = {key: QCoreApplication.translate("doings", text) for key, text in _FOCUS.items()}
    for index, weapon in enumerate(shooter.ranged(unit)):
        needed = loading.steps_needed(game, unit, index)
        if not needed or loading.is_loaded(unit, index):
            continue
        done = unit.used.get(loading.steps_key(index), 0)
        load = said(N("doings", "load {0} {1}/{2}"), in_language(weapon.names, language), done, needed)
        for action in actions:
            made = _provoking(
                game, unit, [Reload(unit.id, index, enemy, action) for enemy in _or_nobody(game, unit)]
            )
            yield replace(made, key=f"reload:{index}:{action}", text=names[action].format(load))
    yield from _healing(game, unit, actions)
    if any(on.id == "consumed" for on in unit.states):
        for action in actions:
            made = _provoking(
                game, unit, [PutOut(unit.id, enemy, action) for enemy in _or_nobody(game, unit)]
            )
            yield replace(
                made, key=f"put_out:{action}", text=names[action].format(said(N("doings", "end Consumed")))
            )


def _healing(game: Game, unit: Unit, actions: tuple[Action, ...]) -> Iterator[Doing]:
    """Life Points for itself or an ally in contact: whom, is asked for; the enemy stands on the button."""
    points = focus.heals(game, unit)
    if not points:
        return
    touched = [ally for ally in game.allies_of(unit) if touches(ally, unit)]
    for action in actions:
        for enemy in _or_nobody(game, unit):
            pairs = [(each.id, Heal(unit.id, each.id, enemy, action)) for each in (unit, *touched)]
            text = said(_FOCUS[action], said(N("doings", "heal {0} LP"), points))
            if enemy is not None and len(_or_nobody(game, unit)) > 1:
                text = said(N("doings", "{0} ({1} strikes first)"), text, game.unit(enemy).name())
            yield replace(_against(game, pairs), key=f"heal:{action}:{enemy or ''}", text=text)


def _other_shape(game: Game, unit: Unit, language: str) -> Iterator[Doing]:
    """The change of shape on a condition that only the players can see (UN-67)."""
    change = unit.profile.transformation
    shape = game.shapes.get(change.shape) if change is not None else None
    if change is None or shape is None or change.when:
        return
    text = said(N("doings", "Becomes {0}"), shape.name(language))
    if change.condition:
        text = said(N("doings", "{0}: {1}"), text, change.condition)
    yield replace(_plain(game, Transform(unit.id)), key="transform", text=text)


_FOCUS = {"focus": N("doings", "Focus: {0}"), "concentration": N("doings", "Concentration: {0}")}


def _or_nobody(game: Game, unit: Unit, action: Action = "focus") -> list[str | None]:
    return [enemy.id for enemy in close.may_fight_against(game, unit, action)] or [None]


def _provoking(game: Game, unit: Unit, commands: Sequence[Reload | PutOut | Retreat]) -> Doing:
    """The command alone, or one for each enemy that may fight the unit first."""
    del unit
    pairs = [(command.enemy, command) for command in commands if command.enemy is not None]
    return _against(game, pairs) if pairs else _plain(game, commands[0])


def _plain(game: Game, command: Command) -> Doing:
    return Doing("", "", command, refused=refusal(game, command))


def _against(game: Game, pairs: Sequence[tuple[str, Command]]) -> Doing:
    """Those of the commands that are allowed; where none is, why not."""
    tried = [(enemy, command, refusal(game, command)) for enemy, command in pairs]
    allowed = tuple((enemy, command) for enemy, command, refused in tried if refused is None)
    why = None if allowed else next((refused for _, _, refused in tried), None)
    return Doing("", "", against=allowed, refused=why)


# -- what the battle waits for ---------------------------------------------------------------------


def settling(game: Game) -> tuple[Doing, ...]:
    """The buttons for what waits to be settled (``turn_line.what_waits``)."""
    by_hand = power_doings.by_hand(game)
    if by_hand is not None:
        return (by_hand,)
    now = game.activation
    if now is None:
        return power_doings.upkeep(game)
    unit = game.unit(now.unit)
    if now.due:
        return tuple(doing for doing in _close(game, unit) if doing.refused is None)
    if now.breaks_away:
        return ()
    blows = tuple((enemy, FreeBlow(enemy, now.unit)) for enemy in free_blows(game))
    if blows:
        return (Doing("free_blow", said(N("doings", "Free blow")), against=blows),)
    return tuple(doing for doing in _lying(game, unit) if doing.refused is None)
