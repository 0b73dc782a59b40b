#!/usr/bin/env bash
# Plays: ./play.sh ARGUMENTS builds `inarow` if need be and hands it the arguments (none: play).
# ./play.sh --web [PORT] builds the web page if need be, and serves it on a loopback address;
# ./play.sh --docs [PORT] with the documentation, at docs/.
# ./play.sh --web --build DIRECTORY [ADDRESS] only builds it, for a static host.
# Set-up and build speak on standard error only.
# shellcheck source=scripts/common.sh
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/scripts/common.sh"

if [[ ${1-} == --web || ${1-} == --docs ]]; then
    # shellcheck source=scripts/web.sh
    source "$root/scripts/web.sh"
    if [[ ${2-} == --build ]]; then
        publish_web "${@:3}"
        exit
    fi
    [[ $1 == --web ]] || "$root/scripts/site.sh" >&2
    serve_web "${2-0}"
fi

program=$root/build/play/bin/inarow
sources=("$root"/{include,src,apps,cmake,CMakeLists.txt,CMakePresets.json})
stamp=$root/build/play.built  # says where it was built, and is as old as what it was built from
# The program is for the CPU of this machine.
place="$root $(cksum < <(grep -m 1 -E '^(flags|Features)' /proc/cpuinfo 2>/dev/null))"

is_current() {
    [[ -x $program && -f $stamp && $(<"$stamp") == "$place" ]] || return
    # Folders too, for they change when a file is taken away.
    [[ -z $(find "${sources[@]}" -newer "$stamp" -print -quit) ]]
}

make_current() {
    is_current && return  # by another run, while this one waited
    install_missing g++=g++ cmake=cmake make=make 'libcli11-dev=<CLI/CLI.hpp>' 'libncurses-dev=<curses.h>'

    # A run that was killed leaves its unfinished stamp, and can leave half a file.
    [[ ! -e $stamp.unfinished ]] || rm -rf -- "$root/build/play"
    rm -f -- "$stamp" "$program"
    printf '%s\n' "$place" >"$stamp.unfinished"
    say "building in build/play, once: $((80 / jobs)) to $((160 / jobs + 10)) seconds with $jobs cores"
    if configure play && build play; then
        mv -- "$stamp.unfinished" "$stamp"
    else
        rm -f -- "$stamp.unfinished"
        fail "the build failed, for the reason above"
    fi
}

is_current || with_lock "$stamp.lock" make_current </dev/null >&2
(($#)) || set -- play
exec "$program" "$@"
