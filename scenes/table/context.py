"""What a game's table may ask of the scene that holds it, whether that plays, teaches or replays."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from pygame import Rect

from scenes.app.scene import Scene
from scenes.art.palette import Mood
from scenes.settings.store import Settings
from scenes.table.ease import Ease
from scenes.table.frame import Frame
from scenes.table.moments import Banner
from scenes.table.seats import Scores
from scenes.table.sitting import Sitting
from scenes.table.story import Story
from scenes.table.table_sounds import TableSounds
from scenes.widgets.controls import Controls
from scenes.widgets.layout import Scale
from scenes.widgets.widget import Alarm

Act = Callable[[tuple[Any, ...]], object]
"""What is done with the answers of the bots."""


class TableContext(Protocol):
    # What is on the table

    @property
    def sitting(self) -> Sitting: ...
    @property
    def view(self) -> Any:
        """What the eyes at the screen know by now: draw from this, and from nothing newer."""
        ...

    @property
    def n(self) -> int:
        """How many events the table shows."""
        ...

    @property
    def looking_back(self) -> bool: ...
    @property
    def at_rest(self) -> bool:
        """All that has happened has been shown, and nobody looks back."""
        ...

    @property
    def may_choose(self) -> bool:
        """A person is to decide, at a table that rests in the present."""
        ...

    @property
    def ease(self) -> Ease:
        """How the table helps whoever is to choose."""
        ...

    @property
    def story(self) -> Story:
        """What has been told of the game, and what is said of what is being done."""
        ...

    @property
    def on_top(self) -> bool:
        """No dialog lies above the table."""
        ...

    @property
    def past_words(self) -> str:
        """What the prompt says while one looks back."""
        ...

    # Where it lies, and how it looks

    @property
    def area(self) -> Rect: ...
    @property
    def scale(self) -> Scale: ...
    @property
    def mood(self) -> Mood: ...
    @property
    def settings(self) -> Settings: ...
    @property
    def frame(self) -> Frame | None: ...
    @property
    def controls(self) -> Controls: ...
    @property
    def scores(self) -> Scores: ...
    @property
    def ear(self) -> TableSounds: ...

    def name_of(self, seat: int) -> str: ...
    def plate(self, seat: int) -> Rect:
        """Where the seat's plate lies."""
        ...

    def announce(self, banner: Banner) -> None:
        """Says it large, for a moment."""
        ...

    def fly(self, words: str, start: tuple[int, int], end: tuple[int, int], bow: float = ...) -> None:
        """Lets words fly from one place to another."""
        ...

    # What it wants done

    def do(self, command: Any, about: Rect | None = None, *then: Any) -> bool:
        """Carries a command out, or says why not: at `about`, or at the bottom of the window. `then` are
        further commands of the same decision.
        """
        ...

    def look_first(self, commands: Sequence[Any], go_on: Callable[[], object]) -> None:
        """For what is a wish before it is a command: `go_on` is called once the tutor has nothing against it,
        which is at once where there is none.
        """
        ...

    def tell(self, words: str, about: Rect | None = None) -> None:
        """Says why something can't be done, at the place."""
        ...

    def not_now(self, about: Rect | None) -> None:
        """Says that it is an opponent's turn, if that is why nothing comes of a press."""
        ...

    def ask_bots(self, seats: Sequence[int], act: Act, thought: float = ...) -> None:
        """Asks these seats' bots, once for each state of the game; `act` gets the answers in their order.
        `thought`: how much there is to think about, and so what share of the usual time goes by.
        """
        ...

    def ask(self, dialog: Scene, then: Callable[[Any], None]) -> None:
        """Opens a dialog above the table; `then` hears what was answered."""
        ...

    def later(self, seconds: float, do: Callable[[], None]) -> Alarm: ...
    def touch(self) -> None:
        """Something has to be drawn anew."""
        ...

    def relay(self) -> None:
        """Widgets anew: what the table knows has changed."""
        ...
