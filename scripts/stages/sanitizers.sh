#!/usr/bin/env bash
source scripts/common.sh
configure asan
build asan runtime_tests
# Not what the stage gcc does, too, and what is mostly the work of compilers.
ctest --test-dir build/asan --label-regex runtime --exclude-regex '^cli_(in_compiler|docs)$' --parallel "$jobs" \
    --output-on-failure --no-tests=error
