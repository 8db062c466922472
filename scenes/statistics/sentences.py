"""What statistics are called: whole sentences, for the pages and for whoever has them read out."""

from collections.abc import Collection

from game import bots
from game.core.library.careers import ALONE, HEAD_START, PEOPLE, Brought, Career, InMode
from game.core.library.fairness import ENOUGH, Fairness
from game.words import number
from scenes import shelf
from scenes.table.seats import level_name
from scenes.text.words import _, ngettext

OPPONENTS = (PEOPLE, *bots.every_level(), HEAD_START, ALONE)
_LITTLE = 0.05
"""Fewer points a turn are nothing to speak of."""


# Of people


def played(careers: Collection[Career]) -> str:
    """Alone nobody wins."""
    n, won = sum(one.played for one in careers), sum(one.won for one in careers)
    contested = sum(one.contested for one in careers)
    if contested == n:
        return ngettext("{n} game played, {won} won.", "{n} games played, {won} won.", n).format(n=n, won=won)
    games = ngettext("{n} game played", "{n} games played", n).format(n=n)
    if not contested:
        return _("{games}, all solo.").format(games=games)
    told = _("{games}, {won} of {contested} against others won.")
    return told.format(games=games, won=won, contested=contested)


def winning(now: int, longest: int) -> str:
    games = ngettext("{n} game", "{n} games", longest).format(n=longest)
    return _("Longest winning streak: {games}; now: {now}.").format(games=games, now=now)


def in_mode(game: str, mode: InMode) -> str:
    parts = [ngettext("{n} game", "{n} games", mode.played).format(n=mode.played)]
    if mode.contested:
        parts.append(won_of(mode.contested, mode.won))
    if mode.best:
        parts.append(_("best score {points}").format(points=mode.best))
    if mode.fewest:
        turns = ngettext("alone in {n} turn at best", "alone in {n} turns at best", mode.fewest)
        parts.append(turns.format(n=mode.fewest))
    named = _("{mode}: {figures}.")
    return named.format(mode=shelf.mode_or_title(game, mode.setup), figures=", ".join(parts))


def opponents(who: str) -> str:
    """Whom games were played with: the strongest of them. With a head start they are no measure."""
    if who == HEAD_START:
        return _("With a head start")
    if who == ALONE:
        return _("Alone")
    return _("Only people") if who == PEOPLE else level_name(who)


def won_of(n: int, won: int) -> str:
    return _("{won} of {n} won").format(won=won, n=n)


def of_dice(brought: Brought) -> str:
    points = brought.a_turn(brought.luck)
    if abs(points) < _LITTLE:
        return _("The dice were neither kind nor unkind.")
    if points > 0:
        told = _("The dice were kind: they offered {points} points a turn more than dice do on average.")
    else:
        told = _("The dice were unkind: they offered {points} points a turn less than dice do on average.")
    return told.format(points=number(abs(points), 1))


def of_choices(brought: Brought) -> str:
    points = brought.a_turn(brought.lost)
    if points < _LITTLE:
        return _("Nobody could have made more of these dice.")
    told = _("With the same dice, the best play would have made {points} points a turn more.")
    return told.format(points=number(points, 1))


def signed(points: float) -> str:
    return f"+{number(points, 1)}" if points > 0 else number(points, 1)


# Of dice


def face(game: str, key: str) -> str:
    return shelf.on_screen(game).statistics().face_name(key)


def rolled(dice: Fairness) -> str:
    told = (
        ngettext("{game}: {n} die rolled for people", "{game}: {n} dice rolled for people", dice.dice)
        if dice.kind == "human"
        else ngettext("{game}: {n} die rolled for bots", "{game}: {n} dice rolled for bots", dice.dice)
    )
    return told.format(game=shelf.title(dice.game), n=number(dice.dice))


def expected(dice: Fairness) -> str:
    told = _("If all faces came equally often, each would have come {n} times.")
    return told.format(n=number(dice.dice / 6))


def verdict(dice: Fairness) -> str:
    """Plainly, with how often fair dice would be as uneven as these."""
    told = {
        "too_few": _("Too few dice to say anything yet: it takes {enough}."),
        "as_expected": _("Just as fair dice fall: {times} in 100 samples would be at least as uneven."),
        "unusual": _("Unusual: only {rare} in 10,000 samples would be at least as uneven."),
        "very_unusual": _("Fair dice hardly ever fall like this. Please check these games."),
    }
    values = {"enough": ENOUGH, "times": number(100 * dice.chance), "rare": number(10_000 * dice.chance)}
    return told[dice.verdict].format(**values)


def face_line(dice: Fairness, key: str) -> str:
    told = _("{face}: {count}, expected {expected}")
    count = dice.counts.get(key, 0)
    return told.format(face=face(dice.game, key), count=number(count), expected=number(dice.dice / 6))
