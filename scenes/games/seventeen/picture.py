"""How the table of 17 is drawn, part over part."""

from collections.abc import Sequence

from pygame import Surface

from game.seventeen.cards import BACK
from scenes.art.tokens import seat_disc
from scenes.games.seventeen import panels
from scenes.games.seventeen.mood import POSTER
from scenes.games.seventeen.naming import effect
from scenes.games.seventeen.parts import Parts
from scenes.games.seventeen.playing import PlayingACard, mover
from scenes.table.card.stock import corner_of, height_of
from scenes.table.context import TableContext
from scenes.text.words import _
from scenes.widgets import paint


def draw(surface: Surface, context: TableContext, parts: Parts, playing: PlayingACard) -> None:
    places, view, scale = parts.places, context.view, context.scale
    parts.arrows.draw(surface, places)
    below = parts.cards.below
    _draw_tags(surface, context, parts, [seat for seat in range(context.view.seats) if seat != below])
    parts.cards.draw_piles(surface, places)
    if playing.picked is not None and playing.choosing and (side := _pointed_at(context)):
        panels.light_zone(surface, places, scale, side)
    parts.cards.draw(surface, playing.handling.dragging)
    _draw_tags(surface, context, parts, [below])
    _draw_row(surface, context, parts)
    _draw_open_signs(surface, context, parts, playing)
    for place, count in ((places.pile, view.pile), (places.discards, parts.cards.piled_up)):
        if count:
            panels.draw_count(surface, place, count, scale)
    parts.total.draw(surface, places.total, scale)
    parts.verdict.draw(surface, places.verdict if view.winners else places.actions, scale)
    _draw_crowns(surface, context, parts)
    parts.stamps.draw(surface)
    parts.speech.draw(surface)


def draw_over(surface: Surface, context: TableContext, parts: Parts, playing: PlayingACard) -> None:
    """What is being dragged, and tokens on their way."""
    dragging, number = playing.handling.dragging, playing.handling.number
    if dragging and number is not None:
        kind = context.view.hand[number]
        words = (
            _("Face up: {effect}").format(effect=effect(kind, "up")),
            _("Face down: {effect}").format(effect=effect(kind, "down")),
        )
        over = parts.places.side_at(playing.handling.at)
        panels.draw_zones(surface, parts.places, context.scale, over, words, parts.total.body)
        parts.total.draw(surface, parts.places.total, context.scale)
        dragging.sprite.draw(surface)
    parts.tokens.draw(surface, max(24, context.scale.px(5)))


def _pointed_at(context: TableContext) -> str | None:
    """Which way up the picked card would be played by a press here, or by Enter."""
    controls = context.controls
    at = controls.hover or (controls.focus if controls.ring_shown else None) or ""
    return at.split(".")[1] if at.startswith(("zone.", "play.")) else None


def _draw_tags(surface: Surface, context: TableContext, parts: Parts, seats: Sequence[int]) -> None:
    view = context.view
    for seat in seats:
        tag = parts.tags.place(seat, parts.places)
        if tag is None:
            continue
        to_move = seat == mover(view)
        hangs = "×2" if to_move and view.cards == 2 else ""
        colour, name = context.sitting.colours[seat], context.name_of(seat)
        panels.draw_tag(surface, tag, name, colour, context.scale, to_move=to_move, hangs=hangs)


def _draw_row(surface: Surface, context: TableContext, parts: Parts) -> None:
    """Which is the newest; whose each is, on the lower left corner, which is in sight however close they lie,
    and beside what stands on a card.
    """
    row = parts.cards.row
    newest = row[-1] if row and context.view.last is not None and not parts.total.counting else None
    if newest and newest.settled and not context.view.winners:
        around = newest.sprite.rect.inflate(4, 4)
        ring = paint.ring(around.size, corner_of(around.w), max(3, around.w // 24), POSTER.accent)
        surface.blit(ring, around)
    apart = parts.places.row_places(len(row))
    step = apart[1].x - apart[0].x if len(row) > 1 else parts.places.card
    for card in parts.cards.owned():
        if card.owner is not None:
            wide = card.sprite.width
            side = max(12, min(wide * 3 // 10, round(step * 0.9)))
            x, y = card.sprite.x - wide / 2 - side / 5, card.sprite.y + height_of(wide) / 2 - side * 0.8
            disc = seat_disc(context.sitting.colours[card.owner], side)
            surface.blit(disc, (round(x), round(y)))
    for card, lying in zip(row, context.view.row, strict=False):
        if lying.face == "down" and context.sitting.open_views(context.n) and card.settled:
            panels.draw_sign(surface, (card.sprite.x, card.sprite.y), card.sprite.width, "eye_off")


def _draw_crowns(surface: Surface, context: TableContext, parts: Parts) -> None:
    view, places = context.view, parts.places
    spots = [places.seat_spot(seat, parts.cards.below, view.seats)[0] for seat in parts.crowns.seats]
    parts.crowns.draw(surface, [places.crown(spot) for spot in spots], places.table)


def _draw_open_signs(surface: Surface, context: TableContext, parts: Parts, playing: PlayingACard) -> None:
    """In one's own hand: which cards everybody knows from behind."""
    below = parts.cards.below
    if context.view.seat != below:
        return
    for card in parts.cards.hands[below]:
        kind = card.what.kind
        dragged = card is playing.handling.dragging
        if kind and BACK[kind] != "plain" and card.settled and not dragged:
            panels.draw_sign(surface, (card.sprite.x, card.sprite.y), card.sprite.width, "eye")
