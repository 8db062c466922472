"""The rules of Dalek Dice: who may do what, and what comes of it."""

from collections.abc import Iterator
from itertools import product
from typing import assert_never

from game.core import head_start
from game.core.chance import Chance
from game.core.game import first_seat
from game.core.illegal import IllegalError
from game.dalek.commands import Command, Keep, Roll, Stop
from game.dalek.events import (
    DiceKept,
    DiceRolled,
    Event,
    GameEnded,
    GameStarted,
    Reason,
    Setup,
    TurnEnded,
    TurnStarted,
)
from game.dalek.faces import DALEKS, FACES, HUMANS, SPECIALS, Face, daleks, humans
from game.dalek.state import State

SEATS = range(1, 7)
BONUS = 5  # for a turn that leaves no die in hand


def start(setup: Setup, seats: int, chance: Chance) -> tuple[Event, ...]:
    first = first_seat(setup, SEATS, seats, chance)
    begun = head_start.given(setup.head_start, seats, setup.target)
    return GameStarted(first, setup.target, begun), TurnStarted(first)


def to_act(state: State) -> int | None:
    return None if state.stage == "over" else state.seat


def may_roll(state: State) -> bool:
    """Each roll must set aside at least one die before the next."""
    return state.stage == "start" or state.aside_of_roll > 0


def may_stop(state: State) -> bool:
    return state.stage != "start" and state.aside_of_roll > 0


def legal(state: State, seat: int) -> Iterator[Command]:
    """All that the seat may do; of equal dice the lowest numbers stand for every pick of so many."""
    if seat != to_act(state):
        return
    if may_roll(state):
        yield Roll(seat)
    if may_stop(state):
        yield Stop(seat)
    if state.stage == "rolled":  # of which nothing is kept yet
        faces = dict(zip(state.hand, state.shown, strict=True))
        piles = [[die for die in state.hand if faces[die] == face] for face in HUMANS + DALEKS]
        for counts in product(*(range(len(pile) + 1) for pile in piles)):
            dice = [die for pile, count in zip(piles, counts, strict=True) for die in pile[:count]]
            if dice:
                yield Keep(seat, tuple(sorted(dice)))


def goes_with(before: Command, command: Command) -> bool:
    """Dice are set aside for good by rolling on, or by stopping."""
    return isinstance(before, Keep) and not isinstance(command, Keep) and before.seat == command.seat


def overruled(placed: tuple[Face, ...]) -> Reason | None:
    """A third Doctor or Exterminate ends the turn; the Doctor comes first."""
    if placed.count("DOC") == 3:
        return "doctor"
    return "exterminate" if placed.count("EXT") == 3 else None


def points(reason: Reason, placed: tuple[Face, ...], in_hand: int) -> int:
    """What a turn earns that ended for this reason with these dice set aside."""
    h, d = humans(placed), daleks(placed)
    match reason:
        case "doctor":
            return 0
        case "exterminate":
            return 2 * h + (BONUS if in_hand == 0 else 0)
        case "dice_out":
            return h + BONUS if d >= h else 0
        case "stopped":
            return h if d >= h else 0


def decide(state: State, command: Command, chance: Chance) -> tuple[Event, ...]:
    seat = command.seat
    if state.stage == "over":
        raise IllegalError("the_game_has_ended")
    if seat != state.seat:
        raise IllegalError("another_seat_is_to_act", seat=state.seat)
    match command:
        case Roll():
            if not may_roll(state):
                raise IllegalError("set_a_die_aside_first")
            return _rolled(state, chance)
        case Keep(_, dice):
            return _kept(state, dice)
        case Stop():
            if state.stage == "start":
                raise IllegalError("roll_first")
            if not may_stop(state):
                raise IllegalError("set_a_die_aside_first")
            return _end(state, "stopped", state.placed, len(state.hand))
        case _:
            assert_never(command)


def _rolled(state: State, chance: Chance) -> tuple[Event, ...]:
    seat, hand = state.seat, state.hand
    rolled = chance.dice(seat, state.round, state.rolls + 1, len(hand))
    values: tuple[Face, ...] = tuple([FACES[number] for number in rolled])
    events: list[Event] = [DiceRolled(seat, hand, values)]
    placed = state.placed
    left = len(hand)
    for special in SPECIALS:
        if special in values:
            events.append(DiceKept(seat, (hand[values.index(special)],), True))
            placed = (*placed, special)
            left -= 1
    reason = overruled(placed)
    if reason == "doctor":
        events.extend(_end(state, reason, placed, left))
    elif reason == "exterminate":
        rest = tuple(die for die, face in zip(hand, values, strict=True) if face not in SPECIALS)
        if rest:
            events.append(DiceKept(seat, rest, True))
        events.extend(_end(state, reason, placed + values, left - len(rest)))
    elif left == 0:
        events.extend(_end(state, "dice_out", placed, left))
    return tuple(events)


def _kept(state: State, dice: tuple[int, ...]) -> tuple[Event, ...]:
    if state.stage == "start":
        raise IllegalError("roll_first")
    if state.stage == "kept":
        raise IllegalError("this_roll_was_kept_already")
    if not dice:
        raise IllegalError("no_dice_picked")
    if len(set(dice)) < len(dice):
        raise IllegalError("die_named_twice", dice=dice)
    faces = dict(zip(state.hand, state.shown, strict=True))
    for die in dice:
        face = faces.get(die)
        if face is None:
            raise IllegalError("die_not_in_hand", die=die)
        if face == "DOC":
            raise IllegalError("the_doctor_of_this_roll_is_already_set_aside", die=die)
        if face == "EXT":
            raise IllegalError("the_exterminate_of_this_roll_is_already_set_aside", die=die)
    kept = DiceKept(state.seat, dice, False)
    if len(dice) < len(state.hand):
        return (kept,)
    return (kept, *_end(state, "dice_out", (*state.placed, *state.shown), 0))


def _end(state: State, reason: Reason, placed: tuple[Face, ...], in_hand: int) -> tuple[Event, ...]:
    """The turn's end; at the target or more, play goes on to the last seat of the round."""
    seat, seats = state.seat, state.seats
    earned = points(reason, placed, in_hand)
    scores = (*state.scores[:seat], state.scores[seat] + earned, *state.scores[seat + 1 :])
    following = (seat + 1) % seats
    ended = TurnEnded(seat, reason, earned)
    top = max(scores)
    if following == state.first and top >= state.target:
        return ended, GameEnded(tuple(s for s in range(seats) if scores[s] == top), scores)
    return ended, TurnStarted(following)
