"""Games of bots for tests of ledgers: played to their end, or with a choice of the test's own somewhere."""

from itertools import islice

from game.bots import next_command
from game.core.header import Header, setup_from
from game.core.seats import Seat
from game.core.session import Session
from game.shelf import GAMES


def begun(key, bots, seed, **options):
    game = GAMES[key]
    seats = tuple(Seat(f"{level} {seat + 1}", "bot", level) for seat, level in enumerate(bots))
    return Session.start(game, Header.of(game, setup_from(game, options), seats, f"ledger {seed}"))


def played(key, bots, seed, plant=None, **options):
    """`plant` may give another command than the bot's, for a state and a command."""
    session = begun(key, bots, seed, **options)
    game = session.game
    seeds = [f"{seed} {seat}" for seat in range(len(bots))]
    while not session.ended:
        command = next_command(game, session.state, bots, seeds)
        session.do((plant and plant(session.state, command)) or command)
    return session


def has_alternative(session, state, seat):
    return len(tuple(islice(session.game.legal(state, seat), 2))) > 1
