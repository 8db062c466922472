"""The opponents. A bot gets a view, the legal commands and a seed of its own, and nothing else.

Same view, same seed, same choice, in any process; a level that looks back is given what its seat has seen
decided, too. `ask` and `choose` ask one bot, `next_command` all whom the game waits for. What there is of a
game is in its `record`; `budgets` says what a level is, `debt` what one looks back for.
"""

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec

from game.bots.debt import Past
from game.bots.record import bots_of
from game.core.game import AnyGame
from game.core.journal import Did, events_of
from game.core.session import AnySession
from game.shelf import GAMES


def levels(game: str) -> tuple[str, ...]:
    """Those that people choose among, from the weakest; then what they are measured by."""
    bots = bots_of(game)
    return (*bots.levels, *bots.references)


def every_level() -> tuple[str, ...]:
    """Of all games, from the weakest."""
    return tuple(dict.fromkeys(level for game in GAMES for level in bots_of(game).levels))


def ask(game: str, level: str, view: Any, legal: Iterator[Any], seed: str, past: Past | None = None) -> Any:
    """What a bot wants done that knows this and nothing else; None if it stays silent."""
    key = blake2b(seed.encode() + msgspec.msgpack.encode(view), digest_size=16).digest()
    return bots_of(game).brain(level, view, past)(view, legal, Random(key))  # noqa: S311


def choose(game: AnyGame, level: str, state: Any, seat: int, seed: str, past: Past | None = None) -> Any:
    """What the bot of a seat wants done."""
    return ask(game.key, level, game.view(state, seat), game.legal(state, seat), seed, past)


def past_for(level: str, session: AnySession, seat: int) -> Past:
    """What a bot there is told of the past; nothing but where its level looks back."""
    if not bots_of(session.game.key).looks_back(level):
        return ()
    past: list[tuple[Any, Any]] = []
    n = 0
    for step in session.steps:
        if isinstance(step, Did):
            past.append((session.game.view(session.seek(n), seat), step.command))
        n += events_of(step)
    return tuple(past)


def next_command(session: AnySession, bot_levels: Sequence[str], seeds: Sequence[str]) -> Any:
    """What happens next at a table of bots: all whom the game waits for are asked."""
    game, state = session.game, session.state
    asked = [seat for seat in game.callers(state) or (game.to_act(state),) if seat is not None]
    wishes = [
        choose(game, bot_levels[seat], state, seat, seeds[seat], past_for(bot_levels[seat], session, seat))
        for seat in asked
    ]
    return game.first_wish(state, [wish for wish in wishes if wish is not None])
