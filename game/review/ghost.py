"""The ghost: the expert in a seat's place, on the seat's own dice.

Every die depends on seat, turn and roll alone, so the ghost gets the very dice that the seat had wherever its
choices let it. The others do in each of their turns what they did, as long as the rules let them, and play on
as experts from there.
"""

from collections import defaultdict
from collections.abc import Mapping
from itertools import zip_longest
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from game import bots
from game.bots.appraisal import Values
from game.core.game import event_type
from game.core.header import Header
from game.core.illegal import IllegalError
from game.core.journal import Did, events_of
from game.core.session import AnySession, Session
from game.review.ledger import ledger
from game.shelf import GAMES

EXPERT = "expert"
SEED = "ghost"
MOST_TURNS = 1000


class Ghost(Struct, frozen=True):
    """How the ghost did in a seat's place: `turns` by its own turns, each with its score and what the game
    was worth to it then; `left`: the first of its turns with other dice than the seat's, if there was one."""

    seat: int
    turns: tuple[tuple[int, float], ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    left: int | None


class Raised(Struct, frozen=True):
    """A question for the bots' process."""

    header: Header
    steps: tuple[Any, ...]
    seat: int
    level: str = EXPERT

    def answered(self) -> Ghost | None:
        if self.level != EXPERT:
            return None
        return ghost(Session(GAMES[self.header.game], self.header, self.steps), self.seat)


class Raced(Struct, frozen=True):
    """A question for the bots' process: the ghost's scores, turn by turn, in a game alone that has begun."""

    header: Header
    level: str = EXPERT

    def answered(self) -> tuple[int, ...]:
        if self.level != EXPERT:
            return ()
        begun = AnySession.start(GAMES[self.header.game], self.header)
        return tuple(score for _n, score in _scores(ghosts_game(begun, 0), 0))


def has_ghosts(game: str) -> bool:
    """Where chance is rolled, and somebody knows the best play."""
    return GAMES[game].future == "rolled" and EXPERT in bots.levels(game)


def may_be_raced(session: AnySession) -> bool:
    """By who plays alone."""
    return len(session.seats) == 1 and _can_be_rolled_again(session)


def may_be_raised(session: AnySession) -> bool:
    """Where there is an end to compare with."""
    return session.ended and _can_be_rolled_again(session)


def _can_be_rolled_again(session: AnySession) -> bool:
    """From one seed that is told."""
    header = session.header
    return has_ghosts(session.game.key) and header.seed is not None and not header.rekeyed


def ghost(session: AnySession, seat: int) -> Ghost:
    played = ghosts_game(session, seat)
    ended: Any = played.events[-1]
    value_after = {row.n: row.value for row in ledger(played).rows}
    return Ghost(
        seat, _turns(played, seat, value_after), ended.winners, ended.scores, _left(session, played, seat)
    )


def ghosts_game(session: AnySession, seat: int) -> AnySession:
    game, header = session.game, session.header
    bare = replace(header, undone=0, branched=0, branch_of=None)
    played = AnySession.start(game, bare)
    done, turn, turns = _by_turn(session), -1, 0
    left = dict[int, list[Any]]()
    while not played.ended and turns < MOST_TURNS:
        state = played.state
        mover, acting = state.seat, game.to_act(state)
        assert acting is not None
        if turn != turns:
            turn = turns
            own = done.get((mover, state.round), {})
            left = {other: list(commands) for other, commands in own.items() if other != seat}
        commands = left.get(acting)
        events = _tried(played, commands.pop(0)) if commands else None
        if events is None:
            left.pop(acting, None)
            events = played.do(bots.choose(game, EXPERT, state, acting, SEED))
        turns += sum(event_type(event) == "TurnEnded" for event in events)
    return played


def _by_turn(session: AnySession) -> Mapping[tuple[int, int], Mapping[int, list[Any]]]:
    """By whose turn and its number: what each seat did in it."""
    found: dict[tuple[int, int], dict[int, list[Any]]] = defaultdict(lambda: defaultdict(list))
    n = 0
    for step in session.steps:
        if isinstance(step, Did):
            state = session.seek(n)
            found[state.seat, state.round][step.command.seat].append(step.command)
        n += events_of(step)
    return found


def _tried(played: AnySession, command: Any) -> tuple[Any, ...] | None:
    """None where the rules don't let it."""
    try:
        return played.do(command)
    except IllegalError:
        return None


def _turns(played: AnySession, seat: int, value_after: Mapping[int, Values]) -> tuple[tuple[int, float], ...]:
    ended = dict(_scores(played, seat))
    found: list[tuple[int, float]] = []
    value = 0.0
    for n in range(1, played.length + 1):
        value = value_after[n][seat] if n in value_after else value
        if n in ended:
            found.append((ended[n], value))
    return tuple(found)


def _scores(played: AnySession, seat: int) -> list[tuple[int, int]]:
    """Of each of its turns, after which event it was over, and the seat's score then."""
    return [
        (n, played.seek(n).scores[seat])
        for n, event in enumerate(played.events, 1)
        if event_type(event) == "TurnEnded" and event.seat == seat
    ]


def _rolls(session: AnySession, seat: int) -> list[tuple[int, Any]]:
    """Of a seat, each with the number of its turn."""
    return [
        (session.seek(n).round, event)
        for n, event in enumerate(session.events)
        if (rolled := session.game.rolled(event)) and rolled[0] == seat
    ]


def _left(session: AnySession, played: AnySession, seat: int) -> int | None:
    both = zip_longest(_rolls(session, seat), _rolls(played, seat))
    return next((ghosts[0] for own, ghosts in both if ghosts and ghosts != own), None)
