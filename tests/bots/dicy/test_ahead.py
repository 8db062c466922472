"""A five is solved ahead for two seats, once: then it is known, and the expert plays from it."""

import pytest
from msgspec.structs import replace

from game.bots.dicy import ahead, compiled_race, race_cache, races
from game.bots.dicy.races import packed
from game.bots.record import bots_of
from game.dicy import GAME
from game.dicy.events import Setup
from tests.bots.dicy.test_races import DRAWN, Made
from tests.table import given

CUSTOM = Setup(mode="custom", cards=DRAWN)


@pytest.fixture(autouse=True)
def nothing_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("TAVOLINO_DATA", str(tmp_path))
    races.race.cache_clear()
    yield
    races.race.cache_clear()


class Quick(Made):
    """Stands for the compiled solver, which takes its ten seconds."""

    def __init__(self, _five):
        pass

    def solve(self):
        yield 0.5
        yield 1.0


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(ahead, "CompiledRace", Quick)
    monkeypatch.setattr(compiled_race.LIBRARY, "there", lambda: True)


def view(seats, **setup):
    return GAME.view(given(GAME, seats, setup=Setup(**setup)).state, 0)


def test_a_custom_five_is_solved_from_the_set_up(quick):
    steps = ahead.ahead(CUSTOM, 2)
    assert steps is not None
    assert races.race(DRAWN) is None
    told = list(steps)
    assert told == sorted(told)
    assert told[-1] == 1
    assert races.race(DRAWN) is not None
    assert ahead.ahead(CUSTOM, 2) is None


def test_what_is_given_up_half_way_is_not_kept(quick):
    steps = ahead.ahead(CUSTOM, 2)
    assert steps is not None
    next(steps)
    del steps
    assert not race_cache.there(DRAWN)


def test_a_drawn_five_is_solved_from_what_a_seat_sees(quick):
    seen = view(2, mode="interglacial")
    seen = replace(seen, table=replace(seen.table, cards=DRAWN))
    steps = ahead.ahead(seen, 2)
    assert steps is not None
    assert list(steps)[-1] == 1
    assert race_cache.there(DRAWN)


def test_a_printed_five_is_known_from_the_start(quick):
    assert ahead.ahead(Setup(mode="interaction"), 2) is None
    assert ahead.ahead(view(2, mode="interaction"), 2) is None


def test_alone_nothing_is_solved_and_with_more_seats_the_game_of_every_two(quick):
    assert ahead.ahead(CUSTOM, 1) is None
    assert ahead.ahead(CUSTOM, 4) is not None


def test_five_that_are_not_drawn_or_not_chosen_yet_are_not_solved(quick):
    assert ahead.ahead(Setup(mode="interglacial"), 2) is None
    assert ahead.ahead(Setup(mode="custom"), 2) is None
    assert ahead.ahead(Setup(mode="custom", cards=DRAWN[:4]), 2) is None


def test_without_the_compiled_solver_there_is_the_estimate(monkeypatch):
    monkeypatch.setattr(compiled_race.LIBRARY, "there", lambda: False)
    assert ahead.ahead(CUSTOM, 2) is None
    assert races.race(DRAWN) is None


def test_what_another_process_has_solved_is_not_solved_again(quick):
    race_cache.write(DRAWN, packed(DRAWN, Quick(DRAWN)))
    assert ahead.ahead(CUSTOM, 2) is None


def test_any_page_asks_for_it_by_the_games_record(quick):
    assert bots_of("dicy").work_ahead(CUSTOM, 2) is not None
    assert bots_of("dalek").work_ahead(CUSTOM, 2) is None
