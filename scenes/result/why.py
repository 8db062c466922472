"""Who won, and why, in sentences."""

from collections.abc import Sequence

from game.core.chance import seed_hash
from game.core.seats import Seat
from game.shelf import GAMES
from scenes.result.outcome import Outcome
from scenes.shelf import on_screen
from scenes.table.ease import Ease
from scenes.text.lists import listed, spaced
from scenes.text.words import _, ngettext


def headline(outcome: Outcome, names: Sequence[str]) -> str:
    winners = [names[seat] for seat in outcome.winners]
    if outcome.alone:
        return _("{name} reached the target").format(name=winners[0])
    if len(winners) == 1:
        return _("{name} wins").format(name=winners[0])
    return _("{names} win together").format(names=listed(winners))


def because(outcome: Outcome, names: Sequence[str]) -> str:
    if outcome.alone:
        words = ngettext("{target} points in one turn.", "{target} points in {turns} turns.", outcome.turns)
        return words.format(target=outcome.target, turns=outcome.turns)
    best = max(outcome.scores)
    if len(outcome.level) == 1:
        second = sorted(outcome.scores)[-2]
        return on_screen(outcome.game).result().clear(best, second, outcome.turns)
    level = listed([names[seat] for seat in outcome.level])
    both = _all_have(outcome, level, best)
    return f"{both} {_told_apart(outcome, names)}"


def _all_have(outcome: Outcome, names: str, best: int) -> str:
    if GAMES[outcome.game].unit == "laurels":
        words = ngettext("{names} have {n} laurel each.", "{names} have {n} laurels each.", best)
    else:
        words = ngettext("{names} have {n} point each.", "{names} have {n} points each.", best)
    return words.format(names=names, n=best)


def _told_apart(outcome: Outcome, names: Sequence[str]) -> str:
    counted = outcome.tie_break
    if counted is None:
        return _("A tie: they win together.")
    if outcome.winners == outcome.level:
        return counted.as_many()
    winners = listed([names[seat] for seat in outcome.winners])
    mine = outcome.decided[outcome.winners[0]]
    others = [outcome.decided[seat] for seat in outcome.level if seat not in outcome.winners]
    theirs = min(others) if counted.fewer_win else max(others)
    return counted.decides().format(mine=mine, theirs=theirs, name=winners)


def detail(outcome: Outcome, seat: int) -> str:
    """What stands beside a seat's score, where it may decide."""
    if outcome.tie_break is None or not outcome.decided or outcome.alone:
        return ""
    return outcome.tie_break.amount(outcome.decided[seat])


def taken_back(undone: int) -> str:
    words = ngettext(
        "This game used undo: {n} roll, draw or reveal.",
        "This game used undo: {n} rolls, draws or reveals.",
        undone,
    )
    return words.format(n=undone)


def tutored(seats: Sequence[Seat], eases: Sequence[Ease]) -> list[str]:
    """Who had a tutor, by its own sentence."""
    helped = [
        seat.name
        for seat, ease in zip(seats, eases, strict=True)
        if seat.kind == "human" and ease.tutor != "off"
    ]
    return [_("{name} played with the tutor's help.").format(name=name) for name in helped]


def branched(branches: int) -> str:
    words = ngettext(
        "{n} game was branched off before the end: it may have shown what would come.",
        "{n} games were branched off before the end: they may have shown what would come.",
        branches,
    )
    return words.format(n=branches)


def sealed(seed: str, phrase: str | None) -> tuple[str, ...]:
    """The seed, and how to check that it is the one whose hash was shown."""
    told = _("The seed was {seed}.").format(seed=seed)
    shown = _(
        "Its BLAKE2b hash of 32 bytes was shown before the game began: {digits}. "
        "How to check a game stands under Players, “Are the dice fair?”."
    )
    mixed = [_("Your phrase was mixed in: {phrase}").format(phrase=phrase)] if phrase else []
    return told, *mixed, shown.format(digits=spaced(seed_hash(seed)))
