"""The rules of 17, sentence by sentence: set-up, turns and specials."""

from collections import Counter

import pytest

from game.core.header import setup_from
from game.core.illegal import IllegalError
from game.seventeen import GAME
from game.seventeen.cards import BACK, DECK, KIND, OPEN_NUMBERS, PLAIN_BACKED, SPECIALS, VALUE
from game.seventeen.commands import BeginTurn, Call, Play
from game.seventeen.events import (
    CardDrawn,
    CardPlayed,
    CardsTrashed,
    DirectionReversed,
    GameStarted,
    PileShuffled,
    Setup,
    TurnEnded,
    TurnStarted,
)
from tests.seventeen.table import AsTheyLie, called, kinds, table
from tests.table import given

# The pieces


def test_there_are_seventy_cards_of_fourteen_kinds():
    assert len(DECK) == len(set(DECK)) == 70
    copies = Counter(KIND[card] for card in DECK)
    assert {kind: count for kind, count in copies.items() if kind[0] == "h"} == dict.fromkeys(
        ("h1", "h2", "h3", "h4", "h5"), 3
    )
    assert {kind: copies[kind] for kind in OPEN_NUMBERS} == dict.fromkeys(OPEN_NUMBERS, 7)
    assert {kind: copies[kind] for kind in SPECIALS} == dict.fromkeys(SPECIALS, 5)


def test_an_open_number_shows_its_number_behind_and_every_other_back_is_plain():
    assert [BACK[kind] for kind in OPEN_NUMBERS] == ["1", "2", "3", "4", "5"]
    assert {BACK[kind] for kind in PLAIN_BACKED} == {"plain"}


def test_numbers_count_their_number_and_specials_nothing():
    assert [VALUE[kind] for kind in ("h1", "h5", "o2", "o4")] == [1, 5, 2, 4]
    assert {VALUE[kind] for kind in SPECIALS} == {0}


# Set-up


def test_three_cards_each_are_dealt_one_at_a_time_clockwise_from_the_first_seat_which_is_drawn():
    played = given(GAME, 3, chance=AsTheyLie(first=2))
    assert played.events[:2] == [GameStarted(2), PileShuffled(DECK)]
    assert [drawn.seat for drawn in played.of(CardDrawn)] == [2, 0, 1, 2, 0, 1, 2, 0, 1]
    assert [drawn.card for drawn in played.of(CardDrawn)] == list(DECK[:9])
    assert played.events[-1] == TurnStarted(2)
    assert played.state.pile == DECK[9:]


def test_the_first_seat_can_not_be_chosen():
    with pytest.raises(IllegalError) as refused:
        setup_from(GAME, {"first": 1})
    assert refused.value.reason == "no_such_option"


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_play(seats):
    with pytest.raises(IllegalError) as refused:
        GAME.start(Setup(), seats, AsTheyLie())
    assert refused.value.reason == "wrong_number_of_seats"


def test_the_first_turn_of_a_game_has_begun_and_nobody_may_call():
    played = given(GAME, 3, chance=AsTheyLie())
    assert (GAME.to_act(played.state), GAME.callers(played.state)) == (0, ())
    assert played.refuses(Call(1)) == "nobody_may_call_during_a_turn"
    assert played.refuses(BeginTurn(0)) == "the_turn_has_begun"


# A turn


def test_a_card_goes_to_the_right_end_of_the_row_and_one_is_drawn():
    played = table("h3 o5 trap", "o1", row="1:o2", pile="h1 h2").do(Play(0, "h3", "down"))
    assert played.events == [CardPlayed(0, "h3.0", "down"), CardDrawn(0, "h1.0"), TurnEnded(0)]
    assert kinds(played.state.row) == "o2 h3"
    assert played.state.row[-1].face == "down"
    assert kinds(played.state.hands[0]) == "h1 o5 trap"


def test_every_card_in_hand_may_be_played_face_up_or_face_down_equal_ones_once():
    played = table("h3 h3 trap", "o1")
    assert list(GAME.legal(played.state, 0)) == [
        Play(0, "h3", "up"),
        Play(0, "h3", "down"),
        Play(0, "trap", "up"),
        Play(0, "trap", "down"),
    ]
    assert list(GAME.legal(played.state, 1)) == []


def test_of_equal_cards_the_lowest_copy_is_played():
    played = table("o5 o5", "o1", pile="h1")
    assert played.do(Play(0, "o5", "up")).of(CardPlayed) == [CardPlayed(0, "o5.0", "up")]


def test_only_the_seat_to_move_plays_and_only_what_it_holds():
    played = table("h3 o5 trap", "o1 o2 o3")
    assert played.refuses(Play(0, "o1", "up")) == "card_not_in_hand"
    assert played.refuses(Play(1, "o1", "up")) == "another_seat_is_to_act"


