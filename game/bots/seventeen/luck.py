"""What deals and draws of 17 brought: what the table comes to with the cards that came, less what it came to
before. Experts who don't search play it on to the round's end, all cards known but those of the pile, which
may lie anyhow.

Before a draw the card is any of the pile with the back that lies on top: over many games what is told here
has no mean, however the experts of `native/luck.c` compare with who plays.
"""

import ctypes
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from msgspec.structs import replace

from game.bots.appraisal import Values
from game.bots.c_library import CLibrary
from game.bots.seventeen.features import back, purse
from game.bots.seventeen.net import MOST_LEARNT
from game.bots.seventeen.round import NO_PILE, PLAIN, Round
from game.bots.seventeen.search import LIBRARY as SEARCH
from game.bots.seventeen.search import by_policy, worths
from game.seventeen.cards import KIND, KINDS, RANK
from game.seventeen.commands import Command, Play
from game.seventeen.rules import DEALT
from game.seventeen.state import Laid, State

TRIES = 200
SEED = "luck"
ALL = -1  # seats, at a deal


def there() -> bool:
    """This library, and the one that knows the experts."""
    return LIBRARY.there() and SEARCH.there()


def brought(before: State | None, command: Command | None, after: State) -> Values | None:
    """What the draws of a command brought, or the deal; None where nothing was drawn, or nobody can tell."""
    if after.stage == "over" or after.seats > MOST_LEARNT or not there():
        return None
    if before is None:
        return _of_deal(after)
    played = tuple(_laid(before, command)) if isinstance(command, Play) else ()
    for seat, (held, holds) in enumerate(zip(before.hands, after.hands, strict=True)):
        drawn = set(holds) - set(held).difference(laid.card for laid in played)
        if drawn:
            hands = (*after.hands[:seat], tuple(set(holds) - drawn), *after.hands[seat + 1 :])
            gone = (before.row + played)[len(after.row) :]
            undrawn = replace(after, hands=hands, pile=before.pile, discards=before.discards + gone)
            return _moved(_numbers(undrawn, _top(before), seat, len(drawn)), after)
    return None


def _laid(before: State, play: Play) -> Iterator[Laid]:
    copies = (card for card in before.hands[play.seat] if KIND[card] == play.card)
    yield Laid(play.seat, next(copies), play.face)


def _of_deal(state: State) -> Values:
    """Who begins is of it."""
    pile = (*(card for hand in state.hands for card in hand), *state.pile)
    return _moved(_numbers(replace(state, hands=((),) * state.seats, pile=pile), NO_PILE, ALL, DEALT), state)


def _moved(undrawn: list[int], state: State) -> Values:
    seed = Random(f"{SEED} {state.hands} {state.pile}").getrandbits(64)  # noqa: S311
    now, then = (_played_on(asked, state.seats, seed) for asked in (_numbers(state, _top(state)), undrawn))
    return tuple([one - other for one, other in zip(now, then, strict=True)])


def _played_on(asked: list[int], seats: int, seed: int) -> Values:
    found = (ctypes.c_double * seats)()
    numbers = (ctypes.c_int * len(asked))(*asked)
    LIBRARY.get().luck_played_on(
        by_policy(seats), *worths(seats), seats, numbers, TRIES, ctypes.c_uint64(seed), found
    )
    return tuple(found)


def _declare(found: ctypes.CDLL) -> None:
    worth, whole = ctypes.POINTER(ctypes.c_double), ctypes.c_int
    found.luck_played_on.argtypes = [
        ctypes.c_void_p, worth, worth, worth, whole, ctypes.POINTER(whole), whole, ctypes.c_uint64, worth,
    ]  # fmt: skip


LIBRARY = CLibrary(Path(__file__).parent / "native", "luck", 1, _declare)


def _top(state: State) -> int:
    return back(RANK[KIND[state.pile[0]]]) if state.pile else NO_PILE


def _numbers(state: State, top: int, drawer: int = 0, draws: int = 0) -> list[int]:
    """As `luck_played_on` reads it."""
    last = -1 if state.last is None else state.last
    asked = [drawer, draws, int(state.stage == "playing"), state.mover, state.direction, last]
    asked += [state.cards, state.cards_after, state.played]
    asked += map(purse, zip(state.victories, state.penalties, strict=True))
    for hand in state.hands:
        asked += _counted(hand)
    r = Round([[] for _ in state.hands], [], state.mover)
    for laid in state.row:
        r.lay(laid.seat, RANK[KIND[laid.card]], laid.face == "down")
    for gone in state.discards:
        kind = RANK[KIND[gone.card]]
        if PLAIN[kind]:
            (r.shown if gone.face == "up" else r.own[gone.seat])[kind] += 1
    asked += r.shown
    for own in r.own:
        asked += own
    asked.append(len(r.row))
    for lies in r.row:
        asked += lies
    discards = [gone.card for gone in state.discards]
    asked.append(top)
    for cards in (state.pile, discards):
        asked += [len(cards), *(RANK[KIND[card]] for card in cards)]
    return asked


def _counted(cards: Sequence[str]) -> list[int]:
    kinds = Counter(RANK[KIND[card]] for card in cards)
    return [kinds[kind] for kind in range(len(KINDS))]
