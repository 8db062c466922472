"""Mixed ages at one table: a seat may have a way of taking back of its own, and the log says so."""

from io import BytesIO
from typing import Any

import msgspec
import pytest

from game.core.game import UndoPolicy
from game.core.illegal import IllegalError
from game.core.journal import Seated, encode_entry, entry_decoder
from game.core.log import load, write
from game.core.seats import Seat, SeatChanged
from game.core.session import Session
from game.core.verify import entries, verify
from game.dalek import GAME
from game.dalek.commands import Keep, Roll, Stop
from game.dalek.events import Setup
from tests.table import session

GAMES = {"dalek": GAME}


def table(*, ada: UndoPolicy | None = None, bo: UndoPolicy | None = None, usual: UndoPolicy = "fair"):
    """Ada and Bo, each with a way of taking back of their own, or with the table's; Ada begins."""
    seats = Seat("Ada", "human", undo=ada), Seat("Bo", "human", undo=bo)
    return session(GAME, seats, seed="s", setup=Setup(first=0, undo=usual))


def keep_one(played):
    played.do(next(c for c in GAME.legal(played.state, played.state.seat) if isinstance(c, Keep)))


def roll_and_keep(played):
    played.do(Roll(played.state.seat))
    keep_one(played)


def turn(played):
    roll_and_keep(played)
    played.do(Stop(played.state.seat))


def why_not(played, seat=None):
    with pytest.raises(IllegalError) as refused:
        played.undo(seat)
    assert not played.can_undo(seat)
    return refused.value.reason


def through_a_log(played) -> Any:
    return Session(GAME, *entries(BytesIO(b"".join(write(played.header, played.events))), GAMES))


# What holds for whom


def test_for_a_seat_without_a_way_of_its_own_the_tables_holds():
    played = table(usual="off")
    turn(played)
    assert why_not(played) == "undo_is_off"
    played = table(usual="free")
    roll_and_keep(played)
    played.do(Roll(0))
    assert played.can_undo(0)


def test_off_for_one_seat_leaves_the_other_its_undo():
    played = table(ada="off")
    turn(played)
    assert why_not(played, 0) == "undo_is_off_for_this_seat"
    roll_and_keep(played)
    played.undo(1)
    assert played.state.stage == "rolled"


def test_a_seat_may_take_back_at_a_table_that_plays_without():
    played = table(ada="fair", usual="off")
    roll_and_keep(played)
    played.undo(0)
    assert played.state.stage == "rolled"
    keep_one(played)
    played.do(Stop(0))
    roll_and_keep(played)
    assert why_not(played, 1) == "undo_is_off"


def test_fair_for_one_seat_ends_at_a_roll_and_at_what_another_chose_though_the_table_plays_freely():
    played = table(ada="fair", usual="free")
    roll_and_keep(played)
    played.do(Roll(0))
    assert why_not(played, 0) == "something_was_learnt_since"
    keep_one(played)
    played.do(Stop(0))
    roll_and_keep(played)
    assert why_not(played, 0) == "another_seat_chose_since"
    assert played.can_undo(1)


def test_free_for_one_seat_goes_back_over_rolls_and_over_what_others_chose():
    played = table(ada="free")
    played.do(Roll(0))
    before = played.state
    keep_one(played)
    played.do(Stop(0))
    roll_and_keep(played)
    played.undo(0)
    assert played.state == before
    assert played.header.undone == 1


def test_but_not_over_the_choice_of_somebody_for_whom_what_is_done_is_done():
    played = table(ada="free", bo="off")
    turn(played)
    played.do(Roll(1))  # the only thing to do: no choice
    assert played.can_undo(0)
    keep_one(played)
    assert why_not(played, 0) == "another_seat_chose_since"


def test_a_bot_stands_in_nobodys_way():
    seats = Seat("Ada", "human", undo="free"), Seat("Robbie", "bot", "easy", "off")
    played = session(GAME, seats, seed="s", setup=Setup(first=0, undo="fair"))
    turn(played)
    roll_and_keep(played)
    assert played.can_undo(0)


def test_undo_for_nobody_in_particular_goes_by_whoever_decided_last():
    played = table(ada="free", bo="off")
    turn(played)
    assert played.can_undo()
    roll_and_keep(played)
    assert why_not(played) == "undo_is_off_for_this_seat"


def test_what_a_seat_took_back_by_its_own_way_stands_again_by_redo():
    played = table(ada="free", usual="off")
    roll_and_keep(played)
    played.do(Roll(0))
    events = played.events
    played.undo(0)
    played.redo(0)
    assert played.events == events
    assert played.header.undone == 0


# It may change, and is kept


def test_a_seats_way_of_taking_back_may_change_while_the_game_is_played():
    played = table()
    roll_and_keep(played)
    played.seat_changes(0, "human", undo="off")
    assert why_not(played, 0) == "undo_is_off_for_this_seat"
    played.seat_changes(0, "human", undo="fair")
    assert played.can_undo(0)


def test_another_name_or_level_leaves_it_as_it_was():
    played = table(ada="off")
    played.seat_changes(0, "human", name="Adele")
    played.seat_changes(0, "bot", level="easy")
    played.seat_changes(0, "human")
    assert played.seats[0] == Seat("Adele", "human", undo="off")


def test_the_log_and_the_journal_carry_it_and_stand():
    played = table(bo="off")
    turn(played)
    played.seat_changes(0, "human", undo="free")
    roll_and_keep(played)
    log = b"".join(write(played.header, played.events))
    assert len(list(verify(BytesIO(log), GAMES))) == 1
    header, events = load(log.splitlines(), GAMES)
    assert [seat.undo for seat in header.seats] == [None, "off"]
    assert SeatChanged(0, "human", undo="free") in events
    assert [seat.undo for seat in through_a_log(played).seats] == ["free", "off"]
    entry = Seated(SeatChanged(0, "human", undo="free"))
    assert entry_decoder(GAME)(encode_entry(entry)) == entry


def test_where_nobody_has_a_way_of_their_own_neither_header_nor_changes_speak_of_it():
    played = table()
    played.seat_changes(1, "bot", level="easy")
    played.seat_changes(1, "human", name="Cleo")
    log = b"".join(write(played.header, played.events)).splitlines()
    assert b'"seats":[{"name":"Ada","kind":"human"},{"name":"Bo","kind":"human"}]' in log[0]
    assert b'"kind":"bot","level":"easy","d"' in log[-2]
    assert b'"kind":"human","name":"Cleo","d"' in log[-1]


@pytest.mark.parametrize("undo", ["sometimes", 1, True])
def test_another_way_of_taking_back_than_these_three_is_none(undo):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"name": "Ada", "kind": "human", "undo": undo}, Seat)


def test_a_branch_keeps_every_seats_way():
    played = table(ada="off", bo="free")
    turn(played)
    header, _ = played.branch(played.length, "new")
    assert [seat.undo for seat in header.seats] == ["off", "free"]
