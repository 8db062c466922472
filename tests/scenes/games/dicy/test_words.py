"""The log of a game in sentences: each event that matters has one, and it names who and what."""

from random import Random

from game.dicy.events import CardScored, DiceRolled, GameEnded, TurnEnded, TurnStarted
from scenes.table.pad import columns
from tests.scenes.games.dicy.builders import a_command, dicy_app
from tests.scenes.table.builders import people


def a_game(*names, seed):
    app, scene = dicy_app(*people(*names), seed=seed, speed="instant", mode="interaction")
    random = Random(seed)
    while not scene.ended:
        scene.do(a_command(scene, random))
    return app, scene


def test_every_event_of_a_game_can_be_told():
    _app, scene = a_game("Ada", "Bo", seed="told")
    before = scene.sitting.view_at(0)
    for n, event in enumerate(scene.sitting.seen(), 1):
        said = scene.table.sentence(event, scene.sitting.names, before) or ""
        before = scene.sitting.view_at(n)
        if isinstance(event, (DiceRolled, CardScored)):
            assert scene.sitting.names[event.seat] in said
        if isinstance(event, (TurnStarted, TurnEnded)):
            assert not said
        if isinstance(event, CardScored):
            assert str(event.points) in said
        if isinstance(event, GameEnded):
            assert scene.sitting.names[event.winners[0]] in said


def test_alone_the_end_says_in_how_many_turns():
    _app, scene = a_game("Ada", seed="alone")
    said = scene.table.sentence(
        scene.sitting.seen()[-1], ("Ada",), scene.sitting.view_at(scene.sitting.length - 1)
    )
    assert said
    assert f"{scene.table.state.round} turns" in said


def test_the_score_pad_holds_every_turn_and_adds_up_to_the_scores():
    _app, scene = a_game("Ada", "Bo", "Cleo", seed="pad")
    written = columns("dicy", scene.sitting.seen(), 3)
    assert tuple(sum(column) for column in written) == scene.table.state.scores
    assert {len(column) for column in written} == {scene.table.state.round}
