"""The benches by name, and what each is run with where nothing else is said."""

import secrets
from importlib import import_module
from typing import Any

TIMES = {"kills": 1_000, "files": 100_000, "window": 150_000, "sessions": 100_000, "soak": 7_200}
"""What the README's figures are made of; of the soak, seconds."""

NAMES = tuple(TIMES)


def run(
    name: str, times: int | None = None, seed: str | None = None, only: int | None = None
) -> dict[str, Any]:
    """Only the modules of that bench are imported."""
    bench = import_module(f"tests.torture.{name}")
    report = bench.run(times or TIMES[name], seed or secrets.token_hex(4), only)
    return {"bench": name, **report}
