"""How hasty the others' calls were, as their rows turned out: what a sparring partner goes by, beside its own
chance.

A weak player gives itself away by calling before what it could know comes to enough, and by being wrong; by
tokens alone luck and strength look alike. Of a hundred calls of experts for two 24 are too early and 28
wrong, of easy's 52 and 58.
"""

from game.seventeen.cards import PLAIN_BACKED, VALUE, Kind
from game.seventeen.events import Called, RoundEnded
from game.seventeen.tokens import GOAL
from game.seventeen.views import SawPlayed, SawRevealed, SawTrashed, View

A_BACK = 1.8  # what a caller may take a hidden card of somebody else for
PAR = 0.38  # how hasty calls are of somebody in no need of help
DOUBT = 1.2  # in chance of winning, for one wholly hasty call more than that
MOST = 2.0  # calls


def doubts(view: View) -> float:
    """How much more the chance of the view's seat is taken to be, for the calls of all the others so far."""
    over = sum(((seemed < GOAL) + (total < GOAL)) / 2 - PAR for seemed, total in calls(view))
    return DOUBT * max(-MOST, min(MOST, over))


def calls(view: View) -> list[tuple[float, int]]:
    """What the row seemed to be to those who called, and what it was, of all but the view's own seat."""
    found: list[tuple[float, int]] = []
    row: list[SawPlayed] = []
    caller: int | None = None
    for event in view.history:
        match event:
            case SawPlayed():
                row.append(event)
            case SawTrashed(cards):
                del row[-cards:]
            case Called(seat):
                caller = seat
            case SawRevealed(cards, total):
                if caller is not None and caller != view.seat:
                    found.append((seemed(row, cards, caller), total))
            case RoundEnded():
                row.clear()
            case _:
                pass
    return found


def seemed(row: list[SawPlayed], cards: tuple[Kind, ...], caller: int) -> float:
    """A revealed row before it was revealed, to its caller."""
    total = 0.0
    for laid, kind in zip(row, cards, strict=True):
        unseen = laid.face == "down" and laid.seat != caller and kind in PLAIN_BACKED
        total += A_BACK if unseen else VALUE[kind]
    return total
