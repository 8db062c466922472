"""Mutated logs: what `verify` accepts, the referee accepts, and nothing else; and it can be gone on with.

Most are written with their numbers and chain computed anew, as somebody would who knows the format.
"""

import io
import json
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

from game import cli
from game.bots import levels
from game.core.illegal import IllegalError
from game.core.library import Library
from game.core.log import BrokenLogError, NotALogError, write
from game.core.session import Session
from game.core.verify import entries, verify
from game.shelf import GAMES
from scenes.library import files
from tests.torture.mutations import BYTES, OBJECTS, Mutation, altered, damaged
from tests.torture.referee import judge
from tests.torture.referee.lines import canonical, linked
from tests.torture.running import Case, hold
from tests.torture.sessions import KINDS, UNDO, Played

LONGEST = 70  # operations of which a log is made
THOROUGHLY = 0.05  # of the logs go through the commands, the window's reading and a library too
OF_LINES = ("seal", "spread", "escape", "unchained", "two_games", "seated")


def case(random: Random, bases: int) -> Case:
    given: dict[str, Any]
    given = {
        "game": random.choice(tuple(GAMES)),
        "undo": random.choice(UNDO[1:]),
        "bots": random.choice((0, 2, 7)),
    }
    given["thoroughly"] = random.random() < THOROUGHLY
    sizes = {"number": random.randrange(bases), "length": random.choice((0, 1, 3, 8, 20, LONGEST))}
    names = random.choices(("objects", "lines", "bytes"), (8, 3, 2), k=random.choice((1, 1, 1, 2, 3)))
    pools = {"objects": [*OBJECTS], "lines": OF_LINES, "bytes": [*BYTES]}
    steps = [(random.choice(pools[name]), *(random.randrange(10**6) for _ in range(3))) for name in names]
    return Case({"kind": "log", **given}, sizes, steps)


def stands(case: Case, folder: Path) -> bool:
    """Whether it was accepted."""
    text = _mutated(case)
    refused, judged = _refusal(text), judge(text)
    if refused is None:
        hold("verify accepts what the referee refuses", judged is None, lambda: (str(judged), _told(text)))
        _can_be_gone_on_with(text)
    else:
        why = (refused.line, str(refused.why))
        hold("the referee accepts what verify refuses", judged is not None, lambda: (why, _told(text)))
    if case.given["thoroughly"]:
        _told_in_one_line(text, folder / "a.tavolino", accepted=refused is None)
    return refused is None


def _refusal(text: bytes) -> BrokenLogError | None:
    try:
        list(verify(BytesIO(text), GAMES, levels))
    except BrokenLogError as broken:
        return broken
    return None


# The log


def _mutated(case: Case) -> bytes:
    base = _base(
        case.given["game"], case.given["undo"], case.given["bots"], case.sizes["number"], case.sizes["length"]
    )
    steps: list[Mutation] = [tuple(step) for step in case.steps]  # pyright: ignore[reportAssignmentType]
    return damaged(_written(altered(list(base), steps), steps, list(base)), steps)


@cache
def _base(game: str, undo: str, bots: int, number: int, length: int) -> Sequence[dict[str, Any]]:
    """The lines of a game that was played, taken back, handed over and branched; without their chain."""
    random = Random(f"{game} {undo} {bots} {number}")
    sealed = random.random() < 0.3
    made = Case({"game": game, "undo": undo, "bots": bots, "sealed": sealed}, {"number": number}, [])
    played = Played(made)
    for _ in range(length):
        getattr(played, random.choice([kind for kind in KINDS if kind not in ("seek", "load")]))(
            random.randrange(10_000)
        )
    lines = [json.loads(line) for line in write(played.session.header, played.session.events)]
    return [{name: value for name, value in line.items() if name != "d"} for line in lines]


