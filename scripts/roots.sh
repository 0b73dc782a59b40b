# shellcheck shell=bash
# Bare roots of Debian suites, entered by chroot: the machines of other people. They are made once and kept
# outside the checkout: one of each suite with git and nothing else, and copies of it. Sourced, never run.

roots=${INAROW_ROOTS:-${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/inarow/roots}

# no_roots WHY: ends the stage as skipped; under CI, which promises to try them, as failed.
no_roots() {
    say "no root of another Debian can be made here: $1"
    [[ -z ${CI:-} ]] || exit 1
    exit 77
}

need_roots() {
    ((EUID == 0)) || no_roots "that takes root rights"
    unshare --mount true 2>/dev/null || no_roots "this machine does not allow mounts (unshare --mount)"
    install_missing debootstrap=debootstrap
}

# package_source: the one that this machine's apt has Debian from; nothing where it has none.
package_source() {
    apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 2>/dev/null |
        grep -v security | head -n 1 || true
}

# enter_root ROOT USER FOLDER COMMAND...: runs it there. What is mounted for that is gone with the command.
enter_root() {
    unshare --mount --propagation private bash -euc '
        for folder in proc dev; do mount --rbind "/$folder" "$0/$folder"; done
        if [[ -d $0/inarow ]]; then mount --bind "$root" "$0/inarow"; fi
        home=/home/$1
        [[ $1 != root ]] || home=/root
        exec chroot "--userspec=$1" "$0" env -i HOME="$home" LC_ALL=C.UTF-8 \
            PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
            NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt INAROW_LONG="${INAROW_LONG:-}" CI="${CI:-}" \
            bash -c "cd \"\$0\" && exec \"\$@\"" "${@:2}"
        ' "$@"
}
export root

# in_root SUITE COMMAND...: runs it in the root of that suite, in the project, which lies there as /inarow.
in_root() { enter_root "$roots/$1" root /inarow "${@:2}"; }

make_bare_root() {
    local suite=$1 bare=$roots/bare-$1 source each
    [[ ! -e $bare/etc/inarow-root ]] || return 0
    say "making a root of Debian $suite in $roots"
    # Whatever a making that was interrupted left mounted is not ours to delete.
    rm -rf --one-file-system -- "$bare"
    source=$(package_source)
    debootstrap --variant=minbase --include=ca-certificates,git "$suite" "$bare" ${source:+"$source"} \
        >"$bare.log" 2>&1 || no_roots "debootstrap failed ($(tail -n 1 "$bare.log"))"
    # Updates of a stable suite have newer versions of clang.
    source=$(awk '$1 == "deb" { print $2; exit }' "$bare/etc/apt/sources.list")
    [[ $suite == sid ]] ||
        printf 'deb %s %s main\n' "$source" "$suite-updates" "${source%/}-security" "$suite-security" \
            >>"$bare/etc/apt/sources.list"
    {
        echo 'Acquire::Check-Valid-Until "false";'
        apt-config dump | grep -i '^Acquire::.*proxy' || true
    } >"$bare/etc/apt/apt.conf.d/50inarow"
    # How this machine reaches Debian, PyPI and npm.
    for each in /etc/ssl/certs/ca-certificates.crt /etc/pip.conf /etc/npmrc; do
        [[ ! -f $each ]] || cp -L -- "$each" "$bare$each"
    done
    touch "$bare/etc/inarow-root"
}

# bare_root SUITE: its root with git and nothing else, which nobody changes.
bare_root() { with_lock "$roots/bare-$1.lock" make_bare_root "$1"; }

# copy_of_root SUITE DIRECTORY
copy_of_root() {
    bare_root "$1"
    rm -rf --one-file-system -- "$2"
    cp -a --reflink=auto -- "$roots/bare-$1" "$2"
}

with_packages() {
    local suite=$1
    [[ -e $roots/$suite/etc/inarow-root ]] || copy_of_root "$suite" "$roots/$suite"
    mkdir -p "$roots/$suite/inarow"
    # shellcheck disable=SC2016
    in_root "$suite" bash -euc '
        missing=()
        for package; do
            [[ $(dpkg-query -W -f "\${Status}" "$package" 2>/dev/null) == *" installed" ]] || missing+=("$package")
        done
        ((${#missing[@]})) || exit 0
        printf "inarow: installing %s\n" "${missing[*]}" >&2
        export DEBIAN_FRONTEND=noninteractive
        apt-get -qq update
        apt-get -qq -y -o Dpkg::Use-Pty=0 install --no-install-recommends "${missing[@]}" >/dev/null
        apt-get clean
    ' inarow "${@:2}" || no_roots "apt could not install ${*:2} in that of $suite"
}

# make_root SUITE PACKAGE...: the root of that suite, with these packages in it.
make_root() {
    with_lock "$roots/$1.lock" with_packages "$@"
}
