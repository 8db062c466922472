"""The headless commands, and the only words for people in `game/`.

Bad arguments and bad files get one clear line on standard error and exit code 2, never a traceback.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from game.shelf import KEYS


class WrongError(Exception):
    """Something that a person asked for can't be done; its text is the one line that says why."""


class _Words(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise WrongError(message)


def run(words: Sequence[str]) -> int:
    try:
        asked = _parser().parse_args(words)
        do: Callable[[argparse.Namespace], int] = asked.do
        return do(asked)
    except WrongError as wrong:
        print(f"tavolino: {wrong}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader has seen enough
        sys.stdout = None
        return 0
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = _Words(prog="main.py", description="Tavolino. Without a command the game opens in a window.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=_Words)

    simulate = commands.add_parser("simulate", help="bot games, a result table and their logs")
    simulate.add_argument("game", choices=KEYS)
    simulate.add_argument("--bots", required=True, help="a level for each seat: easy,easy")
    simulate.add_argument("--games", type=_count, default=100)
    simulate.add_argument("--seed", type=_seed, help="any text; the i-th game has the seed SEED:i")
    simulate.add_argument("--setup", nargs="+", action="extend", default=[], metavar="KEY=VALUE")
    simulate.add_argument("--log", type=Path, metavar="FILE", help="every game's log, one after the other")
    simulate.add_argument("--jobs", type=_count, default=1)
    simulate.set_defaults(do=_simulate)

    verify = commands.add_parser("verify", help="replays logs through the rules, the chain and the chance")
    verify.add_argument("files", nargs="+", type=Path, metavar="FILE")
    verify.set_defaults(do=_verify)

    games = commands.add_parser("games", help="the library of games")
    games.set_defaults(do=_games)

    export = commands.add_parser("export", help="writes a game of the library to a file")
    export.add_argument("game_id", metavar="GAME_ID")
    export.add_argument("file", type=Path, metavar="FILE")
    export.set_defaults(do=_export)

    bring = commands.add_parser("import", help="takes a game from a file into the library")
    bring.add_argument("file", type=Path, metavar="FILE")
    bring.set_defaults(do=_import)
    return parser


def _count(text: str) -> int:
    if text.isascii() and text.isdigit() and 0 < len(text) < 10 and int(text) > 0:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text} is not a whole number from 1 on")


def _seed(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError("the seed is not a text in UTF-8") from None
    return text


def _simulate(asked: argparse.Namespace) -> int:
    from game.bots import levels
    from game.commands import simulate
    from game.commands.checking import said
    from game.core.chance import new_seed
    from game.core.header import setup_from
    from game.core.illegal import IllegalError
    from game.shelf import GAMES

    bots = tuple(asked.bots.split(","))
    for level in bots:
        if level not in levels(asked.game):
            raise WrongError(
                f"{asked.game} has no bot called {level!r}, only {', '.join(levels(asked.game))}"
            )
    game = GAMES[asked.game]
    if len(bots) not in game.seats:
        raise WrongError(
            f"{asked.game} takes {game.seats.start} to {game.seats.stop - 1} seats, not {len(bots)}"
        )
    seed = asked.seed if asked.seed is not None else new_seed()
    try:
        setup = setup_from(game, simulate.options(asked.setup))
        plan = simulate.Plan(asked.game, bots, setup, seed, logged=asked.log is not None)
        print(simulate.table(plan, simulate.simulate(plan, asked.games, asked.jobs, asked.log)))
    except IllegalError as wrong:
        raise WrongError(said(wrong)) from wrong
    except OSError as wrong:
        raise WrongError(f"{asked.log}: {wrong.strerror}") from wrong
    return 0


def _verify(asked: argparse.Namespace) -> int:
    from game.commands.checking import check, refusal
    from game.core.log import BrokenLogError, NotALogError

    worst = 0
    for file in asked.files:
        try:
            print(check(file))
        except NotALogError as wrong:
            print(f"tavolino: {refusal(file, wrong)}", file=sys.stderr)
            worst = 2
        except BrokenLogError as wrong:
            print(refusal(file, wrong))
            worst = max(worst, 1)
        except OSError as wrong:
            print(f"tavolino: {file}: {wrong.strerror}", file=sys.stderr)
            worst = 2
    return worst


def _games(asked: argparse.Namespace) -> int:
    from game.commands.shelving import list_games

    return _with_library(asked, list_games)


def _export(asked: argparse.Namespace) -> int:
    from game.commands.shelving import export

    return _with_library(asked, lambda: export(asked.game_id, asked.file))


def _import(asked: argparse.Namespace) -> int:
    from game.commands.checking import refusal
    from game.commands.shelving import bring_in
    from game.core.log import BrokenLogError

    try:
        return _with_library(asked, lambda: bring_in(asked.file))
    except BrokenLogError as wrong:
        raise WrongError(refusal(asked.file, wrong)) from wrong


def _with_library(asked: argparse.Namespace, do: Callable[[], str]) -> int:
    from game.commands.shelving import LibraryError

    try:
        print(do())
    except LibraryError as wrong:
        raise WrongError(str(wrong)) from wrong
    except OSError as wrong:
        raise WrongError(f"{asked.file}: {wrong.strerror}") from wrong
    return 0
