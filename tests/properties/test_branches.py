"""Every game: a branch shows nothing of what the original has yet to bring, or the original says so."""

from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import SeededChance
from game.core.illegal import IllegalError
from game.core.session import Session
from game.shelf import GAMES
from tests.properties.playing import games, seeds, some_game

lengths = st.integers(0, 60)
policies = st.sampled_from(["free", "fair", "off"])


@given(games, seeds, lengths, policies)
def test_a_branch_follows_from_what_everybody_knows_or_is_told_of_or_refused(key, number, commands, undo):
    """All that comes of it is derived here from the public events and the branch's own seed, and from nothing
    else of the original. Where that can't be, the branch is refused, or the original says that there is one.
    """
    played = some_game(key, number, commands, undo)
    if played.ended:
        return
    try:
        header, journal = played.branch(played.length, "a seed of its own")
    except IllegalError:
        assert undo != "free"
        return
    if played.header.branched:
        return
    game, chance = played.game, SeededChance("a seed of its own")
    known = game.fresh(len(played.seats))
    for event in played.seen(None):
        known = game.evolve(known, event)
    branch, random = Session(game, header, journal), Random(number)
    for _ in range(20):
        seat: Any = game.to_act(known)
        if seat is None:
            break
        command = random.choice(list(islice(game.legal(known, seat), 50)))
        events = game.decide(known, command, chance)
        assert branch.do(command) == events
        for event in events:
            known = game.evolve(known, event)


@pytest.mark.parametrize("key", GAMES)
def test_without_need_nothing_is_refused_and_nothing_told(key):
    """A game of which everybody knows all that there is has no future that could come out."""
    played = some_game(key, 1, 6, "fair")
    assert (GAMES[key].future == "rolled") == (played.seen(None) == played.events)
    assert (played.why_no_branch is None) == (GAMES[key].future == "rolled")
