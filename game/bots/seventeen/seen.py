"""A seat's view as a compact round: what it doesn't see there counts nothing."""

from game.bots.seventeen.round import PLAIN, Round
from game.seventeen.cards import KINDS, OPEN_NUMBER, RANK, told
from game.seventeen.views import View

TO_DRAW = 4  # no turn looked at takes more
UNKNOWN = RANK["reverse"]  # laid or held where a card isn't known: it counts nothing


def as_seen(view: View) -> Round:
    """What comes to be drawn is the top of the pile, again and again: nobody looks at it."""
    top = [] if view.top is None else [RANK[OPEN_NUMBER.get(view.top, KINDS[UNKNOWN])]] * TO_DRAW
    r = Round([_hand(view, seat) for seat in range(view.seats)], top, view.mover, view.direction)
    for lying in view.row:
        kind = told(lying.card)
        r.lay(lying.seat, UNKNOWN if kind is None else RANK[kind], lying.face == "down")
    for gone in view.discards:
        kind = told(gone.card)
        if kind is not None and PLAIN[RANK[kind]]:
            r.shown[RANK[kind]] += 1
    for kind in range(len(KINDS)):  # what isn't known was laid as something that it may not be
        for seat in range(view.seats):
            if seat != view.seat:
                r.own[seat][kind] = 0
    r.last = -1 if view.last is None else view.last
    r.cards, r.played, r.after = view.cards, view.played, view.cards_after
    return r


def copies(view: View) -> tuple[int, ...]:
    """How many of each kind there are in the game."""
    return tuple([view.deck.count(kind) for kind in KINDS])


def _hand(view: View, seat: int) -> list[int]:
    if seat == view.seat:
        return [RANK[kind] for kind in view.hand]
    return [UNKNOWN if back == "plain" else RANK[OPEN_NUMBER[back]] for back in view.hands[seat]]
