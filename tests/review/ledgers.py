"""Games of bots for tests of ledgers: played to their end, or with a choice of the test's own somewhere."""

from functools import reduce
from itertools import islice
from random import Random

from game.bots import next_command
from game.core.header import Header, setup_from
from game.core.journal import Did
from game.core.seats import Kind, Seat
from game.core.session import Session
from game.shelf import GAMES


def begun(key, bots, seed, **options):
    game = GAMES[key]
    seats = tuple(Seat(f"{level} {seat + 1}", "bot", level) for seat, level in enumerate(bots))
    return Session.start(game, Header.of(game, setup_from(game, options), seats, f"ledger {seed}"))


def played(key, bots, seed, plant=None, **options):
    """`plant` may give another command than the bot's, for a state and a command."""
    session = begun(key, bots, seed, **options)
    seeds = [f"{seed} {seat}" for seat in range(len(bots))]
    while not session.ended:
        command = next_command(session, bots, seeds)
        session.do((plant and plant(session.state, command)) or command)
    return session


def moments(session):
    """What stood before each command, the command, and what stood after it."""
    state = session.game.fresh(len(session.seats))
    for step in session.steps:
        after = reduce(session.game.evolve, step.events, state)
        if isinstance(step, Did):
            yield state, step.command, after
        state = after


def odd_game(key, count, steps=10_000, branch=0, **options):
    """Seats change hands and decisions are taken back now and then; it may stop anywhere, and go on on new
    chance from there."""
    game, random = GAMES[key], Random(key)
    seats = tuple(Seat(f"P{seat}", "human") for seat in range(count))
    session = Session.start(game, Header.of(game, setup_from(game, {"undo": "free", **options}), seats, key))
    for _ in range(steps):
        if branch and session.length > branch:
            session, branch = Session(game, *session.branch(branch, "from here")), 0
        if random.random() < 0.1 and not session.ended:
            kind: Kind = random.choice(["human", "bot"])
            session.seat_changes(random.randrange(count), kind, "easy" if kind == "bot" else None)
        seat = game.to_act(session.state)
        if random.random() < 0.1 and seat is not None and session.why_no_undo(seat) is None:
            session.undo(seat)
        if session.ended:
            break
        session.do(next_command(session, ("random",) * count, [key] * count))
    return session


def has_alternative(session, state, seat):
    return len(tuple(islice(session.game.legal(state, seat), 2))) > 1
