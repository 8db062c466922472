"""What may branch off, and what the original then says: no sealed seed and no pile comes out unsaid."""

from io import BytesIO

import pytest

from game.core.changes import Advanced
from game.core.illegal import IllegalError
from game.core.journal import Branched, encode_entry, entry_decoder
from game.core.log import load, write
from game.core.session import Session
from game.core.verify import entries, verify
from game.seventeen import GAME as SEVENTEEN
from game.shelf import GAMES
from tests.properties.playing import new_game, play, some_game
from tests.table import people, session


def sealed(key, commands):
    from random import Random

    game = GAMES[key]
    return play(session(game, 2, setup=game.setup(undo="free", sealed=True)), Random(5), commands)


def ended(key, undo="fair"):
    return some_game(key, 3, 100_000, undo)


def refused(played):
    with pytest.raises(IllegalError) as why:
        played.branch(played.length, "new")
    assert played.why_no_branch.reason == why.value.reason
    return why.value.reason


def may_branch(played):
    played.branch(played.length, "new")
    return played.why_no_branch is None


# Sealed


@pytest.mark.parametrize("key", GAMES)
def test_no_game_branches_off_from_a_sealed_one_that_still_runs(key):
    assert refused(sealed(key, 0)) == "a_branch_would_open_the_seal"
    assert refused(sealed(key, 10)) == "a_branch_would_open_the_seal"


@pytest.mark.parametrize("key", GAMES)
def test_from_a_sealed_game_that_has_ended_one_may(key):
    assert may_branch(sealed(key, 100_000))


@pytest.mark.parametrize("key", GAMES)
def test_a_sealed_file_without_its_seed_can_only_be_looked_at(key):
    played = sealed(key, 10)
    looked_at = Session(played.game, played.header.sealed_away(), played.steps)
    assert refused(looked_at) == "seed_is_sealed"


@pytest.mark.parametrize("key", GAMES)
def test_once_the_seed_is_told_nothing_is_taken_back(key):
    """Who could would go on knowing what comes."""
    played = sealed(key, 100_000)
    with pytest.raises(IllegalError, match="the_seal_is_open"):
        played.undo()
    assert not played.can_undo()
    assert ended(key, undo="free").can_undo()


# The pile


@pytest.mark.parametrize("undo", ["fair", "off"])
def test_a_running_game_of_17_has_no_branches_where_what_is_drawn_stays_drawn(undo):
    assert refused(new_game("seventeen", 4, undo)) == "a_branch_would_show_the_pile"
    assert refused(some_game("seventeen", 4, 8, undo)) == "a_branch_would_show_the_pile"
    assert may_branch(ended("seventeen", undo))


def test_nor_where_it_does_for_one_seat():
    played = some_game("seventeen", 4, 8)
    played.seat_changes(1, "human", undo="fair")
    assert refused(played) == "a_branch_would_show_the_pile"


def test_a_branch_of_17_draws_what_the_original_is_going_to_draw():
    """This is why: the pile lies in the state, whatever the new seed."""
    played = some_game("seventeen", 4, 8)
    branch = Session(SEVENTEEN, *played.branch(played.length, "new"))
    assert branch.state.pile == played.state.pile
    assert branch.state.hands == played.state.hands


def test_where_everything_may_be_taken_back_the_original_says_how_often_it_was_branched():
    played = some_game("seventeen", 4, 8)
    assert played.header.branched == 0
    branch = Session(SEVENTEEN, *played.branch(played.length, "new"))
    assert played.header.branched == 1
    assert branch.header.branched == 0
    played.branch(played.length, "newer")
    assert played.header.branched == 2


def test_it_stands_in_the_log_and_comes_back_from_there():
    played = some_game("seventeen", 4, 8)
    played.branch(played.length, "new")
    log = b"".join(write(played.header, played.events))
    assert b'"branched":1' in log.splitlines()[0]
    assert load(log.splitlines(), GAMES)[0].branched == 1
    (verified,) = verify(BytesIO(log), GAMES)
    assert verified.header.branched == 1
    again = Session(SEVENTEEN, *entries(BytesIO(log), GAMES))
    again.branch(again.length, "newer")
    assert again.header.branched == 2


@pytest.mark.parametrize("key", [key for key in GAMES if GAMES[key].future == "rolled"])
@pytest.mark.parametrize("undo", ["free", "fair", "off"])
def test_a_branch_of_a_dice_game_learns_nothing_of_it_and_needs_no_word(key, undo):
    played = some_game(key, 4, 8, undo)
    assert may_branch(played)
    assert played.header.branched == 0


@pytest.mark.parametrize("key", GAMES)
def test_nor_does_a_branch_of_a_game_that_has_ended(key):
    played = ended(key)
    played.branch(played.length // 2, "new")
    assert played.header.branched == 0


# How it is kept


def test_what_is_said_of_a_branch_is_kept_in_the_journal_and_told_to_no_listener():
    kept, heard = [], []
    header = some_game("seventeen", 4, 0).header
    played = Session.start(SEVENTEEN, header, kept.append)
    played.listen(None, heard.append)
    played.branch(played.length, "new")
    assert kept[-1] == Branched()
    assert heard == []
    decode = entry_decoder(SEVENTEEN)
    assert Session(SEVENTEEN, header, [decode(encode_entry(entry)) for entry in kept]).header.branched == 1


def test_a_branch_leaves_undo_and_redo_as_they_are():
    played = some_game("seventeen", 4, 8)
    played.undo()
    before = played.state
    played.branch(played.length, "new")
    played.redo()
    played.undo()
    assert played.state == before


def test_a_moment_that_is_not_there_is_no_branch():
    played = some_game("seventeen", 4, 8)
    for moment in (-1, 0, played.length + 1):
        with pytest.raises(IllegalError, match="no_such_moment"):
            played.branch(moment, "new")
    assert played.header.branched == 0


def test_a_listener_of_the_original_hears_what_follows_as_ever():
    played, heard = new_game("seventeen", 4), []
    played.listen(None, heard.append)
    played.branch(played.length, "new")
    played.seat_changes(0, "human", name="Gil")
    assert [type(change) for change in heard] == [Advanced]
    assert people(1)[0].name != played.seats[0].name
