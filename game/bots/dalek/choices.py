"""What may be done with a throw, and what each choice is worth under best play from there on."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Literal, NamedTuple

from game.bots.dalek.shape import HOPELESS, Spot, after_keeping, spot
from game.bots.dalek.turn import Turn, dice_out, stopped
from game.dalek.faces import DALEKS, HUMANS, Face, daleks, humans
from game.dalek.rules import BONUS

KEEPABLE: tuple[Face, ...] = HUMANS + DALEKS

MANY = 4  # dice: of so many hardly ever all show Humans

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
    nothing or for fewer points than one may, or where another roll costs nothing; to keep the smaller Dalek
    where a larger one shows; to go on with a turn that can earn nothing any more, or no more than it may
    end with, or something only if nothing but Exterminates shows (but for who needs that)."""
    best = max(choice.value for choice in options)
    options = [choice for choice in options if choice.value == best or not earns_nothing(choice)]
    most = max(choice.points for choice in options)
    rolls = [
        choice
        for choice in options
        if choice.then == "roll" and (choice.value == best or not most or may_bring(choice.at) > most)
    ]
    covers: dict[tuple[int, int], int] = {}
    for at in [choice.at for choice in options]:
        covers[at.hand, at.h] = max(at.d, covers.get((at.hand, at.h), at.d))
    on = {choice.at: choice.value for choice in rolls}
    ends = [
        choice
        for choice in options
        if choice.then != "roll"
        and choice.points == most
        and (most or not rolls)
        and not (is_free(choice) and on.get(choice.at, choice.value) > choice.value)
    ]
    return [*ends, *(choice for choice in rolls if choice.at.d == covers[choice.at.hand, choice.at.h])]


def is_free(stop: Choice) -> bool:
    """To roll once more instead: no third Doctor can come, and no Human has to be kept that isn't covered,
    unless four dice or more show nothing else."""
    at = stop.at
    return stop.then == "stop" and at.doctors < 2 and (at.d >= at.h + humans(("H4",)) or at.hand >= MANY)


def may_bring(at: Spot) -> int:
    """The most points with which a turn that goes on may end: with so many Daleks more, or doubled,
    unless that takes an Exterminate on each of several dice."""
    spare = [(at.hand - cover, at.d + 3 * cover - at.h) for cover in range(at.hand + 1)]
    found = [at.h + min(4 * dice, more // 2 * 2) + BONUS for dice, more in spare if more >= 2 * dice]
    lack = 3 - at.exterminates
    if at.hand > lack or lack == at.hand == 1:
        found.append(2 * (at.h + 4 * (at.hand - lack)) + BONUS)
    return max(found, default=0)


def earns_nothing(choice: Choice) -> bool:
    """Or hardly ever: too few Daleks to cover the Humans, and as many dice at most as Exterminates lack."""
    if choice.then == "roll":
        return choice.at.d == HOPELESS and choice.at.hand <= 3 - choice.at.exterminates
    return not choice.points


def spot_of(placed: Sequence[Face], hand: int) -> Spot:
    """The spot of a table on which these dice lie aside."""
    return spot(hand, placed.count("DOC"), placed.count("EXT"), humans(placed), daleks(placed))
