#!/usr/bin/env bash
source scripts/common.sh
labels=(runtime)
[[ ${INAROW_LONG:-} != 1 ]] || labels+=(proof)
configure asan
build asan "${labels[@]/%/_tests}"
INAROW_COMPILERS='' ctest --test-dir build/asan --label-regex "$(IFS='|' && echo "${labels[*]}")" \
    --parallel "$jobs" --output-on-failure --no-tests=error
