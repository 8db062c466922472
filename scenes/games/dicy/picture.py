"""What is drawn of Dicy Cards: which cards are lit and what stands on them, and what lies on the table."""

from collections.abc import Collection, Mapping

from pygame import Surface

from game.dicy.cards import Card
from game.dicy.state import State
from scenes.games.dicy import choosing, panels
from scenes.games.dicy.badges import Tone, draw_badge, draw_tag, draw_turns, glow
from scenes.games.dicy.deciding import Deciding
from scenes.games.dicy.places import Places
from scenes.games.dicy.rows import CardRows, Named
from scenes.table.context import TableContext
from scenes.text.words import _

Badge = tuple[str, Tone]
Choices = Mapping[Named, Badge]
"""What stands on the cards that a person may choose now."""


def choices(context: TableContext, deciding: Deciding) -> Choices:
    if not context.may_choose:
        return {}
    table: State = context.view.table
    chooser = choosing.chooser(table)
    if chooser is not None:
        tone: Tone = "freeze" if table.choice == "chill" else "thaw"
        return {(chooser, card): ("", tone) for card in choosing.may_be_chosen(table)}
    ease = context.ease
    if deciding.rerolling:
        return _to_freeze(table, deciding.rerolling, best=ease.best and ease.previews)
    if deciding.purpose == "reroll":
        return {}
    picked = deciding.picker.outlined
    if not picked:
        best = choosing.offers(table, ()) if ease.best and ease.previews else {}
        words = _("best {points}")
        return {
            (table.seat, card): (words.format(points=offer.points), "best") for card, offer in best.items()
        }
    words = _("+{points}") if ease.previews else ""
    return {
        (table.seat, card): (words.format(points=offer.points), "now")
        for card, offer in choosing.offers(table, picked).items()
    }


def _to_freeze(table: State, rerolling: Collection[int], *, best: bool) -> Choices:
    proposed = choosing.cheapest(table, rerolling)

    def badge(card: Card) -> Badge:
        return (_("cheapest"), "cheapest") if card == proposed and best else ("", "freeze")

    return {(table.seat, card): badge(card) for card in table.active[table.seat]}


def glowing(shown: Choices) -> Mapping[Named, Tone]:
    """The cards that glow because they may be chosen just now."""
    return {named: tone for named, (_words, tone) in shown.items() if tone != "best"}


def light(context: TableContext, shown: Choices, rows: CardRows, deciding: Deciding) -> None:
    """Lets the cards glow that may be chosen, and dims those that the picked dice don't satisfy."""
    table: State = context.view.table
    glows = {
        named: glow(tone) for named, tone in glowing(shown).items() if context.ease.glow or tone != "now"
    }
    if table.scored and table.stage == "others" and not context.looking_back:
        glows.setdefault((table.seat, table.scored), glow("now"))
    dimmed: set[Named] = set()
    scoring = deciding.purpose == "score" and not deciding.rerolling
    if context.may_choose and context.ease.glow and deciding.picker.outlined and scoring:
        active: set[Named] = {(table.seat, card) for card in table.active[table.seat]}
        dimmed = active - set(shown)
    rows.light(glows.get, dimmed)


def draw_beds(surface: Surface, context: TableContext, rows: CardRows) -> None:
    """What the small rows of cards lie on; lit is the turn's, and that of a person who is to choose there."""
    table: State = context.view.table
    lit = {table.seat, choosing.chooser(table) if context.may_choose else None}
    _below, *others = rows.order()
    for seat in others:
        whole = rows.row_of(seat).whole
        panels.draw_bed(surface, whole, context.scale, lit=seat in lit and table.stage != "over")


def draw_names(surface: Surface, context: TableContext, rows: CardRows, places: Places) -> None:
    """Whose rows these are; alone, which turn it is."""
    table: State = context.view.table
    turn = None if table.stage == "over" else table.seat
    below, *others = rows.order()
    for seat in (below, *others):
        colour, name = context.sitting.colours[seat], context.name_of(seat)
        panels.draw_tag(surface, rows.tag(seat), colour, name, context.scale, lit=seat == turn)
    if not others:
        draw_turns(surface, places.turns, _("Turn {n}").format(n=max(1, table.round)))


def draw_badges(surface: Surface, shown: Choices, rows: CardRows) -> None:
    for named, (words, tone) in shown.items():
        if tone == "now" and not words:  # it glows, and says nothing
            continue
        draw_badge(surface, rows.seen(*named), words, tone)


def draw_purpose(surface: Surface, context: TableContext, deciding: Deciding) -> None:
    """What the picked dice are picked for: at the lowest of them, where it covers no other's pips."""
    lying = list(filter(None, map(deciding.lying, deciding.picker.outlined)))
    if context.may_choose and not deciding.rerolling and lying:
        words = _("score") if deciding.purpose == "score" else _("re-roll")
        draw_tag(surface, max(lying, key=lambda die: die.bottom), words, deciding.purpose)
