#!/usr/bin/env bash
# the Python package: its wheel, built and installed where nothing else is, its types, its tests
source scripts/common.sh
present '/usr/include/python3*/Python.h' || python3 -c '
import pathlib, sysconfig
raise SystemExit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())' ||
    install_missing 'python3-dev=/usr/include/python3*/Python.h'

venv=$root/build/python-venv
python_venv "$venv" "$(cat pyproject.toml)" \
    'scikit-build-core>=0.10' 'nanobind>=2.4' 'cmake>=3.25' ninja build \
    numpy pytest hypothesis mypy matplotlib tqdm 'ray>=2.60' pyarrow fsspec \
    'gymnasium>=1.0' 'pettingzoo>=1.24' pygame 'open_spiel>=2.0' 'pgx>=2.6'
# Only one of its files is used; its dependencies are a gigabyte.
"$venv/bin/pip" install -q --disable-pip-version-check --no-deps kaggle-environments
python=$venv/bin/python
export PATH=$venv/bin:$PATH

wheels=$root/build/python-wheels
rm -rf -- "$wheels"
CMAKE_BUILD_PARALLEL_LEVEL=$jobs "$python" -m pip wheel -q --disable-pip-version-check --no-deps \
    --no-build-isolation -C build-dir="$root/build/python" -w "$wheels" .
"$python" -m pip install -q --disable-pip-version-check --no-deps --force-reinstall \
    "$wheels"/inarow-*.whl

cd -- "$root/build"  # away from the sources, so that only the installed package is found
tests() { "$python" -m pytest -q -rs -c "$root/pyproject.toml" --rootdir="$root" \
    -o cache_dir="$root/build/python-pytest" "$@"; }
# Ray mostly waits: its tests run beside the others.
tests "$root/tests/python/test_ray.py" >"$root/build/python-ray.log" 2>&1 &
ray=$!

printf '%s\n' '-- types'
MYPYPATH=$root/tests/python "$venv/bin/mypy" --strict --no-error-summary --follow-imports=silent \
    --cache-dir "$root/build/python-mypy" \
    -m typed_sample -m inarow.gymnasium -m inarow.pettingzoo -m inarow._observations \
    -p inarow.label -p inarow.ray -m inarow.dataset || failed=1
"$python" "$root/tests/python/typed_sample.py" >/dev/null || failed=1

printf '%s\n' '-- tests'
tests "$root/tests/python" --ignore="$root/tests/python/test_ray.py" || failed=1

printf '%s\n' '-- tests of inarow.ray'
wait "$ray" || failed=1
cat -- "$root/build/python-ray.log"
exit "${failed:-0}"
