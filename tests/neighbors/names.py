#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""After `using namespace std; using namespace inarow;` every name of namespace inarow can be written as it
is, but two; and the examples write inarow::move and inarow::messages, so that they work there.

    names.py                           g++ and clang 22
    names.py --compilers g++-16        these

The names are those of include/inarow.cppm.
"""

import re
import sys

import support

# std::move, and std::messages of <locale>. What else the standard library comes to have is found here.
COLLISIONS = {"messages", "move"}
STANDARD = """
    algorithm any array atomic barrier bit bitset charconv chrono codecvt compare complex concepts
    condition_variable coroutine deque exception execution expected filesystem flat_map flat_set
    format forward_list fstream functional future generator initializer_list inplace_vector iomanip
    ios iosfwd iostream istream iterator latch limits linalg list locale map mdspan memory
    memory_resource mutex new numbers numeric optional ostream print queue random ranges ratio rcu
    regex scoped_allocator semaphore set shared_mutex simd source_location span spanstream sstream
    stack stacktrace stdexcept stdfloat stop_token streambuf string string_view strstream
    syncstream system_error text_encoding thread tuple type_traits typeindex typeinfo
    unordered_map unordered_set utility valarray variant vector version cassert cctype cerrno cfenv
    cfloat cinttypes climits clocale cmath csetjmp csignal cstdarg cstddef cstdint cstdio cstdlib
    cstring ctime cuchar cwchar cwctype
""".split()
INCLUDES = "".join(f"#if __has_include(<{n}>)\n#include <{n}>\n#endif\n" for n in STANDARD)
STANDARD_OPTIONS = ["-std=c++23", "-fsyntax-only", "-w"]

EXAMPLES = ["README.md", "docs/**/*.md", "examples/**/*.cpp", "web/src/**/*.cpp"]
FENCE = re.compile(r"^```cpp[^\n]*\n(.*?)^```", re.M | re.S)
# The namespace; and the type: a member of it, a value of it, a variable of it.
BARE = re.compile(r"(?<![\w:.>\"])(?:messages::|move(?:::|\(|\{| \w+ ?[={:;,)]))")
OPENED = re.compile(r"using namespace inarow;(?!.*using inarow::move;)", re.S)


MODULE = (support.ROOT / "include/inarow.cppm").read_text("utf-8")


def namespaces():
    headers = "\n".join(
        (support.ROOT / "include" / name).read_text("utf-8") for name in support.headers()
    )
    return set(
        re.findall(r"^(?:export )?namespace inarow::inline v0::(\w+)", MODULE + headers, re.M)
    )


def public_names():
    """The names in inarow itself: those that are exported, their enumerators, and namespaces."""
    block = re.search(r"export namespace inarow::inline v0 \{\n(.*?)\n\}", MODULE, re.S)[1]
    names = set(re.findall(r"^using inarow::v0::(\w+);", block, re.M)) | namespaces()
    headers = "\n".join(
        (support.ROOT / "include" / name).read_text("utf-8") for name in support.headers()
    )
    for enumeration in re.findall(r"^using enum inarow::v0::(\w+);", block, re.M):
        members = re.search(rf"enum class {enumeration}\b[^{{;]*\{{([^}}]*)\}}", headers)[1]
        names |= set(re.findall(r"(\w+)\s*(?:=[^,]*)?(?:,|$)", members.strip()))
    return sorted(names)


def probes(scope, names):
    """Each name, in a line of its own."""
    return "".join(f"namespace probe_{n} {{ using {scope}::{n}; }}\n" for n in names)


def names_of_std(compiler, options, names):
    """Which of the names std has."""
    text = f'{INCLUDES}#line 1 "probes"\n{probes("std", names)}'
    most = "-ferror-limit=0" if "clang" in compiler else "-fmax-errors=0"
    made = support.compiled(compiler, [*STANDARD_OPTIONS, *options, most], text)
    missing = {int(line) for line in re.findall(r"^probes:(\d+):\d+: error:", made.stderr, re.M)}
    return {name for line, name in enumerate(names, 1) if line not in missing}


def collisions(case):
    compiler, options = case
    names = public_names()
    found = names_of_std(compiler, options, names)
    if found != COLLISIONS:
        return f"{compiler}: std has {', '.join(sorted(found)) or 'no such name'}, too"
    # Of two entities with one name a using-declaration is ambiguous; their headers are all there.
    text = f"{INCLUDES}#include <inarow/everything.hpp>\n#include <inarow/ui/json.hpp>\n"
    text += "using namespace std;\nusing namespace inarow;\n"
    text += probes("", sorted(set(names) - COLLISIONS - namespaces()))
    text += "".join(f"namespace as_{n} = {n};\n" for n in sorted(namespaces() - COLLISIONS))
    text += "constexpr inarow::move written{inarow::square{1, 1}};\n"
    lean = ["-DINAROW_COMPILED_SOLVER"]
    made = support.compiled(compiler, [*STANDARD_OPTIONS, *options, *lean], text)
    return f"{compiler}\n{support.errors(made)}" if made.returncode else None


def bare_names(path):
    """Uses of the two names that those of std would make ambiguous."""
    text = path.read_text("utf-8")
    programs = FENCE.findall(text) if path.suffix == ".md" else [text]
    lines = [
        line.strip()
        for program in programs
        if OPENED.search(program)
        for line in program.splitlines()
        if BARE.search(re.sub(r"//.*|\"[^\"]*\"", "", line))
    ]
    where = path.relative_to(support.ROOT)
    return f"{where}: write inarow:: before it\n    " + "\n    ".join(lines) if lines else None


def main():
    found, options = support.compilers(__doc__)
    assert len(public_names()) > 100
    pages = {path for pattern in EXAMPLES for path in support.ROOT.glob(pattern)}
    cases = [(collisions, (compiler, options)) for compiler in found]
    cases += [(bare_names, path) for path in sorted(pages)]
    return support.run(lambda case: case[0](case[1]), cases)


if __name__ == "__main__":
    sys.exit(main())
