#!/usr/bin/env bash
# Compiles the tests of values and types, through the headers alone: their compilation is the proof.
#
#     tests/compile_only.sh 'COMPILER OPTION...' FOLDER... [EXPRESSION...]       of find, that leaves files out
source scripts/common.sh
read -ra compiler <<<"$1"
compiler+=(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Werror)
case ${compiler[0]} in
    # Other people's code, as in cmake/testing.cmake.
    clang*) compiler+=(-Wno-unknown-warning-option -Wno-deprecated-declarations -Wno-c2y-extensions) precompiled=pch ;;
    *) precompiled=gch ;;
esac
# Other people's headers are read once. Each of ours compiles without them in the stage single.
others=$(mktemp -d)
trap 'rm -rf -- "$others"' EXIT
{
    grep -hE '^#include <\w+>' single_include/inarow/perfect_play.hpp
    printf '#include <%s>\n' doctest/doctest.h ostream sstream
} >"$others/others.hpp"
"${compiler[@]}" -x c++-header "$others/others.hpp" -o "$others/others.hpp.$precompiled"
# The tests of a folder are one source, as in tests/CMakeLists.txt.
while read -r test; do
    printf '#include "%s"\n' "${test#tests/}" >>"$others/$(dirname -- "$test" | tr / _).cpp"
done < <(find "${@:2}" -name '*_test.cpp' ! -path '*/proof/*' | sort)
printf '%s\0' "$others"/*.cpp |
    xargs -0 -P "$jobs" -n 1 "${compiler[@]}" -include "$others/others.hpp" \
        -fsyntax-only -Iinclude -Itests '-DINAROW_TEST_DATA=""'
