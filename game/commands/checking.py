"""`verify`: does a log stand?"""

from pathlib import Path

from game.bots import levels
from game.core.verify import verify
from game.core.whole_files import reading
from game.shelf import GAMES
from game.words import _, ngettext, number


def check(file: Path) -> str:
    """One line about a file whose games stand; raises BrokenLogError or OSError for another."""
    games = events = running = sealed = 0
    with reading(file) as stream:
        for verified in verify(stream, GAMES, levels):
            games += 1
            events += verified.events
            running += not verified.ended
            sealed += verified.sealed
    notes = [
        _("{games}, {events}: every line checks out").format(
            games=ngettext("{n} game", "{n} games", games).format(n=number(games)),
            events=ngettext("{n} event", "{n} events", events).format(n=number(events)),
        )
    ]
    if running:
        notes.append(ngettext("{n} not finished", "{n} not finished", running).format(n=number(running)))
    if sealed:
        words = ngettext(
            "{n} with sealed dice, whose chance can be checked when the seed is told",
            "{n} with sealed dice, whose chance can be checked when the seed is told",
            sealed,
        )
        notes.append(words.format(n=number(sealed)))
    return f"{file}: {'; '.join(notes)}"
