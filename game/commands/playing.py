"""An arena's blocks played, and what is kept of them: a run that was broken off goes on where it was."""

from collections.abc import Callable, Generator
from contextlib import closing, contextmanager
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import TextIO

import msgspec

from game.commands.arena import Block, Contest, Score, play_block, scores
from game.commands.simulate import work_ahead
from game.commands.spreading import Spread
from game.core.header import setup_from
from game.shelf import GAMES


class Kept:
    """What is played of a contest, in a file of its own, a line a block. A finished contest leaves none."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        name = blake2b(msgspec.json.encode(contest), digest_size=12).hexdigest()
        self._file = folder / "arena" / f"{name}.jsonl"
        self.played: dict[Block, Score] = {}

    def read(self) -> None:
        """Blocks that were played before; a line that a crash tore off counts as none."""
        if not self._file.exists():
            return
        decoder = msgspec.json.Decoder(tuple[Block, Score])
        for line in self._file.read_bytes().splitlines():
            try:
                block, score = decoder.decode(line)
            except msgspec.DecodeError:
                continue
            self.played[block] = score

    @contextmanager
    def writing(self) -> Generator[TextIO]:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a") as file:
            file.write("\n" if self.played else "")  # in case the last line was torn off
            yield file

    def add(self, file: TextIO, block: Block, score: Score) -> None:
        self.played[block] = score
        file.write(msgspec.json.encode((block, score)).decode() + "\n")
        file.flush()

    def forget(self) -> None:
        self._file.unlink(missing_ok=True)


def play_contest(
    contest: Contest, kept: Kept, spread: Spread, tell: Callable[[float], None]
) -> dict[tuple[str, str], Score]:
    """Plays what is not played yet; tells from 0 to 1 how far it is."""
    kept.read()
    blocks = contest.blocks()
    missing = [block for block in blocks if block not in kept.played]
    tell(1 - len(missing) / len(blocks))
    if missing:
        setup = setup_from(GAMES[contest.game], contest.setup)
        work_ahead(contest.game, setup, contest.seats)
        played = spread.each(partial(play_block, contest), missing)
        with closing(played), kept.writing() as file:
            for number, score in played:
                kept.add(file, missing[number], score)
                tell(len(kept.played) / len(blocks))
    kept.forget()
    return scores(contest, kept.played)
