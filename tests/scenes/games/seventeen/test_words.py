"""The sentences of the log and the words of the cards: every event and every card has some."""

from random import Random

from game.seventeen.cards import KINDS
from game.seventeen.commands import Call
from scenes.games.seventeen.naming import card_name, effect, rule
from tests.scenes.games.seventeen.builders import bot, seventeen, to_act


def test_every_card_has_a_name_a_rule_and_says_what_either_side_does():
    for kind in KINDS:
        assert card_name(kind)
        assert rule(kind)
        assert effect(kind, "up")
        assert effect(kind, "down")


def test_every_event_of_a_game_can_be_told():
    app, scene = seventeen(bot("Bo"), bot("Cy"), seed="words", speed="instant")
    scene.drive = lambda: None
    app.advance(0.1)
    random = Random(2)
    while not scene.ended:
        sitting = scene.sitting
        commands = [c for seat in {*sitting.callers, sitting.to_act} for c in sitting.legal(seat)]
        calm = [c for c in commands if not isinstance(c, Call)]
        scene.do(random.choice(calm if calm and random.random() < 0.85 else commands))
    words = [line.words for line in scene.story.lines]
    assert words[0].startswith("Round 1: ")
    assert "laurels end the game" in words[1]
    assert any(sentence.startswith("The row is worth") for sentence in words)
    assert "wins with three laurels" in words[-1] or "win together" in words[-1]


def test_the_log_does_not_tell_the_total_before_the_cards_have_been_counted():
    app, scene = seventeen(bot("Bo"), bot("Cy"), seed="words", speed="normal")
    scene.drive = lambda: None
    app.advance(0.1)
    scene.director.skip()
    random = Random(2)
    for _ in range(12):
        scene.do(random.choice([c for c in scene.sitting.legal(to_act(scene)) if not isinstance(c, Call)]))
        scene.director.skip()
        if len(scene.view.row) > 4 and scene.sitting.callers:
            break
    scene.do(Call(scene.sitting.callers[0]))
    counted = told = False
    for _ in range(400):
        app.advance(0.05)
        told = any("worth" in line.words for line in scene.story.lines)
        if scene.table.parts.total.counting is not None:
            counted = True
            assert not told
    assert counted
    assert told
