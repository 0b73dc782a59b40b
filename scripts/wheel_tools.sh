# shellcheck shell=bash
# What scripts/wheels.sh and the stage python do with a wheel. Sourced, never run.

# repair_wheel WHEEL DIRECTORY: for every Linux that has what it links; nothing of this machine comes with it.
# Prints its path. The tools are on the PATH.
repair_wheel() {
    local into=$2/repaired-$BASHPID wheel
    auditwheel -v repair --only-plat --wheel-dir "$into" "$1" >"$2/auditwheel.log" 2>&1 ||
        { cat -- "$2/auditwheel.log" >&2 && fail "auditwheel refuses $1"; }
    wheel=$(basename -- "$into"/*.whl)
    mv -- "$into/$wheel" "$2/$wheel"
    rmdir -- "$into"
    [[ $wheel == *-manylinux* ]] || fail "$wheel is for this machine only"
    ! python3 -m zipfile -l "$2/$wheel" | grep 'inarow\.libs' >&2 || fail "$wheel has libraries of this machine in it"
    printf '%s\n' "$2/$wheel"
}

# try_wheel PYTHON WHEEL DIRECTORY: installed into an empty environment, which is made in DIRECTORY.
try_wheel() {
    rm -rf -- "$3"
    "$1" -m venv "$3"
    "$3/bin/python" -m pip install -q --disable-pip-version-check "$2"
    "$3/bin/python" "$root/scripts/try_wheel.py"
}
