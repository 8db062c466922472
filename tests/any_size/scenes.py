"""Every scene of the program, with the longest names on it: each makes an app that has come to it."""

from functools import cache

import pygame

from game.review.positions import drilled
from game.shelf import GAMES
from scenes.drills.scene import DrillScene
from scenes.keys.bindings import AT_FIRST
from scenes.lessons.progress import Progress
from scenes.lessons.table import WayOn, lesson_scene
from scenes.play.scene import PlayScene
from scenes.result.scene import ResultScene
from scenes.rulebook.scene import BookScene
from scenes.setup.scene import SetupScene
from scenes.shelf import on_screen
from scenes.table.sitting import Sitting
from tests.review.surprises import sought
from tests.scenes.around.builders import app, host, kept, plan, played, shelved
from tests.scenes.table.builders import LONGEST
from tests.words.scenes import SCENES as WORDS
from tests.words.scenes import press, scene_and_deeds

TO_SHOW = {
    "dicy": {"start": (0, ()), "picked": (1, (pygame.K_1, pygame.K_2)), "late": (40, ())},
    "dalek": {"start": (0, ()), "picked": (1, (pygame.K_1,)), "late": (50, ())},
    "seventeen": {
        "picked": (0, (pygame.K_RETURN, pygame.K_1)),
        "called?": (0, (pygame.K_RETURN, pygame.K_1, pygame.K_u)),
        "late": (5, (pygame.K_RETURN,)),
    },
}
"""After how many commands, and what is pressed then."""
OVER = {"hint": pygame.K_h, "enlarged": pygame.K_F1, "log": "bar.log", "settings": "bar.settings"}
"""What lies over a table when that is pressed."""


def come_to(name, folder, **settings):
    """An app at the scene of that name, with nothing moving on it."""
    scene, deeds = EVERY[name]
    its = app(scene(host(folder)), **settings)
    for deed in deeds:
        press(its, deed)
        its.advance(0.5)
    its.advance(1)
    return its


@cache
def _played(game, seats, commands):
    return kept(game, LONGEST[:seats], commands=commands)


@cache
def _ended(game, seats):
    """As short as it may be: all of it is gone through for the luck and the choices in it."""
    return played(game, LONGEST[:seats], **on_screen(game).short)


def _table(game, seats, commands):
    return lambda _its: PlayScene(Sitting(_played(game, seats, commands)))


def _result(game, seats):
    def scene(its):
        session = _ended(game, seats)
        return ResultScene(its, session, shelved(its, session))

    return scene


def _setup(game, seats):
    return lambda its: SetupScene(its, game, plan(game, LONGEST[:seats], sealed=True))


def _replay(game, seats):
    return lambda its: its.replay(shelved(its, _ended(game, seats)))


def _review(game, seats):
    return lambda its: its.review(shelved(its, _ended(game, seats)))


def _drill(game):
    return lambda _its: DrillScene(_sought(game), lambda _cost: None)


@cache
def _sought(game):
    return sought(game, "any size")


def _lesson(lesson, step):
    def scene(_its):
        progress = Progress()
        progress.leave_at(lesson.key, step, len(lesson.steps))
        return lesson_scene(lesson, progress, WayOn())

    return scene


def _every():
    yield from ((name, scene_and_deeds(name)) for name in WORDS)
    yield "drills", (lambda its: its.drills(), ())
    for game, shelved_game in GAMES.items():
        most = shelved_game.seats[-1]
        for seats in shelved_game.seats:
            for moment, (commands, deeds) in TO_SHOW[game].items():
                yield f"{game} {moment}, {seats}", (_table(game, seats, commands), deeds)
            yield f"{game} result, {seats}", (_result(game, seats), ())
            yield f"{game} setup, {seats}", (_setup(game, seats), ())
        yield f"{game} replay, {most}", (_replay(game, most), ())
        yield f"{game} review, {most}", (_review(game, most), ())
        if game in drilled():
            yield f"{game} drill", (_drill(game), ())
        commands, deeds = next(iter(TO_SHOW[game].values()))
        for over, deed in OVER.items():
            yield f"{game}, {over}", (_table(game, most, commands), (*deeds, deed))
        for chapter in on_screen(game).chapters(AT_FIRST):
            yield f"{game} book, {chapter.key}", (lambda _its, at=(game, chapter.key): BookScene(*at), ())
        for lesson in on_screen(game).lessons():
            step = max(range(len(lesson.steps)), key=lambda at: len(lesson.steps[at].words))
            yield f"{lesson.key} lesson", (_lesson(lesson, step), ())


EVERY = dict(_every())
