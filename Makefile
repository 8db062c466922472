# make play: opens the table.  make test: runs the tests.  Both install what is missing into .venv first.
# make check: the linters.  make words: the languages' catalogues, after a sentence has changed.
# make lock: pins the dependencies anew after a change in pyproject.toml.
.PHONY: play test check words lock
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

play: .venv/play.stamp
	$(BIN)/python main.py

test: .venv/dev.stamp
	$(BIN)/python -m pytest

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

lock:
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --quiet pyproject.toml -o requirements/play.txt
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --quiet --all-extras pyproject.toml -o requirements/dev.txt
