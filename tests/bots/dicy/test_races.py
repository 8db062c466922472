"""The solved games of two: what is packed comes out again, and the cache holds only what is whole."""

import os
from bz2 import compress
from pathlib import Path
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from game.bots.dicy import race_cache, races
from game.bots.dicy.ahead import solve
from game.bots.dicy.compiled_race import BYTES, LIBRARY, CompiledRace
from game.bots.dicy.pairs import Player, between
from game.bots.dicy.races import PRINTED, TOLERANCE, Race, packed, race
from game.bots.dicy.scoring import MOST, worth
from game.bots.dicy.tables import MOVERS, SETS, TARGET, in_order
from game.bots.dicy.worth import Ends, Standing, to_win, turned
from game.bots.sealing import DamagedError, sealed
from game.core import folders
from game.dicy.cards import effect

DRAWN = in_order(("low_six", "sixes", "lowest_three", "distinct_sum", "forty"))
ANOTHER = in_order(("low_six", "sixes", "lowest_three", "distinct_sum", "odds"))
SHORT = 8  # points to win by
ENDED_SOON = 86  # from there on every game is solved in a moment: both need a turn or two

compiled = pytest.mark.skipif(not LIBRARY.there(), reason="no C compiler was there")


class Made:
    """Stands for the solver: nobody ever wins."""

    def packed(self):
        return bytes(BYTES * (TARGET * SETS) ** 2)


@pytest.fixture(scope="module")
def content():
    return packed(DRAWN, Made())


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("TAVOLINO_DATA", str(tmp_path))
    race.cache_clear()
    yield folders.cache_folder()
    races.not_kept.clear()
    race.cache_clear()


@compiled
@pytest.mark.parametrize("five", [DRAWN, *PRINTED])
def test_what_is_packed_comes_out_again(five):
    solver, again = CompiledRace(five, SHORT), CompiledRace(five, SHORT)
    assert list(solver.solve())[-1] == 1
    again.unpack(solver.packed())
    true, found = (np.asarray(one.chances("last")) for one in (solver, again))
    assert 0 < np.abs(found - true).max() <= TOLERANCE
    assert (np.asarray(solver.last_turn()) == np.asarray(again.last_turn())).all()


@compiled
@pytest.mark.parametrize("five", [DRAWN, *PRINTED])
def test_the_first_seats_chances_are_one_turn_away_from_those_that_are_packed(five):
    solver, again, chosen = CompiledRace(five, SHORT), CompiledRace(five, SHORT), Random(3)
    assert list(solver.solve())
    again.unpack(solver.packed())
    true = np.asarray(solver.chances("first")).reshape(SHORT, SHORT, SETS, SETS)
    for _ in range(60):
        own, other = chosen.randrange(SHORT), chosen.randrange(SHORT)
        active, others = chosen.randrange(SETS), chosen.randrange(SETS)
        assert again.chance("first", own, other, active, others) == pytest.approx(
            true[own, other, others, active], abs=TOLERANCE
        )


@pytest.mark.parametrize("at", [0, 9, 20, 30, -1])
def test_a_byte_that_is_not_what_was_written_is_found_out(content, at):
    damaged = bytearray(content)
    damaged[at] ^= 1
    with pytest.raises(DamagedError):
        Race(DRAWN, bytes(damaged))


@pytest.mark.parametrize("length", [0, 10, 24, 30, -1])
def test_what_is_cut_off_is_found_out(content, length):
    with pytest.raises(DamagedError):
        Race(DRAWN, content[:length])


def test_another_fives_file_is_found_out(content):
    with pytest.raises(DamagedError):
        Race(next(iter(PRINTED)), content)


@compiled
def test_the_cache_is_read_and_another_process_finds_what_came_since(cache, content):
    assert race(DRAWN) is None
    race_cache.write(DRAWN, content)
    assert race(DRAWN) is None
    races.look_again(DRAWN)
    found = race(DRAWN)
    assert found is not None
    races.look_again(DRAWN)
    assert race(DRAWN) is found


@compiled
def test_what_is_damaged_in_the_cache_is_removed_and_counts_for_nothing(cache, content):
    race_cache.write(DRAWN, content[:-1])
    assert race(DRAWN) is None
    assert not race_cache.file_of(DRAWN).exists()


FORGED = [
    b"",
    b"no bz2",
    compress(b"short"),
    compress(bytes(races.LENGTH + 1)),
    compress(bytes(races.LENGTH))[:-20],
]


@compiled
@pytest.mark.parametrize("content", FORGED, ids=["nothing", "not packed", "short", "long", "cut off"])
def test_bad_content_under_a_hash_that_holds_is_found_out_and_solved_anew(cache, content):
    race_cache.write(DRAWN, sealed(races.WHAT, content, races._key(DRAWN)))
    assert race(DRAWN) is None
    assert not race_cache.there(DRAWN)
    assert solve(DRAWN) is not None


