#!/usr/bin/env bash
source scripts/common.sh
mkdir -p build/proofs
for source in tests/proofs/*_proofs.cpp; do
    program=build/proofs/$(basename -- "$source" .cpp)
    g++ -std=c++23 -O1 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -Iinclude -o "$program" "$source" -lz3
    printf '%s\n' "-- $source"
    "$program"
done
whole=()
mutants=()
if [[ ${INAROW_LONG:-} == 1 ]]; then
    whole=(--whole g++ clang++-22)
    mutants=(--sample 80)
fi
tests/proofs/connect_four_is_won.py "${whole[@]}"
tests/proofs/mutants.py "${mutants[@]}"
