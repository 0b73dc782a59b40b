#!/usr/bin/env bash
# g++, warnings as errors: each header on its own, then every test
source scripts/common.sh
find include -name '*.[hi]pp' -print0 | xargs -0 -P "$jobs" -I{} \
    g++ -std=c++23 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Werror \
    -fsyntax-only -Iinclude -include {} -x c++ /dev/null
configure gcc
build gcc
ctest --test-dir build/gcc --parallel "$jobs" --output-on-failure --no-tests=error
