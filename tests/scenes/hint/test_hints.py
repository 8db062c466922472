"""A hint is what the expert does, lit where it can be pressed, and never from more than the eyes know."""

from random import Random
from typing import Any

import pygame
import pytest

from game import bots
from game.bots.explain.hint import Asked
from game.dalek.commands import Keep, Roll
from game.dicy.commands import Reroll
from game.seventeen.cards import KIND
from game.seventeen.views import View
from scenes.games.dalek.hints import lights
from scenes.games.dicy.hints import lights as dicy_lights
from scenes.games.seventeen.hints import reason_words
from scenes.hint import balloon
from scenes.hint import lights as table_lights
from scenes.widgets.layout import Scale
from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.games.dicy.builders import a_command, dicy_app
from tests.scenes.games.seventeen.builders import dealt, order, seventeen, started
from tests.scenes.sizes import SIZES
from tests.scenes.table.builders import app_at, bot, people, settle, targets


def top(app) -> Any:
    return app.top


def played_on(scene, number, commands):
    random = Random(number)
    for _ in range(commands):
        if not scene.ended:
            scene.do(a_command(scene, random))


def hinted(app) -> Any:
    app.press(pygame.K_h)
    app.advance(0.1)
    return app.top.hinting


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("number", range(12))
@pytest.mark.parametrize("table", [dalek_app, dicy_app])
@pytest.mark.parametrize("names", [("Ada",), ("Ada", "Bo"), ("Ada", "Bo", "Cleo")])
def test_a_hint_is_legal_and_says_why(table, names, number):
    app, scene = table(*people(*names), seed=f"{number}", speed="instant")
    played_on(scene, number, number)
    if scene.ended:
        return
    hinting = hinted(app)
    assert hinting.hint.command in list(scene.sitting.legal(scene.sitting.to_act))
    assert "{" not in hinting.words
    assert hinting.words == targets(app)["hint"].label


@pytest.mark.parametrize("size", SIZES[:7])
def test_what_the_hint_is_about_is_lit_and_not_covered(size):
    for table, number in ((dalek_app, 3), (dicy_app, 3), (dicy_app, 8)):
        app, scene = table(*people("Ada", "Bo"), seed=f"{number}", size=size, speed="instant")
        app.press(pygame.K_SPACE)
        app.advance(0.1)
        hinting = hinted(app)
        assert hinting.lights()
        assert scene.frame
        assert scene.frame.help.contains(hinting.place())
        assert hinting.place().collidelist(hinting.lights()) < 0
        assert app.picture()


def test_what_is_lit_does_what_the_hint_says():
    app, scene = dalek_app(*people("Ada"), seed="7", speed="instant")
    app.press(pygame.K_SPACE)
    hinting = hinted(app)
    command = hinting.hint.command
    assert isinstance(command, Keep)
    for step in lights(command, scene.view, hinting.hint.reason):
        for name in step:
            app.click(name)
    done: Any = scene.sitting.session.steps[-2:]
    assert [step.command for step in done] == [command, Roll(0)]


def test_the_key_takes_the_hint_away_and_so_does_the_game():
    app, scene = dalek_app(*people("Ada"), speed="instant")
    hinting = hinted(app)
    assert hinting.hint
    app.press(pygame.K_h)
    assert hinting.hint is None
    hinted(app)
    app.press(pygame.K_ESCAPE)
    assert hinting.hint is None
    assert app.top is scene
    hinted(app)
    app.press(pygame.K_SPACE)
    assert hinting.hint is None
    assert "hint" not in targets(app)


def test_no_hint_while_an_opponent_plays(minds):
    app, scene = dalek_app(bot("Bo"), *people("Ada"), speed="calm")
    minds.clear()
    app.press(pygame.K_h)
    assert not any(isinstance(question, Asked) for question in minds)
    assert not targets(app)["bar.hint"].enabled
    assert scene.hinting.why_not


def test_a_late_answer_is_not_shown_at_another_table(minds):
    app, scene = dalek_app(*people("Ada"), speed="instant")
    app.press(pygame.K_h)
    scene.table.deciding.roll()
    app.advance(0.1)
    assert scene.hinting.hint is None


def test_the_table_may_play_without_hints():
    app, scene = dalek_app(*people("Ada"), speed="instant", hints=False)
    assert "bar.hint" not in targets(app)
    app.press(pygame.K_h)
    assert scene.hinting.hint is None


# 17


def test_a_hint_in_17_knows_what_the_eyes_know_and_no_more(minds):
    app, scene = seventeen(*people("Ada"), bot("Bo"), seed="view", speed="instant")
    started(app, scene)
    settle(app)
    app.press(pygame.K_h)
    asked = [question for question in minds if isinstance(question, Asked)]
    if scene.table.hint_seat is not None:
        assert asked[-1].view == scene.view
        assert asked[-1].view.seat == 0
    assert all(isinstance(question.view, View) and question.view.seat == 0 for question in asked)


