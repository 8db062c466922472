"""The board beside the table: what each seat's game was made of, and its mistakes by their kinds."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

from msgspec import Struct
from pygame import Rect, Surface

from game.review.ledger import Ledger
from scenes.app.scene import Scene
from scenes.art.palette import SeatColour
from scenes.review import comparing, sentences
from scenes.review.comparing import Both, Comparison
from scenes.review.findings import Kind, Mistake
from scenes.review.reckoning import Reckoning
from scenes.review.waterfall import Step, Waterfall
from scenes.table.log_panel import WIDTH, Outside
from scenes.text.words import _, pgettext
from scenes.widgets.button import HEIGHT, Button, sign_button
from scenes.widgets.gauge import Gauge
from scenes.widgets.label import Label, Panel, text_height
from scenes.widgets.layout import REST, Scale, columns, inset, rows
from scenes.widgets.lists import Entry
from scenes.widgets.scroll import ScrollArea, bar_room
from scenes.widgets.sheet import Sheet
from scenes.widgets.text import block
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.review.scene import ReviewScene

_PAD = 1.2
_ROW = 5.6
_INSET = 1.4


class Reviewed(Struct, frozen=True):
    """One seat: its name and colour, its mistakes, and what more there is to say, each as a sentence."""

    seat: int
    name: str
    colour: SeatColour
    kinds: tuple[Kind, ...]
    sentences: tuple[str, ...] = ()
    raise_ghost: Callable[[], None] | None = None
    compared: Mapping[int, Both] = {}
    """By the event of a mistake, what was done beside what was better."""


class Board(Struct, frozen=True):
    """What the board shows: the kind of mistakes of a seat that is open, and what a press on one does."""

    reckoning: Reckoning
    seats: Sequence[Reviewed]
    open_kind: tuple[int, str] | None
    on_kind: Callable[[int, str], None]
    on_seek: Callable[[int], None]

    def lay(self, place: Rect, scale: Scale) -> Iterable[Widget]:
        yield Panel("review.panel", "", place, made_of="dark")
        head, body = rows(inset(place, scale.px(_PAD)), scale.px(4.0), REST)
        yield Label("review.title", _("Luck and mistakes"), head, size="lead", kind="title")
        sheet = Sheet(Rect(body.x, body.y, body.w - bar_room(scale), body.h), scale)
        _progress(sheet, self.reckoning)
        if (ledger := self.reckoning.ledger) is not None:
            words = f"{sentences.unit(ledger)} {sentences.exactness(ledger)}".strip()
            sheet.sentence("review.unit", words, after=0.6)
            for seat in self.seats:
                _seat(sheet, ledger, seat)
                self._mistakes(sheet, ledger, seat)
        yield ScrollArea("review.sheet", _("Luck and mistakes"), body, inside=sheet.widgets, tall=sheet.tall)

    def _mistakes(self, sheet: Sheet, ledger: Ledger, reviewed: Reviewed) -> None:
        for number, kind in enumerate(reviewed.kinds):
            count, cost = sentences.mistakes(len(kind.mistakes)), sentences.changed_by(ledger, kind.cost)
            entry = Entry(kind.name, kind.name, count, cost)
            sheet.row(
                f"review.kind.{reviewed.seat}.{number}",
                entry,
                lambda name=kind.name: self.on_kind(reviewed.seat, name),
                high=_ROW,
                after=0.2,
                wraps=True,
            )
            here = self.open_kind == (reviewed.seat, kind.name)
            for mistake in kind.mistakes if here else ():
                _example(sheet, ledger, mistake, self.on_seek)
                if mistake.row.n in reviewed.compared:
                    _comparison(sheet, ledger, mistake, reviewed.compared[mistake.row.n])


class Drawer(Scene):
    """The board over the table, where there is no room beside it. Pops with the event of a mistake that was
    pressed, or None."""

    name = "review_board"
    see_through = True

    def __init__(self, of: "ReviewScene") -> None:
        super().__init__()
        self.mood = of.mood
        self._of = of

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        width = min(scale.px(WIDTH * 1.4), area.w - scale.px(6))
        gap = scale.px(1.5)
        place = Rect(area.right - width - gap, gap, width, area.h - 2 * gap)
        yield Outside("review.close", _("Close"), area, on_press=self.back, beside=place)
        yield from self._of.board(place, scale, self.app.pop)


def _progress(sheet: Sheet, reckoning: Reckoning) -> None:
    if reckoning.failed:
        sheet.sentence("review.none", _("Luck and choices can't be told apart in this game."))
    elif reckoning.working:
        bar, stop = columns(sheet.take(HEIGHT), REST, sheet.scale.px(HEIGHT), gap=sheet.scale.px(1))
        sheet.add(Gauge("review.progress", _("Working it out …"), bar, size="small", share=reckoning.share))
        words, about = pgettext("reckoning", "Stop"), _("Stop here. What is there stays.")
        sheet.add(sign_button("review.stop", words, stop, "pause", reckoning.stop, help=about))
    elif not reckoning.done:
        place = sheet.take(HEIGHT)
        sheet.add(
            Button("review.go_on", _("Work out the rest"), place, icon="play", on_press=reckoning.go_on)
        )


def _seat(sheet: Sheet, ledger: Ledger, reviewed: Reviewed) -> None:
    if sheet.widgets:
        sheet.space(0.8)
    place = sheet.take(3.0, 0.1)
    sheet.add(Label(f"review.name.{reviewed.seat}", reviewed.name, place, kind="bold"))
    steps = _steps(ledger, reviewed.seat)
    told = ", ".join(f"{step.head} {step.words}" for step in steps)
    place = sheet.take(6.4, 0.6)
    sheet.add(Waterfall(f"review.waterfall.{reviewed.seat}", told, place, tuple(steps), reviewed.colour))
    for number, sentence in enumerate(reviewed.sentences):
        sheet.sentence(f"review.said.{reviewed.seat}.{number}", sentence, after=0.4)
    if reviewed.raise_ghost:
        words, place = _("Show the ghost"), sheet.take(HEIGHT, 0.4)
        raises = Button(f"review.ghost.{reviewed.seat}", words, place, icon="dice", style="quiet")
        raises.help = _("What an expert would have done with the same dice.")
        raises.on_press = reviewed.raise_ghost
        sheet.add(raises)


def _steps(ledger: Ledger, seat: int) -> list[Step]:
    """Alone there are no others to give anything. The picture reaches as far as any part does."""
    alone = ledger.unit == "turns"
    parts = [ledger.luck[seat], ledger.cost[seat] if alone else -ledger.cost[seat]]
    parts += [] if alone else [ledger.from_others[seat]]
    heads = (_("Luck"), _("Errors"), _("Gifts"))
    stands = list(accumulate(parts, initial=ledger.start[seat]))
    low, high = min(0.0, *stands), max(*stands, 1.0)

    def place(value: float) -> float:
        return (value - low) / (high - low)

    first, last = place(stands[0]), place(stands[-1])
    steps = [Step(_("Start"), sentences.rounded(ledger, stands[0]), first, first)]
    for head, part, (begin, end) in zip(heads, parts, pairwise(stands), strict=False):
        good = part < 0 if alone else part > 0
        steps.append(Step(head, sentences.changed_rounded(ledger, part), place(begin), place(end), good))
    return [*steps, Step(_("End"), sentences.rounded(ledger, stands[-1]), last, last)]


def _example(sheet: Sheet, ledger: Ledger, mistake: Mistake, on_seek: Callable[[int], None]) -> None:
    better = _("Better: {choice}").format(choice=mistake.better)
    row, n = mistake.row, mistake.row.n
    cost = sentences.changed_by(ledger, row.cost) + sentences.within(ledger, row)
    told = f"{mistake.done[:1].upper()}{mistake.done[1:]} ({cost}). {better}."
    left = sheet.scale.px(_INSET)
    high = text_height(sheet.scale, told, sheet.width - 2 * left, "small") + sheet.scale.px(0.8)
    place = sheet.room(high, 0.2)
    sheet.add(Example(f"review.mistake.{n}", told, place, on_press=lambda: on_seek(n)))


def _comparison(sheet: Sheet, ledger: Ledger, mistake: Mistake, both: Both) -> None:
    told = comparing.lines(both, ledger.unit)
    if told:
        left = sheet.scale.px(_INSET)
        place = inset(sheet.room(comparing.height(sheet.scale, told)), left, 0)
        label = "; ".join(" ".join(filter(None, line)) for line in told)
        sheet.add(Comparison(f"review.compared.{mistake.row.n}", label, place, told))


@dataclass(eq=False)
class Example(Widget):
    """A mistake in words; a press shows the moment."""

    role = "row"

    def draw(self, surface: Surface) -> None:
        scale, rect = self.look.scale, self.rect
        self.draw_glow(surface, scale.px(0.6), self.text_colour, 30)
        room = inset(rect, scale.px(_INSET), 0)
        text = block(self.label, "regular", scale.text("small"), room.w)
        text.draw(surface, room, self.text_colour)
        self.draw_ring(surface, scale.px(0.6))
