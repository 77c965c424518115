# `make play` opens the table in the browser, `make test` sets up and runs everything.
# Needed: Python 3.11 or newer with venv; for the page Node.js 20.19 or newer with npm.
# With a C compiler and the Python headers the engine is compiled; without them it runs interpreted.

PYTHON ?= python3
WORKERS ?= 2
GAMES ?= 200
SOAK_GAMES ?= 20000
PORT ?= 8000
# Without its windows Chromium takes little more than half the processor time.
CHROMIUM ?= $(shell command -v chromium-headless-shell || command -v chromium)

COMMA := ,
VENV := .venv
BENCH := .venv-bench
BIN := $(VENV)/bin
RUN := $(BIN)/python
PIP := -m pip --disable-pip-version-check install -q
# The longest first, so that no worker is left alone with them.
LONG := tests/browser/test_whole_game.py tests/browser/test_campaign.py tests/browser/test_keyboard.py tests/browser/test_review.py
# The browser tests leave an event loop running, so they have processes of their own.
PYTEST := $(RUN) -m pytest -q --ignore=tests/browser
INTERPRETED := LIZA_EXPECT=interpreted LIZA_INTERPRETED=1

PAGE := src/liza/table/static/index.html
PAGE_SOURCES := $(shell find web/src web/build web/public web/index.html web/vite.config.ts web/package.json \
  src/liza/table/text -type f 2>/dev/null)

.PHONY: setup play serve terminal engine page types node test test-python test-interpreted test-web test-browser postgres chromium check \
  check-python check-web compiled bench bench-table screenshots contract soak clean
.NOTPARALLEL:

setup: $(VENV)/.dev

# Python takes one core, the page the other. Nobody waits for the engine to be compiled: until then it runs interpreted.
play:
	@test -f $(PAGE) || $(MAKE) --no-print-directory node
	@$(MAKE) --no-print-directory page & page=$$!; \
	  $(MAKE) --no-print-directory $(VENV)/.ok; made=$$?; \
	  wait $$page && exit $$made
	@{ nice $(RUN) setup.py -q compiled || echo "The engine could not be compiled (see above); it runs interpreted."; } & \
	  $(BIN)/liza serve --port $(PORT)

# The table as it is, without building anything.
serve: $(VENV)/.ok
	@$(BIN)/liza serve --port $(PORT)

terminal: engine
	@$(BIN)/liza play

# To play, an engine that can't be compiled is good enough.
engine: $(VENV)/.ok
	@$(RUN) setup.py -q compiled || echo "The engine could not be compiled (see above); it runs interpreted."

page: $(PAGE)

$(PAGE): web/node_modules/.ok $(PAGE_SOURCES)
	@echo "Building the page ..."
	@cd web && npm run -s build -- --logLevel error

web/node_modules/.ok: web/package.json web/package-lock.json web/.npmrc
	@$(MAKE) --no-print-directory node
	@echo "Fetching what the page is built with ..."
	@cd web && npm ci --no-progress --loglevel=error >/dev/null
	@touch $@

node:
	@command -v npm >/dev/null && \
	  node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' || \
	  { echo "The page is built with Node.js 20.19 or newer and npm: install them, or play in the terminal: make terminal"; \
	    exit 1; }

# The server's schema, and the page's types made from it; both are committed, and `make check` holds them fresh.
types: $(VENV)/.ok web/node_modules/.ok
	@$(BIN)/liza openapi > openapi.json.new && mv openapi.json.new openapi.json
	@cd web && npm run -s types

# While the engine is compiled, what can do without it: the checks, the page, and what must hold interpreted as well.
# mypy and mypyc keep their caches apart.
test: setup web/node_modules/.ok
	@$(MAKE) --no-print-directory postgres chromium page & rest=$$!; \
	  MYPY_CACHE_DIR=.mypy_cache/compiled $(MAKE) --no-print-directory compiled & build=$$!; \
	  $(MAKE) --no-print-directory check test-web test-interpreted; checked=$$?; \
	  wait $$build && wait $$rest && exit $$checked
	@$(MAKE) --no-print-directory test-python test-browser

# The whole suite runs once, on the compiled build where there is a compiler. LIZA_EXPECT tells it which build it must
# be running on.
test-python: setup compiled postgres
	@if $(RUN) setup.py -q compiled --probe; then \
	  echo "The whole suite, on the compiled build:" && \
	  LIZA_EXPECT=compiled LIZA_GAMES=$(GAMES) $(PYTEST) -n $(WORKERS) -m "not soak"; \
	else \
	  echo "The whole suite, on the interpreted build:" && \
	  $(INTERPRETED) LIZA_GAMES=$(GAMES) $(PYTEST) -n $(WORKERS) -m "not soak"; \
	fi

# What is marked `both_builds` runs interpreted too, over fewer games. Examples in docstrings can only be found in sources.
test-interpreted: setup
	@echo "The examples in docstrings:"
	@LIZA_INTERPRETED=1 $(RUN) -m pytest -q --doctest-modules src/liza/kernel src/liza/toolkit
	@if $(RUN) setup.py -q compiled --probe; then \
	  echo "What is marked both_builds, on the interpreted build:" && \
	  $(INTERPRETED) LIZA_GAMES=$$(($(GAMES) / 10)) $(PYTEST) -n $(WORKERS) -m "both_builds and not soak" \
	    $$(grep -rl both_builds tests --include='test_*.py'); \
	fi

