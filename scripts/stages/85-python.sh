#!/usr/bin/env bash
# the Python package: its wheel, built and installed where nothing else is, its types, its tests
source scripts/common.sh
present '/usr/include/python3*/Python.h' || python3 -c '
import pathlib, sysconfig
raise SystemExit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())' ||
    install_missing 'python3-dev=/usr/include/python3*/Python.h'
python3 -c 'import ensurepip' 2>/dev/null || install_missing python3-venv=no-such-probe

# What comes from PyPI is kept until what is asked for changes.
venv=$root/build/python-venv
wanted=$(cat pyproject.toml; python3 --version)
if [[ ! -x $venv/bin/python || $(cat "$venv/made-for" 2>/dev/null) != "$wanted" ]]; then
    rm -rf -- "$venv"
    python3 -m venv "$venv"
    "$venv/bin/pip" install -q --disable-pip-version-check \
        'scikit-build-core>=0.10' 'nanobind>=2.4' 'cmake>=3.25' ninja build \
        numpy pytest hypothesis mypy matplotlib tqdm 'ray[data]>=2.60' pyarrow \
        'gymnasium>=1.0' 'pettingzoo>=1.24' pygame 'open_spiel>=2.0' 'pgx>=2.6'
    # One file of it is run: what it depends on is a gigabyte that has nothing to do with that.
    "$venv/bin/pip" install -q --disable-pip-version-check --no-deps kaggle-environments
    printf '%s\n' "$wanted" >"$venv/made-for"
fi
python=$venv/bin/python
export PATH=$venv/bin:$PATH

wheels=$root/build/python-wheels
rm -rf -- "$wheels"
CMAKE_BUILD_PARALLEL_LEVEL=$jobs "$python" -m pip wheel -q --disable-pip-version-check --no-deps \
    --no-build-isolation -C build-dir="$root/build/python" -w "$wheels" .
"$python" -m pip install -q --disable-pip-version-check --no-deps --force-reinstall \
    "$wheels"/inarow-*.whl

printf '%s\n' '-- types'
cd -- "$root/build"  # away from the sources, so that only the installed package is found
"$venv/bin/mypy" --strict --no-error-summary --cache-dir "$root/build/python-mypy" \
    "$root/tests/python/typed_sample.py"
"$venv/bin/mypy" --strict --no-error-summary --cache-dir "$root/build/python-mypy" \
    --follow-imports=silent -m inarow.gymnasium -m inarow.pettingzoo -m inarow._shown
"$python" "$root/tests/python/typed_sample.py" >/dev/null

printf '%s\n' '-- tests'
"$python" -m pytest -q -c "$root/pyproject.toml" --rootdir="$root" \
    -o cache_dir="$root/build/python-pytest" "$root/tests/python"
