"""Nothing of a hand is seen, told or traced by anybody whose hand it isn't, at any moment."""

from random import Random

import pygame
import pytest

from game.seventeen.cards import BACK, KIND
from game.seventeen.commands import Call
from tests.scenes.frame.builders import motion
from tests.scenes.games.seventeen.builders import (
    at_table,
    bot,
    dealt,
    order,
    people,
    play,
    settle,
    seventeen,
    to_act,
)

SMALL = (1000, 700)
HERS = "h1 {bo} o2 h3 o4 trap"  # Ada h1 o2 o4, Bo the other three
SWAPS = {"numbers": ("h5", "h2"), "specials": ("reverse", "double"), "trap for number": ("trap", "h4")}


def deck(mine, first):
    """Of two cards with equal backs, this one is Bo's and the other lies in the pile."""
    front = HERS.format(bo=first).split()
    return order(" ".join([*front, "o1", "o5", "h3", mine]))


def pair(one, other, *seats, **settings):
    """Two tables that differ only in which of two cards Bo holds."""
    assert BACK[one] == BACK[other]
    return [
        at_table(dealt(deck(later, hers), *seats), size=SMALL, **settings)
        for hers, later in ((one, other), (other, one))
    ]


def on_screen(app, scene):
    told = app.top.controls.told
    lines = tuple((line.n, line.words) for line in scene.story.lines)
    return app.top.name, app.picture().get_buffer().raw, tuple(app.targets()), told, lines


def same(tables, seconds, step=0.12):
    for _ in range(round(seconds / step)):
        (one, other) = [on_screen(app, scene) for app, scene in tables]
        assert one[0] == other[0]
        assert one[2:] == other[2:]
        assert one[1] == other[1], "the pictures differ"
        for app, _scene in tables:
            app.advance(step)


def both(tables, do):
    for app, scene in tables:
        do(app, scene)


@pytest.mark.parametrize("swap", SWAPS)
def test_swapping_a_hidden_card_changes_no_pixel_of_the_other_players_turn(swap):
    tables = pair(*SWAPS[swap], *people("Ada", "Bo"), call_window="go_on")
    same(tables, 4)
    assert {app.top.name for app, _ in tables} == {"curtain"}
    both(tables, lambda app, _scene: app.click("curtain.open"))
    same(tables, 1)
    both(tables, lambda app, _scene: app.press(pygame.K_1))
    same(tables, 0.5)
    both(tables, lambda app, _scene: app.press(pygame.K_d))
    same(tables, 4)
    both(tables, lambda app, scene: app.feed(motion(scene.table.parts.places.hand.center)))
    same(tables, 1.5)
    both(tables, lambda app, _scene: app.press(pygame.K_RETURN))
    same(tables, 2)
    assert {app.top.name for app, _ in tables} == {"curtain"}
    assert tables[0][1].sitting.to_act == 1


def test_a_bots_hidden_card_changes_no_pixel_even_while_one_looks_back():
    tables = pair("h5", "h2", *people("Ada"), bot("Bo"), call_window="2")
    same(tables, 4)
    both(tables, lambda app, _scene: play(app, 0, "up"))
    same(tables, 1)
    both(tables, lambda app, scene: scene.look_at(9))
    same(tables, 1)
    both(tables, lambda app, _scene: app.resize((1024, 768)))
    same(tables, 0.4)


def test_the_comparison_would_see_a_card_of_ones_own():
    tables = [
        at_table(dealt(order(f"h1 o3 o2 h3 {card} trap"), *people("Ada"), bot("Bo")), size=SMALL)
        for card in ("h2", "h4")
    ]
    both(tables, lambda app, _scene: app.advance(4))
    (one, other) = [on_screen(app, scene) for app, scene in tables]
    assert one[1] != other[1]
    assert one[2] != other[2]


def known_in_hands(scene):
    """The seats of whose hands the table's cards know more than the backs."""
    return {
        seat
        for seat, hand in enumerate(scene.table.parts.cards.hands)
        for card in hand
        if card.what.kind is not None or card.sprite.front.side == "front"
    }


