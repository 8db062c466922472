"""A round of 17 for search and learning: small numbers and lists that change in place, no events, no past.

Kinds are numbered in their order in the box. It follows the rules to the letter (a test holds it to them) but
takes every command for legal. It keeps by the way what a player goes by: what lies open, what each seat has
hidden and how high the row was then, and which plain cards everybody, or their player alone, has seen since
the last shuffle. `native/table.h` is the same in C.
"""

from collections.abc import Callable, Sequence

from game.seventeen.cards import KINDS, RANK, VALUE
from game.seventeen.tokens import GOAL

VALUES: tuple[int, ...] = tuple(VALUE[kind] for kind in KINDS)
REVERSE, DOUBLE, TRASH, TRAP = RANK["reverse"], RANK["double"], RANK["trash"], RANK["trap"]
H5 = RANK["h5"]
NO_PILE = -1
OPENS = range(RANK["o1"], RANK["o5"] + 1)
PLAIN: tuple[bool, ...] = tuple(rank not in OPENS for rank in range(len(KINDS)))

FAIR, HIGH, FULL = 6.0, 11.0, 14.0  # from here on a row counts as more than low
HEIGHTS = 4
A_BACK = 1.4  # what a hidden card is taken for in that
OPEN = -1  # how a card lies that all know; a hidden one: the height of the row that it was laid on

Shuffle = Callable[[list[int]], None]
Lies = tuple[int, int, int]  # whose card, which kind, and how it lies


def height(about: float) -> int:
    return 0 if about < FAIR else 1 if about < HIGH else 2 if about < FULL else 3


