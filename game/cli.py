"""The headless commands. In `game/`, words for people stand only here, in `commands`, in `text` and in the
`refusals` of each game.

Bad arguments and bad files get one clear line on standard error and exit code 2, never a traceback.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from game.commands.terminal import complain, tell
from game.shelf import GAMES
from game.words import _, marked, speak


class WrongError(Exception):
    """Something that a person asked for can't be done; its text is the one line that says why."""


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
    marked("invalid choice: %(value)r (choose from %(choices)s)"),
    marked("ambiguous option: %(option)s could match %(matches)s"),
)
"""What argparse says of these commands; it asks gettext's own catalogue, unless it is given ours."""


class _Words(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise WrongError(message)


def run(words: Sequence[str]) -> int:
    speak()
    argparse._ = _  # pyright: ignore[reportAttributeAccessIssue]
    if isinstance(sys.stdout, TextIOWrapper):
        # Names may hold what a console can't show.
        sys.stdout.reconfigure(errors="backslashreplace")  # pyright: ignore[reportUnknownMemberType]
    try:
        asked = _parser().parse_args(words)
        do: Callable[[argparse.Namespace], int] = asked.do
        return do(asked)
    except WrongError as wrong:
        complain(str(wrong))
        return 2
    except BrokenPipeError:  # the reader has seen enough
        sys.stdout = None
        return 0
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = _Words(prog="main.py", description=_("Tavolino. Without a command the game opens in a window."))
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=_Words)

    simulate = commands.add_parser("simulate", help=_("bot games, a result table and their logs"))
    simulate.add_argument("game", choices=tuple(GAMES))
    simulate.add_argument("--bots", required=True, help=_("a level for each seat: easy,easy"))
    simulate.add_argument("--games", type=_count, default=100)
    simulate.add_argument("--seed", type=_text, help=_("any text; the i-th game has the seed SEED:i"))
    simulate.add_argument("--setup", nargs="+", type=_text, action="extend", default=[], metavar="KEY=VALUE")
    simulate.add_argument("--log", type=Path, metavar="FILE", help=_("every game's log, one after the other"))
    simulate.add_argument("--jobs", type=_count, default=1)
    simulate.set_defaults(do=_simulate)

    arena = commands.add_parser("arena", help=_("every level against every other, seats swapped, and Elo"))
    arena.add_argument("game", choices=tuple(GAMES))
    arena.add_argument("--levels", required=True, help=_("two or more: easy,medium,hard,expert"))
    arena.add_argument("--seats", type=_count, default=2, help=_("with more than 2: one among others"))
    arena.add_argument("--setup", nargs="+", type=_text, action="extend", default=[], metavar="KEY=VALUE")
    arena.add_argument("--games", type=_count, default=1000, help=_("of every pairing"))
    arena.add_argument("--seed", type=_text, default="arena", help=_("any text"))
    arena.add_argument("--jobs", type=_count, default=1)
    arena.add_argument("--dask", metavar="ADDRESS", help=_("plays on the Dask cluster of this scheduler"))
    arena.add_argument("--json", action="store_true")
    arena.set_defaults(do=_arena)

    solve = commands.add_parser("solve", help=_("the exact figures that the experts play from"))
    solve.add_argument("game", choices=tuple(GAMES))
    solve.add_argument("--setup", nargs="+", type=_text, action="extend", default=[], metavar="KEY=VALUE")
    solve.add_argument("--state", type=Path, metavar="FILE", help=_("JSON lines: the best play of each"))
    solve.add_argument("--json", action="store_true")
    solve.add_argument("--tables", action="store_true", help=_("solves the game anew, into assets/tables"))
    solve.set_defaults(do=_solve)

    verify = commands.add_parser("verify", help=_("replays logs through the rules, the chain and the chance"))
    verify.add_argument("files", nargs="+", type=Path, metavar="FILE")
    verify.set_defaults(do=_verify)

    games = commands.add_parser("games", help=_("the library of games"))
    games.set_defaults(do=_games)

    export = commands.add_parser("export", help=_("writes a game of the library to a file"))
    export.add_argument("game_id", metavar="GAME_ID")
    export.add_argument("file", type=Path, metavar="FILE")
    export.add_argument("--force", action="store_true", help=_("writes over a file that is there already"))
    export.set_defaults(do=_export)

    bring = commands.add_parser("import", help=_("takes a game from a file into the library"))
    bring.add_argument("file", type=Path, metavar="FILE")
    bring.set_defaults(do=_import)
    return parser


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


def _simulate(asked: argparse.Namespace) -> int:
    from game.commands import simulate
    from game.core import texts
    from game.core.chance import SeededChance, new_seed
    from game.core.header import setup_from
    from game.core.illegal import IllegalError
    from game.shelf import GAMES
    from game.text.broken import said

    bots = _levels(asked.game, asked.bots)
    game = GAMES[asked.game]
    _check_seats(asked.game, len(bots))
    seed = asked.seed if asked.seed is not None else new_seed()
    try:
        setup = setup_from(game, simulate.options(asked.setup))
        game.start(setup, len(bots), SeededChance(seed))  # refused before a file is begun
        plan = simulate.Plan(asked.game, bots, setup, seed, logged=asked.log is not None)
        texts.check(f"{seed}:{asked.games}", texts.LONGEST_SEED)
        tally = simulate.simulate(plan, asked.games, asked.jobs, asked.log)
    except IllegalError as wrong:
        raise WrongError(said(wrong)) from wrong
    except OSError as wrong:
        raise WrongError(f"{asked.log}: {wrong.strerror}") from wrong
    tell(*simulate.table(plan, tally).split("\n"))
    return 0


