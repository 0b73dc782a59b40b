#!/usr/bin/env bash
# clang 22, thread sanitizer: the tests of what threads share
source scripts/common.sh
tests=(tests/solve/{busy_marks,compact_table,drop_memory,drop_investigator,solver}_test.cpp)
program=build/threads/test_threads
mkdir -p -- "${program%/*}"
clang++-22 -std=c++23 -O1 -g -Iinclude -Itests -fsanitize=thread -o "$program" tests/main.cpp "${tests[@]}"
TSAN_OPTIONS=halt_on_error=1 "$program"
