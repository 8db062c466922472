"""17, spoken aloud to whoever is at the screen: never a card that those eyes don't know, however slowly it is
said, and whatever somebody presses.
"""

import re
from random import Random

import pygame
import pytest

from game.seventeen import GAME
from game.seventeen.cards import KIND, SPECIALS
from game.seventeen.views import SawPlayed, SawRevealed
from scenes.games.seventeen.naming import card_name
from scenes.replay.scene import ReplayScene
from tests.scenes.around.builders import host, played, shelved
from tests.scenes.games.seventeen.builders import at_table, dealt, order, play, seventeen, to_act
from tests.scenes.speech.builders import SlowVoice, go_on, heard, listening, press, read_to
from tests.scenes.table.builders import bot, people

_PRESSES = (pygame.K_TAB, pygame.K_F2, pygame.K_F1, pygame.K_DOWN, pygame.K_h)


def names_in(words):
    """The kinds of cards that these words name: specials by their name, others by what only a hand is told
    of. Of a card face up, and of a back, everybody may hear.
    """
    named = {kind for kind in set(KIND.values()) if kind not in SPECIALS and card_name(kind) in words}
    return named | {kind for kind in SPECIALS if re.search(rf"\b{card_name(kind)}\b", words)}


def known(scene):
    """The kinds that the eyes at the screen know of: their own, held or played, and what lay face up."""
    view = scene.sitting.view
    played = [event for event in view.history if isinstance(event, SawPlayed)]
    lay = {event.card for event in played if event.face == "up" or event.seat == view.seat}
    shown = {kind for event in view.history if isinstance(event, SawRevealed) for kind in event.cards}
    return {*view.hand, *lay, *shown}


def test_names_of_cards_are_found_in_what_is_said():
    assert names_in("Ada holds: 5, plain back; Trap.") == {"h5", "trap"}
    assert names_in("5. Face down, plain back. Draw pile: 60, the top one has a back with a 4.") == set()


@pytest.mark.parametrize("seed", range(6))
def test_in_random_games_nothing_is_said_that_the_eyes_at_the_screen_do_not_know(seed):
    random = Random(seed)
    persons, bots = people("Ada", "Bo", "Eva")[: random.choice((2, 3))], (bot("Cy"), bot("Dora"))
    who, speed = (*persons, *bots[: random.choice((0, 1, 2))]), random.choice(("brisk", "instant"))
    app, scene = seventeen(*who, seed=f"aloud {seed}", speed=speed, call_window="go_on")
    voice = read_to(SlowVoice(random.choice((2, 7, 25))), app)
    heard_of_hands = 0
    for _ in range(500):
        app.advance(0.1)
        app.draw()
        said = voice.step()
        if app.top is scene or app.top.name == "curtain":  # a rule book names every card
            assert names_in(said) <= known(scene), (said, scene.sitting.eyes)
        heard_of_hands += "holds: " in said
        _somebody_acts(app, scene, random)
        if scene.ended or not app.running:
            break
    assert heard_of_hands


def _somebody_acts(app, scene, random):
    offered = [t.id for t in app.targets() if t.id in ("curtain.open", "go_on") or t.id.startswith("call.")]
    if random.random() < 0.25:
        app.press(random.choice(_PRESSES))
    elif app.top is not scene and app.top.name != "curtain":
        app.press(pygame.K_ESCAPE)
    elif scene.table.playing.choosing and random.random() < 0.4:
        play(app, random.randrange(len(scene.view.hand)), random.choice(("up", "down")))
    elif offered and random.random() < 0.3:
        app.click(random.choice([name for name in offered if not name.startswith("call.")] * 9 + offered))


HERS = "h1 {bo} o2 h3 o4 trap"  # Ada h1 o2 o4, Bo the other three
SWAPS = {"numbers": ("h5", "h2"), "specials": ("reverse", "double"), "trap for number": ("trap", "h4")}


def two_tables(one, other, *seats):
    """They differ only in which of two cards with equal backs Bo holds; the other lies deep in the pile."""
    tables = []
    for hers, later in ((one, other), (other, one)):
        cards = order(" ".join([*HERS.format(bo=hers).split(), "o1", "o5", "h3", later]))
        app, scene = at_table(dealt(cards, *seats), speed="instant", call_window="go_on")
        tables.append((app, scene, read_to(SlowVoice(3), app)))
    return tables


