"""Nothing overlaps or leaves the window, at ten sizes and any scale, with six of the longest names."""

import pygame
import pytest
from pygame import Rect

from scenes.art.palette import SEATS
from scenes.games.seventeen.places import places
from scenes.table.curtain import Curtain
from scenes.table.frame import frame
from scenes.widgets import text
from scenes.widgets.layout import Scale
from tests.any_size.sizes import EDGES, UPRIGHT, sampled
from tests.scenes.games.seventeen.builders import at_hand, bot, people, play, seventeen
from tests.scenes.overlapping import overlapping
from tests.scenes.sizes import SIZES
from tests.scenes.table.builders import LONGEST, app_at, targets

pytestmark = pytest.mark.usefixtures("unpainted")

SCALES = (80, 100, 140, 200)


@pytest.mark.parametrize("size", [*SIZES, *UPRIGHT, *EDGES])
@pytest.mark.parametrize("scale", SCALES)
def test_places_lie_apart_and_on_the_table(size, scale):
    check(size, scale)


def test_places_lie_apart_at_any_size():
    for size, scale in sampled(400, "places"):
        check(size, scale)


def check(size, scale):
    unit = Scale.of(size, scale)
    for seats in range(2, 7):
        for log in (True, False):
            made = frame(Rect((0, 0), size), unit, seats, "seventeen", log=log)
            at = places(made.table, unit, seats)
            parts = {
                name: getattr(at, name) for name in ("total", "row", "actions", "hand", "pile", "discards")
            }
            parts |= {f"around {i}": spot for i, spot in enumerate(at.around)}
            parts |= {f"tag {i}": tag for i, tag in enumerate(at.tags)}
            parts |= {f"arrow {i}": arrow for i, arrow in enumerate(at.arrows)}
            assert overlapping(parts) == []
            assert all(made.table.contains(rect) for rect in parts.values())
            assert len(at.around) == seats - 1
            assert at.row.w >= 5 * at.card  # of 25 cards a sixth of each is seen: their corners


@pytest.mark.parametrize("size", SIZES)
def test_the_verdict_at_a_games_end_is_said_whole(size, monkeypatch):
    app, scene = seventeen(*people("Ada"), bot("Bruno"), bot("Carla"), size=size, speed="instant")
    monkeypatch.setattr(text, "_cut", lambda *_: pytest.fail("words are missing"))
    awards = (
        "Bruno: 1 laurel; Carla: 1 laurel for a Trap; Ada: 1 penalty, 1 penalty for a Trap, 2 penalties back."
    )
    verdict = scene.table.parts.verdict
    verdict.show("Carla wins with three laurels.", f"14: Ada called too soon. {awards}", "great")
    verdict.finish()
    verdict.draw(app.surface, at_hand(scene).verdict, scene.scale)


def pressable(app):
    """What can be pressed, but for the row's halves and the cards, which may lie over each other."""
    apart = ("row.", "zone.", "hand.", "backs.", "total", "direction", "log.")
    return {
        name: Rect(target.rect)
        for name, target in targets(app).items()
        if target.role not in ("panel", "scroll", "row") and not name.startswith(apart)
    }


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [80, 200])
def test_what_can_be_pressed_lies_apart_and_in_the_window(size, scale):
    app, _scene = seventeen(*people(*LONGEST), size=size, scale=scale, speed="instant", call_window="go_on")
    app.advance(0.1)
    app.click("curtain.open")
    window = Rect((0, 0), size)
    app.press(pygame.K_1)
    picked = pressable(app)
    assert {"play.up", "play.down", "prompt", "pile", "discards", "seat.5", "bar.undo"} <= set(picked)
    app.press(pygame.K_u)
    calling = pressable(app)
    assert len([name for name in calling if name.startswith("call.")]) == 5
    for seen in (picked, calling):
        assert overlapping(seen) == []
        assert all(window.contains(rect) for rect in seen.values())
    for target in app.targets():
        assert window.contains(Rect(target.rect)), target.id


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
def test_the_curtain_has_room_for_the_longest_name(size, scale):
    app = app_at(Curtain(LONGEST[0], SEATS[4]), size=size, scale=scale)
    seen = {name: Rect(t.rect) for name, t in targets(app).items() if t.role != "panel"}
    assert overlapping(seen) == []
    assert all(Rect((0, 0), size).contains(rect) for rect in seen.values())


def test_cards_of_the_hand_and_around_lie_in_their_places():
    app, scene = seventeen(*people("Ada"), *[bot(name) for name in LONGEST[:5]], speed="instant")
    for size in SIZES[:6]:
        app.resize(size)
        app.draw()
        for seat, hand in enumerate(scene.table.parts.cards.hands):
            spot, _width = at_hand(scene).seat_spot(seat, scene.table.parts.cards.below, 6)
            assert all(spot.inflate(12, 24).contains(card.sprite.rect) for card in hand)


def test_a_full_row_stays_in_its_place():
    app, scene = seventeen(*people("Ada", "Bo"), speed="instant", call_window="go_on", seed="row")
    app.advance(0.1)
    while len(scene.view.row) < 12:
        if app.top.name == "curtain":
            app.click("curtain.open")
        elif scene.table.playing.choosing:
            play(app, 0, "down")
        else:
            app.press(pygame.K_RETURN)
    for size in SIZES[:5]:
        app.resize(size)
        app.draw()
        assert all(
            at_hand(scene).row.inflate(4, 4).contains(card.sprite.rect)
            for card in scene.table.parts.cards.row
        )
