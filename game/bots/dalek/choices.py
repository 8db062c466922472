"""What may be done with a throw, and what each choice is worth under best play from there on."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Literal, NamedTuple

from game.bots.dalek.shape import HOPELESS, Spot, after_keeping, spot
from game.bots.dalek.turn import Turn, dice_out, stopped
from game.dalek.faces import DALEKS, HUMANS, Face, daleks, humans
from game.dalek.rules import BONUS

KEEPABLE: tuple[Face, ...] = HUMANS + DALEKS

Then = Literal["end", "stop", "roll"]


class Choice(NamedTuple):
    """Which dice of the throw to keep, and what then; what it is worth, and what stands aside after it."""

    keep: tuple[Face, ...]
    then: Then
    value: float
    at: Spot

    @property
    def points(self) -> int:
        """With which the turn ends; of a turn that goes on, none yet."""
        if self.then == "roll" or self.at.d < self.at.h:
            return 0
        return self.at.h + BONUS if self.then == "end" else self.at.h


def choices(turn: Turn, at: Spot, shown: Sequence[Face], forced: bool) -> Iterator[Choice]:
    """All that may be done at a spot with these dice in hand; `forced`: one was set aside already.

    Those that end the turn come first, and those that keep more: so that of equally good choices a player
    takes the one that needs no explanation.
    """
    counts = [range(shown.count(face), -1, -1) for face in KEEPABLE]
    rolling: list[Choice] = []
    for kept in product(*counts):
        dice = sum(kept)
        if not dice and not forced:
            continue
        faces: tuple[Face, ...] = tuple(
            [face for face, number in zip(KEEPABLE, kept, strict=True) for _ in range(number)]
        )
        then = after_keeping(at, humans(faces), daleks(faces), dice)
        if then.hand == 0:
            yield Choice(faces, "end", dice_out(turn.worth, then), then)
            continue
        yield Choice(faces, "stop", stopped(turn.worth, then), then)
        rolling.append(Choice(faces, "roll", turn.roll(then), then))
    yield from rolling


def sensible(options: Sequence[Choice]) -> list[Choice]:
    """Without what nobody would do, since something else is better whatever the dice bring: to stop for
    nothing or for fewer points than one may, to keep the smaller Dalek where a larger one shows, and to go on
    with a turn that can earn nothing any more."""
    options = [choice for choice in options if not earns_nothing(choice)] or options
    most = max(choice.points for choice in options)
    covers: dict[tuple[int, int], int] = {}
    for at in [choice.at for choice in options]:
        covers[at.hand, at.h] = max(at.d, covers.get((at.hand, at.h), at.d))
    may_roll = any(choice.then == "roll" for choice in options)
    return [
        choice
        for choice in options
        if (
            choice.at.d == covers[choice.at.hand, choice.at.h]
            if choice.then == "roll"
            else choice.points == most and (most > 0 or not may_roll)
        )
    ]


def earns_nothing(choice: Choice) -> bool:
    """Whatever comes: too few Daleks to cover the Humans, too few rolls for a third Exterminate."""
    if choice.then == "roll":
        return choice.at.d == HOPELESS and choice.at.hand < 3 - choice.at.exterminates
    return not choice.points


def spot_of(placed: Sequence[Face], hand: int) -> Spot:
    """The spot of a table on which these dice lie aside."""
    return spot(hand, placed.count("DOC"), placed.count("EXT"), humans(placed), daleks(placed))
