"""What a long history costs: undo and seek at 5,000 events against 50, and reading against json.loads."""

import json
from io import BytesIO

from game.core.header import Header
from game.core.log import load, write
from game.core.seats import Seat
from game.core.session import Session
from game.core.verify import verify
from game.dalek import GAME
from game.dalek.commands import Keep, Roll, Stop
from game.dalek.events import Setup
from game.shelf import GAMES
from tests.bench.measuring import in_turns, tell

SEATS = tuple(Seat(str(seat), "human") for seat in range(6))


def long_game(events: int) -> Session:
    """Six timid players, who keep one die and stop with nothing: their game never ends."""
    session = Session.start(GAME, Header.of(GAME, Setup(first=0, undo="free", target=90), SEATS, "long"))
    while len(session.events) < events:
        table = session.state
        daleks = [die for die, face in zip(table.hand, table.shown, strict=False) if face in ("D3", "D2")]
        if table.stage == "rolled" and daleks:
            session.do(Keep(table.seat, (daleks[0],)))
        elif table.stage == "start":
            session.do(Roll(table.seat))
        elif table.aside_of_roll:
            session.do(Stop(table.seat))
        else:
            session.do(next(c for c in GAME.legal(table, table.seat) if isinstance(c, Keep)))
    return session


def main() -> None:
    short, long = long_game(50), long_game(5000)
    assert len(long.events) >= 5000

    def undone(session: Session) -> None:
        for _ in range(200):
            session.undo()
            session.redo()

    def sought(session: Session) -> None:
        for _ in range(200):
            session.seek(session.length // 2)

    undo = in_turns(25, at_50=lambda: undone(short), at_5000=lambda: undone(long))
    seek = in_turns(25, at_50=lambda: sought(short), at_5000=lambda: sought(long))

    lines = list(write(long.header, long.events))
    text = b"".join(lines)

    def folded() -> None:
        header, events = load(text.splitlines(), GAMES)
        state = GAME.fresh(len(header.seats))
        for event in events:
            state = GAME.evolve(state, event)
        assert state == long.state

    reading = in_turns(
        15,
        json_loads=lambda: [json.loads(line) for line in text.splitlines()],
        load_and_fold=folded,
        verify=lambda: list(verify(BytesIO(text), GAMES)),
    )
    tell(
        "history",
        {
            "events": len(long.events),
            "undo_5000_to_50": round(undo["at_5000"] / undo["at_50"], 2),
            "seek_5000_to_50": round(seek["at_5000"] / seek["at_50"], 2),
            "asked_undo_and_seek": 2,
            "load_and_fold_to_json_loads": round(reading["load_and_fold"] / reading["json_loads"], 2),
            "asked_load_and_fold": 1.5,
            "verify_to_json_loads": round(reading["verify"] / reading["json_loads"], 2),
            "asked_verify": 8,
        },
    )


if __name__ == "__main__":
    main()
