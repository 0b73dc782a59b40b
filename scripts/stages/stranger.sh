#!/usr/bin/env bash
source scripts/common.sh
source scripts/roots.sh
need_roots

# Of this run alone: another one may go on beside it.
trap 'rm -rf --one-file-system -- "$roots"/stranger-*-$$' EXIT

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

[[ -z $(git status --porcelain) ]] || say "what is not committed is not in the clone that is tested"
began=$SECONDS
bare_root bookworm
say "the root: $((SECONDS - began)) s"

began=$SECONDS
new_machine bookworm root
blocks README.md
say "README.md on Debian 12: $((SECONDS - began)) s"
[[ ${INAROW_LONG:-} == 1 ]] || exit 0

for suite in bookworm trixie; do
    new_machine "$suite" root
    [[ $suite == bookworm ]] || blocks README.md
    blocks docs/install.md
    say "$suite: without root rights"
    new_machine "$suite" stranger
    needed=$(as stranger inarow/play.sh --version 2>&1 | sed -n 's/^inarow: please run as root: //p')
    [[ -n $needed ]] || fail "play.sh does not say what root has to install"
    as root bash -euc "apt-get -qq update && DEBIAN_FRONTEND=noninteractive ${needed/install/install -y -qq --no-install-recommends}"
    as stranger inarow/play.sh --version
    say "$suite: the whole of ./test.sh"
    new_machine "$suite" root
    as root env INAROW_LONG= inarow/test.sh
    stages=$(as root inarow/test.sh --all --list | awk '$1 != "gcc" && $1 != "stranger" && $1 != "compilers" { print $1 }')
    # shellcheck disable=SC2086
    as root env INAROW_LONG= inarow/test.sh $stages
    as root inarow/play.sh --web --build page
done
