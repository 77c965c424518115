# `make play` starts a game, `make test` sets up and runs everything. Needed: Python 3.11 or newer, with venv.
# With a C compiler and the Python headers the engine is compiled; without them it runs interpreted.

PYTHON ?= python3
WORKERS ?= 2
GAMES ?= 2000
SOAK_GAMES ?= 20000

VENV := .venv
BENCH := .venv-bench
BIN := $(VENV)/bin
RUN := $(BIN)/python
PIP := -m pip --disable-pip-version-check install -q
PYTEST := $(RUN) -m pytest -q -n $(WORKERS)
INTERPRETED := LIZA_EXPECT=interpreted LIZA_INTERPRETED=1

.PHONY: setup play test check compiled bench soak clean
.NOTPARALLEL:

setup: $(VENV)/.ok

play: setup
	@$(RUN) setup.py -q compiled || echo "The engine could not be compiled (see above); it runs interpreted."
	@$(BIN)/liza play inframundis

# The whole suite runs once, on the compiled build where there is a compiler; what is marked `both_builds` runs on the
# interpreted one as well. LIZA_EXPECT tells the suite which build it must be running on. Examples in docstrings can
# only be found in sources.
test: check compiled
	@echo "The examples in docstrings:"
	@LIZA_INTERPRETED=1 $(RUN) -m pytest -q --doctest-modules src/liza/kernel src/liza/toolkit
	@if $(RUN) setup.py -q compiled --probe; then \
	  echo "The whole suite, on the compiled build:" && \
	  LIZA_EXPECT=compiled LIZA_GAMES=$(GAMES) $(PYTEST) -m "not soak" && \
	  echo "What is marked both_builds, on the interpreted build:" && \
	  $(INTERPRETED) LIZA_GAMES=$$(($(GAMES) / 10)) $(PYTEST) -m "both_builds and not soak"; \
	else \
	  echo "The whole suite, on the interpreted build:" && \
	  $(INTERPRETED) LIZA_GAMES=$(GAMES) $(PYTEST) -m "not soak"; \
	fi

check: setup
	$(RUN) -m ruff format --check .
	$(RUN) -m ruff check .
	$(RUN) -m mypy src/liza $(wildcard tests bench)
	$(RUN) $(BIN)/lint-imports --no-logo
	$(BIN)/liza clauses --matrix

compiled: setup
	@$(RUN) setup.py -q compiled

bench: compiled $(BENCH)/.ok
	$(RUN) bench/run.py

soak: compiled
	LIZA_GAMES=$(SOAK_GAMES) $(PYTEST) -m "" tests/contract

clean:
	rm -rf $(VENV) $(BENCH) build dist src/liza.egg-info .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	rm -f src/liza/_compiled.txt
	find src tests bench \( -name '*.so' -o -name '*.pyd' \) -delete
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

# An environment is set up again when the pins change, the folder was moved or its Python is gone.
ifneq ($(shell $(VENV)/bin/python -c '' 2>/dev/null && cat $(VENV)/.ok 2>/dev/null),$(CURDIR))
.PHONY: $(VENV)/.ok
endif
ifneq ($(shell $(BENCH)/bin/python -c '' 2>/dev/null && cat $(BENCH)/.ok 2>/dev/null),$(CURDIR))
.PHONY: $(BENCH)/.ok
endif

$(VENV)/.ok: pyproject.toml constraints.txt
	$(call environment,$(VENV),-c constraints.txt,dev)

$(BENCH)/.ok: pyproject.toml constraints.txt bench/constraints.txt
	$(call environment,$(BENCH),-c constraints.txt -c bench/constraints.txt,bench)

# $(1) folder, $(2) constraints, $(3) extra of this package. setuptools comes first, because it builds the package.
define environment
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
  { echo "liza needs Python 3.11 or newer. Name one: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
@echo "Setting up $(1) ..."
@$(1)/bin/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(1) || \
  { echo "Python's venv is missing: install python3-venv, or what your system calls it."; exit 1; }
@$(1)/bin/python $(PIP) $(2) setuptools wheel
@$(1)/bin/python $(PIP) $(2) --no-build-isolation -e '.[$(3)]'
@echo "$(CURDIR)" > $@
endef
