"""17: what each way on comes to, as far as the seat can know, and not which is best."""

from random import Random

from game.bots.reason import Reason, Value
from game.bots.seventeen.appraisal import Options, options_of
from game.bots.seventeen.brain import command as play_of
from game.bots.seventeen.policy import choices, may_be_enough
from game.bots.seventeen.search import weighed
from game.bots.seventeen.seen import as_seen
from game.bots.seventeen.worth import Held
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
    seat, seen, random = view.seat, as_seen(view), Random(SEED)  # noqa: S311
    assert seat is not None
    held: Held = tuple(zip(view.victories, view.penalties, strict=True))
    calling = view.stage == "waiting"
    found = weighed(view, seen, held, random, calling=calling)
    if found is None:
        return options_of(view, random)
    if calling:
        return {Call(seat): found.call, BeginTurn(seat): found.silent}
    return {play_of(seat, choice): found.of(choice) for choice in choices(seen, seat)}


def _told(choice: Command, chance: float) -> Reason:
    values: dict[str, Value] = {"chance": chance}
    match choice:
        case Call():
            return Reason("seventeen_option_call", values)
        case Play(_seat, card, face):
            return Reason(f"seventeen_option_{face}", {**values, "card": card})
        case _:
            return Reason("seventeen_option_silent", values)
