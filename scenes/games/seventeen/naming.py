"""What the cards of 17 are called, and what they do, in our own words."""

from game.seventeen.cards import BACK, SPECIALS, VALUE, Back, Face, Hidden, Kind
from scenes.text.words import _


def special_name(kind: Kind) -> str:
    """The word that stands on the card; numbers have none."""
    names = {"reverse": _("Reverse"), "double": _("Double"), "trash": _("Trash"), "trap": _("Trap")}
    return names.get(kind, "")


def card_name(kind: Kind) -> str:
    if kind in SPECIALS:
        return special_name(kind)
    words = _("{number}, plain back") if BACK[kind] == "plain" else _("{number}, its back shows it")
    return words.format(number=VALUE[kind])


def back_name(back: Back) -> str:
    return _("plain back") if back == "plain" else _("back with a {number}").format(number=back)


def lying_name(card: Kind | Hidden, face: Face) -> str:
    """A card of the row, as everybody knows it."""
    if face == "down":
        back = card.back if isinstance(card, Hidden) else BACK[card]
        return _("Face down, {back}").format(back=back_name(back))
    assert not isinstance(card, Hidden)
    return special_name(card) or str(VALUE[card])


def rule(kind: Kind) -> str:
    """The whole rule of a card, for the enlarged card and the tooltip."""
    match kind:
        case "reverse":
            return _("Face up, it reverses the direction of play. Face down it does nothing. It counts 0.")
        case "double":
            return _(
                "Face up, whoever moves next plays two cards and draws two. Face down it does nothing. "
                "It counts 0."
            )
        case "trash":
            return _(
                "Face up, it leaves the row, and so does the card to its left. Face down it does "
                "nothing. It counts 0."
            )
        case "trap":
            return _(
                "Face down, it waits: at the reveal you get a laurel, and whoever called gets a penalty. "
                "Face up it does nothing. It counts 0."
            )
        case _:
            number = VALUE[kind]
            if BACK[kind] == "plain":
                return _("Counts {number}. Face down, nobody else knows what it is.").format(number=number)
            return _("Counts {number}. Its back shows it too, so everybody always knows it.").format(
                number=number
            )


def back_rule(back: Back) -> str:
    if back == "plain":
        return _("A plain back: a number from 1 to 5, or a special.")
    return _("The number is on the back: {number}, whichever way the card lies.").format(number=back)


def effect(kind: Kind, face: Face) -> str:
    """What playing it this way does, in a few words."""
    if kind not in SPECIALS:
        if face == "up" or BACK[kind] != "plain":
            return _("adds {number}").format(number=VALUE[kind])
        return _("adds {number}, unseen").format(number=VALUE[kind])
    if face == "down":
        return _("waits for a caller") if kind == "trap" else _("does nothing")
    return {
        "reverse": _("reverses play"),
        "double": _("next player plays two"),
        "trash": _("removes the card to its left"),
        "trap": _("does nothing"),
    }[kind]
