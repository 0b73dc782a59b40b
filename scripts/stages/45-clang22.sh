#!/usr/bin/env bash
# clang 22: the compile-time tests
source scripts/common.sh
configure clang22
build clang22 types_tests
ctest --test-dir build/clang22 --label-regex types --parallel "$jobs" --output-on-failure --no-tests=error
