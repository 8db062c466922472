"""What happened in 17, in short sentences: never more than everybody at the table knows."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.seventeen.cards import BACK, SPECIALS, Hidden
from game.seventeen.commands import BeginTurn, Call, Play
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
from game.seventeen.tokens import GOAL, VICTORIES
from game.seventeen.views import SawDrawn, SawPlayed, SawRevealed, SawShuffled, SawTrashed, Seen, View
from scenes.games.seventeen.words import lying_name
from scenes.text.lists import listed
from scenes.text.words import _, ngettext


def sentence(event: Any, names: Sequence[str], before: View) -> str | None:
    """`before` is the view before it. What a row is worth is told when its cards have been counted."""
    match event:
        case GameStarted(first):
            return _("{name} begins. Three laurels end the game.").format(name=names[first])
        case SawPlayed(seat):
            return _played(event, names[seat])
        case SawTrashed(cards):
            if cards == 1:
                return _("The Trash goes, with nothing beside it.")
            return _("The Trash goes, and the card beside it.")
        case DirectionReversed(direction):
            return _("Play goes clockwise now.") if direction == 1 else _("Play goes counter-clockwise now.")
        case Called(seat):
            return _("{name} calls 17!").format(name=names[seat])
        case TokensMoved(seat):
            return _moved(event, names[seat])
        case RoundEnded(starter):
            words = verdict(before.history, names).words
            if max(before.victories) >= VICTORIES:
                return words
            return _("{verdict} {name} begins the next round.").format(verdict=words, name=names[starter])
        case GameEnded(winners):
            return winners_words([names[seat] for seat in winners])
        case SawShuffled():
            return _("The discards become a new pile.") if before.deck else None
        case SawDrawn() | SawRevealed() | TurnStarted() | TurnEnded():
            return None
        case _:
            raise AssertionError(f"no sentence for {event}")


def _played(event: SawPlayed, name: str) -> str:
    back = event.card.back if isinstance(event.card, Hidden) else BACK[event.card]
    if event.face == "up" and not isinstance(event.card, Hidden) and event.card in SPECIALS:
        return _("{name} plays {card} face up.").format(name=name, card=lying_name(event.card, "up"))
    if event.face == "up":
        return _("{name} plays a {number} face up.").format(name=name, number=lying_name(event.card, "up"))
    if back == "plain":
        return _("{name} plays a card face down.").format(name=name)
    return _("{name} plays a {number} face down.").format(name=name, number=back)


def _moved(event: TokensMoved, name: str) -> str:
    parts = [words for words in (_laurels(event.victories), _penalties(event.penalties)) if words]
    return _("{name}: {changes}.").format(name=name, changes=", ".join(parts))


def standing_words(victories: int, penalties: int) -> str:
    laurels = ngettext("{n} laurel", "{n} laurels", victories).format(n=victories)
    return ", ".join([laurels, *filter(None, [_penalties(penalties)])])


def _laurels(n: int) -> str:
    if n < 0:
        return ngettext("{n} laurel back", "{n} laurels back", -n).format(n=-n)
    return ngettext("{n} laurel", "{n} laurels", n).format(n=n) if n else ""


def _penalties(n: int) -> str:
    if n < 0:
        return ngettext("{n} penalty back", "{n} penalties back", -n).format(n=-n)
    return ngettext("{n} penalty", "{n} penalties", n).format(n=n) if n else ""


class Verdict(NamedTuple):
    """How the round that has just ended came out."""

    total: int
    right: bool
    words: str
    short: str


def verdict(history: Sequence[Seen], names: Sequence[str]) -> Verdict:
    total = next(seen.total for seen in reversed(history) if isinstance(seen, SawRevealed))
    caller = names[next(seen.seat for seen in reversed(history) if isinstance(seen, Called))]
    right = total >= GOAL
    if right:
        words, short = _("The row was worth {total}: {name} called right."), _("{name} called right.")
    else:
        words, short = _("The row was worth {total}: {name} called too soon."), _("{name} called too soon.")
    return Verdict(total, right, words.format(total=total, name=caller), short.format(name=caller))


def winners_words(names: Sequence[str]) -> str:
    if len(names) == 1:
        return _("{name} wins with three laurels.").format(name=names[0])
    return _("{names} win together.").format(names=listed(names))


def deed(_view: Any, command: Any) -> str:
    """What an undo of it would take back; others at the screen don't learn which card it was."""
    match command:
        case Call():
            return _("call 17")
        case BeginTurn():
            return _("go on without a call")
        case Play(_seat, _card, face):
            return _("play a card face up") if face == "up" else _("play a card face down")
        case _:
            raise AssertionError(f"no words for {command}")
