"""The bots' process: answers come by waking the window, late ones are dropped, a dead worker is replaced."""

import os
import signal
import time
from collections import deque

import pytest
from msgspec import Struct
from msgspec.structs import replace

from game.core.illegal import DamagedTableError
from game.core.seats import Seat
from game.dalek import GAME
from game.dalek.commands import Stop
from scenes.table.bots.process import Minds
from tests.scenes.table.builders import bot, sat_down


class Window:
    """Stands in for the app: what is handed to it is done when the test says so."""

    def __init__(self):
        self.handed = deque()

    def until(self, reached, limit=30.0):
        end = time.monotonic() + limit
        while not reached():
            assert time.monotonic() < end, "nothing was heard"
            while self.handed:
                self.handed.popleft()()
            time.sleep(0.002)


@pytest.fixture(autouse=True)
def no_process():
    """Here there is one."""


def never():
    pytest.fail("there is an answer")


@pytest.fixture
def window():
    return Window()


@pytest.fixture
def minds(window):
    minds = Minds(window.handed.append)
    yield minds
    minds.close()


def question(seed="a seed", level="easy"):
    return sat_down(GAME, (bot("Bo", level), Seat("Ada", "human")), seed).question(0)


def test_an_answer_is_a_legal_command(window, minds):
    heard, asked = [], question()
    minds.ask(asked, heard.append, never)
    window.until(lambda: heard)
    assert heard[0] in asked.legal
    assert not minds.thinking


def test_several_seats_are_answered_together_and_in_order(window, minds):
    heard = []
    asked = tuple(question(f"seed {n}") for n in range(3))
    minds.ask_all(asked, heard.append, never)
    window.until(lambda: heard)
    assert [answer in q.legal for answer, q in zip(heard[0], asked, strict=True)] == [True] * 3


def test_what_a_sparring_partner_looks_back_on_goes_along(window, minds):
    sitting = sat_down(GAME, (bot("Bo", "sparring"), bot("Cleo", "easy")), "a seed")
    asked, heard = [], []
    while len(asked) < 20 and sitting.to_act is not None:
        question = sitting.question(sitting.to_act)
        answer = question.answered()
        if sitting.to_act == 0:
            asked.append((question, answer))
        sitting.do(answer)
    assert asked[-1][0].past
    minds.ask_all(tuple(told for told, _ in asked), heard.append, never)
    window.until(lambda: heard)
    assert heard[0] == tuple(answer for _, answer in asked)


def test_the_worker_is_kept_warm(window, minds):
    pids = set()
    for _ in range(2):
        heard = []
        minds.ask(question(), heard.append, never)
        pids.add(minds._worker.pid)
        window.until(lambda heard=heard: heard)
    assert len(pids) == 1
    assert minds._worker.pid != os.getpid()


def test_an_answer_to_an_earlier_question_is_dropped(window, minds):
    """The earlier one can only be answered by a roll, the later one by anything but that."""
    earlier, later = question(), replace(question(), legal=(Stop(0),), level="random")
    heard = []
    minds.ask(earlier, heard.append, never)
    minds.ask(later, heard.append, never)
    window.until(lambda: heard)
    assert heard == [Stop(0)]


def test_what_is_forgotten_is_not_heard_of(window, minds):
    heard = []
    minds.ask(question(), lambda answer: heard.append("forgotten"), never)
    minds.forget()
    minds.ask(question(), lambda answer: heard.append("asked"), never)
    window.until(lambda: heard)
    assert heard == ["asked"]


def test_a_worker_that_dies_is_started_again_and_asked_again(window, minds):
    minds.warm()
    first = minds._worker.pid
    os.kill(first, signal.SIGSTOP)  # it gets the question and can't answer
    heard = []
    minds.ask(question(), heard.append, never)
    os.kill(first, signal.SIGKILL)
    window.until(lambda: heard)
    assert minds._worker.pid != first


def test_a_question_that_kills_every_worker_is_answered_all_the_same(window, minds):
    """An unknown level raises in the worker each time."""
    heard, asked = [], question(level="no such level")
    minds.ask(asked, heard.append, never)
    window.until(lambda: heard)
    assert heard[0] in asked.legal


class Damaged(Struct, frozen=True):
    """What an opponent would answer from a table that isn't whole."""

    level: str = "expert"

    def answered(self):
        raise DamagedTableError("table_damaged", file="some.bin")


def test_where_a_table_is_damaged_nothing_is_made_up_and_the_window_is_told_which(window, minds):
    unanswered = []
    minds.ask(Damaged(), lambda _: pytest.fail("nobody knows"), lambda: unanswered.append(True))
    first = minds._worker.pid
    with pytest.raises(DamagedTableError, match=r"file=some\.bin"):
        window.until(lambda: False)
    assert unanswered == [True]
    assert not minds.thinking
    heard = []
    minds.ask(question(), heard.append, never)
    window.until(lambda: heard)
    assert minds._worker.pid == first


def test_closing_ends_the_process_at_once(window, minds):
    minds.warm()
    pid = minds._worker.pid
    minds.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