@pytest.mark.parametrize("swap", SWAPS)
@pytest.mark.parametrize(
    "seats", [people("Ada", "Bo"), (*people("Ada"), bot("Bo"))], ids=["two", "against a bot"]
)
@pytest.mark.parametrize("seed", range(3))
def test_a_hidden_card_changes_no_word_of_what_somebody_else_hears(swap, seats, seed):
    tables = two_tables(*SWAPS[swap], *seats)
    random = Random(seed)
    words = 0
    for step in range(160):
        said = []
        for app, _scene, voice in tables:
            app.advance(0.1)
            app.draw()
            said.append(voice.step())
        assert said[0] == said[1]
        words += len(said[0])
        app, scene, _voice = tables[0]
        if app.top.name not in ("seventeen", "curtain"):
            break
        if scene.sitting.to_act == 1 and (app.top.name == "curtain" or scene.sitting.is_bot(1)):
            break
        key = pygame.K_RETURN if app.top.name == "curtain" else random.choice(_PRESSES)
        if step % 8 == 7:
            key = random.choice((pygame.K_1, pygame.K_2, pygame.K_u, pygame.K_d, pygame.K_RETURN))
        for app, _scene, _voice in tables:
            app.press(key)
    assert words


def test_the_comparison_would_hear_a_card_of_ones_own():
    said = []
    for card in ("h2", "h4"):
        app, _scene = at_table(
            dealt(order(f"h1 o3 o2 h3 {card} trap"), *people("Ada"), bot("Bo")), speed="instant"
        )
        ear = heard(app)
        go_on(app)
        said.append(ear.words)
    assert said[0] != said[1]


def test_what_somebody_holds_is_cut_short_as_soon_as_other_eyes_look_on():
    app, scene = seventeen(*people("Ada", "Bo"), speed="calm", call_window="go_on")
    voice = read_to(SlowVoice(10_000), app)
    go_on(app, 20)
    app.press(pygame.K_RETURN)
    while "holds: " not in voice.step():
        go_on(app, 0.1)
    scene.do(next(iter(scene.sitting.legal(to_act(scene)))))
    go_on(app, 0.1)
    assert scene.director.busy
    assert "holds: " in voice.step(), "it is still being said while the card moves"
    scene.look_as(None)
    app.draw()
    assert "holds: " not in voice.step()


def watched(tmp_path, **settings):
    its = host(tmp_path)
    scene = its.replay(shelved(its, played("seventeen", ("Ada", "Bo", "Eva"))))
    app, ear = listening(scene, **settings)
    assert isinstance(scene, ReplayScene)
    scene.seek(scene.course.stops[6])
    go_on(app, 1)
    ear.fresh()
    return app, scene, ear


def hand_words(scene, seat):
    hand = GAME.view(scene.sitting.session.seek(scene.n), seat).hand
    return f"{scene.name_of(seat)} holds: {'; '.join(card_name(kind) for kind in hand)}."


def test_over_a_shoulder_that_hand_is_told_and_no_other(tmp_path):
    app, scene, ear = watched(tmp_path)
    press(app, pygame.K_F2)
    assert hand_words(scene, 0) in ear.last
    assert "Bo holds 3 cards: " in ear.last
    assert "Bo holds: " not in ear.last


def test_with_all_hands_open_all_of_them_are_told(tmp_path):
    app, scene, ear = watched(tmp_path)
    scene.open_all_hands()
    go_on(app, 1)
    for seat in (1, 2):
        assert hand_words(scene, seat) in ear.last
    press(app, pygame.K_F2)
    for seat in range(3):
        assert hand_words(scene, seat) in ear.last


def test_a_replay_tells_each_step_and_what_comes_next(tmp_path):
    app, scene, ear = watched(tmp_path)
    step = scene.course.step_of(scene.n)
    press(app, pygame.K_RIGHT)
    assert f"Step {step + 1} of " in ear.last
    assert [said.kind for said in ear.said].count("log") >= 1
