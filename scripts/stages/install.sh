#!/usr/bin/env bash
source scripts/common.sh
rm -rf build/install build/consumer
python3 scripts/single_header.py --all build/install/single

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
        -DSINGLE_INCLUDE="$root/build/install/single"
    build "consumer/$1-$2"
    ctest --test-dir "build/consumer/$1-$2" --output-on-failure --no-tests=error
}

export -f say with_lock build install_as consume
export root jobs=1
# each_of COMMAND: with the arguments in each line of the input, as many at a time as there are cores.
each_of() { xargs -P "$(nproc)" -d '\n' -I{} bash -euo pipefail -c "$1 {}"; }

# The static library is the stage gcc's; the shared one is linked and asked little: it need not be fast.
configure gcc
build gcc inarow inarow_solver
cmake --install build/gcc --prefix build/install/static/prefix >/dev/null
each_of install_as <<'TEXT'
headers -DINAROW_SOLVER=OFF
shared -DBUILD_SHARED_LIBS=ON -DCMAKE_BUILD_TYPE=Debug
TEXT
each_of consume <<'TEXT'
headers g++
headers clang++-22
static g++
shared clang++-22
TEXT

# The module with no build system, from what is installed; it needs no object of its own.
prefix=$root/build/install/headers/prefix
directory=$root/build/consumer/import
mkdir -p "$directory"
clang++-22 -std=c++23 -I"$prefix/include" --precompile "$prefix/include/inarow.cppm" -o "$directory/inarow.pcm"
clang++-22 -std=c++23 -fmodule-file=inarow="$directory/inarow.pcm" tests/module/names.cpp -o "$directory/names"
"$directory/names"

# The same by CMake; Debian's knows no modules. The oldest that does.
cmake=3.28.4
python_venv build/cmake-venv "$cmake" "cmake==$cmake"
# import_by_cmake NAME OPTION...
import_by_cmake() {
    printf '%s\n' "-- import inarow, CMake $cmake, $1"
    local directory=build/consumer/import-$1
    build/cmake-venv/bin/cmake --log-level=NOTICE -S tests/consumer/module -B "$directory" -G Ninja \
        -DCMAKE_CXX_COMPILER=clang++-22 "${@:2}"
    build/cmake-venv/bin/cmake --build "$directory" --parallel "$jobs"
    build/cmake-venv/bin/ctest --test-dir "$directory" --output-on-failure --no-tests=error
}
import_by_cmake headers -DCMAKE_PREFIX_PATH="$prefix"
import_by_cmake solver -DCMAKE_PREFIX_PATH="$root/build/install/static/prefix"
import_by_cmake source -DINAROW_SOURCE="$root"

# A project that inarow is a part of installs its own files only.
for fetched in OFF ON; do
    printf '%s\n' "-- part of a project, FetchContent: $fetched"
    directory=build/consumer/parent-$fetched
    cmake --log-level=NOTICE -S tests/consumer/parent -B "$directory" -G Ninja \
        -DCMAKE_BUILD_TYPE=Debug -DINAROW_SOURCE="$root" -DINAROW_FETCHED="$fetched"
    build "consumer/parent-$fetched" parent
    cmake --install "$directory" --prefix "$directory/prefix" >/dev/null
    installed=$(cd "$directory/prefix" && find . -type f)
    [[ $installed == ./bin/parent ]] || fail "inarow is installed into its parent's prefix: $installed"
done

build consumer/parent-ON parent_solver
build/consumer/parent-ON/parent_solver

# by_pkg_config TREE PROGRAM COMMAND...: compiles and runs it with what pkg-config says of a tree.
by_pkg_config() {
    printf '%s\n' "-- pkg-config, $1, $2"
    "${@:3}" -o "build/consumer/$2"
    LD_LIBRARY_PATH=build/consumer/moved-$1/lib "build/consumer/$2"
}
# flags TREE ARGUMENT...: of a tree that was moved after it was installed.
flags() {
    local tree=build/consumer/moved-$1
    PKG_CONFIG_PATH=$tree/share/pkgconfig:$tree/lib/pkgconfig pkg-config --cflags --libs "${@:2}"
}
for tree in headers static shared; do
    cp -r "build/install/$tree/prefix" "build/consumer/moved-$tree"
done
# shellcheck disable=SC2046
{
    by_pkg_config headers package g++ -std=c++23 tests/consumer/{main,other}.cpp $(flags headers inarow)
    by_pkg_config static solver g++ -std=c++23 tests/consumer/solver.cpp $(flags static inarow-solver)
    by_pkg_config static c-static gcc -std=c99 tests/c_interface/calls.c \
        $(flags static --static inarow-solver)
    by_pkg_config shared c-shared gcc -std=c99 tests/c_interface/calls.c $(flags shared inarow-solver)
}
