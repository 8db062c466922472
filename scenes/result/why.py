"""Who won, and why, in sentences."""

from collections.abc import Sequence

from game.core.chance import seed_hash
from scenes.result.outcome import Outcome
from scenes.setup.options import spaced
from scenes.text.lists import listed
from scenes.text.words import _, ngettext


def headline(outcome: Outcome, names: Sequence[str]) -> str:
    winners = [names[seat] for seat in outcome.winners]
    if outcome.alone:
        return _("{name} did it").format(name=winners[0])
    if len(winners) == 1:
        return _("{name} wins").format(name=winners[0])
    return _("{names} win together").format(names=listed(winners))


def because(outcome: Outcome, names: Sequence[str]) -> str:
    if outcome.alone:
        words = ngettext("{target} points in one turn.", "{target} points in {turns} turns.", outcome.turns)
        return words.format(target=outcome.target, turns=outcome.turns)
    best = max(outcome.scores)
    if len(outcome.level) == 1:
        return _most(outcome, best)
    level = listed([names[seat] for seat in outcome.level])
    both = _all_have(outcome, level, best)
    return f"{both} {_told_apart(outcome, names)}"


def _most(outcome: Outcome, best: int) -> str:
    if outcome.game == "seventeen":
        n = outcome.turns
        return ngettext("Three laurels in one round.", "Three laurels in {n} rounds.", n).format(n=n)
    second = sorted(outcome.scores)[-2]
    return _("{points} points, {ahead} ahead.").format(points=best, ahead=best - second)


def _all_have(outcome: Outcome, names: str, best: int) -> str:
    if outcome.game == "seventeen":
        words = ngettext("{names} have {n} laurel each.", "{names} have {n} laurels each.", best)
    else:
        words = ngettext("{names} have {n} point each.", "{names} have {n} points each.", best)
    return words.format(names=names, n=best)


def _told_apart(outcome: Outcome, names: Sequence[str]) -> str:
    if outcome.tie_break is None:
        return _("Equals win together.")
    if outcome.winners == outcome.level:
        if outcome.tie_break == "penalties":
            return _("They have as many penalties too: equals win together.")
        return _("They have as many active cards too: equals win together.")
    winners = listed([names[seat] for seat in outcome.winners])
    mine = outcome.decided[outcome.winners[0]]
    others = [outcome.decided[seat] for seat in outcome.level if seat not in outcome.winners]
    if outcome.tie_break == "penalties":
        return _("Fewer penalties decide: {mine} to {theirs} for {name}.").format(
            mine=mine, theirs=min(others), name=winners
        )
    return _("More active cards decide: {mine} to {theirs} for {name}.").format(
        mine=mine, theirs=max(others), name=winners
    )


def detail(outcome: Outcome, seat: int) -> str:
    """What stands beside a seat's score, where it may decide."""
    if not outcome.decided or outcome.alone:
        return ""
    n = outcome.decided[seat]
    if outcome.tie_break == "penalties":
        return ngettext("{n} penalty", "{n} penalties", n).format(n=n)
    return ngettext("{n} active card", "{n} active cards", n).format(n=n)


def taken_back(undone: int) -> str:
    words = ngettext(
        "In this game a roll, draw or reveal was taken back: somebody knew what would come.",
        "In this game rolls, draws or reveals were taken back, {n} in all: somebody knew what would come.",
        undone,
    )
    return words.format(n=undone)


def branched(branches: int) -> str:
    words = ngettext(
        "While this game ran another one branched off: somebody may have known what would come.",
        "While this game ran {n} others branched off: somebody may have known what would come.",
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
