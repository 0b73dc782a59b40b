#!/usr/bin/env bash
# fuzzing for a minute (--long: ten): every tests/fuzz/*.cpp, from its corpus in tests/fuzz/corpus/
source scripts/common.sh
shopt -s nullglob
fuzzers=(tests/fuzz/*.cpp)
((${#fuzzers[@]})) || exit 77

seconds=${INAROW_FUZZ_SECONDS:-$([[ -n ${INAROW_LONG-} ]] && echo 600 || echo 60)}
for source in "${fuzzers[@]}"; do
    name=$(basename -- "$source" .cpp)
    corpora=("build/fuzz/corpus/$name" "tests/fuzz/corpus/$name")  # new finds go to the first
    mkdir -p -- "${corpora[@]}"
    clang++-22 -std=c++23 -O1 -g -Iinclude -fsanitize=fuzzer,address,undefined \
        -fno-sanitize-recover=all -o "build/fuzz/$name" "$source"
    printf '%s\n' "-- $name"
    "build/fuzz/$name" -max_total_time=$((seconds / ${#fuzzers[@]} + 1)) -verbosity=0 \
        -print_final_stats=1 -artifact_prefix="build/fuzz/$name-" "${corpora[@]}"
done
