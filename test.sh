#!/usr/bin/env bash
# Runs the tests: installs what they need, then the stages (scripts/run_stages.py).
# shellcheck source=scripts/common.sh
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/scripts/common.sh"
install_missing python3=python3
with_lock "$root/build/test.lock" python3 -B "$root/scripts/run_stages.py" "$@"
