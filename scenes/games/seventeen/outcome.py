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

    row: tuple[Lying, ...]
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
    pairs: list[int] = []
    laurels: list[int] = []
    stands: list[tuple[int, int]] = []
    now = zip(view.victories, view.penalties, past.moved, *awarded, strict=True)
    for has, fined, (gained, lost), victories, penalties in now:
        held = has - gained, fined - lost
        stands.append(tokens.paid_out(held, (victories, penalties)))
        pairs.append((held[1] + penalties) // 2)
        laurels.append(held[0] + min(1, victories) - stands[-1][0])
    return Outcome(
        tuple(Lying(lying.seat, kind, "up") for lying, kind in zip(past.lay, past.cards, strict=True)),
        tokens.total(lay),
        past.caller,
        past.last,
        tuple(laid.seat for laid in lay if laid.face == "down" and laid.card == "trap.0"),
        tuple(awarded[0]),
        tuple(awarded[1]),
        tuple(pairs),
        tuple(laurels),
        tokens.winners(*zip(*stands, strict=True)),
    )


def lies(view: View) -> tuple[tuple[Lying, ...], tuple[Lying, ...]]:
    """Row and discards as they lie on the table: the row that has ended the game stays in sight."""
    if view.row or not tokens.winners(view.victories, view.penalties):
        return view.row, view.discards
    row = next((seen.cards for seen in reversed(view.history) if isinstance(seen, SawRevealed)), ())
    kept = len(view.discards) - len(row)
    return view.discards[kept:], view.discards[:kept]
