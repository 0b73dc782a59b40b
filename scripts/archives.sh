#!/usr/bin/env bash
# Makes the archives of a release in build/release: the command line with the book, the headers for --in-compiler, man
# pages and completions.
# archives.sh [TARGET...], of x86_64-linux aarch64-linux x86_64-macos aarch64-macos x86_64-windows [default: all].
# Those for Linux run everywhere; QEMU and wine, where they are installed, run what this machine cannot;
# those for macOS are not tried.
# shellcheck source=scripts/common.sh
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"
cd -- "$root"
# shellcheck source=scripts/cross.sh
source scripts/cross.sh
(($#)) || set -- x86_64-linux aarch64-linux x86_64-macos aarch64-macos x86_64-windows

out=$root/build/release
native=$(uname -m)-linux
# shellcheck source=scripts/release_tools.sh
source scripts/release_tools.sh

# compile TARGET: installs it in build/release/inarow-VERSION-TARGET.
compile() {
    local tree=$out/inarow-$version-$1
    cross_compile "$1" "$out"
    rm -rf -- "$tree"
    cmake --install "$out/$1" --prefix "$tree" >/dev/null
    # The library is for programs that the same compiler compiles.
    rm -rf -- "${tree:?}/lib"
    # Where the program cannot be run, it cannot write its pages.
    [[ $1 == "$native" ]] || cp -r "$out/inarow-$version-$native/share" "$tree"
}

# try_out TARGET: where this machine can run it.
try_out() {
    local run
    if ! run=$(runner "$1") || ! present "${run:-env}"; then
        say "$1 is not tried: nothing here runs it"
        return
    fi
    [[ $(echo 32164625 | WINEDEBUG=-all ${run:+"$run"} "$out/inarow-$version-$1/bin/inarow"* solve -r connect-four |
        tail -n 1) == "32164625 11" ]] || fail "$1 does not work"
}

install_cross_tools "$out"
[[ -d $out/inarow-$version-$native ]] || compile "$native"
for target; do
    compile "$target"
    try_out "$target"
    pack "$out/inarow-$version-$target" "$out"
done
