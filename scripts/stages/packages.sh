#!/usr/bin/env bash
source scripts/common.sh
rm -rf build/packages
configure gcc
build gcc inarow inarow_solver

# Conan and Meson, with the packages of their own.
python_venv build/packaging-venv 1 conan==2.34.0 meson==1.12.1
tools=$root/build/packaging-venv/bin
export CONAN_HOME=$root/build/packages/conan
by_conan() {
    printf '%s\n' "-- Conan"
    "$tools/conan" profile detect --force
    "$tools/conan" create . -s compiler.cppstd=23 -s build_type=Debug -c tools.build:jobs="$jobs"
}
by_meson() {
    printf '%s\n' "-- Meson"
    local directory=build/packages/meson
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
cpack --config build/gcc/CPackConfig.cmake -G DEB -B build/packages/debian >/dev/null
dpkg-deb -x build/packages/debian/*.deb build/packages/debian/root
program=$root/build/packages/debian/root/usr/bin/inarow
[[ $(echo 32164625 | "$program" solve --rules connect-four) == "32164625 11" ]]
man -l "${program%bin/inarow}share/man/man1/inarow-solve.1.gz" | grep -q 'print the exact score'
INAROW_PROGRAM=$program python3 -B tests/cli/test_documentation.py
