"""The end of a round: the order in which cards turn, the verdict below the row, and the winner's crown."""

import pygame
import pytest

from game.seventeen.commands import BeginTurn, Call, Play
from game.seventeen.events import RoundEnded
from game.seventeen.views import Lying
from scenes.games.seventeen.outcome import lies, outcome
from scenes.games.seventeen.reveal import counted_by, length, reveal
from scenes.games.seventeen.sentences import awards, verdict
from scenes.games.seventeen.stamps import SECONDS
from scenes.games.seventeen.verdict import READING
from tests.scenes.frame.builders import down, up
from tests.scenes.games.seventeen.builders import (
    assert_table_is_true,
    at_table,
    bot,
    dealt,
    order,
    people,
    settle,
    started,
)

NAMES = ("Ada", "Bo", "Cy")
DECK = "o5 o5 o5 trap h5 o5 h4 trap o1"


def up_to_call(*plays, deck=DECK, seats=None):
    """A sitting in which the seats have played these cards, from seat 0 on."""
    sitting = dealt(order(deck), *(seats or (*people("Ada"), bot("Bo"), bot("Cy"))))
    for number, (kind, face) in enumerate(plays):
        if number:
            sitting.do(BeginTurn(number % 3))
        sitting.do(Play(number % 3, kind, face))
    return sitting


def called(caller, *plays):
    sitting = up_to_call(*plays)
    sitting.look_as(0)
    sitting.do(Call(caller))
    n = next(n for n, event in enumerate(sitting.seen(), 1) if isinstance(event, RoundEnded))
    return outcome(sitting.view_at(n))


def test_cards_that_all_knew_turn_before_the_hidden_ones():
    row = (Lying(0, "h3", "down"), Lying(1, "o4", "down"), Lying(0, "o5", "up"), Lying(1, "trap", "down"))
    turns = reveal(row, ("h3", "o4", "o5", "trap"))
    assert [turn.number for turn in turns] == [1, 2, 0, 3]
    assert [turn.hidden for turn in turns] == [False, False, True, True]
    assert turns[2].at - turns[1].at > turns[1].at - turns[0].at
    assert counted_by(turns, turns[2].at) == (9, 2)
    assert counted_by(turns, length(turns)) == (12, 0)


def test_a_trap_has_snapped_before_the_next_card_turns():
    kinds = ("trap", "h4", "h3")
    first, second, third = reveal([Lying(0, kind, "down") for kind in kinds], kinds)
    assert second.at >= first.counts_at + sum(SECONDS) - 0.05
    assert second.at - first.at > third.at - second.at


def test_a_round_says_who_was_right_and_who_gets_what_for_what():
    came = called(1, ("o5", "up"), ("o5", "up"), ("o5", "up"), ("trap", "down"))
    assert verdict(came, NAMES) == "15: Bo called too soon."
    assert awards(came, NAMES) == "Ada: 1 laurel; Bo: 1 penalty, 1 penalty for a Trap, 2 penalties back."


def test_a_caller_who_is_right_gets_the_laurel_and_who_played_last_the_penalty():
    came = called(1, ("o5", "up"), ("o5", "up"), ("o5", "up"), ("h4", "down"))
    assert verdict(came, NAMES) == "19: Bo was right."
    assert awards(came, NAMES) == "Bo: 1 laurel; Ada: 1 penalty."


FOUR = (("o5", "up"), ("o5", "up"), ("o5", "up"), ("trap", "down"))
"""Equal cards among them."""
TWO_HIDDEN = "o5 trap o5 h4"


def revealing(**settings):
    app, scene = at_table(up_to_call(*FOUR), **settings)
    scene.drive = lambda: None
    settle(app)
    scene.do(Call(1))
    return app, scene


def frames(app, scene, holds, most=1500):
    for _ in range(most):
        if holds():
            return
        app.advance(1 / 30)
    raise AssertionError


def test_snap_stands_on_its_trap_and_covers_no_other_card():
    app, scene = revealing()
    parts = scene.table.parts
    frames(app, scene, lambda: parts.stamps._shown)
    [snap] = parts.stamps._shown
    trap = parts.cards.row[3].sprite.rect
    assert snap.middle == trap.center
    assert snap.picture.get_width() <= trap.w * 1.05


def test_the_verdict_stands_below_the_row_and_covers_nothing_of_it():
    app, scene = revealing()
    parts = scene.table.parts
    frames(app, scene, lambda: parts.verdict.lingers)
    assert parts.verdict.head == "15: Bo called too soon."
    places = parts.places
    assert not places.actions.colliderect(places.row)
    assert not places.actions.colliderect(places.hand)
    assert len([card for card in parts.cards.owned() if card.sprite.waits]) == 4


def test_while_it_is_read_the_row_lies_in_its_order():
    app, scene = revealing()
    frames(app, scene, lambda: scene.table.parts.cards.row and scene.table.parts.verdict.stands)
    row = list(scene.table.parts.cards.row)
    frames(app, scene, lambda: scene.table.parts.verdict.lingers)
    cards = scene.table.parts.cards
    drawn = [card for card in (*cards._leaving, *cards.every()) if card in row]
    assert drawn == row


def test_it_stands_for_three_seconds_or_until_a_press():
    app, scene = revealing()
    frames(app, scene, lambda: scene.table.parts.verdict.lingers)
    app.advance(READING - 0.3)
    assert scene.table.parts.verdict.stands
    app.advance(0.5)
    assert not scene.table.parts.verdict.stands
    app, scene = revealing()
    frames(app, scene, lambda: scene.table.parts.verdict.lingers)
    app.press(pygame.K_x)
    assert not scene.table.parts.verdict.stands
    settle(app)
    assert_table_is_true(scene)


