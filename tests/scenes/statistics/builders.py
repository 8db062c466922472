"""Given a library with an evening in it: builders for the pages of players and dice."""

from typing import Any, get_args

from game.core.library.careers import Brought, Calls, Career, Outing, Review
from game.core.library.fairness import Fairness, Verdict
from game.review.counting import Counting
from game.review.forms import Form, Own
from game.review.standards import Costs
from scenes.statistics.fairness import FairnessPage
from scenes.statistics.forms import FormsPage
from scenes.statistics.person import PersonPage
from scenes.statistics.scene import RecordsPage
from tests.scenes.around.builders import LONGEST, app, begun, host, kept, plan, shelved

ADA, BO, EVA = "Ada", "Bo", "Eva"
VERDICTS = get_args(Verdict)


def evening(folder, names=LONGEST):
    """A host whose library has a game of each kind in it."""
    its = host(folder)
    for game in ("dalek", "dicy", "seventeen"):
        shelved(its, kept(game, names))
    for name in names:
        its.profiles.meet(name, "blue")
    return its


def rolled(its):
    """A game begun here, with dice rolled at this table."""
    game_id = begun(its, plan("dalek", (ADA, BO)))
    session = its.library.resume(game_id)
    for _ in range(8):
        if session.ended:
            break
        seat = session.game.to_act(session.state)
        session.do(next(iter(session.game.legal(session.state, seat))))
    its.library.leave(game_id)


def counted(its):
    return Counting(its.library.folder, {}).answered()


def career(game, *, name=ADA, games=50, luck=12.0, lost=30.0, right=7, wrong=3) -> Any:
    """Of `games` games, half of them won, ten turns each; `luck` and `lost` in points of all turns."""
    turns = 10 * games
    won = games // 2
    course = tuple(Outing(3 + at % 7, at < won) for at in range(games))
    brought = Brought() if game == "seventeen" else Brought(turns, 14.0 * turns, luck * games, lost * games)
    calls = Calls(right, wrong, 17 * (right + wrong)) if game == "seventeen" else Calls()
    against = dict.fromkeys(["people", "easy", "medium", "hard", "expert"], (games // 5, won // 5))
    points = round(brought.expected + brought.luck - brought.lost)
    return Career(name, game, games, won, against, turns, points, 96, 4, course, Review(brought, calls))


def dice(verdict: Any = "as_expected", kind: Any = "human", counts: Any = None) -> Any:
    counts = counts or dict.fromkeys(("H4", "H2", "D3", "D2", "DOC", "EXT"), 200)
    return Fairness("dalek", kind, counts, sum(counts.values()), 4.0, 0.5, verdict)


def at_players(its, **settings):
    """The page, with everything read."""
    made = app(RecordsPage(its), **settings)
    made.advance(0.2)
    return made


def person_page(its, name):
    careers = [career for career in counted(its).careers if career.name == name]
    return PersonPage(its, its.profiles.of(name), careers)


def forms_page(its):
    """With many games already looked at."""
    page = FormsPage(LONGEST[0], {}, its.library.folder)
    own = Own("game", "dicy", {"mode": "glacial", "target": 100}, 0, 2)
    alone = Own("game", "dalek", {"target": 60}, 0, 1)
    form = [Form(0.03 * (at % 9 - 4), Costs(9, 0.02 * (at % 7), 0.002)) for at in range(40)]
    page.found = [*((own, one) for one in form), *((alone, one) for one in form[:3])]
    return page


def fairness_page(its):
    return FairnessPage(counted(its).fairness)


def words_of(its):
    its.targets()
    return [widget.label for widget in its.top.controls.widgets if widget.label]
