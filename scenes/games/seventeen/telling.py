"""How each event is told on the table."""

from collections.abc import Sequence
from typing import Any

from game.seventeen.cards import VALUE
from game.seventeen.events import (
    Called,
    DirectionReversed,
    GameEnded,
    GameStarted,
    RoundEnded,
    TokensMoved,
    TurnEnded,
    TurnStarted,
)
from game.seventeen.views import SawDrawn, SawPlayed, SawRevealed, SawShuffled, SawTrashed, View
from scenes.art.palette import Rgb, rgb
from scenes.games.seventeen.cards import REVEAL_STEP
from scenes.games.seventeen.mood import POSTER
from scenes.games.seventeen.parts import Parts
from scenes.games.seventeen.sentences import verdict, winners_words
from scenes.table.context import TableContext
from scenes.table.director import Hold, Overlap, Settle
from scenes.table.moments import Banner, Tone
from scenes.table.winners import game_over
from scenes.text.words import _

_GREEN, _RED, _BLUE = POSTER.panel, rgb("a32a17"), rgb("1c6b8c")
_LOOK_AT_THE_DRAWN = 1.1
"""Seconds to see the card one has drawn, before it is hidden from the next player."""
_LEAVE_ROW, _SWEEP = 1.5, 0.5


class Telling:
    def __init__(self, context: TableContext, parts: Parts) -> None:
        self._context, self._parts = context, parts

    # ------------------------------------------------------------------------------------------ events

    def tell(self, event: Any, view: View) -> Hold:
        context, parts = self._context, self._parts
        match event:
            case GameStarted():
                parts.tokens.put(view.victories, view.penalties)  # a head start
                return Settle()
            case SawShuffled():
                context.ear.hear("cards_shuffle")
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
                middle = parts.cards.row[-1].sprite.rect.center if parts.cards.row else None
                self._stamp(_("Trash"), "trash", middle, _GREEN)
                parts.follow(view, wait=_SWEEP)
                parts.total.leave(view, _SWEEP)
                return Settle(0.1)
            case DirectionReversed():
                parts.arrows.point(view.direction)
                self._stamp(_("Reverse"), "rematch", self._row_end(), _BLUE)
                return Settle(0.05)
            case TurnStarted():
                self._follow(view)
                return Settle()
            case TurnEnded(seat):
                self._follow(view)
                self._stamp_doubled(view)
                seen_by_next = len(context.sitting.people) > 1 and view.seat == seat
                return Settle(_LOOK_AT_THE_DRAWN if seen_by_next else 0.1)
            case Called(seat):
                words = _("{name} calls.").format(name=context.name_of(seat))
                context.ear.hear("call")
                context.announce(Banner(_("17!"), words, "great", 0.8))
                return Settle(0.1)
            case SawRevealed():
                return self._revealed(event, view)
            case TokensMoved(seat, victories, penalties):
                if parts.placed:
                    middle = parts.places.total.center
                    parts.tokens.move(seat, victories, penalties, middle, context.plate(seat))
                return Overlap(0.35)
            case RoundEnded():
                return self._round_ends(view)
            case GameEnded(winners):
                context.announce(self._end(winners))
                return Settle(0.2)
            case _:
                self._follow(view)
                return Settle()

    def told_still(self, event: Any, view: View) -> Banner | None:
        """A call is told with what came of it."""
        match event:
            case RoundEnded():
                came = verdict(view.history, self._context.sitting.names)
                return Banner(_("17!"), came.words, "good" if came.right else "bad")
            case GameEnded(winners):
                return self._end(winners)
            case _:
                return None

    def _end(self, winners: Sequence[int]) -> Banner:
        words = winners_words([self._context.name_of(seat) for seat in winners])
        return game_over(words)

    def _follow(self, view: View) -> None:
        self._parts.follow(view)
        self._parts.total.put(view)

    def _played(self, event: SawPlayed, view: View) -> Hold:
        self._follow(view)
        if event.face == "up" and event.card == "double":
            self._stamp("×2", "cards", self._row_end(), _RED, wait=0.45)
        return Settle(0.15)

    def _stamp_doubled(self, view: View) -> None:
        """Who is next to play two cards."""
        parts = self._parts
        if view.cards == 2 and parts.placed:
            spot, _width = parts.places.seat_spot(view.mover, parts.cards.below, view.seats)
            self._stamp("×2", "cards", spot.center, _RED)

    def _revealed(self, event: SawRevealed, view: View) -> Hold:
        parts = self._parts
        lay_down = [card.what.side == "down" for card in parts.cards.row]
        parts.follow(view, step=REVEAL_STEP)
        parts.total.reveal(tuple(VALUE[kind] for kind in event.cards), REVEAL_STEP)
        for number, (kind, down) in enumerate(zip(event.cards, lay_down, strict=False)):
            if kind == "trap" and down:
                middle = parts.cards.row[number].sprite.rect.center
                self._stamp(_("Snap!"), "trap", middle, _RED, wait=(number + 0.8) * REVEAL_STEP)
        return Settle(0.5)

    def _round_ends(self, view: View) -> Hold:
        context, parts = self._context, self._parts
        came = verdict(view.history, context.sitting.names)
        tone: Tone = "good" if came.right else "bad"
        context.announce(Banner(str(came.total), came.short, tone, 1.5))
        parts.follow(view, wait=_LEAVE_ROW)
        parts.total.leave(view, _LEAVE_ROW)
        return Settle(0.2)

    def _stamp(
        self, words: str, sign: str, middle: tuple[int, int] | None, colour: Rgb, wait: float = 0.0
    ) -> None:
        if self._parts.placed:
            places = self._parts.places
            px = max(16, places.card // 4)
            self._parts.stamps.stamp(words, sign, middle or places.row.center, px, colour, wait)

    def _row_end(self) -> tuple[int, int] | None:
        row = self._parts.cards.row
        return row[-1].sprite.rect.center if row else None
