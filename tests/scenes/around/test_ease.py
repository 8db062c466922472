"""A seat's own terms in the set-up, and that they are kept: in the log, here, and in the next game."""

from io import BytesIO
from typing import Any

import msgspec
import pygame
import pytest
from msgspec.structs import replace

from game.core.log import write
from game.core.seats import Seat
from game.core.verify import verify
from game.shelf import GAMES
from scenes.host.last_setups import Memory, Place, Plan
from scenes.pages import Pages
from scenes.setup import draft
from scenes.setup.scene import SetupScene
from scenes.table.ease import AS_USUAL, Ease
from tests.scenes.around.builders import LONGEST, app, host, plan, play_on
from tests.scenes.frame.builders import Plain

pytestmark = pytest.mark.usefixtures("bare_table")

LITTLE = Ease(hints=False, previews=False)


def setting_up(game, tmp_path, names=("Ada", "Bo"), kind="human", memory=None, **options) -> Any:
    its = host(tmp_path, memory)
    scene = SetupScene(its, game, plan(game, names, kind=kind, **options))
    return app(Plain(), scene, size=(1920, 1080)), its, scene


def page(its, seat=0):
    its.click(f"seat.{seat}.terms")
    its.advance(0.5)
    return its.top


def drawn_to(its, slider, value):
    """With the keys, as far as it takes."""
    its.top.controls.focus_on(slider, ring=True)
    its.press(pygame.K_HOME)
    while its.top.terms.head_start < value:
        its.press(pygame.K_RIGHT)


def back(its):
    its.click("back")
    its.advance(0.5)


def with_places(made: Plan, **values) -> Plan:
    """The first seat plays like this."""
    return replace(made, places=(replace(made.places[0], **values), *made.places[1:]))


# The page


@pytest.mark.parametrize(("game", "begun"), [("dicy", 20), ("dalek", 15), ("seventeen", 1)])
def test_a_head_start_is_chosen_and_the_game_begins_with_it(game, begun, tmp_path):
    its, its_host, scene = setting_up(game, tmp_path)
    page(its)
    drawn_to(its, "head_start", begun)
    back(its)
    assert scene.plan.places[0].head_start == begun
    its.click("begin")
    its.advance(0.3)
    session = its_host.read(its_host.library.list()[0].id)
    assert session.events[0].head_start == (begun, 0)
    its.quit()


def test_who_takes_back_like_the_table_has_no_way_of_their_own(tmp_path):
    its, _, scene = setting_up("dalek", tmp_path)
    page(its)
    its.click("undo.off")
    back(its)
    assert scene.header.seats == (Seat("Ada", "human", undo="off"), Seat("Bo", "human"))
    page(its)
    its.click("undo.fair")
    back(its)
    assert scene.header.seats[0].undo is None


def test_esc_leaves_the_page_as_back_does(tmp_path):
    its, _, scene = setting_up("dicy", tmp_path)
    page(its)
    its.click("hints")
    its.press(pygame.K_ESCAPE)
    its.advance(0.5)
    assert its.top is scene
    assert scene.plan.eases == (Ease(hints=False), AS_USUAL)


def test_the_page_goes_by_keys_alone(tmp_path):
    its, _, scene = setting_up("seventeen", tmp_path)
    page(its)
    for _press in range(12):
        its.press(pygame.K_TAB)
        match its.top.controls.focus:
            case "hints":
                its.press(pygame.K_SPACE)
            case "time" | "undo":
                its.press(pygame.K_RIGHT)
            case "head_start":
                its.press(pygame.K_RIGHT)
            case "back":
                its.press(pygame.K_RETURN)
                break
    its.advance(0.5)
    assert its.top is scene
    first = scene.plan.places[0]
    assert first.ease == Ease(hints=False, time="twice")
    assert (first.undo, first.head_start) == ("off", 1)


def test_an_opponent_is_given_a_head_start_and_nothing_else(tmp_path):
    its, _, _scene = setting_up("dalek", tmp_path, kind="bot")
    page(its)
    ids = {target.id for target in its.targets()}
    assert "head_start" in ids
    assert ids.isdisjoint({"hints", "previews", "undo"})


def test_the_line_of_a_seat_with_terms_of_its_own_is_marked(tmp_path):
    its, _, _scene = setting_up("dalek", tmp_path)
    page(its)
    its.click("previews")
    back(its)
    marked = [its.top.controls.find(f"seat.{seat}.terms").on for seat in (0, 1)]
    assert marked == [True, False]


