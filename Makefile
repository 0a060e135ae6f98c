# A machine needs make and Python 3.11 or newer. Everything else lands in this checkout, in .uv/ and .venv/.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

UV_VERSION := 0.13.9
export UV_PYTHON_PREFERENCE := only-system
export UV_PROJECT_ENVIRONMENT := .venv
UV := .uv/bin/uv
BIN := .venv/bin

# Each name must really run (a pyenv shim may stand there and fail) and be new enough.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for python in python3.14 python3.13 python3.12 python3.11 python3; do \
	"$$python" -c '$(NEW_ENOUGH)' 2>/dev/null && command -v "$$python" && break; done)

.PHONY: help setup lint test check bench clean

help: ## show this list
	@grep -hE '^[a-z]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | while IFS=$$'\t' read -r target text; do \
		printf '  make %-8s %s\n' "$$target" "$$text"; done

setup: .venv/.installed ## install everything the checkout needs into .venv

test: setup lint ## lint, types, and the fast tests
	@echo '== fast tests'
	@$(BIN)/pytest -q -n 2 -m 'not slow'

check: setup lint ## the same, and the slow tests and the README's commands
	@echo '== all tests'
	@$(BIN)/pytest -q -n 2

lint: setup ## style, who may import whom, types
	@echo '== ruff'
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@echo '== import-linter'
	@report=$$($(BIN)/lint-imports --no-logo 2>&1) || { echo "$$report"; exit 1; }
	@echo '== mypy'
	@$(BIN)/mypy

bench: setup ## measure against other libraries, which are installed only here
	@$(UV) sync --quiet --locked --group dev --group bench --python .venv
	@$(BIN)/python -m tests.bench
	@$(BIN)/python -m tests.bench.draw

clean: ## remove what setup installed and what tests left behind
	rm -rf .venv .uv .pytest_cache .ruff_cache .mypy_cache .import_linter_cache .hypothesis
	find games tournaments tests -name __pycache__ -prune -exec rm -rf {} +

.uv/.installed-$(UV_VERSION):
	@[ -n '$(PYTHON)' ] || { echo 'No Python 3.11 or newer was found. Name one: make PYTHON=/path/to/python3'; exit 1; }
	@$(PYTHON) -c '$(NEW_ENOUGH)' || { echo '$(PYTHON) is no Python 3.11 or newer.'; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { \
		echo '$(PYTHON) cannot make a virtual environment. On Debian and Ubuntu: apt install python3-venv'; exit 1; }
	@echo '== uv $(UV_VERSION) into .uv/'
	@rm -rf .uv
	@$(PYTHON) -m venv .uv
	@.uv/bin/pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

.venv/.installed: .uv/.installed-$(UV_VERSION) pyproject.toml uv.lock
	@echo '== libraries of uv.lock into .venv/'
	@$(UV) sync --quiet --locked --group dev --python .uv/bin/python
	@touch $@
