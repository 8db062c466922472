"""A session: undo as the table agreed on it, seats that change hands, branches, listeners."""

from io import BytesIO
from typing import Any

import pytest

from game.bots import choose
from game.core.changes import Advanced, Rewound
from game.core.header import Header
from game.core.illegal import IllegalError
from game.core.journal import Did
from game.core.log import write
from game.core.seats import Seat, SeatChanged
from game.core.session import Session
from game.core.verify import entries, verify
from game.dalek import GAME
from game.dalek.commands import Keep, Roll, Stop
from game.dalek.events import DiceRolled, Setup
from tests.table import people, session

ADA, BO = people(2)
BOT = Seat("Robbie", "bot", "easy")


def keep_one(played):
    """Sets aside the first Human or Dalek of the roll."""
    command = next(c for c in GAME.legal(played.state, played.state.seat) if isinstance(c, Keep))
    played.do(command)
    return command


def begun(*seats, undo=None, seed="s"):
    return session(GAME, seats or (ADA, BO), seed=seed, setup=Setup(first=0, undo=undo))


def let_the_bots_play(played):
    while not played.ended and played.seats[GAME.to_act(played.state)].kind == "bot":
        seat: Any = GAME.to_act(played.state)
        played.do(choose(GAME, played.seats[seat].level, played.state, seat, "the bot's own seed"))


def turn(played):
    """Ada's turn: roll, keep one, stop; then the bots."""
    played.do(Roll(0))
    keep_one(played)
    played.do(Stop(0))
    let_the_bots_play(played)


# The policy


def test_undo_is_fair_when_two_people_play_and_free_for_one():
    assert begun(ADA, BO).header.setup["undo"] == "fair"
    assert begun(ADA, BOT).header.setup["undo"] == "free"
    assert begun(ADA, BO, undo="off").header.setup["undo"] == "off"


def test_off_means_off():
    played = begun(undo="off")
    played.do(Roll(0))
    keep_one(played)
    assert not played.can_undo(0)
    with pytest.raises(IllegalError, match="undo_is_off"):
        played.undo(0)


# Free


def test_free_undo_takes_a_person_back_to_their_own_last_decision_over_the_bots_moves():
    played = begun(ADA, BOT, undo="free")
    played.do(Roll(0))
    before = played.state
    keep_one(played)
    played.do(Stop(0))
    let_the_bots_play(played)
    played.undo(0)
    assert played.state == before
    assert played.header.undone > 0


def test_after_a_roll_free_undo_takes_back_the_roll_and_not_the_turn_before():
    played = begun(ADA, BOT, undo="free")
    turn(played)
    before = played.state
    played.do(Roll(0))
    rolled = played.steps[-1]
    assert isinstance(rolled, Did)
    assert played.undoes(0) == ((Roll(0), len(played.events) - len(rolled.events)),)
    played.undo(0)
    assert played.state == before
    assert played.header.undone == 1


def test_an_undo_says_beforehand_what_it_takes_back():
    played = begun(ADA, BOT, undo="free")
    assert played.undoes() == ()
    played.do(Roll(0))
    kept = keep_one(played)
    ((command, events),) = played.undoes()
    assert command == kept
    played.undo()
    assert len(played.events) == events


@pytest.mark.parametrize("final", [Roll(0), Stop(0)])
def test_dice_set_aside_are_one_decision_with_what_made_it_final(final):
    played = begun(ADA, undo="free")
    played.do(Roll(0))
    before, events = played.state, played.length
    kept = keep_one(played)
    played.do(final)
    after = played.state
    assert [command for command, _ in played.undoes()] == [kept, final]
    assert played.undoes()[0][1] == events
    played.undo()
    assert played.state == before
    played.redo()
    assert played.state == after


def test_after_a_free_undo_the_same_choice_brings_the_same_dice_and_the_same_moves_of_the_bots():
    played = begun(ADA, BOT, undo="free")
    played.do(Roll(0))
    keep_one(played)
    played.do(Stop(0))
    let_the_bots_play(played)
    events = played.events
    played.undo(0)
    keep_one(played)
    played.do(Stop(0))
    let_the_bots_play(played)
    assert played.events == events


