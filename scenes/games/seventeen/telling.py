"""How each event is told on the table, and how the table is drawn, part over part."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.seventeen.cards import BACK, VALUE
from game.seventeen.events import (
    Called,
    DirectionReversed,
    GameEnded,
    RoundEnded,
    TokensMoved,
    TurnEnded,
    TurnStarted,
)
from game.seventeen.views import SawDrawn, SawPlayed, SawRevealed, SawShuffled, SawTrashed, View
from scenes.art.palette import POSTER, Rgb, rgb
from scenes.games.seventeen import panels
from scenes.games.seventeen.cards import REVEAL_STEP
from scenes.games.seventeen.sentences import verdict, winners_words
from scenes.games.seventeen.words import effect
from scenes.table.director import Hold, Overlap, Settle
from scenes.table.moments import Banner, Tone
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.layout import SMALLEST_TEXT
from scenes.widgets.text import fit

if TYPE_CHECKING:
    from scenes.games.seventeen.scene import SeventeenScene

_GREEN, _RED, _BLUE = POSTER.panel, rgb("a32a17"), rgb("1c6b8c")
_LOOK_AT_THE_DRAWN = 1.1
"""Seconds to see the card one has drawn, before it is hidden from the next player."""
_LEAVE_ROW, _SWEEP = 1.5, 0.5


class Telling:
    def __init__(self, scene: "SeventeenScene") -> None:
        self._scene = scene

    # ------------------------------------------------------------------------------------------ events

    def tell(self, event: Any, view: View) -> Hold:
        scene = self._scene
        match event:
            case SawShuffled():
                scene.ear.hear("cards_shuffle")
                self._follow(view)
                return Settle(0.1)
            case SawDrawn():
                dealing = not any(
                    isinstance(past, TurnStarted) for past in view.history[-len(view.hands) * 3 :]
                )
                self._follow(view)
                return Overlap(0.11 if dealing else 0.3)
            case SawPlayed():
                return self._played(event, view)
            case SawTrashed():
                middle = scene.cards.row[-1].sprite.rect.center if scene.cards.row else None
                self._stamp(_("Trash"), "trash", middle, _GREEN)
                scene.follow(view, wait=_SWEEP)
                scene.total.leave(view, _SWEEP)
                return Settle(0.1)
            case DirectionReversed():
                scene.arrows.point(view.direction)
                self._stamp(_("Reverse"), "rematch", self._row_end(), _BLUE)
                return Settle(0.05)
            case TurnStarted():
                self._follow(view)
                return Settle()
            case TurnEnded(seat):
                self._follow(view)
                self._stamp_doubled(view)
                seen_by_next = len(scene.sitting.people) > 1 and view.seat == seat
                return Settle(_LOOK_AT_THE_DRAWN if seen_by_next else 0.1)
            case Called(seat):
                words = _("{name} calls.").format(name=scene.name_of(seat))
                scene.ear.hear("call")
                scene.announce(Banner(_("17!"), words, "great", 0.8))
                return Settle(0.1)
            case SawRevealed():
                return self._revealed(event, view)
            case TokensMoved(seat, victories, penalties):
                if scene.places:
                    middle = scene.places.total.center
                    scene.tokens.move(seat, victories, penalties, middle, scene.plate(seat))
                return Overlap(0.35)
            case RoundEnded():
                return self._round_ends(view)
            case GameEnded(winners):
                scene.announce(self._end(winners))
                return Settle(0.2)
            case _:
                self._follow(view)
                return Settle()

    def told_still(self, event: Any, view: View) -> Banner | None:
        """A call is told with what came of it."""
        match event:
            case RoundEnded():
                came = verdict(view.history, self._scene.sitting.names)
                return Banner(_("17!"), came.words, "good" if came.right else "bad")
            case GameEnded(winners):
                return self._end(winners)
            case _:
                return None

    def _end(self, winners: Sequence[int]) -> Banner:
        words = winners_words([self._scene.name_of(seat) for seat in winners])
        return Banner(_("The game is over"), words, "great", 1.6)

    def _follow(self, view: View) -> None:
        self._scene.follow(view)
        self._scene.total.put(view)

    def _played(self, event: SawPlayed, view: View) -> Hold:
        self._follow(view)
        if event.face == "up" and event.card == "double":
            self._stamp("×2", "cards", self._row_end(), _RED, wait=0.45)
        return Settle(0.15)

    def _stamp_doubled(self, view: View) -> None:
        """Who is next to play two cards."""
        places = self._scene.places
        if view.cards == 2 and places:
            spot, _width = places.seat_spot(view.mover, self._scene.cards.below, view.seats)
            self._stamp("×2", "cards", spot.center, _RED)

    def _revealed(self, event: SawRevealed, view: View) -> Hold:
        scene = self._scene
        lay_down = [card.what.side == "down" for card in scene.cards.row]
        scene.follow(view, step=REVEAL_STEP)
        scene.total.reveal(tuple(VALUE[kind] for kind in event.cards), REVEAL_STEP)
        for number, (kind, down) in enumerate(zip(event.cards, lay_down, strict=False)):
            if kind == "trap" and down:
                middle = scene.cards.row[number].sprite.rect.center
                self._stamp(_("Snap!"), "trap", middle, _RED, wait=(number + 0.8) * REVEAL_STEP)
        return Settle(0.5)

    def _round_ends(self, view: View) -> Hold:
        scene = self._scene
        came = verdict(view.history, scene.sitting.names)
        tone: Tone = "good" if came.right else "bad"
        scene.announce(Banner(str(came.total), came.short, tone, 1.5))
        scene.follow(view, wait=_LEAVE_ROW)
        scene.total.leave(view, _LEAVE_ROW)
        return Settle(0.2)

    def _stamp(
        self, words: str, sign: str, middle: tuple[int, int] | None, colour: Rgb, wait: float = 0.0
    ) -> None:
        places = self._scene.places
        if places:
            px = max(16, places.card // 4)
            self._scene.stamps.stamp(words, sign, middle or places.row.center, px, colour, wait)

    def _row_end(self) -> tuple[int, int] | None:
        row = self._scene.cards.row
        return row[-1].sprite.rect.center if row else None

    # ----------------------------------------------------------------------------------------- the picture

    def draw_table(self, surface: Surface) -> None:
        scene = self._scene
        places, view, scale = scene.places, scene.view, scene.scale
        assert places is not None
        scene.arrows.draw(surface, places)
        self._draw_tags(surface)
        scene.cards.draw_piles(surface, places)
        if scene.picked is not None and scene.choosing and (side := self._pointed_at()):
            panels.light_zone(surface, places, scale, side)
        self._draw_strip(surface, places.prompt)
        scene.cards.draw(surface, scene.handling.dragging)
        self._draw_open_signs(surface)
        for place, count in ((places.pile, view.pile), (places.discards, len(view.discards))):
            if count:
                panels.draw_count(surface, place, count, scale)
        scene.total.draw(surface, places.total, scale)
        scene.stamps.draw(surface)

    def draw_over(self, surface: Surface) -> None:
        scene = self._scene
        places = scene.places
        assert places is not None
        if scene.handling.dragging:
            self._draw_zones(surface)
            scene.total.draw(surface, places.total, scene.scale)
            scene.handling.dragging.sprite.draw(surface)
        scene.tokens.draw(surface, max(24, scene.scale.px(5)), scene.cards.manner)

    def _pointed_at(self) -> str | None:
        """Which way up the picked card would be played by a press here, or by Enter."""
        controls = self._scene.controls
        at = controls.hover or (controls.focus if controls.ring_shown else None) or ""
        return at.split(".")[1] if at.startswith(("zone.", "play.")) else None

    def _draw_zones(self, surface: Surface) -> None:
        scene, number = self._scene, self._scene.handling.number
        assert scene.places is not None
        assert number is not None
        kind = scene.view.hand[number]
        words = (
            _("Face up: {effect}").format(effect=effect(kind, "up")),
            _("Face down: {effect}").format(effect=effect(kind, "down")),
        )
        over = scene.places.side_at(scene.handling.at)
        panels.draw_zones(surface, scene.places, scene.scale, over, words)

    def _draw_strip(self, surface: Surface, place: Rect) -> None:
        """Behind the prompt, so that it reads on any part of the cloth."""
        words = self._scene.prompt()
        if words:
            text = fit(words, "medium", self._scene.scale.text("lead"), place.size, SMALLEST_TEXT)
            strip = Rect(0, 0, min(place.w, text.width + 2 * place.h), place.h)
            strip.center = place.center
            surface.blit(paint.fill(strip.size, strip.h // 2, POSTER.panel, POSTER.panel, 215), strip)

    def _draw_tags(self, surface: Surface) -> None:
        scene = self._scene
        places, view = scene.places, scene.view
        assert places is not None
        for step, tag in enumerate(places.tags, 1):
            seat = (scene.cards.below + step) % view.seats
            to_move = seat == scene.acting(view)
            hangs = "×2" if to_move and view.cards == 2 else ""
            colour = scene.sitting.colours[seat]
            panels.draw_tag(
                surface, tag, scene.name_of(seat), colour, scene.scale, to_move=to_move, hangs=hangs
            )

    def _draw_open_signs(self, surface: Surface) -> None:
        """In one's own hand: which cards everybody knows from behind."""
        scene = self._scene
        if scene.view.seat != scene.cards.below:
            return
        for card in scene.cards.hands[scene.cards.below]:
            what = card.what
            if (
                what.kind
                and BACK[what.kind] != "plain"
                and card.settled
                and card is not scene.handling.dragging
            ):
                panels.draw_open_sign(surface, (card.sprite.x, card.sprite.y), card.sprite.width)
