"""A choice at 17 for two, played on by experts to the round's end in worlds that fit what its seat saw."""

from collections.abc import Sequence
from random import Random

from game.bots.seventeen.belief import Belief
from game.bots.seventeen.brain import LONG
from game.bots.seventeen.policy import Reading, choices, may_be_enough
from game.bots.seventeen.round import Round
from game.bots.seventeen.seen import copies
from game.bots.seventeen.worth import Held, after, chances
from game.seventeen.cards import KINDS, RANK, told
from game.seventeen.commands import Call, Command, Play
from game.seventeen.views import View


class PlayingOn:
    """Made once for a view of a seat that is to choose."""

    def __init__(self, seen: View, random: Random) -> None:
        assert seen.seat is not None
        self._seen, self._seat, self._random = seen, seen.seat, random
        self._held: Held = tuple(zip(seen.victories, seen.penalties, strict=True))
        self._copies = copies(seen)
        self._gone = [RANK[kind] for lying in seen.discards if (kind := told(lying.card)) is not None]

    def differences(self, one: Command, other: Command, worlds: int) -> Sequence[float]:
        """World by world, how much more the seat's chance of winning is with the one."""
        random = self._random
        return [
            self._outcome(r, one, luck) - self._outcome(r, other, luck)
            for r in Belief(self._seen, random).kept(kept=worlds)
            if (luck := f"{random.random()}")
        ]

    def _outcome(self, world: Round, command: Command, luck: str) -> float:
        r, random = world.copy(), Random(luck)  # noqa: S311
        self._lay_pile(r, random)
        return chances(self._played(r, command, random))[self._seat]

    def _lay_pile(self, r: Round, random: Random) -> None:
        """All that nobody holds, in any order, under the card whose back lies on top."""
        left = list(self._copies)
        for kind in (*self._gone, *(kind for _, kind, _ in r.row), *(k for hand in r.hands for k in hand)):
            left[kind] = max(0, left[kind] - 1)
        top = r.pile[-1:] if r.pile else []
        pile = [kind for kind in range(len(KINDS)) for _ in range(left[kind])]
        random.shuffle(pile)
        r.pile = pile[: self._seen.pile]
        if top and top[0] in r.pile:
            r.pile.remove(top[0])
            r.pile.append(top[0])
        r.discards = list(self._gone)

    def _played(self, r: Round, command: Command, random: Random) -> Held:
        """What all hold when the round is over."""
        if isinstance(command, Call):
            return after(self._held, *r.awards(self._seat))
        fresh = False
        if isinstance(command, Play):
            fresh = r.play(RANK[command.card], command.face == "down", random.shuffle)
        while True:
            if fresh:
                caller = self._caller(r, random)
                if caller is not None:
                    return after(self._held, *r.awards(caller))
                r.begin(random.shuffle)
            may = choices(r, r.mover)
            reading = Reading(r, r.mover, self._held, self._copies, calling=False)
            fresh = r.play(*random.choices(may, reading.plays(may))[0], random.shuffle)

    def _caller(self, r: Round, random: Random) -> int | None:
        for seat in r.callers():
            if r.must_call() or (len(r.row) >= LONG and may_be_enough(r, seat)):
                return seat
            if may_be_enough(r, seat):
                reading = Reading(r, seat, self._held, self._copies, calling=True)
                if random.random() < reading.calls():
                    return seat
        return None
