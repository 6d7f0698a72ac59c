# `make play` and `make test` are all that is needed; each sets up what it uses.
# Python 3.11 or newer is looked for; name another one with `make PYTHON=python3.13 …`.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PAGE := src/shoal/server/page/index.html

.DEFAULT_GOAL := help
.PHONY: help setup page play test lint cover bench clean

help:  ## what there is
	@grep -hE '^[a-z]+: .*##|^[a-z]+:  ##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

$(READY): pyproject.toml uv.lock tools/setup.py
	@test -n "$(PYTHON)" || { echo "Shoal needs Python 3.11 or newer, and found none."; exit 1; }
	@$(PYTHON) tools/setup.py $(VENV)
	@touch $@

setup: $(READY)  ## make .venv and install everything into it

$(PAGE): $(shell find web -name node_modules -prune -o -type f -print) | $(READY)
	@$(BIN)/python tools/page.py

page: $(PAGE)  ## build the page for browsers

play: $(READY) $(PAGE)  ## play, in the browser (in the terminal: .venv/bin/shoal play)
	@$(BIN)/shoal serve --open

ALL_CORES = -n auto

test: $(READY) $(PAGE)  ## run all tests
	@echo "== The logic of the page"
	$(BIN)/python tools/page.py test
	@echo "== All tests, compiled (the first time the games are compiled, which takes a minute)"
	$(BIN)/pytest -q $(ALL_CORES)
	@echo "== The contract of every game, with bounds checks"
	SHOAL_JIT=check $(BIN)/pytest -q $(ALL_CORES) tests/contract
	@echo "== The contract of every game, interpreted"
	SHOAL_JIT=0 $(BIN)/pytest -q $(ALL_CORES) tests/contract

lint: $(READY)  ## check style, types, room contracts, and that every rule has a test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/check_rules.py
	$(BIN)/python tools/cli_docs.py --check
	$(BIN)/python tools/observation_docs.py --check
	$(BIN)/python tools/page.py lint
	$(BIN)/python tools/page.py check

cover: $(READY)  ## which lines the tests reach (interpreted, so that the rules count)
	SHOAL_JIT=0 $(BIN)/pytest -q --cov --cov-report=term

bench: $(READY)  ## measure beside peers, and write docs/performance.md
	$(BIN)/python benchmarks/run.py

clean:  ## remove what was set up and built
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis htmlcov .coverage web/node_modules src/shoal/server/page benchmarks/.peers
