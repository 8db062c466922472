"""The rules of 17: who may do what, and what comes of it."""

from collections.abc import Collection, Iterator, Sequence
from typing import assert_never

from game.core import head_start
from game.core.chance import Chance
from game.core.game import first_seat
from game.core.illegal import IllegalError
from game.seventeen import tokens
from game.seventeen.cards import DECK, KIND, Face, Kind
from game.seventeen.commands import BeginTurn, Call, Command, Play
from game.seventeen.events import (
    Called,
    CardDrawn,
    CardPlayed,
    CardsTrashed,
    DirectionReversed,
    Event,
    GameEnded,
    GameStarted,
    PileShuffled,
    RoundEnded,
    RowRevealed,
    Setup,
    TokensMoved,
    TurnEnded,
    TurnStarted,
)
from game.seventeen.state import State, evolve, fresh

SEATS = range(2, 7)
DEALT = 3  # cards to each seat

FACES: tuple[Face, ...] = ("up", "down")


class _Telling:
    """The events of one command as they are told, and the table as they have made it."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)
        self.state = evolve(self.state, event)


def start(setup: Setup, seats: int, chance: Chance) -> tuple[Event, ...]:
    """The deal goes one card at a time, clockwise from it."""
    first = first_seat(setup, SEATS, seats, chance)
    telling = _Telling(fresh(seats), chance)
    telling.tell(GameStarted(first, head_start.given(setup.head_start, seats, tokens.VICTORIES)))
    telling.tell(PileShuffled(chance.shuffle(1, DECK)))
    for place in range(DEALT * seats):
        _draw(telling, (first + place) % seats)
    telling.tell(TurnStarted(first))
    return tuple(telling.events)


def to_act(state: State) -> int | None:
    return None if state.stage == "over" else state.mover


def can_draw(state: State) -> bool:
    return bool(state.pile or state.discards)


def must_call(state: State) -> bool:
    """Is the seat to move left with nothing else: without a card, and without one to draw?"""
    return state.stage == "waiting" and not state.hands[state.mover] and not can_draw(state)


def callers(state: State) -> tuple[int, ...]:
    """Everybody but the player who has just played, in the direction of play counted from there."""
    if state.stage != "waiting" or state.last is None:
        return ()
    if must_call(state):
        return (state.mover,)
    return tuple((state.last + step * state.direction) % state.seats for step in range(1, state.seats))


def first_caller(state: State, wishes: Collection[int]) -> int | None:
    """Of those who wish to call, the caller; in whatever order their wishes came in."""
    return next((seat for seat in callers(state) if seat in wishes), None)


def first_wish(state: State, wishes: Sequence[Command]) -> Command:
    """Any call comes before the turn that would begin."""
    calls = {wish.seat: wish for wish in wishes if isinstance(wish, Call)}
    caller = first_caller(state, calls)
    return wishes[0] if caller is None else calls[caller]


def legal(state: State, seat: int) -> Iterator[Command]:
    if state.stage == "waiting":
        if seat == state.mover and not must_call(state):
            yield BeginTurn(seat)
        if seat in callers(state):
            yield Call(seat)
    elif state.stage == "playing" and seat == state.mover:
        kinds: list[Kind] = [KIND[card] for card in state.hands[seat]]
        for kind in dict.fromkeys(kinds):
            for face in FACES:
                yield Play(seat, kind, face)


def decide(state: State, command: Command, chance: Chance) -> tuple[Event, ...]:
    if state.stage == "over":
        raise IllegalError("the_game_has_ended")
    telling = _Telling(state, chance)
    match command:
        case BeginTurn(seat):
            _check_turn(state, seat)
            if state.stage == "playing":
                raise IllegalError("the_turn_has_begun")
            if must_call(state):
                raise IllegalError("without_a_card_to_play_or_draw_you_must_call")
            _begin(telling, seat)
        case Play(seat):
            _check_turn(state, seat)
            if state.stage == "waiting":
                raise IllegalError("begin_the_turn_first")
            _play(telling, command)
        case Call(seat):
            _check_call(state, seat)
            _end_round(telling, seat)
        case _:
            assert_never(command)
    return tuple(telling.events)


def _check_turn(state: State, seat: int) -> None:
    if seat != state.mover:
        raise IllegalError("another_seat_is_to_act", seat=state.mover)


def _check_call(state: State, seat: int) -> None:
    if state.stage == "playing":
        raise IllegalError("nobody_may_call_during_a_turn")
    if seat == state.last:
        raise IllegalError("who_has_just_played_may_not_call")
    if must_call(state) and seat != state.mover:
        raise IllegalError("another_seat_must_call", seat=state.mover)
    if seat not in callers(state):
        raise IllegalError("no_such_seat", seat=seat)


def _draw(telling: _Telling, seat: int) -> None:
    """The discards are shuffled only when a card is due that the pile doesn't have."""
    state = telling.state
    if not can_draw(state):
        return
    if not state.pile:
        cards = [laid.card for laid in state.discards]
        telling.tell(PileShuffled(telling.chance.shuffle(state.shuffles + 1, cards)))
    telling.tell(CardDrawn(seat, telling.state.pile[0]))


def _begin(telling: _Telling, seat: int) -> None:
    """A player without a card draws one first."""
    telling.tell(TurnStarted(seat))
    if not telling.state.hands[seat]:
        _draw(telling, seat)


def _play(telling: _Telling, play: Play) -> None:
    seat, kind, face = play.seat, play.card, play.face
    wanted = [held for held in telling.state.hands[seat] if KIND[held] == kind]
    card = next((held for held in wanted if play.copy is None or held == f"{kind}.{play.copy}"), None)
    if card is None:
        raise IllegalError("card_not_in_hand", card=kind)
    telling.tell(CardPlayed(seat, card, face))
    if face == "up" and kind == "reverse":
        telling.tell(DirectionReversed(-telling.state.direction))
    if face == "up" and kind == "trash":
        telling.tell(CardsTrashed(tuple(laid.card for laid in telling.state.row[-2:])))
    if telling.state.played < telling.state.cards and telling.state.hands[seat]:
        return
    for _ in range(telling.state.cards):
        _draw(telling, seat)
    telling.tell(TurnEnded(seat))


def _end_round(telling: _Telling, caller: int) -> None:
    before = telling.state
    last = before.last
    assert last is not None  # there are callers only after a turn
    telling.tell(Called(caller))
    telling.tell(RowRevealed(tuple(laid.card for laid in before.row), tokens.total(before.row)))
    victories, penalties = tokens.awards(before.row, caller, last, before.seats)
    for seat in range(before.seats):
        held = before.victories[seat], before.penalties[seat]
        now = tokens.paid_out(held, (victories[seat], penalties[seat]))
        if now != held:
            telling.tell(TokensMoved(seat, now[0] - held[0], now[1] - held[1]))
    starter = tokens.favoured(before.row, caller, last)
    telling.tell(RoundEnded(starter))
    winners = tokens.winners(telling.state.victories, telling.state.penalties)
    if winners:
        telling.tell(GameEnded(winners, telling.state.victories, telling.state.penalties))
    else:
        _begin(telling, _who_can_start(telling.state))


def _who_can_start(state: State) -> int:
    """The starter; or, if there is nothing to play or draw, the next seat in turn that has a card.

    The whole deck never leaves a starter with nothing. A smaller one may, and then somebody else holds it.
    """
    order = [(state.mover + step * state.direction) % state.seats for step in range(state.seats)]
    return next(seat for seat in order if state.hands[seat] or can_draw(state))
