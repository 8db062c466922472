"""What a moment, a mistake and a game came to, in words."""

from game.review.ledger import Ledger, Row
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
    return _("In games won of 100.")


def exactness(ledger: Ledger) -> str:
    if ledger.exact:
        return ""
    if ledger.error is None:
        return _("All of it is estimated.")
    return _("Values may be wrong by {error}.").format(error=size(ledger, ledger.error))


def luck(ledger: Ledger, row: Row, name: str) -> str:
    assert row.seat is not None
    change = changed(ledger, row.change[row.seat])
    return _("The roll for {name}: {change}").format(name=name, change=change)


def choice(ledger: Ledger, row: Row, name: str, done: str, better: str) -> str:
    if row.cost <= 0:
        return _("{name}: {done}. Nothing was better.").format(name=name, done=done)
    cost = size(ledger, row.cost) + (f" ± {size(ledger, row.pm)}" if row.pm else "")
    if ledger.unit == "turns":
        words = _("{name}: {done}. Costs {cost} turns; better: {better}.")
    else:
        words = _("{name}: {done}. Costs {cost} games of 100; better: {better}.")
    return words.format(name=name, done=done, cost=cost, better=better)


def mistakes(count: int) -> str:
    return ngettext("{n} mistake", "{n} mistakes", count).format(n=count)


def changed_by(ledger: Ledger, cost: float) -> str:
    """What was given away."""
    return changed(ledger, cost if ledger.unit == "turns" else -cost)
