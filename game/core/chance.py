"""Chance, keyed and not streamed: every result is a function of the seed and of what the result is for.

So the dice you will get don't depend on how many anybody rolled before, undo and the same choice give the
same dice, and anybody can derive each of them again from the seed (log-format.md, *Chance*).
"""

from collections.abc import Iterable
from typing import Protocol


class Chance(Protocol):
    """Where randomness enters the rules, and the only place."""

    def dice(self, seat: int, turn: int, roll: int, count: int) -> tuple[int, ...]:
        """The faces (0–5) of `count` dice: the seat's n-th turn and the turn's n-th roll, both from 1."""
        ...

    def first(self, seats: int) -> int:
        """The first seat, when it is drawn."""
        ...

    def cards(self, keys: Iterable[str]) -> tuple[str, ...]:
        """The keys in the order in which the draw of a game's cards takes them."""
        ...

    def shuffle(self, number: int, cards: Iterable[str]) -> tuple[str, ...]:
        """The game's n-th shuffle (from 1) of these cards; the first is drawn first."""
        ...


class SeededChance:
    """Chance as the log format derives it from a seed and, with sealed dice, the table's phrase."""

    def __init__(self, seed: str, phrase: str | None = None) -> None:
        # It loads all hashes that there are, and the title's first picture needs none.
        from hashlib import blake2b

        text = seed if phrase is None else f"{seed}|{phrase}"
        self._keyed = blake2b(digest_size=16, key=blake2b(text.encode(), digest_size=32).digest())

    def _number(self, purpose: str) -> int:
        hashed = self._keyed.copy()
        hashed.update(purpose.encode())
        return int.from_bytes(hashed.digest())

    def dice(self, seat: int, turn: int, roll: int, count: int) -> tuple[int, ...]:
        # The words that all dice of a roll share are hashed once: this is where games spend their time.
        roll_hash = self._keyed.copy()
        roll_hash.update(b"die %d %d %d " % (seat, turn, roll))
        faces: list[int] = []
        for position in _POSITIONS[:count]:
            die = roll_hash.copy()
            die.update(position)
            faces.append(int.from_bytes(die.digest()) % 6)
        return tuple(faces)

    def first(self, seats: int) -> int:
        return self._number("first") % seats

    def cards(self, keys: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(keys, key=lambda key: self._number(f"card {key}")))

    def shuffle(self, number: int, cards: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(cards, key=lambda card: self._number(f"shuffle {number} {card}")))


_POSITIONS = [b"%d" % position for position in range(10)]  # no game rolls more than ten dice


def new_seed() -> str:
    """A seed that nobody could have picked."""
    import secrets  # what it loads would slow every start down

    return secrets.token_hex(16)


def seed_hash(seed: str) -> str:
    """What is shown of a sealed seed before the first roll."""
    from hashlib import blake2b  # see above

    return blake2b(seed.encode(), digest_size=32).hexdigest()
