"""Where work is done that takes long: here, in processes of this machine, or on a Dask cluster."""

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import TypeVar

from msgspec import Struct

from game.commands import cluster
from game.core.processes import spawning

T = TypeVar("T")
R = TypeVar("R")


class Spread(Struct, frozen=True):
    jobs: int = 1
    address: str | None = None
    """Of a Dask scheduler."""

    def each(self, do: Callable[[T], R], tasks: Iterable[T]) -> Generator[tuple[int, R]]:
        """Results with the numbers of their tasks, whichever is done first. `do` is a module's function."""
        if self.address is not None:
            yield from cluster.each(do, tasks, self.address)
        elif self.jobs == 1:
            yield from enumerate(map(do, tasks))
        else:
            with spawning().Pool(self.jobs, _heed_no_interrupt) as pool:
                yield from pool.imap_unordered(_numbered, ((n, do, task) for n, task in enumerate(tasks)))

    def in_order(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        waiting: dict[int, R] = {}
        wanted = 0
        for n, result in self.each(do, tasks):
            waiting[n] = result
            while wanted in waiting:
                yield waiting.pop(wanted)
                wanted += 1


def _numbered(task: tuple[int, Callable[[T], R], T]) -> tuple[int, R]:
    n, do, argument = task
    return n, do(argument)


def _heed_no_interrupt() -> None:
    """Ctrl+C is for the process that collects; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
