"""The headless commands. In `game/`, words for people stand only here, in `commands`, in `text` and in the
`refusals` of each game.

Bad arguments and bad files get one clear line on standard error and exit code 2, never a traceback.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper

from game.bots import levels
from game.bots.record import bots_of
from game.commands import arena, playing, simulate, solve
from game.commands.arguments import parser, speak_our_language
from game.commands.checking import check
from game.commands.review import as_json, as_text, reviewed
from game.commands.shelving import bring_in, export, list_games
from game.commands.spreading import Spread
from game.commands.terminal import WrongError, complain, tell
from game.core import texts
from game.core.chance import SeededChance, new_seed
from game.core.folders import data_folder
from game.core.header import setup_from
from game.core.illegal import IllegalError
from game.core.log import BrokenLogError, NotALogError
from game.core.whole_files import write_new, write_over
from game.shelf import GAMES
from game.text.broken import refusal, said
from game.text.trouble import reason_of
from game.words import _, speak


def run(words: Sequence[str]) -> int:
    speak()
    speak_our_language()
    if isinstance(sys.stdout, TextIOWrapper):
        # Names may hold what a console can't show.
        sys.stdout.reconfigure(errors="backslashreplace")  # pyright: ignore[reportUnknownMemberType]
    try:
        asked = parser().parse_args(words)
        return _DO[asked.command](asked)
    except (WrongError, IllegalError) as wrong:
        complain(said(wrong) if isinstance(wrong, IllegalError) else str(wrong))
        return 2
    except BrokenPipeError:  # the reader has seen enough
        sys.stdout = None
        return 0
    except OSError as wrong:
        complain(f"{wrong.filename}: {reason_of(wrong)}")
        return 2
    except KeyboardInterrupt:
        return 130


def _simulate(asked: argparse.Namespace) -> int:
    bots = _levels(asked.game, asked.bots)
    game = GAMES[asked.game]
    _check_seats(asked.game, len(bots))
    seed = asked.seed if asked.seed is not None else new_seed()
    try:
        setup = setup_from(game, simulate.options(asked.setup))
        game.start(setup, len(bots), SeededChance(seed))  # refused before a file is begun
        plan = simulate.Plan(asked.game, bots, setup, seed, logged=asked.log is not None)
        texts.check(f"{seed}:{asked.games}", texts.LONGEST_SEED)
        tally = simulate.simulate(plan, asked.games, _spread(asked), asked.log)
    except OSError as wrong:
        raise WrongError(f"{asked.log}: {wrong.strerror}") from wrong
    tell(*simulate.table(plan, tally).split("\n"))
    return 0


def _spread(asked: argparse.Namespace) -> Spread:
    return Spread(asked.jobs, asked.dask)


def _levels(game: str, named: str) -> tuple[str, ...]:
    for level in (bots := tuple(named.split(","))):
        if level not in levels(game):
            words = _("{game} has no opponent called {level}, only {levels}")
            raise WrongError(words.format(game=game, level=repr(level), levels=", ".join(levels(game))))
    return bots


def _check_seats(key: str, seats: int) -> None:
    may = GAMES[key].seats
    if seats not in may:
        words = _("{game} takes {fewest} to {most} seats, not {seats}")
        raise WrongError(words.format(game=key, fewest=may.start, most=may.stop - 1, seats=seats))


def _arena(asked: argparse.Namespace) -> int:
    levels = _levels(asked.game, asked.levels)
    if len(set(levels)) < max(2, len(levels)):
        raise WrongError(_("an arena takes two or more levels, each of them once"))
    if asked.seats < 2:
        raise WrongError(_("an arena takes two or more seats"))
    _check_seats(asked.game, asked.seats)
    try:
        options = simulate.options(asked.setup)
        setup = setup_from(GAMES[asked.game], options)
        if asked.adjusted and not simulate.tells_luck(asked.game, setup, asked.seats):
            raise WrongError(_("luck can't be measured in {game}").format(game=asked.game))
        contest = arena.Contest(
            asked.game, levels, asked.seats, options, asked.games, asked.seed, asked.adjusted
        )
        for one, other in contest.pairings():
            texts.check(f"{asked.seed}:{one}:{other}:{asked.games}", texts.LONGEST_SEED)
        kept = playing.Kept(data_folder(), contest)
        found = playing.play_contest(contest, kept, _spread(asked), _bar)
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
    bots = bots_of(asked.game)
    if not (bots.build if asked.tables else bots.solver):
        words = _("{game} is not solved, only {games}")
        raise WrongError(words.format(game=asked.game, games=", ".join(solve.solved())))
    try:
        setup = setup_from(GAMES[asked.game], simulate.options(asked.setup))
        if asked.tables:
            bots.build_tables(_spread(asked), _bar)
        elif asked.state:
            for line in solve.answers(bots.solve(), asked.state):
                tell(line)
        else:
            figures = bots.solve().figures(setup)
            tell(*(json.dumps(figures) if asked.json else solve.as_text(figures)).split("\n"))
    except BrokenLogError as wrong:
        raise WrongError(refusal(asked.state, wrong)) from wrong
    except ModuleNotFoundError as wrong:
        words = _("solving needs {library}, which the extra `solve` installs")
        raise WrongError(words.format(library=wrong.name)) from wrong
    return 0


def _verify(asked: argparse.Namespace) -> int:
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


def _review(asked: argparse.Namespace) -> int:
    try:
        for session, found in reviewed(asked.file, _bar):
            tell(*([as_json(found)] if asked.json else as_text(session, found)))
    except BrokenLogError as wrong:
        raise WrongError(refusal(asked.file, wrong)) from wrong
    except OSError as wrong:
        raise WrongError(f"{asked.file}: {reason_of(wrong)}") from wrong
    return 0


def _games(_asked: argparse.Namespace) -> int:
    tell(*list_games())
    return 0


def _export(asked: argparse.Namespace) -> int:
    tell(export(asked.game_id, asked.file, write_over if asked.force else write_new))
    return 0


def _import(asked: argparse.Namespace) -> int:
    try:
        tell(bring_in(asked.file))
    except BrokenLogError as wrong:
        raise WrongError(refusal(asked.file, wrong)) from wrong
    return 0


_DO: dict[str, Callable[[argparse.Namespace], int]] = {
    "simulate": _simulate,
    "arena": _arena,
    "solve": _solve,
    "verify": _verify,
    "review": _review,
    "games": _games,
    "export": _export,
    "import": _import,
}
