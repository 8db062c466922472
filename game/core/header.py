"""The first line of a log: which game, from which seed, set up how, and who sat where."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, cast

import msgspec
from msgspec import Meta, Struct, structs

from game.core import texts
from game.core.chance import seed_hash
from game.core.game import AnyGame, Setup
from game.core.illegal import IllegalError
from game.core.seats import Seat

FORMAT = "tavolino-log"
VERSION = 1
RULES = 1

Count = Annotated[int, Meta(ge=0, le=10**9)]  # of events; the library's file can't hold any number


class Header(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a log says before its first event; a running sealed game is exported with a hash for its seed."""

    game: str
    seed: str | None = None
    seed_hash: str | None = None
    phrase: str | None = None
    setup: dict[str, Any]
    seats: tuple[Seat, ...]
    undone: Count = 0
    branched: Count = 0
    rekeyed: tuple[tuple[int, str], ...] = ()
    rekeyed_hash: tuple[tuple[int, str], ...] = ()
    branch_of: tuple[str, Count] | None = None

    @classmethod
    def of(
        cls,
        game: AnyGame,
        setup: Setup,
        seats: tuple[Seat, ...],
        seed: str,
        phrase: str | None = None,
    ) -> "Header":
        """The header of a new game, its undo policy settled."""
        return cls(
            game=game.key,
            setup=msgspec.to_builtins(setup),
            seats=seats,
            seed=seed,
            seed_hash=seed_hash(seed) if setup.sealed else None,
            phrase=phrase,
        ).settled()

    def settled(self) -> "Header":
        """With an undo policy, where nothing says which: a file may leave it out."""
        if self.setup.get("undo") is not None:
            return self
        people = sum(seat.kind == "human" for seat in self.seats)
        return structs.replace(self, setup={**self.setup, "undo": "fair" if people > 1 else "free"})

    def check(self) -> None:
        """Raises IllegalError for seats that make no sense, and for texts that may not come in."""
        for seat in self.seats:
            seat.check()
        texts.check(self.phrase or "", texts.LONGEST_PHRASE)
        for text in (self.seed or "", self.seed_hash or "", *_told((self.rekeyed, self.rekeyed_hash))):
            texts.check(text, texts.LONGEST_SEED)
        for text in _told((self.game, self.setup, self.branch_of)):
            texts.check(text, texts.LONGEST_NAME)

    def setup_of(self, game: AnyGame) -> Setup:
        return setup_from(game, self.setup)

    def chances(self) -> list[tuple[int, str, str | None]]:
        """From which event on which seed and phrase hold; empty while the seed is sealed."""
        if self.seed is None:
            return []
        return [(1, self.seed, self.phrase), *((n, seed, None) for n, seed in self.rekeyed)]

    def so_far(self, undone: int, branched: int, numbers: Sequence[int]) -> "Header":
        """With what was learnt by taking back and by branches; further seeds hold from these events on."""
        seeds = [seed for _, seed in self.rekeyed]
        rekeyed = tuple(zip(numbers, seeds, strict=True)) if numbers else self.rekeyed
        return structs.replace(self, undone=undone, branched=branched, rekeyed=rekeyed)

    def of_branch(self, shared: int, since: int, seed: str, origin: str | None) -> "Header":
        """The header of a branch that shares so many events with this game; a new seed holds since then."""
        rekeyed = (*((n, old) for n, old in self.rekeyed if n < since), (since, seed))
        return structs.replace(self, rekeyed=rekeyed, branch_of=None if origin is None else (origin, shared))

    def sealed_away(self) -> "Header":
        """For looking on only: the hashes stand in for the seeds."""
        if self.seed is None:
            return self
        return structs.replace(
            self,
            seed=None,
            seed_hash=seed_hash(self.seed),
            rekeyed=(),
            rekeyed_hash=tuple((n, seed_hash(seed)) for n, seed in self.rekeyed),
        )


def _told(value: object) -> Iterator[str]:
    """All texts in a value, however deep it goes: an option's own name is one too."""
    left = [value]
    while left:
        one = left.pop()
        if isinstance(one, str):
            yield one
        elif isinstance(one, dict):
            options = cast(dict[object, object], one)
            left += [*options, *options.values()]
        elif isinstance(one, (tuple, list)):
            left += cast(Sequence[object], one)


def setup_from(game: AnyGame, options: Mapping[str, Any]) -> Setup:
    """A set-up from its options by name; raises IllegalError for one that the game doesn't have."""
    try:
        return msgspec.convert(dict(options), game.setup)
    except msgspec.ValidationError as wrong:
        raise IllegalError("no_such_option", game=game.key, what=str(wrong)) from wrong
