"""What a scored card does to the other players, and who chooses."""

from game.dicy import GAME
from game.dicy.commands import Command, Freeze, Roll, Score, Thaw
from game.dicy.events import CardFrozen, CardScored, CardThawed, TurnStarted
from tests.dicy.table import brings, may, table
from tests.table import Played

INTERACTION = ("any_two", "sixes", "lowest_three", "straight", "pair_double")

CHILL_NEIGHBOURS = Score(0, "any_two", (0, 1))
THAW_NEIGHBOURS = Score(0, "sixes", (4, 5))
CHILL_EVERYONE = Score(0, "lowest_three", (0, 1, 2))


def interaction(seats: int, active: dict[int, str] | None = None, to_move: int = 0) -> Played:
    played = table("123466", seats=seats, mode="interaction", active=active, to_move=to_move)
    return played.do(Roll(to_move))


def asked(played: Played, command: Command) -> list[int]:
    """Carries the command out, and lets everybody who is asked choose their first card: who was it?"""
    turn = len(played.of(TurnStarted))
    played.do(command)
    seats: list[int] = []
    while len(played.of(TurnStarted)) == turn:
        seat = GAME.to_act(played.state)
        assert seat is not None
        seats.append(seat)
        played.do(may(played, seat)[0])
    return seats


# Whom it hits


def test_chill_neighbours_hits_left_then_right():
    assert asked(interaction(4), CHILL_NEIGHBOURS) == [1, 3]


def test_the_order_begins_at_the_scorers_left_wherever_the_scorer_sits():
    assert asked(interaction(4, to_move=2), Score(2, "any_two", (0, 1))) == [3, 1]
    assert asked(interaction(4, to_move=2), Score(2, "lowest_three", (0, 1, 2))) == [3, 0, 1]


def test_with_three_players_the_neighbours_are_everybody_else():
    assert asked(interaction(3), CHILL_NEIGHBOURS) == [1, 2]


def test_with_two_players_left_and_right_are_one_person_who_is_affected_once():
    played = interaction(2)
    assert asked(played, CHILL_NEIGHBOURS) == [1]
    assert len(played.state.active[1]) == 4


def test_with_two_players_thaw_neighbours_thaws_one_card():
    played = interaction(2, active={1: "straight"})
    assert asked(played, THAW_NEIGHBOURS) == [1]
    assert len(played.state.active[1]) == 2


def test_chill_everyone_hits_every_other_player_but_not_the_scorer():
    played = interaction(4)
    assert asked(played, CHILL_EVERYONE) == [1, 2, 3]
    assert [len(active) for active in played.state.active] == [4, 4, 4, 4]
    assert [frozen.card for frozen in played.of(CardFrozen) if frozen.seat == 0] == ["lowest_three"]


def test_thaw_neighbours_hits_left_and_right():
    hit = dict.fromkeys(range(1, 4), "straight")
    assert asked(interaction(4, active=hit), THAW_NEIGHBOURS) == [1, 3]


def test_alone_effects_hit_nobody():
    for score in (CHILL_NEIGHBOURS, CHILL_EVERYONE, THAW_NEIGHBOURS):
        played = interaction(1)
        assert asked(played, score) == []
        assert played.of(CardFrozen) == [CardFrozen(0, score.card, "score")]
        assert played.of(CardThawed) == []


def test_the_other_nine_cards_hit_nobody():
    assert asked(interaction(4), Score(0, "straight", (0, 1, 2, 3))) == []


# Who chooses


def test_the_affected_player_chooses_which_active_card_to_freeze():
    played = interaction(2, active={1: "sixes straight"}).do(CHILL_NEIGHBOURS)
    assert may(played, 1) == [Freeze(1, "sixes"), Freeze(1, "straight")]
    assert may(played, 0) == []
    assert brings(played, Freeze(1, "straight"))[0] == CardFrozen(1, "straight", "chill")
    assert played.state.active[1] == ("sixes",)


def test_the_affected_player_chooses_which_frozen_card_to_thaw():
    played = interaction(2, active={1: "any_two sixes straight"}).do(THAW_NEIGHBOURS)
    assert may(played, 1) == [Thaw(1, "lowest_three"), Thaw(1, "pair_double")]
    assert brings(played, Thaw(1, "lowest_three"))[0] == CardThawed(1, "lowest_three", "thaw")
    assert played.state.active[1] == ("any_two", "sixes", "lowest_three", "straight")


def test_a_choice_with_one_candidate_makes_itself():
    played = interaction(3, active={1: "straight", 2: "straight sixes"})
    assert brings(played, CHILL_NEIGHBOURS) == [
        CardScored(0, "any_two", (0, 1), 3),
        CardFrozen(1, "straight", "chill"),
    ]
    assert GAME.to_act(played.state) == 2


def test_a_choice_that_makes_itself_waits_for_the_seats_before_it():
    played = interaction(3, active={1: "straight sixes", 2: "straight"})
    assert brings(played, CHILL_NEIGHBOURS) == [CardScored(0, "any_two", (0, 1), 3)]
    assert brings(played, Freeze(1, "sixes"))[:3] == [
        CardFrozen(1, "sixes", "chill"),
        CardFrozen(2, "straight", "chill"),
        CardFrozen(0, "any_two", "score"),
    ]


def test_a_single_frozen_card_thaws_itself():
    played = interaction(2, active={1: "any_two sixes straight pair_double"})
    assert CardThawed(1, "lowest_three", "thaw") in brings(played, THAW_NEIGHBOURS)


def test_who_has_no_active_card_isnt_chilled():
    assert asked(interaction(4, active={1: "", 2: ""}), CHILL_EVERYONE) == [3]


def test_who_has_no_frozen_card_isnt_thawed():
    played = interaction(4)
    assert asked(played, THAW_NEIGHBOURS) == []
    assert played.of(CardThawed) == []


def test_an_effect_leaves_the_scorers_points_and_turn_as_they_are():
    played = interaction(2).do(CHILL_EVERYONE)
    assert played.state.scores == (6, 0)
    assert played.state.seat == 0
    assert GAME.to_act(played.state) == 1