@pytest.mark.parametrize("speed", ["brisk", "instant"])
def test_a_hand_is_open_only_in_the_turn_of_its_player_after_the_curtain(speed):
    app, scene = seventeen(*people("Ada", "Bo"), bot("Cy"), seed="hot seat", speed=speed, call_window="2")
    random = Random(3)
    opened_for = None
    turns = set()
    for _ in range(700):
        app.advance(0.1)
        eyes = scene.sitting.eyes
        assert known_in_hands(scene) <= {eyes}
        if app.top.name == "curtain":
            assert eyes is None
            assert not any(target.id.startswith("hand") for target in app.targets())
            opened_for = scene.sitting.to_act
            app.click("curtain.open")
        elif eyes is not None:
            assert eyes == opened_for
            assert scene.view.mover == eyes or scene.director.busy
            assert not scene.table.asking.calling.is_open
            if scene.table.playing.choosing:
                turns.add(eyes)
                if random.random() < 0.3:
                    scene.look_at(random.randrange(1, scene.sitting.length))
                    app.advance(0.2)
                    assert known_in_hands(scene) <= {eyes}
                    scene.look_at_now()
                    settle(app)
                play(app, random.randrange(len(scene.view.hand)), random.choice(["up", "down"]))
        elif scene.table.asking.calling.is_open and random.random() < 0.1:
            scene.look_at(random.randrange(1, scene.sitting.length))
            app.resize(random.choice([SMALL, (1024, 768)]))
            app.advance(0.2)
            assert known_in_hands(scene) == set()
            scene.look_at_now()
        if scene.ended:
            break
    assert turns == {0, 1}


def test_the_deal_and_the_first_curtain_show_backs_only():
    app, scene = seventeen(*people("Ada", "Bo", "Cy"))
    for _ in range(80):
        assert known_in_hands(scene) == set()
        app.advance(0.05)
    assert app.top.name == "curtain"


def test_after_an_undo_to_another_persons_choice_the_curtain_names_them():
    app, scene = seventeen(*people("Ada", "Bo"), speed="instant", call_window="go_on")
    app.advance(0.1)
    first = to_act(scene)
    app.click("curtain.open")
    play(app)
    app.press(pygame.K_RETURN)
    assert app.top.name == "curtain"
    app.click("curtain.open")
    assert scene.sitting.eyes == 1 - first
    for _ in range(2):
        app.press(pygame.K_z, pygame.KMOD_CTRL)
        app.advance(0.1)
        assert known_in_hands(scene) <= {scene.sitting.eyes}
    assert app.top.name == "curtain"
    assert scene.sitting.eyes is None
    assert scene.sitting.to_act == first


def test_a_second_person_who_sits_down_hides_the_first_ones_hand_at_once():
    app, scene = seventeen(*people("Ada"), bot("Bo"), seed="two", call_window="8")
    app.advance(4)
    settle(app)
    assert known_in_hands(scene) == {0}
    while scene.sitting.to_act == 0:
        app.press(pygame.K_RETURN) if scene.table.asking.calling.is_open else play(app)
    scene.sitting.hand_over(1, "human")
    assert known_in_hands(scene) == set()


def test_lines_of_the_log_never_name_a_card_that_lies_face_down():
    app, scene = seventeen(*people("Ada"), bot("Bo"), seed="log", speed="instant", call_window="go_on")
    app.advance(0.1)
    random = Random(1)
    while len(scene.view.row) < 8 and not scene.ended:
        seat = to_act(scene)
        calm = [c for c in scene.sitting.legal(seat) if not isinstance(c, Call)]
        scene.do(random.choice(calm))
    down = [lying for lying in scene.view.row if lying.face == "down"]
    assert any(lying.card in KIND.values() for lying in down)  # her own, which she knows
    told = [line.words for line in scene.story.lines if "face down" in line.words]
    assert len(told) >= len(down)
    assert all("a card face down" in words or any(d in words for d in "12345") for words in told)
    assert not any(word in words for words in told for word in ("Trap", "Reverse", "Double", "Trash"))


def test_a_tooltip_goes_with_the_hand():
    app, scene = seventeen(*people("Ada", "Bo"), speed="instant", call_window="go_on")
    app.advance(0.1)
    app.click("curtain.open")
    card = scene.table.parts.cards.hands[scene.table.parts.cards.below][0].sprite
    app.feed(motion(card.rect.center))
    app.advance(1.2)
    assert scene.table.magnifier.shown is not None
    app.advance(1)
    seat = to_act(scene)
    scene.do(next(iter(scene.sitting.legal(seat))))
    assert scene.table.magnifier.shown is None
    app.advance(2)
    assert scene.table.magnifier.shown is None or scene.table.magnifier.shown.face.side == "back"
    assert app.top.controls.told is None
