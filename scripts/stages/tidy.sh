#!/usr/bin/env bash
source scripts/common.sh
configure tidy
# shellcheck disable=SC2001
here=$(sed 's/[][().*+?^$|{}\\]/\\&/g' <<<"$root")
# The headers and the programs; where no header differs from origin/main, only the programs that do.
# The tests, the benchmark and the examples take ten minutes more.
sources=("^$here/apps/")
if [[ ${INAROW_LONG:-} == 1 ]]; then
    sources=("^$here/(apps|bench|examples|tests)/.*\.cpp$")
elif [[ -n ${INAROW_CHANGED:-} ]] && ! grep -qE '^(apps/.*\.hpp|include/.*|src/.*|\.clang-tidy|scripts/stages/tidy\.sh)$' "$INAROW_CHANGED"; then
    mapfile -t sources < <(sed -n "s|^apps/.*\.cpp$|^$here/&\$|p" "$INAROW_CHANGED")
fi
run-clang-tidy-22 -p build/tidy -j "$jobs" -quiet "${sources[@]}" '/inarow_header\.cpp$'