def test_another_choice_after_a_free_undo_forgets_what_could_be_redone():
    played = begun(ADA, BOT, undo="free")
    played.do(Roll(0))
    keep_one(played)
    played.do(Roll(0))
    played.undo(0)
    assert played.can_redo(0)
    played.do(Stop(0))
    assert not played.can_redo(0)
    with pytest.raises(IllegalError, match="nothing_to_redo"):
        played.redo(0)


def test_there_is_nothing_to_undo_before_the_first_decision():
    played = begun(ADA, BOT, undo="free")
    with pytest.raises(IllegalError, match="nothing_to_undo"):
        played.undo(0)


def test_any_step_back_reaches_the_games_first_roll_and_takes_it_back_too():
    played = begun(ADA, BOT, undo="free")
    for _ in range(3):
        turn(played)
    while played.can_undo(0):
        played.undo(0)
    assert not any(isinstance(event, DiceRolled) for event in played.events)


# Fair


def test_fair_undo_takes_back_what_was_set_aside_but_not_a_roll():
    played = begun(undo="fair")
    played.do(Roll(0))
    rolled = played.state
    keep_one(played)
    played.undo(0)
    assert played.state == rolled
    with pytest.raises(IllegalError, match="something_was_learnt_since"):
        played.undo(0)
    assert played.header.undone == 0


def test_fair_undo_takes_back_a_stop_until_the_next_player_rolls():
    played = begun(undo="fair")
    played.do(Roll(0))
    keep_one(played)
    kept = played.state
    played.do(Stop(0))
    assert played.can_undo(0)
    played.do(Roll(1))
    assert not played.can_undo(0)
    assert not played.can_undo(1)
    assert kept != played.state


def test_fair_undo_stops_at_another_seats_choice():
    played = begun(undo="fair")
    played.do(Roll(0))
    keep_one(played)
    played.do(Stop(0))
    played.do(Roll(1))
    keep_one(played)
    with pytest.raises(IllegalError, match="another_seat_chose_since"):
        played.undo(0)
    played.undo(1)


def test_undo_for_nobody_in_particular_is_the_last_persons():
    played = begun(undo="fair")
    played.do(Roll(0))
    keep_one(played)
    played.undo()
    assert played.can_redo()
    assert not played.can_redo(1)
    played.redo(0)


# What was undone is said


def test_rolls_that_were_undone_are_counted_and_redo_takes_the_count_back():
    played = begun(ADA, BOT, undo="free")
    played.do(Roll(0))
    keep_one(played)
    played.do(Roll(0))
    assert played.header.undone == 0
    played.undo(0)
    assert played.header.undone == 1
    played.redo(0)
    assert played.header.undone == 0
    played.undo(0)
    played.do(Stop(0))
    assert played.header.undone == 1


# Seats


def test_a_seat_is_handed_to_a_bot_and_back():
    played = begun()
    played.seat_changes(1, "bot", level="easy")
    assert played.seats[1] == Seat("Bo", "bot", "easy")
    played.seat_changes(1, "human", name="Cleo")
    assert played.seats[1] == Seat("Cleo", "human")
    assert played.events[-2:] == (SeatChanged(1, "bot", "easy"), SeatChanged(1, "human", name="Cleo"))


def test_undo_goes_past_a_change_of_seat_and_leaves_it_standing():
    played = begun(ADA, BOT, undo="free")
    played.do(Roll(0))
    keep_one(played)
    played.seat_changes(1, "bot", level="random")
    played.undo(0)
    assert played.seats[1].level == "random"
    assert played.events[-1] == SeatChanged(1, "bot", "random")
    assert played.state.stage == "rolled"
    played.redo(0)
    assert played.state.stage == "kept"


@pytest.mark.parametrize(
    ("seat", "kind", "level"), [(2, "human", None), (-1, "bot", "easy"), (0, "bot", None)]
)
def test_a_seat_change_that_makes_no_sense_is_refused(seat, kind, level):
    with pytest.raises(IllegalError):
        begun().seat_changes(seat, kind, level=level)


# Seek, branch


def test_there_is_no_moment_before_the_game_or_after_its_last_event():
    played = begun()
    for moment in (-1, len(played.events) + 1):
        with pytest.raises(IllegalError, match="no_such_moment"):
            played.seek(moment)


