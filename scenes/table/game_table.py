"""What a game gives to its scene at the table: places, pictures, movements, words. `PlayScene` uses it.

The scene of a game is written by filling this in; see the package for what it may use in turn.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from pygame import Rect, Surface
from pygame.event import Event

from scenes.app.scene import Scene
from scenes.table.director import Hold
from scenes.table.moments import Banner
from scenes.text.words import _
from scenes.widgets.layout import Scale
from scenes.widgets.widget import Widget


class GameOnTable(Scene):
    @abstractmethod
    def title(self) -> str: ...

    @abstractmethod
    def chapter(self) -> str:
        """Where the rule book opens: what fits what is on the table."""

    @abstractmethod
    def place(self, table: Rect, scale: Scale) -> None:
        """The table has this place now, at first and at each new size: lay everything from `self.view`."""

    def paint(self, ground: Surface) -> None:
        """What never moves, painted on the cloth once a size."""

    @abstractmethod
    def table_widgets(self) -> Iterable[Widget]:
        """Buttons and spots of the game as it stands, in Tab order."""

    @abstractmethod
    def show(self, event: Any, view: Any) -> Hold:
        """Sets the movements going that tell of this event; `view` is what is known after it."""

    @abstractmethod
    def arrange(self, view: Any) -> None:
        """Sends everything to where this view has it, each thing on its shortest way."""

    @abstractmethod
    def finish(self) -> None:
        """Whatever moves is where it is bound for."""

    @abstractmethod
    def move(self, dt: float, real: float) -> None:
        """`dt` is time as it goes by on the table; what follows the pointer goes by `real`."""

    @abstractmethod
    def move_less(self, reduced: bool) -> None:
        """With reduced motion nothing goes from place to place: it fades over, or is there at once."""

    @property
    @abstractmethod
    def table_still(self) -> bool: ...

    @abstractmethod
    def draw_table(self, surface: Surface) -> None:
        """Below the game's widgets, and above the bar, the plates and the log."""

    def draw_over(self, surface: Surface) -> None:
        """Above the widgets and the light of a hint: marks on cards, what is being dragged."""

    def key(self, event: Event) -> bool:  # noqa: ARG002 - for the games
        """A key, before the widgets hear it. Only while a person may choose."""
        return False

    def mouse(self, event: Event) -> bool:  # noqa: ARG002 - for the games
        """The mouse, where no widget wants it; all of it while `gripping`. Only while a person may choose."""
        return False

    @property
    def gripping(self) -> bool:
        """Something is being dragged."""
        return False

    @abstractmethod
    def banner_area(self) -> Rect:
        """Where banners spring up."""

    @abstractmethod
    def told_still(self, event: Any, view: Any) -> Banner | None:
        """What is said large of this event where nothing moves; None if it is no big moment."""

    @abstractmethod
    def score(self, view: Any, seat: int) -> int:
        """What stands on the seat's plate."""

    def standing_words(self, view: Any, seat: int) -> str:
        """How the seat stands, to be read out beside its name."""
        return str(self.score(view, seat))

    def detail(self, view: Any, seat: int) -> str:  # noqa: ARG002 - for the games
        """A few words below the seat's name, instead of its level."""
        return ""

    def seat_signs(self, seat: int) -> Callable[[Surface, Rect], None] | None:  # noqa: ARG002
        """Draws signs below the seat's name, instead of words."""
        return None

    @abstractmethod
    def sentence(self, event: Any, names: Sequence[str], before: Any) -> str | None:
        """The event in one sentence of the log; None if it isn't worth one. `before`: the view before it."""

    def of_the_past(self) -> str:
        """What the prompt says while one looks back."""
        return _("This is how the table was then.")

    @abstractmethod
    def acting(self, view: Any) -> int | None:
        """Whose turn it is in this view."""

    @abstractmethod
    def shown(self) -> object:
        """What can be seen on the table, to be compared with `pictured` of the view."""

    @abstractmethod
    def pictured(self, view: Any) -> object: ...

    def decided(self) -> None:
        """It is a person's decision now, and everything before it has been seen."""
