"""The set-up: seats, options, and the header that the game will have."""

from typing import Any

import pygame
import pytest

from game.bots import levels
from game.core.chance import seed_hash
from game.core.illegal import IllegalError
from game.shelf import GAMES
from scenes.host.last_setups import Memory
from scenes.setup import draft
from scenes.setup.scene import SetupScene
from scenes.text.lists import spaced
from tests.scenes.around.builders import app, host, plan
from tests.scenes.frame.builders import typed

pytestmark = pytest.mark.usefixtures("bare_table")


def setting_up(game, tmp_path, memory=None, size=(1920, 1080), **settings) -> Any:
    its_host = host(tmp_path, memory)
    scene = SetupScene(its_host, game)
    return app(scene, size=size, **settings), its_host, scene


def label(its, name):
    return next(target.label for target in its.targets() if target.id == name)


def begin(its):
    its.click("begin")
    its.advance(0.2)
    return its.top.sitting.session


@pytest.mark.parametrize("game", GAMES)
def test_one_person_and_one_easy_opponent_to_begin_with(game, tmp_path):
    its, _, scene = setting_up(game, tmp_path)
    assert [seat.kind for seat in scene.header.seats] == ["human", "bot"]
    assert scene.header.seats[1].level == "easy"
    header = scene.header
    session = begin(its)
    assert session.header == header
    its.quit()


@pytest.mark.parametrize("game", GAMES)
def test_seats_are_added_and_taken_away_within_the_games_limits(game, tmp_path):
    its, _, scene = setting_up(game, tmp_path)
    fewest, most = GAMES[game].seats[0], GAMES[game].seats[-1]
    for _time in range(8):
        its.click("seat.add")
    assert len(scene.header.seats) == most
    assert len(set(scene.plan.colours)) == most
    for _time in range(8):
        its.click("seat.0.remove")
    assert len(scene.header.seats) == fewest


def test_a_seat_that_was_taken_away_comes_back_by_undo(tmp_path):
    its, _, scene = setting_up("dalek", tmp_path)
    before = scene.plan
    its.click("seat.1.remove")
    its.advance(1)
    its.click("toast.action")
    assert scene.plan == before


def test_only_four_colours_in_dicy_cards():
    assert draft.colours("dicy") == ("red", "blue", "green", "yellow")
    assert len(draft.colours("dalek")) == 6


def test_a_colour_that_is_taken_is_swapped(tmp_path):
    its, _, scene = setting_up("dalek", tmp_path)
    mine, other = scene.plan.colours
    its.click("seat.0.colour")
    its.click(f"colour.{other}")
    assert scene.plan.colours == (other, mine)


@pytest.mark.parametrize("game", GAMES)
def test_levels_to_measure_against_are_not_offered(game, tmp_path):
    its, _, _scene = setting_up(game, tmp_path)
    its.click("seat.0.who")
    offered = {target.id[6:] for target in its.targets() if target.id.startswith("level.")}
    shown = {"easy", "medium", "hard", "expert", "sparring", "coach"}
    assert offered == shown & set(levels(game))
    assert "random" not in offered


def test_an_opponent_of_a_level_sits_down(tmp_path):
    its, _, scene = setting_up("dalek", tmp_path)
    its.click("seat.0.who")
    its.click("level.expert")
    assert scene.header.seats[0].kind == "bot"
    assert scene.header.seats[0].level == "expert"


def test_people_who_played_here_are_offered_by_name(tmp_path):
    its_host = host(tmp_path)
    its_host.begin(plan(names=("Ada", "Cleo")))
    scene = SetupScene(its_host, "dalek")
    its = app(scene, size=(1920, 1080))
    its.click("seat.1.who")
    names = [target.label for target in its.targets() if target.id.startswith("person.")]
    assert "Cleo" in names or "Ada" in names
    its.click("person.1")
    assert {seat.name for seat in scene.header.seats} == {"Ada", "Cleo"}


def test_a_name_is_typed(tmp_path):
    its, _, scene = setting_up("dalek", tmp_path)
    its.click("seat.0.name")
    its.press(pygame.K_a, pygame.KMOD_CTRL)
    its.feed(typed("Zoë"))
    assert scene.header.seats[0].name == "Zoë"


