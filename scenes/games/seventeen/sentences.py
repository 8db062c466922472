"""What happened in 17, in short sentences: never more than everybody at the table knows."""

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.game import event_type
from game.seventeen.cards import BACK, SPECIALS, VALUE, Hidden, Kind
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
from game.seventeen.views import SawDrawn, SawPlayed, SawRevealed, SawShuffled, SawTrashed, View
from scenes.games.seventeen.naming import lying_name, special_name
from scenes.games.seventeen.outcome import Outcome
from scenes.text.lists import listed
from scenes.text.words import _, ngettext


def sentence(event: Any, names: Sequence[str], before: View, *, named: bool = False) -> str | None:
    """`before` is the view before it; `named`: all lies open, and what lies face down is named."""
    match event:
        case GameStarted():
            return _("Three laurels end the game.")
        case SawPlayed(seat):
            return _played(event, names[seat], named=named)
        case SawTrashed(cards):
            if cards == 1:
                return _("The Trash goes, with nothing to its left.")
            return _("The Trash goes, and the card to its left.")
        case DirectionReversed(direction):
            return _("Play goes clockwise now.") if direction == 1 else _("Play goes counter-clockwise now.")
        case Called(seat) if seat == before.mover:
            return _("{name} calls 17!").format(name=names[seat])
        case Called(seat):
            words = _("{name} calls 17, before {next}'s card!")
            return words.format(name=names[seat], next=names[before.mover])
        case SawRevealed(cards, total):
            return _revealed(cards, total, names, before)
        case TokensMoved(seat):
            return _moved(event, names[seat])
        case GameEnded(winners):
            return winners_words([names[seat] for seat in winners])
        case SawShuffled():
            return _("The discards become a new pile.") if before.deck else None
        case SawDrawn() | RoundEnded() | TurnStarted() | TurnEnded():
            return None
        case _:
            raise AssertionError(f"no sentence for {event}")


def heading(event: Any, names: Sequence[str], before: View) -> str | None:
    """Above the lines of a round."""
    match event:
        case GameStarted(first):
            return _round(1, names[first])
        case RoundEnded(starter) if max(before.victories) < VICTORIES:
            ended = sum(isinstance(seen, RoundEnded) for seen in before.history)
            return _round(ended + 2, names[starter])
        case _:
            return None


def _round(number: int, begins: str) -> str:
    return _("Round {n}: {name} begins").format(n=number, name=begins)


def _revealed(cards: Sequence[Kind], total: int, names: Sequence[str], before: View) -> str:
    """What the row is worth and who was right, before what anybody gets for it."""
    caller = names[next(seen.seat for seen in reversed(before.history) if isinstance(seen, Called))]
    words = (
        _("The row is worth {total}: {name} was right.")
        if total >= GOAL
        else _("The row is worth {total}: {name} called too soon.")
    )
    told = [words.format(total=total, name=caller)]
    for lying, kind in zip(before.row, cards, strict=True):
        if kind == "trap" and lying.face == "down":
            told.append(
                _("{owner}'s Trap snaps: a penalty for {name}.").format(owner=names[lying.seat], name=caller)
            )
    return " ".join(told)


def _played(event: SawPlayed, name: str, *, named: bool) -> str:
    back = event.card.back if isinstance(event.card, Hidden) else BACK[event.card]
    if event.face == "up" and not isinstance(event.card, Hidden) and event.card in SPECIALS:
        return _("{name} plays {card} face up.").format(name=name, card=lying_name(event.card, "up"))
    if event.face == "up":
        return _("{name} plays a {number} face up.").format(name=name, number=lying_name(event.card, "up"))
    if back == "plain" and named and not isinstance(event.card, Hidden):
        card = lying_name(event.card, "up")
        return _("{name} plays {card} face down.").format(name=name, card=card)
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


def verdict(came: Outcome, names: Sequence[str]) -> str:
    words = _("{total}: {name} was right.") if came.right else _("{total}: {name} called too soon.")
    return words.format(total=came.total, name=names[came.caller])


def awards(came: Outcome, names: Sequence[str]) -> str:
    """Who gets what, and for what; the laurel first."""
    seats = sorted(range(len(names)), key=lambda seat: (came.victories[seat] == 0, -came.penalties[seat]))
    told = [(names[seat], ", ".join(_awarded(came, seat))) for seat in seats]
    each = [_("{name}: {changes}").format(name=name, changes=what) for name, what in told if what]
    return "; ".join(each) + "."


def _awarded(came: Outcome, seat: int) -> Iterator[str]:
    favoured, blamed = (came.caller, came.last) if came.right else (came.last, came.caller)
    if seat == favoured:
        yield _laurels(1)
    elif came.victories[seat]:
        yield _("1 laurel for a Trap")
    if seat == blamed:
        yield _penalties(1)
    if seat == came.caller and came.traps:
        n = len(came.traps)
        yield ngettext("{n} penalty for a Trap", "{n} penalties for Traps", n).format(n=n)
    if pairs := came.pairs_back[seat]:
        back = _penalties(-2 * pairs)
        lost = came.laurels_back[seat]
        yield _("{penalties} with {laurels}").format(penalties=back, laurels=_laurels(lost)) if lost else back


def turned(kind: Kind, name: str) -> str:
    """A hidden card of the row has just been turned over."""
    if kind in SPECIALS:
        return _("{name}'s card: {card}, counts 0").format(name=name, card=special_name(kind))
    return _("{name}'s card: {number}").format(name=name, number=VALUE[kind])


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
            return _("don't call")
        case Play(_seat, _card, face):
            return _("play a card face up") if face == "up" else _("play a card face down")
        case _:
            raise AssertionError(f"no words for {command}")


def coming(command: Any, name: str) -> str:
    """What comes next in a game that is looked at: who does what, and nothing of how it comes out."""
    words = {
        "BeginTurn": _("Nobody calls: {name} is next."),
        "Call": _("{name} calls next."),
        "Play": _("{name} plays a card next."),
    }
    return words[event_type(command)].format(name=name)
