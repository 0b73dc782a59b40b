#!/usr/bin/env bash
source scripts/common.sh
case ${INAROW_LEVEL:-} in
    default) programs='types;runtime' ;;
    all) programs='types;proof' ;;  # the stage `sanitizers` has the others
    *) programs='types;runtime;proof' ;;
esac
configure gcc -DINAROW_TEST_LABELS="$programs"
build gcc
# Labels `clang` and `rules` are stages of these names.
ctest --test-dir build/gcc --label-exclude 'clang|rules' --parallel "$jobs" --output-on-failure --no-tests=error
