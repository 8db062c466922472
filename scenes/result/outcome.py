"""What a game came to: places, scores round by round, and what decided between equals."""

from typing import Any

from msgspec import UNSET, Struct

from game.core.game import event_type
from game.core.head_start import HeadStart, begun_with
from game.core.session import Session
from scenes.game_record.result import TieBreak
from scenes.shelf import on_screen


class Outcome(Struct, frozen=True):
    """`courses` has for each seat its score after each round. `decided` is what tells equal scores apart,
    `head_start` what seats began with.
    """

    game: str
    target: int | None
    first: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    courses: tuple[tuple[int, ...], ...]
    decided: tuple[int, ...]
    head_start: HeadStart = UNSET

    @classmethod
    def of(cls, session: Session[Any, Any, Any, Any]) -> "Outcome":
        end = next(event for event in reversed(session.events) if event_type(event) == "GameEnded")
        begun = next(event for event in session.events if event_type(event) == "GameStarted")
        game = session.game.key
        result = on_screen(game).result()
        return cls(
            game,
            getattr(begun, "target", None),
            begun.first,
            tuple(end.scores),
            tuple(end.winners),
            result.courses(session),
            result.tie_break.counted(session) if result.tie_break else (),
            begun.head_start,
        )

    @property
    def tie_break(self) -> TieBreak | None:
        return on_screen(self.game).result().tie_break

    @property
    def begun(self) -> tuple[int, ...]:
        """The scores before the first round."""
        return begun_with(self.head_start, len(self.scores))

    @property
    def alone(self) -> bool:
        return len(self.scores) == 1

    @property
    def turns(self) -> int:
        """How many turns, or rounds, the longest course has."""
        return max(map(len, self.courses))

    @property
    def level(self) -> tuple[int, ...]:
        """The seats with the best score, before anything told them apart."""
        best = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == best)

    @property
    def places(self) -> tuple[tuple[int, int], ...]:
        """(place, seat) from the best down; equals have the same place."""
        order = sorted(range(len(self.scores)), key=self._rank)
        ranks = [self._rank(seat) for seat in order]
        return tuple((ranks.index(rank) + 1, seat) for rank, seat in zip(ranks, order, strict=True))

    def _rank(self, seat: int) -> tuple[int, int]:
        decided = self.decided[seat] if self.decided else 0
        fewer_win = self.tie_break is not None and self.tie_break.fewer_win
        return -self.scores[seat], decided if fewer_win else -decided
