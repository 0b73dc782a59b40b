#!/usr/bin/env bash
# clang 19: the compile-time tests of games as values and as types (with --long all of them)
source scripts/common.sh
folders=(tests/{core,game,messages,notation,type})
[[ ${INAROW_LONG:-} != 1 ]] || folders+=(tests/{bitboard,draw,json,solve,stream,ui})
tests/compile_only.sh 'clang++-19 -std=c++23' "${folders[@]}"
