"""An evening: wins are counted, equals each count one, the first seat goes round."""

from scenes.host.evening import Evening
from scenes.host.last_setups import Memory
from tests.scenes.around.builders import app, begun, host, plan, play_on


def evening(length, *winners, seats=2):
    made = Evening(length, seats)
    for number, won in enumerate(winners):
        made = made.began(f"game{number}").ended(f"game{number}", number % seats, won)
    return made


def test_wins_are_counted_and_equals_each_count_one():
    assert evening("open", (0,), (1,), (0, 1)).wins == (2, 2)


def test_best_of_three_is_over_when_nobody_can_catch_up():
    assert not evening("three", (0,)).over
    assert evening("three", (0,), (0,)).over
    assert not evening("three", (0,), (1,)).over
    assert evening("three", (0,), (1,), (1,)).leaders == (1,)


def test_with_three_at_the_table_it_may_take_all_five():
    assert not evening("five", (0,), (1,), (0,), (1,), seats=3).over
    assert evening("five", (0,), (1,), (0,), (1,), (2,), seats=3).over
    assert not evening("five", (0,), (1,), (2,), seats=3).over


def test_alone_the_games_are_counted():
    assert not evening("three", (0,), (0,), seats=1).over
    assert evening("three", (0,), (0,), (0,), seats=1).over


def test_an_open_end_is_never_over():
    made = evening("open", *[(0,)] * 20)
    assert not made.over
    assert made.left is None


def test_a_game_told_twice_counts_once_as_told_last():
    made = evening("three", (0,)).ended("game0", 0, (1,))
    assert made.wins == (0, 1)
    assert made.done == 1


def test_the_first_seat_goes_round():
    assert evening("open", seats=3).next_first is None
    assert evening("open", (0,), seats=3).next_first == 1
    assert evening("open", (0,), (0,), (0,), seats=3).next_first == 0


def test_the_next_game_begins_with_the_next_seat_and_counts_for_the_same_evening(tmp_path):
    its = host(tmp_path)
    first = begun(its, plan(length="three", first=1))
    session = its.library.resume(first)
    play_on(session)
    app(its.result(first))
    its.next_game(session, first)
    second = its.library.list()[0].id
    assert its.read(second).events[0].first == 0
    assert [game.id for game in its.memory.evening(second, 2).games] == [first, second]


def test_a_game_that_draws_its_first_seat_goes_on_drawing(tmp_path):
    its = host(tmp_path)
    first = begun(its, plan("seventeen", length="open"))
    session = its.library.resume(first)
    play_on(session)
    app(its.result(first))
    its.next_game(session, first)
    assert its.library.list()[0].id != first


def test_an_evening_survives_leaving(tmp_path):
    path = tmp_path / "tables.json"
    before = host(tmp_path, Memory(path))
    game = begun(before, plan(length="five"))
    before.close()
    assert Memory(path).evening(game, 2) == before.memory.evening(game, 2)
