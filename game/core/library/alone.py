"""What somebody who plays alone has done before: the turns of every earlier game of the same kind."""

from game.core.game import event_type, own_options
from game.core.library.library import Library
from game.core.session import AnySession, Session


def earlier_turns(library: Library, session: AnySession) -> tuple[int, ...]:
    """In the order in which the games were begun. One with a head start is of another kind."""
    own, (seat,) = library.saved(session).id, session.seats
    kind = session.game.key, ((seat.name, seat.kind),), own_options(session.header.setup)
    found: list[int] = []
    for listed in sorted(library.list(), key=lambda listed: listed.started):
        seats = tuple((seat.name, seat.kind) for seat in listed.seats)
        ahead = listed.setup.get("head_start")
        if listed.damaged or not listed.ended or ahead or listed.id == own:
            continue
        if (listed.game, seats, own_options(listed.setup)) == kind:
            found.append(turns(Session(session.game, *library.read(listed.id))))
    return tuple(found)


def turns(session: AnySession) -> int:
    return sum(event_type(event) == "TurnStarted" for event in session.events)
