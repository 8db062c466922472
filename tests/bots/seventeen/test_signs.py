"""What gives weak players away: what a sparring partner goes by."""

import pytest
from msgspec.structs import replace

from game.bots.seventeen.signs import (
    A_BACK,
    DOUBT,
    FAR_TOO_EARLY,
    HIDDEN,
    HIDES,
    MOST,
    ONE_FLAW,
    OWN,
    PAR,
    calls,
    could_hide,
    doubts,
    hasty,
)
from game.seventeen import GAME
from game.seventeen.commands import BeginTurn, Call, Play
from tests.seventeen.table import small_game

DECK = "o5 h3 o4 trash h2 o5 o1 o2 trap o1 o2 o1 o2 o3 o3 o4 h1 h1 h1 h2"


def laid(*turns, seats=2):
    """`h3/` is hidden. Who is dealt first plays first."""
    game = small_game(DECK, dealt=4, seats=seats)
    for place, card in enumerate(turns):
        if place:
            game.do(BeginTurn(place % seats))
        game.do(Play(place % seats, card.rstrip("/"), "down" if card.endswith("/") else "up"))
    return game


def seen_by(game, seat):
    return GAME.view(game.state, seat)


def test_a_call_is_as_hasty_as_the_row_was_low_to_its_caller():
    game = laid("o5", "h3/", "h2/").do(Call(1))
    assert calls(seen_by(game, 0)) == [(1, 5 + 3 + A_BACK, 10)]


def doubts_by_calls(view):
    cards = [laid for laid in could_hide(view) if laid[0] != view.seat]
    return doubts(view) - DOUBT * HIDES * sum(HIDDEN - hid for _, hid in cards)


def test_a_card_shown_that_could_be_hidden_speaks_against_its_player_and_one_hidden_for_it():
    game = laid("o5", "h3/", "h2", "o5")
    assert could_hide(seen_by(game, 0)) == [(0, False), (1, True), (0, False), (1, False)]
    assert doubts(seen_by(game, 0)) == pytest.approx(DOUBT * HIDES * (2 * HIDDEN - 1))
    assert doubts(seen_by(game, 1)) == pytest.approx(DOUBT * HIDES * 2 * HIDDEN)


def test_who_has_nothing_to_hide_shows_nothing_by_it():
    assert could_hide(seen_by(small_game("o1 o2 o3 o4 h1", dealt=2).do(Play(0, "o1", "up")), 1)) == []


def test_a_hidden_card_whose_back_tells_its_number_counts_it():
    game = laid("o4/", "h3/").do(Call(0))
    assert calls(seen_by(game, 1)) == [(0, 4 + A_BACK, 7)]


def test_what_is_trashed_lies_there_no_more():
    game = laid("o5", "h3/", "h2", "trash").do(Call(0))
    assert calls(seen_by(game, 1)) == [(0, 5 + A_BACK, 8)]


def test_ones_own_calls_speak_for_the_others_and_everybody_elses_count():
    game = laid("o5", "h2/", seats=3).do(Call(2))
    assert calls(seen_by(game, 0)) == calls(seen_by(game, 1)) == [(2, 5 + A_BACK, 7)]
    told = [doubts_by_calls(seen_by(game, seat)) for seat in range(3)]
    assert told[0] == pytest.approx(told[1])
    assert told[1] > 0
    assert told[2] == pytest.approx(-DOUBT * OWN)


def test_a_hasty_call_makes_the_chance_look_better_and_a_patient_one_worse():
    hasty = laid("o5", "h3/").do(Call(0))
    assert doubts_by_calls(seen_by(hasty, 1)) == pytest.approx(DOUBT * (FAR_TOO_EARLY - PAR[0]))
    patient = laid("o5", "o5", "o4", "h3").do(Call(0))
    assert doubts_by_calls(seen_by(patient, 1)) == pytest.approx(-DOUBT * PAR[0])


def test_the_doubt_has_an_end():
    seen = seen_by(laid("o5", "h3/").do(Call(0)), 1)
    assert doubts(replace(seen, history=seen.history * 9)) == DOUBT * MOST[0]


def test_a_call_has_a_flaw_or_two_or_was_far_too_early():
    told = [hasty(17, 17), hasty(17, 16), hasty(16, 17), hasty(16, 16), hasty(12, 16)]
    assert told == [0, ONE_FLAW, ONE_FLAW, 1, FAR_TOO_EARLY]
    assert told == sorted(told)
