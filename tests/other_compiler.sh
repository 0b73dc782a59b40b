#!/usr/bin/env bash
# What another compiler must do at compile time: every refusal with its sentence and its board, legal
# games without a word, the names of types, the tests of values and types in constant evaluation; with
# --long and c++23, what is asked of headers beside other people's macros, flags and names, and without a
# library.
#
#     tests/other_compiler.sh COMPILER [STANDARD [OPTION...]]      STANDARD is c++23, if none is named
source scripts/common.sh
compiler=$1 standard=${2:-c++23} options=("${@:3}")

# With --long, all tests of a header.
folders=(tests/core tests/game tests/type)
[[ ${INAROW_LONG:-} != 1 ]] || folders=(tests/{bitboard,core,draw,game,json,messages,notation,solve,stream,type,ui})

say "$compiler -std=$standard ${options[*]}"
excluded=()
if [[ " ${options[*]} " == *new-constant-interpreter* ]]; then
    # clang 22 crashes in these tests. Refusals and names are as without it.
    excluded=(! -name string_view_test.cpp ! -name proof_test.cpp)
else
    # Their own long forms spoil every sentence and read every header, which one compiler shows as well as
    # another.
    INAROW_LONG='' python3 -B tests/compile_fail/run.py --compilers "$compiler" --standard "$standard" --sample 0 \
        "${options[@]/#/--option=}"
    python3 -B tests/mangled_names.py --compilers "$compiler" --option="-std=$standard" "${options[@]/#/--option=}"
    # Other people's macros, flags and names meet the same headers with every standard.
    if [[ ${INAROW_LONG:-} == 1 && $standard == c++23 ]]; then
        for each in macros flags names freestanding; do
            INAROW_LONG='' python3 -B "tests/neighbors/$each.py" --compilers "$compiler" --option="-std=$standard" "${options[@]/#/--option=}"
        done
    fi
fi
tests/compile_only.sh "$compiler -std=$standard ${options[*]}" "${folders[@]}" "${excluded[@]}"
