#!/usr/bin/env bash
# installed, and used by another project: find_package, two translation units, no exceptions, no RTTI
source scripts/common.sh
rm -rf build/install build/consumer
cmake --log-level=NOTICE -S . -B build/install -G Ninja -DINAROW_APPS=OFF -DINAROW_TESTS=OFF
cmake --install build/install --prefix build/install/prefix >/dev/null
for compiler in g++ clang++-19 clang++-22; do
    printf '%s\n' "-- $compiler"
    cmake --log-level=NOTICE -S tests/consumer -B "build/consumer/$compiler" -G Ninja \
        -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_PREFIX_PATH="$root/build/install/prefix" \
        -DSINGLE_INCLUDE="$root/single_include"
    build "consumer/$compiler"
    ctest --test-dir "build/consumer/$compiler" --output-on-failure --no-tests=error
done
