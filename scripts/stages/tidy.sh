#!/usr/bin/env bash
source scripts/common.sh
configure tidy
# shellcheck disable=SC2001
here=$(sed 's/[][().*+?^$|{}\\]/\\&/g' <<<"$root")
# The headers and the programs; where something differs from origin/main, the programs that do, and of a header of
# theirs the source of the same name. The tests, the benchmark and the examples take ten minutes more.
sources=("^$here/apps/")
if [[ ${INAROW_LONG:-} == 1 ]]; then
    sources=("^$here/(apps|bench|examples|tests)/.*\.cpp$")
elif [[ -n ${INAROW_CHANGED:-} ]] && ! grep -qE '^(\.clang-tidy|scripts/stages/tidy\.sh)$' "$INAROW_CHANGED"; then
    mapfile -t sources < <(sed -nE "s|^(apps/.*)\.[ch]pp$|^$here/\1\.cpp\$|p" "$INAROW_CHANGED" | sort -u)
fi
run-clang-tidy-22 -p build/tidy -j "$jobs" -quiet "${sources[@]}" '/inarow_header\.cpp$'
