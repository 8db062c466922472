"""How people say when something was: a moment ago, yesterday at 20:10, on 3 November."""

from collections.abc import Sequence
from datetime import datetime
from functools import lru_cache

from scenes.text.words import _, in_every_language, ngettext


def _now() -> datetime:
    return datetime.now().astimezone()


def ago(seconds: float) -> str:
    """`seconds` is a time as the library keeps it: since 1970."""
    now, then = _now(), moment(seconds)
    minutes = round((now - then).total_seconds() / 60)
    if minutes < 2:
        return _("a moment ago")
    if minutes < 60:
        return ngettext("{n} minute ago", "{n} minutes ago", minutes).format(n=minutes)
    clock = then.strftime("%H:%M")
    days = (now.date() - then.date()).days
    if days == 0:
        return _("today at {time}").format(time=clock)
    if days == 1:
        return _("yesterday at {time}").format(time=clock)
    if days < 7:
        return _("on {weekday} at {time}").format(weekday=weekdays()[then.weekday()], time=clock)
    month = months()[then.month - 1]
    if then.year == now.year:
        return _("on {day} {month}").format(day=then.day, month=month)
    return _("on {day} {month} {year}").format(day=then.day, month=month, year=then.year)


def moment(seconds: float) -> datetime:
    """That time, as clocks here show it."""
    return datetime.fromtimestamp(seconds).astimezone()


def day_and_hour(seconds: float) -> str:
    """To the minute, however long ago it was."""
    now, then = _now(), moment(seconds)
    clock = then.strftime("%H:%M")
    days = (now.date() - then.date()).days
    if days in (0, 1):
        return (_("today at {time}") if days == 0 else _("yesterday at {time}")).format(time=clock)
    told = _("{day} {month}, {time}") if then.year == now.year else _("{day} {month} {year}, {time}")
    return told.format(day=then.day, month=months()[then.month - 1], year=then.year, time=clock)


def occasion() -> str:
    """What a game that is begun now may be called."""
    now = _now()
    return _named(now.weekday(), _part_of_day(now.hour))


def _named(weekday: int, part: str) -> str:
    named = {
        "night": _("{weekday} night"),
        "morning": _("{weekday} morning"),
        "afternoon": _("{weekday} afternoon"),
        "evening": _("{weekday} evening"),
    }[part]
    return named.format(weekday=weekdays()[weekday])


def is_occasion(name: str, began: float) -> bool:
    """Whether a game that began then has the name that games have by themselves, in whichever language."""
    then = moment(began)
    return name in _occasions(then.weekday(), _part_of_day(then.hour))


@lru_cache(maxsize=28)
def _occasions(weekday: int, part: str) -> frozenset[str]:
    return in_every_language(lambda: _named(weekday, part))


def _part_of_day(hour: int) -> str:
    if hour < 5:
        return "night"
    if hour < 12:
        return "morning"
    return "afternoon" if hour < 17 else "evening"


def weekdays() -> Sequence[str]:
    return [
        _("Monday"),
        _("Tuesday"),
        _("Wednesday"),
        _("Thursday"),
        _("Friday"),
        _("Saturday"),
        _("Sunday"),
    ]


def months() -> Sequence[str]:
    return [
        *(_("January"), _("February"), _("March"), _("April"), _("May"), _("June")),
        *(_("July"), _("August"), _("September"), _("October"), _("November"), _("December")),
    ]