def test_after_a_turn_the_game_waits_for_the_next_one_to_begin():
    played = table("h3 o5 trap", "o1 o2 o3", "o4", pile="h1").do(Play(0, "h3", "up"))
    assert GAME.to_act(played.state) == 1
    assert played.refuses(Play(1, "o1", "up")) == "begin_the_turn_first"
    assert played.refuses(BeginTurn(2)) == "another_seat_is_to_act"
    assert list(GAME.legal(played.state, 1)) == [BeginTurn(1), Call(1)]
    assert list(GAME.legal(played.state, 2)) == [Call(2)]
    assert list(GAME.legal(played.state, 0)) == []
    assert played.do(BeginTurn(1)).events[-1] == TurnStarted(1)
    assert list(GAME.legal(played.state, 2)) == []


def test_play_goes_clockwise():
    played = table("o1 o1", "o2 o2", "o3 o3", pile="h1 h2 h3 h4 h5 o5 o5 o5")
    played.do(Play(0, "o1", "up"), BeginTurn(1), Play(1, "o2", "up"), BeginTurn(2), Play(2, "o3", "up"))
    assert played.state.mover == 0


def test_the_discards_are_shuffled_when_a_card_is_due_and_the_pile_is_empty_and_only_then():
    played = table("o1 o2", "o3", row="1:o5", pile="h1", discards="0:h2 1:h3/", shuffles=4)
    played.do(Play(0, "o1", "up"))
    assert not played.of(PileShuffled)
    played.do(BeginTurn(1), Play(1, "o3", "up"))
    assert played.of(PileShuffled) == [PileShuffled(("h2.0", "h3.0"))]
    assert played.events[-3:] == [PileShuffled(("h2.0", "h3.0")), CardDrawn(1, "h2.0"), TurnEnded(1)]
    assert (played.state.discards, played.state.pile) == ((), ("h3.0",))
    assert kinds(played.state.row) == "o5 o1 o3"


def test_shuffles_count_from_one_with_that_of_the_start():
    played = given(GAME, 2, chance=AsTheyLie())
    assert played.chance.numbers == [1]
    played = table("o1 o2", "o3", discards="0:h2").do(Play(0, "o1", "up"))
    assert played.chance.numbers == [2]


def test_nothing_is_drawn_when_pile_and_discards_are_empty():
    played = table("o1 o2", "o3").do(Play(0, "o1", "up"))
    assert played.events == [CardPlayed(0, "o1.0", "up"), TurnEnded(0)]


def test_a_player_to_move_without_a_card_draws_one_plays_it_and_draws_as_usual():
    played = called("o1", "", row="0:o2", pile="h4 h5").do(BeginTurn(1))
    assert played.events == [TurnStarted(1), CardDrawn(1, "h4.0")]
    played.do(Play(1, "h4", "up"))
    assert played.events[-2:] == [CardDrawn(1, "h5.0"), TurnEnded(1)]


def test_a_player_to_move_without_a_card_has_the_discards_shuffled_for_it():
    played = called("o1", "", row="0:o2", discards="0:h4").do(BeginTurn(1))
    assert played.events == [TurnStarted(1), PileShuffled(("h4.0",)), CardDrawn(1, "h4.0")]


# Reverse


def test_a_reverse_face_up_turns_the_direction_from_the_next_turn_on():
    played = table("reverse o1", "o2", "o3", pile="h1").do(Play(0, "reverse", "up"))
    assert played.events == [
        CardPlayed(0, "reverse.0", "up"),
        DirectionReversed(-1),
        CardDrawn(0, "h1.0"),
        TurnEnded(0),
    ]
    assert played.state.mover == 2


def test_a_second_reverse_turns_it_back():
    played = table("reverse o1", "o2", "o3", pile="h1", direction=-1).do(Play(0, "reverse", "up"))
    assert played.of(DirectionReversed) == [DirectionReversed(1)]
    assert played.state.mover == 1


def test_the_direction_stays_over_rounds():
    played = called("o1", "o2", "o3", row="0:o5", direction=-1, pile="h1 h2").do(Call(1))
    assert played.state.direction == -1
    played.do(Play(0, "o1", "up"))
    assert played.state.mover == 2


@pytest.mark.parametrize("special", ["reverse", "double", "trash", "trap"])
def test_specials_face_down_do_nothing_and_a_trap_face_up_neither(special):
    for face in ("down", "up") if special == "trap" else ("down",):
        played = table(f"{special} o1", "o2", "o3", row="2:o5", pile="h1").do(Play(0, special, face))
        assert played.events == [CardPlayed(0, f"{special}.0", face), CardDrawn(0, "h1.0"), TurnEnded(0)]
        assert (played.state.mover, played.state.cards, len(played.state.row)) == (1, 1, 2)


# Double


def test_after_a_double_the_next_player_plays_two_cards_one_after_the_other_then_draws_two():
    played = table("double o1", "o2 o3 o4", pile="h1 h2 h3 h4").do(Play(0, "double", "up"), BeginTurn(1))
    played.do(Play(1, "o2", "up"))
    assert played.events[-1] == CardPlayed(1, "o2.0", "up")
    assert (played.state.stage, played.state.mover) == ("playing", 1)
    played.do(Play(1, "o4", "down"))
    assert played.events[-4:] == [
        CardPlayed(1, "o4.0", "down"),
        CardDrawn(1, "h2.0"),
        CardDrawn(1, "h3.0"),
        TurnEnded(1),
    ]


