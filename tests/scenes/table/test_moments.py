"""Big moments: they spring up and go; where nothing moves they stand until the next press."""

import pygame
import pytest

from game.dalek.commands import Keep, Roll, Stop
from scenes.table.moments import Banner
from tests.scenes.frame.builders import motion
from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.table.builders import people, settle


def play_to_a_moment(scene):
    """Rolls and sets aside all that it can until a turn has ended large."""
    for _ in range(400):
        if scene.moments.standing:
            return
        keeps = [c for c in scene.sitting.legal(scene.sitting.to_act) if isinstance(c, Keep)]
        scene.do(max(keeps, key=lambda c: len(c.dice)) if keeps else Roll(scene.sitting.to_act))
    raise AssertionError("no turn ended large")


@pytest.fixture
def standing():
    app, scene = dalek_app(*people("Ada", "Bo"), speed="instant")
    play_to_a_moment(scene)
    return app, scene


def test_at_instant_speed_a_turn_that_ends_large_is_told_with_its_name(standing):
    _, scene = standing
    (banner,) = scene.moments.standing
    assert banner.title.startswith("Ada: ")
    assert scene.settled


def test_it_stands_while_the_pointer_moves_and_in_a_new_size(standing):
    app, scene = standing
    app.feed(motion((300, 300)))
    app.advance(30.0)
    app.resize((1920, 1080))
    app.draw()
    assert scene.moments.standing


def test_the_next_key_sends_it_away_and_does_what_it_does(standing):
    app, scene = standing
    before = scene.sitting.length
    app.press(pygame.K_SPACE)
    assert not scene.moments.standing
    assert scene.sitting.length > before


@pytest.mark.parametrize("size", [(800, 600), (1000, 700), (1280, 720), (1920, 1080), (2560, 1440)])
def test_however_many_stand_each_has_its_own_place(standing, size):
    app, scene = standing
    app.resize(size)
    app.draw()
    three = [
        Banner("Ada: Exterminate!", "The Humans count twice, and 5 for the last die: 29 points.", "great"),
        Banner("Bo: Bust!", "Three Doctors: no points this turn.", "bad"),
        Banner("Ada wins with 66 points!", "", "great"),
    ]
    scene.moments.stand(three, scene.table.banner_area(), scene.scale, scene.mood)
    shadow = 2 * scene.scale.px(2)
    first, second, third = (place.inflate(-shadow, -shadow) for _, place in scene.moments._stand)
    assert first.bottom < second.top
    assert second.bottom < third.top


def test_it_is_seen(standing):
    app, scene = standing
    with_banner = pygame.image.tobytes(app.picture(), "RGB")
    scene.moments.step_aside()
    scene.touch()
    assert pygame.image.tobytes(app.picture(), "RGB") != with_banner


def test_undo_takes_it_away(standing):
    _, scene = standing
    scene.undo()
    assert not scene.moments.standing


def test_where_things_move_nothing_stands():
    app, scene = dalek_app(*people("Ada", "Bo"), speed="brisk")
    while not any(type(event).__name__ == "TurnEnded" for event in scene.sitting.seen()):
        settle(app)
        legal = list(scene.sitting.legal(scene.table.state.seat))
        scene.do(next((c for c in legal if isinstance(c, Stop)), legal[-1]))
    settle(app)
    assert not scene.moments.standing


WINNER = Banner("Ada wins!", "66 points", "great", keeps=True)


def test_who_has_won_goes_on_standing_there_in_the_same_place_until_a_press():
    app, scene = dalek_app(*people("Ada", "Bo"), speed="normal")
    app.advance(5)
    scene.announce(WINNER)
    app.advance(0.9)
    sprung = pygame.image.tobytes(app.picture(), "RGB")
    assert not scene.moments.standing
    app.advance(5)
    assert scene.moments.standing == (WINNER,)
    assert pygame.image.tobytes(app.picture(), "RGB") == sprung
    app.click("tray")
    assert not scene.moments.standing


def test_who_has_won_stands_there_for_who_hurries_too_and_goes_with_an_undo():
    _, scene = dalek_app(*people("Ada", "Bo"), speed="normal")
    scene.announce(WINNER)
    scene.lay_from(scene.n, scene.view)
    assert scene.moments.standing == (WINNER,)
    scene.announce(WINNER)
    scene.run_back(scene.n, scene.view)
    assert not scene.moments.standing
    assert scene.moments.settled