def test_no_hint_in_17_before_the_curtain_is_opened(minds):
    app, scene = seventeen(*people("Ada", "Bo"), seed="curtain", speed="instant")
    app.advance(0.2)
    settle(app)
    assert app.top.name == "curtain"
    assert scene.table.hint_seat is None
    app.press(pygame.K_h)
    assert not any(isinstance(question, Asked) for question in minds)
    app.click("curtain.open")
    settle(app)
    assert scene.table.hint_seat == scene.view.seat is not None


def test_the_reasons_of_17_are_found_from_a_view_alone():
    """Swapping two cards that the seat doesn't see changes nothing of what is said."""
    from game.bots.seventeen import explain as reasons

    table = dealt(order("h1 h2 o3 h4 trap o5 reverse double"), *people("Ada", "Bo"))
    view = table.session.view(0)
    swapped = dealt(order("h1 trap o3 h4 h2 o5 double reverse"), *people("Ada", "Bo")).session.view(0)
    assert view != table.session.view(1)
    for command in table.session.game.legal(table.session.state, 0):
        one = reasons.why(view, command, Random(1))
        assert "{" not in reason_words(one)
        if view == swapped:
            assert one == reasons.why(swapped, command, Random(1))
    assert [KIND[card] for card in table.session.state.hands[0]]


@pytest.mark.parametrize("game", ["dalek", "dicy"])
def test_the_expert_is_asked_as_it_plays(game):
    app, scene = (dalek_app if game == "dalek" else dicy_app)(*people("Ada", "Bo"), speed="instant")
    app.press(pygame.K_SPACE)
    hint = hinted(app).hint
    legal = scene.sitting.legal(0)
    assert hint.command == bots.ask(game, "expert", scene.view, legal, "another seed")


def test_the_slip_stands_in_its_own_room_as_near_as_can_be_to_what_is_lit():
    room = pygame.Rect(300, 0, 100, 300)
    words, scale = "Straight for 18 points wins most.", Scale(8)
    high, low = pygame.Rect(10, 10, 40, 20), pygame.Rect(10, 270, 40, 20)
    first, second = (balloon.place(words, [lit], [room], scale) for lit in (high, low))
    assert room.contains(first)
    assert room.contains(second)
    assert first.y < second.y


def test_words_a_little_too_long_for_the_first_room_are_set_smaller_rather_than_over_the_plates():
    below, over_the_plates = pygame.Rect(0, 200, 160, 100), pygame.Rect(0, 0, 160, 300)
    scale = Scale(8)
    for words, room in (
        ("Straight for 18 points wins.", below),
        ("Bruno: Straight for 18 points wins most.", below),
        ("Bruno: Straight for 18 points wins 17 of 100; to freeze Odds wins 13 of them.", over_the_plates),
    ):
        placed = balloon.place(words, [over_the_plates], [below, over_the_plates], scale)
        assert room.contains(placed)
        assert room is below or not below.contains(placed)


def test_a_hint_to_re_roll_lights_the_card_that_it_costs_and_never_a_button_that_is_disabled():
    app, scene = dicy_app(*people("Ada"), seed="7", speed="instant")
    app.press(pygame.K_SPACE)
    command = Reroll(0, scene.view.table.cards[1], (0, 2))
    lit = table_lights.lights(dicy_lights(command, scene.view), scene.controls.widgets)
    found = {name: scene.controls.find(name).rect for name in ("die.0", "die.2", f"card.0.{command.card}")}
    assert all(rect in lit for rect in found.values())


def test_a_hint_lights_what_makes_it_final_once_the_dice_are_set_aside():
    app, scene = dalek_app(*people("Ada"), seed="7", speed="instant")
    app.press(pygame.K_SPACE)
    hinting = hinted(app)
    assert isinstance(hinting.hint.command, Keep)
    dice = [f"die.{die}" for die in hinting.hint.command.dice]
    assert hinting.lights() == [scene.controls.find(die).rect for die in dice]
    for die in dice:
        app.click(die)
    app.draw()
    assert hinting.lights() == [scene.controls.find("roll").rect]


def test_a_die_is_lit_round_its_own_shape_and_all_else_round_its_place():
    app, scene = dalek_app(*people("Ada"), seed="7", speed="instant")
    app.press(pygame.K_SPACE)
    die, button = (scene.controls.find(name).rect for name in ("die.0", "keep"))
    surface = pygame.Surface(app.surface.get_size())
    assert scene.table.draw_lights(surface, [die, button]) == [button]
    lit = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1))
    lit.invert()
    (around,) = lit.get_bounding_rects()
    assert around.contains(die.inflate(-4, -4))
    assert not lit.get_at(die.center)