def test_a_double_holds_for_one_turn():
    played = table("double o1", "o2 o3 o4", pile="h1 h2 h3 h4").do(Play(0, "double", "up"), BeginTurn(1))
    played.do(Play(1, "o2", "up"), Play(1, "o4", "up"), BeginTurn(0), Play(0, "o1", "up"))
    assert played.state.mover == 1


def test_a_double_meets_whoever_moves_next_after_a_reverse_of_the_same_turn():
    played = table("double reverse", "o2", "o3 o3", pile="h1 h2 h3", cards=2)
    played.do(Play(0, "double", "up"), Play(0, "reverse", "up"))
    assert (played.state.mover, played.state.cards) == (2, 2)


def test_doubles_do_not_add_up_one_played_in_a_doubled_turn_makes_the_next_play_two():
    played = table("double double o1", "o2 o3 o4", pile="h1 h2 h3", cards=2)
    played.do(Play(0, "double", "up"), Play(0, "double", "up"))
    assert (played.state.mover, played.state.cards) == (1, 2)


def test_a_player_with_one_card_plays_that_one_and_still_draws_two():
    played = table("o1", "o2", pile="h1 h2 h3", cards=2).do(Play(0, "o1", "up"))
    assert [type(event) for event in played.events] == [CardPlayed, CardDrawn, CardDrawn, TurnEnded]


def test_a_player_without_a_card_in_a_doubled_turn_draws_one_plays_it_and_draws_two():
    played = called("o1", "", row="0:double", pile="h1 h2 h3 h4", cards=2).do(
        BeginTurn(1), Play(1, "h1", "up")
    )
    assert [type(event) for event in played.events] == [
        TurnStarted,
        CardDrawn,
        CardPlayed,
        CardDrawn,
        CardDrawn,
        TurnEnded,
    ]


def test_the_last_of_two_draws_may_need_a_shuffle_or_find_nothing():
    played = table("trash o1", "o2", pile="h1", cards=2).do(Play(0, "o1", "up"), Play(0, "trash", "up"))
    assert played.events[-4:] == [
        CardDrawn(0, "h1.0"),
        PileShuffled(("o1.0", "trash.0")),
        CardDrawn(0, "o1.0"),
        TurnEnded(0),
    ]
    played = table("o1 o3", "o2", pile="h1", cards=2).do(Play(0, "o1", "up"), Play(0, "o3", "up"))
    assert played.events[-2:] == [CardDrawn(0, "h1.0"), TurnEnded(0)]


def test_a_double_still_waiting_when_the_round_ends_lapses():
    played = table("double o1", "o2 o3", pile="h1 h2 h3").do(Play(0, "double", "up"), Call(1))
    assert played.state.cards == 1
    played.do(Play(0, "o1", "up"))
    assert (played.state.mover, played.state.stage, played.state.cards) == (1, "waiting", 1)


# Trash


def test_a_trash_is_discarded_with_the_card_left_of_it():
    played = table("trash o1", "o2", row="0:o5 1:h4/", pile="h1").do(Play(0, "trash", "up"))
    assert played.events == [
        CardPlayed(0, "trash.0", "up"),
        CardsTrashed(("h4.0", "trash.0")),
        CardDrawn(0, "h1.0"),
        TurnEnded(0),
    ]
    assert (kinds(played.state.row), kinds(played.state.discards)) == ("o5", "h4 trash")


def test_a_trash_with_nothing_left_of_it_goes_alone():
    played = table("trash o1", "o2", pile="h1").do(Play(0, "trash", "up"))
    assert played.of(CardsTrashed) == [CardsTrashed(("trash.0",))]
    assert played.state.row == ()


def test_a_trash_may_take_the_card_that_its_player_has_just_played():
    played = table("trash o1", "o2", row="1:o5", pile="h1 h2", cards=2)
    played.do(Play(0, "o1", "up"), Play(0, "trash", "up"))
    assert played.of(CardsTrashed) == [CardsTrashed(("o1.0", "trash.0"))]


def test_a_trashed_card_may_be_shuffled_at_once():
    played = table("trash o1", "o2", row="1:o5").do(Play(0, "trash", "up"))
    assert played.of(PileShuffled) == [PileShuffled(("o5.0", "trash.0"))]


def test_a_trashed_reverse_keeps_its_effect():
    played = table("reverse trash", "o2", "o3", pile="h1 h2", cards=2)
    played.do(Play(0, "reverse", "up"), Play(0, "trash", "up"))
    assert played.state.mover == 2


def test_a_trashed_double_keeps_its_effect():
    played = table("double trash", "o2 o3", pile="h1 h2", cards=2)
    played.do(Play(0, "double", "up"), Play(0, "trash", "up"))
    assert played.state.cards == 2


def test_a_trashed_trap_does_nothing():
    played = table("trash o1", "o2", "o3", row="2:trap/", pile="h1").do(Play(0, "trash", "up"), Call(1))
    assert (played.state.victories, played.state.penalties) == ((1, 0, 0), (0, 1, 0))
