"""`Shown`: what of a game is on the table by now. It lags behind the game while things move."""

from collections.abc import Callable, Sequence
from typing import Any

from pygame import Rect

from game.core.seats import SeatChanged
from scenes.art.palette import Mood, mood
from scenes.sound.ear import Ear
from scenes.table import seats
from scenes.table.director import Hold, Settle
from scenes.table.frame import Frame
from scenes.table.game_table import GameOnTable
from scenes.table.moments import Banner, Moments
from scenes.table.sitting import Beat, Sitting
from scenes.table.story import Story


class Shown(GameOnTable):
    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.mood: Mood = mood(sitting.game)
        self.moments = Moments()
        self.ear = Ear(self)
        self.moments.hear = self.ear.hear
        self.scores = seats.Scores(len(sitting.seats))
        self.n = sitting.length
        """How many events the table shows."""
        self.view: Any = sitting.view
        """What the eyes at the screen know after those: draw from this, and from nothing newer."""
        self.looking_back = False
        self.frame: Frame | None = None
        self.story = Story(sitting, self.sentence)

    def announce(self, banner: Banner) -> None:
        """Says it large, for a moment."""
        self.moments.spring(banner, self.banner_area(), self.scale, self.mood)

    def name_of(self, seat: int) -> str:
        return self.sitting.names[seat]

    def plate(self, seat: int) -> Rect:
        """Where the seat's plate lies."""
        assert self.frame is not None
        return self.frame.seats[seat]

    # --------------------------------------------------------------------------------- for the director

    @property
    def still(self) -> bool:
        return self.table_still and self.moments.settled and self.scores.settled

    def begin(self, beat: Beat) -> Hold:
        self.ear.softly = False
        self.story.tell_to(beat.n - 1)  # what is only beginning to be seen is not told yet
        self.n, self.view = beat.n, beat.view
        self.relay()
        if isinstance(beat.event, SeatChanged):
            return Settle()
        hold = self.show(beat.event, beat.view)
        self._count(self.scores.count_to)
        return hold

    def run_back(self, n: int, view: Any) -> None:
        self.n, self.view = n, view
        self.ear.softly = True
        self.moments.clear()
        self.moments.step_aside()
        self.finish()
        self.arrange(view)
        self._count(self.scores.count_to)
        self._retell()
        self.relay()

    def lay_from(self, n: int, view: Any) -> None:
        self.n, self.view = n, view
        self.moments.clear()
        if self.frame is not None:
            self.arrange(view)
            self.finish()
        self._count(self.scores.put)
        if not self.looking_back:
            self.story.tell_to(n)
        self.relay()

    # ------------------------------------------------------------------------------------------ details

    def _count(self, how: Callable[[Sequence[int]], None]) -> None:
        how([self.score(self.view, seat) for seat in range(len(self.sitting.seats))])

    def _tell_still(self, beats: Sequence[Beat]) -> None:
        """Where nothing moves, big moments stand there until the next press."""
        if self.frame is None:
            return
        self.ear.hear("tap")
        told = (self.told_still(beat.event, beat.view) for beat in beats)
        self.moments.stand([banner for banner in told if banner], self.banner_area(), self.scale, self.mood)

    def _retell(self) -> None:
        """The log anew, up to what the table shows; to its end while one looks back."""
        self.story.retell_to(self.sitting.length if self.looking_back else self.n)
