#!/usr/bin/env bash
source scripts/common.sh
# The headers and the programs, whose sources are read joined, and whose paths are followed less deep; the check
# that is left out refuses joined sources. With --long each source is read by itself, and the tests, the benchmark and the
# examples, too.
if [[ ${INAROW_LONG:-} == 1 ]]; then
    configure tidy -DCMAKE_UNITY_BUILD=OFF
    # shellcheck disable=SC2001
    here=$(sed 's/[][().*+?^$|{}\\]/\\&/g' <<<"$root")
    chosen=("^$here/(apps|bench|examples|tests)/.*\.cpp$" '/inarow_header\.cpp$')
else
    configure tidy -DCMAKE_UNITY_BUILD=ON
    chosen=(-config-file=apps/.clang-tidy -checks=-bugprone-suspicious-include '/apps/' '/inarow_header\.cpp$')
    for option in -Xclang -analyzer-config -Xclang mode=shallow; do chosen+=("-extra-arg=$option"); done
fi
run-clang-tidy-22 -p build/tidy -j "$jobs" -quiet "${chosen[@]}"
