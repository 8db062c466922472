"""What an event of 17 says to who counts rounds."""

from game.seventeen.events import Event, TokensMoved


def earned(event: Event) -> tuple[int, int] | None:
    """A round counts for a seat that it brought a token: none but penalties is one without a victory."""
    match event:
        case TokensMoved(seat, victories, penalties) if max(victories, penalties) > 0:
            return seat, max(0, victories)
        case _:
            return None
