"""17 · Diciassette, as rules.md tells it."""

from typing import NamedTuple

from tests.torture.referee.events import Events

COPIES = (
    {f"h{number}": 3 for number in range(1, 6)}
    | {f"o{number}": 7 for number in range(1, 6)}
    | dict.fromkeys(("reverse", "double", "trash", "trap"), 5)
)
DECK = [f"{kind}.{copy}" for kind, copies in COPIES.items() for copy in range(copies)]


class Laid(NamedTuple):
    seat: int
    card: str
    face: str


def play(log: Events) -> None:
    _Table(log).play()


def _kind(card: str) -> str:
    return card.split(".")[0]


def _value(card: str) -> int:
    return int(card[1]) if card[0] in "ho" else 0


class _Table:
    def __init__(self, log: Events) -> None:
        self.log, self.seats = log, log.head.seats
        begun = {"head_start": log.head.head_start} if any(log.head.head_start) else {}
        first = log.first_seat(log.coming("GameStarted").get("first"))
        log.take("GameStarted", first=first, **begun)
        self.victories, self.penalties = list(log.head.head_start), [0] * self.seats
        self.hands = [list[str]() for _ in range(self.seats)]
        self.pile, self.discards, self.row = list[str](), list(DECK), list[Laid]()
        self.shuffles, self.direction = 0, 1
        for place in range(3 * self.seats):
            self._draw((first + place) % self.seats)
        self.mover = first
        self.last: int | None = None
        self.due, self.due_next = 1, 1
        """Cards that the coming turn plays, and the one after it."""

    def play(self) -> None:
        self._begin()
        while True:
            self._turn()
            may_begin = self._can_draw() or bool(self.hands[self.mover])
            kinds = ("TurnStarted", "Called") if may_begin else ("Called",)
            if self.log.choice(*kinds)["type"] == "Called" and self._round_ends(must_call=not may_begin):
                return
            self._begin()

    def _can_draw(self) -> bool:
        return bool(self.pile or self.discards)

    def _draw(self, seat: int) -> None:
        if not self._can_draw():
            return
        if not self.pile:
            self._shuffle()
        card = self.pile.pop(0)
        self.log.take("CardDrawn", seat=seat, card=card)
        self.hands[seat].append(card)

    def _shuffle(self) -> None:
        self.shuffles += 1
        order = self.log.chance.shuffled(self.shuffles, self.discards)
        if order is None:
            order = self.log.coming("PileShuffled").get("order")
            if not isinstance(order, list) or not all(isinstance(card, str) for card in order):
                raise self.log.refuse("no order of cards")
            self.log.check(sorted(order) == sorted(self.discards), "other cards")
        self.log.take("PileShuffled", order=order)
        self.pile, self.discards = list(order), []

    def _begin(self) -> None:
        self.log.take("TurnStarted", seat=self.mover)
        if not self.hands[self.mover]:
            self._draw(self.mover)

    def _turn(self) -> None:
        seat, played = self.mover, 0
        self.due_next = 1
        while played < self.due and self.hands[seat]:
            self._card(seat)
            played += 1
        for _ in range(self.due):
            self._draw(seat)
        self.log.take("TurnEnded", seat=seat)
        self.last, self.mover = seat, (seat + self.direction) % self.seats
        self.due = self.due_next

    def _card(self, seat: int) -> None:
        event = self.log.choice("CardPlayed")
        card, face = event.get("card"), event.get("face")
        if not isinstance(card, str) or card not in self.hands[seat] or face not in ("up", "down"):
            raise self.log.refuse("no card that can be played")
        self.log.take("CardPlayed", seat=seat, card=card, face=face)
        self.hands[seat].remove(card)
        self.row.append(Laid(seat, card, face))
        if face == "down":
            return
        if _kind(card) == "reverse":
            self.direction = -self.direction
            self.log.take("DirectionReversed", direction=self.direction)
        if _kind(card) == "double":
            self.due_next = 2
        if _kind(card) == "trash":
            gone, self.row = self.row[-2:], self.row[:-2]
            self.log.take("CardsTrashed", cards=[laid.card for laid in gone])
            self.discards += [laid.card for laid in gone]

    def _round_ends(self, must_call: bool) -> bool:
        """Whether the game has ended with it."""
        log, last = self.log, self.last
        caller = log.coming("Called").get("seat")
        callers = [self.mover] if must_call else [seat for seat in range(self.seats) if seat != last]
        if type(caller) is not int or caller not in callers or last is None:
            raise log.refuse("who may not call")
        log.take("Called", seat=caller)
        total = sum(_value(laid.card) for laid in self.row)
        log.take("RowRevealed", cards=[laid.card for laid in self.row], total=total)
        right = caller if total >= 17 else last
        self._pay(caller, right, last if right == caller else caller)
        self.discards += [laid.card for laid in self.row]
        self.row, self.last, self.mover, self.due = [], None, right, 1
        log.take("RoundEnded", starter=right)
        there = [seat for seat in range(self.seats) if self.victories[seat] >= 3]
        if not there:
            return False
        fewest = min(self.penalties[seat] for seat in there)
        winners = [seat for seat in there if self.penalties[seat] == fewest]
        log.take("GameEnded", winners=winners, scores=self.victories, penalties=self.penalties)
        return True

    def _pay(self, caller: int, right: int, wrong: int) -> None:
        victories, penalties = [0] * self.seats, [0] * self.seats
        for laid in self.row:
            if laid.face == "down" and _kind(laid.card) == "trap":
                victories[laid.seat] += 1
                penalties[caller] += 1
        victories[right] += 1
        penalties[wrong] += 1
        for seat in range(self.seats):
            held, paid = self.victories[seat], self.penalties[seat] + penalties[seat]
            for _ in range(paid // 2):
                held -= held > 0
            held += min(1, victories[seat])
            change = held - self.victories[seat], paid % 2 - self.penalties[seat]
            if any(change):
                self.log.take("TokensMoved", seat=seat, victories=change[0], penalties=change[1])
            self.victories[seat], self.penalties[seat] = held, paid % 2
