"""Cards on their way to the row, in it and from it: in which order they lie, and what the total says."""

from game.seventeen.commands import BeginTurn, Call, Play
from scenes.games.seventeen.cards import KEPT_DISCARDS
from scenes.table.card.sprite import CardSprite
from tests.scenes.games.seventeen.builders import at_table, bot, dealt, order, people, settle
from tests.scenes.games.seventeen.test_reveal import frames, revealing, up_to_call


def test_cards_that_wait_to_be_turned_lie_in_their_order(monkeypatch):
    app, scene = revealing()
    frames(app, scene, lambda: scene.table.parts.total.counting)
    row, drawn = [card.sprite for card in scene.table.parts.cards.row], []
    monkeypatch.setattr(CardSprite, "draw", lambda sprite, _surface: drawn.append(sprite))
    app.draw()
    resting = [sprite for sprite in row if not sprite.moves]
    assert len(resting) > 1
    assert [sprite for sprite in drawn if sprite in resting] == resting


def test_what_the_trash_takes_along_lies_above_the_row_that_closes_below_it(monkeypatch):
    app, scene = at_table(up_to_call(("o5", "up"), ("o5", "up"), deck="o5 o5 trash"))
    scene.drive = lambda: None
    settle(app)
    scene.do(BeginTurn(2))
    scene.do(Play(2, "trash", "up"))
    cards, drawn = scene.table.parts.cards, []
    frames(app, scene, lambda: len(cards.discards) == 2)
    monkeypatch.setattr(CardSprite, "draw", lambda sprite, _surface: drawn.append(sprite))
    app.draw()
    assert all(card.sprite.waits for card in cards.discards)
    assert drawn.index(cards.row[0].sprite) < min(drawn.index(card.sprite) for card in cards.discards)


def test_discards_are_as_they_were_until_others_have_come():
    app, scene = at_table(dealt(order("o5 o1 o2 trash"), *people("Ada"), bot("Bo"), bot("Cy")))
    scene.drive = lambda: None
    app.advance(0.1)
    settle(app)
    while len(scene.view.discards) <= KEPT_DISCARDS:
        sitting = scene.sitting
        if sitting.callers:
            long = len(scene.view.row) > KEPT_DISCARDS
            scene.do(Call(sitting.callers[0]) if long else BeginTurn(sitting.to_act))
        else:
            plays = [play for play in sitting.legal(sitting.to_act) if play.card != "trash"]
            scene.do(next(play for play in plays if play.face == "down"))
        scene.director.skip()
    while not (scene.sitting.to_act == 0 and not scene.sitting.callers):
        sitting = scene.sitting
        scene.do(BeginTurn(sitting.to_act) if sitting.callers else next(sitting.legal(sitting.to_act)))
        scene.director.skip()
    parts = scene.table.parts

    def pile():
        return app.picture().subsurface(parts.places.discards).copy().get_buffer().raw

    before = pile()
    scene.do(Play(0, "trash", "up"))
    frames(app, scene, lambda: any(card.sprite.waits for card in parts.cards.discards))
    assert pile() == before
    frames(app, scene, lambda: any(card.moves for card in parts.cards.discards))
    assert pile() == before


def test_the_total_is_less_when_what_the_trash_takes_along_sets_out_and_no_sooner():
    app, scene = at_table(up_to_call(("o5", "up"), deck="o5 trash"))
    scene.drive = lambda: None
    settle(app)
    scene.do(BeginTurn(1))
    scene.do(Play(1, "trash", "up"))
    parts = scene.table.parts
    frames(app, scene, lambda: not scene.view.row)
    assert parts.total.shown.total == 5
    frames(app, scene, lambda: not any(card.sprite.waits for card in parts.cards.discards))
    assert parts.total.shown.total == 0
    assert not parts.cards.settled


def test_the_total_is_more_when_a_card_has_come_to_the_row_and_no_sooner():
    app, scene = at_table(up_to_call(("o5", "up"), deck="o5 o4"))
    scene.drive = lambda: None
    settle(app)
    scene.do(BeginTurn(1))
    scene.do(Play(1, "o4", "up"))
    parts = scene.table.parts
    frames(app, scene, lambda: len(parts.cards.row) == 2)
    while not parts.cards.row[1].settled:
        assert parts.total.shown.total == 5
        app.advance(1 / 30)
    app.advance(1 / 30)
    assert parts.total.shown.total == 9