def _levels(game: str, named: str) -> tuple[str, ...]:
    from game.bots import levels

    for level in (bots := tuple(named.split(","))):
        if level not in levels(game):
            words = _("{game} has no bot called {level}, only {levels}")
            raise WrongError(words.format(game=game, level=repr(level), levels=", ".join(levels(game))))
    return bots


def _check_seats(key: str, seats: int) -> None:
    from game.shelf import GAMES

    may = GAMES[key].seats
    if seats not in may:
        words = _("{game} takes {fewest} to {most} seats, not {seats}")
        raise WrongError(words.format(game=key, fewest=may.start, most=may.stop - 1, seats=seats))


def _arena(asked: argparse.Namespace) -> int:
    from game.commands import arena, playing, simulate
    from game.commands.cluster import NoClusterError
    from game.core import texts
    from game.core.folders import data_folder
    from game.core.header import setup_from
    from game.core.illegal import IllegalError
    from game.shelf import GAMES
    from game.text.broken import said

    levels = _levels(asked.game, asked.levels)
    if len(set(levels)) < max(2, len(levels)):
        raise WrongError(_("an arena takes two or more levels, each of them once"))
    if asked.seats < 2:
        raise WrongError(_("an arena takes two or more seats"))
    _check_seats(asked.game, asked.seats)
    try:
        options = simulate.options(asked.setup)
        setup_from(GAMES[asked.game], options)
        contest = arena.Contest(asked.game, levels, asked.seats, options, asked.games, asked.seed)
        for one, other in contest.pairings():
            texts.check(f"{asked.seed}:{one}:{other}:{asked.games}", texts.LONGEST_SEED)
        found = playing.play_contest(
            contest, playing.Kept(data_folder(), contest), asked.jobs, asked.dask, _bar
        )
    except IllegalError as wrong:
        raise WrongError(said(wrong)) from wrong
    except NoClusterError as wrong:
        raise WrongError(str(wrong)) from wrong
    except OSError as wrong:
        raise WrongError(f"{wrong.filename}: {wrong.strerror}") from wrong
    told = arena.as_json(contest, found) if asked.json else arena.table(contest, found)
    tell(*told.split("\n"))
    return 0


def _bar(done: float) -> None:
    """How far it is, for somebody who watches; gone when it is done."""
    if sys.stderr is not None and sys.stderr.isatty():
        full = round(40 * done)
        text = "\r" + " " * 60 + "\r" if done >= 1 else f"\r[{'#' * full}{'.' * (40 - full)}] {done:.1%} "
        print(text, end="", file=sys.stderr, flush=True)


def _solve(asked: argparse.Namespace) -> int:
    import json

    from game.commands import simulate, solve
    from game.core.header import setup_from
    from game.core.illegal import IllegalError
    from game.shelf import GAMES, bots_of
    from game.text.broken import said

    bots = bots_of(asked.game)
    if not (bots.build if asked.tables else bots.solver):
        words = _("{game} is not solved, only {games}")
        raise WrongError(words.format(game=asked.game, games=", ".join(solve.solved())))
    try:
        setup = setup_from(GAMES[asked.game], simulate.options(asked.setup))
        if asked.tables:
            bots.build_tables(_bar)
        elif asked.state:
            for line in solve.answers(bots.solve(), asked.state):
                tell(line)
        else:
            figures = bots.solve().figures(setup)
            tell(*(json.dumps(figures) if asked.json else solve.as_text(figures)).split("\n"))
    except solve.BadLineError as wrong:
        words = _("{file}: line {line}: {why}")
        raise WrongError(words.format(file=asked.state, line=wrong.line, why=said(wrong.why))) from wrong
    except IllegalError as wrong:
        raise WrongError(said(wrong)) from wrong
    except ModuleNotFoundError as wrong:
        words = _("solving needs {library}, which the extra `solve` installs")
        raise WrongError(words.format(library=wrong.name)) from wrong
    except OSError as wrong:
        raise WrongError(f"{wrong.filename}: {wrong.strerror}") from wrong
    return 0


def _verify(asked: argparse.Namespace) -> int:
    from game.commands.checking import check
    from game.core.log import BrokenLogError, NotALogError
    from game.text.broken import refusal
    from game.text.trouble import reason_of

    worst = 0
    for file in asked.files:
        try:
            tell(check(file))
        except NotALogError as wrong:
            complain(refusal(file, wrong))
            worst = 2
        except BrokenLogError as wrong:
            tell(refusal(file, wrong))
            worst = max(worst, 1)
        except OSError as wrong:
            complain(f"{file}: {reason_of(wrong)}")
            worst = 2
    return worst


def _games(asked: argparse.Namespace) -> int:
    del asked
    from game.commands.shelving import list_games

    return _with_library(list_games)


def _export(asked: argparse.Namespace) -> int:
    from game.commands.shelving import export
    from game.core.whole_files import write_new, write_over

    write_file = write_over if asked.force else write_new
    return _with_library(lambda: [export(asked.game_id, asked.file, write_file)])


def _import(asked: argparse.Namespace) -> int:
    from game.commands.shelving import bring_in
    from game.core.log import BrokenLogError
    from game.text.broken import refusal

    try:
        return _with_library(lambda: [bring_in(asked.file)])
    except BrokenLogError as wrong:
        raise WrongError(refusal(asked.file, wrong)) from wrong


def _with_library(do: Callable[[], Sequence[str]]) -> int:
    from game.commands.shelving import LibraryError
    from game.text.trouble import reason_of

    try:
        lines = do()
    except LibraryError as wrong:
        raise WrongError(str(wrong)) from wrong
    except OSError as wrong:
        raise WrongError(f"{wrong.filename}: {reason_of(wrong)}") from wrong
    tell(*lines)
    return 0
