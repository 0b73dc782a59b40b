#!/usr/bin/env bash
# Builds build/wasm/inarow.wasm, the engine of the page, with clang 22 and Debian's packages for wasm32.
# shellcheck source=scripts/common.sh
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../../scripts/common.sh"
cd -- "$root"

install_missing \
    clang-22=clang++-22 lld-22=wasm-ld-22 \
    'wasi-libc=/usr/include/wasm32-wasi/stdio.h' \
    'libc++-22-dev-wasm32=/usr/lib/wasm32-wasi/libc++.a' \
    'libc++abi-22-dev-wasm32=/usr/lib/wasm32-wasi/libc++abi.a' \
    'libclang-rt-22-dev-wasm32=/usr/lib/llvm-22/lib/clang/22/lib/wasi/*'

# -Os is as fast here as -O2, and a third smaller. The stack that is usual, 64 KB, is too small for a search. -Wno-deprecated: Debian's headers are
# found by the old name of the target only.
flags=(
    --target=wasm32-wasi -Wno-deprecated -std=c++23 -stdlib=libc++ -fno-exceptions -fno-rtti
    -Wall -Wextra -Werror -Os -msimd128 -mexec-model=reactor -Iinclude
    -Wl,--strip-all,-z,stack-size=1048576
)
mkdir -p build/wasm
clang++-22 "${flags[@]}" bindings/wasm/engine.cpp -o build/wasm/inarow.wasm.new
mv build/wasm/inarow.wasm.new build/wasm/inarow.wasm
