#!/usr/bin/env bash
# clang 19: the compile-time tests
source scripts/common.sh
configure clang19
build clang19 types_tests
ctest --test-dir build/clang19 --label-regex types --parallel "$jobs" --output-on-failure --no-tests=error
