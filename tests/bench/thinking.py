"""Frames while the strongest opponent thinks, against frames while nobody does: p99 at most 1.25 × is asked.

`python -m tests.bench.thinking`, on a screen of its own.
"""

from tests.bench.frame import toss
from tests.bench.measuring import tell
from tests.e2e.screen import Screen

STRONGEST = "expert"


def main() -> None:
    screen = Screen()
    try:
        alone, with_thought = toss(screen), toss(screen, "--level", STRONGEST)
    finally:
        screen.close()
    ratios = {clock: round(with_thought[clock]["p99_ms"] / alone[clock]["p99_ms"], 2) for clock in alone}
    tell("thinking", {"alone": alone, "with_thought": with_thought, "p99_with_over_alone": ratios})


if __name__ == "__main__":
    main()
