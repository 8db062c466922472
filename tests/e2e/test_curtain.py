"""Two people at one computer play 17: what one holds changes no pixel while the other one looks on."""

import pytest

from game.seventeen import GAME
from game.seventeen.cards import DECK
from game.seventeen.commands import BeginTurn, Play
from tests.e2e.kept import ADA, BO, lay_dealt
from tests.e2e.playing import IN_NO_HURRY
from tests.table import ScriptedChance

ADAS: tuple[str, ...] = ("o5.0", "h5.0", "trap.0")
BOS: tuple[str, ...] = ("o4.0", "h1.0", "reverse.0")
BELOW = ("o4.1", "o1.0", "o3.0", "o2.0", "o1.1", "o4.2")
"""What lies on top of the pile after the deal: Ada draws the first of it."""
PLAYED = tuple(
    command
    for number, card in enumerate(("o5", "o4", "o4", "o1"))
    for command in (Play(number % 2, card, "up"), BeginTurn((number + 1) % 2))
)
"""The row counts 14 then, and Ada has drawn a 3 that lies open: with it Bo may think of a call."""


def dealt(swaps):
    """Ada and Bo with these cards, but for some of Ada's hidden ones, which lie deep in the pile instead."""
    known: list[str] = [card for pair in zip(ADAS, BOS, strict=True) for card in pair] + [*BELOW]
    order: list[str] = [*known, *(card for card in DECK if card not in known)]
    for hers, other in swaps:
        here, there = order.index(hers), order.index(other)
        order[here], order[there] = order[there], order[here]
    return ScriptedChance(first=0, shuffles=[order])


def pictures(program):
    """The table to the end of Bo's first sight of his hand, and Ada's own turn apart from that."""

    def seen():
        program.away()
        return program.pixels(), program.sight.targets

    program.until("the curtain", lambda sight: "curtain.open" in sight.targets)
    others = [seen()]
    program.click("curtain.open")
    program.until("Ada's hand", lambda sight: "hand.0" in sight.targets)
    own = [seen()]
    three = next(t.id for t in program.sight.named("hand.") if t.label.startswith("3, its back"))
    program.click(three)
    program.click("play.up")
    program.until("Bo may call", lambda sight: "call.1" in sight.targets)
    others.append(seen())
    program.click("go_on")
    program.until("the curtain again", lambda sight: "curtain.open" in sight.targets)
    others.append(seen())
    program.click("curtain.open")
    program.until("Bo's hand", lambda sight: "hand.0" in sight.targets)
    others.append(seen())
    return own, others


@pytest.mark.parametrize(
    "swaps",
    [
        pytest.param([("trap.0", "h2.0")], id="a special for a number"),
        pytest.param([("h5.0", "double.0"), ("trap.0", "h4.0")], id="both hidden cards"),
    ],
)
def test_nobody_sees_what_another_person_holds(opened, tmp_path, swaps):
    seen = []
    for name, given in (("as dealt", []), ("swapped", swaps)):
        folder = tmp_path / name
        lay_dealt(folder / "library", GAME, ADA, BO, chance=dealt(given), done=PLAYED)
        program = opened(folder=folder, speed="instant", games=IN_NO_HURRY)
        program.click("continue")
        seen.append(pictures(program))
        program.close()
    (own, others), (own_swapped, others_swapped) = seen
    assert own != own_swapped, "the swap can be seen where it may be"
    for here, there in zip(others, others_swapped, strict=True):
        assert here[1] == there[1]
        assert here[0] == there[0]
