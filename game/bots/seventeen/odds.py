"""17: what each way on comes to, as far as the seat can know, and not which is best; what one surely lost."""

from collections.abc import Iterator
from random import Random

from game.bots.reason import Reason, Value
from game.bots.seventeen.appraisal import WORTH_A_LOOK, options_of
from game.bots.seventeen.brain import expert
from game.bots.seventeen.looks import Options, lost, option, searched
from game.bots.seventeen.policy import may_be_enough
from game.bots.seventeen.seen import as_seen
from game.seventeen.commands import BeginTurn, Call, Command, Play
from game.seventeen.views import View

SEED = "odds"
MOST = 6  # plays that are told


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
    return searched(view, SEED) or options_of(view, Random(SEED))  # noqa: S311


def adviser(view: View, legal: Iterator[Command], random: Random) -> Command | None:
    """Who gives hints: as the expert, but what odds tell to be best, where that one mixes what is good."""
    may = list(legal)
    asked = len(may) > 1 or view.stage == "waiting"
    sure = view.stage == "waiting" and not may_be_enough(as_seen(view), may[0].seat)
    found = searched(view, SEED) if asked and not sure else None
    if found is None:
        return expert(view, iter(may), random)
    best = max(found, key=found.__getitem__)
    return None if isinstance(best, BeginTurn) and view.seat != view.mover else best


def surely_lost(view: View, command: Command) -> float:
    """Against what one search takes for the best, as others find it: nothing, unless the whole 95 % interval
    lies above that."""
    done, found = option(command), searched(view, SEED)
    best = done if found is None else max(found, key=found.__getitem__)
    if found is None or found[best] - found[done] < WORTH_A_LOOK:
        return 0.0
    cost, half = lost(view, best, done, SEED) or (0.0, 0.0)
    return cost if cost > half else 0.0


def _told(choice: Command, chance: float) -> Reason:
    values: dict[str, Value] = {"chance": chance}
    match choice:
        case Call():
            return Reason("seventeen_option_call", values)
        case Play(_seat, card, face):
            return Reason(f"seventeen_option_{face}", {**values, "card": card})
        case _:
            return Reason("seventeen_option_silent", values)
