#!/usr/bin/env bash
# clang 22, address and undefined sanitizers: every test that computes while it runs
source scripts/common.sh
configure asan
build asan runtime_tests
# The stage gcc tries more random cases, and has the same program ask every compiler.
[[ ${INAROW_LONG:-} == 1 ]] || export RC_PARAMS=max_success=25
INAROW_COMPILERS=clang++-22 \
    ctest --test-dir build/asan --label-regex runtime --parallel "$jobs" --output-on-failure --no-tests=error
