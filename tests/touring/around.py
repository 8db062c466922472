"""Around the games: title, set-up, result, replay, the library of games, settings, about."""

from datetime import date
from typing import Any

import pygame

from game.dalek import GAME as DALEK
from game.dicy import GAME as DICY
from game.seventeen import GAME as SEVENTEEN
from scenes.about.page import About
from scenes.app.app import App
from scenes.app.scene import Scene
from scenes.drills.deck import Deck
from scenes.drills.page import DrillsPage
from scenes.drills.scene import DrillScene
from scenes.library.scene import GamesScene
from scenes.preferences.keys_page import KeysPage
from scenes.preferences.page import SettingsScene
from scenes.result.scene import ResultScene
from scenes.setup.scene import SetupScene
from scenes.statistics.scene import RecordsPage
from scenes.title.scene import Title
from tests.review.surprises import sought
from tests.touring.course import BOTS, PEOPLE, Size, host, plan, rest, run, shown, up_to

THREE = (PEOPLE[0], *BOTS[:2])


def _ended(game):
    return game.ended


def _some_games():
    return (
        up_to(DICY, (PEOPLE[0], BOTS[0]), _ended, mode="glacial"),
        up_to(SEVENTEEN, (PEOPLE[0], *BOTS), _ended),
        up_to(DALEK, PEOPLE[:2], _ended),
        up_to(DALEK, THREE, lambda game: game.length > 60),
    )


def title(size: Size) -> App:
    table = host(*_some_games())
    table.memory.set_up(plan("dalek", THREE))
    return shown(Title(table), size)


def first_title(size: Size) -> App:
    """As somebody sees it who has just got the game."""
    return shown(Title(host()), size)


def set_up_dalek(size: Size) -> App:
    four = (*PEOPLE[:2], *BOTS[:2])
    return shown(SetupScene(host(), "dalek", plan("dalek", four, target=30, sealed=True)), size)


def set_up_dicy(size: Size) -> App:
    cards = ("any_two", "low_six", "straight", "forty")
    return shown(SetupScene(host(), "dicy", plan("dicy", THREE, mode="custom", cards=cards)), size)


def set_up_seventeen(size: Size) -> App:
    three = (PEOPLE[0], *BOTS[:2])
    return shown(SetupScene(host(), "seventeen", plan("seventeen", three)), size)


def games(size: Size) -> App:
    return shown(GamesScene(host(*_some_games())), size)


def settings(size: Size) -> App:
    return above_title(SettingsScene(), size)


def settings_looks(size: Size) -> App:
    """Further down: colours, dice and cloth, each with a small picture."""
    app = above_title(SettingsScene(), size)
    app.top.controls.focus_on("palette", ring=True)
    rest(app)
    return app


def players(size: Size) -> App:
    return shown(RecordsPage(host(*_some_games())), size)


def person(size: Size) -> App:
    return _pressed(players(size), "person.0")


def profile(size: Size) -> App:
    return _pressed(person(size), "profile")


def keys(size: Size) -> App:
    return above_title(KeysPage(), size)


def seat(size: Size) -> App:
    """What is agreed for one seat alone."""
    return _pressed(set_up_seventeen(size), "seat.0.terms")


def fairness(size: Size) -> App:
    return _pressed(players(size), "fairness")


def about(size: Size) -> App:
    return above_title(About(), size)


def result_dicy(size: Size) -> App:
    return _result(size, up_to(DICY, (PEOPLE[0], *BOTS), _ended, mode="glacial"))


def result_dalek(size: Size) -> App:
    won = up_to(DALEK, THREE, lambda game: game.ended and game.state.winners == (0,))
    return _result(size, won)


def result_seventeen(size: Size) -> App:
    return _result(size, up_to(SEVENTEEN, THREE, _ended))


def result_costs(size: Size) -> App:
    """What the choices cost, asked for."""
    app = _result(size, up_to(DALEK, PEOPLE[:2], _ended))
    app.click("costs.ask")
    rest(app)
    return app


def replay(size: Size) -> App:
    """In the middle of a game that has ended."""
    table = host(up_to(DALEK, THREE, _ended))
    app = shown(table.replay(table.library.list()[0].id), size, speed="instant")
    for _ in range(9):
        app.press(pygame.K_RIGHT)
        rest(app)
    return app


def review(size: Size) -> App:
    """A game in the middle, with what luck and choices did to it."""
    return _reviewed(size, up_to(DALEK, PEOPLE[:2], _ended))


def review_dicy(size: Size) -> App:
    return _reviewed(size, up_to(DICY, PEOPLE[:2], _ended, mode="glacial"))


def drills(size: Size) -> App:
    return above_title(DrillsPage(Deck(), lambda: (), date(2026, 11, 19)), size)


def drill(size: Size) -> App:
    """Answered, and not well."""
    return _answered(size, "dalek")


def drill_dicy(size: Size) -> App:
    return _answered(size, "dicy")


def _answered(size, game):
    app = shown(DrillScene(sought(game, "tour"), lambda _cost: None), size, speed="instant")
    rest(app)
    scene: Any = app.top
    *_, last = scene.sitting.legal(scene.sitting.to_act)
    scene.do(last)
    rest(app)
    return app


def _reviewed(size, session):
    table = host(session)
    app = shown(table.review(table.library.list()[0].id), size, speed="instant")
    rest(app)
    for _ in range(3):
        app.press(pygame.K_n)
        rest(app)
    return app


def _pressed(app: App, name: str) -> App:
    app.click(name)
    rest(app)
    return app


def above_title(scene: Scene, size: Size) -> App:
    app = first_title(size)
    app.push(scene)
    rest(app)
    return app


def _result(size, session):
    table = host(session)
    return run(shown(ResultScene(table, session, table.library.list()[0].id), size), 0.5)
