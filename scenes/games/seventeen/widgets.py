"""What can be pressed or read out on the table of 17, as the game stands."""

from collections.abc import Iterable
from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from game.seventeen.cards import BACK, Face, Hidden
from scenes.art.icons import icon
from scenes.games.seventeen import panels
from scenes.games.seventeen.asking import Asking
from scenes.games.seventeen.looked_through import LookedThrough
from scenes.games.seventeen.naming import back_name, card_name, effect, lying_name, rule
from scenes.games.seventeen.outcome import lies
from scenes.games.seventeen.parts import Parts
from scenes.games.seventeen.playing import PlayingACard
from scenes.games.seventeen.seal import CallSeal
from scenes.games.seventeen.total import counted
from scenes.table.context import TableContext
from scenes.text.words import _
from scenes.widgets.button import Button, button_size
from scenes.widgets.layout import REST, columns, line
from scenes.widgets.text import fit
from scenes.widgets.widget import KeyboardSpot, Spot, Widget


@dataclass(eq=False)
class Seen(Spot):
    """Something that lies there, to be read out. The mouse looks at it by itself."""

    focusable = False
    pressable = False


@dataclass(eq=False)
class Held(Seen):
    """A hand as a whole: its cards lie there one by one, too."""

    played_with = False


@dataclass(eq=False)
class Sign(Seen):
    """Something drawn whose meaning the pointer asks for by resting on it."""

    explains = True


