"""A card gets where it is told, shows the right side, freezes from its edges, and rests cheaply."""

from itertools import pairwise

import pygame

from scenes.games.dicy.faces import DicyFace
from scenes.games.dicy.mood import GLACIER
from scenes.games.seventeen.faces import SeventeenFace
from scenes.table.card.faces import Face, draw
from scenes.table.card.frost import creeping
from scenes.table.card.motion import Manner
from scenes.table.card.places import Place
from scenes.table.card.sprite import CardSprite

FRAME = 1 / 60
WIDTH = 90
HOME = Place(200, 200)
BARE, ICED = DicyFace("odds", "active", "red"), DicyFace("odds", "frozen", "red")
UP, DOWN = SeventeenFace("o4", "front"), SeventeenFace("o4", "back")
LIVELY, CALM = Manner(), Manner(reduced=True)


def card(front: Face = BARE, back: Face = DOWN, manner=LIVELY, at=HOME) -> CardSprite:
    return CardSprite(front, back, WIDTH, manner, iced=ICED, at=at)


def run(sprite: CardSprite, seconds: float = 5.0) -> int:
    frames = 0
    while not sprite.settled and frames < seconds / FRAME:
        sprite.update(FRAME)
        frames += 1
    return frames


def middle(sprite: CardSprite) -> tuple[int, ...]:
    """What is seen a little off the middle of the card."""
    picture = sprite.picture()
    return tuple(picture.get_at((picture.get_width() // 2 + 20, picture.get_height() // 2 + 40)))


def shown(sprite: CardSprite) -> pygame.Surface:
    table = pygame.Surface((400, 400))
    table.fill(GLACIER.cloth)
    sprite.draw(table)
    return table


def test_a_new_card_lies_still_face_up():
    sprite = card()
    assert sprite.settled
    assert (sprite.showing, sprite.freezing) == ("front", "bare")
    assert sprite.rect.center == (200, 200)


def test_a_card_goes_to_its_place_and_turns_on_the_way():
    sprite = card()
    sprite.go(Place(300, 120, 10))
    assert not sprite.settled
    run(sprite)
    assert sprite.settled
    assert (sprite.x, sprite.y) == (300, 120)
    assert sprite.goal == Place(300, 120, 10)


def test_a_card_is_found_where_it_will_lie():
    sprite = card()
    sprite.go(Place(300, 120))
    assert sprite.rect.center == (300, 120)


def test_a_card_dealt_starts_at_the_pile():
    sprite = card()
    sprite.deal(Place(20, 20, 30), Place(300, 300), wait=0.2)
    sprite.update(FRAME)
    assert (sprite.x, sprite.y) == (20, 20)
    run(sprite)
    assert (sprite.x, sprite.y) == (300, 300)


def test_no_card_jumps_between_two_frames():
    sprite = card()
    sprite.deal(Place(0, 0, 60), Place(380, 380))
    before = (sprite.x, sprite.y)
    while not sprite.settled:
        sprite.update(FRAME)
        assert max(abs(sprite.x - before[0]), abs(sprite.y - before[1])) < 60
        before = (sprite.x, sprite.y)


def test_a_flipped_card_shows_its_other_side():
    sprite = card(UP, DOWN)
    sprite.turn("back")
    assert sprite.showing == "back"
    run(sprite)
    assert shown(sprite).get_buffer().raw == shown(card(DOWN, UP)).get_buffer().raw


def test_a_card_on_edge_is_narrow_and_taller_than_at_rest():
    sprite = card(UP, DOWN)
    flat = opaque(sprite)
    sprite.turn("back")
    narrowest, tallest = flat.w, flat.h
    while not sprite.settled:
        sprite.update(FRAME / 2)
        now = opaque(sprite)
        narrowest, tallest = min(narrowest, now.w), max(tallest, now.h)
    assert narrowest < flat.w * 0.2
    assert tallest > flat.h * 1.04


def opaque(sprite: CardSprite) -> pygame.Rect:
    return sprite.picture().get_bounding_rect(min_alpha=250)


def test_a_flip_shows_the_front_first_and_the_back_after():
    sprite = card(UP, DOWN)
    sprite.turn("back")
    borders = []
    while not sprite.settled:
        sprite.update(FRAME)
        picture = sprite.picture()
        borders.append(sum(picture.get_at((picture.get_width() // 2, opaque(sprite).top + 3))[:3]) > 330)
    assert borders[0]
    assert not borders[-1]
    assert borders == sorted(borders, reverse=True)


def test_rime_comes_from_the_edges_and_never_goes_back():
    bare, iced = draw(BARE, WIDTH).premul_alpha(), draw(ICED, WIDTH).premul_alpha()
    points = [(x, y) for x in range(1, WIDTH, 3) for y in range(4, 122, 3)]
    telling = [p for p in points if bare.get_at(p) != iced.get_at(p)]

    def frozen(phase: float) -> set[tuple[int, int]]:
        face = creeping(bare, iced, phase)
        return {
            p
            for p in telling
            if max(abs(a - b) for a, b in zip(face.get_at(p), iced.get_at(p), strict=True)) < 4
        }

    shares = [len(frozen(i / 20)) / len(telling) for i in range(21)]
    assert shares[0] < 0.05
    assert shares[-1] == 1.0
    assert all(later >= earlier - 0.02 for earlier, later in pairwise(shares))
    assert max(b - a for a, b in pairwise(shares)) < 0.25
    half = frozen(0.5)
    edge = [p for p in telling if p[0] < 6 or p[0] > WIDTH - 7]
    core = [p for p in telling if 35 < p[0] < 55 and 45 < p[1] < 75]
    assert sum(p in half for p in edge) > 0.8 * len(edge)
    assert sum(p in half for p in core) < 0.2 * len(core)


def test_a_frozen_card_looks_frozen_and_a_thawed_one_as_before():
    sprite = card()
    before = shown(sprite).get_buffer().raw
    sprite.freeze()
    assert sprite.freezing == "iced"
    run(sprite)
    assert shown(sprite).get_buffer().raw == shown(card(ICED)).get_buffer().raw
    sprite.thaw()
    run(sprite)
    assert shown(sprite).get_buffer().raw == before


def test_a_card_at_rest_keeps_its_picture():
    sprite = card()
    assert sprite.picture() is sprite.picture()
    sprite.go(Place(300, 300))
    first = sprite.picture()
    sprite.update(FRAME)
    assert sprite.picture() is first, "a slide changes no picture"


def test_a_pointer_lifts_the_card_and_leaves_it_as_it_was():
    sprite = card()
    before = shown(sprite).get_buffer().raw
    sprite.hover((230, 200))
    run(sprite)
    assert sprite.picture().get_width() > card().picture().get_width()
    sprite.leave()
    run(sprite)
    assert shown(sprite).get_buffer().raw == before


def test_a_card_leans_towards_the_pointer():
    left, right = card(), card()
    left.hover((160, 200))
    right.hover((240, 200))
    run(left)
    run(right)
    assert shown(left).get_buffer().raw != shown(right).get_buffer().raw


def test_a_card_that_may_be_chosen_has_light_around_it():
    sprite = card()
    plain = shown(sprite)
    sprite.glow((255, 240, 200))
    run(sprite)
    lit = shown(sprite)
    beside = (200 - WIDTH // 2 - 3, 200)
    assert sum(lit.get_at(beside)[:3]) > sum(plain.get_at(beside)[:3]) + 150
    sprite.glow(None)
    run(sprite)
    assert shown(sprite).get_buffer().raw == plain.get_buffer().raw


def test_a_card_that_may_not_be_chosen_is_darker():
    sprite = card()
    bright = sum(middle(sprite)[:3])
    sprite.dim(1.0)
    run(sprite)
    assert sum(middle(sprite)[:3]) < 0.6 * bright


def test_a_card_is_hit_where_it_lies_turned():
    sprite = card(at=Place(200, 200, 90))
    assert sprite.holds((200 + 60, 200))
    assert not sprite.holds((200, 200 + 60))


def test_a_hurried_card_is_where_it_was_going():
    sprite = card()
    sprite.go(Place(300, 300), wait=1.0)
    sprite.freeze()
    sprite.turn("back")
    sprite.finish()
    assert sprite.settled
    assert (sprite.x, sprite.y, sprite.showing, sprite.freezing) == (300, 300, "back", "iced")


def test_with_reduced_motion_a_card_is_never_between_two_places():
    sprite = card(manner=CALM)
    sprite.go(Place(300, 300), bow=0.3)
    seen = set()
    while not sprite.settled:
        seen.add((sprite.x, sprite.y))
        sprite.update(FRAME)
    seen.add((sprite.x, sprite.y))
    assert seen == {(200, 200), (300, 300)}


def test_with_reduced_motion_a_flip_keeps_the_cards_width():
    sprite = card(UP, DOWN, CALM)
    sprite.turn("back")
    widths = set()
    while not sprite.settled:
        sprite.update(FRAME)
        widths.add(sprite.picture().get_width())
    assert len(widths) == 1
    assert shown(sprite).get_buffer().raw == shown(card(DOWN, UP)).get_buffer().raw


def test_with_reduced_motion_nothing_tilts():
    sprite = card(manner=CALM)
    sprite.hover((240, 200))
    run(sprite)
    other = card(manner=CALM)
    other.hover((160, 200))
    run(other)
    assert shown(sprite).get_buffer().raw == shown(other).get_buffer().raw


def test_a_resized_card_is_drawn_anew_at_its_size():
    sprite = card()
    sprite.resize(120)
    sprite.put(Place(210, 210))
    assert sprite.rect.size == (120, 168)
    fresh = CardSprite(BARE, DOWN, 120, LIVELY, iced=ICED, at=Place(210, 210))
    assert shown(sprite).get_buffer().raw == shown(fresh).get_buffer().raw


def test_a_card_can_be_laid_as_it_is_at_once():
    sprite = card()
    sprite.go(Place(300, 300))
    sprite.put(Place(90, 90))
    sprite.put_side("back")
    sprite.freeze()
    run(sprite)
    assert sprite.settled
    assert (sprite.x, sprite.y, sprite.showing, sprite.freezing) == (90, 90, "back", "iced")
