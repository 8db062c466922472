"""What a moment, a mistake and a game came to, in words."""

from collections.abc import Iterable

from game.review.ghost import Ghost
from game.review.ledger import Ledger, Row
from game.review.standards import Likeness, luckier_than, plays_like
from game.shelf import GAMES
from scenes.table.seats import level_name
from scenes.text.words import _, ngettext, number


def size(ledger: Ledger, value: float) -> str:
    """Games of 100, or turns."""
    return number(value, 1) if ledger.unit == "turns" else number(100 * value, 1)


def changed(ledger: Ledger, value: float) -> str:
    """With its sign, which is a plus for what is good: fewer turns, more games won."""
    better = -value if ledger.unit == "turns" else value
    told = size(ledger, abs(better))
    return f"+{told}" if better > 0 else f"−{told}" if told != size(ledger, 0) else told


def rounded(ledger: Ledger, value: float) -> str:
    """Without tenths of a game, where there is little room."""
    return size(ledger, value) if ledger.unit == "turns" else number(100 * value)


def changed_rounded(ledger: Ledger, value: float) -> str:
    if ledger.unit == "turns":
        return changed(ledger, value)
    told = number(100 * abs(value))
    return told if told == "0" else f"+{told}" if value > 0 else f"−{told}"


def unit(ledger: Ledger) -> str:
    if ledger.unit == "turns":
        return _("In turns that the game takes: fewer are better.")
    return _("In wins per 100 games.")


def exactness(ledger: Ledger) -> str:
    if ledger.exact:
        return ""
    if ledger.error is None:
        return _("All of it is estimated.")
    return _("Values may be wrong by {error}.").format(error=size(ledger, ledger.error))


def luck(ledger: Ledger, row: Row, name: str) -> str:
    assert row.seat is not None
    change = changed(ledger, row.change[row.seat])
    rolled = GAMES[ledger.game].future == "rolled"
    words = _("The roll for {name}: {change}") if rolled else _("The cards for {name}: {change}")
    return words.format(name=name, change=change)


def within(ledger: Ledger, row: Row) -> str:
    """By how much the cost of an estimate may be wrong."""
    return f" ± {size(ledger, row.pm)}" if row.pm else ""


def choice(ledger: Ledger, row: Row, name: str, done: str, better: str) -> str:
    if row.cost <= 0:
        return _("{name}: {done}. Nothing was better.").format(name=name, done=done)
    cost = size(ledger, row.cost) + within(ledger, row)
    if ledger.unit == "turns":
        words = _("{name}: {done}. Costs {cost} turns; better: {better}.")
    else:
        words = _("{name}: {done}. Costs {cost} wins in 100 games; better: {better}.")
    return words.format(name=name, done=done, cost=cost, better=better)


def mistakes(count: int) -> str:
    return ngettext("{n} mistake", "{n} mistakes", count).format(n=count)


def compared(ledger: Ledger, seat: int) -> Iterable[str]:
    """How lucky a seat was and how well it chose, where that was ever measured."""
    share, like = luckier_than(ledger, seat), plays_like(ledger, seat)
    if share is not None:
        yield lucky(share)
    if like is not None:
        yield likeness(like)


def ghosts_score(name: str, score: int) -> str:
    """After as many turns as the seat has had."""
    return _("{name}'s ghost: {points}.").format(name=name, points=score)


def lucky(share: float) -> str:
    return _("Luckier than in {n} of 100 games.").format(n=number(100 * share))


def likeness(found: Likeness) -> str:
    level, weakest, strongest = map(level_name, (found.level, found.weakest, found.strongest))
    if found.weakest == found.strongest:
        return _("Chooses as {level} does.").format(level=level)
    words = _("Chooses as {level} does (between {weakest} and {strongest}).")
    return words.format(level=level, weakest=weakest, strongest=strongest)


def ghost(found: Ghost, own_turns: int) -> str:
    """What the seat's dice had in them."""
    turns, score = len(found.turns), found.scores[found.seat]
    if len(found.scores) == 1:
        words = ngettext(
            "An expert with these dice: {n} turn, not {own}.",
            "An expert with these dice: {n} turns, not {own}.",
            turns,
        )
        if turns == own_turns:
            words = ngettext(
                "An expert with these dice: {n} turn, too.",
                "An expert with these dice: {n} turns, too.",
                turns,
            )
        return words.format(n=turns, own=own_turns)
    if found.seat in found.winners:
        return _("An expert with these dice: {points} points, and a win.").format(points=score)
    return _("An expert with these dice: {points} points, and a loss.").format(points=score)


def left(turn: int) -> str:
    return _("From turn {turn} on it rolled other dice, as it chose otherwise.").format(turn=turn)


def changed_by(ledger: Ledger, cost: float) -> str:
    return changed(ledger, cost if ledger.unit == "turns" else -cost)
