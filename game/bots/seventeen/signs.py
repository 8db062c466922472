"""What gives weak players away: calls that were hasty, as their rows turned out, and cards shown that could
have been hidden. A sparring partner goes by it, beside its own chance.

A weak player calls before what it could know comes to enough, and is wrong; by tokens alone luck and strength
look alike. Of a hundred calls of experts for two 66 are neither too early nor wrong and 17 both, of easy's 27
and 44; and easy makes 64 of a hundred calls of a game, so that own calls speak for the others. And who holds
a card with a plain back hides one on every second turn, if it is an expert at any table; easy on 39 of a
hundred turns for two, on 20 with more.
"""

from game.seventeen.cards import PLAIN_BACKED, VALUE, Hidden, Kind, told
from game.seventeen.events import Called, RoundEnded
from game.seventeen.tokens import GOAL
from game.seventeen.views import SawDrawn, SawPlayed, SawRevealed, SawTrashed, View

A_BACK = 1.8  # what a caller may take a hidden card of somebody else for
ONE_FLAW = 0.8  # how hasty a call is that was early or wrong; if both, 1
FAR, FAR_TOO_EARLY = 1.5, 1.15  # and more if by more than so many points
PAR = (0.31, 0.7, 0.7)  # how hasty a call is of somebody in no need of help; two seats, three, more
OWN = 0.18  # how much less hasty the others are taken to be for each call of one's own
HIDDEN = 0.46  # how often who could hide a card does, of those in no need of help
HIDES = 0.35  # what a card more or less counts, in hasty calls
DOUBT = 1.4  # in chance of winning, for one wholly hasty call more than that
MOST = (1.16, 1.09, 1.0)  # calls


def doubts(view: View) -> float:
    """How much more the chance of the view's seat is taken to be, for all that it saw so far."""
    table = min(view.seats - 2, len(PAR) - 1)
    par, most = PAR[table], MOST[table]
    over = sum(
        -OWN if caller == view.seat else hasty(seemed, total) - par for caller, seemed, total in calls(view)
    )
    over += sum(HIDES * (HIDDEN - hid) for seat, hid in could_hide(view) if seat != view.seat)
    return DOUBT * max(-most, min(most, over))


def could_hide(view: View) -> list[tuple[int, bool]]:
    """Who laid a card while holding one that may be hidden, and whether it hid one."""
    found: list[tuple[int, bool]] = []
    held = [0] * view.seats  # cards with a plain back
    for event in view.history:
        if isinstance(event, SawDrawn):
            held[event.seat] += _plain(event.card)
        elif isinstance(event, SawPlayed) and held[event.seat]:
            plain = _plain(event.card)
            found.append((event.seat, plain and event.face == "down"))
            held[event.seat] -= plain
    return found


def _plain(card: Kind | Hidden) -> bool:
    return (told(card) or PLAIN_BACKED[0]) in PLAIN_BACKED


def hasty(seemed: float, total: int) -> float:
    if seemed < GOAL and total < GOAL:
        return FAR_TOO_EARLY if seemed < GOAL - FAR else 1.0
    return ONE_FLAW if seemed < GOAL or total < GOAL else 0.0


def calls(view: View) -> list[tuple[int, float, int]]:
    """Who called, what the row seemed to be to them, and what it was."""
    found: list[tuple[int, float, int]] = []
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
                if caller is not None:
                    found.append((caller, seemed(row, cards, caller), total))
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