def branch(played, at, seed):
    return Session(GAME, *played.branch(at, seed, origin="g"))


def test_a_branch_goes_on_with_other_dice():
    played = begun()
    for _ in range(3):
        turn(played) if played.state.seat == 0 else (played.do(Roll(1)), keep_one(played), played.do(Stop(1)))
    at = played._points[4].events
    did: Any = played.steps[4]
    assert branch(played, at, "new").do(did.command) != did.events


def test_a_branch_in_the_middle_of_what_a_command_brought_goes_back_to_that_decision():
    played = begun()
    played.do(Roll(0))
    keep_one(played)
    end = played._points[2].events
    assert len(branch(played, end, "x").events) == end
    assert len(branch(played, end - 1, "x").events) < end


def test_a_branch_from_the_place_of_a_branch_gives_up_its_seed_though_a_seat_has_changed_between():
    played = begun()
    played = branch(played, played.length, "new")
    played.seat_changes(1, "human", name="Carl")
    played = branch(played, played.length, "newer")
    act(played, 3)
    assert played.header.rekeyed == ((3, "newer"),)
    stands(played)


@pytest.mark.parametrize("undos", range(1, 5))
def test_the_log_of_a_branch_stands_though_seats_change_while_moves_before_and_after_it_are_taken_back(undos):
    played = begun(undo="free")
    act(played, 5)
    played = branch(played, played.length, "new")
    played.seat_changes(1, "human", name="Carl")
    act(played, 3)
    for _ in range(undos):
        played.undo()
    for name in ("Dana", "Emil", "Fay", "Gus"):
        played.seat_changes(1, "human", name=name)
    stands(played)
    for _ in range(undos):
        played.redo()
    act(played, 3)
    stands(played)
    again = branch(Session(GAME, *entries(BytesIO(log_of(played)), {"dalek": GAME})), played.length, "newer")
    act(again, 3)
    stands(again)


def act(played, times):
    for _ in range(times):
        played.do(tuple(GAME.legal(played.state, played.state.seat))[-1])


def log_of(played):
    return b"".join(write(played.header, played.events))


def stands(played):
    assert len(list(verify(BytesIO(log_of(played)), {"dalek": GAME}))) == 1


# Sealed


def test_a_game_whose_seed_is_still_sealed_can_be_looked_at_but_not_gone_on_with():
    played = session(GAME, 2, setup=Setup(first=0, sealed=True))
    played.do(Roll(0))
    looked_at = Session(GAME, played.header.sealed_away(), tuple(played._steps))
    assert looked_at.state == played.state
    keep_one_or_roll = next(GAME.legal(looked_at.state, 0))
    with pytest.raises(IllegalError, match="seed_is_sealed"):
        looked_at.do(keep_one_or_roll)


def test_a_sealed_game_names_the_hash_of_its_seed():
    header = Header.of(GAME, Setup(sealed=True), people(2), "abc", "the table's phrase")
    assert header.seed_hash
    assert header.sealed_away().seed is None
    assert header.sealed_away().seed_hash == header.seed_hash


# Listeners


def test_a_listener_hears_the_events_with_the_views_before_and_after_and_how_far_an_undo_went():
    played, heard = begun(), []
    stop = played.listen(0, heard.append)
    before = played.view(0)
    played.do(Roll(0))
    assert heard[-1] == Advanced(played.events[2:], before, played.view(0))
    keep_one(played)
    played.undo(0)
    assert isinstance(heard[-1], Rewound)
    assert heard[-1].events == 1
    stop()
    played.redo(0)
    assert len(heard) == 3


def test_what_was_kept_is_kept_before_anybody_hears_of_it():
    order = []
    played = Session.start(
        GAME, Header.of(GAME, Setup(first=0), people(2), "s"), lambda entry: order.append("kept")
    )
    played.listen(0, lambda change: order.append("heard"))
    played.do(Roll(0))
    assert order == ["kept", "kept", "heard"]


def test_an_entry_that_cannot_be_kept_changes_nothing():
    def full(entry):
        raise OSError("no room")

    played = begun()
    played._keep = full
    state = played.state
    with pytest.raises(OSError, match="no room"):
        played.do(Roll(0))
    assert played.state is state
