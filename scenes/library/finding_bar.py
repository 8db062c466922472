"""What narrows the list of games: a search, which game, which person; and in which order they stand."""

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace
from pygame import Rect

from game.shelf import GAMES
from scenes import shelf
from scenes.app.dialog import Answer, Dialog
from scenes.library.finding import ORDERS, Finding, order_words
from scenes.text.words import _
from scenes.widgets.button import HEIGHT, Button, button_size
from scenes.widgets.choices import Choice, choice_size
from scenes.widgets.field import Field
from scenes.widgets.layout import REST, Scale, columns
from scenes.widgets.widget import Widget

_FIELD = 26.0
_ANY = "any"
_PEOPLE = 11
"""More answers would fill the window."""


def finding_bar(
    place: Rect, scale: Scale, finding: Finding, change: Callable[[Finding], None], ask: Callable[[str], None]
) -> Iterable[Widget]:
    """`ask` is for a person or an order, and opens a dialog."""
    games = [(_ANY, _("All games")), *((game, shelf.title(game)) for game in GAMES)]
    who, order = finding.person or _("Anyone"), order_words(finding.order)
    wide = choice_size(scale, (words for _game, words in games))[0]
    sizes = [button_size(scale, who, "person")[0], button_size(scale, order, "list")[0]]
    roomy = scale.px(_FIELD) + wide + sum(sizes) + 3 * scale.px(1.2) <= place.w
    if not roomy:
        sizes, wide = [scale.px(HEIGHT)] * 2, min(wide, place.w // 2)
    field, choice, person, sort = columns(place, REST, wide, *sizes, gap=scale.px(1.2))
    yield Field(
        "find.words",
        _("Search games"),
        field,
        value=finding.words,
        placeholder=_("Search"),
        on_change=lambda words: change(replace(finding, words=words)),
    )
    yield Choice(
        "find.game",
        _("Which game"),
        choice,
        options=games,
        chosen=finding.game or _ANY,
        on_choose=lambda game: change(replace(finding, game=None if game == _ANY else game)),
    )
    for name, words, sign, at, on in (
        ("person", who, "person", person, finding.person is not None),
        ("order", order, "list", sort, False),
    ):
        yield Button(
            f"find.{name}",
            words,
            at,
            icon=sign,
            on=on,
            hides_label=not roomy,
            on_press=lambda name=name: ask(name),
        )


def ask_person(names: Sequence[str]) -> Dialog:
    """Pops with a number among these names, -1 for anybody; None changes nothing."""
    answers = [Answer(str(at), name) for at, name in enumerate(names[:_PEOPLE])]
    return Dialog(_("Whose games?"), "", [*answers, Answer("-1", _("Anyone"), "primary")])


def ask_order() -> Dialog:
    first, *others = ORDERS
    answers = [Answer(order, order_words(order)) for order in others]
    return Dialog(_("In which order?"), "", [Answer(first, order_words(first), "primary"), *answers])
