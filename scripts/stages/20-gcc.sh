#!/usr/bin/env bash
# g++, warnings as errors: each public header on its own (with --long all headers), then every test
source scripts/common.sh
inner=(! -path '*/detail/*')
[[ ${INAROW_LONG:-} != 1 ]] || inner=()
find include -name '*.[hi]pp' "${inner[@]}" -print0 | xargs -0 -P "$jobs" -I{} \
    g++ -std=c++23 -Wall -Wextra -Wpedantic -Werror -fsyntax-only -Iinclude -include {} -x c++ /dev/null
configure gcc
build gcc
ctest --test-dir build/gcc --parallel "$jobs" --output-on-failure --no-tests=error
