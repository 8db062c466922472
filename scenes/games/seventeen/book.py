"""The rules of 17, chapter by chapter."""

from collections.abc import Iterator, Sequence

from game.seventeen.cards import BACK, COPIES, HIDDEN_NUMBERS, OPEN_NUMBERS, SPECIALS, Face, Kind
from game.seventeen.rules import DEALT
from game.seventeen.state import Laid
from game.seventeen.tokens import GOAL, VICTORIES, paid_out, total
from game.seventeen.views import View
from scenes.game_record.book_figures import LyingCard, Sign, Worth
from scenes.game_record.chapters import Chapter, Figure, Part, Thing, head, point
from scenes.games.seventeen.book_figures import Token
from scenes.games.seventeen.card import back_of, front_of
from scenes.games.seventeen.naming import card_name, rule
from scenes.keys.actions import family
from scenes.keys.bindings import Bindings
from scenes.text.words import _

Row = tuple[tuple[Kind, Face], ...]
REACHED: Row = (("o5", "up"), ("h3", "down"), ("o4", "up"), ("o2", "up"), ("h4", "down"))
MISSED: Row = (("o5", "up"), ("trap", "down"), ("o4", "up"), ("reverse", "down"), ("o3", "up"))


def chapters(keys: Bindings) -> tuple[Chapter, ...]:
    return (
        Chapter("aim", _("The idea"), tuple(_aim())),
        Chapter("cards", _("The cards and their backs"), tuple(_cards())),
        Chapter("turn", _("A turn"), tuple(_turn())),
        Chapter("specials", _("The four specials"), tuple(_specials())),
        Chapter("calling", _("Calling “17”"), tuple(_calling())),
        Chapter("round", _("The end of a round"), tuple(_round())),
        Chapter("tokens", _("Laurels and penalties"), tuple(_tokens())),
        Chapter("end", _("The end of the game"), tuple(_end())),
        Chapter("table", _("At this table"), tuple(_table(keys))),
    )


def chapter_of(view: View, picked: Kind | None, *, may_call: bool) -> str:
    """The key of the chapter that fits what is on the table."""
    if view.stage == "over":
        return "end"
    if picked:
        return "specials" if picked in SPECIALS else "cards"
    return "calling" if may_call else "turn"


def counted(row: Row) -> int:
    """What a row is worth, as the rules count it."""
    return total([Laid(0, f"{kind}.0", face) for kind, face in row])


def _card(kind: Kind, side: Face = "up") -> LyingCard:
    return LyingCard(front_of(kind) if side == "up" else back_of(BACK[kind]))


def _revealed(row: Row) -> tuple[Thing, ...]:
    """As it lay, then face up, and what it is worth."""
    lying, shown = (_card(*card) for card in row), (_card(kind) for kind, _side in row)
    return (*lying, Sign("chevron_right"), *shown, Worth(str(counted(row))))


def _fronts(kinds: Sequence[Kind]) -> tuple[Thing, ...]:
    return tuple(_card(kind) for kind in kinds)


def _backs(kinds: Sequence[Kind]) -> tuple[Thing, ...]:
    return tuple(_card(kind, "down") for kind in kinds)


def _aim() -> Iterator[Part]:
    yield _(
        "Card by card a row grows, some cards face up and some face down. Call if you think "
        "it is worth {goal} or more. If you are right you take a laurel, if you are wrong a "
        "penalty."
    ).format(goal=GOAL)
    yield _("The first with {n} laurels ends the game and wins.").format(n=VICTORIES)


def _cards() -> Iterator[Part]:
    yield _("Fronts have a white border, backs a black one. Everybody can see the backs.")
    yield head(_("Hidden numbers"))
    yield Figure(
        (*_fronts(HIDDEN_NUMBERS), Sign("chevron_right"), *_backs(HIDDEN_NUMBERS[:1])),
        _("1 to 5, {n} of each. Their back is plain.").format(n=COPIES["h1"]),
    )
    yield head(_("Open numbers"))
    yield Figure(
        (*_fronts(OPEN_NUMBERS[2:3]), Sign("chevron_right"), *_backs(OPEN_NUMBERS)),
        _("1 to 5, {n} of each. Their back shows the number too, so it is always known.").format(
            n=COPIES["o1"]
        ),
    )
    yield head(_("Specials"))
    yield Figure(
        (*_fronts(SPECIALS), Sign("chevron_right"), *_backs(SPECIALS[:1])),
        _("Four kinds, {n} of each. They count 0, and their back is plain.").format(n=COPIES["trap"]),
    )
    yield _("So a plain back is a hidden number or a special: in a hand, in the row and on the pile.")


def _turn() -> Iterator[Part]:
    yield _("Everybody holds {n} cards. Play goes clockwise, until a Reverse turns it.").format(n=DEALT)
    yield point(_("Play a card of your hand to the right end of the row, face up or face down."))
    yield point(_("If it is a special and lies face up, it takes effect."))
    yield point(_("Draw a card."))
    yield _(
        "When the pile is empty and a card is due, the discards are shuffled into a new pile. If there "
        "are none, nobody draws."
    )


