"""With the mouse: a drag to a half of the row, or clicks only; a card seen large."""

import pygame
from pygame.event import Event

from game.seventeen.views import SawPlayed
from scenes.games.seventeen import panels
from scenes.widgets.pointer import CANCEL
from scenes.widgets.text import Block
from tests.scenes.frame.builders import down, finger, motion, up
from tests.scenes.games.seventeen.builders import at_table, bot, dealt, last, order, people, settle, started


def her_turn(**settings):
    sitting = dealt(order("h3 o1 o2 h4 trap"), *people("Ada"), bot("Bo"))
    return started(*at_table(sitting, **{"speed": "instant", **settings}))


def middle(scene, number=0):
    return scene.table.parts.cards.hands[scene.table.parts.cards.below][number].sprite.rect.center


def drag(app, start, end):
    app.feed(down(start), motion((start[0] + 20, start[1] - 20), held=True), motion(end, held=True))


def test_a_card_dropped_on_the_upper_half_lies_face_up_and_on_the_lower_face_down():
    for half, face in (("zone_up", "up"), ("zone_down", "down")):
        app, scene = her_turn()
        end = getattr(scene.table.parts.places, half).center
        drag(app, middle(scene), end)
        assert scene.table.playing.handling.dragging
        app.feed(up(end))
        played = next(event for event in scene.sitting.seen() if isinstance(event, SawPlayed))
        assert (played.seat, played.face) == (0, face)


def test_what_a_half_of_the_row_is_for_is_written_out_beside_the_total(monkeypatch):
    """On two lines, where it is long; the total is not covered."""
    app, scene = her_turn(size=(1280, 720))
    places, total = scene.table.parts.places, scene.table.parts.total.body
    words = "Offen: nimmt die Karte links davon weg"
    placed, surface = [], app.picture()
    monkeypatch.setattr(Block, "draw", lambda text, _on, rect, _colour: placed.append((text, rect)))
    panels.draw_zones(surface, places, scene.scale, None, (words, "Verdeckt: tut nichts"), total)
    (block, rect), _low = placed
    assert " ".join(block.lines) == words
    assert rect.w >= block.width
    assert rect.h >= block.height
    assert not rect.colliderect(total)


def test_a_finger_drags_a_card_as_the_mouse_does():
    app, scene = her_turn()
    start, end = middle(scene), scene.table.parts.places.zone_up.center
    app.feed(finger(pygame.FINGERDOWN, start))
    app.feed(finger(pygame.FINGERMOTION, (start[0] + 20, start[1] - 20)), finger(pygame.FINGERMOTION, end))
    assert scene.table.playing.handling.dragging
    app.feed(finger(pygame.FINGERUP, end))
    assert any(isinstance(event, SawPlayed) and event.seat == 0 for event in scene.sitting.seen())


def test_a_card_dropped_elsewhere_goes_home_and_nothing_is_done():
    app, scene = her_turn()
    n, home = scene.sitting.length, scene.table.parts.cards.hands[0][0].sprite.goal
    drag(app, middle(scene), scene.table.parts.places.pile.center)
    app.feed(up(scene.table.parts.places.pile.center))
    assert scene.sitting.length == n
    settle(app)
    assert scene.table.parts.cards.hands[0][0].sprite.goal == home


def test_focus_lost_in_a_drag_drops_nothing():
    app, scene = her_turn()
    n = scene.sitting.length
    drag(app, middle(scene), scene.table.parts.places.row.center)
    app.feed(Event(pygame.WINDOWFOCUSLOST))
    app.feed(up(scene.table.parts.places.row.center))
    assert scene.sitting.length == n
    assert not scene.table.playing.handling.down


def test_a_resize_in_a_drag_lays_the_card_where_it_belongs():
    app, scene = her_turn()
    drag(app, middle(scene), scene.table.parts.places.row.center)
    app.resize((1000, 700))
    app.draw()
    assert not scene.table.playing.handling.down
    assert scene.table.shown() == scene.table.pictured(scene.view)


def test_a_click_lifts_the_card_and_a_click_on_its_side_plays_it():
    for target in ("play.down", "zone.down"):
        app, scene = her_turn()
        app.feed(down(middle(scene, 1)), up(middle(scene, 1)))
        assert scene.table.playing.picked == 1
        if target == "zone.down":
            app.feed(
                down(scene.table.parts.places.zone_down.center), up(scene.table.parts.places.zone_down.center)
            )
        else:
            app.click(target)
        played = next(event for event in scene.sitting.seen() if isinstance(event, SawPlayed))
        assert played.face == "down"


def test_a_second_click_puts_it_down():
    app, scene = her_turn()
    for _ in range(2):
        app.feed(down(middle(scene)), up(middle(scene)))
    assert scene.table.playing.picked is None


def test_the_sides_say_what_a_special_does():
    app, scene = her_turn()
    scene.table.playing.pick(scene.view.hand.index("trap"))
    app.draw()
    effects = {widget.id: widget.effect for widget in scene.controls.widgets if widget.id.startswith("play.")}
    assert effects == {"play.up": "does nothing", "play.down": "waits for a caller"}


def test_a_long_hover_or_a_right_click_shows_a_card_large():
    app, scene = her_turn()
    app.feed(motion(middle(scene)))
    app.advance(1.2)
    assert scene.table.magnifier.shown
    app.feed(motion(scene.table.parts.places.pile.move(0, -200).center))
    assert scene.table.magnifier.shown is None
    at = middle(scene)
    app.feed(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3, touch=False))
    assert scene.table.magnifier.shown
    app.picture()


def test_a_drag_that_is_cancelled_leaves_the_card_in_the_hand():
    app, scene = her_turn()
    drag(app, middle(scene), scene.table.parts.places.row.center)
    app.feed(Event(CANCEL))
    assert not scene.table.playing.handling.down
    assert last(scene, SawPlayed) if any(isinstance(e, SawPlayed) for e in scene.sitting.seen()) else True
