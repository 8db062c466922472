"""A line for each seat: its colour and shape, its name, who plays it, who begins, and away with it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from pygame import Surface

from game.shelf import GAMES
from scenes import shelf
from scenes.art.palette import BRASS_DARK, SEAT_BY_KEY
from scenes.host.last_setups import Plan
from scenes.players.people import LONGEST_NAME
from scenes.setup import draft
from scenes.table.seats import level_name
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.button import Button
from scenes.widgets.disc import Disc, colour_name
from scenes.widgets.field import Field
from scenes.widgets.layout import REST, columns
from scenes.widgets.sheet import Sheet
from scenes.widgets.widget import Widget

ROW = 5.4


class Asked(Protocol):
    """What the lines ask of the scene."""

    def name_seat(self, seat: int, name: str) -> None: ...
    def names_done(self) -> None: ...
    def ask_who(self, seat: int) -> None: ...
    def ask_colour(self, seat: int) -> None: ...
    def ask_terms(self, seat: int) -> None: ...
    def let_begin(self, seat: int) -> None: ...
    def move_seat(self, seat: int, to: int) -> None: ...
    def draw_order(self) -> None: ...
    def remove_seat(self, seat: int) -> None: ...
    def add_seat(self) -> None: ...
    def picture(self, seat: int) -> str | None: ...


def seat_lines(sheet: Sheet, plan: Plan, asked: Asked) -> None:
    """There is a line for every seat that the game has: nothing moves when one is taken."""
    for seat in range(len(plan.places)):
        sheet.add(*_line(sheet, plan, seat, asked))
    for seat in range(len(plan.places), GAMES[plan.game].seats[-1]):
        line = sheet.take(ROW, 0.8)
        sheet.add(FreeSeat(f"seat.{seat}.free", _("Add a seat"), line, on_press=asked.add_seat))
    gap, several = sheet.scale.px(1.2), len(plan.places) > 1
    add, order = columns(sheet.take(5.0, 0.8), REST, REST, gap=gap)
    most = draft.may_add(plan)
    sheet.add(
        Button(
            "seat.add",
            _("Add a seat"),
            add,
            icon="plus",
            enabled=most,
            reason=_("All seats of this game are taken."),
            on_press=asked.add_seat,
        ),
        Button(
            "order.draw",
            _("Random order"),
            order,
            icon="dice",
            enabled=several,
            reason=_("There is nobody to swap seats with."),
            help=_("Puts the seats in a random order, clockwise."),
            on_press=asked.draw_order,
        ),
    )


@dataclass(eq=False)
class FreeSeat(Widget):
    """A chair that nobody sits on. The button below does the same by keys."""

    role = "spot"
    focusable = False

    def draw(self, surface: Surface) -> None:
        scale = self.look.scale
        place = self.rect.inflate(0, -scale.px(0.6))
        alpha = 60 + round(90 * self.glow)
        edge = max(1, scale.px(0.14))
        surface.blit(paint.ring(place.size, scale.px(0.9), edge, BRASS_DARK, alpha), place)


def _line(sheet: Sheet, plan: Plan, seat: int, asked: Asked) -> Iterable[Widget]:
    scale, place = sheet.scale, plan.places[seat]
    row = sheet.take(ROW, 0.8)
    side = scale.px(5)
    several = len(plan.places) > 1
    chooses_first = not shelf.draws_first_seat(plan.game) and several
    signs = [scale.px(4.2)] * (2 + chooses_first + several)
    parts = columns(row, side, REST, scale.px(16), *signs, gap=scale.px(0.7))
    disc, name, who, *rest = (part.inflate(0, -scale.px(0.3)) for part in parts)
    shown = draft.name_at(plan, seat)
    yield Disc(
        f"seat.{seat}.colour",
        _("{name}: {colour}").format(name=shown, colour=colour_name(place.colour)),
        disc,
        SEAT_BY_KEY[place.colour],
        picture=asked.picture(seat),
        help=_("{colour}. Click for another one.").format(colour=colour_name(place.colour)),
        on_press=lambda: asked.ask_colour(seat),
    )
    yield Field(
        f"seat.{seat}.name",
        _("Name"),
        name,
        value=place.name,
        placeholder=_("Your name") if shown == _("Player") else shown,
        longest=LONGEST_NAME,
        on_change=lambda words: asked.name_seat(seat, words),
        on_done=lambda _words: asked.names_done(),
    )
    bot = place.kind == "bot"
    yield Button(
        f"seat.{seat}.who",
        level_name(place.level) if bot else _("Person"),
        who,
        icon="bot" if bot else "person",
        help=_("Click to choose who plays here."),
        on_press=lambda: asked.ask_who(seat),
    )
    special = draft.is_special(place)
    words = _("How {name} plays: help, undo, head start")
    if special:
        words = _("How {name} plays: not like the others. Help, undo, head start")
    yield Button(
        f"seat.{seat}.terms",
        words.format(name=shown),
        rest.pop(0),
        icon="scales",
        style="quiet",
        on=special,
        hides_label=True,
        on_press=lambda: asked.ask_terms(seat),
    )
    if several:
        to, sign = (seat - 1, "chevron_up") if seat else (1, "chevron_down")
        other = draft.name_at(plan, to)
        words = _("Move {name} before {other}") if seat else _("Move {name} after {other}")
        yield Button(
            f"seat.{seat}.move",
            words.format(name=shown, other=other),
            rest.pop(0),
            icon=sign,
            style="quiet",
            hides_label=True,
            on_press=lambda: asked.move_seat(seat, to),
        )
    if chooses_first:
        begins = draft.option(plan, "first") == seat
        words = _("{name} begins. Click for a random start.") if begins else _("Let {name} begin")
        yield Button(
            f"seat.{seat}.first",
            words.format(name=shown),
            rest.pop(0),
            icon="crown" if begins else "first",
            style="quiet",
            on=begins,
            hides_label=True,
            on_press=lambda: asked.let_begin(seat),
        )
    yield Button(
        f"seat.{seat}.remove",
        _("Remove {name}'s seat").format(name=shown),
        rest.pop(0),
        icon="close",
        style="quiet",
        hides_label=True,
        enabled=draft.may_remove(plan),
        reason=_("This game needs this many."),
        on_press=lambda: asked.remove_seat(seat),
    )
