"""Where a film begins: at a table that rests, and what is done there."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.seats import Seat
from scenes.play.scene import PlayScene
from tests.touring.course import AnyGame, AnySession, before, opened, rest, sat, up_to
from tests.touring.reel import Reel


def at_table(reel: Reel, session: AnySession, **settings: Any) -> Any:
    """The scene, at rest in front of its first person."""
    scene = PlayScene(sat(session))
    app = opened(scene, reel.size, **settings)
    rest(app)
    reel.of(app)
    return scene


def done(
    reel: Reel,
    game: AnyGame,
    seats: tuple[Seat, ...],
    brings: Callable[[Sequence[Any], AnySession], object],
    settings: dict[str, Any] | None = None,
    **options: Any,
) -> None:
    """The command that brings such events, from before it until all is at rest again."""
    session, command = before(game, seats, brings, **options)
    at_table(reel, session, **(settings or {})).do(command)
    reel.rest()


def waiting(
    reel: Reel, game: AnyGame, seats: tuple[Seat, ...], holds: Callable[[AnySession], object], **options: Any
) -> Any:
    return at_table(reel, up_to(game, seats, holds, **options))


def throw_by_drag(reel: Reel) -> None:
    """From the cup, shaken once, to the far side of the tray, and let go while it moves."""
    cup, tray = reel.rect("cup"), reel.rect("tray")
    (x, y), (far_x, far_y) = cup.center, tray.center
    shaken = [(x, y), (x + cup.w * 0.4, y - cup.h * 0.3), (x - cup.w * 0.3, y + cup.h * 0.1), (x, y)]
    reel.drag([*shaken, (x + (far_x - x) * 0.7, y + (far_y - y) * 0.7)], 0.8)
    reel.rest()
