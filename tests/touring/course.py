"""Games that go the same way each time, up to a moment worth a picture."""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any

import pygame
from pygame import Rect
from pygame.event import Event

from game import bots
from game.core.game import Game
from game.core.header import Header
from game.core.seats import Seat
from game.core.session import Session
from game.dalek.commands import Keep, Stop
from game.dalek.commands import Roll as DalekRoll
from game.dalek.events import TurnEnded
from game.dicy.commands import Roll as DicyRoll
from game.dicy.commands import Score
from game.dicy.events import CardScored
from scenes.app.app import App
from scenes.app.scene import Scene
from scenes.host.host import Host
from scenes.host.last_setups import Memory, Place, Plan
from scenes.pages import Pages
from scenes.settings.store import Store
from scenes.table.sitting import Sitting

Size = tuple[int, int]
AnyGame = Game[Any, Any, Any, Any]
AnySession = Session[Any, Any, Any, Any]

PEOPLE = (Seat("Ada", "human"), Seat("Bo", "human"), Seat("Cleo", "human"), Seat("Dan", "human"))
ENOUGH = 6
"""Fewer points than these are not worth a turn's end."""

ENOUGH_GAMES = 300
"""What none of so many games has, plain play doesn't bring."""

BOTS = (Seat("Bruno", "bot", "easy"), Seat("Carla", "bot", "easy"), Seat("Dario", "bot", "easy"))


def header(game: AnyGame, seats: tuple[Seat, ...], seed: str, options: dict[str, Any]) -> Header:
    return Header.of(game, game.setup(**options), seats, seed)


def next_command(session: AnySession) -> Any:
    """Plain play, which stays the same however the opponents learn."""
    game, state = session.game, session.state
    if game.key == "seventeen":
        seats = len(session.seats)
        return bots.next_command(session, ["easy"] * seats, [f"tour {n}" for n in range(seats)])
    seat = game.to_act(state)
    assert seat is not None
    return max(game.legal(state, seat), key=lambda command: _promise(session, command))


def _promise(session: AnySession, command: Any) -> tuple[int, int]:
    """Points come first, then as many dice as can be set aside, then a roll."""
    match command:
        case Stop() | Score():
            events = session.game.decide(session.state, command, session._chance)
            points = next(event.points for event in events if isinstance(event, TurnEnded | CardScored))
            return (points, 0) if points >= ENOUGH else (-2, points)
        case Keep(_, dice):
            return 1, len(dice)
        case _:
            return (0 if isinstance(command, DalekRoll | DicyRoll) else -1), 0


def up_to(
    game: AnyGame, seats: tuple[Seat, ...], holds: Callable[[AnySession], object], **options: Any
) -> AnySession:
    """The first game, and the first moment of it, of which this holds."""
    for number in range(ENOUGH_GAMES):
        session = Session.start(game, header(game, seats, f"tour {number}", options))
        while not session.ended and session.length < 600:
            if holds(session):
                return session
            session.do(next_command(session))
        if session.ended and holds(session):
            return session
    raise LookupError("no such moment in the first games")


def before(
    game: AnyGame,
    seats: tuple[Seat, ...],
    brings: Callable[[Sequence[Any], AnySession], object],
    **options: Any,
) -> tuple[AnySession, Any]:
    """The moment before a command that brings such events, and the command."""
    for number in range(ENOUGH_GAMES):
        session = Session.start(game, header(game, seats, f"tour {number}", options))
        commands: list[Any] = []
        while not session.ended and session.length < 600:
            told, command = session.length, next_command(session)
            session.do(command)
            if brings(session.events[told:], session):
                early = Session.start(game, header(game, seats, f"tour {number}", options))
                for done in commands:
                    early.do(done)
                return early, command
            commands.append(command)
    raise LookupError("no such moment in the first games")


def opened(scene: Scene, size: Size, **settings: Any) -> App:
    """An app that has just come to this scene."""
    store = Store()
    store.change(**settings)
    app = App(size, store)
    app.push(scene)
    return app


def shown(scene: Scene, size: Size, **settings: Any) -> App:
    """An app with this scene on it, at rest."""
    app = opened(scene, size, **settings)
    rest(app)
    return app


def rest(app: App) -> None:
    """All that has happened has been shown; what never rests is given a while."""
    for _ in range(600):
        app.advance(0.1)
        app.picture()
        if app.settled:
            return


def run(app: App, seconds: float) -> App:
    """Time goes by, drawn frame by frame as in a window."""
    for _ in range(round(seconds * 60)):
        app.tick(1 / 60)
        app.draw()
    return app


def press(app: App, name: str, button: int = 1) -> None:
    """A press of this button in the middle of a target."""
    at = Rect(next(target.rect for target in app.targets() if target.id == name)).center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.feed(Event(kind, pos=at, button=button, touch=False))


def sat(session: AnySession) -> Sitting:
    return Sitting(session)


@cache
def _folder() -> TemporaryDirectory[str]:
    """Of all games that are laid; gone when the program ends."""
    return TemporaryDirectory(prefix="tavolino-tour-")


def host(*laid: AnySession) -> Host:
    """A table's memory and library with these games in it, the last of them played last."""
    made = Pages(Memory(), Path(mkdtemp(dir=_folder().name)))
    for session in laid:
        made.library.add(session.header, session.steps, "An evening in November")
    return made


def plan(game: str, seats: tuple[Seat, ...], **options: Any) -> Plan:
    colours = ("red", "blue", "green", "yellow", "plum", "rose")
    places = tuple(
        Place(seat.name, seat.kind, colour, seat.level) for seat, colour in zip(seats, colours, strict=False)
    )
    return Plan(game, places, options)
