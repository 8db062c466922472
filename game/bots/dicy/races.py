"""The solved games of two: a file for each five, in `assets/tables` for the printed modes, else in the cache.

What is kept is each chance of the last seat of a round before its turn, within `TOLERANCE` of the exact one,
packed in C (`compiled/packing.h`) and once more here. All else is exact arithmetic on these: within a turn,
and of the first seat's chances, which are one turn away from them. So nothing is ever further off.
"""

from bz2 import BZ2Decompressor, compress
from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property, lru_cache, partial
from hashlib import blake2b
from typing import Protocol

from game.bots.dicy import race_cache
from game.bots.dicy.compiled_race import BYTES, KINDS, LIBRARY, CompiledRace
from game.bots.dicy.scoring import MOST
from game.bots.dicy.tables import SETS, TARGET, Five, Mover, in_order
from game.bots.dicy.turn import Active
from game.bots.sealing import DamagedError, opened, sealed
from game.bots.table_file import TableFile
from game.core.illegal import DamagedTableError
from game.dicy.cards import Effect
from game.dicy.fives import GIVEN, Mode

WHAT = b"dicyrac3"
FIVES_KNOWN = 4  # at once, in a process, at forty megabytes each
TOLERANCE = 1e-4
LENGTH = BYTES * (TARGET * SETS) ** 2
LEADS = MOST + 1

PRINTED: dict[Five, Mode] = {in_order(cards): mode for mode, cards in GIVEN.items()}

not_kept: dict[Five, bytes] = {}
"""What was solved last, where there is no room for it."""

Row = Sequence[float]


class Solved(Protocol):
    """What a solver has found."""

    def packed(self) -> bytes: ...


class Race:
    """The game of two with one five, unpacked in a fifth of a second by `unpacked`, or when first asked."""

    def __init__(self, five: Five, content: bytes) -> None:
        """Raises DamagedError where it is no solved game of these cards."""
        self._five, self._packed = five, opened(WHAT, content, _key(five))

    @cached_property
    def _compiled(self) -> CompiledRace:
        found = CompiledRace(self._five)
        found.unpack(_decompressed(self._packed))
        self._packed = b""
        return found

    def unpacked(self) -> "Race":
        """Raises DamagedError now, and not in the midst of a game, where it can't be."""
        _ = self._compiled
        return self

    def chance(self, mover: Mover, own: int, other: int, active: Active, others: Active) -> float:
        """Of the seat about to move; neither has the target yet."""
        return self._compiled.chance(mover, own, other, active, others)

    @lru_cache(256)  # noqa: B019  there are few races, kept for ever
    def ahead(self, active: Active, own: Active) -> Row:
        """By its lead, the chance of the first seat, which has the target, before the last one's turn."""
        last = self._compiled.last_turn()
        return [1 - last[(lead * SETS + own) * SETS + active] for lead in range(LEADS)]

    def passed(self, mover: Mover, own: int, other: int, others: Active) -> float:
        """What a pass is worth to who moves."""
        return self._compiled.passed(mover, own, other, others)

    def ends(self, mover: Mover, own: int, other: int, active: Active, others: Active) -> "RaceEnds":
        return RaceEnds(self._compiled.ends(mover, own, other, active, others), active)


class RaceEnds:
    """What scoring is worth to who moves, where these cards of its are scored."""

    def __init__(self, values: Sequence[float], active: Active) -> None:
        self.values, self.active = values, active

    def row(self, what: Effect | None, left: Active) -> Row:
        """By points, once the card's effect has hit the other."""
        begin = (KINDS[what] * SETS + left) * (MOST + 1)
        return self.values[begin : begin + MOST + 1]


@lru_cache(FIVES_KNOWN)
def race(five: Five) -> Race | None:
    """None if nothing is solved, or there is nothing to reckon it with: there is the estimate.

    Where what is given is damaged it is solved anew.
    """
    if not LIBRARY.there():
        return None
    with suppress(DamagedTableError):
        if found := given(five):
            return found
    return _kept(five)


def look_again(five: Five) -> None:
    """Another process may have solved it since."""
    if race(five) is None and race_cache.there(five):
        race.cache_clear()


def _kept(five: Five) -> Race | None:
    content = not_kept.get(five) or race_cache.read(five)
    if content is None:
        return None
    try:
        return _whole(five, content)
    except DamagedError:
        race_cache.remove(five)
        return None


def given(five: Five) -> Race | None:
    """Of a printed five."""
    return given_file(five).read() if five in PRINTED else None


def given_file(five: Five) -> TableFile[Race]:
    return TableFile(f"dicy_{PRINTED[five]}.bin", partial(_whole, five))


def _whole(five: Five, content: bytes) -> Race:
    found = Race(five, content)
    return found.unpacked() if LIBRARY.there() else found


def keep(five: Five, solver: Solved) -> None:
    """Known from now on, here and wherever the cache is read; here too where it can't be written."""
    content = packed(five, solver)
    race_cache.write(five, content)
    not_kept.clear()
    if race_cache.read(five) != content:
        not_kept[five] = content
    race.cache_clear()


def packed(five: Five, solver: Solved) -> bytes:
    return sealed(WHAT, compress(solver.packed()), _key(five))


def _decompressed(content: bytes) -> bytes:
    """Never more than is looked for: a few bytes may say that they are gigabytes."""
    try:
        found = BZ2Decompressor().decompress(content, LENGTH + 1)
    except (OSError, ValueError):
        raise DamagedError from None
    if len(found) != LENGTH:
        raise DamagedError
    return found


def _key(five: Five) -> bytes:
    return blake2b(" ".join(five).encode()).digest()
