"""The door: one bench, as long as it is told to; see the package."""

import argparse
import os
import sys

import msgspec

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")

from tests.torture import benches


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.torture")
    parser.add_argument("name", choices=benches.NAMES)
    parser.add_argument("--times", type=int, help="kills, files, events, operations; seconds of the soak")
    parser.add_argument("--seed", help="any text; without one, another each time")
    parser.add_argument("--case", type=int, help="only this case of the run")
    asked = parser.parse_args(words)
    report = benches.run(asked.name, asked.times, asked.seed, asked.case)
    print(msgspec.json.format(msgspec.json.encode(report), indent=1).decode())
    return 1 if report["failed"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
