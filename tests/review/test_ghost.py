"""The ghost: the expert on a seat's own dice, and all others do what they did."""

import pytest

from game.review.ghost import ghost, ghosts_game, may_be_raised
from tests.review.ledgers import begun, played

CASES = [
    ("dalek", ("easy",), {"target": 30}),
    ("dalek", ("easy", "hard"), {"target": 30}),
    ("dicy", ("easy",), {}),
    ("dicy", ("easy", "hard", "easy"), {"mode": "interaction"}),
]


def rolls(session, seat):
    """By the seat's turn, and the roll in it."""
    found, turn, nth = {}, 0, 0
    for event in session.events:
        name = type(event).__name__
        if name == "TurnStarted" and event.seat == seat:
            turn, nth = turn + 1, 0
        if name == "DiceRolled" and event.seat == seat:
            nth += 1
            found[turn, nth] = event
    return found


@pytest.mark.parametrize(("key", "bots", "options"), CASES)
def test_it_gets_the_very_dice_where_its_choices_let_it(key, bots, options):
    session = played(key, bots, 4, **options)
    own, other = rolls(session, 0), rolls(ghosts_game(session, 0), 0)
    shared = [at for at in own if at in other and own[at].dice == other[at].dice]
    assert len(shared) >= 3
    assert all(own[at].values == other[at].values for at in shared)


@pytest.mark.parametrize(("key", "bots", "options"), CASES)
def test_an_expert_is_its_own_ghost(key, bots, options):
    levels = ("expert", *bots[1:])
    session = played(key, levels, 5, **options)
    found = ghost(session, 0)
    assert found.left is None
    assert (found.winners, found.scores) == (session.events[-1].winners, session.events[-1].scores)


def test_others_do_what_they_did_in_each_of_their_turns():
    session = played("dalek", ("easy", "hard"), 6, target=30)
    ghosts = ghosts_game(session, 0)
    own, other = rolls(session, 1), rolls(ghosts, 1)
    assert own
    assert all(other[at] == event for at, event in own.items() if at in other)


def test_it_tells_where_it_left_the_course_and_what_the_dice_had_in_them():
    found = ghost(played("dalek", ("easy",), 7), 0)
    assert found.left is not None
    scores = [score for score, _ in found.turns]
    assert scores == sorted(scores)
    assert scores[-1] == found.scores[0] >= 60
    assert found.turns[-1][1] == len(found.turns)


def test_over_some_games_it_does_better_than_who_errs():
    turns = [
        (len(ghost(session, 0).turns), session.state.round)
        for session in (played("dalek", ("easy",), seed, target=30) for seed in range(8))
    ]
    assert sum(ghosts for ghosts, _ in turns) < sum(own for _, own in turns)


def test_none_where_cards_are_hidden_or_the_game_goes_on():
    assert not may_be_raised(begun("dalek", ("easy", "easy"), 1))
    assert not may_be_raised(played("seventeen", ("random", "random"), 1))
    assert may_be_raised(played("dalek", ("easy",), 1, target=30))
