"""The solved tables hold together, and the solver gives them to the byte."""

from array import array
from itertools import pairwise
from math import nan
from random import Random

import numpy as np
import pytest

from game.bots.dalek import brain, race, several, solving
from game.bots.dalek import tables as reading
from game.bots.dalek.race import chances_by_points
from game.bots.dalek.tables import FILE, HEADER, TARGET, packed, tables, unpacked
from game.bots.dalek.turn import best_turn
from game.bots.dalek.worth import Standing, worth
from game.core.illegal import IllegalError
from scenes.games.dalek.selftest import check_tables
from tests.commands.calling import call, one_line


@pytest.mark.parametrize("own", [0, 30, 60, 83, 89])
def test_alone_a_turn_played_its_best_leads_to_what_the_table_says(own):
    assert 1 - best_turn(worth(Standing((own,), 0))).value == pytest.approx(tables().turns[own], abs=1e-10)


@pytest.mark.parametrize(("first", "second"), [(0, 0), (30, 30), (30, 75), (62, 41), (89, 88), (85, 31)])
def test_two_seats_a_turn_played_its_best_leads_to_what_the_table_says(first, second):
    to_move = best_turn(worth(Standing((first, second), 0))).value
    assert to_move == pytest.approx(tables().first[first * TARGET + second], abs=1e-10)
    answering = best_turn(worth(Standing((first, second), 1))).value
    assert answering == pytest.approx(tables().second[second * TARGET + first], abs=1e-10)


def test_the_last_turn_depends_only_on_the_lead():
    for first, second in [(90, 80), (99, 89), (95, 85)]:
        value = best_turn(worth(Standing((first, second), 1))).value
        assert value == pytest.approx(tables().last[10], abs=1e-12)


def test_solving_gives_the_tables_to_the_byte():
    """Each pair of scores from those of a higher sum, so that a few sums tell whether the whole would."""
    last = solving._last_turns()
    assert last.tobytes() == np.array(tables().last).tobytes()
    solved = [np.array(of_seat).reshape(TARGET, TARGET) for of_seat in (tables().first, tables().second)]
    for total in (176, 120, 41):
        own = np.arange(max(0, total - TARGET + 1), min(total, TARGET - 1) + 1)
        first, second = (of_seat.copy() for of_seat in solved)
        first[own, total - own] = second[total - own, own] = 0
        solving._solve_pairs(own, total - own, first, second, last)
        assert [first.tobytes(), second.tobytes()] == [of_seat.tobytes() for of_seat in solved]


def hostile():
    whole = FILE.read_bytes()
    arrays = whole[HEADER.size :]
    for at in (0, 8, HEADER.size - 1, HEADER.size, len(whole) // 2, len(whole) - 1):
        yield f"changed at {at}", whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :]
    for length in (0, 1, HEADER.size, HEADER.size + 4, len(whole) - 8, len(whole) - 1):
        yield f"cut off at {length}", whole[:length]
    yield "longer", whole + whole[-8:]
    yield "as it was before there was a header", arrays
    yield "anything", Random(1).randbytes(len(whole))
    yield "shorter under a hash that holds", packed(arrays[:-8])
    yield "longer under a hash that holds", packed(arrays + arrays[-8:])
    yield "odd under a hash that holds", packed(arrays[:-3])
    yield "no numbers under a hash that holds", packed(arrays[:-8] + array("d", [nan]).tobytes())


@pytest.mark.parametrize("content", [pytest.param(content, id=what) for what, content in hostile()])
def test_what_is_no_whole_table_is_refused(content):
    with pytest.raises(IllegalError, match=r"^table_damaged file=dalek\.bin$"):
        unpacked(content)


@pytest.fixture
def damaged(tmp_path, monkeypatch):
    """Nothing of the whole one is remembered meanwhile, nor of the damaged one afterwards."""
    file = tmp_path / FILE.name
    file.write_bytes(FILE.read_bytes()[:-1])
    monkeypatch.setattr(reading, "FILE", file)
    forget()
    yield
    forget()


def forget():
    for module in (brain, race, reading, several):
        for known in vars(module).values():
            if hasattr(known, "cache_clear"):
                known.cache_clear()


@pytest.mark.usefixtures("damaged")
@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "dalek", "--bots", "easy,expert", "--games", 1),
        ("arena", "dalek", "--levels", "easy,expert", "--games", 10),
        ("arena", "dalek", "--levels", "easy,expert", "--games", 10, "--seats", 3),
        ("solve", "dalek"),
    ],
)
def test_a_damaged_table_is_one_line(capsys, words, tmp_path, monkeypatch):
    monkeypatch.setenv("TAVOLINO_DATA", str(tmp_path))
    said = call(capsys, *words)
    assert said.code == 2
    assert one_line(said.err)
    assert "dalek.bin" in said.err


@pytest.mark.usefixtures("damaged")
def test_the_self_test_names_a_damaged_table():
    with pytest.raises(IllegalError, match=r"dalek\.bin"):
        check_tables()


def test_the_tables_are_small():
    assert FILE.stat().st_size < 3_000_000


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_past_the_target_more_points_are_never_worth_less_at_a_full_table(seats):
    scores = (44, 60, 71, 38, 52, 80)[:seats]
    for mover in range(seats):
        chances = chances_by_points(scores, mover)
        past = chances[TARGET - scores[mover] :]
        assert all(less <= more + 1e-9 for less, more in pairwise(past))
        assert 0 <= min(chances) <= max(chances) <= 1


def test_at_a_full_table_equal_seats_have_equal_chances_but_for_the_order_of_turns():
    for seats in (3, 4, 5, 6):
        after_a_mean_turn = [chances_by_points((30,) * seats, mover)[14] for mover in range(seats)]
        assert sum(after_a_mean_turn) / seats == pytest.approx(1 / seats, abs=0.6 / seats)


def test_in_the_last_turn_of_a_full_table_only_the_top_score_counts():
    chances = chances_by_points((91, 95, 80), 2)
    assert (chances[14], chances[15], chances[16]) == (0, 0.5, 1)
    shared = chances_by_points((95, 95, 80), 2)
    assert (shared[14], shared[15], shared[16]) == (0, pytest.approx(1 / 3), 1)
