"""The buttons and spots of Dicy Cards, as the game stands."""

from collections.abc import Iterable
from dataclasses import dataclass

from pygame import Rect

from game.dicy.state import State
from scenes.games.dicy import choosing
from scenes.games.dicy.deciding import Deciding
from scenes.games.dicy.naming import card_name
from scenes.games.dicy.picture import Choices, glowing
from scenes.games.dicy.places import Places
from scenes.games.dicy.prompt import pass_words
from scenes.games.dicy.rows import CardRows, card_id
from scenes.table.card.stock import corner_of
from scenes.table.context import TableContext
from scenes.text import refusals
from scenes.text.words import _, ngettext
from scenes.widgets import layout
from scenes.widgets.button import Button
from scenes.widgets.layout import REST, Scale
from scenes.widgets.widget import KeyboardSpot, Spot, Widget


@dataclass(eq=False)
class CardSpot(Spot):
    """A card. The keyboard comes by only where there is something to choose."""

    idle: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        self.focusable = not self.idle


def controls(
    context: TableContext, deciding: Deciding, rows: CardRows, places: Places, shown: Choices
) -> Iterable[Widget]:
    table: State = context.view.table
    start = table.stage == "start" and not choosing.can_only_pass(table)
    context.controls.first = "roll" if start else card_id(rows.below, table.cards[0])
    yield from _dice(context, deciding)
    yield from _cards(context, deciding, rows, shown)
    yield from _buttons(context, deciding, places.buttons)


def _dice(context: TableContext, deciding: Deciding) -> Iterable[Widget]:
    table: State = context.view.table
    if not context.may_choose or deciding.rerolling or choosing.why_not_pick(table):
        return
    lying = {die: rect for die in range(len(table.dice)) if (rect := deciding.lying(die))}
    for die, rect in sorted(lying.items(), key=lambda lies: lies[1].x):
        picked = die in deciding.picker.picked
        words = _("Die showing {value}, picked") if picked else _("Die showing {value}")
        yield KeyboardSpot(
            f"die.{die}",
            words.format(value=table.dice[die]),
            rect,
            radius=rect.w // 5,
            on_press=lambda die=die: deciding.toggle(die),
        )


def _cards(context: TableContext, deciding: Deciding, rows: CardRows, shown: Choices) -> Iterable[Widget]:
    table: State = context.view.table
    offers = choosing.offers(table, deciding.picker.outlined)
    chooser = choosing.chooser(table)
    glows = glowing(shown)
    for seat in rows.order():
        for card, rect in zip(table.cards, rows.row_of(seat).cards, strict=True):
            offer = offers.get(card) if seat == table.seat and context.may_choose else None
            active = card in table.active[seat]
            words = _("{name}: {card}, active") if active else _("{name}: {card}, frozen")
            if offer and context.ease.previews:
                words = _("{name}: {card}, active, {points} points")
            yield CardSpot(
                card_id(seat, card),
                words.format(
                    name=context.name_of(seat), card=card_name(card), points=offer.points if offer else 0
                ),
                rect,
                radius=corner_of(rect.w),
                on_press=lambda seat=seat, card=card: deciding.press_card(seat, card),
                idle=seat not in (rows.below, chooser),
                glows=(seat, card) in glows,
            )


def _lines(room: Rect, scale: Scale) -> tuple[Rect, Rect]:
    upper, lower = layout.rows(room, REST, REST, gap=min(scale.px(1.2), room.h // 10))
    return upper, lower


def way_on_place(room: Rect, scale: Scale) -> Rect:
    """Where the one button lies that leads on."""
    return _lines(room, scale)[0]


def _buttons(context: TableContext, deciding: Deciding, room: Rect) -> Iterable[Widget]:
    table: State = context.view.table
    upper, lower = _lines(room, context.scale)
    if context.looking_back or table.stage == "over":
        return
    if context.may_choose and deciding.rerolling:
        yield Button("back", _("Don't re-roll"), upper, icon="undo", on_press=deciding.stop_reroll)
    elif not choosing.chooser(table):
        yield from _turn(context, deciding, upper, lower)


def _turn(context: TableContext, deciding: Deciding, upper: Rect, lower: Rect) -> Iterable[Widget]:
    """Before the roll it is rolled, and after it chosen what picked dice are for; in the same place."""
    table, mine = context.view.table, context.may_choose
    if table.stage == "start":
        yield _roll(context, deciding, upper)
    else:
        yield from _switch(context, deciding, upper)
    if deciding.purpose == "reroll" and mine:
        yield _reroll(context, deciding, lower)
        return
    no_pass = choosing.why_not_pass(table)
    only_pass = choosing.can_only_pass(table)
    yield Button(
        "pass",
        _("Pass"),
        lower,
        icon="thaw",
        style="primary" if only_pass and mine else "plain",
        enabled=mine and not no_pass,
        reason=_why_not(context, no_pass),
        help=pass_words(table, context.sitting.names),
        shortcut="dicy.pass",
        on_press=deciding.ask_pass,
    )


def _why_not(context: TableContext, reason: str | None) -> str:
    if context.may_choose:
        return refusals.words(reason) if reason else ""
    mine_to_come = context.view.table.seat in context.sitting.people
    return _("Wait until everything is still.") if mine_to_come else _("It is another player's turn.")


def _roll(context: TableContext, deciding: Deciding, place: Rect) -> Button:
    mine = context.may_choose
    reason = "every_card_is_frozen" if choosing.can_only_pass(context.view.table) else None
    tip = _("Rolls all six dice ({key}). You can also throw them with the cup.")
    return Button(
        "roll",
        _("Roll"),
        place,
        icon="cup",
        style="primary" if mine and not reason else "plain",
        enabled=mine and not reason,
        reason=_why_not(context, reason),
        help=tip.format(key=context.settings.keys.word("dicy.throw")),
        on_press=deciding.roll,
    )


def _switch(context: TableContext, deciding: Deciding, place: Rect) -> Iterable[Button]:
    """What a picked die is for: one thing at a time."""
    mine, key = context.may_choose, context.settings.keys.word("dicy.throw")
    reason = choosing.why_not_pick(context.view.table)
    left, right = layout.columns(place, REST, REST, gap=max(2, place.w // 60))

    def half(name: str, words: str, part: Rect, purpose: choosing.Purpose, tip: str) -> Button:
        return Button(
            name,
            words,
            part,
            on=mine and deciding.purpose == purpose and not reason,
            enabled=mine and not reason,
            reason=_why_not(context, reason),
            help=tip,
            on_press=lambda: deciding.pick_for(purpose),
        )

    yield half("purpose.score", _("Score"), left, "score", _("Pick dice to score, then click a card."))
    tip = _("Pick dice to roll again. It costs a card of your choice ({key}).")
    name = "purpose.reroll" if deciding.purpose == "reroll" else "reroll"
    yield half(name, _("Re-roll"), right, "reroll", tip.format(key=key))


def _reroll(context: TableContext, deciding: Deciding, place: Rect) -> Button:
    picked = deciding.picker.outlined
    reason = choosing.why_not_reroll(context.view.table, picked)
    words = ngettext("Re-roll {n} die", "Re-roll {n} dice", len(picked)).format(n=len(picked))
    return Button(
        "reroll",
        words if picked else _("Re-roll"),
        place,
        icon="dice",
        style="plain" if reason else "primary",
        enabled=not reason,
        reason=_why_not(context, reason),
        on_press=deciding.start_reroll,
    )
