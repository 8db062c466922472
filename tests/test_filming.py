"""A film strip has the frames that it says, and its films and moments can be made by name."""

from game.dicy import GAME
from tests.touring.course import PEOPLE
from tests.touring.films import beginnings
from tests.touring.films.every import FILMS
from tests.touring.moments import GALLERY
from tests.touring.reel import Reel
from tests.touring.strip import strip

SIZE = (1000, 700)


def test_a_film_shows_what_moves_at_even_times(monkeypatch):
    monkeypatch.setattr("scenes.table.bots.process.Minds.ask_all", lambda *_: None)
    monkeypatch.setattr("scenes.table.bots.process.Minds.warm", lambda *_: None)
    reel = Reel(SIZE, every=0.25, part="tray")
    FILMS["dicy_throw"](reel)
    times = [time for time, _ in reel.frames]
    assert times == [round(0.25 * n, 2) for n in range(len(times))]
    assert len({frame.get_buffer().raw for _, frame in reel.frames}) > 3
    wide, high = strip(reel.frames, 100, 3, "dicy_throw").get_size()
    assert wide > 300
    assert high > 100 * reel.frames[0][1].get_height() // reel.frames[0][1].get_width()
    reel.app.quit()


def test_a_page_of_the_gallery_has_every_state():
    app = GALLERY["gallery_buttons"](SIZE)
    assert {target.label for target in app.targets()} >= {
        "At rest",
        "Pointed at",
        "Pressed",
        "Focused",
        "Disabled",
    }
    app.quit()


def test_a_cup_that_is_dragged_goes_with_the_pointer_on_a_table_at_rest():
    reel = Reel(SIZE)
    scene = beginnings.waiting(reel, GAME, PEOPLE[:2], lambda game: game.state.stage == "start")
    x, y = reel.rect("cup").center
    reel.drag([(x, y), (x - 120, y - 40)], 0.3, let_go=False)
    assert scene.table.hand.rect.center == (x - 120, y - 40)
    reel.app.quit()
