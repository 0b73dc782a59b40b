#!/usr/bin/env bash
# Runs the tests: installs what they need, then every stage in scripts/stages/.
# shellcheck source=scripts/common.sh
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/scripts/common.sh"
cd -- "$root"

usage() {
    cat <<'TEXT'
./test.sh [--long] [STAGE...]   run all stages, or those named
./test.sh --quick               run what answers "did I break it" in three minutes
./test.sh --list                name the stages
--long (or INAROW_LONG=1) runs the long tests too.
TEXT
}

# scripts/stages/20-gcc.sh is the stage `gcc`; its first comment line is its headline.
# scripts/quick.sh is run by --quick alone.
declare -A script=([quick]=scripts/quick.sh) headline=([quick]=$(sed -n 's/^# //p;T;q' scripts/quick.sh))
all=()
for file in scripts/stages/*.sh; do
    name=$(basename -- "$file" .sh)
    name=${name#*-}
    all+=("$name")
    script[$name]=$file
    headline[$name]=$(sed -n 's/^# //p;T;q' "$file")
done

chosen=()
for argument; do
    case $argument in
        --help | -h) usage && exit ;;
        --list) for name in "${all[@]}"; do printf '%-10s %s\n' "$name" "${headline[$name]}"; done && exit ;;
        --long) export INAROW_LONG=1 ;;
        --quick) chosen+=(format names quick) ;;
        *)
            [[ -v script[$argument] ]] || { usage >&2 && fail "there is no stage $argument"; }
            chosen+=("$argument")
            ;;
    esac
done
((${#chosen[@]})) || chosen=("${all[@]}")

install_missing \
    g++=g++ cmake=cmake ninja-build=ninja python3=python3 \
    clang-19=clang++-19 clang-22=clang++-22 lld-22=ld.lld-22 \
    clangd-22=clangd-22 clang-format-22=clang-format-22 clang-tidy-22=clang-tidy-22 \
    'libclang-rt-22-dev=/usr/lib/llvm-22/lib/clang/22/lib/linux/libclang_rt.fuzzer*' \
    'doctest-dev=<doctest/doctest.h>' 'librapidcheck-dev=<rapidcheck.h>' \
    'libcli11-dev=<CLI/CLI.hpp>' 'libncurses-dev=<curses.h>' tmux=tmux 'nlohmann-json3-dev=<nlohmann/json.hpp>'

# A stage that has nothing to do here ends with 77.
run_stages() {
    local name start status results=() passed=0 failed=0
    for name in "${chosen[@]}"; do
        printf '\n=== %s: %s\n' "$name" "${headline[$name]}"
        start=$SECONDS status=0
        "${script[$name]}" </dev/null || status=$?
        case $status in
            0) passed=$((passed + 1)) status=passed ;;
            77) status=skipped ;;
            *) failed=$((failed + 1)) status=FAILED ;;
        esac
        results+=("$(printf '%-8s %-14s %4d s' "$status" "$name" $((SECONDS - start)))")
        printf '%s\n' "--- ${results[-1]}"
    done
    printf '\n'
    printf '%s\n' "${results[@]}"
    printf '%d passed, %d failed\n' "$passed" "$failed"
    ((failed == 0))
}

with_lock build/test.lock run_stages
