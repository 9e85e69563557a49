"""How each fact is booked. Total: no rules, no dice, no refusal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce

from hellassist.rules.changed import with_company, with_loss, with_unit
from hellassist.rules.corrections import corrected
from hellassist.rules.events import (
    ActionTaken,
    ActivationEnded,
    ActivationPassed,
    AnswerGiven,
    AreaEnded,
    AreaPlaced,
    AttackDeclared,
    AttackDropped,
    AttackEnded,
    AttackQueued,
    BattleSetUp,
    BlastStruck,
    BreaksAway,
    CoinTossed,
    ColoursDropped,
    CommandSet,
    ControlPassed,
    CountSet,
    DiceSourceSet,
    DominanceSettled,
    DoneByHand,
    DuelFought,
    EffectBegan,
    EffectEnded,
    Fact,
    FirstChosen,
    InvocationBegun,
    InvocationFailed,
    LemureInvoked,
    LifeGained,
    LifeLost,
    Noted,
    OpportunityTaken,
    PhaseBegan,
    PowerAnnounced,
    PowerFailed,
    PowerUsed,
    RuleAgreed,
    RuleChanged,
    RuleProposed,
    RuleRejected,
    SequenceDue,
    SequenceFought,
    ShotDiverted,
    SpellReleased,
    StateCounted,
    StateEnded,
    StateGained,
    StatesAround,
    TableLaid,
    TapCalled,
    TurnBegan,
    TurnHandedOver,
    UnitActivated,
    UnitDevoured,
    UnitFreed,
    UnitMoved,
    UnitPlaced,
    UnitRemoved,
    UnitTransformed,
    UpkeepOrdered,
    ValueCorrected,
)
from hellassist.rules.game import (
    POWER_STRIKE,
    Activation,
    Announced,
    Declaration,
    Game,
    Invocation,
    OpenAttack,
    Player,
    Proposal,
    Unit,
    Unsaid,
)


def evolve(game: Game, fact: Fact) -> Game:
    """Book one fact. Total: no rules, no dice, no refusal."""
    match fact:
        case BattleSetUp():
            return set_up(fact)
        case TurnBegan(turn):
            return _new_turn(game, turn)
        case PhaseBegan(phase):
            return replace(game, phase=phase)
        case DominanceSettled(player):
            return replace(game, dominant=player)
        case FirstChosen(player):
            return replace(game, to_act=player, row=None)
        case CommandSet():
            return _command_set(game, fact)
        case UnitActivated(key, engaged, count):
            unit = game.units[key]
            begun = Activation(key, start=unit.at, engaged_at_start=engaged, player=unit.controller)
            before = game.row[1] if game.row and game.row[0] == unit.controller else 0
            game = replace(
                _said(game),
                activation=begun,
                activated_this_turn=game.activated_this_turn + 1,
                row=(unit.controller, before + 1),
                handed_over=False,
            )
            begun_now = unit.activations + count
            return with_unit(game, replace(unit, status="active", activations=begun_now))
        case ActionTaken(_, action):
            now = game.activation
            return replace(game, activation=now and replace(now, action=action, goes_on=False))
        case UnitMoved(key, path, length):
            game = with_unit(game, replace(game.units[key], at=path[-1]))
            now = game.activation
            if now is None or now.unit != key or fact.beside:
                return game
            moved = replace(now, moved=now.moved + length, breaks_away="", goes_on=False)
            return replace(game, activation=moved)
        case BreaksAway(_, left, moves):
            now = game.activation
            free = moves == "let_go"
            return replace(game, activation=now and replace(now, breaks_away=moves, left=left, let_go=free))
        case UnitPlaced(key, at):
            unit = game.units[key]
            entered = game.turn if fact.arrives else unit.entered
            return with_unit(
                game,
                replace(
                    unit,
                    at=at,
                    entered=entered,
                    absent=unit.absent and not fact.arrives,
                    light=unit.light if fact.light is None else fact.light,
                ),
            )
        case ActivationEnded(key, next_player, again):
            goes_on = game.row is not None and game.row[0] == next_player
            game = with_unit(game, replace(game.units[key], status="waiting" if again else "acted"))
            return replace(game, activation=None, to_act=next_player, row=None if goes_on else game.row)
        case TurnHandedOver():
            return replace(game, handed_over=True)
        case ActivationPassed(player):
            return replace(game, to_act="B" if player == "A" else "A", row=None)
        case AttackDeclared(declaration):
            return _declared(game, declaration)
        case AttackQueued(declaration, urgent):
            waiting = (declaration, *game.upcoming) if urgent else (*game.upcoming, declaration)
            return replace(game, upcoming=waiting)
        case AttackDropped(declaration):
            return replace(game, upcoming=_without(game.upcoming, declaration))
        case SequenceDue():
            return replace(game, activation=game.activation and replace(game.activation, due=True))
        case CountSet(key, what, count):
            unit = game.units[key]
            rest = {name: number for name, number in unit.used.items() if name != what}
            return with_unit(game, replace(unit, used={**rest, what: count} if count else rest))
        case AnswerGiven():
            return _answered(game, fact)
        case AttackEnded():
            return replace(game, attack=None)
        case ShotDiverted() | BlastStruck() | OpportunityTaken():
            return game
        case SequenceFought(first, second, count):
            others = tuple(pair for pair in game.fought if pair[:2] != (first, second))
            return replace(game, fought=others if count == 0 else (*others, (first, second, count)))
        case LifeLost(key, _, left) | LifeGained(key, _, left):
            return with_unit(game, replace(game.units[key], life=left))
        case StateGained(key, state) | StateCounted(key, state):
            unit = game.units[key]
            kept = tuple(on for on in unit.states if (on.id, on.kind) != (state.id, state.kind))
            return with_unit(game, replace(unit, states=(*kept, state)))
        case StateEnded(key, state_id, kind):
            unit = game.units[key]
            kept = tuple(on for on in unit.states if (on.id, on.kind) != (state_id, kind))
            return with_unit(game, replace(unit, states=kept))
        case TableLaid(terrain, zones):
            return replace(game, terrain=terrain, zones=zones)
        case AreaPlaced(area):
            return replace(game, areas=(*game.areas, area))
        case AreaEnded(key):
            return replace(game, areas=tuple(area for area in game.areas if area.id != key))
        case ControlPassed(key, player):
            return with_unit(game, replace(game.units[key], controller=player))
        case UnitTransformed(key, profile):
            unit = game.units[key]
            kept = tuple(on for on in unit.states if on.id != "wounded")
            return with_unit(game, replace(unit, profile=profile, life=profile.life, states=kept))
        case InvocationBegun(invocation):
            return replace(game, invoking=invocation)
        case InvocationFailed():
            return replace(game, invoking=None)
        case LemureInvoked(invocation, player, midway):
            return _going_on(_invoked(game, invocation, player), midway=midway)
        case SpellReleased():
            return replace(game, activation=game.activation and replace(game.activation, attacked=True))
        case UnitDevoured():
            return _devoured(game, fact)
        case UnitFreed():
            return _freed(game, fact)
        case UnitRemoved():
            return _removed(game, fact)
        case PowerAnnounced(key, power, targets):
            return replace(_with_use(game, fact), announced=Announced(key, power, targets))
        case PowerUsed():
            return _going_on(replace(_with_use(game, fact), announced=None), midway=fact.midway)
        case PowerFailed():
            return replace(game, announced=None)
        case EffectBegan(effect):
            return replace(game, running=(*game.running, effect))
        case EffectEnded(number):
            return replace(game, running=tuple(one for one in game.running if one.number != number))
        case StatesAround(key, states):
            return with_unit(game, replace(game.units[key], under=states))
        case UpkeepOrdered(first):
            return replace(game, upkeep_first=first)
        case DoneByHand(number):
            told = (replace(one, asked=one.asked and one.number != number) for one in game.running)
            return replace(game, running=tuple(told))
        case DiceSourceSet(player, source):
            return with_company(game, replace(game.companies[player], dice=source))
        case ValueCorrected():
            return corrected(game, fact)
        case CoinTossed() | DuelFought() | TapCalled():
            return game
        case Noted(text):
            return replace(game, notes=(*game.notes, text))
        case RuleProposed(switch, value):
            return replace(game, proposal=Proposal(switch, value))
        case RuleAgreed(player):
            asked = game.proposal
            return replace(game, proposal=asked and replace(asked, agreed=(*asked.agreed, player)))
        case RuleRejected():
            return replace(game, proposal=None)
        case RuleChanged(switch, _, after, name):
            edition = replace(game.edition, name=name, **{switch: after})  # type: ignore[arg-type]
            return replace(game, proposal=None, edition=edition)
        case ColoursDropped(player):
            company = game.companies[player]
            return with_company(
                game, replace(company, coloured=False, basic_light=0, current_light=0, unsaid=None)
            )


def evolve_all(game: Game, facts: Iterable[Fact]) -> Game:
    """Book facts one after another."""
    return reduce(evolve, facts, game)


def set_up(fact: BattleSetUp) -> Game:
    """The game a battle starts from."""
    return Game(
        name=fact.name,
        edition=fact.edition,
        width=fact.width,
        depth=fact.depth,
        terrain=fact.terrain,
        companies={company.player: company for company in fact.companies},
        units={unit.id: unit for unit in fact.units},
        turns=fact.turns,
        zones=fact.zones,
        shapes={profile.id: profile for profile in fact.shapes},
    )


def _command_set(game: Game, fact: CommandSet) -> Game:
    before = game.companies[fact.player]
    company = replace(before, basic=fact.basic, current=fact.current, unsaid=None)
    if fact.light is None:
        return with_company(game, company)
    basic, current = fact.light
    company = replace(company, coloured=True, basic_light=basic, current_light=current)
    if fact.evenly:
        known = before.unsaid
        if known is None or known.for_good != fact.for_good:
            known = Unsaid(0, 0, fact.for_good)
        light = known.light + before.current_light - current
        company = replace(company, unsaid=Unsaid(known.points + fact.evenly, light, fact.for_good))
    return with_company(game, company)


def _said(game: Game) -> Game:
    """What was paid is paid: another activation begins."""
    for company in game.companies.values():
        if company.unsaid is not None:
            game = with_company(game, replace(company, unsaid=None))
    return game


def _declared(game: Game, declaration: Declaration) -> Game:
    now = game.activation
    if now is not None and declaration.cause == "":
        now = replace(now, attacked=True, due=False, still=declaration.still)
    elif now is not None and declaration.kind == "close" and declaration.defender == now.unit:
        now = replace(now, struck=declaration.cause != POWER_STRIKE or now.struck)
    waiting = _without(game.upcoming, declaration)
    attacks = game.attacks + 1
    return replace(game, attack=OpenAttack(declaration), activation=now, upcoming=waiting, attacks=attacks)


def _without(upcoming: tuple[Declaration, ...], declaration: Declaration) -> tuple[Declaration, ...]:
    """The attacks to follow less this one: once, where it stands there twice."""
    if declaration not in upcoming:
        return upcoming
    place = upcoming.index(declaration)
    return (*upcoming[:place], *upcoming[place + 1 :])


def _answered(game: Game, fact: AnswerGiven) -> Game:
    opened = game.attack
    if opened is None:
        return game
    return replace(game, attack=replace(opened, answers=(*opened.answers, fact.answer)))


def _new_turn(game: Game, turn: int) -> Game:
    units = {key: replace(unit, status="waiting", activations=0) for key, unit in game.units.items()}
    if turn == 1:
        units = {key: replace(unit, absent=unit.at is None) for key, unit in units.items()}
    companies = {
        player: replace(company, lost=0, lost_last_turn=company.lost)
        for player, company in game.companies.items()
    }
    return replace(
        game,
        turn=turn,
        phase="upkeep",
        units=units,
        companies=companies,
        activation=None,
        activated_this_turn=0,
        to_act=None,
        row=None,
        upkeep_first=None,
        handed_over=False,
    )


def _with_use(game: Game, fact: PowerAnnounced | PowerUsed) -> Game:
    """The game in which a Unique power counts as used."""
    if not fact.once:
        return game
    unit = game.units[fact.unit]
    return with_unit(game, replace(unit, orders_used=unit.orders_used | {fact.once}))


def _going_on(game: Game, *, midway: bool) -> Game:
    """The game in which the move of the active unit may go on, if it was in the midst of one (AC-45)."""
    now = game.activation
    return replace(game, activation=replace(now, goes_on=True)) if now and midway else game


def _without_auras(game: Game, key: str) -> Game:
    """The game without the lingering effects of a unit that is no longer there (AU-07, ST-040)."""
    kept = tuple(one for one in game.running if not (one.lingering and one.unit == key))
    return replace(game, running=kept)


def _invoked(game: Game, invocation: Invocation, player: Player) -> Game:
    """The miniature begins anew, whatever became of it before (LE-04)."""
    lemure = game.units[invocation.lemure]
    raised = Unit(
        lemure.id,
        player,
        lemure.profile,
        lemure.profile.life,
        player,
        number=lemure.number,
        at=invocation.at,
        height=game.units[invocation.unit].height,
        status="acted",
        invoker=invocation.unit,
        spell=invocation.spell,
    )
    return with_unit(replace(game, invoking=None), raised)


def _devoured(game: Game, fact: UnitDevoured) -> Game:
    unit = game.units[fact.unit]
    game = _without_auras(game, unit.id)
    game = with_unit(game, replace(unit, at=None, inside=fact.by, controller=unit.owner, entered=0))
    game = replace(game, fought=tuple(pair for pair in game.fought if fact.unit not in pair[:2]))
    return with_loss(game, unit.owner, 1 if fact.counts else 0)


def _freed(game: Game, fact: UnitFreed) -> Game:
    unit = game.units[fact.unit]
    game = with_unit(game, replace(unit, inside="", status="acted", entered=fact.turn))
    return with_loss(game, unit.owner, -1 if fact.uncounts else 0)


def _removed(game: Game, fact: UnitRemoved) -> Game:
    unit = game.units[fact.unit]
    game = with_unit(game, replace(unit, gone="killed" if fact.killed else "left", inside=""))
    game = _without_auras(game, unit.id)
    pairs = tuple(pair for pair in game.fought if fact.unit not in pair[:2])
    game = replace(game, fought=pairs)
    if not (fact.killed and fact.counts):
        return game
    company = game.companies[unit.owner]
    return with_company(game, replace(company, lost=company.lost + 1))
