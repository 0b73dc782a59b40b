#!/usr/bin/env bash
# Builds build/web-tests/native_engine, the engine of the page as a native program; unless it is
# current.
# shellcheck source=scripts/common.sh
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../../../scripts/common.sh"
# shellcheck source=scripts/web.sh
source "$root/scripts/web.sh"

configure gcc
build gcc inarow_solver
build_engine "$root/build/web-tests/native_engine" web/tests/support/native_engine.cpp \
    "$root/build/gcc/src/libinarow_solver.a -pthread" g++ -std=c++23 -O1 "-I$root/include"
