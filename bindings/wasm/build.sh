#!/usr/bin/env bash
# Builds four engines, unless they are up to date: page.wasm, search.wasm and strategy.wasm for the page, and board.wasm
# for a board on another page. The build uses clang 22 and Debian's packages for wasm32, and writes to build/wasm.
# shellcheck source=scripts/common.sh
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../../scripts/common.sh"
# shellcheck source=scripts/web.sh
source "$root/scripts/web.sh"

install_missing "${engine_packages[@]}"

# With -Os, the search is as fast as with -O2, and a third smaller. The engines that do not search use -Oz. The default
# stack of 64 KB is too small for a search. No board of the page needs more than 512 bits.
# -fno-c++-static-destructors: a page never ends an engine.
# -Wno-deprecated: clang finds Debian's headers only by the old name of the target.
flags=(
    --target=wasm32-wasi -Wno-deprecated -std=c++23 -stdlib=libc++ -fno-exceptions -fno-rtti -flto
    -fno-c++-static-destructors -Wall -Wextra -Werror -msimd128 -DINAROW_MAX_BITS=512 "-I$root/include"
)
link_flags='-mexec-model=reactor -Wl,--strip-all,-z,stack-size=1048576'
# engine NAME OPTIMIZATION SOURCE...
engine() {
    build_engine "$root/build/wasm/$1.wasm" "bindings/wasm/abort.cpp ${*:3}" "$link_flags" \
        clang++-22 "${flags[@]}" "$2"
}
engine page -Oz bindings/wasm/{page_engine,allocate}.cpp
engine board -Oz bindings/wasm/{board_engine,allocate}.cpp
engine strategy -Oz bindings/wasm/{strategy_engine,allocate}.cpp
engine search -Os bindings/wasm/search_engine.cpp src/proof.cpp "${solver_sources[@]}"
