"""Help where it is needed: the rule book, a hint, a lesson."""

import pygame

from game.bots.explain.coach import COACH
from game.core.seats import Seat
from game.dalek import GAME as DALEK
from game.dicy import GAME as DICY
from game.seventeen import GAME as SEVENTEEN
from scenes.app.app import App
from scenes.app.scene import Scene
from scenes.lessons.course import Course
from scenes.lessons.page import LessonsPage
from scenes.lessons.progress import Progress
from scenes.lessons.table import WayOn, lesson_scene
from scenes.play.scene import PlayScene
from scenes.rulebook.scene import BookScene
from scenes.shelf import on_screen
from tests.touring.around import above_title, first_title
from tests.touring.course import BOTS, PEOPLE, Size, rest, sat, shown, up_to

TWO = (PEOPLE[0], BOTS[0])


def book_dicy(size: Size) -> App:
    return _book(size, "dicy", "freezing")


def book_dalek(size: Size) -> App:
    return _book(size, "dalek", "aside")


def book_seventeen(size: Size) -> App:
    return _book(size, "seventeen", "specials")


def hint_dicy(size: Size) -> App:
    def holds(game):
        state = game.state
        return state.seat == 0 and state.stage == "rolled" and max(state.scores) > 20

    return _hinted(size, PlayScene(sat(up_to(DICY, TWO, holds, mode="glacial"))))


def hint_dalek(size: Size) -> App:
    def holds(game):
        state = game.state
        return state.seat == 0 and state.stage == "rolled" and len(state.aside) > 3

    return _hinted(size, PlayScene(sat(up_to(DALEK, TWO, holds))))


def hint_seventeen(size: Size) -> App:
    def holds(game):
        return game.state.mover == 0 and len(game.state.row) > 2 and not game.game.callers(game.state)

    return _hinted(size, PlayScene(sat(up_to(SEVENTEEN, (PEOPLE[0], *BOTS[:2]), holds))))


def coach_dicy(size: Size) -> App:
    """Its turn is over."""

    def holds(game):
        return game.state.seat == 1 and game.state.stage == "start" and max(game.state.scores) > 20

    seats = (PEOPLE[0], Seat("Bo", "bot", COACH))
    scene = PlayScene(sat(up_to(DICY, seats, holds, mode="glacial")))
    app = shown(scene, size)
    while scene.sitting.to_act == 1:
        answer = scene.sitting.question(1).answered()
        scene.sitting.do(scene.coaching.command(1, answer))
        rest(app)
    return app


def lessons(size: Size) -> App:
    """One learnt, one left in the middle."""
    progress = Progress()
    first, second, *_ = on_screen("dicy").lessons()
    progress.leave_at(first.key, len(first.steps), len(first.steps))
    progress.leave_at(second.key, 1, len(second.steps))
    return above_title(LessonsPage(Course("dicy", progress, Scene)), size)


def lesson_dicy(size: Size) -> App:
    return _lesson(size, "dicy", 1)


def lesson_dalek(size: Size) -> App:
    return _lesson(size, "dalek", 1)


def lesson_seventeen(size: Size) -> App:
    return _lesson(size, "seventeen", 0)


def _book(size: Size, game: str, chapter: str) -> App:
    return above_title(BookScene(game, chapter), size)


def _hinted(size: Size, scene: Scene) -> App:
    app = shown(scene, size)
    app.press(pygame.K_h)
    rest(app)
    return app


def _lesson(size: Size, game: str, number: int) -> App:
    """The step that has most to say."""
    app = first_title(size)
    chosen = on_screen(game).lessons()[number]
    step = max(range(len(chosen.steps)), key=lambda at: len(chosen.steps[at].words))
    progress = Progress()
    progress.leave_at(chosen.key, step, len(chosen.steps))
    app.push(lesson_scene(chosen, progress, WayOn()))
    rest(app)
    return app
