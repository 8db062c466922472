"""What `main.py solve dalek` tells: the exact figures, and the best play of any situation (log-format.md)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from game.bots.budgets import EQUAL
from game.bots.dalek.choices import Choice, choices
from game.bots.dalek.shape import spot
from game.bots.dalek.tables import FILE, TARGET, packed, tables
from game.bots.dalek.turn import Turn, best_turn
from game.bots.dalek.worth import POINTS, Standing, worth
from game.bots.record import Work
from game.core.game import Setup
from game.core.illegal import IllegalError
from game.dalek.events import Target
from game.dalek.faces import DICE, SPECIALS, Face, humans
from game.dalek.rules import points

TARGETS = (30, 60, 90)

Aside = Annotated[int, Meta(ge=0, le=2)]  # with a third the turn is over
Score = Annotated[int, Meta(ge=0, le=1000)]
Seat = Annotated[int, Meta(ge=0, le=5)]


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A throw, what was set aside before it, and what the turn is played for."""

    objective: Literal["points", "turns", "win"]
    roll: Annotated[tuple[Face, ...], Meta(min_length=1, max_length=DICE)]
    target: Target = 60
    scores: tuple[Score, ...] = (0,)
    seat: Seat = 0
    first: Seat = 0
    H: Annotated[int, Meta(ge=0, le=40)] = 0
    D: Annotated[int, Meta(ge=0, le=30)] = 0
    doctors: Aside = 0
    exterminates: Aside = 0


def figures(_setup: Setup) -> Mapping[str, Any]:
    """They are told for every target."""
    solved = tables()
    begun = {target: TARGET - target for target in TARGETS}
    return {
        "turn_points": best_turn(POINTS).value,
        "solo_turns": {str(target): solved.turns[own] for target, own in begun.items()},
        "first_seat_wins": {str(target): solved.first[own * TARGET + own] for target, own in begun.items()},
    }


def answer(line: bytes) -> Mapping[str, Any]:
    """Value and all optimal choices of one situation; raises IllegalError for one that can't be."""
    try:
        asked = msgspec.json.decode(line, type=Asked)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as wrong:
        raise IllegalError("state_not_readable", what=str(wrong)) from wrong
    _check_dice(asked)
    turn = best_turn(POINTS if asked.objective == "points" else worth(_standing(asked)))
    options = list(_options(asked, turn))
    best = max(option.value for option in options)
    return {
        "value": 1 - best if asked.objective == "turns" else best,
        "best": [
            {"keep": option.keep, "then": option.then} for option in options if option.value >= best - EQUAL
        ],
    }


def build(_work: Work, progress: Callable[[float], None]) -> None:
    """Solves the game and writes the tables anew, in a minute and so at one place. Needs numpy."""
    from game.bots.dalek.solving import solve  # the packaged game has no numpy

    solution = solve(progress)
    FILE.write(packed(b"".join(array.astype("<f8").tobytes() for array in solution)))


def _check_dice(asked: Asked) -> None:
    aside = DICE - len(asked.roll) - asked.doctors - asked.exterminates
    for human in range(aside + 1):
        dalek = aside - human
        if asked.H in range(2 * human, 4 * human + 1, 2) and asked.D in range(2 * dalek, 3 * dalek + 1):
            return
    raise IllegalError("no_dice_make_this", dice=max(aside, 0), humans=asked.H, daleks=asked.D)


def _standing(asked: Asked) -> Standing:
    seats = len(asked.scores)
    wanted = 1 if asked.objective == "turns" else 2
    if seats != wanted:
        raise IllegalError("solved_for_another_number_of_seats", scores=seats, seats=wanted)
    if max(asked.seat, asked.first) >= seats:
        raise IllegalError("no_such_seat", seat=max(asked.seat, asked.first))
    begun = TARGET - asked.target
    scores = tuple(asked.scores[(asked.first + place) % seats] + begun for place in range(seats))
    mover = (asked.seat - asked.first) % seats
    if max(scores[mover:]) >= TARGET:
        raise IllegalError("the_game_has_ended")
    return Standing(scores, mover)


def _options(asked: Asked, turn: Turn) -> Iterator[Choice]:
    doctors = asked.doctors + ("DOC" in asked.roll)
    exterminates = asked.exterminates + ("EXT" in asked.roll)
    forced = doctors + exterminates - asked.doctors - asked.exterminates
    hand = len(asked.roll) - forced
    at = spot(hand, doctors, exterminates, asked.H, asked.D)
    if doctors == 3:
        yield Choice((), "end", turn.worth[0], at)
    elif exterminates == 3:
        left = hand - sum(face not in SPECIALS for face in asked.roll)
        earned = points("exterminate", (), left) + 2 * (asked.H + humans(asked.roll))
        yield Choice((), "end", turn.worth[earned], at)
    else:
        yield from choices(turn, at, asked.roll, forced > 0)
