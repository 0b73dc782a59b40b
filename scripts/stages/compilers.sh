#!/usr/bin/env bash
source scripts/common.sh
source scripts/roots.sh
need_roots

# The suite, the compiler, the standard, and options; in the order of the table in docs/install.md.
always=(
    'trixie g++-14 c++23'
    'sid g++-16 c++23'
)
long=(
    'trixie g++-13 c++23'
    'trixie g++-14 c++26'
    'sid g++-13 c++23'
    'sid g++-14 c++23'
    'sid g++-14 c++26'
    'sid g++-15 c++23'
    'sid g++-15 c++26'
    'sid g++-16 c++26'
    'bookworm clang++-19 c++26'
    'bookworm clang++-19 c++23 -stdlib=libc++'
    'bookworm clang++-19 c++26 -stdlib=libc++'
    'bookworm clang++-22 c++26'
    'bookworm clang++-22 c++23 -fexperimental-new-constant-interpreter'
    'sid clang++-21 c++23'
    'sid clang++-21 c++26'
    'sid clang++-22 c++23'
    'sid clang++-22 c++26'
    'sid clang++-22 c++23 -stdlib=libc++'
    'sid clang++-22 c++26 -stdlib=libc++'
)

began=$SECONDS
make_root trixie g++-14 doctest-dev python3
make_root sid g++-16 doctest-dev python3
if [[ ${INAROW_LONG:-} == 1 ]]; then
    whole=(g++ cmake ninja-build librapidcheck-dev libcli11-dev libncurses-dev nlohmann-json3-dev python3-jsonschema tmux)
    make_root trixie g++-13 "${whole[@]}"
    make_root sid g++-13 g++-14 g++-15 clang-21 clang-22 libc++-22-dev libc++abi-22-dev "${whole[@]}"
    make_root bookworm g++ clang-19 clang-22 libc++-19-dev libc++abi-19-dev doctest-dev nlohmann-json3-dev python3
fi
say "the roots: $((SECONDS - began)) s"

# compile_time SUITE COMPILER STANDARD [OPTION...]
compile_time() { in_root "$1" tests/other_compiler.sh "${@:2}"; }

# run_time SUITE COMPILER: every test program and the command line.
run_time() {
    say "$2 of $1, at run time"
    # shellcheck disable=SC2016
    in_root "$1" bash -euc '
        cmake --log-level=NOTICE -S . -B "/var/tmp/$0" -G Ninja -DCMAKE_CXX_COMPILER="$0" -DCMAKE_BUILD_TYPE=Release \
            -DCMAKE_CXX_FLAGS_RELEASE="-O2 -DNDEBUG" -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=0 \
            -DINAROW_WERROR=ON
        cmake --build "/var/tmp/$0" --parallel "$1"
        ctest --test-dir "/var/tmp/$0" --parallel "$1" --label-exclude script --output-on-failure --no-tests=error
        ' "$2" "$jobs"
}

began=$SECONDS
for each in "${always[@]}"; do
    read -ra words <<<"$each"
    compile_time "${words[@]}"
done
say "g++ 14 and g++ 16: $((SECONDS - began)) s"
[[ ${INAROW_LONG:-} == 1 ]] || exit 0
for each in "${long[@]}"; do
    read -ra words <<<"$each"
    compile_time "${words[@]}"
done
run_time trixie g++-14
run_time sid g++-16
