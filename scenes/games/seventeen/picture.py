"""How the table of 17 is drawn, part over part."""

from pygame import Rect, Surface

from game.seventeen.cards import BACK
from scenes.games.seventeen import panels
from scenes.games.seventeen.mood import POSTER
from scenes.games.seventeen.parts import Parts
from scenes.games.seventeen.playing import PlayingACard, mover
from scenes.games.seventeen.words import effect
from scenes.table.context import TableContext
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.layout import SMALLEST_TEXT
from scenes.widgets.text import fit


def draw(surface: Surface, context: TableContext, parts: Parts, playing: PlayingACard, prompt: str) -> None:
    places, view, scale = parts.places, context.view, context.scale
    parts.arrows.draw(surface, places)
    _draw_tags(surface, context, parts)
    parts.cards.draw_piles(surface, places)
    if playing.picked is not None and playing.choosing and (side := _pointed_at(context)):
        panels.light_zone(surface, places, scale, side)
    _draw_strip(surface, context, places.prompt, prompt)
    parts.cards.draw(surface, playing.handling.dragging)
    _draw_open_signs(surface, context, parts, playing)
    for place, count in ((places.pile, view.pile), (places.discards, len(view.discards))):
        if count:
            panels.draw_count(surface, place, count, scale)
    parts.total.draw(surface, places.total, scale)
    parts.stamps.draw(surface)


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
        panels.draw_zones(surface, parts.places, context.scale, over, words)
        parts.total.draw(surface, parts.places.total, context.scale)
        dragging.sprite.draw(surface)
    parts.tokens.draw(surface, max(24, context.scale.px(5)), parts.cards.manner)


def _pointed_at(context: TableContext) -> str | None:
    """Which way up the picked card would be played by a press here, or by Enter."""
    controls = context.controls
    at = controls.hover or (controls.focus if controls.ring_shown else None) or ""
    return at.split(".")[1] if at.startswith(("zone.", "play.")) else None


def _draw_strip(surface: Surface, context: TableContext, place: Rect, words: str) -> None:
    """Behind the prompt, so that it reads on any part of the cloth."""
    if words:
        text = fit(words, "medium", context.scale.text("lead"), place.size, SMALLEST_TEXT)
        strip = Rect(0, 0, min(place.w, text.width + 2 * place.h), place.h)
        strip.center = place.center
        surface.blit(paint.fill(strip.size, strip.h // 2, POSTER.panel, POSTER.panel, 215), strip)


def _draw_tags(surface: Surface, context: TableContext, parts: Parts) -> None:
    view = context.view
    for step, tag in enumerate(parts.places.tags, 1):
        seat = (parts.cards.below + step) % view.seats
        to_move = seat == mover(view)
        hangs = "×2" if to_move and view.cards == 2 else ""
        colour, name = context.sitting.colours[seat], context.name_of(seat)
        panels.draw_tag(surface, tag, name, colour, context.scale, to_move=to_move, hangs=hangs)


def _draw_open_signs(surface: Surface, context: TableContext, parts: Parts, playing: PlayingACard) -> None:
    """In one's own hand: which cards everybody knows from behind."""
    below = parts.cards.below
    if context.view.seat != below:
        return
    for card in parts.cards.hands[below]:
        kind = card.what.kind
        dragged = card is playing.handling.dragging
        if kind and BACK[kind] != "plain" and card.settled and not dragged:
            panels.draw_open_sign(surface, (card.sprite.x, card.sprite.y), card.sprite.width)
