"""Opponents and hints that answer at once, in the test's own process, and nothing that they solve ahead."""

import pytest

from scenes.table.bots.ahead import Ahead
from scenes.table.bots.process import Asked, Minds
from scenes.table.bots.worker import answers


def answer_at_once(self, questions, heard, unanswered):
    """In the place of `Minds.ask_all`."""
    found = answers(questions)
    self._number += 1
    self._asked, number = Asked(questions, heard, unanswered), self._number
    self._wake(lambda: self._answered(number, found))


@pytest.fixture(autouse=True)
def minds(monkeypatch):
    """What was asked is kept."""
    asked = []

    def ask_all(self, questions, heard, unanswered):
        asked.extend(questions)
        answer_at_once(self, questions, heard, unanswered)

    monkeypatch.setattr(Minds, "ask_all", ask_all)
    monkeypatch.setattr(Minds, "warm", lambda _self: None)
    monkeypatch.setattr(Ahead, "work", lambda *_: None)
    return asked
