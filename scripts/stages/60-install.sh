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

install_as headers -DINAROW_SOLVER=OFF
install_as static
install_as shared -DBUILD_SHARED_LIBS=ON
for compiler in g++ clang++-19 clang++-22; do consume headers "$compiler"; done
consume static g++
consume shared clang++-22
