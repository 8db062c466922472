"""The ledger: it closes, luck has no mean, and a choice costs what it gives away and nothing else."""

import json
from itertools import product
from math import factorial, prod

import pytest

from game.bots.dicy.compiled_race import LIBRARY
from game.bots.dicy.races import TOLERANCE
from game.bots.record import bots_of
from game.bots.seventeen import looks, search
from game.bots.seventeen.appraisal import DRIFT
from game.core.journal import Did, Seated
from game.core.session import Session
from game.dalek.commands import Roll, Stop
from game.review.ledger import Bookkeeping, ledger
from game.shelf import GAMES
from tests.commands.calling import call
from tests.golden.render import FOLDER, read
from tests.review.ledgers import begun, has_alternative, played
from tests.table import ScriptedChance

CLOSES = 1e-9
FIVES = (
    ["any_two", "odds", "sixes", "forty", "same5"],
    ["low_six", "straight", "lowest_three", "distinct4", "distinct_sum"],
)
KINDS = {
    "dalek alone": ("dalek", ("easy",), {"target": 30}),
    "dalek alone to 90": ("dalek", ("medium",), {"target": 90}),
    "dalek for two": ("dalek", ("expert", "easy"), {"target": 30}),
    "dalek for two to 60, the first given": ("dalek", ("hard", "medium"), {"first": 1}),
    "dalek for two, with a head start": ("dalek", ("easy", "hard"), {"target": 90, "head_start": [40, 61]}),
    "dalek for three": ("dalek", ("easy", "expert", "hard"), {"target": 30}),
    "dicy alone": ("dicy", ("hard",), {}),
    "dicy alone, any five": ("dicy", ("easy",), {"mode": "custom", "cards": FIVES[0]}),
    "dicy alone, drawn": ("dicy", ("medium",), {"mode": "interglacial"}),
    "dicy for two": ("dicy", ("easy", "expert"), {"mode": "interaction"}),
    "dicy for two, with a head start": (
        "dicy",
        ("hard", "easy"),
        {"head_start": [0, 30], "mode": "beginner"},
    ),
    "dicy for two, any five": ("dicy", ("hard", "easy"), {"mode": "custom", "cards": FIVES[1]}),
    "dicy for four": ("dicy", ("easy", "expert", "hard", "medium"), {"mode": "interaction"}),
}
EXACT = {name for name in KINDS if "three" not in name and "four" not in name and "dicy for two" not in name}

PRINTED = ("dicy for two", "dicy for two, with a head start")


@pytest.fixture(scope="module", params=[(kind, seed) for kind in KINDS for seed in (1, 2)], ids=str)
def booked(request):
    kind, seed = request.param
    key, bots, options = KINDS[kind]
    session = played(key, bots, seed, **options)
    return kind, session, ledger(session)


def closes(session, found):
    alone = len(found.start) == 1
    for seat in found.seats:
        changes = sum(row.change[seat] for row in found.rows)
        own = found.cost[seat] if alone else -found.cost[seat]
        parts = found.start[seat] + found.luck[seat] + own + found.from_others[seat]
        assert found.start[seat] + changes == pytest.approx(found.result[seat], abs=CLOSES)
        if found.exact:
            assert parts == pytest.approx(found.result[seat], abs=CLOSES)
    ended = session.events[-1]
    if alone:
        assert found.result == (sum(type(event).__name__ == "TurnEnded" for event in session.events),)
    else:
        assert found.result == tuple(
            (seat in ended.winners) / len(ended.winners) for seat in range(len(session.seats))
        )


def test_start_and_changes_come_to_the_result(booked):
    _, session, found = booked
    closes(session, found)


def test_every_row_begins_where_the_last_one_ended(booked):
    _, _, found = booked
    value = found.start
    for row in found.rows:
        assert row.change == pytest.approx(
            [now - then for now, then in zip(row.value, value, strict=True)], abs=1e-12
        )
        value = row.value


def test_a_choice_changes_what_it_costs(booked):
    kind, _, found = booked
    for row in found.rows:
        assert row.cost >= 0
        if row.kind == "choice" and kind in EXACT:
            against = 1 if found.unit == "turns" else -1
            assert row.change[row.seat] == pytest.approx(against * row.cost, abs=1e-12)


