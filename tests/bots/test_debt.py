"""What a sparring partner owes, and that it pays: whoever it meets, the game stays close."""

from random import Random

import pytest

from game.bots import budgets, choose, next_command, past_for
from game.bots.budgets import Option, Repaying
from game.bots.debt import BEGUN, owed
from game.bots.record import bots_of
from game.core.header import Header, setup_from
from game.core.seats import Seat
from game.core.session import Session
from game.dalek.state import State, View
from game.shelf import GAMES
from tests.properties.playing import some_game

DICE_GAMES = ("dalek", "dicy")
SPARS = "sparring"


class Done:
    def __init__(self, seat):
        self.seat = seat


def table(scores=(0, 0), **more):
    return View(0, State(len(scores), target=60, scores=scores, **more))


def owes(costs, view):
    """`costs`: by choice, whose it was and what it cost."""
    past = [(cost, Done(seat)) for seat, cost in costs]
    return owed(lambda cost, _command: (cost, None), view, past)


def begun(key, levels, seed, **options):
    game = GAMES[key]
    sitting = tuple(Seat(str(seat), "bot", level) for seat, level in enumerate(levels))
    return Session.start(game, Header.of(game, setup_from(game, options), sitting, f"debt {seed}"))


def given_away(key, levels, seed, **options):
    """By seat, in a whole game."""
    session, lost = begun(key, levels, seed, **options), bots_of(key).lost
    given = [0.0] * len(levels)
    while not session.ended:
        command = next_command(session, levels, [f"{seed} {seat}" for seat in range(len(levels))])
        given[command.seat] += lost(session.view(command.seat), command)[0]
        session.do(command)
    return given


def test_nothing_is_owed_to_who_gave_nothing_away():
    assert owes([], table()) == 0
    assert owes([(1, 0.0), (0, 0.0)], table((10, 30))) == 0


def test_owed_is_what_the_other_gave_away_less_what_was_given_back():
    over = table((60, 20), first=1)
    assert owes([(1, 0.2)], over) == pytest.approx(0.2)
    assert owes([(1, 0.2), (0, 0.15)], over) == pytest.approx(0.05)
    assert owes([(0, 0.15)], over) == pytest.approx(-0.15)


def test_one_turn_more_of_the_other_counts_like_those_it_has_had():
    assert owes([(1, 0.2)], table((30, 10), round=3)) == pytest.approx(0.2 + 0.2 / (3 + BEGUN))
    assert owes([(1, 0.2)], table((59, 10), round=3)) == pytest.approx(0.2 + 0.2 / (3 + BEGUN))


def test_in_the_last_round_only_of_who_has_its_turn_still_to_come():
    given = [(1, 0.2), (2, 0.2)]
    assert owes(given, table((60, 0, 0), round=3)) == pytest.approx((0.2 + 0.2 / (3 + BEGUN)) * 3 / 2)
    assert owes(given, table((0, 60, 0), round=3, first=1)) == pytest.approx(0.2 * 3 / 2)
    assert owes(given, table((0, 60, 0), round=3, first=1, seat=2)) == pytest.approx(
        (0.2 + 0.2 / (3 + BEGUN) / 2) * 3 / 2
    )


def test_at_a_larger_table_every_seat_is_owed_its_share_and_costs_count_as_at_two():
    given = [(1, 0.2), (2, 0.1)]
    assert owes(given, table((60, 0, 0), first=1)) == pytest.approx((0.2 + 0.1) / 2 * 3 / 2)


@pytest.mark.parametrize("key", DICE_GAMES)
def test_among_experts_it_never_gives_anything_away(key):
    for seed in range(3):
        assert given_away(key, (SPARS, "expert"), seed)[0] < 1e-6
    assert given_away("dalek", ("expert", SPARS, "expert"), 1, target=30)[1] < 1e-6


@pytest.mark.parametrize(
    ("key", "options", "games", "least"),
    [("dalek", {}, 24, 0.08), ("dalek", {"target": 30}, 60, 0.05), ("dicy", {}, 16, 0.08)],
)
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_debts_are_paid(key, options, games, least, level):
    """What is left over, in chance of winning, is small beside what was given away; in a short game too."""
    pairs = [(SPARS, level)[:: -1 if number % 2 else 1] for number in range(games)]
    given = [given_away(key, pair, number, **options) for number, pair in enumerate(pairs)]
    others = sum(both[pair.index(level)] for both, pair in zip(given, pairs, strict=True)) / games
    own = sum(both[pair.index(SPARS)] for both, pair in zip(given, pairs, strict=True)) / games
    assert others > least
    assert abs(others - own) < 0.04


@pytest.mark.parametrize("key", DICE_GAMES)
def test_the_same_past_brings_the_same_choice_and_an_empty_one_the_experts(key):
    session, others = begun(key, (SPARS, "easy"), "past"), 0
    while not session.ended:
        state, seat = session.state, session.game.to_act(session.state)
        assert seat is not None
        if seat == 0:
            past = past_for(SPARS, session, seat)
            first = choose(session.game, SPARS, state, seat, "bot", past)
            assert choose(session.game, SPARS, state, seat, "bot", tuple(past)) == first
            experts = choose(session.game, "expert", state, seat, "bot")
            assert choose(session.game, SPARS, state, seat, "bot", ()) == experts
            others += first != experts
        session.do(next_command(session, (SPARS, "easy"), ("bot", "other")))
    assert others


@pytest.mark.parametrize("chance", [0.6, 0.9])
def test_who_is_not_told_the_past_gives_back_no_more_than_its_lead(chance):
    options = [Option("best", 0), Option("slip", 0.1), Option("blunder", 0.4)]
    assert budgets.choose(Repaying(0.15), options, Random(1), chance) == ("slip" if chance == 0.9 else "best")


def test_a_past_that_was_taken_back_is_none():
    header = Header.of(
        GAMES["dalek"], GAMES["dalek"].setup(undo="free"), (Seat("Ada", "human"), Seat("Bo", "human")), "undo"
    )
    session = Session.start(GAMES["dalek"], header)
    random = Random(4)
    lengths = []
    while len(lengths) < 12:
        lengths.append(past_for(SPARS, session, 1))
        session.do(random.choice(list(session.game.legal(session.state, session.state.seat))))
    session.undo()
    assert past_for(SPARS, session, 1) in lengths
    session.redo()
    assert len(past_for(SPARS, session, 1)) == 12


@pytest.mark.parametrize("key", GAMES)
def test_only_where_everything_is_public_is_anybody_told_the_past(key):
    session = some_game(key, 3, 20)
    for level in bots_of(key).levels:
        if past_for(level, session, 0):
            assert level == SPARS
            assert session.seen(0) == session.events
