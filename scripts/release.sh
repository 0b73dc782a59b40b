#!/usr/bin/env bash
# Makes the archives of a release in build/release, and SHA256SUMS: the command line, compiled by zig,
# with the book, the headers for --in-compiler, man pages and completions.
# release.sh [TARGET...], of x86_64-linux aarch64-linux [default: both] and, not yet complete,
# x86_64-macos aarch64-macos: apps/inarow/process.cpp uses pipe2 and environ, which macOS lacks.
# shellcheck source=scripts/common.sh
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"
cd -- "$root"
(($#)) || set -- x86_64-linux aarch64-linux

out=$root/build/release
native=$(uname -m)-linux
version=$(sed -n 's/^#define INAROW_VERSION_[A-Z]* //p' include/inarow/version.hpp | paste -sd.)

# command_file NAME ARGUMENT...: a command of zig as a file, for CMake; prints its path.
command_file() {
    printf '#!/bin/sh\nexec %q -m ziglang %s "$@"\n' "$root/build/zig-venv/bin/python" "${*:2}" >"$out/$1"
    chmod +x "$out/$1"
    printf '%s' "$out/$1"
}

install_tools() {
    install_missing cmake=cmake ninja-build=ninja 'libcli11-dev=<CLI/CLI.hpp>'
    python_venv build/zig-venv 0.17.1 ziglang==0.17.1
    # zig reads no header of this machine.
    mkdir -p "$out/include"
    ln -sfn /usr/include/CLI "$out/include/CLI"
}

# system TARGET: what CMake cannot find out about a machine that is not this one.
system() {
    case $1 in
        "$native") ;;
        *-linux) printf -- '-DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=%s' "${1%-*}" ;;
        *-macos) printf -- '-DCMAKE_SYSTEM_NAME=Darwin -DCMAKE_SYSTEM_PROCESSOR=%s' "${1%-*}" ;;
        *) fail "there is no target $1" ;;
    esac
}

# compile TARGET: installs it in build/release/inarow-VERSION-TARGET.
compile() {
    local options tree=$out/inarow-$version-$1
    read -ra options <<<"$(system "$1")"
    cmake --log-level=NOTICE -S . -B "$out/$1" -G Ninja "${options[@]}" \
        -DCMAKE_CXX_COMPILER="$(command_file "c++-$1" c++ -target "${1/%linux/linux-musl}")" \
        -DCMAKE_AR="$(command_file ar ar)" -DCMAKE_RANLIB="$(command_file ranlib ranlib)" \
        -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DCMAKE_EXE_LINKER_FLAGS=-s \
        -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE="-O3 -DNDEBUG -isystem $out/include" \
        -DINAROW_TESTS=OFF -DINAROW_SOURCE_PATH=/nonexistent
    build "release/$1"
    rm -rf -- "$tree"
    cmake --install "$out/$1" --prefix "$tree" >/dev/null
    # The library is for programs that zig compiles.
    rm -rf -- "$tree/lib"
    # Where the program cannot be run, it cannot write its pages.
    [[ $1 == "$native" ]] || cp -r "$out/inarow-$version-$native/share" "$tree"
}

# try_out TARGET: where this machine can run it.
try_out() {
    local run=()
    case $1 in
        "$native") ;;
        *-linux) run=("qemu-${1%-*}-static") ;;
        *) say "$1 is not tried here" && return ;;
    esac
    present "${run[0]:-env}" || { say "$1 is not tried: there is no ${run[0]}" && return; }
    [[ $(echo 32164625 | "${run[@]}" "$out/inarow-$version-$1/bin/inarow" solve -r connect-four) == \
        "32164625 11" ]] || fail "$1 does not work"
}

# pack TARGET: the same bytes from the same files.
pack() {
    tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$(git log -1 --format=%ct)" \
        -C "$out" -c "inarow-$version-$1" | gzip -9n >"$out/inarow-$version-$1.tar.gz"
}

install_tools
[[ -d $out/inarow-$version-$native ]] || compile "$native"
for target; do
    compile "$target"
    try_out "$target"
    pack "$target"
done
(cd "$out" && sha256sum "inarow-$version"-*.tar.gz >SHA256SUMS && cat SHA256SUMS)
