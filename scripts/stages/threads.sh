#!/usr/bin/env bash
source scripts/common.sh
tests=(tests/c_interface/threads_test.cpp
       tests/solve/{solver,shared_by_threads}_test.cpp
       tests/solve/detail/heuristic/transposition_table_test.cpp
       tests/solve/detail/parallel/{abdada_table,node_quota,search_round}_test.cpp
       tests/solve/detail/drop_search/{packed_transposition_table,tiered_transposition_table,parallel_search}_test.cpp
       tests/solve/detail/maker_breaker/parallel_search_test.cpp)
objects=build/threads
rm -rf -- "$objects" && mkdir -p -- "$objects"
printf '#include "%s"\n' "${tests[@]/#/$root/}" >"$objects/tests.cpp"
# The threads are the same for each instruction set.
compiler=(clang++-22 -std=c++23 -O1 -gline-tables-only -Iinclude -Itests -DINAROW_COMPILED_SOLVER -DINAROW_CPU=baseline_cpu
          -fsanitize=thread)
for source in "$objects/tests.cpp" src/*.cpp tests/main.cpp; do printf '%s\0%s\0' "$objects/$(basename -- "$source").o" "$source"; done |
    xargs -0 -P "$jobs" -n 2 "${compiler[@]}" -c -o
"${compiler[@]}" -o "$objects/test_threads" "$objects"/*.o
TSAN_OPTIONS=halt_on_error=1 "$objects/test_threads"
