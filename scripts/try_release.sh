#!/usr/bin/env bash
# Uses each file of a release as a stranger does, in a root that has nothing else: run by release.sh.
# try_release.sh VERSION FOLDER, in a folder that has the files as files/; they were made in FOLDER.
set -euo pipefail
name=inarow-$1
export DEBIAN_FRONTEND=noninteractive
apt-get -qq update
apt-get install -y -qq --no-install-recommends g++ cmake make pkg-config python3-venv python3-dev >/dev/null
try() { printf -- '-- %s\n' "$1"; }
# unpacked FILE: the folder that the archive has.
unpacked() {
    mkdir -p tree
    tar -xzf "files/$1.tar.gz" -C tree
    printf 'tree/%s' "$1"
}
# solves COMMAND...: the score of a position, by a command that reads it.
solves() { [[ $(echo 32164625 | "$@" solve --rules connect-four) == "32164625 11" ]]; }

(cd files && sha256sum --quiet -c SHA256SUMS)
cat >app.cpp <<'END'
#include <inarow/dynamic.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/solve/solver.hpp>
int main() {
    using namespace inarow;
    const auto p = notation::play_moves(*position::start(connect_four), "32164625");
    solve::solver solver;
    const auto value = solve::value(p.value(), solver);
    return value && value->outcome == outcome::first_won ? 0 : 1;
}
END

try "archive of the command line"
solves "$(unpacked "$name-$(uname -m)-linux")/bin/inarow"

try "Debian package"
apt-get install -y -qq ./files/inarow_*.deb >/dev/null
solves inarow
! grep -aqF -- "$2" /usr/bin/inarow || { echo "the program names $2"; exit 1; }
# shellcheck disable=SC2046
g++ -std=c++23 app.cpp $(pkg-config --cflags --libs inarow-solver) -o app
./app
apt-get remove -y -qq inarow >/dev/null

try "single headers"
headers=$(unpacked "$name-single-headers")
cat >one.cpp <<'END'
#include <inarow/perfect_play.hpp>
using namespace inarow;
static_assert(value<challenge<new_game<tic_tac_toe>, "b2">>.outcome == outcome::draw);
int main() {}
END
g++ -std=c++23 -I "$headers" one.cpp -o one
./one

try "wheel"
python3 -m venv venv
venv/bin/pip install -q --no-index --only-binary :all: --find-links files --no-deps inarow
venv/bin/pip install -q numpy
venv/bin/python -c 'import inarow; assert inarow.Solver().score(inarow.Game("connect-four", "32164625")) == 11'
solves venv/bin/inarow

try "npm package"
apt-get install -y -qq --no-install-recommends nodejs >/dev/null
mkdir -p node_modules/inarow
tar -xzf "files/$name.tgz" -C node_modules/inarow --strip-components 1
cat >app.mjs <<'END'
import { Game, Solver } from "inarow";
const solver = await Solver.create();
const { moves } = await solver.scores(Game.start("connect-four", "32164625"), { milliseconds: 600_000 });
if (Math.max(...moves.map(({ lower }) => lower)) !== 11) throw new Error(JSON.stringify(moves));
END
node app.mjs

try "sources: CMake, Conan"
sources=$(unpacked "$name")
cat >CMakeLists.txt <<END
cmake_minimum_required(VERSION 3.25)
project(app LANGUAGES CXX)
include(FetchContent)
FetchContent_Declare(inarow URL $PWD/files/$name.tar.gz)
FetchContent_MakeAvailable(inarow)
add_executable(app app.cpp)
target_link_libraries(app PRIVATE inarow::solver)
END
cmake -B build -DCMAKE_BUILD_TYPE=Release >/dev/null
cmake --build build >/dev/null
build/app
venv/bin/pip install -q conan
venv/bin/conan profile detect --exist-ok >/dev/null 2>&1
venv/bin/conan create "$sources" -s compiler.cppstd=23 >conan.log 2>&1 || { cat conan.log; exit 1; }

try "documentation and page"
[[ -s $(unpacked "$name-docs")/index.html && -s $(unpacked "$name-page")/index.html ]]
