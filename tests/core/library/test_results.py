"""Results and players: at every moment what a recount of the games says."""

from random import Random

import pytest

from tests.core.library.builders import (
    ADA,
    GAME,
    ROBBIE,
    acts,
    end_of,
    header,
    library,
    play_on,
    scores_of,
    started,
)


@pytest.mark.parametrize("number", range(4))
def test_at_every_moment_results_equal_a_recount(quick, number):
    with library(quick) as lib:
        played = lib.start(GAME, header(seed=str(number), target=30), "short")
        for _ in acts(played, Random(number)):
            results = lib.results()
            assert [result.scores for result in results] == scores_of(played)
            assert lib.list()[0].ended == bool(results)
            for result in results:
                assert result.winners == end_of(played).winners
                assert result.undone == played.header.undone
                assert tuple((s.name, s.kind, s.level) for s in result.seats) == tuple(
                    (s.name, s.kind, s.level) for s in played.seats
                )


def test_a_result_says_which_seats_changed_hands_and_a_new_name_is_no_change_of_hands(quick):
    with library(quick) as lib:
        played = started(lib)
        played.seat_changes(0, "human", name="Adele")
        played.seat_changes(1, "bot", "easy")
        played.seat_changes(1, "human")
        play_on(played)
        assert lib.results()[0].handed == (1,)
        assert [seat.name for seat in lib.results()[0].seats] == ["Adele", "Bo"]


def test_an_end_that_was_taken_back_and_played_otherwise_has_the_later_result(quick):
    with library(quick) as lib:
        played = started(lib)
        play_on(played)
        played.undo()
        assert lib.results() == ()
        played.redo()
        assert len(lib.results()) == 1
        for _ in range(3):
            played.undo()
        seat = GAME.to_act(played.state)
        assert seat is not None
        *_, last = GAME.legal(played.state, seat)
        played.do(last)
        assert lib.results() == ()
        play_on(played)
        assert [result.scores for result in lib.results()] == scores_of(played)
        assert lib.results()[0].undone == played.header.undone > 0


def test_players_are_the_people_with_their_games_and_wins_and_no_bots(quick):
    with library(quick) as lib:
        for number in range(5):
            play_on(started(lib, ADA, ROBBIE, seed=str(number)))
        play_on(started(lib), 3)
        won = sum(0 in result.winners for result in lib.results())
        assert [(p.name, p.games, p.ended, p.won) for p in lib.players()] == [
            ("Ada", 6, 5, won),
            ("Bo", 1, 0, 0),
        ]
