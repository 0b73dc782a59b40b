#!/usr/bin/env bash
source scripts/common.sh
python=$root/build/python-venv/bin/python
"$python" -c 'import inarow, nbclient' 2>/dev/null || fail "the stage python makes what the notebooks need: run it first"
"$python" scripts/notebooks.py
