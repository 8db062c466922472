"""How each event is told on the table."""

from collections.abc import Sequence
from math import inf
from typing import Any, NamedTuple

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
from game.seventeen.views import (
    Lying,
    SawDrawn,
    SawPlayed,
    SawRevealed,
    SawShuffled,
    SawTrashed,
    View,
)
from scenes.art.palette import Rgb, rgb
from scenes.games.seventeen import sentences
from scenes.games.seventeen.asking import Asking
from scenes.games.seventeen.card import MOVE
from scenes.games.seventeen.mood import POSTER
from scenes.games.seventeen.outcome import outcome
from scenes.games.seventeen.parts import Parts
from scenes.games.seventeen.reveal import Turn, length, reveal
from scenes.table.context import TableContext
from scenes.table.director import Hold, Overlap, Settle
from scenes.table.moments import Banner, Tone
from scenes.text.lists import listed
from scenes.text.words import _

_GREEN, _RED, _BLUE = POSTER.panel, rgb("a32a17"), rgb("1c6b8c")
_LOOK_AT_THE_DRAWN = 1.1
"""Seconds to see the card one has drawn, before it is hidden from the next player."""
_BUBBLE_FIRST, _AFTER_COUNT, _SWEEP = 0.6, 0.35, 0.5


class Said(NamedTuple):
    """Words in the place of the prompt, and the seat that they are about."""

    words: str = ""
    of: int | None = None


