#!/usr/bin/env bash
# clang 22, thread sanitizer: the tests of what threads share
source scripts/common.sh
tests=(tests/solve/detail/drop_board/{abdada_table,packed_transposition_table,tiered_transposition_table,parallel_search,node_quota}_test.cpp
       tests/solve/solver_test.cpp)
program=build/threads/test_threads
mkdir -p -- "${program%/*}"
clang++-22 -std=c++23 -O1 -g -Iinclude -Itests -fsanitize=thread -o "$program" tests/main.cpp "${tests[@]}"
TSAN_OPTIONS=halt_on_error=1 "$program"
