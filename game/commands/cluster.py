"""Work done on a Dask cluster, whose workers need not hold anything of ours: the code is sent along, with the
tables and the compiled libraries that the levels play by, and taken away again."""

from collections.abc import Callable, Generator, Iterable
from hashlib import blake2b
from io import BytesIO
from itertools import islice
from pathlib import Path
from pickle import dumps, loads
from typing import Any, TypeVar
from zipfile import ZIP_DEFLATED, ZipFile

from game.commands import on_worker
from game.commands.terminal import WrongError
from game.words import _

T = TypeVar("T")
R = TypeVar("R")

ROOT = Path(__file__).parents[2]
SENT = ("game/**/*.py", "game/bots/*/*/made/*", "assets/tables/*")
AT_ONCE = 8  # tasks that a cluster has in hand for each of its threads
PATIENCE = 10  # seconds, for a scheduler and for its first worker


def each(do: Callable[[T], R], tasks: Iterable[T], address: str) -> Generator[tuple[int, R]]:
    """The results with the numbers of their tasks, whichever is done first."""
    try:
        import cloudpickle  # pyright: ignore[reportMissingTypeStubs]
        from distributed import Client, as_completed
    except ModuleNotFoundError:
        raise WrongError(_("a Dask cluster needs the extra `cluster`: dask[distributed]")) from None
    cloudpickle.register_pickle_by_value(on_worker)  # pyright: ignore[reportUnknownMemberType]
    try:
        client: Any = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as wrong:
        raise WrongError(_("no Dask scheduler answers at {address}").format(address=address)) from wrong
    code, call = sent_along(), _sent_whole()
    name = blake2b(code, digest_size=8).hexdigest()
    with client:
        _check(client, address)
        # Who joins later has no code of ours, and is given nothing to do.
        ready = list(client.run(on_worker.unpack, code, name))
        try:
            waiting = enumerate(dumps((do, task)) for task in tasks)

            def submit(asked: tuple[int, bytes]) -> Any:
                return client.submit(call, *asked, pure=False, workers=ready)

            threads = sum(client.nthreads().values())
            first = islice(waiting, AT_ONCE * threads)
            done: Any = as_completed([submit(asked) for asked in first])
            for future in done:
                number, result = _result(future)
                yield number, loads(result)  # noqa: S301  Dask unpickles what the user's cluster says too
                following = next(waiting, None)
                if following is not None:
                    done.add(submit(following))
        finally:
            client.run(on_worker.clear, name)


def _sent_whole() -> Callable[[int, bytes], tuple[int, bytes]]:
    """A local function travels by its code, not by its name, which the scheduler could not import. What it is
    given stays packed until the worker has what was sent along."""

    def call(number: int, task: bytes) -> tuple[int, bytes]:
        from pickle import dumps, loads  # by the worker

        do, argument = loads(task)  # noqa: S301  packed by us
        return number, dumps(do(argument))

    return call


def sent_along() -> bytes:
    """The same files give the same bytes."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for path in sorted(path for pattern in SENT for path in ROOT.glob(pattern) if path.is_file()):
            archive.write(path, path.relative_to(ROOT))
    return packed.getvalue()


def _check(client: Any, address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as wrong:
        words = _("no worker has joined the Dask scheduler at {address}")
        raise WrongError(words.format(address=address)) from wrong
    lacking = sorted({name for names in client.run(on_worker.missing).values() for name in names})
    if lacking:
        words = _("the cluster's workers need {library}: install it there")
        raise WrongError(words.format(library=", ".join(lacking)))


def _result(future: Any) -> tuple[int, bytes]:
    try:
        return future.result()
    except Exception as wrong:
        words = _("the cluster stopped: {why}")
        why = " ".join(f"{type(wrong).__name__}: {wrong}".split())
        raise WrongError(words.format(why=why)) from wrong
