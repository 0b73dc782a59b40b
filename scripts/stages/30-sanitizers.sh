#!/usr/bin/env bash
# clang 22, address and undefined sanitizers: the run-time tests
source scripts/common.sh
configure asan
build asan runtime_tests
ctest --test-dir build/asan --label-regex runtime --parallel "$jobs" --output-on-failure --no-tests=error