def test_a_name_left_empty_is_filled_in(tmp_path):
    its, _, scene = setting_up("dalek", tmp_path)
    scene.name_seat(0, "  ")
    assert scene.header.seats[0].name == "Player"
    scene.add_seat()
    scene.ask_who(2)
    its.click("person.0")
    assert [seat.name for seat in scene.header.seats] == ["Player 1", "Bruno", "Player 3"]


def test_two_players_of_one_name_are_told_apart_first(tmp_path):
    its, _, scene = setting_up("dalek", tmp_path)
    scene.name_seat(0, scene.plan.places[1].name)
    its.click("begin")
    assert its.top is scene
    assert "Two players" in label(its, "order")


def test_who_begins_is_drawn_or_chosen(tmp_path):
    its, _, scene = setting_up("dalek", tmp_path)
    its.click("seat.1.first")
    assert scene.header.setup["first"] == 1
    assert begin(its).events[0].first == 1
    its.quit()


def test_who_begins_still_does_when_a_seat_before_them_goes(tmp_path):
    its, _, scene = setting_up("dalek", tmp_path)
    its.click("seat.add")
    its.click("seat.2.first")
    its.click("seat.0.remove")
    assert scene.header.setup["first"] == 1
    its.click("seat.1.remove")
    assert scene.header.setup["first"] == "drawn"


def test_17_always_draws_who_begins(tmp_path):
    its, _, _scene = setting_up("seventeen", tmp_path)
    assert not any(target.id.endswith(".first") for target in its.targets())


@pytest.mark.parametrize("target", ["30", "60", "90"])
def test_how_far_a_game_of_dalek_dice_goes(target, tmp_path):
    its, _, scene = setting_up("dalek", tmp_path)
    its.click(f"target.{target}")
    assert scene.header.setup["target"] == int(target)


@pytest.mark.parametrize("mode", ["glacial", "interglacial", "beginner", "intermediate", "interaction"])
def test_a_mode_brings_its_five_cards(mode, tmp_path):
    its, _, scene = setting_up("dicy", tmp_path)
    its.click(f"mode.{mode}")
    assert scene.header.setup["mode"] == mode
    assert sum(target.id.startswith("card.") for target in its.targets()) == 5
    assert begin(its).events[0].mode == mode
    its.quit()


def test_five_cards_of_ones_own_are_picked_from_twelve(tmp_path):
    its, _, scene = setting_up("dicy", tmp_path)
    its.click("mode.custom")
    before = scene.plan.options["cards"]
    its.click(f"card.{before[0]}")
    assert "Choose one more card" in label(its, "order")
    its.click("begin")
    assert its.top is scene
    its.click("card.sixes")
    its.click("card.forty")
    assert set(scene.plan.options["cards"]) == {*before[1:], "sixes"}
    assert set(begin(its).events[0].cards) == {*before[1:], "sixes"}
    its.quit()


def test_another_mode_forgets_the_cards_of_ones_own(tmp_path):
    its, _, scene = setting_up("dicy", tmp_path)
    its.click("mode.custom")
    its.click("mode.beginner")
    assert "cards" not in scene.header.setup


def test_undo_goes_by_how_many_people_play_unless_it_is_chosen(tmp_path):
    its, _, scene = setting_up("dalek", tmp_path)
    assert scene.header.setup["undo"] == "free"
    its.click("seat.1.who")
    its.click("person.0")
    assert scene.header.setup["undo"] == "fair"
    its.click("undo.off")
    assert scene.header.setup["undo"] == "off"


def test_sealed_dice_show_the_hash_of_the_seed_that_is_played_with(tmp_path):
    its, _, _scene = setting_up("dalek", tmp_path)
    its.click("sealed")
    shown = label(its, "sealed.hash")
    its.click("phrase")
    its.feed(typed("salt"))
    session = begin(its)
    assert shown == spaced(seed_hash(session.header.seed))
    assert session.header.seed_hash == shown.replace(" ", "")
    assert session.header.phrase == "salt"
    its.quit()


def test_without_a_seal_there_is_no_phrase(tmp_path):
    _its, _, scene = setting_up("dalek", tmp_path)
    scene.say_phrase("salt")
    assert scene.header.phrase is None
    assert scene.header.seed_hash is None


def test_the_last_set_up_is_remembered(tmp_path):
    memory = Memory()
    its, _, scene = setting_up("dalek", tmp_path, memory)
    its.click("target.90")
    its.click("seat.add")
    its.click("evening.five")
    begin(its)
    its.quit()
    again = setting_up("dalek", tmp_path, memory)[2]
    assert again.plan.places == draft.filled(scene.plan).places
    assert again.plan.options == {"target": 90}
    assert again.plan.length == "five"


