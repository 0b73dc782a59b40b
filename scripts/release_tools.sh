# shellcheck shell=bash
# What the scripts of a release share: sourced by them, after common.sh.

version=$(sed -n 's/^#define INAROW_VERSION_[A-Z]* //p' include/inarow/version.hpp | paste -sd.)

# pack FOLDER DIRECTORY: an archive of the folder in the directory, the same bytes from the same files.
pack() {
    local name
    name=$(basename -- "$1")
    tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$(git log -1 --format=%ct)" \
        -C "$(dirname -- "$1")" -c "$name" | gzip -9n >"$2/$name.tar.gz"
}
