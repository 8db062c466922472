"""17: what each way on comes to, as far as the seat can know, and not which is best; what one surely lost."""

from math import sqrt
from random import Random
from statistics import fmean, stdev

from game.bots.reason import Reason, Value
from game.bots.seventeen.appraisal import SURE, WORTH_A_LOOK, Options, options_of
from game.bots.seventeen.brain import command as play_of
from game.bots.seventeen.policy import choices, may_be_enough
from game.bots.seventeen.round import PLAIN
from game.bots.seventeen.search import weighed
from game.bots.seventeen.seen import as_seen
from game.bots.seventeen.worth import Held
from game.seventeen.cards import RANK
from game.seventeen.commands import BeginTurn, Call, Command, Play
from game.seventeen.views import View

SEED = "odds"
MOST = 6  # plays that are told
LOOKS = 12  # of the same worlds for both, each of worlds of its own


def odds(view: View) -> tuple[Reason, ...]:
    """To call and to let it be; or the plays, the better half of many, in the order of the hand."""
    assert view.seat is not None
    if view.stage == "waiting" and (view.seat == view.last or not may_be_enough(as_seen(view), view.seat)):
        return ()
    found = _options(view)
    best = sorted(found, key=lambda choice: -found[choice])[:MOST]
    return tuple(_told(choice, chance) for choice, chance in found.items() if choice in best)


def _options(view: View) -> Options:
    """By the search that the expert plays from; without one as the ledger takes them."""
    return _searched(view, SEED) or options_of(view, Random(SEED))  # noqa: S311


def _searched(view: View, seed: str) -> Options | None:
    """None without the library, and at larger tables."""
    seat, seen = view.seat, as_seen(view)
    assert seat is not None
    held: Held = tuple(zip(view.victories, view.penalties, strict=True))
    calling = view.stage == "waiting"
    found = weighed(view, seen, held, Random(seed), calling=calling)  # noqa: S311
    if found is None:
        return None
    if calling:
        return {Call(seat): found.call, BeginTurn(seat): found.silent}
    return {play_of(seat, choice): found.of(choice) for choice in choices(seen, seat)}


def surely_lost(view: View, command: Command) -> float:
    """Against what one search takes for the best, as others find it: nothing, unless the whole 95 % interval
    lies above that."""
    done = command
    if isinstance(command, Play):
        down = command.face == "down" and PLAIN[RANK[command.card]]
        done = play_of(command.seat, (RANK[command.card], down))
    found = _searched(view, SEED)
    best = done if found is None else max(found, key=found.__getitem__)
    if found is None or found[best] - found[done] < WORTH_A_LOOK:
        return 0.0
    looks = [look for n in range(LOOKS) if (look := _searched(view, f"{SEED} {n}"))]
    lost = [look[best] - look[done] for look in looks]
    half = SURE * stdev(lost) / sqrt(len(lost))
    return fmean(lost) if fmean(lost) > half else 0.0


def _told(choice: Command, chance: float) -> Reason:
    values: dict[str, Value] = {"chance": chance}
    match choice:
        case Call():
            return Reason("seventeen_option_call", values)
        case Play(_seat, card, face):
            return Reason(f"seventeen_option_{face}", {**values, "card": card})
        case _:
            return Reason("seventeen_option_silent", values)
