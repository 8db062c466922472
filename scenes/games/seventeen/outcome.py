"""How a round came out, read off what everybody has seen: what the row was worth, who gets what, and why."""

from typing import NamedTuple

from game.seventeen import tokens
from game.seventeen.cards import Kind
from game.seventeen.events import Called, TokensMoved
from game.seventeen.state import Laid
from game.seventeen.views import Lying, SawPlayed, SawRevealed, SawTrashed, View


class Outcome(NamedTuple):
    """`traps` are the seats whose Traps lay face down. The rest is of each seat: what the round awards it,
    how many pairs of its penalties go back for that, and how many laurels with them.
    """

    total: int
    caller: int
    last: int
    traps: tuple[int, ...]
    victories: tuple[int, ...]
    penalties: tuple[int, ...]
    pairs_back: tuple[int, ...]
    laurels_back: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def right(self) -> bool:
        """The caller was."""
        return self.total >= tokens.GOAL


class _Round:
    """The last round whose row was revealed."""

    def __init__(self, view: View) -> None:
        self.row: list[Lying] = []
        self.lay: list[Lying] = []
        self.cards: tuple[Kind, ...] = ()
        self.caller = self.last = 0
        self.moved = [(0, 0)] * view.seats
        for seen in view.history:
            match seen:
                case SawPlayed(seat, card, face):
                    self.row, self.last = [*self.row, Lying(seat, card, face)], seat
                case SawTrashed(cards):
                    del self.row[-cards:]
                case Called(seat):
                    self.caller = seat
                case SawRevealed(cards):
                    self.lay, self.row, self.cards = self.row, [], cards
                    self.moved = [(0, 0)] * view.seats
                case TokensMoved(seat, victories, penalties):
                    self.moved[seat] = (victories, penalties)
                case _:
                    pass


def outcome(view: View) -> Outcome:
    """From the reveal on, until the next card is played."""
    past = _Round(view)
    lay = [
        Laid(lying.seat, f"{kind}.0", lying.face) for lying, kind in zip(past.lay, past.cards, strict=True)
    ]
    awarded = tokens.awards(lay, past.caller, past.last, view.seats)
    now = zip(view.victories, view.penalties, past.moved, strict=True)
    held = [(has - gained, fined - lost) for has, fined, (gained, lost) in now]
    won = list(zip(*awarded, strict=True))
    stands = [tokens.paid_out(had, gets) for had, gets in zip(held, won, strict=True)]
    each = list(zip(held, won, stands, strict=True))
    return Outcome(
        tokens.total(lay),
        past.caller,
        past.last,
        tuple(laid.seat for laid in lay if laid.face == "down" and laid.card == "trap.0"),
        tuple(awarded[0]),
        tuple(awarded[1]),
        tuple((had[1] + gets[1]) // 2 for had, gets, _stands in each),
        tuple(had[0] + min(1, gets[0]) - stands[0] for had, gets, stands in each),
        tokens.winners(*zip(*stands, strict=True)),
    )


def lies(view: View) -> tuple[tuple[Lying, ...], tuple[Lying, ...]]:
    """Row and discards as they lie on the table: the row that has ended the game stays in sight."""
    if view.row or not tokens.winners(view.victories, view.penalties):
        return view.row, view.discards
    row = next((seen.cards for seen in reversed(view.history) if isinstance(seen, SawRevealed)), ())
    kept = len(view.discards) - len(row)
    return view.discards[kept:], view.discards[:kept]
