"""Bot games by the hundred: a result table, and every game's log if it is wanted."""

import re
from collections.abc import Sequence
from contextlib import ExitStack
from hashlib import blake2b
from itertools import chain
from pathlib import Path
from typing import Any

from msgspec import Struct

from game.bots import next_command
from game.bots.appraisal import Values
from game.bots.record import bots_of
from game.commands.spreading import Spread
from game.commands.terminal import columns
from game.core.game import Setup, event_type
from game.core.header import Header
from game.core.illegal import IllegalError
from game.core.log import write
from game.core.seats import Seat
from game.core.session import AnySession
from game.review.ledger import luck
from game.shelf import GAMES
from game.text.head_starts import head_starts
from game.words import _, ngettext, number, percent

_NUMBER = re.compile(r"-?[0-9]{1,9}")
MOST_TURNS = 1000  # a game of more is cut off
AT_ONCE = 4  # games


class Plan(Struct, frozen=True):
    """What is played: which game, by which levels, set up how, from which seed; what is told of it."""

    game: str
    bots: tuple[str, ...]
    setup: Setup
    seed: str
    logged: bool
    luck: bool = False


class Played(Struct, frozen=True):
    """How one game went; no winners where it was cut off. `luck` by seat, where it was asked for."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    turns: int
    log: bytes
    luck: Values | None = None

    @property
    def unfinished(self) -> bool:
        return not self.winners


class Tally(Struct):
    """The results of all games, seat by seat."""

    wins: list[float]  # a shared win counts its share
    points: list[int]
    games: int = 0
    unfinished: int = 0
    turns: int = 0

    def add(self, played: Played) -> None:
        if played.unfinished:
            self.unfinished += 1
            return
        self.games += 1
        self.turns += played.turns
        for seat in played.winners:
            self.wins[seat] += 1 / len(played.winners)
        for seat, score in enumerate(played.scores):
            self.points[seat] += score


def bot_seed(seed: str, game: int, seat: int) -> str:
    """A bot's own randomness: not to be had from the game's seed, which it must not know."""
    return blake2b(f"bot {game} {seat}".encode(), key=seed.encode()[:64], digest_size=16).hexdigest()


def play(plan: Plan, number: int) -> Played:
    """The plan's n-th game, from 1."""
    game = GAMES[plan.game]
    seats = tuple(Seat(f"{level} {seat + 1}", "bot", level) for seat, level in enumerate(plan.bots))
    header = Header.of(game, plan.setup, seats, f"{plan.seed}:{number}")
    seeds = [bot_seed(plan.seed, number, seat) for seat in range(len(seats))]
    session = AnySession.start(game, header)
    # Also cards drawn just now: what bots do isn't to depend on what this machine knows from before.
    work_ahead(plan.game, session.view(None), len(seats))
    turns = 0
    while not session.ended:
        events = session.do(next_command(session, plan.bots, seeds))
        turns += sum(event_type(event) == "TurnEnded" for event in events)
        if turns > MOST_TURNS:
            return Played((), (), turns, b"")
    ended = session.events[-1]
    assert event_type(ended) == "GameEnded"
    log = b"".join(write(session.header, session.events)) if plan.logged else b""
    lucky = luck(session) if plan.luck else None
    return Played(ended.winners, ended.scores, turns, log, lucky)


def tells_luck(key: str, setup: Setup, seats: int) -> bool:
    """Whether anybody knows what chance brings in such a game, which is asked of one that has begun."""
    sitting = tuple(Seat(str(seat), "human") for seat in range(seats))
    header = Header.of(GAMES[key], setup, sitting, key)
    return luck(AnySession.start(GAMES[key], header)) is not None


def _play_some(task: tuple[Plan, range]) -> list[Played]:
    plan, numbers = task
    return [play(plan, number) for number in numbers]


def work_ahead(game: str, about: Any, seats: int) -> None:
    """What levels need beyond the tables, for such a set-up or for what is seen of a game."""
    for _share in bots_of(game).work_ahead(about, seats) or ():
        pass


def simulate(plan: Plan, games: int, spread: Spread, log: Path | None) -> Tally:
    work_ahead(plan.game, plan.setup, len(plan.bots))
    tally = Tally([0.0] * len(plan.bots), [0] * len(plan.bots))
    some = ((plan, range(at, min(at + AT_ONCE, games + 1))) for at in range(1, games + 1, AT_ONCE))
    with ExitStack() as stack:
        file = stack.enter_context(log.open("wb")) if log else None
        for played in chain.from_iterable(spread.in_order(_play_some, some)):
            tally.add(played)
            if file:
                file.write(played.log)
    return tally


def table(plan: Plan, tally: Tally) -> str:
    """The results, as a person reads them."""
    rows = [
        (_("seat"), _("bot"), _("wins"), _("share"), _("mean score")),
        *(
            (
                str(seat),
                bot,
                number(tally.wins[seat], 1),
                percent(tally.wins[seat] / max(tally.games, 1), 1),
                number(tally.points[seat] / max(tally.games, 1), 2),
            )
            for seat, bot in enumerate(plan.bots)
        ),
    ]
    head = ngettext(
        "{game}: {n} game, {turns} turns each, {unfinished} unfinished, seed {seed}",
        "{game}: {n} games, {turns} turns each, {unfinished} unfinished, seed {seed}",
        tally.games,
    ).format(
        game=plan.game,
        n=number(tally.games),
        turns=number(tally.turns / max(tally.games, 1), 1),
        unfinished=number(tally.unfinished),
        seed=plan.seed,
    )
    names = [f"{seat} {bot}" for seat, bot in enumerate(plan.bots)]
    return "\n".join([head, *head_starts(plan.game, names, plan.setup.head_start), *columns(rows, range(5))])


def options(given: Sequence[str]) -> dict[str, Any]:
    """The set-up options of `KEY=VALUE` words: numbers, yes and no, lists with commas."""
    found: dict[str, Any] = {}
    for word in given:
        name, equals, text = word.partition("=")
        if not equals or name in found:
            raise IllegalError("not_a_key_and_a_value" if not equals else "option_given_twice", option=word)
        found[name] = _value(name, text)
    return found


def _value(name: str, text: str) -> Any:
    if name == "cards":
        return text.split(",")
    if name == "head_start":
        return [int(part) if _NUMBER.fullmatch(part) else part for part in text.split(",")]
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
