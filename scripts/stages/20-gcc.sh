#!/usr/bin/env bash
# g++, warnings as errors: each header on its own, then every test
source scripts/common.sh
configure gcc
build gcc all_verify_interface_header_sets
build gcc
ctest --test-dir build/gcc --parallel "$jobs" --output-on-failure --no-tests=error
