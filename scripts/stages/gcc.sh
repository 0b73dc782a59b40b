#!/usr/bin/env bash
source scripts/common.sh
elsewhere='clang|rules'  # labels that are stages of these names
case ${INAROW_LEVEL:-} in
    default) programs='types;runtime' ;;
    all) programs='types;proof' ;;  # the stage `sanitizers` has the others
    *) programs='types;runtime;proof' ;;
esac
configure gcc -DINAROW_TEST_LABELS="$programs"
build gcc
ctest --test-dir build/gcc --label-exclude "$elsewhere" --parallel "$jobs" --output-on-failure --no-tests=error
