"""What the commands may be told, and argparse's own sentences among ours."""

import argparse
from pathlib import Path
from typing import NoReturn

from game.commands.terminal import WrongError
from game.shelf import GAMES
from game.words import _, marked

ARGPARSE = (
    marked("usage: "),
    marked("positional arguments"),
    marked("options"),
    marked("show this help message and exit"),
    marked("argument %(argument_name)s: %(message)s"),
    marked("the following arguments are required: %s"),
    marked("unrecognized arguments: %s"),
    marked("expected one argument"),
    marked("expected at least one argument"),
    marked("ignored explicit argument %r"),
    marked("not allowed with argument %s"),
    marked("invalid choice: %(value)r (choose from %(choices)s)"),
    marked("ambiguous option: %(option)s could match %(matches)s"),
)
"""What argparse says of these commands; it asks gettext's own catalogue, unless it is given ours."""


class _Words(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise WrongError(message)


def speak_our_language() -> None:
    argparse._ = _  # pyright: ignore[reportAttributeAccessIssue]


def parser() -> argparse.ArgumentParser:
    words = _Words(prog="main.py", description=_("Tavolino. Without a command the game opens in a window."))
    commands = words.add_subparsers(required=True, dest="command", metavar="COMMAND", parser_class=_Words)

    simulate = commands.add_parser("simulate", help=_("bot games, a result table and their logs"))
    simulate.add_argument("game", choices=tuple(GAMES))
    simulate.add_argument("--bots", required=True, help=_("a level for each seat: easy,easy"))
    simulate.add_argument("--games", type=_count, default=100)
    simulate.add_argument("--seed", type=_text, help=_("any text; the i-th game has the seed SEED:i"))
    simulate.add_argument("--setup", nargs="+", type=_text, action="extend", default=[], metavar="KEY=VALUE")
    simulate.add_argument("--log", type=Path, metavar="FILE", help=_("every game's log, one after the other"))
    _add_spread(simulate)

    arena = commands.add_parser("arena", help=_("every level against every other, seats swapped, and Elo"))
    arena.add_argument("game", choices=tuple(GAMES))
    arena.add_argument("--levels", required=True, help=_("two or more: easy,medium,hard,expert"))
    arena.add_argument("--seats", type=_count, default=2, help=_("with more than 2: one among others"))
    arena.add_argument("--setup", nargs="+", type=_text, action="extend", default=[], metavar="KEY=VALUE")
    arena.add_argument("--games", type=_count, default=1000, help=_("of every pairing"))
    arena.add_argument("--seed", type=_text, default="arena", help=_("any text"))
    _add_spread(arena)
    arena.add_argument("--adjusted", action="store_true", help=_("also with what was luck subtracted"))
    arena.add_argument("--json", action="store_true")

    solve = commands.add_parser("solve", help=_("the exact figures that the experts play from"))
    solve.add_argument("game", choices=tuple(GAMES))
    solve.add_argument("--setup", nargs="+", type=_text, action="extend", default=[], metavar="KEY=VALUE")
    what = solve.add_mutually_exclusive_group()
    what.add_argument("--state", type=Path, metavar="FILE", help=_("JSON lines: the best play of each"))
    what.add_argument("--tables", action="store_true", help=_("solves the game anew, into assets/tables"))
    solve.add_argument("--json", action="store_true")
    _add_spread(solve)

    verify = commands.add_parser("verify", help=_("replays logs through the rules, the chain and the chance"))
    verify.add_argument("files", nargs="+", type=Path, metavar="FILE")

    review = commands.add_parser("review", help=_("what luck and choices brought, move by move"))
    review.add_argument("file", type=Path, metavar="FILE")
    review.add_argument("--json", action="store_true")

    commands.add_parser("games", help=_("the library of games"))

    export = commands.add_parser("export", help=_("writes a game of the library to a file"))
    export.add_argument("game_id", metavar="GAME_ID")
    export.add_argument("file", type=Path, metavar="FILE")
    export.add_argument("--force", action="store_true", help=_("writes over a file that is there already"))

    bring = commands.add_parser("import", help=_("takes a game from a file into the library"))
    bring.add_argument("file", type=Path, metavar="FILE")
    return words


def _add_spread(command: argparse.ArgumentParser) -> None:
    command.add_argument("--jobs", type=_count, default=1)
    command.add_argument("--dask", metavar="ADDRESS", help=_("works on the Dask cluster of this scheduler"))


def _count(text: str) -> int:
    if text.isascii() and text.isdigit() and 0 < len(text) < 10 and int(text) > 0:
        return int(text)
    raise argparse.ArgumentTypeError(_("{text} is not a whole number from 1 on").format(text=text))


def _text(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError(_("this is not a text in UTF-8")) from None
    return text
