#!/usr/bin/env bash
source scripts/common.sh
configure gcc
build gcc inarow
ctest --test-dir build/gcc --label-regex clang --parallel "$jobs" --output-on-failure --no-tests=error
folders=(tests/{core,game,messages,notation,type})
[[ ${INAROW_LONG:-} != 1 ]] || folders+=(tests/{bitboard,draw,json,solve,stream,ui})
tests/compile_only.sh 'clang++-19 -std=c++23' "${folders[@]}"
