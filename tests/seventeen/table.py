"""Tables of 17 laid as a test wants them. Cards are written by kind; copies are given out from the lowest."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from game.core.chance import SeededChance
from game.seventeen import GAME
from game.seventeen.cards import KIND, Face
from game.seventeen.commands import Call
from game.seventeen.events import CardDrawn, GameStarted, PileShuffled, TurnStarted
from game.seventeen.state import Laid, State, fresh
from tests.table import Played, ScriptedChance, given


class AsTheyLie(ScriptedChance):
    """Chance that shuffles nothing: the discards become the pile in the order in which they were laid."""

    def __init__(self, first: int = 0) -> None:
        super().__init__(first=first)
        self.numbers: list[int] = []

    def shuffle(self, number: int, cards: Iterable[str]) -> tuple[str, ...]:
        self.numbers.append(number)
        return tuple(cards)


class Box:
    """Takes cards out by kind, the lowest copy first."""

    def __init__(self) -> None:
        self._taken: Counter[str] = Counter()

    def card(self, kind: str) -> str:
        card = f"{kind}.{self._taken[kind]}"
        assert card in KIND, f"there is no {card}"
        self._taken[kind] += 1
        return card

    def cards(self, words: str) -> tuple[str, ...]:
        return tuple(self.card(kind) for kind in words.split())

    def laid(self, words: str) -> tuple[Laid, ...]:
        """`0:o3 1:trap/` is an open 3 of seat 0, and a trap of seat 1 that lies face down."""
        laid: list[Laid] = []
        for word in words.split():
            seat, kind = word.split(":")
            face: Face = "down" if kind.endswith("/") else "up"
            laid.append(Laid(int(seat), self.card(kind.rstrip("/")), face))
        return tuple(laid)


def table(
    *hands: str, row: str = "", pile: str = "", discards: str = "", mover: int = 0, **more: Any
) -> Played:
    """A turn of `mover`, with these hands; the row and the discards as `Box.laid` reads them."""
    box = Box()
    state = replace(
        fresh(len(hands)),
        mover=mover,
        hands=tuple(tuple(sorted(box.cards(hand))) for hand in hands),
        row=box.laid(row),
        pile=box.cards(pile),
        discards=box.laid(discards),
        shuffles=1,
    )
    return Played(GAME, replace(state, **more), AsTheyLie())


def called(*hands: str, row: str, last: int = 0, **more: Any) -> Played:
    """A table at which this seat has just played and the next is to move."""
    direction = more.get("direction", 1)
    return table(*hands, row=row, mover=(last + direction) % len(hands), last=last, stage="waiting", **more)


def small_game(deck: str, *, seats: int = 2, dealt: int = 1, first: int = 0) -> Played:
    """A game that begins with these cards only, in this order, folded and not decided."""
    order = Box().cards(deck)
    table = Played(GAME, fresh(seats), AsTheyLie(first))
    table.happen(GameStarted(first), PileShuffled(order))
    for place in range(dealt * seats):
        table.happen(CardDrawn((first + place) % seats, order[place]))
    return table.happen(TurnStarted(first))


def kinds(cards: Sequence[str | Laid]) -> str:
    """These cards by kind, as a test writes them."""
    return " ".join(KIND[card.card if isinstance(card, Laid) else card] for card in cards)


def states(seed: int, *, seats: int = 3, calls: float = 0.1, begun: Played | None = None) -> Iterator[State]:
    """Random play from the start, or from where a table stands, to the end: the state after each command."""
    random = Random(seed)
    chance = SeededChance(str(seed))
    played = begun or given(GAME, seats, chance=chance)
    played.chance = chance
    while True:
        state: State = played.state
        yield state
        mover = GAME.to_act(state)
        if mover is None:
            return
        callers = GAME.callers(state)
        if callers and (callers == (mover,) or random.random() < calls):
            played.do(Call(random.choice(callers)))
        else:
            choices = [command for command in GAME.legal(state, mover) if not isinstance(command, Call)]
            played.do(random.choice(choices))
