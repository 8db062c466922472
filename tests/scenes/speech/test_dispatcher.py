"""Where speech-dispatcher is looked for, as its own library does it, and how it is started."""

import os
import socket
import sys

import pytest

from scenes.speech import dispatcher

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="the system has no such sockets")


@pytest.mark.parametrize(
    ("environment", "place"),
    [
        ({"XDG_RUNTIME_DIR": "/run/user/7"}, "/run/user/7/speech-dispatcher/speechd.sock"),
        ({"XDG_CACHE_HOME": "/home/ada/cached"}, "/home/ada/cached/speech-dispatcher/speechd.sock"),
        ({"SPEECHD_ADDRESS": "unix_socket:/tmp/own.sock", "XDG_RUNTIME_DIR": "/run/user/7"}, "/tmp/own.sock"),
        (
            {"SPEECHD_ADDRESS": "unix_socket", "XDG_RUNTIME_DIR": "/run/user/7"},
            "/run/user/7/speech-dispatcher/speechd.sock",
        ),
    ],
)
def test_its_socket_is_where_the_system_says(environment, place):
    assert str(dispatcher.address(environment)) == place


def test_without_a_folder_for_what_runs_it_is_in_the_users_cache(monkeypatch):
    monkeypatch.setenv("HOME", "/home/ada")
    assert str(dispatcher.address({})) == "/home/ada/.cache/speech-dispatcher/speechd.sock"


@pytest.mark.parametrize("elsewhere", ["inet_socket", "inet_socket:127.0.0.1:6560"])
def test_over_a_network_nothing_is_ever_said(elsewhere):
    environment = {"SPEECHD_ADDRESS": elsewhere, "XDG_RUNTIME_DIR": "/run/user/7", "PATH": os.environ["PATH"]}
    assert dispatcher.address(environment) is None
    assert not dispatcher.is_here(environment)


@pytest.fixture
def system(tmp_path):
    """A system whose speech-dispatcher writes down how it was started."""
    folder = tmp_path / "bin"
    folder.mkdir()
    program = folder / "speech-dispatcher"
    told = tmp_path / "told"
    program.write_text(f'#!/bin/sh\necho "$@" "libraries=$LD_LIBRARY_PATH" >> {told}\n')
    program.chmod(0o755)
    return {"PATH": f"{folder}:/bin:/usr/bin", "XDG_RUNTIME_DIR": str(tmp_path)}, told


def test_it_is_here_if_it_could_be_started(system):
    environment, _told = system
    assert dispatcher.is_here(environment)
    assert not dispatcher.is_here({**environment, "PATH": "/nowhere"})


def test_it_is_here_if_it_listens_already(system, tmp_path):
    environment, _told = system
    (tmp_path / "speech-dispatcher").mkdir()
    (tmp_path / "speech-dispatcher" / "speechd.sock").touch()
    assert dispatcher.is_here({**environment, "PATH": "/nowhere"})


def test_it_is_started_so_that_it_goes_to_the_background(system):
    environment, told = system
    dispatcher.start(environment)
    assert told.read_text().split()[0] == "--spawn"


def test_at_an_address_that_was_given_it_is_not_ours_to_start(system, tmp_path):
    environment, told = system
    dispatcher.start({**environment, "SPEECHD_ADDRESS": f"unix_socket:{tmp_path}/own.sock"})
    assert not told.exists()


def test_it_gets_none_of_the_packaged_games_libraries(system, monkeypatch):
    environment, told = system
    ours = {**environment, "LD_LIBRARY_PATH": "/tmp/_MEI7"}
    dispatcher.start({**ours, "LD_LIBRARY_PATH_ORIG": "/opt/theirs"})
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    dispatcher.start(ours)
    assert [line.split("libraries=")[1] for line in told.read_text().splitlines()] == ["/opt/theirs", ""]


def test_what_cannot_be_started_is_no_error(system, tmp_path):
    environment, _told = system
    (tmp_path / "bin" / "speech-dispatcher").write_bytes(b"\x7fELF, but not really")
    dispatcher.start(environment)
