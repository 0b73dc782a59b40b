# shellcheck shell=bash
# Compiles the command line for other machines: by zig, which brings a libc and a libc++ for each of
# them, and for Windows by MinGW. Sourced, never run.

# install_cross_tools DIRECTORY: the compilers, and in DIRECTORY the headers they may read of this machine.
install_cross_tools() {
    install_missing cmake=cmake ninja-build=ninja 'libcli11-dev=<CLI/CLI.hpp>'
    python_venv build/zig-venv 0.17.1 ziglang==0.17.1
    mkdir -p "$1/include"
    ln -sfn /usr/include/CLI "$1/include/CLI"
}

# zig_command FILE ARGUMENT...: a command of zig as a file, for CMake; prints its path.
zig_command() {
    printf '#!/bin/sh\nexec %q -m ziglang %s "$@"\n' "$root/build/zig-venv/bin/python" "${*:2}" >"$1"
    chmod +x "$1"
    printf '%s' "$1"
}

# cross_options TARGET DIRECTORY: what CMake needs to know of a target, a line each.
cross_options() {
    local processor=${1%-*}
    case $1 in
        *-linux) [[ $processor == "$(uname -m)" ]] || printf -- '-DCMAKE_SYSTEM_NAME=Linux\n' ;;
        *-macos) printf -- '-DCMAKE_SYSTEM_NAME=Darwin\n' ;;
        x86_64-windows)
            install_missing g++-mingw-w64-x86-64-posix=x86_64-w64-mingw32-g++-posix
            printf -- '-D%s\n' CMAKE_SYSTEM_NAME=Windows CMAKE_EXE_LINKER_FLAGS='-static -s' \
                CMAKE_CXX_COMPILER=x86_64-w64-mingw32-g++-posix CMAKE_RC_COMPILER=x86_64-w64-mingw32-windres
            return
            ;;
        *) fail "there is no target $1" ;;
    esac
    printf -- '-D%s\n' "CMAKE_SYSTEM_PROCESSOR=$processor" CMAKE_EXE_LINKER_FLAGS=-s \
        "CMAKE_CXX_COMPILER=$(zig_command "$2/c++-$1" c++ -target "${1/%linux/linux-musl}")" \
        "CMAKE_AR=$(zig_command "$2/ar" ar)" "CMAKE_RANLIB=$(zig_command "$2/ranlib" ranlib)"
}

# cross_compile TARGET DIRECTORY: the command line for PROCESSOR-linux, PROCESSOR-macos or x86_64-windows,
# static where the system allows it, into DIRECTORY/TARGET, which is in build/.
cross_compile() {
    local options
    mapfile -t options < <(cross_options "$1" "$2")
    cmake --log-level=NOTICE -S . -B "$2/$1" -G Ninja "${options[@]}" \
        -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_CXX_FLAGS_RELEASE="-O3 -DNDEBUG -isystem $2/include" \
        -DINAROW_TESTS=OFF -DINAROW_CURSES=OFF -DINAROW_SOURCE_PATH=/nonexistent
    build "${2#"$root/build/"}/$1"
}

# runner TARGET: what runs its programs here; nothing where they run as they are. False if there is no such thing.
runner() {
    case $1 in
        "$(uname -m)-linux") ;;
        i386-linux | x86-linux) printf 'qemu-i386-static' ;;
        *-linux) printf 'qemu-%s-static' "${1%-*}" ;;
        x86_64-windows) printf '/usr/lib/wine/wine64' ;;
        *) false ;;
    esac
}
