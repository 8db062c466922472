"""The wiring between chance and the table: no seat gets other dice than any other, whoever sits there.

Not a test of luck: the keys are fixed, so that it comes out the same each time.
"""

from collections import Counter

import pytest

from game.core.seats import Seat
from game.dalek import GAME
from game.dalek.commands import Keep, Roll, Stop
from game.dalek.events import DiceRolled, Setup
from game.dalek.faces import DALEKS, FACES, HUMANS
from scenes.table.sitting import Sitting
from tests.scenes.table.builders import bot

ROLLS = 20_000
BY_CHANCE = 20.5
"""A chi-square of five degrees of freedom that is larger once in a thousand times."""


def rolls_by_kind(least):
    """As many rolls at least of people and of bots at the same tables, each roll as its faces."""
    seen = {"human": [], "bot": []}
    game = 0
    while min(map(len, seen.values())) < least:
        seats = (Seat("Ada", "human"), bot("Bo", "threshold"))
        sitting = Sitting.in_memory(GAME, Setup(first=game % 2, target=90), seats, f"faces {game}")
        while (seat := sitting.to_act) is not None:
            sitting.do(sitting.question(seat).answered() if sitting.is_bot(seat) else played(sitting, seat))
        for event in sitting.seen():
            if isinstance(event, DiceRolled):
                seen[sitting.seats[event.seat].kind].append(event.values)
        game += 1
    return seen


def played(sitting, seat):
    """By a person who keeps every Human and Dalek, and stops as soon as the Daleks cover the Humans."""
    table = sitting.view.table
    dice = (
        tuple(die for die, face in zip(table.hand, table.shown, strict=True) if face in HUMANS + DALEKS)
        if table.stage == "rolled"
        else ()
    )
    if dice:
        return Keep(seat, dice)
    return Stop(seat) if table.stage == "kept" and table.daleks >= table.humans else Roll(seat)


@pytest.fixture(scope="module")
def rolls():
    return rolls_by_kind(ROLLS)


def off(counts, others):
    """Chi-square of two counts of faces being of one kind."""
    mine, theirs = counts.total(), others.total()
    return sum(
        (counts[face] * (theirs / mine) ** 0.5 - others[face] * (mine / theirs) ** 0.5) ** 2
        / (counts[face] + others[face])
        for face in FACES
    )


def test_bots_and_people_get_the_same_faces(rolls):
    people, bots = (Counter(face for roll in rolls[kind] for face in roll) for kind in ("human", "bot"))
    assert off(people, bots) < BY_CHANCE


@pytest.mark.parametrize("kind", ["human", "bot"])
def test_each_face_comes_as_often_as_any_other(rolls, kind):
    counts = Counter(face for roll in rolls[kind] for face in roll)
    even = counts.total() / len(FACES)
    assert sum((counts[face] - even) ** 2 / even for face in FACES) < BY_CHANCE


def test_the_measure_notices_dice_that_are_a_little_better():
    fair = Counter(dict.fromkeys(FACES, 20_000))
    assert off(fair, fair) == 0
    assert off(fair, fair + Counter(H4=1600)) > BY_CHANCE