def _written(objects: list[Any], steps: Sequence[Mutation], base: list[Any]) -> bytes:
    """With numbers and chain anew, unless that is what is broken."""
    does = {name: numbers for name, *numbers in steps if name in OF_LINES}
    if "seal" in does and objects and isinstance(objects[0], dict):
        from game.core.chance import seed_hash

        seed = objects[0].pop("seed", None)
        if isinstance(seed, str):
            objects[0]["seed_hash"] = seed_hash(seed)
    if "seated" in does:
        objects.insert(does["seated"][0] % (len(objects) + 1), _seat_change(*does["seated"]))
    if "two_games" in does:
        objects = [*objects, *base]
    link, n, lines = "", 0, list[bytes]()
    for fields in objects:
        if not isinstance(fields, dict):
            lines.append(json.dumps(fields).encode())
            continue
        n = 0 if "format" in fields else n + 1
        if n and "unchained" not in does:
            fields["n"] = n
        link = linked("" if "format" in fields else link, canonical(fields))
        lines.append(_line({**fields, "d": link}, does))
    return b"".join(line + b"\n" for line in lines)


def _line(fields: dict[str, Any], does: dict[str, list[int]]) -> bytes:
    """Other ways of writing the same."""
    if "spread" in does:
        return json.dumps(dict(sorted(fields.items(), reverse=True)), indent=None).encode("utf-8")
    return json.dumps(fields, separators=(",", ":"), ensure_ascii="escape" in does).encode(
        errors="surrogatepass"
    )


def _seat_change(_where: int, what: int, how: int) -> dict[str, Any]:
    kind = ("human", "bot", "human", "bot", "alien")[what % 5]
    change: dict[str, Any] = {"n": 0, "type": "SeatChanged", "seat": what // 5 % 7 - 1, "kind": kind}
    for name, values in (
        ("level", ("easy", "sparring", "none such", None)),
        ("name", ("Gil", "", "x" * 41, "a\u0000b")),
        ("undo", ("free", "off", "never")),
    ):
        if how % 3 == 0 or (name == "level" and kind == "bot"):
            change[name] = values[how % 11 % len(values)]
        how //= 3
    return change


def _told(text: bytes) -> str:
    return text[:1500].decode(errors="backslashreplace")


# What was accepted


def _can_be_gone_on_with(text: bytes) -> None:
    try:
        header, journal = entries(BytesIO(text), GAMES, levels)
    except NotALogError as refused:
        hold("an accepted game can't be read", refused.why.reason == "more_than_one_game", str(refused))
        return
    session = Session(GAMES[header.game], header, journal)
    for seat in (None, *range(len(session.seats))):
        session.can_undo(seat)
        session.can_redo(seat)
        hold("an event that can't be seen", len(session.seen(seat)) == session.length)
    again = b"".join(write(session.header, session.events))
    hold("what was read and written again is refused", _refusal(again) is None, lambda: _told(again))
    seat = session.game.to_act(session.state)
    if seat is not None and header.seed is not None:
        session.do(next(session.game.legal(session.state, seat)))


def _told_in_one_line(text: bytes, path: Path, *, accepted: bool) -> None:
    """The commands and the window say what it is, with nothing that a terminal would obey."""
    path.write_bytes(text)
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = cli.run(["verify", str(path)])
    said = out.getvalue() + err.getvalue()
    hold("the command says something else", (code == 0) == accepted and code in (0, 1, 2), (code, said))
    hold("more than one line", said.count("\n") == 1 and said.endswith("\n"), said)
    hold("what a terminal would obey", all(letter.isprintable() for letter in said[:-1]), repr(said))
    try:
        brought = files.read(path)
    except files.FileError as error:
        hold("words with what can't be printed", str(error).isprintable(), repr(str(error)))
    else:
        _into_a_library(brought, path.parent / "library")


def _into_a_library(brought: files.FromFile, folder: Path) -> None:
    with Library.open(GAMES, folder) as library:
        game_id = library.add(brought.header, brought.journal, brought.name)
        for ask in (library.list, library.results, library.players, library.stories):
            tuple(ask())
        try:
            resumed = library.resume(game_id)
        except IllegalError as refused:
            hold("what was added can't be gone on with", brought.sealed, str(refused))
        else:
            hold("what was added is another game", resumed.events == brought.session.events)
            library.leave(game_id)
        library.delete(game_id)
        hold("the library is in trouble", library.trouble is None, library.trouble)
