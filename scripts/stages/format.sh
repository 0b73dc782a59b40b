#!/usr/bin/env bash
source scripts/common.sh
find . -path ./build -prune -o -path ./single_include -prune -o -path ./.git -prune -o \
    -name node_modules -prune -o \
    \( -name '*.hpp' -o -name '*.cpp' -o -name '*.h' -o -name '*.c' \) -print0 |
    xargs -0 clang-format-22 --dry-run --Werror

git ls-files -z -- '*.sh' .ci/run | xargs -0 shellcheck

# The version is the required-version of pyproject.toml.
version=$(sed -n 's/^required-version = "\(.*\)"$/\1/p' pyproject.toml)
venv=$root/build/ruff-venv
spelling=2.4.3
prose=0.16.0
python_venv "$venv" "$version $spelling $prose" "ruff$version" "codespell==$spelling" "proselint==$prose"
"$venv/bin/ruff" format --check --quiet .
"$venv/bin/ruff" check --quiet .
"$venv/bin/codespell"
"$venv/bin/python" scripts/check_prose.py

source scripts/web.sh
install_node
install_web_packages
(cd web && npm run --silent lint)
