"""The Flatpak's manifest, never built here: what it names is there, and it asks for no network."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MANIFEST = ROOT / "packaging" / "flatpak" / "io.github.tavolino.Tavolino.json"
TOLD = json.loads(MANIFEST.read_text())


def test_it_asks_for_no_network_and_no_files():
    asked = TOLD["finish-args"]
    assert not [one for one in asked if "network" in one]
    assert [one for one in asked if one.startswith("--filesystem")] == [
        "--filesystem=xdg-run/speech-dispatcher:ro"
    ]


def test_what_it_packs_and_installs_is_there():
    (module,) = TOLD["modules"]
    folders = {one["dest"]: (MANIFEST.parent / one["path"]).resolve() for one in module["sources"]}
    assert folders.pop("Tavolino") == ROOT / "dist" / "Tavolino"
    for command in module["build-commands"]:
        for word in command.split():
            top, _, rest = word.partition("/")
            if top in folders:
                assert (folders[top] / rest).exists(), word


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstreamcli isn't installed")
def test_what_software_centres_read_is_valid():
    told = ROOT / "packaging" / "linux" / "tavolino.metainfo.xml"
    words = ["appstreamcli", "validate", "--no-net", told]
    assert subprocess.run(words, capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="it isn't installed")
def test_the_desktop_s_entry_is_valid():
    words = ["desktop-file-validate", ROOT / "packaging" / "linux" / "tavolino.desktop"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")