def test_a_remembered_plan_that_cannot_be_played_any_more_is_mended():
    stale = plan("dalek", kind="bot", target=45)
    mended = draft.playable(stale)
    assert mended.options == {}
    assert {place.level for place in mended.places} == {"easy"}


def test_every_option_that_is_offered_is_one_of_the_game():
    for game in GAMES:
        with pytest.raises(IllegalError):
            host(None).header_of(plan(game, nonsense=1), "tea")


def names(scene):
    return [seat.name for seat in scene.header.seats]


def three(tmp_path, **settings):
    its, its_host, scene = setting_up("dalek", tmp_path, **settings)
    its.click("seat.add")
    return its, its_host, scene


def test_seats_change_places_by_click(tmp_path):
    its, _, scene = three(tmp_path)
    one, two, last = names(scene)
    colours = dict(zip(names(scene), scene.plan.colours, strict=True))
    its.click("seat.2.move")
    assert names(scene) == [one, last, two]
    its.click("seat.0.move")
    assert names(scene) == [last, one, two]
    assert dict(zip(names(scene), scene.plan.colours, strict=True)) == colours
    assert [seat.name for seat in begin(its).seats] == [last, one, two]
    its.quit()


def test_a_seat_is_moved_on_by_the_same_key(tmp_path):
    its, _, scene = three(tmp_path)
    one, two, last = names(scene)
    scene.controls.focus_on("seat.2.move", ring=True)
    its.press(pygame.K_RETURN)
    its.press(pygame.K_RETURN)
    assert names(scene) == [last, one, two]


def test_who_was_chosen_to_begin_still_does_after_changing_places(tmp_path):
    its, _, scene = three(tmp_path)
    chosen = names(scene)[2]
    its.click("seat.2.first")
    its.click("seat.2.move")
    assert names(scene)[scene.header.setup["first"]] == chosen
    its.click("order.draw")
    assert names(scene)[scene.header.setup["first"]] == chosen


def test_a_drawn_order_has_the_same_seats_and_can_be_taken_back(tmp_path):
    its, _, scene = three(tmp_path)
    before, orders = scene.plan, set()
    for _time in range(40):
        its.click("order.draw")
        assert sorted(place.name for place in scene.plan.places) == sorted(p.name for p in before.places)
        orders.add(scene.plan.places)
    assert len(orders) > 2
    last = scene.plan
    its.click("order.draw")
    its.advance(1)
    its.click("toast.action")
    assert scene.plan == last


def test_somebody_alone_has_no_order(tmp_path):
    its, _, _scene = setting_up("dalek", tmp_path)
    its.click("seat.1.remove")
    targets = {target.id: target for target in its.targets()}
    assert not targets["order.draw"].enabled
    assert "seat.0.move" not in targets


def test_a_seal_brings_its_phrase_into_sight(tmp_path):
    its, _, scene = setting_up("dalek", tmp_path, size=(1000, 700), scale=150)
    its.click("seat.0.name")
    scene.set_option("sealed", True)
    its.advance(2)
    phrase = scene.controls.find("phrase")
    assert phrase.holder.rect.contains(phrase.rect)


def panels(its):
    return {target.id: target.rect for target in its.targets() if target.id == "begin"} | {
        widget.id: tuple(widget.rect) for widget in its.top.controls.widgets if widget.role == "panel"
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1000, 700), (1080, 1920)])
def test_nothing_moves_when_a_seat_is_added_or_the_dice_are_sealed(game, size, tmp_path):
    its, _, scene = setting_up(game, tmp_path, size=size)
    before = panels(its)
    places = {widget.id: tuple(widget.rect) for widget in its.top.controls.widgets if "." in widget.id}
    for _time in range(6):
        scene.add_seat() if draft.may_add(scene.plan) else None
        assert panels(its) == before
    after = {widget.id: tuple(widget.rect) for widget in its.top.controls.widgets}
    assert all(after[name] == rect for name, rect in places.items() if name.startswith(("order", "undo")))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_all_choices_are_seen_without_scrolling(game, size, tmp_path):
    its, _, scene = setting_up(game, tmp_path, size=size)
    its.targets()
    scrolled = [w for w in scene.controls.widgets if w.role == "scroll"]
    assert len(scrolled) == 2
    assert all(area.tall <= area.rect.h for area in scrolled)
