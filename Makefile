# make play: opens the table.  make test: runs the tests, on all cores.  Both install what is missing into .venv first.
# make quick: what a change most likely breaks, in under a minute.  make check: the linters.
# make words: the languages' catalogues, after a sentence has changed.
# make look MOMENT=…: the window in a moment, live. make film MOMENT=…: a film strip. make gallery: every part, drawn.
# make lock: pins the dependencies anew after a change in pyproject.toml.
# make dist: builds what is handed out into dist/.  make twice: is it the same when it is built once more?
# make windows: builds and tries the Windows program under Wine.
.PHONY: play test quick look film gallery check words lock dist twice windows
COMPILED := game/bots/dicy/compiled/made/race.so game/bots/dicy/compiled/made/crowd.so game/bots/dicy/compiled/made/turn.so game/bots/dalek/compiled/made/turn.so game/bots/seventeen/native/made/search.so game/bots/seventeen/native/made/luck.so
PYTHON ?= python3
BIN := .venv/bin
UV := $(shell command -v uv 2>/dev/null)

ifdef UV
VENV := uv venv --quiet --allow-existing --python $(PYTHON) .venv
INSTALL := uv pip install --quiet --python $(BIN)/python --require-hashes -r
else
VENV := $(PYTHON) -m venv .venv
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r
endif

play: .venv/play.stamp $(COMPILED)
	$(BIN)/python main.py

test: .venv/dev.stamp $(COMPILED)
	$(BIN)/python -m pytest --numprocesses auto

# What a change most likely breaks, in less than a minute on two cores.
quick: .venv/dev.stamp $(COMPILED)
	$(BIN)/python tests/quick.py

# MOMENT is a name of tests/touring/moments.py; SIZE=1280x720.
look: .venv/dev.stamp $(COMPILED)
	$(BIN)/python tests/look.py $(MOMENT) $(SIZE)

# MOMENT is a name of tests/touring/films/every.py, several, or none for all; SIZE=1280x720 EVERY=0.1 PART=tray.
film: .venv/dev.stamp $(COMPILED)
	$(BIN)/python tests/film.py build/film $(MOMENT) $(SIZE:%=--size %) $(EVERY:%=--every %) $(PART:%=--part %)

# Every widget in its states, every card, die and icon; make look MOMENT=gallery_dice opens one of the pages.
gallery: .venv/dev.stamp
	$(BIN)/python tests/tour.py build/gallery gallery

check: .venv/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-logo
	$(BIN)/pyright

words: .venv/dev.stamp
	$(BIN)/python assets/make_words.py

.venv/%.stamp: requirements/%.txt | $(BIN)/python
	$(INSTALL) $<
	touch $@

$(BIN)/python:
	$(VENV)

# Without a C compiler it isn't made, and all works without it.
$(COMPILED) &: $(wildcard game/bots/dicy/compiled/*.[ch]) game/bots/dalek/compiled/turn.c $(wildcard game/bots/seventeen/native/*.[ch]) packaging/compile_solver.py | $(BIN)/python
	$(BIN)/python packaging/compile_solver.py

# In an environment of its own, where nothing lies that could be packed by mistake.
dist: build/venv/made.stamp
	build/venv/bin/python packaging/dist.py

twice: dist
	build/venv/bin/python packaging/dist.py --into build/twice
	build/venv/bin/python packaging/differences.py dist build/twice

# Needs a Python 3.11 with pip, and Wine, MinGW and NSIS; it says which are missing.
windows: .venv/dev.stamp
	$(PYTHON) packaging/wine/build.py
	$(BIN)/python -m pytest tests/e2e/test_windows.py

build/venv/made.stamp: requirements/dist.txt
	$(subst .venv,build/venv,$(VENV))
	$(subst .venv,build/venv,$(INSTALL)) $<
	touch $@

lock:
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --quiet pyproject.toml -o requirements/play.txt
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --quiet --extra solve --extra cluster --extra dev pyproject.toml -o requirements/dev.txt
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --quiet --extra dist pyproject.toml -o requirements/dist.txt
