"""The end of the game, and who has won."""

from game.dicy import GAME
from game.dicy.commands import Pass, Roll, Score, Thaw
from game.dicy.events import CardFrozen, GameEnded, TurnEnded, TurnStarted
from tests.dicy.table import brings, may, table

SCORES_12 = Score(0, "odds", (0, 1, 2, 3))
ODDS = "333326"


def test_under_100_the_game_goes_on():
    played = table(ODDS, scores=(87, 0), to_move=1, active={1: "odds straight"})
    played.do(Roll(1), Score(1, "odds", (0, 1, 2, 3)))
    assert played.state.scores == (87, 12)
    assert played.of(GameEnded) == []


def test_exactly_100_is_enough():
    played = table(ODDS, seats=1, scores=(88,)).do(Roll(0), SCORES_12)
    assert played.of(GameEnded) == [GameEnded((0,), (100,))]


def test_99_is_not():
    played = table(ODDS, seats=1, scores=(87,)).do(Roll(0), SCORES_12)
    assert played.of(GameEnded) == []


def test_at_100_play_goes_on_to_the_last_seat_of_the_round():
    played = table(ODDS, ODDS, ODDS, seats=3, scores=(88, 0, 0))
    assert brings(played, Roll(0), SCORES_12)[-2:] == [TurnEnded(0), TurnStarted(1)]
    played.do(Roll(1), Score(1, "odds", (0, 1, 2, 3)), Roll(2))
    assert brings(played, Score(2, "odds", (0,))) == [
        played.events[-4],
        CardFrozen(2, "odds", "score"),
        TurnEnded(2),
        GameEnded((0,), (100, 12, 3)),
    ]


def test_the_last_seat_of_the_round_is_the_one_before_the_first():
    played = table(ODDS, ODDS, ODDS, seats=3, first=2, scores=(0, 0, 94)).do(
        Roll(2), Score(2, "odds", (0, 1))
    )
    played.do(Roll(0), Score(0, "odds", (0,)), Roll(1))
    assert played.of(GameEnded) == []
    played.do(Score(1, "odds", (0,)))
    assert played.of(GameEnded) == [GameEnded((2,), (3, 3, 100))]


def test_the_first_seat_doesnt_come_again_once_the_last_has_reached_100():
    played = table(ODDS, scores=(0, 95), to_move=1).do(Roll(1), Score(1, "odds", (0, 1)))
    assert played.of(GameEnded) == [GameEnded((1,), (0, 101))]
    assert GAME.to_act(played.state) is None


def test_a_later_seat_may_overtake_who_reached_100_first():
    played = table(ODDS, scores=(101, 95), to_move=1).do(Roll(1), Score(1, "odds", (0, 1, 2, 3)))
    assert played.of(GameEnded) == [GameEnded((1,), (101, 107))]


def test_equal_scores_rank_by_active_cards():
    played = table(ODDS, scores=(107, 95), to_move=1, active={0: "odds straight"})
    played.do(Roll(1), Score(1, "odds", (0, 1, 2, 3)))
    assert played.of(GameEnded) == [GameEnded((1,), (107, 107))]


def test_the_card_scored_last_counts_as_frozen():
    played = table(ODDS, scores=(107, 95), to_move=1).do(Roll(1), Score(1, "odds", (0, 1, 2, 3)))
    assert played.of(GameEnded) == [GameEnded((0,), (107, 107))]


def test_a_card_thawed_by_the_last_pass_counts_as_active():
    played = table("123456", scores=(100, 100), to_move=1, active={0: "odds straight low_six"}).do(Roll(1))
    played.do(Pass(1), Thaw(0, "any_two"))
    assert played.of(GameEnded) == [GameEnded((1,), (100, 100))]

    tied = table("123456", scores=(100, 100), to_move=1, active={0: "odds straight low_six any_two"})
    tied.do(Roll(1), Pass(1))
    assert tied.of(GameEnded) == [GameEnded((0, 1), (100, 100))]


def test_equals_win_together():
    played = table(ODDS, seats=4, first=1, scores=(88, 100, 100, 7), to_move=0, active={1: "odds", 2: "odds"})
    played.do(Roll(0), SCORES_12)
    assert played.of(GameEnded) == [GameEnded((0,), (100, 100, 100, 7))]

    played = table(
        ODDS, seats=4, first=1, scores=(88, 100, 100, 7), to_move=0, active={0: "odds", 1: "", 2: ""}
    )
    played.do(Roll(0), SCORES_12)
    assert played.of(GameEnded) == [GameEnded((0, 1, 2), (100, 100, 100, 7))]


def test_more_active_cards_dont_outrank_more_points():
    played = table(ODDS, scores=(101, 88), to_move=1, active={0: ""})
    played.do(Roll(1), Score(1, "odds", (0, 1, 2, 3)))
    assert played.of(GameEnded) == [GameEnded((0,), (101, 100))]


def test_alone_the_game_ends_with_the_turn_that_reaches_100():
    played = table(ODDS, seats=1, scores=(99,)).do(Roll(0), Score(0, "odds", (0,)))
    assert played.events[-1] == GameEnded((0,), (102,))


def test_nothing_more_may_be_done_once_the_game_has_ended():
    played = table(ODDS, seats=1, scores=(99,)).do(Roll(0), Score(0, "odds", (0,)))
    assert may(played, 0) == []
    assert played.refuses(Roll(0)) == "the_game_has_ended"
    assert played.state.winners == (0,)