test-web: web/node_modules/.ok
	@echo "The page's own tests:"
	@cd web && npm test -s

test-browser: setup page chromium
	@echo "The table in a browser:"
	@CHROMIUM=$(CHROMIUM) $(RUN) -m pytest -q -n $(WORKERS) --dist worksteal $(LONG) tests/browser

# Every screen at both sizes, for the READMEs and for whoever changes the look.
screenshots: setup page chromium
	CHROMIUM=$(CHROMIUM) $(RUN) -m tests.browser.shots docs/screenshots

# Both databases are tested where PostgreSQL is at hand; without it the tests say what they leave out.
postgres:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing PostgreSQL for the tests ..."; $(call apt,postgresql) || \
	    echo "PostgreSQL could not be installed: its tests are skipped."; \
	  else echo "PostgreSQL is missing: its tests are skipped. Install the package 'postgresql' to run them."; fi

chromium:
	@test -x "$(CHROMIUM)" || if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "Installing Chromium for the tests ..."; $(call apt,chromium-headless-shell fonts-dejavu-core) || \
	  $(call apt,chromium fonts-dejavu-core); \
	else echo "The browser tests need Chromium: install the package 'chromium-headless-shell' or 'chromium', or say where it is: make CHROMIUM=..."; \
	  exit 1; fi

check: check-python check-web

check-python: setup
	$(RUN) -m ruff format --check .
	$(RUN) -m ruff check .
	$(RUN) -m mypy src/liza $(wildcard tests bench)
	$(RUN) $(BIN)/lint-imports --no-logo
	$(BIN)/liza clauses --matrix

check-web: setup web/node_modules/.ok
	@! grep -n '"resolved"' web/package-lock.json || \
	  { echo "web/package-lock.json names a registry: run npm in web/, where .npmrc leaves that out"; exit 1; }
	@$(BIN)/liza openapi | cmp -s - openapi.json || { echo "openapi.json is stale: make types"; exit 1; }
	@cd web && npm run -s types -- --check >/dev/null 2>&1 || { echo "web/src/api.gen.ts is stale: make types"; exit 1; }
	cd web && npm run -s check

compiled: $(VENV)/.ok
	@$(RUN) setup.py -q compiled

bench: compiled $(BENCH)/.ok
	$(RUN) bench/run.py

# 500 tables, 1,000 sockets and 200 answers a second on one server.
bench-table: setup compiled
	$(RUN) bench/table.py

# The laws of every game over 4,000 random games, fewer of the long ones; a part of them stands in `make test`.
contract: setup compiled
	LIZA_GAMES=4000 $(PYTEST) -n $(WORKERS) -m "not soak" tests/contract

soak: setup compiled
	LIZA_GAMES=$(SOAK_GAMES) $(PYTEST) -n $(WORKERS) -m "" tests/contract
	LIZA_GAMES=$$(($(SOAK_GAMES) / 5)) $(PYTEST) -n $(WORKERS) -m soak tests/games

clean:
	rm -rf $(VENV) $(BENCH) build dist web/node_modules src/liza/table/static src/liza.egg-info .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	rm -f src/liza/_compiled.txt
	find src tests bench \( -name '*.so' -o -name '*.pyd' \) -delete
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

# An environment is set up again when the pins change, the folder was moved or its Python is gone. `.ok` is enough to
# play, `.dev` to work on liza.
define stale
$(shell $(dir $(1))bin/python -c '' 2>/dev/null && cat $(1) 2>/dev/null)
endef
ifneq ($(call stale,$(VENV)/.ok),$(CURDIR))
.PHONY: $(VENV)/.ok
endif
ifneq ($(call stale,$(VENV)/.dev),$(CURDIR))
.PHONY: $(VENV)/.dev
endif
ifneq ($(call stale,$(BENCH)/.ok),$(CURDIR))
.PHONY: $(BENCH)/.ok
endif

$(VENV)/.ok: pyproject.toml constraints.txt
	$(call environment,$@,-c constraints.txt,table$(COMMA)compile)

$(VENV)/.dev: $(VENV)/.ok
	$(call environment,$@,-c constraints.txt,dev)

$(BENCH)/.ok: pyproject.toml constraints.txt bench/constraints.txt
	$(call environment,$@,-c constraints.txt -c bench/constraints.txt,bench)

# $(1) stamp in the environment's folder, $(2) constraints, $(3) extras of this package. setuptools comes first, because
# it builds the package.
define environment
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
  { echo "liza needs Python 3.11 or newer. Name one: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
@echo "Setting up $(@D) for $(3) ..."
@$(@D)/bin/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(@D) || \
  { echo "Python's venv is missing: install python3-venv, or what your system calls it."; exit 1; }
@$(@D)/bin/python $(PIP) $(2) setuptools wheel
@$(@D)/bin/python $(PIP) $(2) --no-build-isolation -e '.[$(3)]'
@echo "$(CURDIR)" > $@
endef

define apt
apt-get update -qq >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(1) >/dev/null
endef
