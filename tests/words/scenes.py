"""The scenes of the program with short names on them, so that all that may be too long is the words."""

from functools import cache
from pathlib import Path
from typing import Any

import pygame
from msgspec.structs import replace

from scenes.about.licences import Inside
from scenes.about.page import About
from scenes.app.crash_page import Mishap
from scenes.handicap.page import EasePage
from scenes.lessons.progress import Progress
from scenes.lessons.table import WayOn, lesson_scene
from scenes.library.exporting import ExportPage
from scenes.library.files import FromFile
from scenes.library.importing import ImportPage, go_on_dialog
from scenes.library.scene import GamesScene
from scenes.play.scene import PlayScene
from scenes.players.page import ProfilePage
from scenes.preferences.keys_page import KeysPage
from scenes.preferences.page import SettingsScene
from scenes.result.scene import ResultScene
from scenes.setup import draft
from scenes.setup.people import ColourPage, WhoPage
from scenes.setup.scene import SetupScene
from scenes.shelf import on_screen
from scenes.statistics.fairness import FairnessPage
from scenes.statistics.person import PersonPage
from scenes.statistics.scene import RecordsPage
from scenes.table.sitting import Sitting
from scenes.title.scene import Title
from tests.scenes.around.builders import begun, kept, plan, play_on, played, shelved
from tests.scenes.statistics.builders import VERDICTS, career, dice

LOG = Path("/home/ada/.local/state/tavolino/log/tavolino.log")
NAMES = ("Ada", "Bo", "Eva")


def title(its):
    begun(its, plan("dicy", NAMES))
    its.memory.set_up(plan("seventeen", NAMES))
    return Title(its)


def setup(game, **options):
    return lambda its: SetupScene(its, game, plan(game, NAMES, sealed=True, **options))


def games(its):
    shelved(its, kept("dalek", NAMES), "Friday")
    return GamesScene(its)


def export(its):
    shelved(its, kept("dalek", NAMES), "Friday")
    return ExportPage(its, its.library.list()[0].name, kept("dalek", NAMES))


def result(game):
    def scene(its):
        session = _ended(game)
        return ResultScene(its, session, shelved(its, session))

    return scene


@cache
def _ended(game):
    """A short one: all of it is gone through for the luck in it."""
    return played(game, NAMES, **on_screen(game).short)


def ease(game, kind="human"):
    return lambda its: EasePage(draft.terms(plan(game, NAMES, kind=kind), 0))


def ahead(game, *begun):
    """How a game came out in which somebody began ahead."""

    def scene(its):
        session = _ahead(game, begun)
        return ResultScene(its, session, shelved(its, session))

    return scene


@cache
def _ahead(game, begun):
    return played(game, NAMES, head_start=begun)


def profile(its):
    """Somebody who was called something else before."""
    for name in NAMES:
        its.profiles.meet(name, "red")
    ada = its.profiles.of("Ada")
    its.profiles.change(ada, replace(ada, name="Adele"))
    return ProfilePage(its.profiles, its.profiles.of("Adele"), its.names())


def players(its):
    shelved(its, kept("dalek", NAMES))
    return RecordsPage(its)


def person(*careers):
    return lambda its: PersonPage(its, its.profiles.of("Ada"), careers)


def longest_slips(game):
    """The lessons of a game in the language that is spoken, each at the step that has most to say."""
    for lesson in on_screen(game).lessons():
        step = max(range(len(lesson.steps)), key=lambda at: len(lesson.steps[at].words))
        progress = Progress()
        progress.leave_at(lesson.key, step, len(lesson.steps))
        yield lesson_scene(lesson, progress, WayOn())


def table(game, commands, *deeds):
    """A table after so many commands, and what is pressed at it."""

    def scene(its):
        return PlayScene(Sitting(_begun(game, commands)))

    return scene, deeds


def press(its, deed):
    """A key, or what has that name on the screen."""
    if isinstance(deed, str):
        its.click(deed)
    else:
        its.press(deed)


def between_games(its):
    """The first game of an evening has ended."""
    game = begun(its, plan("dalek", NAMES, length="three", **on_screen("dalek").short))
    play_on(its.library.resume(game))
    its.library.leave(game)
    return its.result(game)


def title_between_games(its):
    between_games(its)
    return Title(its)


def brought(_its):
    session = kept("dalek", NAMES, commands=5)
    return go_on_dialog(FromFile("Friday", session.header, session.steps))


