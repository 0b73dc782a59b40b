#!/usr/bin/env bash
source scripts/common.sh
python3 scripts/single_header.py --check
python3 scripts/module.py --check
python3 scripts/compiler_explorer.py --check
find include -name '*.[hi]pp' -print0 | xargs -0 -P "$jobs" -I{} \
    g++ -std=c++23 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Werror \
    -fsyntax-only -Iinclude -include {} -x c++ /dev/null
alone=$(mktemp -d)
trap 'rm -rf -- "$alone"' EXIT
python3 scripts/single_header.py --all "$alone/single"
for header in inarow inarow/perfect_play inarow/everything; do
    cp "$alone/single/$header.hpp" "$alone/one.hpp"
    cp "$alone/single/$header.hpp" "$alone/two.hpp"
    printf '#include "one.hpp"\n#include "two.hpp"\n' >"$alone/main.cpp"
    for compiler in g++ clang++-19 clang++-22; do
        printf '%s\n' "-- $header, $compiler"
        "$compiler" -std=c++23 -Wall -Wextra -Wpedantic -Werror -fsyntax-only "$alone/main.cpp"
    done
done
