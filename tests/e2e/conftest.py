"""A screen for all these tests, and programs that are ended with the test that started them."""

import pytest

from tests.e2e.driving import Program
from tests.e2e.screen import Screen, missing


@pytest.fixture(scope="session")
def screen():
    if lacking := missing():
        pytest.skip(f"real windows need {lacking}: `.ci/run` installs them")
    screen = Screen()
    yield screen
    screen.close()


@pytest.fixture
def opened(screen, tmp_path):
    """Opens the program: `opened(speed="brisk")`, twice in a test to come back to what is there."""
    programs = []

    def open_one(*words, folder=tmp_path, **settings):
        programs.append(Program(screen, folder, *words, **settings))
        return programs[-1]

    yield open_one
    for program in programs:
        program.close()
