"""A line for each seat: its colour and shape, its name, who plays it, who begins, and away with it."""

from collections.abc import Iterable
from dataclasses import dataclass

from pygame import Surface

from game.shelf import GAMES
from scenes import shelf
from scenes.art.icons import draw_icon
from scenes.art.palette import BRASS_DARK, CREAM, SEAT_BY_KEY, mix
from scenes.host.last_setups import Plan
from scenes.players.people import LONGEST_NAME
from scenes.setup import draft
from scenes.setup.plan_editor import PlanEditor
from scenes.table.seats import level_name
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.button import Button, sign_button
from scenes.widgets.disc import Disc, colour_name
from scenes.widgets.field import Field
from scenes.widgets.layout import REST, columns
from scenes.widgets.sheet import Sheet
from scenes.widgets.widget import Widget

ROW = 5.4


def seat_lines(sheet: Sheet, plan: Plan, editor: PlanEditor) -> None:
    """There is a line for every seat that the game has: nothing moves when one is taken."""
    for seat in range(len(plan.places)):
        sheet.add(*_line(sheet, plan, seat, editor))
    for seat in range(len(plan.places), GAMES[plan.game].seats[-1]):
        line = sheet.take(ROW, 0.8)
        sheet.add(FreeSeat(f"seat.{seat}.free", _("Add a seat"), line, on_press=editor.add_seat))
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
            on_press=editor.add_seat,
        ),
        Button(
            "order.draw",
            _("Random order"),
            order,
            icon="dice",
            enabled=several,
            reason=_("There is nobody to swap seats with."),
            help=_("Puts the seats in a random order, clockwise."),
            on_press=editor.draw_order,
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
        draw_icon(surface, "plus", scale.px(2.2), mix(CREAM, BRASS_DARK, alpha / 255), center=place.center)


def _line(sheet: Sheet, plan: Plan, seat: int, editor: PlanEditor) -> Iterable[Widget]:
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
        picture=editor.picture(seat),
        help=_("{colour}. Click for another one.").format(colour=colour_name(place.colour)),
        on_press=lambda: editor.ask_colour(seat),
    )
    yield Field(
        f"seat.{seat}.name",
        _("Name"),
        name,
        value=place.name,
        placeholder=_("Your name") if shown == _("Player") else shown,
        longest=LONGEST_NAME,
        on_change=lambda words: editor.name_seat(seat, words),
        on_done=lambda _words: editor.names_done(),
    )
    bot = place.kind == "bot"
    yield Button(
        f"seat.{seat}.who",
        level_name(place.level) if bot else _("Person"),
        who,
        icon="bot" if bot else "person",
        help=_("Click to choose who plays here."),
        on_press=lambda: editor.ask_who(seat),
    )
    special = draft.is_special(place)
    words = _("How {name} plays: help, undo, head start")
    if special:
        words = _("How {name} plays: not like the others. Help, undo, head start")
    yield sign_button(
        f"seat.{seat}.terms",
        words.format(name=shown),
        rest.pop(0),
        "scales",
        lambda: editor.ask_terms(seat),
        on=special,
    )
    if several:
        to, sign = (seat - 1, "chevron_up") if seat else (1, "chevron_down")
        words = _("Move {name} before {other}") if seat else _("Move {name} after {other}")
        label = words.format(name=shown, other=draft.name_at(plan, to))
        yield sign_button(f"seat.{seat}.move", label, rest.pop(0), sign, lambda: editor.move_seat(seat, to))
    if chooses_first:
        begins = draft.option(plan, "first") == seat
        words = _("{name} begins. Click for a random start.") if begins else _("Let {name} begin")
        yield sign_button(
            f"seat.{seat}.first",
            words.format(name=shown),
            rest.pop(0),
            "crown" if begins else "first",
            lambda: editor.let_begin(seat),
            on=begins,
        )
    yield sign_button(
        f"seat.{seat}.remove",
        _("Remove {name}'s seat").format(name=shown),
        rest.pop(0),
        "close",
        lambda: editor.remove_seat(seat),
        enabled=draft.may_remove(plan),
        reason=_("This game needs this many."),
    )