def test_a_row_for_each_roll_and_each_choice_that_had_an_alternative(booked):
    _, session, found = booked
    rolls = [n for n, event in enumerate(session.events, 1) if session.game.rolled(event)]
    assert [row.n for row in found.rows if row.kind == "chance" and row.seat is not None] == rolls
    state, choices = session.game.fresh(len(session.seats)), 0
    for step in session.steps:
        command = getattr(step, "command", None)
        choices += command is not None and has_alternative(session, state, command.seat)
        for event in step.events:
            state = session.game.evolve(state, event)
    assert sum(row.kind == "choice" for row in found.rows) == choices


def test_who_begins_is_luck_where_it_was_drawn(booked):
    kind, session, found = booked
    drawn = len(session.seats) > 1 and "given" not in kind
    assert any(row.seat is None for row in found.rows) == drawn
    if drawn:
        assert (found.rows[0].n, found.rows[0].seat) == (1, None)
    if drawn and "head start" not in kind:
        assert found.start == pytest.approx([1 / len(session.seats)] * len(session.seats), abs=CLOSES)


def test_what_is_an_estimate_says_so(booked):
    kind, _, found = booked
    solved = kind in PRINTED and LIBRARY.there()
    assert found.exact == (kind in EXACT or solved)
    if kind in EXACT:
        assert found.error == 0
    elif solved:
        assert found.error == TOLERANCE


@pytest.mark.parametrize("path", sorted(FOLDER.glob("d*.txt")), ids=lambda path: path.stem)
def test_the_golden_games_close(path):
    header, commands = read(path)
    session = Session.start(GAMES[header.game], header)
    for command in commands:
        session.do(command)
    if session.ended:
        closes(session, ledger(session))


@pytest.mark.parametrize(
    ("key", "bots", "options"),
    [
        ("dalek", ("expert",), {}),
        ("dalek", ("expert", "expert"), {}),
        ("dicy", ("expert",), {"mode": "intermediate"}),
        ("dicy", ("expert", "expert"), {"mode": "intermediate"}),
    ],
)
def test_an_expert_gives_nothing_away(key, bots, options):
    found = ledger(played(key, bots, 3, **options))
    assert found.cost == pytest.approx([0.0] * len(bots), abs=CLOSES)


# Luck


def appraiser_of(session):
    found = bots_of(session.game.key).appraise(session.state)
    assert found is not None
    return found


def test_over_all_dice_luck_has_no_mean_at_dalek_dice():
    """Every roll on with few dice in hand, against all that it might have brought."""
    session = played("dalek", ("hard", "medium"), 5)
    appraiser, looked_at = appraiser_of(session), 0
    state = session.game.fresh(2)
    for step in session.steps:
        assert not isinstance(step, Seated)
        command = step.command if isinstance(step, Did) else None
        if isinstance(command, Roll) and state.stage != "start" and len(state.hand) <= 3:
            average = appraiser.weigh(state, command).after
            every = list(product(range(6), repeat=len(state.hand)))
            total = sum(_rolled(session.game, appraiser, state, command, dice) for dice in every)
            assert total / len(every) == pytest.approx(average[command.seat], abs=1e-12)
            looked_at += 1
        for event in step.events:
            state = session.game.evolve(state, event)
    assert looked_at > 3


def _rolled(game, appraiser, state, command, dice):
    after = state
    for event in game.decide(state, command, ScriptedChance(dice)):
        after = game.evolve(after, event)
    seat = command.seat
    if game.to_act(after) is None:
        return (seat in after.winners) / len(after.winners)
    return appraiser.value(after)[seat]


def test_over_all_dice_luck_has_no_mean_at_dicy_cards():
    """Of a first roll too, where the game is exact: alone."""
    session = begun("dicy", ("hard",), 1, mode="intermediate")
    game, appraiser = session.game, appraiser_of(session)
    (roll,) = game.legal(session.state, 0)
    before = appraiser.value(session.state)[0]
    total = sum(
        _rolled(game, appraiser, session.state, roll, dice) * _ways(dice)
        for dice in product(range(6), repeat=6)
        if list(dice) == sorted(dice)
    )
    assert total / 6**6 == pytest.approx(before, abs=CLOSES)


def _ways(dice):
    return factorial(len(dice)) // prod(factorial(dice.count(face)) for face in range(6))