@pytest.mark.parametrize("way", ["undo", "skip", "hurry"])
def test_in_every_frame_of_a_reveal_one_may_go_back_skip_or_hurry(way):
    for frame in range(0, 330, 11):
        app, scene = revealing()
        app.advance(frame / 30)
        if way == "undo":
            app.press(pygame.K_z, pygame.KMOD_CTRL)
            settle(app)
            assert len(scene.view.row) < 4
        elif way == "skip":
            scene.director.skip()
            assert scene.n == scene.sitting.length
        else:
            app.press(pygame.K_x)
            app.press(pygame.K_x)
        settle(app)
        assert not scene.table.parts.verdict.stands
        assert_table_is_true(scene)


def test_the_row_that_ends_a_game_stays_in_sight_and_the_winner_is_crowned():
    app, scene = started(*at_table(dealt(order("o5 o5 o5 o5 o5 o5 o5"), *people("Ada"), bot("Bo"))))
    scene.drive = lambda: None
    while not scene.ended:
        sitting = scene.sitting
        if sitting.callers and len(scene.sitting.view.row) > 3:
            scene.do(Call(0 if 0 in sitting.callers else 1))
        elif sitting.callers:
            scene.do(BeginTurn(sitting.to_act))
        else:
            scene.do(next(sitting.legal(sitting.to_act)))
        scene.director.skip()
    assert scene.view.row == ()
    row, discards = lies(scene.view)
    assert len(row) >= 4
    assert len(row) + len(discards) == len(scene.view.discards)
    assert len(scene.table.parts.cards.row) == len(row)
    assert scene.table.parts.crowns.seats == scene.view.winners
    wanted = "You win!" if scene.view.winners == (0,) else "Bo wins with three laurels."
    assert scene.table.parts.verdict.head == wanted
    assert_table_is_true(scene)
    app.resize((1000, 700))
    app.draw()
    assert scene.table.parts.verdict.head == wanted
    assert app.click("result") is None


def test_a_bots_wish_changes_no_pixel_until_the_person_has_decided(minds):
    def shown(answer):
        minds["answer"] = lambda _question: answer
        app, scene = at_table(up_to_call(("o5", "up"), ("o5", "up"), ("o5", "up")), size=(1000, 700))
        app.advance(0.1)
        pictures = []
        for _ in range(30):
            app.advance(0.2)
            pictures.append((app.picture().get_buffer().raw, tuple(app.targets())))
        assert scene.table.playing.choosing
        return pictures

    assert shown(Call(1)) == shown(None)


def test_a_plates_number_counts_only_what_has_landed_there():
    app, scene = revealing()
    tokens = scene.table.parts.tokens
    frames(app, scene, lambda: any(one.kind == "victory" for one in tokens._flights))
    while not scene.table.still:
        landed = [tokens.on_plate(seat)[0] for seat in range(3)]
        assert all(shown <= there for shown, there in zip(scene.scores.all_shown(), landed, strict=True))
        app.advance(1 / 60)
    assert scene.scores.all_shown() == scene.view.victories


def test_at_instant_speed_the_verdict_stands_below_the_row_until_a_press_that_does_nothing_else():
    app, scene = revealing(speed="instant")
    app.draw()
    verdict, places = scene.table.parts.verdict, scene.table.parts.places
    app.advance(9)
    assert (verdict.head, scene.moments.standing) == ("15: Bo called too soon.", ())
    n = scene.sitting.length
    app.feed(down(places.actions.center), up(places.actions.center))
    assert not verdict.stands
    assert scene.sitting.length == n


def test_name_tags_go_with_the_cards_when_another_seat_comes_to_sit_below():
    sitting = dealt(order("o1"), *people("Ada", "Bo", "Cy"))
    app, scene = at_table(sitting, call_window="go_on")
    settle(app)
    app.advance(0.1)
    tags, places = scene.table.parts.tags, scene.table.parts.places
    before = [tags.place(seat, places) for seat in range(3)]
    tags.follow(places, 1, looks_on=True)
    assert [tags.place(seat, places) for seat in (1, 2)] == before[1:]
    tags.update(0.15)
    half = tags.place(2, places)
    assert before[1].x < half.x < before[2].x
    tags.update(0.2)
    assert tags.place(1, places) is None
    assert tags.place(2, places) == before[1]


def test_the_token_beside_the_words_is_that_of_whom_they_are_about():
    app, scene = at_table(
        up_to_call(("o5", "up"), ("trap", "down"), ("o5", "up"), ("h4", "down"), deck=TWO_HIDDEN)
    )
    scene.drive = lambda: None
    settle(app)
    scene.do(Call(2))
    colours, seen = scene.sitting.colours, {}
    while not scene.table.parts.verdict.lingers:
        app.advance(1 / 30)
        prompt = scene.controls.find("prompt")
        seen[prompt.label] = prompt.sign
    assert seen["Cy calls 17!"] == colours[2]
    assert seen["What everybody knew …"] is None
    assert seen["Bo's card …"] == colours[1]
    assert seen["Ada's card …"] == colours[0]


def test_the_hand_below_has_a_name_while_nobody_looks_into_it():
    sitting = dealt(order("o1"), *people("Ada", "Bo"), bot("Cy"), first=2)
    app, scene = at_table(sitting)
    scene.drive = lambda: None
    app.advance(0.1)
    settle(app)
    tags, places = scene.table.parts.tags, scene.table.parts.places
    assert tags.place(0, places) == places.own_tag
    assert places.table.contains(places.own_tag)
    _app, scene = started(*at_table(dealt(order("o1"), *people("Ada", "Bo"), bot("Cy"))))
    assert scene.sitting.eyes == 0
    assert scene.table.parts.tags.place(0, scene.table.parts.places) is None
