"""Given a title with games on the shelf: terse builders for the scenes around a game."""

from functools import cache
from typing import Any

from game.bots import next_command
from game.core.header import Header, setup_from
from game.core.seats import Seat
from game.core.session import Session
from game.shelf import GAMES
from scenes.app.app import App
from scenes.art.palette import SEATS
from scenes.host.last_setups import Memory, Place, Plan
from scenes.pages import Pages
from scenes.settings.store import Store
from scenes.title.scene import Title

LONGEST = ("Maximiliane-Luisee", "Wilhelmine-Charlot", "Bartholomäus-Georg")
"""As long as a name may be."""

WITH_A_TABLE = ("title.scene", "app.on_table", "table.frame")
"""The modules of `scenes` that draw the picture of a table."""


def host(folder, memory=None) -> Any:
    return Pages(memory or Memory(), folder)


def app(*scenes, size=(1280, 720), **settings) -> Any:
    store = Store()
    store.change(**{"speed": "instant", **settings})
    made = App(size, store)
    for scene in scenes:
        made.push(scene)
    made.advance(0.2)
    return made


def at_title(folder, **settings) -> Any:
    """An app on its title, and the title's host."""
    its = host(folder)
    return app(Title(its), **settings), its


def seats(*names, kind: Any = "human") -> Any:
    level = None if kind == "human" else "random"
    return tuple(Seat(name, kind, level) for name in names)


def plan(game="dalek", names=("Ada", "Bo"), kind: Any = "human", length: Any = None, **options) -> Any:
    level = None if kind == "human" else "easy"
    places = tuple(Place(name, kind, SEATS[at].key, level) for at, name in enumerate(names))
    return Plan(game, places, options, length)


def played(game="dalek", names=("Ada", "Bo"), kind="human", seed="tea", commands=100_000, **options) -> Any:
    """A session that bots have played, to its end or for so many commands."""
    shelved = GAMES[game]
    who = seats(*names, kind=kind)
    session = Session.start(shelved, Header.of(shelved, setup_from(shelved, options), who, seed))
    for _ in range(commands):
        if session.ended:
            break
        session.do(_next(session))
    return session


def play_on(session) -> Any:
    while not session.ended:
        session.do(_next(session))


def _next(session) -> Any:
    """Any legal command; in Dicy Cards a card is scored where one can be, or no game would end soon."""
    if session.game.key == "dicy":
        seat = session.game.to_act(session.state)
        legal = list(session.game.legal(session.state, seat))
        scoring = [command for command in legal if type(command).__name__ == "Score"]
        return max(scoring, key=lambda command: len(command.dice)) if scoring else legal[-1]
    count = len(session.seats)
    return next_command(session, ["random"] * count, [f"seed {at}" for at in range(count)])


@cache
def kept(game="dalek", names=("Ada", "Bo"), kind="human", commands=100_000) -> Any:
    """The same played session for many tests, which only look at it."""
    return played(game, names, kind, commands=commands)


def shelved(its, session, name="Sunday") -> Any:
    """That game in the library; its id."""
    return its.library.add(session.header, session.steps, name)


def begun(its, made) -> Any:
    """A game of that plan, begun and left; its id."""
    its.begin(made)
    game_id = its.library.list()[0].id
    its.library.leave(game_id)
    return game_id
