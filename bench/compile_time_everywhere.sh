#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# bench/compile_time.py with the compilers of other suites of Debian too: g++ 14 of Debian 13 and g++ 16 of sid,
# entered by chroot from one namespace of mounts. Takes what bench/compile_time.py takes, apart from --compilers.
# shellcheck source=scripts/common.sh
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../scripts/common.sh"
# shellcheck source=scripts/roots.sh
source "$root/scripts/roots.sh"
need_roots
make_root trixie g++-14
make_root sid g++-16
# shellcheck disable=SC2016
roots=$roots unshare --mount --propagation private bash -euc '
    for machine in "$roots"/{trixie,sid}; do
        mount --bind /tmp "$machine/tmp"  # where the programs are written
        mkdir -p "$machine$root"
        mount --bind "$root" "$machine$root"
    done
    TMPDIR=/tmp exec "$root/bench/compile_time.py" \
        --compilers g++ "$roots/trixie:g++-14" "$roots/sid:g++-16" clang++-19 clang++-22 "$@"
    ' bash "$@"
