#!/usr/bin/env bash
source scripts/common.sh
configure gcc
ctest --test-dir build/gcc --label-regex rules --parallel "$jobs" --output-on-failure --no-tests=error
