"""Given a library with an evening in it: builders for the pages of players and dice."""

from game.review.counting import Counting
from scenes.records import RecordsPage
from scenes.records.fairness import FairnessPage
from scenes.records.person import PersonPage
from tests.scenes.around.builders import LONGEST, app, begun, host, kept, plan, shelved

ADA, BO, EVA = "Ada", "Bo", "Eva"


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


def at_players(its, **settings):
    """The page, with everything read."""
    made = app(RecordsPage(its), **settings)
    made.advance(0.2)
    return made


def person_page(its, name):
    careers = [career for career in counted(its).careers if career.name == name]
    return PersonPage(its, its.profiles.of(name), careers)


def fairness_page(its):
    return FairnessPage(counted(its).fairness)


def words_of(its):
    its.targets()
    return [widget.label for widget in its.top.controls.widgets if widget.label]
