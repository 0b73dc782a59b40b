#!/usr/bin/env bash
source scripts/common.sh
labels=(runtime)
[[ ${INAROW_LONG:-} != 1 ]] || labels+=(proof)
configure asan
build asan "${labels[@]/%/_tests}"
# Not what the stage gcc does, too, and what is the work of compilers.
INAROW_COMPILERS='' ctest --test-dir build/asan --label-regex "$(IFS='|' && echo "${labels[*]}")" --exclude-regex '^cli_(in_compiler|docs)$' \
    --parallel "$jobs" --output-on-failure --no-tests=error