@dataclass(eq=False)
class SideButton(Button):
    """One of the two ways a card may lie, and what that does."""

    _: KW_ONLY
    effect: str = ""

    @property
    def said(self) -> str:
        return _("{side}: {effect}").format(side=self.label, effect=self.effect)

    def _draw_face(self, surface: Surface, rect: Rect) -> None:
        scale, ink = self.look.scale, self.ink
        side = min(scale.px(3.2), rect.h * 6 // 10)
        x = rect.x + scale.px(1.2)
        surface.blit(icon(self.icon or "eye", side, ink), (x, rect.centery - side // 2))
        x += side + scale.px(1.0)
        room = rect.right - scale.px(1.0) - x
        upper = Rect(x, rect.y + rect.h // 10, room, rect.h * 9 // 20)
        lower = Rect(x, upper.bottom - rect.h // 20, room, rect.h * 4 // 10)
        large, small = min(scale.text("body"), upper.h), min(scale.text("small"), lower.h)
        fit(self.label, "bold", large, upper.size).draw(surface, upper, ink)
        fit(self.effect, "regular", small, lower.size).draw(surface, lower, ink)


def controls(context: TableContext, parts: Parts, playing: PlayingACard, asking: Asking) -> Iterable[Widget]:
    yield from _lying(context, parts)
    if playing.choosing:
        yield from _hand(context, parts, playing)
    yield from _eyes(context, parts)
    if playing.choosing and playing.picked is not None:
        yield from _sides(context, parts, playing, playing.picked)
    elif context.at_rest and not asking.waiting:
        yield from _calls(context, asking, parts.places.actions)


def _lying(context: TableContext, parts: Parts) -> Iterable[Widget]:
    places, view = parts.places, context.view
    around = _("Play goes clockwise") if view.direction == 1 else _("Play goes counter-clockwise")
    turns = _("The arrows show which way play goes round: {way}. A Reverse turns it.").format(way=around)
    yield Sign("direction", around, places.arrows[0], help=turns)
    yield Sign("direction.right", "", places.arrows[1], help=turns)
    worth = _("What the row is worth, as far as you can count. At 17 or more a call is right.")
    yield Sign("total", counted(view).words, places.total, help=worth)
    row, discards = lies(view)
    views = context.sitting.open_views(context.n)
    for number, lying in enumerate(row):
        rect = parts.cards.row[number].sprite.rect if number < len(parts.cards.row) else places.row
        card = views[lying.seat].row[number].card if views and view.row else lying.card
        named = (
            lying_name(lying.card, lying.face) if isinstance(card, Hidden) or not views else card_name(card)
        )
        words = _("{card} ({name})").format(card=named, name=context.name_of(lying.seat))
        yield Seen(f"row.{number}", words, rect.clip(places.table))
    pile = _("Draw pile: {n}").format(n=view.pile)
    if view.top:
        pile = _("Draw pile: {n}, the top one has a {back}").format(n=view.pile, back=back_name(view.top))
    yield Seen("pile", pile, places.pile)
    words = _("Discards: {n}").format(n=len(discards))
    yield Spot("discards", words, places.discards, on_press=lambda: _look_through(context))
    yield from _held(context, parts)


def _look_through(context: TableContext) -> None:
    seat = context.view.seat
    counts = seat is not None and context.sitting.ease(seat).counts
    context.ask(LookedThrough(context.view, context.mood, counts=counts), lambda _answer: None)


def _held(context: TableContext, parts: Parts) -> Iterable[Widget]:
    """Everybody's hand, as far as it lies open to the eyes at the screen; of the others, the backs."""
    places, view = parts.places, context.view
    views = context.sitting.open_views(context.n)
    for seat, backs in enumerate(view.hands):
        name = context.name_of(seat)
        hand = view.hand if seat == view.seat else views[seat].hand if views else None
        spot, _width = places.seat_spot(seat, parts.cards.below, view.seats)
        if hand:
            held = "; ".join(card_name(kind) for kind in hand)
            yield Held(f"held.{seat}", _("{name} holds: {cards}").format(name=name, cards=held), spot)
        elif seat != view.seat:
            held = "; ".join(back_name(back) for back in backs)
            words = _("{name} holds {n} cards: {backs}").format(name=name, n=len(backs), backs=held)
            yield Seen(f"backs.{seat}", words, spot)


def _eyes(context: TableContext, parts: Parts) -> Iterable[Widget]:
    if context.view.seat != parts.cards.below:
        return
    known = _("Its back shows its number: everybody knows that you hold it, and what it counts face down.")
    for number, card in enumerate(parts.cards.hands[parts.cards.below]):
        if card.what.kind and BACK[card.what.kind] != "plain":
            place = panels.sign_place(card.sprite.rect.center, card.sprite.width)
            yield Sign(f"eye.{number}", "", place, help=known)


def _hand(context: TableContext, parts: Parts, playing: PlayingACard) -> Iterable[Widget]:
    for number, kind in enumerate(context.view.hand):
        words = _("{card}, picked") if number == playing.picked else "{card}"
        rect = parts.cards.hands[parts.cards.below][number].sprite.rect
        yield KeyboardSpot(
            f"hand.{number}",
            words.format(card=card_name(kind)),
            rect,
            radius=rect.w // 14,
            help=rule(kind),
            on_press=lambda number=number: playing.pick(number),
        )


def _sides(context: TableContext, parts: Parts, playing: PlayingACard, picked: int) -> Iterable[Widget]:
    """The two ways to play the picked card, at the card; and the two halves of the row do the same."""
    places, scale = parts.places, context.scale
    kind = context.view.hand[picked]
    gap = scale.px(1.2)
    wide = min(scale.px(25), (places.actions.w - gap) // 2)
    high = min(places.actions.h, scale.px(7))
    both = Rect(0, 0, 2 * wide + gap, high)
    card = parts.cards.hands[parts.cards.below][picked].sprite.rect
    both.midbottom = (card.centerx, places.actions.bottom)
    both.clamp_ip(places.actions)
    sides: tuple[tuple[Face, str, str, str, Rect], ...] = (
        ("up", _("Face up"), "eye", "turn.up", places.zone_up),
        ("down", _("Face down"), "eye_off", "turn.down", places.zone_down),
    )
    for (face, words, sign, action, zone), rect in zip(
        sides, columns(both, REST, REST, gap=gap), strict=True
    ):
        yield SideButton(
            f"play.{face}",
            words,
            rect,
            effect=effect(kind, face),
            icon=sign,
            style="primary" if (face == "down") == (kind == "trap") else "plain",
            shortcut=action,
            help=_("{rule} ({key})").format(rule=rule(kind), key=context.settings.keys.word(action)),
            on_press=lambda face=face: playing.play(picked, face),
        )
        zone_spot = Spot(f"zone.{face}", words, zone, on_press=lambda face=face: playing.play(picked, face))
        zone_spot.focusable = False
        yield zone_spot


def _calls(context: TableContext, asking: Asking, room: Rect) -> Iterable[Widget]:
    """A seal for each person who may call, and what lets the game go on."""
    scale, calling, keys = context.scale, asking.calling, context.settings.keys
    if not calling.is_open or not calling.people:
        return
    alone = len(context.sitting.people) == 1
    seats = [seat for seat in range(len(context.sitting.seats)) if seat in calling.people]
    go_on = asking.go_on_words()
    gap = min(scale.px(1.4), room.w // 60)
    button = min(button_size(scale, go_on, "play")[0], room.w // 3) if go_on else 0
    free = room.w - (button + gap if go_on else 0) - gap * (len(seats) - 1)
    seal = min(scale.px(24 if alone else 21), free // max(1, len(seats)))
    rects = line(room, [seal] * len(seats) + ([button] if go_on else []), gap, "centre")
    for seat, rect in zip(seats, rects, strict=False):
        action = "turn.call" if alone else f"calls.seat_{seat + 1}"
        said = seat in calling.wished
        yield CallSeal(
            f"call.{seat}",
            _("17!") if alone else _("17! {name}").format(name=context.name_of(seat)),
            rect,
            name=_("Call") if alone else context.name_of(seat),
            colour=context.sitting.colours[seat],
            key_name=keys.word(action),
            share=lambda: calling.share,
            said_so=said,
            enabled=not said,
            reason=_("This call counts, unless somebody who comes first calls too."),
            help=_("Says that the row is worth 17 or more (key {key}).").format(key=keys.word(action)),
            shortcut=action,
            on_press=lambda seat=seat: asking.wish_to_call(seat),
        )
    if go_on:
        high = min(room.h, button_size(scale, go_on)[1])
        rect = Rect(rects[-1].x, room.centery - high // 2, rects[-1].w, high)
        yield Button(
            "go_on",
            go_on,
            rect,
            icon="play",
            style="primary",
            shortcut="seventeen.go_on",
            help=_("Nobody calls: the game goes on ({key}).").format(key=keys.word("seventeen.go_on")),
            on_press=asking.wish_to_go_on,
        )
