#!/usr/bin/env bash
# README.md, command by command; its pictures; the mistakes of the tutorial; the documentation as a site; every example in it
source scripts/common.sh
python3 scripts/readme_blocks.py
rich=15.0.0
python_venv build/rich-venv "$rich" "rich==$rich"
build/rich-venv/bin/python scripts/pictures.py build/play/bin/inarow --check
scripts/site.sh
python3 scripts/tutorial_mistakes.py
python3 scripts/doc_examples.py --jobs "$jobs"