# The plan


def test_a_head_start_goes_with_the_seat_that_changes_places_and_goes_when_it_goes():
    made = with_places(plan("dalek", ("Ada", "Bo", "Cleo")), head_start=10)
    assert draft.moved(made, 0, 2).setup["head_start"] == [0, 0, 10]
    assert "head_start" not in draft.without_seat(made, 0).setup


def test_a_shorter_game_leaves_something_to_be_made():
    made = with_places(plan("dalek", target=90), head_start=80)
    assert draft.with_option(made, "target", 30).places[0].head_start == 29


@pytest.mark.parametrize(("wanted", "kept"), [(-5, 0), (10**9, 59)])
def test_a_plan_whose_head_start_cannot_be_is_made_playable(wanted, kept):
    made = with_places(plan("dalek"), head_start=wanted)
    assert draft.playable(made).places[0].head_start == kept


# It is kept


def first_place(game):
    begun = 1 if game == "seventeen" else 10
    return {"ease": LITTLE, "undo": "off", "head_start": begun}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_gone_on_with_and_a_rematch_have_the_same_terms(game, tmp_path):
    memory = Memory(tmp_path / "tables.json")
    its = Pages(memory, tmp_path)
    made = with_places(plan(game, length=None), **first_place(game))
    its.begin(made)
    (listed,) = its.library.list()
    its.library.leave(listed.id)
    again = Pages(Memory(tmp_path / "tables.json"), tmp_path)
    its.close()
    scene: Any = again.resume(listed.id)
    assert scene.sitting.ease(0) == LITTLE
    assert scene.sitting.undo_policy(0) == "off"
    play_on(scene.sitting.session)
    session, shelved = scene.sitting.session, GAMES[game]
    rematch = again.plan_of(session, listed.id)
    assert rematch.places[0] == made.places[0]
    assert again.header_of(rematch, "s").setup_of(shelved) == session.header.setup_of(shelved)
    again.close()


def test_what_changes_in_a_running_game_is_kept_with_it(tmp_path):
    memory = Memory(tmp_path / "tables.json")
    its = Pages(memory, tmp_path)
    scene: Any = its.begin(plan("dalek"))
    (listed,) = its.library.list()
    scene.sitting.put_at_ease(1, LITTLE)
    assert Memory(tmp_path / "tables.json").eases(listed.id, 2) == (AS_USUAL, LITTLE)
    scene.sitting.put_at_ease(1, AS_USUAL)
    assert (
        "eases" not in (tmp_path / "tables.json").read_text()
        or not Memory(tmp_path / "tables.json").now.eases
    )
    its.close()


def test_a_branch_of_a_game_is_as_easy_as_the_game(tmp_path):
    its = Pages(Memory(), tmp_path)
    its.begin(with_places(plan("dalek"), ease=LITTLE))
    (listed,) = its.library.list()
    its.library.leave(listed.id)
    branch: Any = its._branch(listed.id, 2)
    assert branch.sitting.ease(0) == LITTLE
    its.close()


def test_where_all_play_as_usual_nothing_of_it_is_written_anywhere(tmp_path):
    memory = Memory(tmp_path / "tables.json")
    its = Pages(memory, tmp_path)
    its.begin(plan("dalek"))
    its.memory.set_up(plan("dalek"))
    written = (tmp_path / "tables.json").read_text()
    assert "ease" not in written.replace('"eases": {}', "")
    assert "head_start" not in written
    its.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_log_of_such_a_game_stands(game, tmp_path):
    its = Pages(Memory(), tmp_path)
    scene: Any = its.begin(with_places(plan(game, LONGEST), **first_place(game)))
    session = scene.sitting.session
    play_on(session)
    log = b"".join(write(session.header, session.events))
    assert b"hints" not in log, "comfort is nobody else's business"
    assert len(list(verify(BytesIO(log), GAMES))) == 1
    its.close()


def test_a_place_of_an_older_file_is_as_usual():
    place = msgspec.json.decode(
        b'{"name": "Ada", "kind": "human", "colour": "red", "level": null}', type=Place
    )
    assert (place.ease, place.undo, place.head_start) == (AS_USUAL, None, 0)
