#!/usr/bin/env bash
source scripts/common.sh
configure gcc
build gcc
# Labels `clang` and `rules` are stages of these names.
ctest --test-dir build/gcc --label-exclude 'clang|rules' --parallel "$jobs" --output-on-failure --no-tests=error
