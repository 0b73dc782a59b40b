#!/usr/bin/env bash
source scripts/common.sh
[[ ${INAROW_LONG:-} == 1 ]] || exit 77
# shellcheck source=scripts/cross.sh
source scripts/cross.sh
targets=(x86-linux aarch64-linux s390x-linux x86_64-windows)
export WINEDEBUG=-all WINEPREFIX=$root/build/foreign/wine
out=$root/build/foreign
install_cross_tools "$out"

# answers COMMAND...: what the program says of some positions of every kind of search.
answers() {
    local set
    for set in data/positions/{middle_easy,endings}.txt tests/data/connect_four/effort.txt; do
        head -n 40 "$set" | cut -d' ' -f1
    done | "$@" solve --rules connect-four --no-book --stats 2>&1
    printf '%s\n' 11 4455 | "$@" solve --rules 6x5/4/drop/misere --stats 2>&1
    printf '%s\n' "" b2 "b2 c3" | "$@" solve --rules 4x4/3 --stats 2>&1
    printf '%s\n' "c3 c2" | "$@" solve --rules 5x5/4 --stats 2>&1
    "$@" perft 6 --rules 5x4/3/drop
    printf '%s\n' h8 "h8 i9 j8" | "$@" replay --rules gomoku
    printf 'h8\n' | "$@" play --rules gomoku --opponent 6 --seed 1
}
# comparable: without times and the size of the table, which depend on the machine; nodes stay.
comparable() {
    tr -d '\r' | sed -E 's/, [0-9.e-]+ s, [0-9]+ nodes\/s//; s/, a table of [0-9]+ [kMG]B//; /has taken .* so far/d'
}

build_native() {
    cmake --log-level=NOTICE -S . -B "$out/native" -G Ninja -DCMAKE_BUILD_TYPE=Release -DINAROW_TESTS=OFF
    build foreign/native inarow
}

build_native
answers "$out/native/bin/inarow" | comparable >"$out/native.txt"
for target in "${targets[@]}"; do
    cross_compile "$target" "$out"
    program=("$(runner "$target")" "$out/$target/bin/inarow")
    if [[ $target == *-windows ]]; then
        program[1]+=.exe
        # Wine makes its folder at its first run, and says so.
        "${program[@]}" --version >/dev/null 2>&1
    fi
    answers "${program[@]}" | comparable >"$out/$target.txt"
    diff "$out/native.txt" "$out/$target.txt" || fail "$target differs"
    python3 tests/cli/gomocup_game.py "$out/native/bin/inarow" "${program[@]}"
    say "$target: the same $(wc -l <"$out/native.txt") lines"
done
