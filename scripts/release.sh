#!/usr/bin/env bash
# Makes everything of a release in build/release/files: sources, archives of the command line, wheels, the Debian
# package, the single headers, the documentation, the page, the npm package, and SHA256SUMS; then installs and uses each of them in bare
# roots of Debian 12 and 13.
# release.sh [--trial] [TARGET...], the archives to make, as of archives.sh [default: all]. It takes root rights.
# With --trial, wheels may be missing, of Pythons that this machine does not have.
# shellcheck source=scripts/common.sh
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"
# shellcheck source=scripts/roots.sh
source "$root/scripts/roots.sh"
cd -- "$root"
trial=
[[ ${1:-} != --trial ]] || { trial=1 && shift; }
CI=true need_roots
status=$(git status --porcelain)
[[ -z $status ]] || fail "commit first: a release is made of what is committed"
python3 scripts/check_pages.py
# shellcheck source=scripts/release_tools.sh
source scripts/release_tools.sh
name=inarow-$version
out=$root/build/release
files=$out/files
rm -rf -- "$files" "$out/tree" "$out/$name"-* "$out/debian" build/wheels
mkdir -p "$files" "$out/tree"

git archive --format=tar --prefix="$name/" HEAD | gzip -9n >"$files/$name.tar.gz"

install_missing g++=g++ cmake=cmake ninja-build=ninja 'libcli11-dev=<CLI/CLI.hpp>' \
    'libncurses-dev=<curses.h>' dpkg-dev=dpkg-shlibdeps file=file \
    qemu-user-static=qemu-aarch64-static wine64=/usr/lib/wine/wine64
native=$(uname -m)-linux
[[ $# == 0 || " $* " == *" $native "* ]] || set -- "$native" "$@"
scripts/archives.sh "$@"
mv -- "$out/$name"-*.tar.gz "$files"

scripts/wheels.sh
cp -- build/wheels/"$name"-*.whl "$files"
for abi in cp310-cp310 cp311-cp311 cp312-abi3; do
    compgen -G "$files/$name-$abi-*.whl" >/dev/null && continue
    [[ -n $trial ]] || fail "there is no wheel for $abi: is that Python here?"
    say "no wheel for $abi: this is no release"
done
cp -- "build/wheels/$name.tar.gz" "$files/$name-python.tar.gz"

cmake --log-level=NOTICE -S . -B "$out/debian" -G Ninja -DINAROW_TESTS=OFF -DINAROW_CURSES=ON \
    -DINAROW_SOURCE_PATH=/nonexistent -DCMAKE_INSTALL_PREFIX=/usr \
    -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE="-O2 -DNDEBUG"
build release/debian
cpack --config "$out/debian/CPackConfig.cmake" -G DEB -B "$out/debian" >/dev/null
mv -- "$out/debian"/*.deb "$files"

python3 -B scripts/single_header.py --all "$out/tree/$name-single-headers"
cp -- LICENSE "$out/tree/$name-single-headers"

./play.sh --web --build "$out/tree/$name-page"

# shellcheck source=scripts/web.sh
source scripts/web.sh
make_npm_package "$files"

# After the package, so that the boards of its examples can be played.
scripts/site.sh
cp -r -- build/site/docs "$out/tree/$name-docs"

for folder in "$out/tree"/*; do pack "$folder" "$files"; done

(cd -- "$files" && sha256sum ./* >SHA256SUMS)

trap 'rm -rf --one-file-system -- "$roots"/release-*-$$' EXIT
for suite in bookworm trixie; do
    machine=$roots/release-$suite-$$
    copy_of_root "$suite" "$machine"
    cp -r -- "$files" "$machine/root/files"
    cp -- scripts/try_release.sh "$machine/root"
    enter_root "$machine" root /root bash try_release.sh "$version" "$root"
    say "$suite: everything of the release works"
done
ls -l "$files"
