"""What each game's table provides: places, pictures, movements, words. A scene holds it; it is no scene."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from pygame import Rect, Surface
from pygame.event import Event

from scenes import shelf
from scenes.table.context import TableContext
from scenes.table.director import Hold, Settle
from scenes.table.moments import Banner
from scenes.table.prompt import heard_now, prompt_words
from scenes.widgets.layout import Scale
from scenes.widgets.target import Target
from scenes.widgets.widget import Widget


class Moving(Protocol):
    """A part of a table that may be under way."""

    @property
    def settled(self) -> bool: ...

    def finish(self) -> None: ...


class GameTable:
    moving: Sequence[Moving] = ()

    def __init__(self, context: TableContext) -> None:
        self.context = context

    # Words

    def title(self) -> str:
        return shelf.title(self.context.sitting.game)

    def chapter(self) -> str:
        """Where the rule book opens: what fits what is on the table. Empty: at its beginning."""
        return ""

    @abstractmethod
    def sentence(self, event: Any, names: Sequence[str], before: Any) -> str | None:
        """The event in one sentence of the log; None if it isn't worth one. `before`: the view before it."""

    def heading(self, event: Any, names: Sequence[str], before: Any) -> str | None:  # noqa: ARG002
        """What stands in the log above this event and what follows it: a round begins."""
        return None

    def heard(self, event: Any, names: Sequence[str], before: Any) -> str | None:
        """What is said at the table while the event is shown; None: what was said before stands."""
        return self.sentence(event, names, before)

    def prompt(self) -> str:
        """In one line: whose turn it is and what they may do, or what is being done."""
        return prompt_words(self.context, self.prompts(self.context.view), self.to_do)

    @abstractmethod
    def to_do(self) -> str:
        """What the person whose turn it is may do now, to be said after their name."""

    def prompts(self, view: Any) -> int | None:
        """The seat that the prompt is about, if it is about one."""
        acting = self.acting(view)
        heard = bool(heard_now(self.context, acting)) and not self.awaits
        return self.context.story.heard_of if heard else acting

    @property
    def awaits(self) -> bool:
        """A person may do something now."""
        return self.context.may_choose

    def told_still(self, event: Any, view: Any) -> Banner | None:  # noqa: ARG002 - for the games
        """What is said large of this event where nothing moves; None if it is no big moment."""
        return None

    # Where things lie

    @abstractmethod
    def place(self, table: Rect, scale: Scale) -> None:
        """The table has this place now, at first and at each new size: lay everything from the view."""

    def redress(self) -> None:
        """What everything drawn wears has changed: drop the pictures that are kept here."""

    @abstractmethod
    def widgets(self) -> Iterable[Widget]:
        """Buttons and spots of the game as it stands, in Tab order."""

    def banner_area(self) -> Rect:
        assert self.context.frame is not None
        return self.context.frame.table

    @abstractmethod
    def buttons_area(self) -> Rect:
        """Where its buttons lie, and those that lead on when nothing can be done here."""

    def targets(self) -> list[Target]:
        """What can be pressed or read besides the widgets."""
        return []

    # How an event is shown

    @abstractmethod
    def show(self, event: Any, view: Any) -> Hold:
        """Sets the movements going that tell of this event; `view` is what is known after it."""

    @abstractmethod
    def arrange(self, view: Any) -> None:
        """Sends everything to where this view has it, each thing on its shortest way."""

    def seats_change(self, view: Any) -> Hold:  # noqa: ARG002 - for games where places go by who plays
        """Others play from now on: what lies where because of them goes there."""
        return Settle()

    def finish(self) -> None:
        """Whatever moves is where it is bound for."""
        for part in self.moving:
            part.finish()

    @abstractmethod
    def move(self, dt: float, real: float) -> None:
        """`dt` is time as it goes by on the table; what follows the pointer goes by `real`."""

    @abstractmethod
    def move_less(self, reduced: bool) -> None:
        """With reduced motion nothing goes from place to place: it fades over, or is there at once."""

    @property
    def still(self) -> bool:
        return all(part.settled for part in self.moving)

    @property
    def time_runs(self) -> bool:
        """Time is being measured for somebody, though nothing may move."""
        return False

    def read_on(self) -> bool:
        """A press while something stands there to be read: it has been read. Whether anything did."""
        return False

    # What may be picked

    def heard_first(self, event: Event) -> bool:  # noqa: ARG002 - for the games
        """Before all others; whether it was meant for the table and nobody else."""
        return False

    def key(self, event: Event) -> bool:  # noqa: ARG002 - for the games
        """A key, before the widgets hear it. Only while a person may choose."""
        return False

    def mouse(self, event: Event) -> bool:  # noqa: ARG002 - for the games
        """The mouse, where no widget wants it; all of it while `gripping`. Only while a person may choose."""
        return False

    def point_at(self, pos: tuple[int, int]) -> None:
        """The pointer is there now, whoever made use of it."""

    @property
    def gripping(self) -> bool:
        """Something is being dragged."""
        return False

    @property
    def hint_seat(self) -> int | None:
        """In whose place a hint may be asked for now: whose knowledge is on screen, and who is to choose."""
        return self.context.sitting.to_act if self.context.may_choose else None

    # Turns

    def only_dealt(self, view: Any) -> bool:  # noqa: ARG002 - for games with hands
        """Nothing has happened yet but the deal."""
        return False

    def drive(self, usual: Callable[[], None]) -> None:
        """Lets the bots act whom the game waits for; `usual` asks the one whose decision it is."""
        usual()

    def rests(self) -> None:
        """All that has happened has been shown."""

    def decided(self) -> None:
        """It is a person's decision now, and everything before it has been seen."""

    @abstractmethod
    def acting(self, view: Any) -> int | None:
        """Whose turn it is in this view."""

    # Seats

    @abstractmethod
    def score(self, view: Any, seat: int) -> int:
        """What stands on the seat's plate."""

    @property
    def arriving(self) -> float:
        """Seconds until what flies to a plate is where it counts."""
        return 0.0

    def standing_words(self, view: Any, seat: int) -> str:
        """How the seat stands, to be read out beside its name."""
        return str(self.score(view, seat))

    def seat_signs(self, seat: int) -> Callable[[Surface, Rect], None] | None:  # noqa: ARG002
        """Draws signs below the seat's name, instead of words."""
        return None

    # The picture

    def paint(self, ground: Surface) -> None:
        """What never moves, painted on the cloth once a size."""

    @abstractmethod
    def draw(self, surface: Surface) -> None:
        """Below the game's widgets, and above the bar, the plates and the log."""

    def draw_lights(self, surface: Surface, rects: Sequence[Rect]) -> Sequence[Rect]:  # noqa: ARG002
        """Those that are to be pressed, lit in a way of its own; gives the others."""
        return rects

    def draw_over(self, surface: Surface) -> None:
        """Above the widgets and the light of a hint: marks on cards, what is being dragged."""

    @abstractmethod
    def shown(self) -> object:
        """What can be seen on the table, to be compared with `pictured` of the view."""

    @abstractmethod
    def pictured(self, view: Any) -> object: ...
