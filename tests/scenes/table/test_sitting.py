"""A sitting: beats with the view after each, undo for the person at the mouse, hands of a seat, reasons."""

import pytest

from game.core.illegal import IllegalError
from game.dalek import GAME as DALEK
from game.dalek.commands import Roll
from game.seventeen import GAME as SEVENTEEN
from scenes.table.question import Question
from scenes.table.sitting import WentBack, WentOn
from tests.scenes.table.builders import bot, people, sat_down


def listening(sitting):
    heard = []
    sitting.listen(heard.append)
    return heard


def test_each_event_comes_with_its_place_and_the_view_after_it():
    sitting = sat_down(DALEK, people())
    heard = listening(sitting)
    sitting.do(Roll(0))
    (went_on,) = heard
    assert isinstance(went_on, WentOn)
    assert [beat.n for beat in went_on.beats] == list(range(3, 3 + len(went_on.beats)))
    assert went_on.beats[0].view.table.stage == "rolled"
    assert went_on.beats[-1].view == sitting.view


def test_an_undo_tells_where_the_game_stands_again():
    sitting = sat_down(DALEK, people("Ada"))
    sitting.do(Roll(0))
    before = sitting.view
    n = sitting.length
    sitting.do(next(c for c in sitting.legal(0) if type(c).__name__ == "Keep"))
    heard = listening(sitting)
    sitting.undo()
    assert heard == [WentBack(n, before)]


def test_why_there_is_no_undo_is_told_and_nothing_changes():
    sitting = sat_down(DALEK, people())
    assert str(sitting.why_no_undo) == "nothing_to_undo"
    assert str(sitting.why_no_redo) == "nothing_to_redo"
    assert sitting.length == 2


def test_what_the_rules_forbid_raises_with_its_reason():
    with pytest.raises(IllegalError, match="another_seat_is_to_act"):
        sat_down(DALEK, people()).do(Roll(1))


def test_a_seat_handed_over_asks_with_another_seed():
    sitting = sat_down(DALEK, (bot("Bo"), *people("Ada")))
    before = sitting.question(0).seed
    sitting.hand_over(0, "bot", "random")
    after = sitting.question(0)
    assert (after.level, after.seed == before) == ("random", False)


def test_a_bot_is_told_what_its_own_seat_knows_whoever_looks_on():
    sitting = sat_down(SEVENTEEN, (bot("Bo"), *people("Ada")))
    sitting.look_as(1)
    seat = sitting.to_act or 0
    assert sitting.question(seat).view.seat == seat
    assert sitting.view.seat == 1


def test_a_sparring_partner_is_told_what_was_decided_and_nobody_else_is():
    sitting = sat_down(DALEK, (bot("Bo", "sparring"), *people("Ada")))

    def asked() -> Question:
        found = sitting.question(0)
        assert isinstance(found, Question)
        return found

    assert asked().past == ()
    before = sitting.session.view(0)
    sitting.do(Roll(0))
    assert asked().past == ((before, Roll(0)),)
    assert sitting.question(0).answered() in sitting.legal(0)
    sitting.hand_over(0, "bot", "easy")
    assert asked().past == ()


def test_eyes_that_change_hear_as_the_new_seat_and_only_once():
    sitting = sat_down(SEVENTEEN, people())
    heard = listening(sitting)
    sitting.look_as(1)
    seat = sitting.to_act or 0
    sitting.do(next(sitting.legal(seat)))
    (went_on,) = heard
    assert went_on.beats[-1].view.seat == 1


def test_every_change_is_counted():
    sitting = sat_down(DALEK, people("Ada"))
    sitting.do(Roll(0))
    sitting.hand_over(0, "human")
    assert sitting.changes == 2
