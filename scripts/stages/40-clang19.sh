#!/usr/bin/env bash
# clang 19: the compile-time tests
source scripts/common.sh
tests/compile_only.sh 'clang++-19 -std=c++23' tests/{bitboard,core,draw,game,json,messages,notation,solve,stream,type,ui}