def test_with_other_dice_set_aside_too_the_hint_lights_its_own_and_not_what_would_make_it_final():
    app, scene = dalek_app(*people("Ada"), seed="7", speed="instant")
    app.press(pygame.K_SPACE)
    hinting = hinted(app)
    app.press(pygame.K_RETURN)
    app.draw()
    picked = {widget.id for widget in scene.controls.widgets if widget.chosen}
    dice = {f"die.{die}" for die in hinting.hint.command.dice}
    assert dice < picked
    assert hinting.lights() == [widget.rect for widget in scene.controls.widgets if widget.id in dice]


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1000, 700), (900, 1400)])
@pytest.mark.parametrize("log", [True, False])
def test_help_covers_nothing_that_is_played_with(size, log):
    for table in (dalek_app, dicy_app):
        app, scene = table(*people("Ada", "Bo"), seed="3", size=size, speed="instant")
        scene.log_wanted = log
        scene.relay()
        app.press(pygame.K_SPACE)
        app.advance(0.1)
        hinted(app)
        played = [w.rect for w in scene.controls.widgets if w.id.startswith(("die.", "card.", "place."))]
        played.append(scene.controls.find("prompt").rect)
        assert scene.hinting.place().collidelist(played) < 0
        if not scene.frame.plates_above:
            assert scene.hinting.place().collidelist(scene.frame.seats) < 0, "scores are still to be seen"
        scene.tell("This can't be done now, for a reason that takes a line.", played[0])
        assert scene.controls.bubble.rect.collidelist(played) < 0


# The rule book from the table


def test_f1_opens_the_book_where_the_table_is():
    app, scene = dalek_app(*people("Ada"), speed="instant")
    for chapter in ("turn",):
        app.press(pygame.K_F1)
        assert (app.top.name, top(app).chapter.key) == ("book", chapter)
        app.press(pygame.K_F1)
        assert app.top is scene
    app.click("bar.rules")
    assert app.top.name == "book"


def test_choosing_a_card_to_freeze_opens_at_freezing():
    app, scene = dicy_app(*people("Ada"), speed="instant")
    app.press(pygame.K_SPACE)
    app.advance(0.1)
    app.press(pygame.K_1 + scene.table.state.dice[0] - 1)
    app.press(pygame.K_SPACE)
    assert scene.table.deciding.rerolling
    scene.open_rules()
    assert top(app).chapter.key == "freezing"


def test_f1_on_a_button_says_what_it_does_and_again_opens_the_book():
    app, scene = dalek_app(*people("Ada"), speed="instant")
    scene.controls.focus_on("roll", ring=True)
    app.press(pygame.K_F1)
    assert scene.controls.told
    assert app.top is scene
    app.press(pygame.K_F1)
    assert app.top.name == "book"


# What the choices cost


def test_the_result_tells_the_dearest_choices_when_asked_and_opens_their_moment(tmp_path):
    from scenes.result.scene import ResultScene
    from tests.scenes.around.builders import host, played, shelved

    session = played("dalek", ("Ada", "Bo"), target=30)
    its = host(tmp_path)
    scene = ResultScene(its, session, shelved(its, session))
    app = app_at(scene, speed="instant")
    assert "cost.0" not in targets(app)
    scene._dearest.ask(scene.relay)
    app.advance(0.1)
    row: Any = scene.controls.find("cost.0")
    assert row
    assert scene._dearest.found
    mistake = scene._dearest.found[0]
    row.press()
    app.advance(0.5)
    replay: Any = top(app)
    assert replay.name == "replay"
    assert replay.n == mistake.decision.n
    assert replay.view.table == mistake.decision.view.table


# F1 over a card


def test_f1_over_a_card_of_dicy_cards_says_its_rule():
    app, scene = dicy_app(*people("Ada"), speed="instant")
    card = scene.table.cards[3]
    at = scene.table.rows.rect(0, card).center
    app.feed(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False))
    app.press(pygame.K_F1)
    assert scene.table.magnifier.shown == (0, card)


def test_f1_over_a_card_of_17_says_its_rule_and_again_opens_the_book():
    app, scene = seventeen(*people("Ada"), bot("Bo"), seed="f1", speed="instant")
    started(app, scene)
    settle(app)
    at = scene.table.parts.cards.hands[scene.table.parts.cards.below][0].sprite.rect.center
    app.feed(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False))
    app.press(pygame.K_F1)
    assert scene.table.magnifier.shown
    app.press(pygame.K_F1)
    assert app.top.name == "book"


def test_a_hint_in_17_is_for_whose_hand_is_seen_whoever_moves_next(minds):
    app, scene = seventeen(*people("Ada"), bot("Bo"), bot("Cleo"), seed="three", speed="instant")
    started(app, scene)
    before_others = 0
    for _ in range(60):
        if scene.ended or app.top is not scene:
            break
        seat = scene.table.hint_seat
        assert seat in (None, 0)
        if seat == 0 and scene.sitting.to_act != 0:
            before_others += 1
            assert hinted(app).hint.command in (None, *scene.sitting.legal(0))
        if scene.table.playing.choosing and not scene.sitting.callers:
            scene.do(next(iter(scene.sitting.legal(0))))
        elif scene.table.asking.calling.is_open and scene.table.asking.calling.people:
            scene.table.asking.go_on()
        app.advance(1.5)
    assert before_others
