"""The rules of Dicy Cards: who may do what, and what comes of it."""

from collections.abc import Iterator
from functools import reduce
from typing import Literal, assert_never

from game.core import head_start
from game.core.chance import Chance
from game.core.game import first_seat
from game.core.illegal import IllegalError
from game.dicy.cards import DICE, VALUES, Card, Value, points, why_not
from game.dicy.commands import Command, Freeze, Pass, Reroll, Roll, Score, Thaw
from game.dicy.effects import candidates
from game.dicy.events import (
    CardFrozen,
    CardScored,
    CardThawed,
    DiceRolled,
    Event,
    GameEnded,
    GameStarted,
    Setup,
    TurnEnded,
    TurnPassed,
    TurnStarted,
)
from game.dicy.evolve import evolve
from game.dicy.fives import laid_out
from game.dicy.picks import picks, subsets
from game.dicy.state import State

SEATS = range(1, 5)
ALL_DICE = tuple(range(DICE))


def start(setup: Setup, seats: int, chance: Chance) -> tuple[Event, ...]:
    """The mode lays out the same five for everyone."""
    first = first_seat(setup, SEATS, seats, chance)
    cards = laid_out(setup.mode, setup.cards, chance)
    begun = head_start.given(setup.head_start, seats, setup.target)
    return GameStarted(first, setup.mode, cards, setup.target, begun), TurnStarted(first)


def to_act(state: State) -> int | None:
    if state.stage == "over":
        return None
    return state.choosers[0] if state.choosers else state.seat


def can_only_pass(state: State) -> bool:
    """All five cards are frozen: since the turn began, or since the last one was frozen for a re-roll."""
    return not state.active[state.seat]


def may_roll(state: State) -> bool:
    return state.stage == "start" and not can_only_pass(state)


def may_pass(state: State) -> bool:
    return state.stage == "rolled" or (state.stage == "start" and can_only_pass(state))


def legal(state: State, seat: int) -> Iterator[Command]:
    """All that the seat may do; of equal dice the lowest numbers stand for every pick of so many."""
    if seat != to_act(state):
        return
    if state.choosers:
        choose = Freeze if state.choice == "chill" else Thaw
        for card in candidates(state, seat):
            yield choose(seat, card)
        return
    if may_roll(state):
        yield Roll(seat)
    if may_pass(state):
        yield Pass(seat)
    if state.stage == "rolled":
        for card in state.active[seat]:
            for dice in picks(card, state.dice):
                yield Score(seat, card, dice)
        for card in state.active[seat]:
            for dice in subsets(state.dice):
                yield Reroll(seat, card, dice)


def decide(state: State, command: Command, chance: Chance) -> tuple[Event, ...]:
    acting = to_act(state)
    if acting is None:
        raise IllegalError("the_game_has_ended")
    if command.seat != acting:
        raise IllegalError("another_seat_is_to_act", seat=acting)
    match command:
        case Roll():
            _check_may_roll(state)
            return (_rolled(state, ALL_DICE, chance),)
        case Reroll(seat, card, dice):
            _check_card_in_play(state, card)
            _check_dice(dice)
            return CardFrozen(seat, card, "reroll"), _rolled(state, tuple(sorted(dice)), chance)
        case Score(seat, card, dice):
            _check_card_in_play(state, card)
            _check_dice(dice)
            return _scored(state, card, dice)
        case Pass(seat):
            _check_may_pass(state)
            thawed = [CardThawed(seat, card, "pass") for card in state.frozen(seat)]
            return _and_what_follows(state, TurnPassed(seat), *thawed)
        case Freeze(seat, card) | Thaw(seat, card):
            _check_choice(state, "freeze" if isinstance(command, Freeze) else "thaw", card)
            return _and_what_follows(state, _chosen(state, seat, card))
        case _:
            assert_never(command)


# Why not


def _check_nobody_chooses(state: State) -> None:
    if state.stage == "others":
        raise IllegalError("choose_a_card_first")