def test_who_chills_others_by_the_winning_points_has_no_further_luck():
    """Its turn has no worth of its own any more."""
    for seed in range(20):
        session = played("dicy", ("easy",) * 3, seed, mode="interaction", head_start=[90, 90, 90])
        state, appraiser = session.game.fresh(3), appraiser_of(begun("dicy", ("easy",) * 3, seed))
        for step in session.steps:
            if isinstance(step, Did) and state.choosers and state.scores[state.seat] >= state.target:
                assert appraiser.brought(state, step.command, None) is None
                return
            for event in getattr(step, "events", ()):
                state = session.game.evolve(state, event)
    pytest.fail("nobody did")


# Choices


def test_a_planted_error_appears_as_its_cost_and_nowhere_else():
    planted = []

    def stop_at_once(state, command):
        if not planted and state.seat == 1 and state.rolls == 1 and type(command).__name__ == "Roll":
            lost, _ = bots_of("dalek").lost(GAMES["dalek"].view(state, 1), Stop(1))
            if state.stage != "start" and lost > 0.001:
                planted.append(lost)
                return Stop(1)
        return None

    session = played("dalek", ("expert", "expert"), 8, plant=stop_at_once)
    found = ledger(session)
    (row,) = [row for row in found.rows if row.cost > CLOSES]
    assert (type(row.command).__name__, row.seat) == ("Stop", 1)
    assert row.cost == pytest.approx(planted[0], abs=1e-12)
    assert found.cost == pytest.approx([0.0, planted[0]], abs=CLOSES)
    assert found.from_others == pytest.approx([planted[0], 0.0], abs=CLOSES)


def test_what_a_roll_is_worth_is_what_solve_says_of_it(capsys, tmp_path):
    session = played("dalek", ("hard", "medium"), 9)
    asked, told = [], []
    found = {(row.n, row.kind): row for row in ledger(session).rows}
    state = session.game.fresh(2)
    for n, event in enumerate(session.events, 1):
        if type(event).__name__ == "DiceRolled" and len(asked) < 10:
            asked.append(
                {
                    "objective": "win",
                    "target": state.target,
                    "scores": state.scores,
                    "seat": state.seat,
                    "first": state.first,
                    "H": state.humans,
                    "D": state.daleks,
                    "doctors": state.doctors,
                    "exterminates": state.exterminates,
                    "roll": event.values,
                }
            )
            told.append(found[n, "chance"].value[state.seat])
        state = session.game.evolve(state, event)
    file = tmp_path / "states"
    file.write_text("".join(json.dumps(one) + "\n" for one in asked))
    answers = call(capsys, "solve", "dalek", "--state", file).out.splitlines()
    assert len(told) == 10
    assert [json.loads(line)["value"] for line in answers] == pytest.approx(told, abs=1e-12)


def test_a_seat_that_changes_hands_counts_as_an_event():
    session = begun("dalek", ("easy", "easy"), 1, target=30)
    seat = session.game.to_act(session.state)
    assert seat is not None
    (roll,) = session.game.legal(session.state, seat)
    session.seat_changes(0, "human")
    session.do(roll)
    assert [row.n for row in Bookkeeping(session).rows()] == [1, 4]


def test_a_running_game_ends_where_it_stands():
    session = begun("dalek", ("easy", "easy"), 1)
    found = ledger(session)
    assert found.result == found.rows[-1].value
    assert sum(found.result) == pytest.approx(1)


# Estimates


@pytest.mark.skipif(not search.LIBRARY.there(), reason="no C compiler")
@pytest.mark.parametrize(("bots", "seed"), [(("easy", "expert"), 1), (("easy", "hard", "expert"), 3)])
def test_seventeen_closes_and_tells_only_costs_that_are_sure(bots, seed):
    session = played("seventeen", bots, seed)
    found = ledger(session)
    closes(session, found)
    assert (found.exact, found.error) == (False, DRIFT[len(session.seats)])
    assert found.start == pytest.approx([1 / len(bots)] * len(bots))
    costs = [row for row in found.rows if row.cost > 0]
    assert costs
    assert all(row.pm < row.cost for row in costs)


def test_seventeen_without_its_search_tells_no_costs(monkeypatch):
    monkeypatch.setattr(looks, "weighed", lambda *_args, **_more: None)
    session = played("seventeen", ("random", "random"), 1)
    found = ledger(session)
    closes(session, found)
    assert found.cost == (0, 0)
