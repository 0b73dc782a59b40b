#!/usr/bin/env bash
# every example in README.md and docs/ compiles and prints what the page says
source scripts/common.sh
python3 scripts/doc_examples.py --jobs "$jobs"
