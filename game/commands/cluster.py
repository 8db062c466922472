"""An arena's blocks played on a Dask cluster, whose workers need not hold anything of ours: the code is sent
along, with the tables and the compiled libraries that the levels play by, and taken away again."""

from collections.abc import Callable, Generator, Sequence
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from game.commands import on_worker
from game.commands.arena import Block, Contest, Score
from game.words import _

ROOT = Path(__file__).parents[2]
SENT = ("game/**/*.py", "game/bots/*/*/made/*", "assets/tables/*")
AT_ONCE = 8  # blocks that a cluster has in hand for each of its threads
PATIENCE = 10  # seconds, for a scheduler and for its first worker


class NoClusterError(Exception):
    """There is no cluster to play on; its text says why, in one line."""


def played(contest: Contest, blocks: Sequence[Block], address: str) -> Generator[tuple[Block, Score]]:
    try:
        import cloudpickle  # pyright: ignore[reportMissingTypeStubs]
        from distributed import Client, as_completed
    except ModuleNotFoundError:
        raise NoClusterError(_("a Dask cluster needs the extra `cluster`: dask[distributed]")) from None
    cloudpickle.register_pickle_by_value(on_worker)  # pyright: ignore[reportUnknownMemberType]
    try:
        client: Any = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as wrong:
        raise NoClusterError(_("no Dask scheduler answers at {address}").format(address=address)) from wrong
    code, play = sent_along(), _sent_whole()
    name = blake2b(code, digest_size=8).hexdigest()
    with client:
        _check(client, address)
        # Who joins later has no code of ours, and is given nothing to do.
        ready = list(client.run(on_worker.unpack, code, name))
        try:
            asked: Any = [msgspec.json.encode(block) for block in blocks]
            waiting, whole = iter(asked), msgspec.json.encode(contest)

            def submit(block: bytes) -> Any:
                return client.submit(play, whole, block, pure=False, workers=ready)

            threads = sum(client.nthreads().values())
            first = [next(waiting) for _ in range(min(len(blocks), AT_ONCE * threads))]
            done: Any = as_completed([submit(block) for block in first])
            for future in done:
                block, score = _result(future)
                yield msgspec.json.decode(block, type=Block), msgspec.json.decode(score, type=Score)
                following = next(waiting, None)
                if following is not None:
                    done.add(submit(following))
        finally:
            client.run(on_worker.clear, name)


def _sent_whole() -> Callable[[bytes, bytes], tuple[bytes, bytes]]:
    """A local function travels by its code, not by its name, which the scheduler could not import."""

    def play(contest: bytes, block: bytes) -> tuple[bytes, bytes]:
        from game.commands.arena import played_as_json  # by the worker, from what was sent along

        return block, played_as_json(contest, block)

    return play


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
        raise NoClusterError(words.format(address=address)) from wrong
    lacking = sorted({name for names in client.run(on_worker.missing).values() for name in names})
    if lacking:
        words = _("the cluster's workers need {library}: install it there")
        raise NoClusterError(words.format(library=", ".join(lacking)))


def _result(future: Any) -> tuple[bytes, bytes]:
    try:
        return future.result()
    except Exception as wrong:
        words = _("the cluster stopped: {why}")
        why = " ".join(f"{type(wrong).__name__}: {wrong}".split())
        raise NoClusterError(words.format(why=why)) from wrong
