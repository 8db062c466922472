"""Dice and shuffles as log-format.md derives them from a seed; or, while it is sealed, any that can be."""

from collections.abc import Sequence
from hashlib import blake2b


class Seeded:
    def __init__(self, seed: str, phrase: str | None = None) -> None:
        text = seed if phrase is None else f"{seed}|{phrase}"
        self._key = blake2b(text.encode(), digest_size=32).digest()

    def number(self, purpose: str) -> int:
        return int.from_bytes(blake2b(purpose.encode(), digest_size=16, key=self._key).digest(), "big")

    def die(self, seat: int, turn: int, roll: int, position: int) -> int | None:
        """0 for the first face; None where it may be any."""
        return self.number(f"die {seat} {turn} {roll} {position}") % 6

    def first(self, seats: int) -> int | None:
        return self.number("first") % seats

    def five(self, keys: Sequence[str]) -> list[str] | None:
        """In the order of the keys."""
        drawn = sorted(keys, key=lambda key: self.number(f"card {key}"))[:5]
        return [key for key in keys if key in drawn]

    def shuffled(self, k: int, cards: Sequence[str]) -> list[str] | None:
        return sorted(cards, key=lambda card: self.number(f"shuffle {k} {card}"))


class Sealed(Seeded):
    """The seed isn't told: whatever can come of chance may have come."""

    def __init__(self) -> None:
        super().__init__("")

    def die(self, seat: int, turn: int, roll: int, position: int) -> None:
        del seat, turn, roll, position

    def first(self, seats: int) -> None:
        del seats

    def five(self, keys: Sequence[str]) -> None:
        del keys

    def shuffled(self, k: int, cards: Sequence[str]) -> None:
        del k, cards
