"""Renders a playthrough from its header and its commands."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from game.core.header import Header
from game.core.session import Session
from game.shelf import GAMES

FOLDER = Path(__file__).parent


def playthrough(header: Header, commands: Iterable[Any]) -> Iterator[str]:
    """The lines of a playthrough: commands, events, and what changed in the seats' views."""
    game = GAMES[header.game]
    played = Session[Any, Any, Any, Any].start(game, header)
    watchers = [None, *range(len(header.seats))]
    views = {seat: {} for seat in watchers}
    yield "# " + msgspec.json.encode(header).decode()
    yield from happened(played, 0)
    for command in commands:
        views = {seat: flat(played.view(seat)) for seat in watchers}
        length = len(played.events)
        played.do(command)
        yield ""
        yield "> " + msgspec.json.encode(command).decode()
        yield from happened(played, length)
        yield from changed({seat: (views[seat], flat(played.view(seat))) for seat in watchers})


def happened(played: Session[Any, Any, Any, Any], since: int) -> Iterator[str]:
    """The events, and how they look to those who may not see all of them."""
    for n, event in enumerate(played.events[since:], since + 1):
        yield f"{n} {event!r}"
        for seat in (None, *range(len(played.seats))):
            seen = played.game.seen(event, seat)
            if seen != event:
                yield f"    {watcher(seat)} saw {seen!r}"


def changed(views: dict[int | None, tuple[dict[str, str], dict[str, str]]]) -> Iterator[str]:
    """What is new in the views; once for all who see the same."""
    news = {
        seat: [f"{name} = {now}" for name, now in after.items() if before.get(name) != now]
        for seat, (before, after) in views.items()
    }
    common = [line for line in news[None] if all(line in lines for lines in news.values())]
    for line in common:
        yield f"  all: {line}"
    for seat, lines in news.items():
        for line in lines:
            if line not in common:
                yield f"  {watcher(seat)}: {line}"


def watcher(seat: int | None) -> str:
    return "onlooker" if seat is None else f"seat {seat}"


def flat(view: Any) -> dict[str, str]:
    """A view's fields by name; the history is shown as what was seen, event by event."""
    found: dict[str, str] = {}
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if name == "table":
            found |= flat(value)
        elif name not in ("seat_of_view", "history"):
            found[name] = repr(value)
    return found


def read(path: Path) -> tuple[Header, list[Any]]:
    lines = path.read_text().splitlines()
    header = msgspec.convert(json.loads(lines[0].removeprefix("# ")), Header)
    decode = msgspec.json.Decoder(GAMES[header.game].commands).decode
    return header, [decode(line.removeprefix("> ")) for line in lines if line.startswith("> ")]


def rendered(path: Path) -> str:
    return "\n".join(playthrough(*read(path))) + "\n"


if __name__ == "__main__":
    for golden in sorted(FOLDER.glob("*.txt")):
        golden.write_text(rendered(golden))
