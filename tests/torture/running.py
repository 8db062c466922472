"""One run of a bench: cases drawn from a seed, tried one after the other; what fails is made short."""

import traceback
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from tests.torture.shrink import shortest, smallest

ROOT = Path(__file__).parents[2]


class Case(Struct, frozen=True):
    """What is done to the program, as plain data. Any part of `steps` is a case too; `sizes` are numbers that
    may be smaller."""

    given: dict[str, Any]
    sizes: dict[str, int]
    steps: list[Any]


class FoundError(Exception):
    """What must hold doesn't: which of the things that must, and what was seen."""

    def __init__(self, what: str, seen: object = "") -> None:
        super().__init__(what, seen)
        self.what, self.seen = what, seen


class Bench(Protocol):
    def case(self, random: Random) -> Case:
        """Any case."""
        ...

    def weight(self, case: Case) -> int:
        """How many things it tries."""
        ...

    def stands(self, case: Case) -> None:
        """Raises an error, FoundError or any other, where the program doesn't stand it."""
        ...

    def figures(self) -> dict[str, Any]:
        """What else is to be told of a run."""
        ...


class Failure(Struct):
    """`why` tells one sort of failure from another."""

    why: str
    seen: str
    case: int
    times: int
    shortest: Case


def run(bench: Bench, times: int, seed: str, only: int | None = None) -> dict[str, Any]:
    """So many things tried, or one case of the run with that seed."""
    begun, tried, found = monotonic(), 0, dict[str, Failure]()
    for number in count() if only is None else (only,):
        if tried >= times:
            break
        case = bench.case(Random(f"{seed}:{number}"))
        tried += bench.weight(case)
        why = _why(bench, case)
        if why is None:
            continue
        if why[0] in found:
            found[why[0]].times += 1
        else:
            found[why[0]] = Failure(*why, number, 1, _short(bench, case, why[0]))
    return {
        "seed": seed,
        "tried": tried,
        "failed": sum(failure.times for failure in found.values()),
        "seconds": round(monotonic() - begun, 1),
        **bench.figures(),
        "failures": list(found.values()),
    }


def _why(bench: Bench, case: Case) -> tuple[str, str] | None:
    try:
        bench.stands(case)
    except FoundError as error:
        return error.what, str(error.seen)[:2000]
    except Exception as error:
        return f"{type(error).__name__} in {_place(error)}", "".join(traceback.format_exception(error))[
            -3000:
        ]
    return None


def _place(error: Exception) -> str:
    """The innermost line of the program's own, or of the tests' where there is none."""
    frames = [(Path(frame.filename), frame) for frame in traceback.extract_tb(error.__traceback__)]
    own = [(path, frame) for path, frame in frames if path.is_relative_to(ROOT) and ".venv" not in path.parts]
    programs = [(path, frame) for path, frame in own if "tests" not in path.relative_to(ROOT).parts]
    path, frame = (programs or own or frames)[-1]
    return f"{path.relative_to(ROOT) if path.is_relative_to(ROOT) else path.name}:{frame.name}"


def _short(bench: Bench, case: Case, why: str) -> Case:
    def fails_so(other: Case) -> bool:
        found = _why(bench, other)
        return found is not None and found[0] == why

    case = replace(case, steps=shortest(case.steps, lambda steps: fails_so(replace(case, steps=steps))))
    return replace(case, sizes=smallest(case.sizes, lambda sizes: fails_so(replace(case, sizes=sizes))))


def hold(what: str, holds: object, seen: object | Callable[[], object] = "") -> None:
    """This must hold."""
    if not holds:
        raise FoundError(what, seen() if callable(seen) else seen)
