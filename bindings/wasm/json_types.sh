#!/usr/bin/env bash
# Writes build/wasm/json_types.ts, the TypeScript types of the engines' JSON. The type check of the page and editors use
# these types. The build of the page does not need them.
# shellcheck source=scripts/common.sh
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../../scripts/common.sh"
# shellcheck source=scripts/web.sh
source "$root/scripts/web.sh"
cd -- "$root"
program=$root/build/wasm/json_types
build_engine "$program" bindings/wasm/json_types.cpp '' clang++-22 -std=c++23 "-I$root/include"
"$program" >"$program.ts"