class Round:
    """The table between and in turns. The pile is drawn from its end."""

    __slots__ = (
        "after", "cards", "direction", "discards", "hands", "hidden", "last", "mover", "opens", "own", "pile",
        "played", "row", "seats", "shown", "top", "traps", "when",
    )  # fmt: skip

    def __init__(self, hands: list[list[int]], pile: list[int], mover: int, direction: int = 1) -> None:
        seats = len(hands)
        self.seats = seats
        self.hands = hands
        self.pile = pile
        self.discards: list[int] = []
        self.direction = direction
        self.top = pile[-1] if pile else NO_PILE
        self.shown = [0] * len(KINDS)  # plain cards in row and discards that all know
        self.own = [[0] * len(KINDS) for _ in hands]  # and those that only who hid them knows
        self.clear(mover)

    def clear(self, mover: int) -> None:
        """An empty row, for this seat to begin."""
        self.mover = mover
        self.last = -1  # nobody yet
        self.cards = self.after = 1
        self.played = 0
        self.row: list[Lies] = []
        self.opens = 0  # the sum that lies open to all
        self.hidden = [0] * self.seats  # what each seat's hidden cards come to
        self.traps = [0] * self.seats
        self.when = [[0] * HEIGHTS for _ in self.hands]  # each seat's hidden cards, by the row's height then

    def copy(self) -> "Round":
        twin = Round.__new__(Round)
        twin.seats, twin.direction, twin.mover, twin.last = self.seats, self.direction, self.mover, self.last
        twin.cards, twin.after, twin.played, twin.opens = self.cards, self.after, self.played, self.opens
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile, twin.discards, twin.row = self.pile[:], self.discards[:], self.row[:]
        twin.hidden, twin.traps = self.hidden[:], self.traps[:]
        twin.when = [heights[:] for heights in self.when]
        twin.top, twin.shown, twin.own = self.top, self.shown[:], [kinds[:] for kinds in self.own]
        return twin

    def lay(self, seat: int, kind: int, down: bool) -> None:
        """A card comes to lie at the right end of the row; what it does is `play`'s."""
        how = OPEN
        if down and PLAIN[kind]:
            how = height(self.about())
            self.when[seat][how] += 1
            self.hidden[seat] += VALUES[kind]
            self.own[seat][kind] += 1
            if kind == TRAP:
                self.traps[seat] += 1
        else:
            self.opens += VALUES[kind]
            if PLAIN[kind]:
                self.shown[kind] += 1
        self.row.append((seat, kind, how))

    def turn_out(self, place: int, kind: int) -> None:
        """A hidden card of the row that counted nothing turns out to be of this kind."""
        seat, _, how = self.row[place]
        self.row[place] = (seat, kind, how)
        self.hidden[seat] += VALUES[kind]
        if kind == TRAP:
            self.traps[seat] += 1

    def backs(self, seat: int) -> int:
        """So many cards of the row this seat has hidden."""
        return sum(self.when[seat])

    def others_backs(self, seat: int) -> int:
        return sum(self.backs(other) for other in range(self.seats) if other != seat)

    def early(self) -> list[int]:
        """How many cards each seat hid in a low row, below HIGH."""
        return [low + fair for low, fair, _, _ in self.when]

    def late(self) -> list[int]:
        return [high + full for _, _, high, full in self.when]

    def about(self) -> float:
        """What the row seems to come to, to anybody."""
        return self.opens + A_BACK * sum(map(sum, self.when))

    def take_off(self) -> None:
        """The last card of the row goes to the discards."""
        seat, kind, how = self.row.pop()
        self.discards.append(kind)
        if how == OPEN:
            self.opens -= VALUES[kind]
            return
        self.when[seat][how] -= 1
        self.hidden[seat] -= VALUES[kind]
        if kind == TRAP:
            self.traps[seat] -= 1

    def draw(self, seat: int, shuffle: Shuffle) -> None:
        if not self.pile:
            if not self.discards:
                return
            self.pile, self.discards = self.discards, []
            shuffle(self.pile)
            self.forget()
        self.hands[seat].append(self.pile.pop())
        self.top = self.pile[-1] if self.pile else NO_PILE

    def forget(self) -> None:
        """The discards have gone into the pile: of what was seen the row is left."""
        self.shown = [0] * len(KINDS)
        self.own = [[0] * len(KINDS) for _ in self.hands]
        for seat, kind, how in self.row:
            if PLAIN[kind]:
                (self.shown if how == OPEN else self.own[seat])[kind] += 1

    def begin(self, shuffle: Shuffle) -> None:
        if not self.hands[self.mover]:
            self.draw(self.mover, shuffle)

    def play(self, kind: int, down: bool, shuffle: Shuffle) -> bool:
        """The mover plays a card. Says whether that was its turn."""
        seat = self.mover
        hand = self.hands[seat]
        hand.remove(kind)
        self.lay(seat, kind, down)
        self.played += 1
        if not down:
            if kind == REVERSE:
                self.direction = -self.direction
            elif kind == DOUBLE:
                self.after = 2
            elif kind == TRASH:
                self.take_off()
                if self.row:
                    self.take_off()
        if self.played < self.cards and hand:
            return False
        for _ in range(self.cards):
            self.draw(seat, shuffle)
        self.mover = (seat + self.direction) % self.seats
        self.last = seat
        self.cards, self.after, self.played = self.after, 1, 0
        return True

    def must_call(self) -> bool:
        return not (self.hands[self.mover] or self.pile or self.discards)

    def callers(self) -> Sequence[int]:
        if self.last < 0:
            return ()
        if self.must_call():
            return (self.mover,)
        return [(self.last + step * self.direction) % self.seats for step in range(1, self.seats)]

    def total(self) -> int:
        return self.opens + sum(self.hidden)

    def favoured(self, caller: int) -> int:
        return caller if self.total() >= GOAL else self.last

    def awards(self, caller: int) -> tuple[list[int], list[int]]:
        """Victories and penalties by seat, as a call awards them."""
        victories = self.traps[:]
        penalties = [0] * self.seats
        penalties[caller] = sum(victories)
        right = self.favoured(caller)
        victories[right] += 1
        penalties[self.last if right == caller else caller] += 1
        return victories, penalties

    def end(self, caller: int) -> None:
        """The row goes to the discards, and whoever the total favours starts anew."""
        starter = self.favoured(caller)
        for seat, kind, how in self.row:
            self.discards.append(kind)
            if how != OPEN:
                self.own[seat][kind] -= 1
                self.shown[kind] += 1
        self.clear(starter)
