"""Nothing overlaps or leaves the window: ten sizes, four scales, every scene, the longest names."""

import pytest
from pygame import Rect

from scenes.handicap.page import EasePage
from scenes.library.exporting import ExportPage
from scenes.library.importing import ImportPage
from scenes.library.scene import GamesScene
from scenes.setup import draft
from scenes.setup.people import ColourPage, WhoPage
from scenes.setup.scene import SetupScene
from scenes.title.scene import Title
from tests.scenes.around.builders import LONGEST, app, begun, host, kept, plan, shelved
from tests.scenes.overlapping import overlapping
from tests.scenes.sizes import SIZES

SCALES = [80, 100, 150, 200]
HOLDERS = ("scroll", "choice", "panel")

pytestmark = pytest.mark.usefixtures("bare_table")


def first_title(its):
    return Title(its)


def title(its):
    begun(its, plan("dicy", LONGEST))
    its.memory.set_up(plan("seventeen", LONGEST))
    return Title(its)


def setup(game, **options):
    def scene(its):
        names = [*LONGEST, *(name[::-1] for name in LONGEST)][: len(draft.colours(game))]
        return SetupScene(its, game, plan(game, names, sealed=True, **options))

    return scene


def who(its):
    return WhoPage(its.profiles, plan("dalek", LONGEST, kind="bot"), 1, [name[::-1] for name in LONGEST])


def colour(its):
    return ColourPage(plan("dalek", LONGEST), 1)


def ease(game):
    """A person's own terms in the set-up; the settings have no hints, and say so."""

    def scene(_its):
        return EasePage(draft.terms(plan(game, LONGEST), 1))

    return scene


def games(its):
    shelved(its, kept("dalek", LONGEST), LONGEST[0] * 2)
    shelved(its, kept("seventeen", LONGEST), LONGEST[1] * 2)
    return GamesScene(its)


def no_games(its):
    return GamesScene(its)


def export(its):
    shelved(its, kept("dalek", LONGEST), LONGEST[0] * 2)
    return ExportPage(its, its.library.list()[0].name, kept("dalek", LONGEST))


def bring_in(its):
    return ImportPage(its)


SCENES = {
    "first title": first_title,
    "title": title,
    "dicy setup": setup("dicy", mode="custom", cards=["odds"]),
    "who": who,
    "colour": colour,
    "dicy ease": ease("dicy"),
    "seventeen ease": ease("seventeen"),
    "games": games,
    "no games": no_games,
    "export": export,
    "import": bring_in,
}


def may_lie_on(one, other):
    """Things lie in their lists and choices; a name being written lies in its line."""
    return one.role in HOLDERS or other.role in HOLDERS or {one.role, other.role} == {"row", "field"}


def check(its):
    window = its.surface.get_rect()
    targets = its.targets()
    assert len(targets) >= 3
    for target in targets:
        assert window.contains(Rect(target.rect)), target
    known = {target.id: target for target in targets}
    for one, other in overlapping({name: Rect(target.rect) for name, target in known.items()}):
        assert may_lie_on(known[one], known[other]), (one, other)


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("scale", SCALES)
def test_nothing_overlaps_or_leaves_the_window(name, scale, tmp_path):
    its = app(SCENES[name](host(tmp_path)), scale=scale, hints=not name.endswith("ease"))
    for size in SIZES:
        its.resize(size)
        check(its)


@pytest.mark.parametrize("scale", SCALES)
def test_a_name_is_written_anew_within_its_line(scale, tmp_path):
    its = app(games(host(tmp_path)), scale=scale)
    for size in SIZES:
        its.resize(size)
        its.click("rename")
        rects = {target.id: Rect(target.rect) for target in its.targets()}
        row = rects[f"game.{its.top.chosen.id}"]
        assert row.contains(rects["name"])
        check(its)
        its.top.back()


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("game", ["dicy", "dalek", "seventeen"])
def test_the_table_of_a_replay_stands_above_its_bar(game, scale, tmp_path):
    its_host = host(tmp_path)
    its = app(its_host.replay(shelved(its_host, kept(game, LONGEST))), scale=scale)
    bar = ("turn.back", "play", "turn.on", "scrub", "turn", "eyes", "go_on")
    for size in SIZES:
        its.resize(size)
        targets = its.targets()
        window = its.surface.get_rect()
        below = {target.id: Rect(target.rect) for target in targets if target.id in bar}
        above = [Rect(target.rect) for target in targets if target.id not in bar]
        assert len(below) >= 5
        assert not overlapping(below)
        assert all(window.contains(rect) for rect in below.values())
        assert max(rect.bottom for rect in above) <= min(rect.top for rect in below.values())