class Animations:
    def __init__(self, context: TableContext, parts: Parts, asking: Asking) -> None:
        self._context, self._parts, self._asking = context, parts, asking
        self._said = Said()
        self._turns: Sequence[Turn] = ()

    # ------------------------------------------------------------------------------------------ events

    def show(self, event: Any, view: View) -> Hold:
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
                return Overlap(0.11 if dealing else 0.25)
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
                self._said = Said(_("Nobody calls.") if self._asking.silent else "")
                self._follow(view)
                return Settle()
            case TurnEnded(seat):
                self._follow(view)
                self._stamp_doubled(view)
                seen_by_next = len(context.sitting.people) > 1 and view.seat == seat
                return Settle(_LOOK_AT_THE_DRAWN if seen_by_next else 0.0)
            case Called(seat):
                return self._called(seat, view)
            case SawRevealed():
                return self._revealed(event, view)
            case TokensMoved(seat, victories, penalties):
                middle = parts.places.total.center
                parts.tokens.move(seat, victories, penalties, middle, context.plate(seat))
                return Overlap(0.35)
            case RoundEnded():
                return self._round_ends(view)
            case GameEnded():
                return self._game_ends(view)
            case _:
                self._follow(view)
                return Settle()

    def told_still(self, event: Any, view: View) -> Banner | None:
        """How a round came out stands below the row, here too; and how the game did, by itself."""
        if isinstance(event, RoundEnded) and not outcome(view).winners:
            self._parts.verdict.show(*self._told(view), keeps=True)

    @property
    def silent(self) -> bool:
        """How it came out stands in the place of the prompt."""
        return self._parts.verdict.stands and self._parts.total.counting is None

    @property
    def said(self) -> Said:
        """What is said of what moves now, in the place of the prompt."""
        if self._parts.total.counting is None:
            return Said() if self.silent else self._said
        hidden = [turn for turn in self._turns if turn.hidden and self._parts.total.begun(turn)]
        if not hidden:
            return Said(_("What everybody knew …"))
        turn = hidden[-1]
        name = self._context.name_of(turn.seat)
        if not self._parts.total.counted(turn):
            return Said(_("{name}'s card …").format(name=name), turn.seat)
        return Said(sentences.turned(turn.kind, name), turn.seat)

    def hush(self) -> None:
        """What is said is out of date."""
        self._said, self._turns = Said(), ()

    # ------------------------------------------------------------------------------------------ a round's end

    def _called(self, seat: int, view: View) -> Hold:
        """The bubble first: whoever called had decided before the card was seen. Then that goes back."""
        context, parts, asking = self._context, self._parts, self._asking
        name, waited = context.name_of(seat), parts.cards.ready is not None
        if asking.beaten:
            names = listed([context.name_of(other) for other in asking.beaten])
            words = _("{caller} calls too, and comes first, before {names}.").format(caller=name, names=names)
        elif waited and view.mover == view.seat:
            words = _("{name} calls before your card.").format(name=name)
        else:
            words = _("{name} calls 17!").format(name=name)
        self._said = Said(words, seat)
        context.ear.hear("call")
        places, colour = parts.places, context.sitting.colours[seat].colour
        spot, _width = places.seat_spot(seat, parts.cards.below, view.seats)
        mouth = spot.midtop if spot is places.hand else spot.midbottom
        px = min(round(places.card * 0.42), round(places.around[0].h * 0.46))
        parts.speech.say(_("17!"), mouth, places.table, px, colour)
        parts.cards.ready = None
        parts.follow(view, wait=_BUBBLE_FIRST)
        return Settle(0.5)

    def _revealed(self, event: SawRevealed, view: View) -> Hold:
        parts = self._parts
        lay = [
            Lying(lying.seat, kind, card.what.side)
            for lying, kind, card in zip(view.row, event.cards, parts.cards.row, strict=False)
        ]
        self._turns = turns = reveal(lay, event.cards)
        parts.follow(view, turns=turns)
        parts.total.reveal(view, turns)
        for turn in turns:
            if turn.kind == "trap" and turn.hidden:
                card = parts.cards.row[turn.number].sprite.rect
                self._stamp(_("Snap!"), "", card.center, _RED, turn.counts_at, widest=card.w)
        parts.verdict.show(*self._told(view), wait=length(turns) + _AFTER_COUNT)
        return Settle(0.3)

    def _round_ends(self, view: View) -> Hold:
        """The row lies there until it has been read; the one that ends the game stays."""
        parts, self._said = self._parts, Said()
        if outcome(view).winners:
            self._follow(view)
            return Settle()
        parts.follow(view, wait=inf)
        parts.total.leave(view)
        if parts.verdict.stands:
            parts.verdict.linger()
        else:
            parts.read()
        return Settle(0.1)

    def _game_ends(self, view: View) -> Hold:
        won = any(seat in view.winners for seat in self._context.sitting.people)
        if won:
            self._context.ear.hear("win")
        self._parts.crowns.fall(view.winners, leaves=won)
        self.crown(view)
        return Settle(0.4)

    def crown(self, view: View) -> None:
        """How the game came out stands below its last row."""
        if view.winners:
            head, line, _tone = self._told(view)
            self._parts.verdict.show(self._winners_words(view), f"{head} {line}", "great")

    def _told(self, view: View) -> tuple[str, str, Tone]:
        """How the round came out: what the row was worth, who gets what, and whether the caller was right."""
        came, names = outcome(view), self._context.sitting.names
        tone = "good" if came.right else "bad"
        return sentences.verdict(came, names), sentences.awards(came, names), tone

    def _winners_words(self, view: View) -> str:
        sitting = self._context.sitting
        if sitting.people == view.winners:
            return _("You win!")
        return sentences.winners_words([self._context.name_of(seat) for seat in view.winners])

    # ------------------------------------------------------------------------------------------ on the row

    def _follow(self, view: View) -> None:
        self._parts.follow(view)
        self._parts.total.put(view)

    def _played(self, event: SawPlayed, view: View) -> Hold:
        self._said = Said()
        self._parts.follow(view)
        self._parts.total.leave(view, MOVE)
        if event.face == "up" and event.card == "double":
            self._stamp("×2", "cards", self._row_end(), _RED, wait=0.45)
        return Settle(0.1)

    def _stamp_doubled(self, view: View) -> None:
        """Who is next to play two cards."""
        parts = self._parts
        if view.cards == 2:
            spot, _width = parts.places.seat_spot(view.mover, parts.cards.below, view.seats)
            self._stamp("×2", "cards", spot.center, _RED)

    def _stamp(
        self,
        words: str,
        sign: str,
        middle: tuple[int, int] | None,
        colour: Rgb,
        wait: float = 0.0,
        widest: int | None = None,
    ) -> None:
        places = self._parts.places
        px = max(16, places.card // 4)
        self._parts.stamps.stamp(words, sign, middle or places.row.center, px, colour, wait, widest)

    def _row_end(self) -> tuple[int, int] | None:
        row = self._parts.cards.row
        return row[-1].sprite.rect.center if row else None
