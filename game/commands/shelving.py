"""`games`, `export` and `import`: the library of games from the command line."""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from game.bots import levels
from game.commands.terminal import WrongError, columns
from game.core.library import Library, Listed, RefusedError
from game.core.log import write
from game.core.session import Session
from game.core.verify import entries
from game.core.whole_files import reading
from game.shelf import GAMES
from game.text.trouble import said
from game.words import _, ngettext, number


def _library() -> Library:
    library = Library.open(GAMES)
    if library.trouble:
        library.close()
        raise WrongError(said(library.trouble))
    return library


def list_games() -> Sequence[str]:
    with _library() as library:
        games = library.list()
    lines = columns([(game.id, game.game, _standing(game), _day(game.played)) for game in games], ())
    return [f"{line}  {game.name}" for line, game in zip(lines, games, strict=True)] or [_("no games yet")]


def _standing(game: Listed) -> str:
    if game.damaged:
        return _("damaged")
    return _("ended") if game.ended else _("running")


def _day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M")


def export(game_id: str, file: Path, write_file: Callable[[Path, bytes], None]) -> str:
    """Writes the log of a game; while sealed dice are still being played, without their seed."""
    with _library() as library:
        try:
            header, journal = library.read(game_id)
        except RefusedError as refused:
            raise WrongError(said(refused.trouble)) from refused
    session = Session(GAMES[header.game], header, journal)
    header = session.header
    if header.setup.get("sealed") and not session.ended:
        header = header.sealed_away()
    write_file(file, b"".join(write(header, session.events)))
    words = ngettext("{file}: {n} event", "{file}: {n} events", session.length)
    told = words.format(file=file, n=number(session.length))
    if session.ended:
        return told
    if header.seed is None:
        return f"{told}; {_still_sealed()}"
    known = _("not finished: the file holds the seed, so whoever has it can predict what comes")
    return f"{told}; {known}"


def _still_sealed() -> str:
    return _("still sealed: it can be replayed, but not continued or branched off from")


def bring_in(file: Path) -> str:
    """Takes a verified game into the library; raises BrokenLogError for one that can't stand."""
    with reading(file) as stream:
        header, journal = entries(stream, GAMES, levels)
    with _library() as library:
        game_id = library.add(header, journal, file.stem)
        if library.trouble:
            raise WrongError(said(library.trouble))
    told = _("{file}: now in the library as {game}").format(file=file, game=game_id)
    if header.seed is None:
        return f"{told}; {_still_sealed()}"
    return told
