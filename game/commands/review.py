"""`review`: the ledger of every game of a file, for people and for other programs."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.bots.record import bots_of
from game.commands.terminal import WrongError, columns
from game.core.game import event_type
from game.core.session import AnySession, Session
from game.core.verify import all_entries
from game.core.whole_files import reading
from game.review.ledger import Ledger, NoLedgerError, Row, ledger
from game.shelf import GAMES
from game.words import _, number, percent


def reviewed(file: Path, tell: Callable[[float], None]) -> Iterator[tuple[AnySession, Ledger]]:
    """Each game with its ledger; what its values need beyond the tables is worked out first, which `tell`
    tells, from 0 to 1."""
    with reading(file) as stream:
        for header, journal in all_entries(stream, GAMES):
            session: AnySession = Session(GAMES[header.game], header, journal)
            if session.game.future == "dealt" and not session.ended:
                raise WrongError(_("a game with hidden cards is reviewed when it has ended"))
            bots = bots_of(header.game)
            for share in bots.work_ahead(session.view(None), len(header.seats)) or ():
                tell(share)
            try:
                yield session, ledger(session)
            except NoLedgerError as wrong:
                words = _("moves can't be rated in {game}")
                raise WrongError(words.format(game=header.game)) from wrong


def as_json(found: Ledger) -> str:
    told: dict[str, Any] = {"game": found.game, "unit": found.unit, "exact": found.exact}
    if found.error != 0:
        told["error"] = found.error
    told |= {"start": found.start, "rows": [_row(row) for row in found.rows]}
    told |= {"luck": found.luck, "cost": found.cost, "from_others": found.from_others}
    return json.dumps(msgspec.to_builtins(told | {"result": found.result}), ensure_ascii=False)


def _row(row: Row) -> dict[str, Any]:
    told: dict[str, Any] = {"n": row.n, "seat": row.seat, "kind": row.kind}
    if row.kind == "choice":
        told |= {"command": row.command, "best": row.best}
    told |= {"value": row.value, "change": row.change}
    if row.kind == "choice":
        told["cost"] = row.cost
    return told | ({"pm": row.pm} if row.pm else {})


def as_text(session: AnySession, found: Ledger) -> list[str]:
    """The game, what it stood at, a line a row, and what all came to by seat."""
    names = [seat.name for seat in session.header.seats]
    rows = [(_("event"), _("seat"), _("what"), _("change"), _("then"), _("cost"), _("better"))]
    for row, (what, shown) in zip(found.rows, _whats(session, found.rows), strict=True):
        own = row.seat or 0
        cost, better = ("", "")
        if row.kind == "choice" and row.cost > 0:
            cost, better = _size(found, row.cost), _command(row.best, shown)
        name = "" if row.seat is None else names[row.seat]
        changed, then = _change(found, row.change[own]), _size(found, row.value[own])
        rows.append((str(row.n), name, what, changed, then, cost, better))
    sums: list[tuple[str, ...]] = [
        (_("seat"), _("start"), _("luck"), _("own choices"), _("from others"), _("result"))
    ]
    for seat, name in enumerate(names):
        cost = found.cost[seat] if found.unit == "turns" else -found.cost[seat]
        parts = [_change(found, part) for part in (found.luck[seat], cost, found.from_others[seat])]
        sums.append((name, _size(found, found.start[seat]), *parts, _size(found, found.result[seat])))
    return [_head(found), *columns(rows, (0, 3, 4, 5)), *columns(sums, (1, 2, 3, 4, 5)), ""]


def _head(found: Ledger) -> str:
    unit = _("chance of winning") if found.unit == "win" else _("turns of the whole game")
    if found.exact and not found.error:
        return _("{game}, in {unit}, exact").format(game=found.game, unit=unit)
    if found.error is None:
        return _("{game}, in {unit}, an estimate").format(game=found.game, unit=unit)
    words = _("{game}, in {unit}, values to ± {error}")
    return words.format(game=found.game, unit=unit, error=_size(found, found.error))


def _size(found: Ledger, value: float) -> str:
    """How chances are written, or turns."""
    return number(value, 3) if found.unit == "turns" else percent(value, 2)


def _change(found: Ledger, value: float) -> str:
    return ("+" if value >= 0 else "") + _size(found, value)


def _whats(session: AnySession, rows: Sequence[Row]) -> Iterator[tuple[str, Mapping[int, str]]]:
    """What each row is about, in words; and what the dice showed before it."""
    events, shown, at = session.events, dict[int, str](), 0
    for row in rows:
        for event in events[at : row.n - 1]:
            if rolled := session.game.rolled(event):
                shown.update(zip(event.dice, map(str, rolled[1]), strict=True))
        at = row.n - 1
        if row.kind == "choice":
            yield _command(row.command, shown), dict(shown)
        else:
            event = events[row.n - 1]
            rolled = session.game.rolled(event)
            yield " ".join(map(str, rolled[1])) if rolled else event_type(event), {}


def _command(command: Any, shown: Mapping[int, str]) -> str:
    """As it is called in a log."""
    named: dict[str, Any] = msgspec.to_builtins(command)
    words = [str(named.pop("type"))]
    named.pop("seat")
    dice: Sequence[int] = named.pop("dice", ())
    words += [str(value) for value in named.values() if value is not None]
    return " ".join([*words, *(shown.get(die, str(die)) for die in dice)])
