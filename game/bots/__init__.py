"""The opponents. A bot gets a view, the legal commands and a seed of its own, and nothing else.

Same view, same seed, same choice, in any process. `ask` and `choose` ask one bot, `next_command` all whom the
game waits for. A brain is a function `(view, legal, random) -> command`, in a module of its own. A seat that
may call but need not act answers None to stay silent.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from importlib import import_module
from random import Random
from typing import Any

import msgspec

from game.core.game import Game

Brain = Callable[[Any, Iterator[Any], Random], Any]

BRAINS: Mapping[str, Mapping[str, str]] = {
    "dicy": {
        "easy": "game.bots.dicy.brain:easy",
        "medium": "game.bots.dicy.brain:medium",
        "hard": "game.bots.dicy.brain:hard",
        "expert": "game.bots.dicy.brain:expert",
        "sparring": "game.bots.dicy.brain:sparring",
        "random": "game.bots.chance_player:any_legal",
        "solo": "game.bots.dicy.references:solo",
        "greedy": "game.bots.dicy.references:greedy",
    },
    "dalek": {
        "easy": "game.bots.dalek.brain:easy",
        "medium": "game.bots.dalek.brain:medium",
        "hard": "game.bots.dalek.brain:hard",
        "expert": "game.bots.dalek.brain:expert",
        "sparring": "game.bots.dalek.brain:sparring",
        "random": "game.bots.chance_player:any_legal",
        "points": "game.bots.dalek.references:points",
        "lookahead2": "game.bots.dalek.references:lookahead2",
        "duel": "game.bots.dalek.references:duel",
        "threshold": "game.bots.dalek.references:threshold",
    },
    "seventeen": {
        "easy": "game.bots.seventeen.brain:easy",
        "medium": "game.bots.seventeen.brain:medium",
        "hard": "game.bots.seventeen.brain:hard",
        "expert": "game.bots.seventeen.brain:expert",
        "sparring": "game.bots.seventeen.brain:sparring",
        "random": "game.bots.chance_player:any_legal_or_silence",
        "never": "game.bots.seventeen.references:never",
        **{f"call-{total}": f"game.bots.seventeen.references:call_{total}" for total in range(8, 25)},
    },
}
"""Where a level's brain is found: imported when it is first asked."""


def levels(game: str) -> tuple[str, ...]:
    return tuple(BRAINS[game])


def brain(game: str, level: str) -> Brain:
    module, name = BRAINS[game][level].split(":")
    return getattr(import_module(module), name)


def ask(game: str, level: str, view: Any, legal: Iterator[Any], seed: str) -> Any:
    """What a bot wants done that knows this and nothing else; None if it stays silent."""
    key = blake2b(seed.encode() + msgspec.msgpack.encode(view), digest_size=16).digest()
    return brain(game, level)(view, legal, Random(key))  # noqa: S311


def choose(game: Game[Any, Any, Any, Any], level: str, state: Any, seat: int, seed: str) -> Any:
    """What the bot of a seat wants done."""
    return ask(game.key, level, game.view(state, seat), game.legal(state, seat), seed)


def next_command(
    game: Game[Any, Any, Any, Any], state: Any, bot_levels: Sequence[str], seeds: Sequence[str]
) -> Any:
    """What happens next at a table of bots: all whom the game waits for are asked."""
    asked = game.callers(state) or (game.to_act(state),)
    wishes = [choose(game, bot_levels[seat], state, seat, seeds[seat]) for seat in asked if seat is not None]
    return game.first_wish(state, [wish for wish in wishes if wish is not None])
