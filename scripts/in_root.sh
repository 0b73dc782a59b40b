#!/usr/bin/env bash
# in_root.sh SUITE COMMAND...: runs a command in the project, in a bare root of Debian SUITE with what the
# stage `compilers` has installed there.
# shellcheck source=scripts/common.sh
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"
# shellcheck source=scripts/roots.sh
source "$root/scripts/roots.sh"
(($# > 1)) || fail "usage: scripts/in_root.sh SUITE COMMAND..., such as scripts/in_root.sh sid g++-16 --version"
need_roots
make_root "$1"
in_root "$@"