@compiled
def test_what_was_solved_is_known_where_the_damaged_file_cannot_be_replaced(cache, content, monkeypatch):
    race_cache.write(DRAWN, content[:-1])
    monkeypatch.setattr(race_cache, "write", lambda *_: None)
    monkeypatch.setattr(race_cache, "remove", lambda *_: None)
    assert race(DRAWN) is None
    races.keep(DRAWN, Made())
    assert race(DRAWN) is not None


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo])
def test_no_file_in_a_files_place_is_not_waited_for(cache, content, make):
    path = race_cache.file_of(DRAWN)
    path.parent.mkdir(parents=True)
    make(path)
    assert race_cache.read(DRAWN) is None
    assert race(DRAWN) is None
    race_cache.write(DRAWN, content)


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


@compiled
def test_what_was_solved_is_known_here_where_the_cache_cannot_be_written(cache):
    cache.joinpath("solved").write_text("in the way")
    races.keep(DRAWN, Made())
    assert race(DRAWN) is not None
    assert race(ANOTHER) is None


@compiled
def test_a_printed_five_is_known_from_what_is_given_whatever_the_cache_holds(cache, monkeypatch):
    monkeypatch.setattr(races, "_kept", lambda _five: pytest.fail("what is given is as exact"))
    assert all(race(five) is not None for five in PRINTED)


def test_without_the_compiled_library_there_is_the_estimate(cache, monkeypatch):
    monkeypatch.setattr(LIBRARY, "there", lambda: False)
    for five in PRINTED:
        assert race(five) is None
        at = Standing(five, Player(0, 60, 31, False), (Player(1, 60, 31, True),))
        assert 0.3 < to_win(at).start(31) < 0.7


@pytest.mark.parametrize("five", PRINTED)
def test_what_is_given_is_whole(five):
    assert races.given(five)


@compiled
@pytest.mark.parametrize("five", PRINTED)
def test_the_tables_agree_with_themselves(cache, five):
    """What a turn is worth by the chances after it is the chance before it."""
    solved, chosen = race(five), Random(4)
    assert solved is not None
    for mover in MOVERS:
        for _ in range(30):
            score, other = chosen.randrange(100), chosen.randrange(100)
            own, others = chosen.randrange(32), chosen.randrange(32)
            place = MOVERS.index(mover)
            at = Standing(
                five, Player(place, score, own, False), (Player(1 - place, other, others, mover == "first"),)
            )
            told = solved.chance(mover, score, other, own, others)
            assert to_win(at).start(own) == pytest.approx(told, abs=2 * TOLERANCE)


@compiled
@pytest.mark.parametrize("five", PRINTED)
def test_the_tables_hold_what_is_solved_here_for_the_end_of_the_game(cache, five):
    """The chances of a game to so many points are those of the last points of any game."""
    solver, solved, chosen = CompiledRace(five, TARGET - ENDED_SOON), race(five), Random(6)
    assert solved is not None
    assert list(solver.solve())
    short = TARGET - ENDED_SOON
    for mover in MOVERS:
        true = np.asarray(solver.chances(mover)).reshape(short, short, SETS, SETS)
        for _ in range(200):
            own, other = chosen.randrange(short), chosen.randrange(short)
            active, others = chosen.randrange(SETS), chosen.randrange(SETS)
            found = solved.chance(mover, own + ENDED_SOON, other + ENDED_SOON, active, others)
            assert found == pytest.approx(true[own, other, others, active], abs=TOLERANCE)


@compiled
@pytest.mark.parametrize("five", PRINTED)
@pytest.mark.parametrize("place", [0, 1])
def test_an_end_of_a_turn_is_worth_the_chance_after_it(cache, five, place):
    """By the chance before the other's turn, once it has turned over the card that is worst for the mover."""
    chosen = Random(7)
    for _ in range(6):
        own, other = chosen.randrange(100), chosen.randrange(100)
        others = chosen.randrange(SETS)
        two = Player(1 - place, other, others, place == 0)
        ends = Ends(Standing(five, Player(place, own, 31, False), (two,)))
        for card in range(5):
            left = chosen.randrange(SETS) & ~(1 << card)
            row = ends.scored(card, left)
            for points in chosen.sample(sorted({*worth(five[card])} - {0}), 4):
                one = Player(place, own + points, left, False)
                after = [
                    between(five, one, replace(two, active=set_), own + points >= TARGET)
                    for set_ in turned(others, effect(five[card]))
                ]
                assert row[points] == pytest.approx(min(after), abs=1e-6)


@compiled
@pytest.mark.parametrize("place", [0, 1])
def test_who_has_the_target_already_is_weighed_too_while_others_choose_a_card(cache, place):
    """The turn goes on for them, and its ends are asked for once more."""
    own, other = Player(place, 104, 7, False), Player(1 - place, 60, 3, place == 0)
    ends = Ends(Standing(next(iter(PRINTED)), own, (other,)))
    assert ends.passed() == 1
    assert set(ends.scored(0, 6)[2:13]) == {1}


@compiled
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
        assert turn.start(own) == pytest.approx(1 - row[lead], abs=1e-6)
