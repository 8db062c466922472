"""What deals and draws of 17 brought."""

from functools import reduce
from random import Random
from statistics import fmean, stdev

import pytest
from msgspec.structs import replace

from game.bots import next_command
from game.bots.seventeen import luck
from game.core.chance import SeededChance
from game.seventeen.cards import BACK, DECK, KIND
from game.seventeen.commands import Play
from game.shelf import GAMES
from tests.review.ledgers import begun, moments, played

GAME = GAMES["seventeen"]

pytestmark = pytest.mark.skipif(not luck.there(), reason="no C compiler")


@pytest.fixture(scope="module")
def games():
    return [played("seventeen", ("random",) * seats, seed) for seats in (2, 3, 4) for seed in (1, 2)]


def test_only_what_was_drawn_is_luck(games):
    for session in games:
        for before, command, after in moments(session):
            drawn = sum(map(len, after.hands)) - sum(map(len, before.hands)) + isinstance(command, Play)
            told = luck.brought(before, command, after)
            if after.stage != "over":
                assert (told is not None) == (drawn > 0)
            if told is not None:
                assert sum(told) == pytest.approx(0)


def test_every_card_is_somewhere_before_it_is_drawn(games, monkeypatch):
    """Hands, row, pile and discards are all seventy, as the C side reads them."""
    looked_at = []

    def counted(asked, seats, _seed):
        at = 9 + seats
        hands, at = sum(asked[at : at + 14 * seats]), at + 14 * seats + 14 * (seats + 1)
        row, at = asked[at], at + 1 + 3 * asked[at] + 1
        pile, at = asked[at], at + 1 + asked[at]
        assert len(asked) == at + 1 + asked[at]
        looked_at.append(hands + row + pile + asked[at])
        return (0.0,) * seats

    monkeypatch.setattr(luck, "_played_on", counted)
    for session in games:
        for before, command, after in moments(session):
            luck.brought(before, command, after)
    assert len(looked_at) > 50
    assert set(looked_at) == {len(DECK)}


def test_over_all_that_a_pile_may_hold_a_draw_has_no_mean(monkeypatch):
    """Whatever lies under the back that all see; within four standard errors."""
    monkeypatch.setattr(luck, "TRIES", 50)
    session, random = begun("seventeen", ("easy", "easy"), 2), Random(2)
    while session.state.stage != "playing" or len(session.state.row) < 3:
        session.do(next_command(session, ("random", "random"), ["a", "b"]))
    before = session.state
    play = next(iter(GAME.legal(before, before.mover)))
    told = [_drawn_of(_shuffled(before, random), play) for _ in range(150)]
    assert stdev(told) > 0.02
    assert abs(fmean(told)) < 4 * stdev(told) / len(told) ** 0.5


def _shuffled(state, random):
    back = BACK[KIND[state.pile[0]]]
    top = random.choice([card for card in state.pile if BACK[KIND[card]] == back])
    rest = [card for card in state.pile if card != top]
    random.shuffle(rest)
    return replace(state, pile=(top, *rest))


def _drawn_of(before, play):
    told = luck.brought(
        before, play, reduce(GAME.evolve, GAME.decide(before, play, SeededChance("luck")), before)
    )
    assert told is not None
    return told[before.mover]


def test_with_five_seats_nobody_can_tell():
    session = begun("seventeen", ("easy",) * 5, 1)
    assert luck.brought(None, None, session.state) is None
