#!/usr/bin/env bash
source scripts/common.sh
rich=15.0.0
python_venv build/rich-venv "$rich" "rich==$rich"
configure gcc
build gcc inarow inarow_solver
build/rich-venv/bin/python scripts/pictures.py build/gcc/bin/inarow --check
scripts/site.sh
python3 scripts/tutorial_mistakes.py
python3 scripts/doc_examples.py --jobs "$jobs" --solver build/gcc/src/libinarow_solver.a
