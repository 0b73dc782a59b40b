#!/usr/bin/env bash
# installed, and used by other projects: by CMake, pkg-config, from C and Python, imported; the Debian package
source scripts/common.sh
install_missing pkgconf=pkg-config dpkg-dev=dpkg-shlibdeps file=file \
    man-db=man groff-base=groff mandoc=mandoc zsh=zsh fish=fish
rm -rf build/install build/consumer build/conan

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
headers clang++-19
headers clang++-22
static g++
shared clang++-22
TEXT

# The module with no build system, from what is installed; it needs no object of its own.
prefix=$root/build/install/headers/prefix
for compiler in clang++-19 clang++-22; do
    printf '%s\n' "-- import inarow, $compiler"
    directory=$root/build/consumer/import-$compiler
    mkdir -p "$directory"
    "$compiler" -std=c++23 -I"$prefix/include" --precompile "$prefix/include/inarow.cppm" \
        -o "$directory/inarow.pcm"
    "$compiler" -std=c++23 -fmodule-file=inarow="$directory/inarow.pcm" tests/module/names.cpp \
        -o "$directory/names"
    "$directory/names"
done

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

# Conan and Meson, with the packages of their own.
python_venv build/packaging-venv 1 conan==2.34.0 meson==1.12.1
tools=$root/build/packaging-venv/bin
export CONAN_HOME=$root/build/conan/home
by_conan() {
    printf '%s\n' "-- Conan"
    "$tools/conan" profile detect --force
    "$tools/conan" create . -s compiler.cppstd=23 -s build_type=Debug -c tools.build:jobs="$jobs"
}
by_meson() {
    printf '%s\n' "-- Meson"
    local directory=build/consumer/meson
    mkdir -p "$directory/subprojects"
    cp tests/consumer/{meson/meson.build,main.cpp,other.cpp,solver.cpp} "$directory"
    ln -s "$root" "$directory/subprojects/inarow"
    "$tools/meson" setup --buildtype=debug "$directory/build" "$directory"
    "$tools/meson" test -C "$directory/build" -j "$jobs" --print-errorlogs
}
by_conan & conan=$!
by_meson
wait "$conan"
# The Debian package, of the stage gcc's build; what is in it, without installing it.
printf '%s\n' "-- Debian package"
cpack --config build/gcc/CPackConfig.cmake -G DEB -B build/install/package >/dev/null
dpkg-deb -x build/install/package/*.deb build/install/package/root
program=$root/build/install/package/root/usr/bin/inarow
[[ $(echo 32164625 | "$program" solve --rules connect-four) == "32164625 11" ]]
man -l "${program%bin/inarow}share/man/man1/inarow-solve.1.gz" | grep -q 'find exact scores'
INAROW_PROGRAM=$program python3 -B tests/cli/test_documentation.py
