#!/usr/bin/env bash
source scripts/common.sh
source scripts/roots.sh
need_roots

# Of this run alone: another one may go on beside it.
trap 'rm -rf --one-file-system -- "$roots"/stranger-*-$$' EXIT
# A run that was killed has left gigabytes.
for machine in "$roots"/stranger-*; do
    kill -0 "${machine##*-}" 2>/dev/null || rm -rf --one-file-system -- "$machine"
done

# new_machine SUITE OWNER: a bare root with a clone, in whose parent folder commands begin.
new_machine() {
    machine=$roots/stranger-$1-$$
    copy_of_root "$1" "$machine"
    enter_root "$machine" root / useradd --create-home --shell /bin/bash stranger
    git -c safe.directory="$root" clone --quiet --no-hardlinks "$root" "$machine/home/stranger/inarow"
    enter_root "$machine" root / chown -R "$2" /home/stranger
}
# as USER COMMAND...
as() { enter_root "$machine" "$1" /home/stranger "${@:2}"; }

# blocks PAGE OPTION...: every command of a page, in an empty folder.
blocks() {
    export -f enter_root
    python3 scripts/readme_blocks.py "$machine" "$@"
}

# as_told COMMAND...: as somebody without root rights, for whom root installs what the command asks for.
as_told() {
    local told needed=
    say "$suite, without root rights: ${*##*/}"
    until told=$(as stranger "$@" 2>&1 | tee >(cat >&2); exit "${PIPESTATUS[0]}"); do
        told=$(sed -n 's/^inarow: please run as root: apt-get install //p' <<<"$told")
        [[ -n $told && $told != "$needed" ]] || fail "$suite: $* fails"
        needed=$told
        # shellcheck disable=SC2086
        as root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $needed
    done
}

# whole SUITE: all that the pages promise for it.
whole() {
    local suite=$1 stages
    new_machine "$suite" root
    blocks README.md
    blocks docs/install.md
    blocks docs/tutorial.md
    new_machine "$suite" stranger
    as root apt-get -qq update
    as_told inarow/play.sh --version
    as_told inarow/test.sh
    stages=$(as stranger inarow/test.sh --all --list | awk '$1 != "gcc" && $1 != "stranger" && $1 != "compilers" { print $1 }')
    # shellcheck disable=SC2086
    as_told inarow/test.sh $stages
    as_told inarow/play.sh --web --build page
    say "$suite: everything does what the pages say"
}

[[ -z $(git status --porcelain) ]] || say "what is not committed is not in the clone that is tested"
# Those that are tried whole: the suite that is named, with --long both.
suites=("$@")
[[ $# != 0 || ${INAROW_LONG:-} != 1 ]] || suites=(bookworm trixie)
unset INAROW_LONG  # what runs inside takes its samples
for suite in "${suites[@]}"; do whole "$suite"; done
((${#suites[@]} == 0)) || exit 0

began=$SECONDS
bare_root bookworm
say "the root: $((SECONDS - began)) s"

began=$SECONDS
new_machine bookworm root
blocks README.md
say "README.md on Debian 12: $((SECONDS - began)) s"
