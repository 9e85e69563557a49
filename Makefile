PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
READY := $(VENV)/.ready

.PHONY: run test check bench translations clean system-libraries

## A battle to play at once
run: $(READY) system-libraries
	$(PY) -m hellassist demo

test: $(READY) system-libraries
	$(PY) -m pytest $(ARGS)

## Everything that can be judged without running the app
check: $(READY)
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	$(PY) -m pytest -q tests/architecture

bench: $(READY) system-libraries
	QT_QPA_PLATFORM=offscreen $(PY) -m tests.bench

## Look for texts in the code and the rules; what is translated stays
translations: $(READY)
	$(PY) -m tests.make_translations

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

system-libraries:
	@sh .ci/system-libraries

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "hellassist needs Python 3.11 or newer; with another one installed: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || sh .ci/system-libraries python3-venv
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "Python's venv module is missing: install it (on Debian and Ubuntu the package python3-venv)."; exit 1; }
	test -x $(PY) || $(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@
