#!/usr/bin/env bash
# clang 22, address and undefined sanitizers: every test that is compiled
source scripts/common.sh
configure asan
build asan
# The stage gcc asks every compiler, with the same program.
INAROW_COMPILERS=clang++-22 ctest --test-dir build/asan --label-regex 'runtime|types' --parallel "$jobs" --output-on-failure --no-tests=error
