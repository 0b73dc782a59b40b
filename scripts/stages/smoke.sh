#!/usr/bin/env bash
source scripts/common.sh
# The solver is the stage gcc's, and the command line is left out: README's pip compiles all of it in the stages
# `python` and `stranger`.
configure gcc
build gcc inarow inarow_solver
cmake --install build/gcc --prefix build/smoke-prefix >/dev/null
python_venv build/smoke-venv 1
build/smoke-venv/bin/pip install -q --disable-pip-version-check --config-settings build-dir=build/smoke \
    --config-settings cmake.define.INAROW_CLI11= --config-settings cmake.define.INAROW_INSTALLED=ON \
    --config-settings cmake.define.inarow_DIR="$root/build/smoke-prefix/lib/cmake/inarow" .
cd build  # away from the sources, so that only the installed package is found
smoke-venv/bin/python - <<'PYTHON'
import inarow

game = inarow.Game("connect-four", "32164625")
assert inarow.Solver().move_scores(game) == {0: -4, 1: -3, 2: 11, 3: 4, 4: 0, 5: -2, 6: -5}
assert inarow.VectorGames("connect-four", 4096).playouts(seed=1).shape == (4096,)
PYTHON
