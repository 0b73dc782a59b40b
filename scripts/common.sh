# shellcheck shell=bash
# What play.sh, test.sh and the stages share: sourced, never run.
set -euo pipefail

root=$(dirname -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")")
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

say() { printf 'inarow: %s\n' "$*" >&2; }
fail() {
    say "$*"
    exit 1
}

# present PROBE: a command, a <header> that g++ finds, a /path/with/a/glob, Python.h, the Python package jsonschema,
# or ensurepip, which makes virtual environments.
present() {
    case $1 in
        Python.h) present '/usr/include/python3*/Python.h' || python3 -c '
import pathlib, sysconfig
raise SystemExit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())' ;;
        ensurepip | jsonschema) python3 -c "import $1" ;;
        '<'*) printf '#if !__has_include(%s)\n#error\n#endif\n' "$1" | g++ -E -x c++ - ;;
        /*) compgen -G "$1" ;;
        *) command -v -- "$1" ;;
    esac >/dev/null 2>&1
}

# install_missing PACKAGE=PROBE...: has apt install the packages whose probe is not present.
install_missing() {
    local entry packages=() install=(env DEBIAN_FRONTEND=noninteractive apt-get)
    for entry; do
        present "${entry#*=}" || packages+=("${entry%%=*}")
    done
    ((${#packages[@]})) || return 0

    command -v apt-get >/dev/null ||
        fail "there is no apt here: please install ${packages[*]} (Debian's names) and run this again."
    if ((EUID != 0)); then
        command -v sudo >/dev/null ||
            fail "please run as root: apt-get install ${packages[*]}"
        install=(sudo "${install[@]}")
    fi
    say "installing ${packages[*]}"
    local options=(-y -qq -o Dpkg::Use-Pty=0 --no-install-recommends -o DPkg::Lock::Timeout=600)
    {
        "${install[@]}" install "${options[@]}" "${packages[@]}" || {
            say "asking for newer package lists"
            "${install[@]}" -qq update && "${install[@]}" install "${options[@]}" "${packages[@]}"
        }
    } </dev/null >&2 || fail "apt could not install ${packages[*]}: please install them and run this again."
}

# python_venv DIRECTORY KEY PACKAGE...: a virtual environment with packages from PyPI. It is made
# anew only when the key or the version of Python changes. Most modules are never imported: Python compiles
# those that are.
python_venv() {
    local venv=$1 key
    key=$(printf '%s\n' "$2"; python3 --version)
    [[ ! -x $venv/bin/python || $(cat "$venv/made-for" 2>/dev/null) != "$key" ]] || return 0
    install_missing python3-venv=ensurepip
    rm -rf -- "$venv"
    python3 -m venv "$venv"
    (($# < 3)) || "$venv/bin/pip" install -q --disable-pip-version-check --no-compile "${@:3}"
    printf '%s\n' "$key" >"$venv/made-for"
}

# with_lock FILE COMMAND...: runs it when nobody else holds the file.
with_lock() (
    mkdir -p -- "$(dirname -- "$1")"
    exec 9>"$1"
    if command -v flock >/dev/null && ! flock -n 9; then
        say "another run is building here: waiting for it"
        flock 9
    fi
    "${@:2}"
)

# configure PRESET [OPTION...]: into build/PRESET, afresh if that was made at another path.
configure() {
    local cache=$root/build/$1/CMakeCache.txt
    if [[ -f $cache ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"; then
        rm -rf -- "$root/build/$1"
    fi
    (cd -- "$root" && with_lock "$root/build/$1.lock" cmake --log-level=NOTICE --preset "$@")
}

# build PRESET [TARGET...]
build() {
    with_lock "$root/build/$1.lock" cmake --build "$root/build/$1" --parallel "$jobs" ${2:+--target "${@:2}"}
}
