"""The lock on the library as a whole, on every system."""

from contextlib import ExitStack, closing
from threading import Thread
from time import monotonic, sleep

from game.core.library.shared_lock import SharedLock
from tests.core.library.processes import next_line, program


def test_the_only_one_is_alone_until_another_comes(tmp_path):
    path = tmp_path / "library"
    with closing(SharedLock(path)) as first:
        assert first.alone()
        first.share()
        with closing(SharedLock(path)) as second:
            second.share()
            assert not first.alone()
            assert not second.alone()
        assert first.alone()


def test_thirty_share_it(tmp_path):
    path = tmp_path / "library"
    with ExitStack() as open_ones:
        locks = [open_ones.enter_context(closing(SharedLock(path))) for _ in range(30)]
        for lock in locks:
            lock.share()
        assert not any(lock.alone() for lock in locks)


def test_who_comes_while_one_is_alone_waits(tmp_path):
    path = tmp_path / "library"
    with closing(SharedLock(path)) as first, closing(SharedLock(path)) as second:
        assert first.alone()
        came = []
        waiting = Thread(target=lambda: (second.share(), came.append(monotonic())))
        waiting.start()
        sleep(0.3)
        assert came == []
        first.share()
        waiting.join(20)
        assert came
        assert not first.alone()


def test_it_ends_with_the_program_that_held_it(tmp_path):
    path = tmp_path / "library"
    with closing(SharedLock(path)) as mine:
        with program(path, module="tests.core.library.sharing") as other:
            assert next_line(other) == "shared"
            assert not mine.alone()
            other.kill()
            other.wait()
        assert mine.alone()