def _specials() -> Iterator[Part]:
    yield _("Specials count 0. Three of them act face up; the Trap acts face down.")
    for kind in SPECIALS:
        yield head(card_name(kind))
        yield Figure((_card(kind, "down" if kind == "trap" else "up"), *_signs(kind)), rule(kind))
        yield from _finer(kind)


def _signs(kind: Kind) -> tuple[Thing, ...]:
    match kind:
        case "reverse":
            return (Sign("counter_clockwise"),)
        case "double":
            return (Sign("chevron_right"), _card("h2", "down"), _card("o3"))
        case "trash":
            return (Sign("trash"), _card("o5"))
        case _:
            return (Sign("chevron_right"), Token("victory"), Token("penalty"))


def _finer(kind: Kind) -> tuple[str, ...]:
    match kind:
        case "double":
            return (
                _(
                    "Doubles don't add up: another Double in a doubled turn still makes the next player "
                    "play two. A Double still waiting when the round ends is forgotten."
                ),
            )
        case "trash":
            return (
                _(
                    "The card to its left goes with it, if there is one, unseen if it lies face down. A "
                    "trashed Reverse or Double keeps its effect, a Trap loses it."
                ),
            )
        case "trap":
            return (_("If you call with your own Trap in the row, you get both the laurel and the penalty."),)
        case _:
            return ()


def _calling() -> Iterator[Part]:
    yield _(
        "After a turn, before the next player plays, anybody may call “17”, but not whoever has just "
        "played. It says: this row is worth {goal} or more."
    ).format(goal=GOAL)
    yield _(
        "If several call, the first in the direction of play counts, starting after whoever "
        "has just played. The direction is the one after the turn."
    )
    yield _("Nobody may call before the round's first turn is over, or between a doubled turn's cards.")
    yield _("A player who is to move, with no card and none to draw, must call.")


def _round() -> Iterator[Part]:
    yield _("After a call all cards of the row are turned face up and counted.")
    yield Figure(
        _revealed(REACHED),
        _(
            "{total}: that is {goal} or more. The caller gets the laurel, whoever played last the penalty."
        ).format(total=counted(REACHED), goal=GOAL),
    )
    yield Figure(
        _revealed(MISSED),
        _(
            "{total}: less than {goal}. Whoever played last gets the laurel, the caller the penalty. And the "
            "Trap that lay face down brings its owner a laurel and the caller one more penalty."
        ).format(total=counted(MISSED), goal=GOAL),
    )
    yield _(
        "The row goes to the discards, hands are kept. Whoever got the laurel for the total "
        "begins the next round."
    )


def _tokens() -> Iterator[Part]:
    yield point(_("Nobody gets more than one laurel a round."))
    yield point(_("Two penalties go back together, and one laurel with them, if there is one."))
    yield point(_("Penalties count first, then the new laurel is added."))
    held, won = (1, 1), (1, 1)
    laurels, penalties = paid_out(held, won)
    yield Figure(
        (
            *_tokens_of(*held),
            Sign("plus"),
            *_tokens_of(*won),
            Sign("chevron_right"),
            *_tokens_of(laurels, penalties),
        ),
        _(
            "Suppose you have a laurel and a penalty and get one of each: the two penalties take "
            "the old laurel with them, then the new one comes."
        ),
    )


def _tokens_of(laurels: int, penalties: int) -> tuple[Thing, ...]:
    return (*[Token("victory")] * laurels, *[Token("penalty")] * penalties)


def _end() -> Iterator[Part]:
    yield _(
        "The game ends when somebody holds {n} laurels. If several do, the fewest penalties "
        "win; if tied, they win together."
    ).format(n=VICTORIES)


def _table(keys: Bindings) -> Iterator[Part]:
    yield point(
        _("Drag a card to the upper half of the row to play it face up, to the lower half for face down.")
    )
    yield point(
        _("Or click it and choose its side; {keys} pick a card, {up} and {down} its side.").format(
            keys=keys.words(family("turn.card")), up=keys.word("turn.up"), down=keys.word("turn.down")
        )
    )
    yield point(
        _("After each turn there is time to call: click the seal, or press {key}.").format(
            key=keys.word("turn.call")
        )
    )
    yield point(
        _("When several share the computer, each seat has its own key to call: {keys}.").format(
            keys=keys.words(family("calls.seat"))
        )
    )
    yield point(
        _("Several at one computer: a curtain falls between your turns. Look away when it isn't yours.")
    )
    yield point(
        _("A right-click enlarges a card. {hint} asks for a hint, {rule} opens this rule book.").format(
            hint=keys.word("table.hint"), rule=keys.word("everywhere.rule")
        )
    )
