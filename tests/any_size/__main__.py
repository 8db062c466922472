"""Every scene at many sizes, laid and drawn: `python -m tests.any_size --times N --seed S --only SCENE`.

Prints each fault with what brings it about again, and in the end, as JSON, how much was tried. Exit 1 if
there was a fault.
"""

import json
import os
import sys
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")

_MOST_DRAWN = 3_000_000
"""Pixels; larger ones are laid only."""


def main() -> int:
    asked = ArgumentParser(prog="python -m tests.any_size")
    asked.add_argument("--times", type=int, default=20)
    asked.add_argument("--seed", default="any size")
    asked.add_argument("--only", default="")
    given = asked.parse_args()
    with TemporaryDirectory() as home:
        os.environ.update(HOME=home, XDG_CONFIG_HOME=f"{home}/.config", TAVOLINO_DATA=f"{home}/data")
        tried, failed = _try_all(Path(home), given.times, given.seed, given.only)
    print(json.dumps({"seed": given.seed, "tried": tried, "failed": failed}))
    return 1 if failed else 0


def _try_all(home: Path, times: int, seed: str, only: str) -> tuple[int, int]:
    from scenes.art import surface_cache
    from scenes.table.bots.process import Minds
    from tests.any_size import trying
    from tests.any_size.scenes import EVERY

    for voice in ("warm", "ask_all"):
        setattr(Minds, voice, lambda *_: None)
    Minds.ask = lambda self, question, heard, unanswered: heard(question.answered())
    tried = failed = 0
    for number, name in enumerate(name for name in EVERY if only in name):
        for at, look in enumerate(trying.LOOKS):
            wanted = trying.sizes(name, times, f"{seed} {look}")
            tried += len(wanted)
            for fault in _faults(name, home / f"{number}.{at}", wanted, look):
                failed += 1
                print(name, *fault, sep=" | ", flush=True)
        surface_cache.forget_all()
    return tried, failed


def _faults(name, folder, wanted, look):
    """An error ends what is tried with this scene, and is a fault too."""
    from tests.any_size import trying

    folder.mkdir(exist_ok=True)
    at = []
    try:
        yield from trying.faults_of(
            name, folder, _noting(wanted, at), look, draws=lambda size: size[0] * size[1] < _MOST_DRAWN
        )
    except Exception as error:  # whatever it is, it is told
        yield (*at[-1:], look, repr(error))


def _noting(wanted, at):
    for one in wanted:
        at.append(one)
        yield one


if __name__ == "__main__":
    sys.exit(main())