@cache
def _begun(game, commands):
    return kept(game, NAMES, commands=commands)


SCENES: dict[str, Any] = {
    "first title": lambda its: Title(its),
    "title": title,
    "dicy setup": setup("dicy", mode="custom", cards=["odds"]),
    "dalek setup": setup("dalek", first=1),
    "seventeen setup": setup("seventeen"),
    "who": lambda its: WhoPage(its.profiles, plan("dalek", NAMES, kind="bot"), 1, ["Ada", "Bo"]),
    "who, a person": lambda its: WhoPage(its.profiles, plan("dalek", NAMES), 1, ["Ada", "Bo"]),
    "profile": lambda its: profile(its),
    "players": players,
    "players, none": RecordsPage,
    "person, kind dice": person(career("dalek"), career("dicy"), career("seventeen")),
    "person, unkind dice": person(career("dicy", luck=-30), career("dalek")),
    "person, even dice": person(career("dalek", luck=0, lost=0)),
    "person at 17": person(career("seventeen"), career("dicy")),
    "person at 17, no call": person(career("seventeen", right=0, wrong=0)),
    "fairness": lambda its: FairnessPage([dice(verdict) for verdict in VERDICTS]),
    "fairness, none": lambda its: FairnessPage([]),
    "colour": lambda its: ColourPage(plan("dalek", NAMES), 1),
    "dicy ease": ease("dicy"),
    "dalek ease": ease("dalek"),
    "dalek ease, an opponent": ease("dalek", "bot"),
    "seventeen ease": ease("seventeen"),
    "games": games,
    "no games": lambda its: GamesScene(its),
    "export": export,
    "import": lambda its: ImportPage(its),
    "dicy result": result("dicy"),
    "dalek result": result("dalek"),
    "seventeen result": result("seventeen"),
    "dicy result, ahead": ahead("dicy", 30, 0, 15),
    "seventeen result, ahead": ahead("seventeen", 1, 2, 0),
    "settings": lambda its: SettingsScene(),
    "keys": lambda its: KeysPage(),
    "keys, one asked for": (lambda its: KeysPage(), (pygame.K_TAB, pygame.K_RETURN)),
    "keys, one refused": (lambda its: KeysPage(), (pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE)),
    "keys, two the same": (lambda its: KeysPage(), (pygame.K_TAB, pygame.K_RETURN, pygame.K_m)),
    "dicy book": lambda its: its.rules("dicy"),
    "dalek book": lambda its: its.rules("dalek"),
    "seventeen book": lambda its: its.rules("seventeen"),
    "dicy lessons": lambda its: its.learn("dicy"),
    "dalek lessons": lambda its: its.learn("dalek"),
    "seventeen lessons": lambda its: its.learn("seventeen"),
    "dicy replay": lambda its: its.replay(shelved(its, kept("dicy", NAMES))),
    "seventeen replay": lambda its: its.replay(shelved(its, kept("seventeen", NAMES))),
    "dalek replay": lambda its: its.replay(shelved(its, kept("dalek", NAMES))),
    "about": lambda its: About(),
    "inside": lambda its: Inside(),
    "evening": between_games,
    "title, an evening": title_between_games,
    "go on?": brought,
    "mishap": lambda its: Mishap(LOG, kept=True),
    "mishap, nothing kept": lambda its: Mishap(LOG, kept=False),
    "dicy": table("dicy", 1),
    "dicy picked": table("dicy", 1, pygame.K_1, pygame.K_2),
    "dicy later": table("dicy", 30),
    "dicy, pass?": table("dicy", 1, "pass"),
    "dicy from afar": table("dicy", 1, "bar.afar"),
    "dalek": table("dalek", 0),
    "dalek, who plays?": table("dalek", 1, "seat.0"),
    "dalek from afar": table("dalek", 1, "bar.afar"),
    "seventeen from afar": table("seventeen", 0, pygame.K_RETURN, "bar.afar"),
    "dalek rolled": table("dalek", 1, pygame.K_1),
    "dalek later": table("dalek", 20),
    "seventeen curtain": table("seventeen", 0),
    "seventeen": table("seventeen", 0, pygame.K_RETURN, pygame.K_1),
    "seventeen later": table("seventeen", 9, pygame.K_RETURN),
}
"""Each makes a scene for a host; a table comes with what to press at it."""


def scene_and_deeds(name):
    made = SCENES[name]
    return made if isinstance(made, tuple) else (made, ())
