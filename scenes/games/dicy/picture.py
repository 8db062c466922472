"""What is drawn of Dicy Cards: which cards are lit and what stands on them, and what lies on the table."""

from typing import TYPE_CHECKING

from pygame import Surface

from game.dicy.cards import Card
from scenes.art.palette import GLACIER
from scenes.games.dicy import choosing, panels
from scenes.games.dicy.badges import Tone, draw_badge, draw_turns, glow
from scenes.games.dicy.rows import Named
from scenes.text.words import _
from scenes.widgets import paint

if TYPE_CHECKING:
    from scenes.games.dicy.scene import DicyScene

Badge = tuple[str, Tone]


def badges(scene: "DicyScene") -> dict[Named, Badge]:
    """What stands on the cards that a person may choose now."""
    table = scene.table
    if not scene.may_choose:
        return {}
    chooser = choosing.chooser(table)
    if chooser is not None:
        tone: Tone = "freeze" if table.choice == "chill" else "thaw"
        return {(chooser, card): ("", tone) for card in choosing.may_be_chosen(table)}
    if scene.deciding.rerolling:
        return _to_freeze(scene)
    picked = scene.deciding.picked
    if not scene.previews:
        return {(table.seat, card): ("", "now") for card in choosing.offers(table, picked) if picked}
    return {
        (table.seat, card): (_("+{points}").format(points=offer.points), "now")
        if picked
        else (_("best {points}").format(points=offer.points), "best")
        for card, offer in choosing.offers(table, picked).items()
    }


def _to_freeze(scene: "DicyScene") -> dict[Named, Badge]:
    table = scene.table
    proposed = choosing.cheapest(table, scene.deciding.rerolling)

    def badge(card: Card) -> Badge:
        return (_("cheapest"), "cheapest") if card == proposed and scene.previews else ("", "freeze")

    return {(table.seat, card): badge(card) for card in table.active[table.seat]}


def offered(scene: "DicyScene") -> dict[Named, Tone]:
    """The cards that glow because they may be chosen just now."""
    return {named: tone for named, (_words, tone) in badges(scene).items() if tone != "best"}


def light(scene: "DicyScene") -> None:
    """Lets the cards glow that may be chosen, and dims those that the picked dice don't satisfy."""
    table, shown = scene.table, badges(scene)
    glows = {named: glow(tone) for named, tone in offered(scene).items()}
    if table.scored and table.stage == "others" and not scene.looking_back:
        glows.setdefault((table.seat, table.scored), glow("now"))
    dimmed: set[Named] = set()
    if scene.may_choose and scene.deciding.picked and not scene.deciding.rerolling:
        active: set[Named] = {(table.seat, card) for card in table.active[table.seat]}
        dimmed = active - set(shown)
    scene.rows.light(glows.get, dimmed)


def draw(scene: "DicyScene", surface: Surface) -> None:
    places = scene.places
    scene.pad.draw(surface, places.pad, scale=scene.scale)
    acting = scene.acting(scene.view)
    below, *others = scene.rows.order()
    for seat in others:
        panels.draw_bed(surface, scene.rows.row_of(seat).whole, scene.scale, lit=seat == acting)
    scene.tray.draw(surface)
    scene.deciding.picker.draw(surface)
    if not scene.hand.holding:
        scene.hand.draw(surface)
    _prompt_bed(scene, surface)
    for seat in (below, *others):
        panels.draw_tag(
            surface,
            scene.rows.row_of(seat).tag,
            scene.sitting.colours[seat],
            scene.name_of(seat),
            scene.scale,
            lit=seat == acting,
        )
    if not others:
        draw_turns(surface, places.turns, _("Turn {n}").format(n=max(1, scene.table.round)))
    scene.rows.draw(surface)


def draw_badges(scene: "DicyScene", surface: Surface) -> None:
    for named, (words, tone) in badges(scene).items():
        if tone == "now" and not words:  # it glows, and says nothing
            continue
        card = scene.rows.rect(*named)
        card.y = scene.rows.seen_top(*named)
        draw_badge(surface, card, words, tone, scene.places.prompt.bottom)


def _prompt_bed(scene: "DicyScene", surface: Surface) -> None:
    rect = scene.places.prompt
    lit = scene.may_choose
    surface.blit(paint.fill(rect.size, rect.h // 2, GLACIER.panel, GLACIER.panel, 190 if lit else 110), rect)
    if lit:
        surface.blit(paint.ring(rect.size, rect.h // 2, max(1, rect.h // 20), GLACIER.accent, 200), rect)
