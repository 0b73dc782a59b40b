#!/usr/bin/env bash
source scripts/common.sh
# With --all, the stage `sanitizers` has the other test programs.
configure gcc -DINAROW_RUNTIME_TESTS="$([[ ${INAROW_LEVEL:-} == all ]] && echo OFF || echo ON)"
build gcc
# Labels `clang` and `rules` are stages of these names.
ctest --test-dir build/gcc --label-exclude 'clang|rules' --parallel "$jobs" --output-on-failure --no-tests=error
