#!/usr/bin/env bash
source scripts/common.sh
labels=(runtime)
# The fuzzers have read what the command line reads, and the tests of the library have the rest of it.
[[ ${INAROW_LEVEL:-} == all ]] || labels+=(cli)
[[ ${INAROW_LONG:-} != 1 ]] || labels+=(proof)
configure asan
build asan "${labels[@]/%/_tests}"
# Undefined behavior traps, which takes half the time to compile of what prints a sentence. The report of the
# trap has the line.
ASAN_OPTIONS=handle_sigill=2:external_symbolizer_path=$(command -v addr2line)
export ASAN_OPTIONS
INAROW_COMPILERS='' ctest --test-dir build/asan --label-regex "$(IFS='|' && echo "${labels[*]}")" \
    --parallel "$jobs" --output-on-failure --no-tests=error
