#!/usr/bin/env bash
# Builds build/wasm/inarow.wasm, the engine of the page, with clang 22 and Debian's packages for wasm32.
# shellcheck source=scripts/common.sh
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../../scripts/common.sh"
# shellcheck source=scripts/web.sh
source "$root/scripts/web.sh"
cd -- "$root"

install_web_tools

# -Os is as fast here as -O2, and a third smaller. The usual stack, 64 KB, is too small for a search.
# -Wno-deprecated: Debian's headers are found by the old name of the target only.
flags=(
    --target=wasm32-wasi -Wno-deprecated -std=c++23 -stdlib=libc++ -fno-exceptions -fno-rtti
    -Wall -Wextra -Werror -Os -msimd128 -mexec-model=reactor -Iinclude
    -Wl,--strip-all,-z,stack-size=1048576
)
mkdir -p build/wasm
clang++-22 "${flags[@]}" bindings/wasm/engine.cpp -o build/wasm/inarow.wasm.new
mv build/wasm/inarow.wasm.new build/wasm/inarow.wasm