def _check_may_roll(state: State) -> None:
    _check_nobody_chooses(state)
    if state.stage == "rolled":
        raise IllegalError("the_dice_are_rolled_already")
    if not may_roll(state):
        raise IllegalError("every_card_is_frozen")


def _check_may_pass(state: State) -> None:
    _check_nobody_chooses(state)
    if not may_pass(state):
        raise IllegalError("roll_first")


def _check_card_in_play(state: State, card: Card) -> None:
    """An active card, and dice on the table: what both a re-roll and a score need."""
    _check_nobody_chooses(state)
    if can_only_pass(state):
        raise IllegalError("every_card_is_frozen")
    if state.stage == "start":
        raise IllegalError("roll_first")
    _check_card_on_table(state, card)
    if card not in state.active[state.seat]:
        raise IllegalError("card_is_frozen", card=card)


def _check_card_on_table(state: State, card: Card) -> None:
    if card not in state.cards:
        raise IllegalError("card_not_on_the_table", card=card)


def _check_dice(dice: tuple[int, ...]) -> None:
    if not dice:
        raise IllegalError("no_dice_picked")
    if len(set(dice)) < len(dice):
        raise IllegalError("die_named_twice", dice=dice)
    for die in dice:
        if die not in ALL_DICE:
            raise IllegalError("no_such_die", die=die)


def _check_choice(state: State, wanted: Literal["freeze", "thaw"], card: Card) -> None:
    if not state.choosers:
        raise IllegalError("no_card_is_to_be_chosen")
    due = "freeze" if state.choice == "chill" else "thaw"
    if wanted != due:
        raise IllegalError("choose_a_card_to_freeze" if due == "freeze" else "choose_a_card_to_thaw")
    _check_card_on_table(state, card)
    if card not in candidates(state, state.choosers[0]):
        raise IllegalError("card_is_frozen" if due == "freeze" else "card_is_active", card=card)


# What comes of it


def _rolled(state: State, dice: tuple[int, ...], chance: Chance) -> DiceRolled:
    rolled = chance.dice(state.seat, state.round, state.rolls + 1, len(dice))
    values: tuple[Value, ...] = tuple([VALUES[number] for number in rolled])
    return DiceRolled(state.seat, dice, values)


def _scored(state: State, card: Card, dice: tuple[int, ...]) -> tuple[Event, ...]:
    picked = [state.dice[die] for die in dice]
    wrong = why_not(card, picked, state.dice)
    if wrong is not None:
        raise wrong
    return _and_what_follows(state, CardScored(state.seat, card, dice, points(card, picked)))


def _chosen(state: State, seat: int, card: Card) -> Event:
    if state.choice == "chill":
        return CardFrozen(seat, card, "chill")
    assert state.choice is not None  # `_check_choice`
    return CardThawed(seat, card, state.choice)


def _and_what_follows(state: State, *done: Event) -> tuple[Event, ...]:
    """These events; then the others' choices that make themselves, the scorer's freezing, the turn's end."""
    events = list(done)
    after = reduce(evolve, done, state)
    for seat in after.choosers:
        only, *further = candidates(after, seat)
        if further:
            return tuple(events)
        events.append(_chosen(after, seat, only))
    if after.scored is not None:
        events.append(CardFrozen(after.seat, after.scored, "score"))
    return (*events, TurnEnded(after.seat), _next_turn_or_end(reduce(evolve, events, state)))


def _next_turn_or_end(state: State) -> Event:
    """At the target or more, play goes on to the last seat of the round; then who has more points wins, of
    equal ones who has more active cards."""
    following = (state.seat + 1) % state.seats
    if following != state.first or max(state.scores) < state.target:
        return TurnStarted(following)
    ranks = [(score, len(active)) for score, active in zip(state.scores, state.active, strict=True)]
    best = max(ranks)
    return GameEnded(tuple(seat for seat, rank in enumerate(ranks) if rank == best), state.scores)
