"""How a person's games went: what each ledger says, once for each log."""

import pytest

from game.core.library import Library
from game.review import forms
from game.review.forms import FILE, AskedForms, own_games
from game.review.ledger import ledger
from game.review.standards import Costs
from game.shelf import GAMES
from tests.scenes.around.builders import kept, played

ADA, BO = "Ada", "Bo"


@pytest.fixture
def library(tmp_path):
    with Library.open(GAMES, tmp_path) as opened:
        for session in (
            played(target=30, seed="one"),
            kept("seventeen"),
            played(names=(BO, ADA), target=30, seed="two"),
            kept("dalek", ("Ada", "Bo", "Cy")),
            kept("dicy", (ADA,)),
            kept("dalek", commands=5),
            played(names=(ADA,), kind="bot", target=30),
        ):
            opened.add(session.header, session.steps, "Sunday")
        yield opened


def formed(library, name=ADA, names=None):
    found = AskedForms(library.folder, name, names or {}).answered()
    assert found is not None
    return found


def test_games_of_dice_alone_or_for_two_that_ended_in_the_order_in_which_they_were_begun(library):
    own = own_games(library, ADA, {})
    assert [(one.game, one.seat, one.seats) for one in own] == [
        ("dalek", 0, 2),
        ("dalek", 1, 2),
        ("dicy", 0, 1),
    ]
    assert all("first" not in one.setup for one in own)


def test_what_its_ledger_says(library):
    found = formed(library).found
    assert len(found) == 3
    for own, form in found:
        header, journal = library.read(own.id)
        booked = ledger(forms.Session(GAMES[own.game], header, journal))
        costs = [row.cost for row in booked.rows if row.kind == "choice" and row.seat == own.seat]
        assert form.luck == pytest.approx(booked.luck[own.seat], abs=1e-12)
        assert form.costs == Costs.of(costs)
        assert form.costs.total == pytest.approx(booked.cost[own.seat], abs=1e-12)


def test_a_log_is_looked_at_once(library, monkeypatch):
    first = formed(library)
    monkeypatch.setattr(forms, "ledger", lambda _session: pytest.fail("it was known"))
    assert formed(library) == first
    assert len(formed(library, BO).found) == 2


def test_what_is_damaged_is_worked_out_anew(library):
    first = formed(library)
    (library.folder / FILE).write_bytes(b"{none of ours")
    assert formed(library) == first
    assert formed(library) == first


def test_only_the_last_logs_are_kept(library, monkeypatch):
    monkeypatch.setattr(forms, "MOST_KEPT", 2)
    formed(library)
    assert len(forms._read(library.folder / FILE)) == 2


def test_it_comes_some_games_at_a_time(library, monkeypatch):
    monkeypatch.setattr(forms, "AT_ONCE", 2)
    first = formed(library)
    assert (len(first.found), first.following, first.share) == (2, 2, pytest.approx(2 / 3))
    second = AskedForms(library.folder, ADA, {}, first.following).answered()
    assert second is not None
    assert (len(second.found), second.share) == (1, 1.0)


def test_who_has_another_name_now_is_the_same_person(library):
    assert len(formed(library, "Eva", {ADA: "Eva"}).found) == 3
    assert formed(library, ADA, {ADA: "Eva"}).found == ()
