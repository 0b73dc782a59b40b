#!/usr/bin/env bash
source scripts/common.sh
shopt -s nullglob
fuzzers=(tests/fuzz/*.cpp)
((${#fuzzers[@]})) || exit 77

seconds=${INAROW_FUZZ_SECONDS:-$([[ -n ${INAROW_LONG-} ]] && echo 600 || echo 15)}
export seconds_each=$((seconds * jobs / ${#fuzzers[@]} + 1))

fuzz() {
    local source=$1 name corpora
    name=$(basename -- "$source" .cpp)
    corpora=("build/fuzz/corpus/$name" "tests/fuzz/corpus/$name")  # new finds go to the first
    mkdir -p -- "${corpora[@]}"
    clang++-22 -std=c++23 -O1 -gline-tables-only -Iinclude -fsanitize=fuzzer,address,undefined \
        -fno-sanitize-recover=all -o "build/fuzz/$name" "$source"
    "build/fuzz/$name" -max_total_time="$seconds_each" -verbosity=0 -print_final_stats=1 \
        -artifact_prefix="build/fuzz/$name-" "${corpora[@]}" >"build/fuzz/$name.log" 2>&1 || {
        printf '%s\n' "-- $name FAILED" && cat "build/fuzz/$name.log"
        return 1
    }
    printf '%s\n' "-- $name" && grep '^stat::number_of_executed_units' "build/fuzz/$name.log"
}
export -f fuzz
printf '%s\0' "${fuzzers[@]}" | xargs -0 -P "$jobs" -n 1 bash -euo pipefail -c 'fuzz "$1"' fuzz
