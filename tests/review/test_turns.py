"""What dice and choices brought, against a slow recount: every state of a game weighed, roll by roll."""

from collections import defaultdict
from functools import reduce
from random import Random

import pytest

from game.bots.dalek.brain import for_points, weigh
from game.bots.dalek.choices import spot_of
from game.bots.dicy.brain import LONG, shown
from game.bots.dicy.estimate import carries, rate
from game.bots.dicy.lattice import PLACE
from game.bots.dicy.references import solo
from game.bots.dicy.tables import in_order
from game.bots.dicy.worth import bits
from game.bots.record import bots_of
from game.core.header import Header, setup_from
from game.core.journal import Began
from game.core.seats import Seat
from game.core.session import Session
from game.dicy.cards import points
from game.shelf import GAMES

ADA, BO, ROBBIE = Seat("Ada", "human"), Seat("Bo", "human"), Seat("Robbie", "bot", "easy")


def played(key, seats, seed, **options):
    """By chance, to its end; where dice can be scored they mostly are."""
    game, random = GAMES[key], Random(seed)
    session = Session.start(game, Header.of(game, setup_from(game, options), seats, f"seed {seed}"))
    while not session.ended:
        seat = game.to_act(session.state)
        assert seat is not None
        legal = list(game.legal(session.state, seat))
        scoring = [command for command in legal if type(command).__name__ in ("Score", "Keep")]
        session.do(random.choice(scoring if scoring and random.random() < 0.6 else legal))
    return session


def steps(session):
    """Every command of people, with the table before and after it and what happened."""
    table = session.game.fresh(len(session.seats))
    for entry in session.steps:
        before, table = table, reduce(session.game.evolve, entry.events, table)
        if not isinstance(entry, Began) and session.seats[entry.command.seat].kind == "human":
            yield entry.command, before, table, {type(event).__name__: event for event in entry.events}


# Dalek Dice


def slow_dalek(session):
    luck, lost = defaultdict(float), defaultdict(float)

    def best(table):
        return max(choice.value for choice in weigh(for_points(), table))

    for command, before, after, happened in steps(session):
        ended = happened.get("TurnEnded")
        worth = ended.points if ended else best(after)
        if type(command).__name__ == "Roll":
            first = before.stage == "start"
            expected = for_points().roll(spot_of(before.placed, len(before.hand)))
            lost[command.seat] += 0 if first else best(before) - expected
            luck[command.seat] += worth - expected
        else:
            lost[command.seat] += best(before) - worth
    return luck, lost


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", [(ADA,), (ADA, ROBBIE), (ADA, BO, ROBBIE)])
def test_dalek_is_what_a_slow_recount_says(seats, seed):
    session = played("dalek", seats, seed, target=30)
    luck, lost = slow_dalek(session)
    found = bots_of("dalek").review(session)
    assert set(found) == {number for number, seat in enumerate(seats) if seat.kind == "human"}
    for seat, review in found.items():
        brought = review.brought
        assert brought.luck == pytest.approx(luck[seat])
        assert brought.lost == pytest.approx(lost[seat])
        made = [e.points for e in session.events if type(e).__name__ == "TurnEnded" and e.seat == seat]
        assert brought.turns == len(made)
        assert sum(made) == pytest.approx(brought.expected + brought.luck - brought.lost)


# Dicy Cards


def slow_dicy(session):
    luck, lost, turns = defaultdict(float), defaultdict(float), defaultdict(int)
    for command, before, after, _ in steps(session):
        seat, five = command.seat, in_order(before.cards)
        turn, active = LONG(five), bits(five, before.active[command.seat])
        rolled = before.stage == "rolled"
        best = max(value for _, value in turn.choices(active, shown(before))) if rolled else 0
        match type(command).__name__:
            case "Roll":
                worth = max(value for _, value in turn.choices(active, shown(after)))
                luck[seat] += worth - turn.start(active)
            case "Reroll":
                keep = tuple(sorted(v for die, v in enumerate(before.dice) if die not in command.dice))
                left = bits(five, after.active[seat])
                expected = turn.kept(left)[len(keep)][PLACE[len(keep)][keep]]
                lost[seat] += best - expected
                luck[seat] += max(value for _, value in turn.choices(left, shown(after))) - expected
            case "Score":
                made = points(command.card, [before.dice[die] for die in command.dice])
                left = active & ~(1 << five.index(command.card))
                lost[seat] += best - made - carries(five)[left]
                turns[seat] += 1
            case "Pass":
                lost[seat] += best
                turns[seat] += 1
            case _:
                others = [
                    carries(five)[active ^ 1 << place]
                    for place in range(5)
                    if bool(active >> place & 1) == (type(command).__name__ == "Freeze")
                ]
                chosen = carries(five)[active ^ 1 << five.index(command.card)]
                lost[seat] += max(others) - chosen
    return luck, lost, turns


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("mode", ["interaction", "interglacial"])
@pytest.mark.parametrize("seats", [(ADA,), (ADA, ROBBIE), (ADA, BO, ROBBIE)])
def test_dicy_is_what_a_slow_recount_says(seats, mode, seed):
    session = played("dicy", seats, seed, mode=mode)
    luck, lost, turns = slow_dicy(session)
    for seat, review in bots_of("dicy").review(session).items():
        brought = review.brought
        assert brought.turns == turns[seat]
        assert brought.expected == pytest.approx(turns[seat] * rate(in_order(session.state.cards)))
        assert brought.luck == pytest.approx(luck[seat], abs=1e-6)
        assert brought.lost == pytest.approx(lost[seat], abs=1e-6)


def test_who_plays_for_points_gives_none_away():
    game = GAMES["dicy"]
    session = Session.start(game, Header.of(game, setup_from(game, {}), (ADA,), "tea"))
    while not session.ended:
        session.do(solo(session.view(0), game.legal(session.state, 0), Random(0)))
    assert bots_of("dicy").review(session)[0].brought.lost == pytest.approx(0, abs=1e-6)


# 17


@pytest.mark.parametrize("seed", range(5))
def test_calls_are_right_from_17_on(seed):
    session = played("seventeen", (ADA, BO, ROBBIE), seed)
    slow = defaultdict(list)
    events = session.events
    for place, event in enumerate(events):
        if type(event).__name__ == "Called":
            slow[event.seat].append(events[place + 1].total)
    found = bots_of("seventeen").review(session)
    assert set(found) == set(slow)
    for seat, totals in slow.items():
        assert found[seat].calls.right == sum(total >= 17 for total in totals)
        assert found[seat].calls.wrong == sum(total < 17 for total in totals)
        assert found[seat].calls.average == pytest.approx(sum(totals) / len(totals))
