#!/usr/bin/env bash
# clang-format 22 on every source
source scripts/common.sh
find . -path ./build -prune -o -path ./single_include -prune -o -path ./.git -prune -o \
    -name node_modules -prune -o \
    \( -name '*.hpp' -o -name '*.cpp' \) -print0 |
    xargs -0 clang-format-22 --dry-run --Werror
