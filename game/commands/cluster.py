"""Work done on a Dask cluster, whose workers need not hold anything of ours: the code is sent along, with the
tables and the compiled libraries that the levels play by, and taken away again. What is of Dask, or by the
worker, is imported where it is needed: few have it."""

import logging
import sys
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from io import BytesIO
from itertools import islice
from pathlib import Path
from pickle import dumps, loads
from time import monotonic, sleep
from typing import Any, TypeVar
from zipfile import ZIP_DEFLATED, ZipFile

from game.commands.terminal import WrongError
from game.words import _

T = TypeVar("T")
R = TypeVar("R")

ROOT = Path(__file__).parents[2]
SENT = ("game/**/*.py", "game/bots/*/*/made/*", "assets/tables/*")
NEEDED = ("msgspec",)
PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"
AT_ONCE = 8  # tasks that a cluster has in hand for each of its threads
PATIENCE = 10  # seconds, for a scheduler and for a worker
A_MOMENT = 0.01
LONGEST = 200  # of what is told of an error


def each(do: Callable[[T], R], tasks: Iterable[T], address: str) -> Generator[tuple[int, R]]:
    """The results with the numbers of their tasks, whichever is done first."""
    try:
        from distributed import as_completed
    except ModuleNotFoundError:
        raise WrongError(_("a Dask cluster needs the extra `cluster`: dask[distributed]")) from None
    call = _sent_whole()
    waiting = enumerate(dumps((do, task)) for task in tasks)
    with _connected(address) as client, _code_there(client):
        threads = sum(client.nthreads().values())
        first = islice(waiting, AT_ONCE * threads)
        done: Any = as_completed([client.submit(call, *asked, pure=False) for asked in first])
        for future in _as_they_come(done, client, address):
            number, result = _result(future, address)
            yield number, loads(result)  # noqa: S301  Dask unpickles what the user's cluster says too
            following = next(waiting, None)
            if following is not None:
                done.add(client.submit(call, *following, pure=False))


@contextmanager
def _connected(address: str) -> Generator[Any]:
    """It says nothing but what we say; of the versions that it would warn of we check those that matter."""
    from distributed import Client

    warnings.simplefilter("ignore")
    logging.disable()
    try:
        client: Any = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as wrong:
        raise _no_scheduler(address) from wrong
    except TypeError as wrong:  # one of another version, or that asks for certificates
        raise _stopped(str(wrong)) from wrong
    with client:
        try:
            _check(client, address)
            yield client
        except OSError as wrong:  # it has gone meanwhile
            raise _no_scheduler(address) from wrong


def _no_scheduler(address: str) -> WrongError:
    return WrongError(_("no Dask scheduler answers at {address}").format(address=address))


@contextmanager
def _code_there(client: Any) -> Generator[None]:
    import cloudpickle  # pyright: ignore[reportMissingTypeStubs]

    from game.commands import on_worker

    cloudpickle.register_pickle_by_value(on_worker)  # pyright: ignore[reportUnknownMemberType]
    code = sent_along()
    version = blake2b(code, digest_size=8).hexdigest()
    name = on_worker.OURS + client.id
    for left in client.run_on_scheduler(on_worker.left_behind):
        client.unregister_worker_plugin(left)
    try:
        client.register_plugin(on_worker.SentAlong(code, version, client.id), name=name)
        yield
    except RuntimeError as wrong:
        raise _stopped(str(wrong)) from wrong
    finally:
        with suppress(
            OSError, RuntimeError, KeyError, TimeoutError
        ):  # nothing is left where the cluster is gone
            client.unregister_worker_plugin(name)


def _sent_whole() -> Callable[[int, bytes], tuple[int, bytes | None, str]]:
    """A local function travels by its code, not by its name, which the scheduler could not import. What it is
    given stays packed until the worker has what was sent along. Tells what went wrong in words: not every
    error can travel. One at a time: what is compiled takes itself to be alone in its process."""

    def call(number: int, task: bytes) -> tuple[int, bytes | None, str]:
        from pickle import dumps, loads  # by the worker

        try:
            from game.core.processes import ONE_AT_A_TIME

            with ONE_AT_A_TIME:
                do, argument = loads(task)  # noqa: S301  packed by us
                return number, dumps(do(argument)), ""
        except Exception as wrong:
            return number, None, f"{type(wrong).__name__}: {wrong}"

    return call


def sent_along() -> bytes:
    """The same files give the same bytes."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for path in sorted(path for pattern in SENT for path in ROOT.glob(pattern) if path.is_file()):
            archive.write(path, path.relative_to(ROOT))
    return packed.getvalue()


def _check(client: Any, address: str) -> None:
    """Functions travel between the same versions of Python only."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as wrong:
        raise _no_worker(address) from wrong
    told: Any = client.get_versions(packages=[*NEEDED])
    workers = told["workers"].values()
    lacking = {name for one in workers for name in NEEDED if not one["packages"].get(name)}
    if any(not one["host"]["python"].startswith(f"{PYTHON}.") for one in (told["scheduler"], *workers)):
        lacking.add(f"Python {PYTHON}")
    if lacking:
        words = _("the cluster's workers need {library}: install it there")
        raise WrongError(words.format(library=", ".join(sorted(lacking))))


def _no_worker(address: str) -> WrongError:
    return WrongError(_("no worker has joined the Dask scheduler at {address}").format(address=address))


def _as_they_come(done: Any, client: Any, address: str) -> Iterator[Any]:
    """Where all workers have left, tasks would wait for ever."""
    since = monotonic()
    while not done.is_empty():
        if batch := done.next_batch(block=False):
            yield from batch
            since = monotonic()
        elif monotonic() - since < PATIENCE:
            sleep(A_MOMENT)
        elif client.nthreads():
            since = monotonic()
        else:
            raise _no_worker(address)


def _result(future: Any, address: str) -> tuple[int, bytes]:
    if future.status == "cancelled":  # by the client, when it finds no scheduler any more
        raise _no_scheduler(address)
    try:
        number, result, wrong = future.result()
    except Exception as lost:  # Dask's own: whatever our function does is told in words
        raise _stopped(f"{type(lost).__name__}: {lost}") from lost
    if result is None:
        raise _stopped(wrong)
    return number, result


def _stopped(why: str) -> WrongError:
    short = " ".join(why.split())[:LONGEST]
    return WrongError(_("the cluster stopped: {why}").format(why=short))
