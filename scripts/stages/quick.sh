#!/usr/bin/env bash
source scripts/common.sh
configure quick
build quick
ctest --test-dir build/quick --parallel "$jobs" --output-on-failure --no-tests=error \
    --label-exclude 'script' --exclude-regex '_proof$|^counts$|^cli_in_compiler$|^cli_docs$'
python3 tests/compile_fail/run.py --compilers clang++-22 --quick
