#!/usr/bin/env bash
# Builds build/wasm/inarow.wasm, the engine of the page, with clang 22 and Debian's packages for
# wasm32; unless it is current.
# shellcheck source=scripts/common.sh
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../../scripts/common.sh"
# shellcheck source=scripts/web.sh
source "$root/scripts/web.sh"

install_web_tools

# -Os is as fast here as -O2, and a third smaller. The usual stack, 64 KB, is too small for a search.
# No board of the page needs more than 512 bits.
# -Wno-deprecated: Debian's headers are found by the old name of the target only.
flags=(
    --target=wasm32-wasi -Wno-deprecated -std=c++23 -stdlib=libc++ -fno-exceptions -fno-rtti
    -Wall -Wextra -Werror -Os -msimd128 -DINAROW_MAX_BITS=512 "-I$root/include"
)
link_flags='-mexec-model=reactor -Wl,--strip-all,-z,stack-size=1048576'
build_engine "$root/build/wasm/inarow.wasm" "$root/bindings/wasm/engine.cpp" "$link_flags" \
    clang++-22 "${flags[@]}"
