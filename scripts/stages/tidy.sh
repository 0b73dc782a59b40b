#!/usr/bin/env bash
source scripts/common.sh
configure tidy
# shellcheck disable=SC2001
here=$(sed 's/[][().*+?^$|{}\\]/\\&/g' <<<"$root")
# The tests, the benchmark and the examples take ten minutes more.
sources="^$here/apps/"
[[ ${INAROW_LONG:-} != 1 ]] || sources="^$here/(apps|bench|examples|tests)/.*\.cpp$"
run-clang-tidy-22 -p build/tidy -j "$jobs" -quiet "$sources" '/inarow_header\.cpp$'
