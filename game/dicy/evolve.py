"""How events change the table of Dicy Cards. Nothing is decided here."""

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from game.core.head_start import begun_with
from game.dicy.cards import Card, Value
from game.dicy.effects import choosers, of_pass, of_score
from game.dicy.events import (
    CardFrozen,
    CardScored,
    CardThawed,
    DiceRolled,
    Event,
    GameEnded,
    GameStarted,
    TurnEnded,
    TurnPassed,
    TurnStarted,
)
from game.dicy.state import Choice, State


def evolve(state: State, event: Event) -> State:
    match event:
        case DiceRolled(_, dice, values):
            return replace(
                state, stage="rolled", rolls=state.rolls + 1, dice=_shown(state.dice, dice, values)
            )
        case CardFrozen(seat, card):
            return _turned(state, seat, (card, *state.frozen(seat)))
        case CardThawed(seat, card):
            return _turned(state, seat, tuple(one for one in state.frozen(seat) if one != card))
        case CardScored(seat, card, _, points):
            scores = (*state.scores[:seat], state.scores[seat] + points, *state.scores[seat + 1 :])
            return _asked(replace(state, scores=scores, scored=card), *of_score(state, card))
        case TurnPassed():
            return _asked(state, *of_pass(state))
        case TurnStarted(seat):
            return replace(
                state,
                seat=seat,
                round=state.round + (seat == state.first),
                stage="start",
                rolls=0,
                dice=(),
                choice=None,
                scored=None,
            )
        case TurnEnded():
            return state
        case GameStarted(first, mode, cards, target, head_start):
            return replace(
                state,
                first=first,
                mode=mode,
                cards=cards,
                target=target,
                head_start=head_start,
                scores=begun_with(head_start, state.seats),
                active=(cards,) * state.seats,
            )
        case GameEnded(winners):
            return replace(state, stage="over", winners=winners)
        case _:
            assert_never(event)


def _shown(before: tuple[Value, ...], dice: tuple[int, ...], values: tuple[Value, ...]) -> tuple[Value, ...]:
    if not before:
        return values
    rolled = dict(zip(dice, values, strict=True))
    return tuple(rolled.get(die, value) for die, value in enumerate(before))


def _asked(state: State, choice: Choice | None, hit: tuple[int, ...]) -> State:
    asked = replace(state, stage="others", choice=choice)
    return replace(asked, choosers=choosers(asked, hit))


def _turned(state: State, seat: int, frozen: Sequence[Card]) -> State:
    """One of the seat's cards was turned over; if another player made it choose one, it has."""
    active = tuple(card for card in state.cards if card not in frozen)
    return replace(
        state,
        active=(*state.active[:seat], active, *state.active[seat + 1 :]),
        choosers=tuple(one for one in state.choosers if one != seat),
    )
