"""What the benchmarks share: timing in turns, and saying what came out."""

import json
import statistics
from collections.abc import Callable, Mapping
from pathlib import Path
from time import perf_counter
from typing import Any


def in_turns(rounds: int, **works: Callable[[], Any]) -> dict[str, float]:
    """Median seconds of each work, all measured in turns so that noise hits them alike."""
    seconds: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            start = perf_counter()
            work()
            seconds[name].append(perf_counter() - start)
    return {name: statistics.median(times) for name, times in seconds.items()}


def tell(bench: str, results: Mapping[str, Any]) -> None:
    """Prints the results and writes them to `tests/bench/NAME.json`."""
    text = json.dumps(results, indent=2)
    Path(__file__).with_name(f"{bench}.json").write_text(text + "\n")
    print(bench, text)
