"""What to do next, in one line: a newcomer reads it and can play on."""

from game.seventeen.views import View
from scenes.games.seventeen.animations import Animations
from scenes.games.seventeen.asking import Asking
from scenes.games.seventeen.naming import lying_name
from scenes.games.seventeen.playing import PlayingACard, mover
from scenes.table.context import TableContext
from scenes.text.lists import listed
from scenes.text.words import _, ngettext


def prompt(
    context: TableContext, playing: PlayingACard, asking: Asking, animations: Animations
) -> str | None:
    """What is said at this table only; None: what is said at any."""
    view: View = context.view
    seat = mover(view)
    if context.looking_back:
        return None
    if not context.at_rest:
        return animations.said.words or ("" if animations.silent else context.story.heard or None)
    if seat is None:
        return None
    if asking.calling.is_open and asking.calling.people and playing.picked is None:
        return _while_to_call(context, seat, asking, choosing=playing.choosing)
    name = context.name_of(seat)
    if asking.silent and context.sitting.is_bot(seat) and view.played == 0:
        return _("Nobody calls. {name} is playing.").format(name=name)
    return _("{name} is playing.").format(name=name) if context.may_choose and not playing.choosing else None


def _while_to_call(context: TableContext, seat: int, asking: Asking, *, choosing: bool) -> str:
    calling = asking.calling
    if calling.wished:
        names = listed([context.name_of(wished) for wished in calling.wished])
        return ngettext(
            "{names} calls. Does anybody before them call?",
            "{names} call. Does anybody before them call?",
            len(calling.wished),
        ).format(names=names)
    if asking.then:
        return _("Your card is on the row. Does anybody call?")
    if asking.go_on_words() == "":
        return _("{name} has no card left and must call.").format(name=context.name_of(seat))
    if choosing:
        return (
            _("Your turn: play two cards, or call 17.")
            if context.view.cards == 2
            else _("Your turn: play a card, or call 17.")
        )
    if len(context.sitting.people) > 1 and not context.sitting.is_bot(seat):
        words = _("{name} is next. Call 17 now, before the cards are shown, or go on.")
        return words.format(name=context.name_of(seat))
    return _("{name} is next. Is the row worth 17?").format(name=context.name_of(seat))


def to_do(context: TableContext, playing: PlayingACard) -> str:
    view: View = context.view
    if playing.picked is not None:
        return _("{card}, face up or face down?").format(card=lying_name(view.hand[playing.picked], "up"))
    if view.cards == 2:
        return _("play two cards ({n} of 2).").format(n=view.played + 1)
    return _("drag a card to the row, or click it.")
