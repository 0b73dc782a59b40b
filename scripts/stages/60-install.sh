#!/usr/bin/env bash
# installed, and used by another project: headers alone; with the solver, static and shared
source scripts/common.sh
rm -rf build/install build/consumer

# install_as NAME OPTION...: into build/install/NAME/prefix.
install_as() {
    local directory=build/install/$1
    cmake --log-level=NOTICE -S . -B "$directory" -G Ninja -DINAROW_APPS=OFF -DINAROW_TESTS=OFF "${@:2}"
    build "install/$1"
    cmake --install "$directory" --prefix "$directory/prefix" >/dev/null
}

# consume NAME COMPILER: find_package, two translation units, no exceptions, no RTTI.
consume() {
    printf '%s\n' "-- $1, $2"
    cmake --log-level=NOTICE -S tests/consumer -B "build/consumer/$1-$2" -G Ninja \
        -DCMAKE_CXX_COMPILER="$2" -DCMAKE_PREFIX_PATH="$root/build/install/$1/prefix" \
        -DSINGLE_INCLUDE="$root/single_include"
    build "consumer/$1-$2"
    ctest --test-dir "build/consumer/$1-$2" --output-on-failure --no-tests=error
}

export -f build install_as consume
export root jobs=1
# each_of COMMAND: with the arguments in each line of the input, as many at a time as there are cores.
each_of() { xargs -P "$(nproc)" -d '\n' -I{} bash -euo pipefail -c "$1 {}"; }

each_of install_as <<'TEXT'
headers -DINAROW_SOLVER=OFF
static
shared -DBUILD_SHARED_LIBS=ON
TEXT
each_of consume <<'TEXT'
headers g++
headers clang++-19
headers clang++-22
static g++
shared clang++-22
TEXT
