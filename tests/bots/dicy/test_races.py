"""The solved games of two: what is packed comes out again, and the cache holds only what is whole."""

import os
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from game.bots.dicy import race_cache, races
from game.bots.dicy.pairs import Player
from game.bots.dicy.races import CHUNKS, COARSE, FINE, LEADS, PRINTED, Race, packed, race
from game.bots.dicy.scoring import MOST
from game.bots.dicy.tables import MOVERS, SETS, TARGET, in_order
from game.bots.dicy.worth import Standing, to_win
from game.core import folders

DRAWN = in_order(("low_six", "sixes", "lowest_three", "distinct_sum", "forty"))


class Made:
    """Stands for the solver: chances that rise with the score, and are all different."""

    def __init__(self, seed):
        chosen = np.random.default_rng(seed)
        self.waiting = {
            mover: np.sort(chosen.random((SETS, SETS, TARGET))).astype(np.float32) for mover in MOVERS
        }
        self.ahead = np.sort(chosen.random((SETS, SETS, LEADS)))

    def rises(self, mover, score, steps):
        return self.packed(self.waiting[mover] * (1 - score / 1000), steps)

    def rises_of_the_last_turn(self, steps):
        return self.packed(self.ahead, steps)

    @staticmethod
    def packed(chances, steps):
        rises = np.diff(np.round(chances * steps).astype(int), axis=2, prepend=0)
        assert rises.min() >= 0
        return (rises & 255).astype(np.uint8).tobytes() + (rises >> 8).astype(np.uint8).tobytes()


@pytest.fixture(scope="module")
def made():
    return Made(1)


@pytest.fixture(scope="module")
def content(made):
    return packed(DRAWN, made, FINE)


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("TAVOLINO_DATA", str(tmp_path))
    race.cache_clear()
    yield folders.cache_folder()
    race.cache_clear()


def test_what_is_packed_comes_out_again(made, content):
    found, chosen = Race(DRAWN, content), Random(1)
    for _ in range(30):
        mover, score = chosen.choice(MOVERS), chosen.randrange(TARGET)
        active, own = chosen.randrange(SETS), chosen.randrange(SETS)
        true = made.waiting[mover][own, active] * (1 - score / 1000)
        assert found.waiting(mover, score, active, own) == pytest.approx(true, abs=0.51 / FINE)
        assert found.ahead(active, own) == pytest.approx(made.ahead[own, active], abs=0.51 / FINE)


@pytest.mark.parametrize("at", [0, 9, 20, 40, 5000, -1])
def test_a_byte_that_is_not_what_was_written_is_found_out(content, at):
    damaged = bytearray(content)
    damaged[at] ^= 1
    with pytest.raises(races.DamagedError):
        Race(DRAWN, bytes(damaged))


@pytest.mark.parametrize("length", [0, 10, 26, 5000, -1])
def test_what_is_cut_off_is_found_out(content, length):
    with pytest.raises(races.DamagedError):
        Race(DRAWN, content[:length])


def test_another_fives_file_is_found_out(content):
    with pytest.raises(races.DamagedError):
        Race(next(iter(PRINTED)), content)


def test_the_cache_is_read_and_another_process_finds_what_came_since(cache, content):
    assert race(DRAWN) is None
    race_cache.write(DRAWN, content)
    assert race(DRAWN) is None
    races.look_again(DRAWN)
    found = race(DRAWN)
    assert found is not None
    assert found.fine
    races.look_again(DRAWN)
    assert race(DRAWN) is found


def test_what_is_damaged_in_the_cache_is_removed_and_counts_for_nothing(cache, content):
    printed = next(iter(PRINTED))
    for five in (DRAWN, printed):
        race_cache.write(five, content[:-1])
        found = race(five)
        assert (found is None) == (five == DRAWN)
        assert found is None or found.steps == COARSE
        assert not race_cache.file_of(five).exists()


def test_the_cache_keeps_what_was_read_last(cache, monkeypatch):
    monkeypatch.setattr(race_cache, "MOST_FILES", 2)
    first, second, third, *_ = PRINTED
    for number, five in enumerate((second, first)):
        race_cache.write(five, b"a solved game")
        os.utime(race_cache.file_of(five), (number, number))
    race_cache.write(third, b"a solved game")
    assert [race_cache.there(five) for five in (first, second, third)] == [True, False, True]
    os.utime(race_cache.file_of(third), (2, 2))
    race_cache.read(first)
    race_cache.write(second, b"a solved game")
    assert [race_cache.there(five) for five in (first, second, third)] == [True, True, False]


def test_a_cache_that_cannot_be_written_costs_nothing_but_time(cache, content):
    cache.joinpath("solved").write_text("in the way")
    race_cache.write(DRAWN, content)
    assert race_cache.read(DRAWN) is None
    races.look_again(DRAWN)
    assert race(DRAWN) is None


def test_a_printed_five_that_is_solved_here_is_finer_than_what_is_given(cache, content):
    printed = next(iter(PRINTED))
    given = race(printed)
    assert given is not None
    assert not given.fine
    race_cache.write(printed, packed(printed, Made(2), FINE))
    races.look_again(printed)
    solved = race(printed)
    assert solved is not None
    assert solved.fine


@pytest.mark.parametrize("five", PRINTED)
def test_the_tables_are_whole_and_agree_with_themselves(cache, five):
    """What a turn is worth by the chances after it is the chance before it, up to the rounding."""
    solved, chosen = race(five), Random(4)
    assert solved is not None
    assert len(solved._chunks) == CHUNKS
    for mover in MOVERS:
        for _ in range(12):
            score, other = chosen.randrange(100), chosen.randrange(100)
            own, others = chosen.randrange(32), chosen.randrange(32)
            row = solved.waiting(mover, score, own, others)
            assert len(row) == TARGET
            assert list(row) == sorted(row)
            place = MOVERS.index(mover)
            at = Standing(
                five, Player(place, score, own, False), (Player(1 - place, other, others, mover == "first"),)
            )
            assert to_win(at).start(own) == pytest.approx(1 - row[other], abs=1.1 / solved.steps)


@pytest.mark.parametrize("five", PRINTED)
def test_the_last_turn_agrees_with_itself(cache, five):
    solved, chosen = race(five), Random(5)
    assert solved is not None
    for _ in range(8):
        own, others, lead = chosen.randrange(32), chosen.randrange(32), chosen.randrange(1, MOST + 1)
        row = solved.ahead(own, others)
        assert list(row) == sorted(row)
        at = Standing(five, Player(1, 80, own, False), (Player(0, 100, others, False),))
        turn = to_win(replace(at, own=replace(at.own, score=100 - lead)))
        assert turn.start(own) == pytest.approx(1 - row[lead], abs=1.1 / solved.steps)
