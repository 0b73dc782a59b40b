#!/usr/bin/env bash
# Builds the documentation as a site, in build/site/docs; its links are checked.
# shellcheck source=scripts/common.sh
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"
cd -- "$root"
install_missing clang-format-22=clang-format-22 libclang1-22=/usr/lib/llvm-22/lib/libclang-22.so.1 python3-venv=ensurepip \
    python3-dev=Python.h g++=g++ cmake=cmake ninja-build=ninja
packages=(mkdocs==1.6.1 mkdocs-material==9.8.1 mkdocs-jupyter==0.26.3 'mkdocstrings[python]==1.0.8' clang==21.1.7 nanobind==3.1.0)
python_venv build/site-venv "${packages[*]}" "${packages[@]}"

# The pages where links between them expect them.
source=build/site/source
rm -rf -- build/site
mkdir -p "$source"/{assets,data,tests/data,tests/neighbors}
cp -r README.md CONTRIBUTING.md CHANGELOG.md SECURITY.md CITATION.cff LICENSE docs bench examples include single_include "$source"
python3 -B tests/compile_fail/run.py --pages "$source/docs"
cp data/README.md "$source/data"
cp -r tests/counts "$source/tests"
cp tests/data/README.md "$source/tests/data"
cp tests/neighbors/{macros.h,flags.txt} "$source/tests/neighbors"
cp web/public/icon.svg "$source/assets"
# The boards of docs/site.js: there where the page has been built.
for script in build/npm/*.js; do
    [[ ! -f $script || ${script##*/} == index.js ]] || install -D -m 644 -t "$source/embed" "$script"
done

# The Python package, by its stubs and docstrings. Its module, not optimized, makes the stubs.
python=$root/build/site-venv/bin/python
cmake --log-level=ERROR -S bindings/python -B build/site-stubs -G Ninja -DCMAKE_BUILD_TYPE=None -DINAROW_CLI11= \
    -DPython_EXECUTABLE="$python" -Dnanobind_DIR="$("$python" -m nanobind --cmake_dir)" >/dev/null
build site-stubs _core_stub >/dev/null
mkdir build/site/python
cp -r bindings/python/inarow build/site/python
cp build/site-stubs/_core.pyi build/site/python/inarow
{
    printf '# Reference of the Python package\n\n::: inarow\n'
    printf '\n::: inarow.%s\n    options: { show_root_heading: true }\n' \
        gymnasium pettingzoo open_spiel label dataset diff ray widget typing
} >"$source/docs/python/reference.md"

build/site-venv/bin/python scripts/declarations.py "$source"
python3 -B scripts/compiler_explorer.py "$source"
INAROW_ADDRESS=$(sed -n 's/^address = //p' project.ini) NO_MKDOCS_2_WARNING=1 build/site-venv/bin/mkdocs build --quiet
python3 scripts/check_site.py build/site/docs
